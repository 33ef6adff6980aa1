# The words of Phalanxx.

phalanxx-name = Phalanxx
phalanxx-tagline = Three dice at home, three on the road: gather armies, leaders and cities, and inherit Alexander's empire.

# Players, dice, cards, regions.
phalanxx-player = { $seat }
phalanxx-maxximilian = MaXXimilian
phalanxx-die = { $colour } { $pips }
phalanxx-die-white = white
phalanxx-die-orange = orange
phalanxx-die-purple = purple
phalanxx-colour-white = Army (white)
phalanxx-colour-orange = Leader (orange)
phalanxx-colour-purple = Equipment (purple)
phalanxx-symbol-infantry = Infantry
phalanxx-symbol-cavalry = Cavalry
phalanxx-symbol-archer = Archer
phalanxx-counted-white = white cards
phalanxx-counted-orange = orange cards
phalanxx-counted-purple = purple cards
phalanxx-counted-infantry = Infantry symbols
phalanxx-counted-cavalry = Cavalry symbols
phalanxx-counted-archer = Archer symbols
phalanxx-row-top = top row
phalanxx-row-middle = middle row
phalanxx-row-bottom = bottom row
phalanxx-row-short-top = top
phalanxx-row-short-middle = middle
phalanxx-row-short-bottom = bottom
phalanxx-region = { $region }
phalanxx-site = { $site } ({ $region })
phalanxx-value = { $value }
phalanxx-board = The empire from Lydia to the Indus: regions, cities, oases and figures
phalanxx-region-city = { $name }, a city worth { $value }
phalanxx-region-oasis = { $name }, an oasis worth { $value }
phalanxx-region-plain = { $name }
phalanxx-region-held = { $what }, held by { $seat }
phalanxx-region-free = { $what }, free

# Abilities of the expert game.
phalanxx-ability-intrigue = Intrigue
phalanxx-ability-master-trader = Master Trader
phalanxx-ability-legend = Legend
phalanxx-ability-forced-march = Forced March
phalanxx-ability-intrigue-text = Intrigue: the dice you exchange may differ by up to 2.
phalanxx-ability-master-trader-text = Master Trader: every face-up card costs you 1 Talent.
phalanxx-ability-legend-text = Legend: each Leader you play brings 2 more Strength.
phalanxx-ability-forced-march-text = Forced March: you may conquer a free region two steps away.

# The Era cards.
phalanxx-card-titled = { $title }
phalanxx-card-heroism = Heroism
phalanxx-card-heroism-text = Conflicts compare orange and purple cards less turned cards. Cannot be bought.
phalanxx-card-back = Card of era { $era }, face down
phalanxx-card-agrianian-javelins = Agrianian Javelins
phalanxx-card-cretan-archers = Cretan Archers
phalanxx-card-lydian-slingers = Lydian Slingers
phalanxx-card-greek-hoplites = Greek Hoplites
phalanxx-card-thracian-peltasts = Thracian Peltasts
phalanxx-card-phrygian-levy = Phrygian Levy
phalanxx-card-thessalian-riders = Thessalian Riders
phalanxx-card-paionian-lancers = Paionian Lancers
phalanxx-card-kappadokian-horse = Kappadokian Horse
phalanxx-card-parmenion = Parmenion
phalanxx-card-dareios = Dareios
phalanxx-card-memmon-of-rhodes = Memmon of Rhodes
phalanxx-card-blacksmith = Blacksmith
phalanxx-card-supply-wagon-talents = Supply Wagon (Talents)
phalanxx-card-supply-wagon-dice = Supply Wagon (dice)
phalanxx-card-scout = Scout
phalanxx-card-companion-wing = Companion Wing
phalanxx-card-hypaspists = Hypaspists
phalanxx-card-pezhetairoi = Pezhetairoi
phalanxx-card-rhodian-slingers = Rhodian Slingers
phalanxx-card-apple-bearers = Apple Bearers
phalanxx-card-median-horse = Median Horse
phalanxx-card-mardian-archers = Mardian Archers
phalanxx-card-bessos = Bessos
phalanxx-card-porus = Porus
phalanxx-card-horses = Horses
phalanxx-card-fortress = Fortress
phalanxx-card-camouflage = Camouflage
phalanxx-card-silver-shields = Silver Shields
phalanxx-card-war-elephants = War Elephants
phalanxx-card-indian-longbows = Indian Longbows
phalanxx-card-dahai-horse-archers = Dahai Horse Archers
phalanxx-card-royal-squadron = Royal Squadron
phalanxx-card-epigonoi = Epigonoi
phalanxx-card-antigonos = Antigonos
phalanxx-card-military-music = Military Music

# What stands on a card.
phalanxx-card-price = Price { $price }
phalanxx-card-strength = Strength { $strength }
phalanxx-card-grows = Strength { $steps } with 0 / 1 / 2 / 3 / 4 { $counted }
phalanxx-card-symbols = Symbols: { $symbols }
phalanxx-card-deducted = { $points } Strength are deducted at the end
phalanxx-card-would-bring = Played now: +{ $gain } Strength
phalanxx-gear-blacksmith = Sets one Travelling die a turn to any value
phalanxx-gear-talent-wagon = Conditions on Talents are ignored
phalanxx-gear-dice-wagon = Conditions on the values of Home dice are ignored
phalanxx-gear-scout = Look at the top card of the pile before buying; it costs 4
phalanxx-condition-none = ✓ no condition
phalanxx-condition-holds = ✓ { $part }
phalanxx-condition-fails = ✗ { $part }
phalanxx-condition-waived = ✓ { $part } – ignored thanks to a Supply Wagon
phalanxx-needs-home-colour = Home dice: { $least } × { $colour } (you have { $has })
phalanxx-needs-played = Played cards: { $least } × { $colour } (you have { $has })
phalanxx-needs-symbol = Symbols: { $least } × { $symbol } (you have { $has })
phalanxx-needs-figures = { $least } figures on the board (you have { $has })
phalanxx-needs-home-sum = Home dice with a sum of { $least } (yours: { $has })
phalanxx-needs-home-die = A Home die of { $least } or more (your highest: { $has })
phalanxx-needs-talents = { $least } Talents, not paid (you have { $has })
phalanxx-needs-strength = { $least } Strength (you have { $has })
phalanxx-needs-cities = { $least } cities (you hold { $has })
phalanxx-needs-oases = { $least } oases (you hold { $has })
phalanxx-needs-sites = { $least } cities or oases (you hold { $has })

# Panels.
phalanxx-panel-action-card = Action card of { $seat }
phalanxx-panel-home = Home dice
phalanxx-panel-hand = Your hand
phalanxx-panel-held = Cards in hand
phalanxx-panel-cards = Cards for sale
phalanxx-panel-row = Card row, cheapest first
phalanxx-panel-scouted = Seen by the Scout
phalanxx-panel-pile = Cards in the pile
phalanxx-panel-pile-era = The top card of the pile is of era { $era }.
phalanxx-panel-heroism = Heroism is on show: conflicts compare orange and purple cards less turned cards.
phalanxx-panel-last-round = This is the last round.
phalanxx-panel-player = { $seat }
phalanxx-panel-strength = Strength
phalanxx-panel-heroism-total = In conflicts (Heroism)
phalanxx-panel-talents = Talents
phalanxx-panel-money = Money cards: { $low } and { $high }
phalanxx-panel-figures = Figures on the board
phalanxx-panel-reserve = Figures in reserve
phalanxx-panel-display = Played cards
phalanxx-panel-turned = Turned in conflicts
phalanxx-panel-rival = He takes the card at the far right after each of your turns, and never acts.
phalanxx-panel-score = If the game ended now: { $total } ({ $lines })
phalanxx-panel-score-rival = He would have { $total } now ({ $lines })
phalanxx-panel-score-line = { $label } { $points }
phalanxx-space-red = Home
phalanxx-space-grey = used
phalanxx-space-red-row = Red space, { $row }: Home die { $die }
phalanxx-space-grey-row = Grey space, { $row }: { $die }
phalanxx-space-legend = ✓ card or region · ± Talents when pushed in
phalanxx-nothing = empty
phalanxx-mark-high = ✓ { $gain }
phalanxx-mark-low = ✗ { $gain }
phalanxx-die-there = { $die }: { $uses }
phalanxx-die-taken = { $die }, in hand: { $uses }
phalanxx-die-unrolled = A { $colour } die, to be rolled
phalanxx-die-high = card or region: { $rows }; push: { $pushes }
phalanxx-die-low = too low for a card or region; push: { $pushes }
phalanxx-die-push = { $row } { $gain }

# What is asked.
phalanxx-prompt-wait = { $seat } is deciding.
phalanxx-prompt-chance = Cards are drawn and dice rolled.
phalanxx-prompt-buy = Buy a card, or pass: then the card at the far right leaves the game.
phalanxx-prompt-swap = You paid for a dear card: swap a card in hand for a face-up card, or roll.
phalanxx-prompt-give = Which card do you give for { $card }?
phalanxx-prompt-roll = The row slides and is filled; then you roll.
phalanxx-prompt-dice = Take a die. Each is good for one action.
phalanxx-prompt-taken = The { $die } is in your hand: put it on a grey space to use it, or push it in from the left.
phalanxx-prompt-placed = The die lies in the { $row } beside { $home }: play a card, conquer a region, or take 3 Talents.
phalanxx-prompt-moving = { $region } needs more figures than you have in reserve: move { $missing ->
    [one] one figure
   *[other] { $missing } figures
} from your plain regions.
phalanxx-prompt-turning = You have won: turn one of your cards. It costs 3 Strength now and brings 3 at the end.
phalanxx-prompt-exchange = Exchange { $home } of the { $row } for a Home die of someone else?
phalanxx-prompt-turn-end = All three dice are used. Pass them on.
phalanxx-prompt-over = The game is over.
phalanxx-step-buy = Buy
phalanxx-step-roll = Roll
phalanxx-step-act = Three actions
phalanxx-step-pass = Pass on
phalanxx-step-die = Die
phalanxx-step-space = Space
phalanxx-step-use = Use

# What may be done.
phalanxx-group-buy = Buy
phalanxx-group-pass = Buy nothing
phalanxx-group-swap = Swap for
phalanxx-group-give = Give
phalanxx-group-change = Change the die for a figure of the reserve
phalanxx-group-forge = Change the die at the Blacksmith's
phalanxx-group-place = Use the die on a grey space
phalanxx-group-push = Push the die in
phalanxx-group-play = Play a card
phalanxx-group-conquer = Conquer a region
phalanxx-group-income = Income
phalanxx-choice-buy = Buy { $card } for { $price }
phalanxx-choice-scout = Let the Scout look at the top card
phalanxx-choice-buy-scouted = Buy { $card } from the pile for { $price }
phalanxx-choice-pass = Pass: { $card } leaves the game
phalanxx-choice-pass-empty = Pass
phalanxx-choice-swap-for = Swap for { $card }
phalanxx-choice-give = Give { $card }
phalanxx-choice-roll = Roll the dice
phalanxx-choice-take = Take { $die }
phalanxx-choice-change = Give up a figure: { $pips }
phalanxx-choice-forge = Blacksmith: { $pips }
phalanxx-choice-place = Place in the { $row }
phalanxx-choice-push = Push into the { $row }, { $home } slides out
phalanxx-choice-play = Play { $card }
phalanxx-choice-conquer = Conquer { $region }
phalanxx-choice-vacate = Move the figure from { $region }
phalanxx-choice-turn = Turn { $card }
phalanxx-choice-income = Take 3 Talents
phalanxx-choice-exchange = Exchange for { $die } of { $other }
phalanxx-choice-keep = Exchange nothing
phalanxx-choice-end-turn = Pass the dice to the left
phalanxx-choice-end-turn-solo = End the turn: MaXXimilian takes his card
phalanxx-note-swap = may swap a card afterwards
phalanxx-note-place-high = card, region or income
phalanxx-note-place-low = income only: the die is too low
phalanxx-note-talents = { $gain ->
    [0] no Talents
    [1] +1 Talent
    [2] +2 Talents
    [3] +3 Talents
    [4] +4 Talents
    [5] +5 Talents
   *[other] { $gain } Talents
}
phalanxx-note-strength = +{ $gain } Strength
phalanxx-note-conflict = conflict with { $holder }: −3 Strength, one card is turned
phalanxx-note-figures = { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}, worth { $value }
phalanxx-note-figure-lost = the figure is lost; { $reserve } left in reserve

# What happened.
phalanxx-told-starter = { $seat } gets the Action card marked 1 and starts. ({ $clause })
phalanxx-told-ability = { $seat } gets { $ability }. ({ $clause })
phalanxx-told-dealt = You draw { $card }. ({ $clause })
phalanxx-told-dealt-unseen = { $seat } draws a card.
phalanxx-told-home = { $seat } rolls { $dice } as Home dice: { $talents } Talents.
phalanxx-told-rival-home = MaXXimilian's Home dice are { $dice }.
phalanxx-told-turn = Round { $round }: { $seat }
phalanxx-told-bought = { $seat } buys { $card } for { $price }.
phalanxx-told-bought-scouted = { $seat } buys { $card } from the pile for { $price }.
phalanxx-told-bought-unseen = { $seat } buys the card the Scout has seen for { $price }.
phalanxx-told-passed = { $seat } buys nothing; { $card } leaves the game. ({ $clause })
phalanxx-told-passed-empty = { $seat } buys nothing.
phalanxx-told-swapped = { $seat } swaps { $given } for { $taken }.
phalanxx-told-scouted = The Scout of { $seat } sees { $card }.
phalanxx-told-scouted-unseen = The Scout of { $seat } looks at the top card.
phalanxx-told-refilled = { $card } joins the row.
phalanxx-told-heroism = { $card } is on show: conflicts compare coloured cards now. ({ $clause })
phalanxx-told-heroism-gone = Heroism is gone: Strength decides conflicts again. ({ $clause })
phalanxx-told-last-round = The pile cannot fill the row: this is the last round. ({ $clause })
phalanxx-told-rolled = { $seat } rolls { $dice }: { $sum }.
phalanxx-told-low-roll = A low roll: { $seat } earns { $talents } Talents. ({ $clause })
phalanxx-told-changed = { $seat } gives up a figure: { $die } becomes { $pips }. ({ $clause })
phalanxx-told-forged = The Blacksmith of { $seat } makes { $die } a { $pips }. ({ $clause })
phalanxx-told-pushed = { $seat } pushes { $die } in; { $old } slides out ({ $gain } Talents).
phalanxx-told-played = { $seat } plays { $card }: +{ $gained } Strength, { $strength } now. ({ $clause })
phalanxx-told-conquered = { $seat } conquers { $region }.
phalanxx-told-beaten = { $seat } drives { $loser } out of { $region }.
phalanxx-told-vacated = { $seat } moves the figure from { $region }.
phalanxx-told-turned = { $seat } turns { $card } and has { $strength } Strength left. ({ $clause })
phalanxx-told-income = { $seat } earns { $talents } Talents.
phalanxx-told-exchanged = { $seat } exchanges { $given } for { $taken } of { $other }.
phalanxx-told-rival-card = MaXXimilian takes { $card }. ({ $clause })
phalanxx-told-rival-heroism = Heroism lies at the far right: it leaves, and MaXXimilian takes nothing. ({ $clause })
phalanxx-told-over = The game is over.

# Why not.
phalanxx-refusal-not-now = That is not what is to be decided now.
phalanxx-refusal-not-on-row = { $card } does not lie face up.
phalanxx-refusal-heroism-not-for-sale = Heroism cannot be bought.
phalanxx-refusal-heroism-not-for-swap = Heroism cannot be had by a swap.
phalanxx-refusal-too-dear = It costs { $price } Talents and you have { $talents }.
phalanxx-refusal-no-scout = You have not played the Scout.
phalanxx-refusal-nothing-to-scout = The pile is empty.
phalanxx-refusal-scouted-already = The Scout has looked already.
phalanxx-refusal-nothing-scouted = The Scout has not looked yet.
phalanxx-refusal-scouted-heroism = The card is Heroism, which cannot be bought.
phalanxx-refusal-no-swap = Only a card priced 4 or 5 allows a swap, and only one.
phalanxx-refusal-not-in-hand = { $card } is not in your hand.
phalanxx-refusal-no-such-die = There is no { $die } left among the Travelling dice.
phalanxx-refusal-shows-that-already = The die shows that already.
phalanxx-refusal-no-figure-to-give-up = Your reserve is empty: you have no figure to give up.
phalanxx-refusal-no-blacksmith = You have not played the Blacksmith.
phalanxx-refusal-smith-is-tired = The Blacksmith has worked this turn.
phalanxx-refusal-space-is-taken = The grey space of the { $row } is taken.
phalanxx-refusal-too-low = { $die } is lower than { $home } beside it.
phalanxx-refusal-push-too-dear = The push costs { $cost } Talents and you have { $talents }.
phalanxx-refusal-condition = { $card } still needs: { $missing }.
phalanxx-refusal-not-in-play = { $region } is not in play.
phalanxx-refusal-own-region = { $region } is yours already.
phalanxx-refusal-not-adjacent = { $region } does not lie next to a region of yours.
phalanxx-refusal-no-region-left = You hold no region to conquer from.
phalanxx-refusal-march-into-conflict = { $region } is held: a Forced March ends on a free region.
phalanxx-refusal-march-through-occupied = Every way to { $region } leads through a region someone holds.
phalanxx-refusal-too-few-figures = { $needed ->
    [one] One figure is needed
   *[other] { $needed } figures are needed
}; you have { $reserve } in reserve and may move { $movable }.
phalanxx-refusal-too-weak-to-fight = A conflict costs 3 Strength and you have { $strength }.
phalanxx-refusal-no-card-to-turn = You have no unturned card to turn.
phalanxx-refusal-not-stronger = { $holder } has { $other } Strength; your { $own } must be more.
phalanxx-refusal-not-more-heroic = Under Heroism { $holder } counts { $other }; your { $own } must be more.
phalanxx-refusal-not-your-region = { $region } is not yours.
phalanxx-refusal-site-is-kept = { $region } has a city or an oasis: its figures stay.
phalanxx-refusal-not-in-display = You have not played { $card }.
phalanxx-refusal-turned-already = { $card } was turned before.
phalanxx-refusal-nobody-to-exchange-with = You can only exchange with another player.
phalanxx-refusal-not-their-die = { $other } has no Home die { $die }.
phalanxx-refusal-unequal-dice = { $own } and { $other } differ by { $difference }; { $tolerance ->
    [0] they must show the same value.
   *[other] they may differ by { $tolerance } at most.
}

# The end.
phalanxx-end-strength = { $winners } wins with { $score }.
phalanxx-end-dice = { $winners } wins with { $score }: the higher Home dice break the tie.
phalanxx-end-shared = { $winners } share the victory with { $score } and equal Home dice.
phalanxx-end-solo = { $own } against { $rival }, { $margin } ahead: { $rank }. ({ $clause })
# What the percentages of advice and analysis mean to who plays alone.
phalanxx-worth = The result is your rank: each rank above dishonourably discharged is worth a sixth, so a sergeant 33 % and “the Great” 100 %.
phalanxx-rank-discharged = dishonourably discharged
phalanxx-rank-company = a company of soldiers
phalanxx-rank-sergeant = sergeant
phalanxx-rank-lieutenant = lieutenant
phalanxx-rank-general = general
phalanxx-rank-adviser = adviser to the king
phalanxx-rank-great = “the Great”
phalanxx-score-strength = Strength
phalanxx-score-conflicts = Turned cards
phalanxx-score-fame = Fame
phalanxx-score-figures = Figures
phalanxx-score-talents = Talents
phalanxx-score-sites = Cities and oases
phalanxx-score-camouflage = Camouflage

# Options.
phalanxx-option-game = Game
phalanxx-option-game-basic = Basic: Action cards have no ability.
phalanxx-option-game-expert = Expert: each player has a special ability. (Alone, the game is always basic.)
phalanxx-option-rulebook = Rulebook
phalanxx-option-rulebook-english = English: the options below as they are chosen.
phalanxx-option-rulebook-french = French: where the French rulebook reads otherwise, its reading, whatever is chosen below.
phalanxx-option-endTrigger = The end comes
phalanxx-option-endTrigger-refillFails = when the pile fails to fill the row.
phalanxx-option-endTrigger-deckEmpty = when the pile is empty: 8 rounds for any number of players.
phalanxx-option-exchangeTrigger = Swapping a card depends on
phalanxx-option-exchangeTrigger-printed = the price printed, so the Master Trader may swap too.
phalanxx-option-exchangeTrigger-paid = the price paid.
phalanxx-option-diceCondition = A condition on Home dice asks for
phalanxx-option-diceCondition-sum = their sum.
phalanxx-option-diceCondition-single = one high die.
phalanxx-option-shortfall = When the reserve is short
phalanxx-option-shortfall-several = as many figures as are missing may be moved.
phalanxx-option-shortfall-one = one figure may be moved.
phalanxx-option-defeatedFigures = Beaten figures go
phalanxx-option-defeatedFigures-reserve = back to their reserve.
phalanxx-option-defeatedFigures-box = to the box, for good.
phalanxx-option-selfCount = Memmon, Horses and Fortress
phalanxx-option-selfCount-on = count themselves.
phalanxx-option-selfCount-off = count only the others.
phalanxx-option-blacksmith = The Blacksmith works
phalanxx-option-blacksmith-1 = once a turn.
phalanxx-option-blacksmith-unlimited = on every die.
phalanxx-option-scout = The Scout's card is seen
phalanxx-option-scout-private = by its player alone.
phalanxx-option-scout-public = by everybody.
phalanxx-option-traderScope = The Master Trader pays 1
phalanxx-option-traderScope-board = for face-up cards.
phalanxx-option-traderScope-any = for the Scout's card too.
phalanxx-option-forcedMarch = A Forced March
phalanxx-option-forcedMarch-emptyTarget = ends on a free region.
phalanxx-option-forcedMarch-mayAttack = may end in an attack.
phalanxx-option-soloOasis = Alone, you start on
phalanxx-option-soloOasis-2 = oasis 2, as in the game of two.
phalanxx-option-soloOasis-3 = the oasis that stands for number 3 of the French rulebook.
phalanxx-option-soloFiguresScore = MaXXimilian's figures
phalanxx-option-soloFiguresScore-on = count 1 each.
phalanxx-option-soloFiguresScore-off = do not count.
phalanxx-option-soloHeroism = When Heroism lies at the far right, MaXXimilian
phalanxx-option-soloHeroism-skip = takes the next card.
phalanxx-option-soloHeroism-remove = removes it and takes nothing.

# What can be wrong with an edition.
phalanxx-fault-figures = { $found } figures a colour are too few: 12 are needed.
phalanxx-fault-talents = { $found } Talents are too few: three Home dice alone may give 18.
phalanxx-fault-card-id = “{ $id }” is no card: cards are x-01 to x-16, xx-01 to xx-13 and xxx-01 to xxx-13.
phalanxx-fault-card-twice = Card { $id } stands twice, or is Heroism, which needs no entry.
phalanxx-fault-card-values = The numbers of card { $id } cannot be: Strength up to 20, either fixed or growing in at most 5 steps that never fall, each symbol at most twice.
phalanxx-fault-card-name = The name of card { $id } is a key of small letters, digits and hyphens; give a title for any other name.
phalanxx-fault-card-missing = Card { $id } is missing.
phalanxx-fault-region-id = “{ $id }” is no region: regions are w01 to w20, e01 to e20 and t01 to t24.
phalanxx-fault-region-twice = Region { $id } stands twice.
phalanxx-fault-two-sites = Region { $id } has a city and an oasis; it can have one of them.
phalanxx-fault-neighbour = { $id } names { $other } as its neighbour, but { $other } is not on the same side or does not name { $id }.
phalanxx-fault-passage = The passage between { $id } and { $other } must join two regions of one side.
phalanxx-fault-passage-never = The passage between { $id } and { $other } is for the half board only, but does not lie on the left half. Join two regions of the left half, or leave half_board_only out.
phalanxx-fault-passage-off-map = The passage between { $id } and { $other } leads through a point off the map. Give points inside the edges of [drawing].
phalanxx-fault-french-oasis = “{ $id }” is no oasis on the left half.
phalanxx-fault-start = For { $seats } players there must be exactly one city and one oasis numbered { $number }.
phalanxx-fault-removed = With { $removed } cards of each era removed too few are left for { $seats } players.
phalanxx-fault-rival-figures = MaXXimilian would need { $needed } figures and has { $figures }: the left half has too many cities and oases.

# Headings of the rulebook.
phalanxx-section-goal = Goal
phalanxx-section-components = Components
phalanxx-section-money = Money cards
phalanxx-section-action-cards = Action cards
phalanxx-section-era-cards = Era cards
phalanxx-section-board = Board and Strength track
phalanxx-section-preparation = Preparation
phalanxx-section-buy = 1. Buy a card
phalanxx-section-roll = 2. Roll the dice
phalanxx-section-actions = 3. Actions
phalanxx-section-play = 3a. Play a card
phalanxx-section-conquer = 3b. Conquer a region
phalanxx-section-push = 3c. Push a die
phalanxx-section-income = 3d. Income and exchange
phalanxx-section-any-time = At any time
phalanxx-section-pass = 4. Pass the dice
phalanxx-section-conditions = Conditions
phalanxx-section-conflict = Conflict
phalanxx-section-heroism = Heroism
phalanxx-section-end = End of the game
phalanxx-section-score = Final score
phalanxx-section-fame = Fame groups
phalanxx-section-leaders = Leaders
phalanxx-section-equipment = Equipment
phalanxx-section-expert = Expert game
phalanxx-section-solo = Alone
phalanxx-section-solo-rank = Ranks
phalanxx-section-edge = What follows

# What counts in a position.
phalanxx-term-cards = Strength and turned cards
phalanxx-term-fame = Fame
phalanxx-term-fame-near = Fame within reach
phalanxx-term-figures = figures on the board
phalanxx-term-sites = cities and oases
phalanxx-term-talents = Talents
phalanxx-term-purse = Talents to buy with
phalanxx-term-ready = cards ready to be played
phalanxx-term-waiting = cards that wait for their condition
phalanxx-term-gear = lasting abilities
phalanxx-term-home = low Home dice
phalanxx-term-reserve = figures in reserve
phalanxx-term-edge = more Strength than the others
phalanxx-term-heroism = Leaders and Equipment for Heroism
phalanxx-term-open = free regions next door
phalanxx-term-spoils = weaker neighbours
phalanxx-term-exposed = regions open to attack
phalanxx-term-turn = what the dice of this turn can do
phalanxx-term-later = turns still to come
phalanxx-term-alone = MaXXimilian's cards to come
