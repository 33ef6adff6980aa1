# Words of Alexandros.

alexandros-name = Alexandros
alexandros-tagline = Alexander's route divides Persia into provinces; the richest of them pay the winner.

# What counts in a position.
alexandros-term-points = points scored
alexandros-term-taxes = taxes still to come from the provinces held
alexandros-term-ready = a card at hand to collect taxes with
alexandros-term-cards = cards in hand
alexandros-term-prospect = a province in reach
alexandros-term-turn = the turn to take that province
alexandros-term-reserve = governors in reserve
alexandros-term-spread = cards of many symbols

# Symbols, cards, cells.
alexandros-symbol-temple = temple
alexandros-symbol-amphora = amphora
alexandros-symbol-horse = horse
alexandros-symbol-lyre = lyre
alexandros-symbol-hoplite = hoplite
alexandros-blank = blank cell
alexandros-cell = { $kind } { $name }
alexandros-cards-temple = { $count ->
    [one] 1 temple
   *[other] { $count } temples
}
alexandros-cards-amphora = { $count ->
    [one] 1 amphora
   *[other] { $count } amphorae
}
alexandros-cards-horse = { $count ->
    [one] 1 horse
   *[other] { $count } horses
}
alexandros-cards-lyre = { $count ->
    [one] 1 lyre
   *[other] { $count } lyres
}
alexandros-cards-hoplite = { $count ->
    [one] 1 hoplite
   *[other] { $count } hoplites
}
alexandros-corner-n = north corner
alexandros-corner-ne = north-east corner
alexandros-corner-nw = north-west corner
alexandros-corner-s = south corner
alexandros-corner-se = south-east corner
alexandros-corner-sw = south-west corner
alexandros-direction-e = east
alexandros-direction-ne = north-east
alexandros-direction-nw = north-west
alexandros-direction-w = west
alexandros-direction-se = south-east
alexandros-direction-sw = south-west

# The board.
alexandros-board = The Persian empire in triangular cells, with walls, provinces and governors
alexandros-start = Where Alexander set out
alexandros-alexander = Alexander, on point { $point }
alexandros-governor = Governor of { $seat } on { $cell }
alexandros-province-held = Province of { $seat }: { $blanks ->
    [one] 1 blank cell
   *[other] { $blanks } blank cells
}, { $symbols }; { $governors ->
    [one] 1 governor, pays taxes
   *[other] { $governors } governors, pays no taxes
}
alexandros-province-vacant = Vacant province: { $blanks ->
    [one] 1 blank cell
   *[other] { $blanks } blank cells
}, { $symbols }
alexandros-sea-mediterranean = Mediterranean
alexandros-sea-black = Black Sea
alexandros-sea-caspian = Caspian Sea
alexandros-sea-gulf = Persian Gulf

# Beside the board.
alexandros-panel-player = { $seat }
alexandros-panel-score = Points
alexandros-panel-yield = Taxes due
alexandros-panel-reserve = Governors in reserve
alexandros-panel-cards = Cards
alexandros-panel-hand = Your hand
alexandros-panel-hand-of = Hand of { $seat }
alexandros-panel-common = Cards and walls
alexandros-panel-open = Face up
alexandros-panel-pile = Draw pile
alexandros-panel-discards = Discards
alexandros-panel-black-walls = Black walls
alexandros-panel-red-walls = Red walls
alexandros-card-back = face-down card

# What is asked.
alexandros-step-card = Card
alexandros-step-cell = Cell
alexandros-step-corner = Corner
alexandros-step-route = Route
alexandros-step-actions = Actions
alexandros-prompt-chance = Cards are drawn.
alexandros-prompt-card = Which card moves Alexander?
alexandros-prompt-cell = Several { $symbol } cells are equally near. To which does Alexander go?
alexandros-prompt-corner = To which corner of { $cell } does Alexander go?
alexandros-prompt-route = Alexander is on his way to the { $corner } of { $cell } ({ $walls ->
    [0] no new wall
    [one] 1 new wall
   *[other] { $walls } new walls
} so far). Where does he walk on?
alexandros-prompt-actions = { $left ->
    [one] One more action.
   *[other] Two actions: what do you do?
}
alexandros-prompt-last-actions = The black walls have run out: this is the last turn. { $left ->
    [one] One more action.
   *[other] Two actions: what do you do?
}
alexandros-prompt-done = Both actions are taken. End your turn, or take something back.
alexandros-prompt-occupy = Post governors in this province ({ $blanks ->
    [one] 1 point
   *[other] { $blanks } points
} of taxes with a single governor; { $governors } in reserve) and pay for the rest with cards.
alexandros-prompt-give = Choose which of the cards you used go to { $seat }: { $left ->
    [one] one more.
   *[other] { $left } more.
}
alexandros-waiting-card = { $seat } chooses the card that moves Alexander.
alexandros-waiting-route = { $seat } leads Alexander on his way.
alexandros-waiting-actions = { $seat } takes actions.

# What may be done.
alexandros-group-take = Take a face-up card
alexandros-group-joker = Take a card as a joker
alexandros-group-spend = Special move: spend a card from your hand
alexandros-group-stay = No card leads anywhere
alexandros-group-card = Take a card
alexandros-group-province = Occupy or take over
alexandros-group-taxes = Collect taxes
alexandros-group-recall = Recall a governor
alexandros-group-end = When you are done
alexandros-group-post = Post a governor
alexandros-group-pay = Pay for the rest
alexandros-choice-take = Take the { $symbol }
alexandros-choice-joker = Take the { $symbol } and move to the nearest { $toward }
alexandros-choice-spend = Spend the { $symbol }
alexandros-choice-stay = Let Alexander stay
alexandros-choice-stay-taking = Let Alexander stay and take the { $symbol }
alexandros-choice-cell = Go to { $cell }
alexandros-choice-corner = To the { $corner }
alexandros-choice-via = Walk { $direction }
alexandros-choice-draw = Draw from the pile
alexandros-choice-pick = Take the { $symbol }
alexandros-choice-occupy = Occupy the province { $name }
alexandros-choice-take-over = Take the province { $name } from { $seat }
alexandros-choice-tax = Collect taxes with the { $symbol }
alexandros-choice-recall = Recall the governor from { $cell }
alexandros-choice-end-turn = End the turn
alexandros-choice-post = Governor on { $cell }
alexandros-choice-pay = Pay { $cards }
alexandros-choice-hold = Nothing left to pay: hold the province
alexandros-choice-give = Give the { $symbol }
alexandros-note-leads = to { $cells }, { $distance ->
    [one] 1 line
   *[other] { $distance } lines
} away
alexandros-note-distance = { $distance ->
    [0] Alexander stands at its corner
    [one] 1 line away
   *[other] { $distance } lines away
}
alexandros-note-walls = { $distance ->
    [one] 1 line
   *[other] { $distance } lines
}, { $spread ->
    [0] { $fewest ->
        [0] no new wall
        [one] 1 new wall
       *[other] { $fewest } new walls
    }
   *[other] { $fewest } to { $most } new walls
}
alexandros-note-walls-in-all = { $distance ->
    [one] 1 line
   *[other] { $distance } lines
} to go, { $spread ->
    [0] { $fewest ->
        [0] no new wall
        [one] 1 new wall
       *[other] { $fewest } new walls
    }
   *[other] { $fewest } to { $most } new walls
} in all
alexandros-note-pile = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
alexandros-note-province = worth { $blanks ->
    [one] 1 point
   *[other] { $blanks } points
}; asks for { $symbols }
alexandros-note-taxes = { $yields }
alexandros-note-yield = { $seat } +{ $points }
alexandros-note-recall-vacates = leaves the province vacant
alexandros-note-recall-yields = the province then pays { $blanks ->
    [one] 1 point
   *[other] { $blanks } points
}
alexandros-note-recall-leaves = leaves { $governors } governors there
alexandros-note-passes = { $actions ->
    [one] 1 action unused
   *[other] { $actions } actions unused
}
alexandros-note-province-yields = pays { $blanks ->
    [one] 1 point
   *[other] { $blanks } points
} of taxes
alexandros-note-province-idle = { $governors } governors: no taxes
alexandros-note-used = { $count } used, { $left } still to give

# What happened.
alexandros-fact-dealt = You are dealt a card: { $symbol }.
alexandros-fact-turned-up = A card is turned up: { $symbol }.
alexandros-fact-begins = { $seat } begins.
alexandros-fact-turn = Turn of { $seat }
alexandros-fact-reshuffled = The { $count } discards are shuffled into a new draw pile.
alexandros-fact-takes-to-move = { $seat } takes the { $symbol } to move Alexander.
alexandros-fact-takes-joker = { $seat } takes the { $symbol } as a joker and moves to the nearest { $toward }.
alexandros-fact-spends-to-move = Special move: { $seat } spends a card ({ $symbol }).
alexandros-fact-stays = No card leads anywhere: Alexander stays.
alexandros-fact-stays-taking = No card leads anywhere: Alexander stays, and { $seat } takes the { $symbol }.
alexandros-fact-arrives = Alexander goes to the { $corner } of { $cell }: { $walls ->
    [0] no new wall
    [one] 1 new wall
   *[other] { $walls } new walls
}.
alexandros-fact-last-turn = The black walls have run out: { $seat } plays the last turn.
alexandros-fact-draws = You draw a card: { $symbol }.
alexandros-fact-draws-unseen = { $seat } draws a card.
alexandros-fact-picks = { $seat } takes the { $symbol }.
alexandros-fact-posts = { $seat } posts a governor on { $cell }.
alexandros-fact-occupies = { $seat } occupies a province worth { $blanks ->
    [one] 1 point
   *[other] { $blanks } points
}.
alexandros-fact-occupies-paying = { $seat } pays { $cards } and occupies a province worth { $blanks ->
    [one] 1 point
   *[other] { $blanks } points
}.
alexandros-fact-takes-over = { $seat } drives the governors of { $loser } out of a province with { $cards }.
alexandros-fact-gives = { $loser } receives { $cards }.
alexandros-fact-taxes = { $seat } collects taxes with a card ({ $symbol }).
alexandros-fact-scores = { $seat } scores { $points }, now { $total }.
alexandros-fact-recalls = { $seat } recalls the governor from { $cell }.
alexandros-fact-passes = { $seat } passes up { $actions ->
    [one] one action
   *[other] both actions
}.

# The end.
alexandros-end = { $end } { $how }
alexandros-end-points = { $goal } points are reached.
alexandros-end-walls = The black walls have run out.
alexandros-end-most-points = Most points win.
alexandros-end-more-cards = Points are equal; more cards in hand win.
alexandros-end-shared = Points are equal: the victory is shared.
alexandros-score-own-turns = Taxes of own turns
alexandros-score-other-turns = Taxes in others' turns

# Options.
alexandros-option-firstPlayer = Who begins
alexandros-option-firstPlayer-random = The lot decides.
alexandros-option-firstPlayer-0 = Seat 1 begins.
alexandros-option-firstPlayer-1 = Seat 2 begins.
alexandros-option-firstPlayer-2 = Seat 3 begins.
alexandros-option-firstPlayer-3 = Seat 4 begins.
alexandros-option-coastWalls = Walls along the coast
alexandros-option-coastWalls-true = A route along the coast is walled like any other.
alexandros-option-coastWalls-false = Coast lines get no walls and cost none.
alexandros-option-joker = Jokers
alexandros-option-joker-perCard = Each face-up card without an available cell is a joker.
alexandros-option-joker-bothOnly = Face-up cards are jokers only when none of them has an available cell.
alexandros-option-refund = Cards for the loser of a province
alexandros-option-refund-all = Half of all cards used to take it over.
alexandros-option-refund-occupation = Half of the cards that paid for the occupation only.
alexandros-option-finalTie = Equal points at the end
alexandros-option-finalTie-shared = The victory is shared.
alexandros-option-finalTie-cards = More cards in hand win.

# Refusals.
alexandros-refusal-not-face-up = No { $symbol } lies face up.
alexandros-refusal-none-available = No { $symbol } cell is available: each has a wall on a side, a governor in it, or Alexander at a corner.
alexandros-refusal-too-few-walls-toward = The { $walls } walls left do not suffice for a route to the nearest { $symbol }.
alexandros-refusal-no-joker = The { $symbol } is no joker: a cell with its symbol is available.
alexandros-refusal-no-joker-both = The { $symbol } is no joker: a cell is available for one of the face-up cards.
alexandros-refusal-no-joker-from-hand = No { $symbol } cell is available, and a card from hand is never a joker.
alexandros-refusal-not-in-hand = There is no { $symbol } in your hand.
alexandros-refusal-must-move = Alexander cannot stay: a face-up card leads somewhere.
alexandros-refusal-must-take-a-card = If Alexander stays, you take one of the face-up cards.
alexandros-refusal-no-such-cell = { $cell } is not a cell of the board.
alexandros-refusal-other-symbol = The card leads to { $symbol } cells; this is { $cell }.
alexandros-refusal-walled = A side of { $cell } has a wall.
alexandros-refusal-governed = A governor stands in { $cell }.
alexandros-refusal-alexander-at-corner = Alexander stands at a corner of { $cell } already.
alexandros-refusal-farther = { $cell } is { $distance } lines away, but another is only { $nearest }.
alexandros-refusal-too-few-walls-to = The { $walls } walls left do not suffice for a route to { $cell }.
alexandros-refusal-too-few-walls-via = The { $walls } walls left do not suffice for the route by point { $point }.
alexandros-refusal-no-corner = Point { $point } is no corner of the cell.
alexandros-refusal-not-the-shortest = No shortest route to the corner leads over point { $point } next.
alexandros-refusal-no-actions-left = Both actions of this turn are taken.
alexandros-refusal-nothing-to-draw = Pile and discards are empty.
alexandros-refusal-nothing-to-pick = No { $symbol } lies face up; cards taken are replaced only after the turn.
alexandros-refusal-not-the-first-cell = { $cell } lies in the province that is named by its first cell, { $first }.
alexandros-refusal-no-symbol-cell = The province has no symbol cell, so no governor can stand in it.
alexandros-refusal-no-governor-left = You have no governor in reserve.
alexandros-refusal-already-own = The province is yours already.
alexandros-refusal-held-by = The province is held by { $seat }: take it over instead.
alexandros-refusal-vacant = Nobody holds the province: occupy it instead.
alexandros-refusal-cannot-pay = You lack { $missing }, and { $governors ->
    [0] no governor can
    [one] 1 governor cannot
   *[other] { $governors } governors cannot
} make up for that.
alexandros-refusal-post-instead = You lack { $missing }: post a governor there instead.
alexandros-refusal-cannot-oust = You lack { $missing } to drive out the governors of { $seat }.
alexandros-refusal-no-place-for-a-governor = { $cell } is no symbol cell of the province.
alexandros-refusal-governor-there-already = A governor stands on { $cell } already.
alexandros-refusal-no-governor-posted = Post at least one governor first.
alexandros-refusal-not-among-the-used = No { $symbol } is among the cards used.
alexandros-refusal-taxed-already = Taxes were collected this turn already.
alexandros-refusal-no-governor-on = None of your governors stands on the symbol { $symbol }.
alexandros-refusal-no-card-to-tax-with = Your governor stands on the symbol { $symbol }, but you have no such card.
alexandros-refusal-no-own-governor = None of your governors stands on { $cell }.
alexandros-refusal-order-move = First Alexander moves: choose the card.
alexandros-refusal-order-cell = First choose the cell Alexander goes to.
alexandros-refusal-order-corner = First choose the corner Alexander goes to.
alexandros-refusal-order-route = First lead Alexander to his corner.
alexandros-refusal-order-actions = Alexander has moved: now take actions or end the turn.
alexandros-refusal-order-occupy = First finish occupying the province.
alexandros-refusal-order-give = First choose the cards the loser gets.

# Faults of an edition or an order.
alexandros-fault-number = { $found } is out of range: it can be { $min } to { $max }.
alexandros-fault-point-name = “{ $name }” is no point. Write it like q2r1.
alexandros-fault-start-not-on-land = The start { $start } is not a corner of any land cell.
alexandros-fault-too-many-rows = The map has { $found } rows; at most { $most } are possible.
alexandros-fault-row-too-wide = This row has { $found } cells; at most { $most } are possible.
alexandros-fault-too-many-cells = The map has more than { $most } land cells.
alexandros-fault-too-many-points = The map has { $found } points; at most { $most } are possible.
alexandros-fault-too-many-lines = The map has { $found } lines; at most { $most } are possible.
alexandros-fault-not-connected = The land is not in one piece: point { $point } cannot be reached from { $start }.
alexandros-fault-letter = “{ $letter }” at { $cell } is no cell. Write T, A, H, L or O for a symbol, a dot for a blank cell, a space for the sea.
alexandros-fault-count-name = “{ $name }” is not counted. What is counted: { $known }.
alexandros-fault-count = The map has { $found } of “{ $name }”, but the edition says { $said }.
alexandros-fault-sea-place = The place of a name lies between −{ $most } and { $most }.
alexandros-fault-first-player = Seat { $seat } cannot begin: the { $seats } seats count from 0.

# Positions laid out by hand.
alexandros-arrange-seat = There is no seat { $seat } at this table; seats count from 0.
alexandros-arrange-point = { $point } is not a point of the board.
alexandros-arrange-line = No line joins { $from } and { $to }.
alexandros-arrange-walls = There are not so many walls.
alexandros-arrange-cell = { $cell } is not a free symbol cell.
alexandros-arrange-two-owners = { $cell } lies in a province that another player holds.
alexandros-arrange-governors = There is no governor left for { $cell }.
alexandros-arrange-cards = There are not so many cards, or more than two face up.

# Headings of the rulebook.
alexandros-section-overview = Overview
alexandros-section-contents = What is in the box
alexandros-section-setup = Setting up
alexandros-section-play = The course of play
alexandros-section-move = Moving Alexander
alexandros-section-special-move = The special move
alexandros-section-actions = Actions
alexandros-section-card = Taking a card
alexandros-section-province = Provinces
alexandros-section-occupy = Occupying a province
alexandros-section-take-over = Taking over a province
alexandros-section-taxes = Collecting taxes
alexandros-section-recall = Recalling a governor
alexandros-section-end = The end of the game
alexandros-section-special-cases = Special cases
