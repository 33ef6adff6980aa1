# The words of Commander.

# The game.
commander-name = Commander
commander-tagline = Alone against the Great King: four campaigns of Alexander, one by one or as one life.

# Campaigns, nations, forces.
commander-campaign-granicus = the Granicus
commander-campaign-issus = Issus
commander-campaign-tyre = Tyre
commander-campaign-gaugamela = Gaugamela
commander-nation-macedon = Macedonians
commander-nation-persia = Persians
commander-nation-india = Indians
commander-nation-south-greece = southern Greeks
commander-of-macedon = { $troop }
commander-of-persia = { $troop } (Persian)
commander-of-india = { $troop } (Indian)
commander-of-south-greece = { $troop } (Greek)
commander-troop-archers = archers
commander-troop-peltasts = peltasts
commander-troop-infantry = infantry
commander-troop-phalanx = phalanx
commander-troop-heavy-cavalry = heavy cavalry
commander-troop-light-cavalry = light cavalry
commander-troop-siege-engine = siege engine
commander-troop-chariots = chariots
commander-troop-elephants = elephants
commander-troop-sacred-band = Sacred Band
commander-leader-chares = Chares
commander-leader-memnon = Memnon
commander-leader-darius = Darius III
commander-leader-porus = Porus
commander-leader = the leader
commander-alexander = Alexander
commander-alexander-level = Alexander A{ $level }
commander-side-full = at full strength
commander-side-reduced = reduced
commander-stance-ready = still to act
commander-stance-done = has acted
commander-stance-spent = has attacked, rests in the next round
commander-stance-resting = rests in this round
commander-force-reduced = { $troop } (reduced)
commander-force-stance = { $force } – { $stance }
commander-times = { $count } × { $what }
commander-values = Speed { $speed }, battle value { $bv }{ $ss ->
    [0] {""}
   *[other] , two hits up to { $ss }
}
commander-wall-full = wall
commander-wall-reduced = wall (reduced)
commander-wall-text = Does not attack; weighs on every attacker but siege engines.
commander-lore = { $text }

# Places.
commander-place-macedonia = Macedonia
commander-place-chaeronea = Chaeronea
commander-place-sestus = Sestus
commander-place-ilium = Ilium
commander-place-granicus = Granicus
commander-place-sardis = Sardis
commander-place-ephesus = Ephesus
commander-place-halicarnassus = Halicarnassus
commander-place-lycia = Lycia
commander-place-side = Side
commander-place-gordium = Gordium
commander-place-ancyra = Ancyra
commander-place-cilicia = Cilicia
commander-place-cilician-gates = Cilician Gates
commander-place-tarsus = Tarsus
commander-place-issus = Issus
commander-place-byblos = Byblos
commander-place-sidon = Sidon
commander-place-old-tyre = Old Tyre
commander-place-tyre = Tyre
commander-place-acco = Acco
commander-place-jerusalem = Jerusalem
commander-place-gaza = Gaza
commander-place-thapsacus = Thapsacus
commander-place-gaugamela = Gaugamela
commander-place-babylon = Babylon
commander-place-susa = Susa
commander-place-persepolis = Persepolis
commander-place-ecbatana = Ecbatana
commander-place-hecatompylos = Hecatompylos
commander-place-bactra = Bactra
commander-place-maracanda = Maracanda
commander-place-taxila = Taxila
commander-place-hydaspes = Hydaspes
commander-place-pattala = Pattala
commander-place-gedrosia = Gedrosia
commander-place-carmania = Carmania
commander-place-pella = Pella
commander-place-thebes = Thebes
commander-place-athens = Athens
commander-place-miletus = Miletus
commander-place-perga = Perga
commander-place-celaenae = Celaenae
commander-place-damascus = Damascus
commander-place-memphis = Memphis
commander-place-siwa = Siwa
commander-place-arbela = Arbela
commander-place-opis = Opis
commander-place-pasargadae = Pasargadae
commander-place-zadracarta = Zadracarta
commander-place-nicaea = Nicaea
commander-place-multan = Multan

# Dates.
commander-date-year = { $year } BC
commander-date-years = { $year }–{ $until } BC
commander-date-spring = Spring { $year } BC
commander-date-summer = Summer { $year } BC
commander-date-autumn = Autumn { $year } BC
commander-date-winter = Winter { $year } BC
commander-date-early-spring = Early spring { $year } BC
commander-date-late-spring = Late spring { $year } BC
commander-date-early-summer = Early summer { $year } BC
commander-date-late-summer = Late summer { $year } BC
commander-date-early-autumn = Early autumn { $year } BC
commander-date-late-autumn = Late autumn { $year } BC
commander-date-early-winter = Early winter { $year } BC
commander-date-late-winter = Late winter { $year } BC
commander-date-january = January { $year } BC
commander-date-february = February { $year } BC
commander-date-march = March { $year } BC
commander-date-april = April { $year } BC
commander-date-may = May { $year } BC
commander-date-june = June { $year } BC
commander-date-july = July { $year } BC
commander-date-august = August { $year } BC
commander-date-september = September { $year } BC
commander-date-october = October { $year } BC
commander-date-november = November { $year } BC
commander-date-december = December { $year } BC

# Plans.
commander-plan-charge = Charge
commander-plan-charge-text = One cavalry force attacks in the round it should rest.
commander-plan-envelopment = Envelopment
commander-plan-envelopment-text = At any time as many hits as the numeric advantage; not while a wall stands.
commander-plan-flank = Flank
commander-plan-flank-text = One more hit for infantry or cavalry that has hit.
commander-plan-leadership = Leadership
commander-plan-leadership-text = Alexander's battle value and superscript are 1 higher.
commander-plan-rally = Rally
commander-plan-rally-text = Absorbs one hit.
commander-plan-regroup = Regroup
commander-plan-regroup-text = A destroyed force is back at full strength after the battle.
commander-plan-sacrifice = Sacrifice
commander-plan-sacrifice-text = A force's die counts as 1; then the force is lost.
commander-foe-archers = Archers
commander-foe-archers-text = First round: enemy archers +3.
commander-foe-cavalry = Cavalry
commander-foe-cavalry-text = First round: enemy cavalry +1, superscript too.
commander-foe-confusion = Confusion
commander-foe-confusion-text = Alexander loses a plan at random.
commander-foe-deployment = Deployment
commander-foe-deployment-text = One more force joins the enemy.
commander-foe-flank = Flank
commander-foe-flank-text = One more hit for enemy infantry or cavalry.
commander-foe-guards = Guards
commander-foe-guards-text = Absorbs one hit of Alexander on the leader.
commander-foe-infantry = Infantry
commander-foe-infantry-text = First round: enemy infantry +2.
commander-foe-raid = Raid
commander-foe-raid-text = Costs one or two gold.
commander-foe-rally = Rally
commander-foe-rally-text = Absorbs one hit before the forces do.

# Insights and advisors.
commander-insight-anticipation = Anticipation
commander-insight-anticipation-text = The enemy draws no plans in this battle.
commander-insight-bucephalus = Bucephalus
commander-insight-bucephalus-text = Alexander's battle value and superscript are 1 higher in this battle.
commander-insight-courtesans = Courtesans
commander-insight-courtesans-text = Adds 4 to an intimidation.
commander-insight-diplomats = Diplomats
commander-insight-diplomats-text = Adds 3 to every enemy order of the turn.
commander-insight-maneuver = Maneuver
commander-insight-maneuver-text = The enemy does not attack in the first round.
commander-insight-morale = Morale
commander-insight-morale-text = One Rally for each own force.
commander-insight-spies = Spies
commander-insight-spies-text = A counter at random leaves each enemy fortress; never Tyre.
commander-insight-trap = Trap
commander-insight-trap-text = As many hits as a die shows, never on the leader.
commander-advisor-antipater = Antipater
commander-advisor-antipater-text = City, temple and forces may all be bought in one turn.
commander-advisor-aristander = Aristander
commander-advisor-aristander-text = Adds 1 to an enemy order die, if you like.
commander-advisor-callisthenes = Callisthenes
commander-advisor-callisthenes-text = One more glory for every battle, fortress or leader.
commander-advisor-hephaestion = Hephaestion
commander-advisor-hephaestion-text = Alexander's battle value is 1 higher, and so his free plans.
commander-advisor-parmenion = Parmenion
commander-advisor-parmenion-text = The enemy draws three plans fewer.

# Prophecies.
commander-prophecy-wall-of-wood = “A wall of wood alone…”
commander-prophecy-wall-of-wood-text = Conquer a crucial region and raze it.
commander-prophecy-care-for-these = “Care for these things…”
commander-prophecy-care-for-these-text = Own two crucial regions.
commander-prophecy-let-go-of-me = “Let go of me…”
commander-prophecy-let-go-of-me-text = Conquer a crucial region and govern it.
commander-prophecy-own-nature = “Make your own nature…”
commander-prophecy-own-nature-text = Play a whole turn without any advisor.
commander-prophecy-pray-to-winds = “Pray to the Winds…”
commander-prophecy-pray-to-winds-text = Pay five gold.
commander-prophecy-serpent = “The serpent in craftiness…”
commander-prophecy-serpent-text = Discard an advisor.
commander-prophecy-bulls-or-lions = “The strength of bulls or lions…”
commander-prophecy-bulls-or-lions-text = Build a city.
commander-prophecy-silver-spears = “With silver spears…”
commander-prophecy-silver-spears-text = Hold fifteen gold.

# Operations, orders, the fleet.
commander-operation-go = Go!
commander-operation-one-force = 1 Force
commander-operation-two-forces = 2 Forces
commander-operation-three-forces = 3 Forces
commander-operation-gold-drain = Gold −5
commander-operation-wall = 1 Wall
commander-order-wall = a wall
commander-order-gold-or-hit = 2 gold or 1 hit
commander-order-garrison = a garrison
commander-order-glory-battle = 1 glory (battle)
commander-order-gold-intimidation = 2 gold (intimidation)
commander-order-none = nothing
commander-yield-siege-ship = one siege ship
commander-yield-transport = one transport
commander-yield-mole-section = one section of the mole
commander-yield-repair-wall = a wall is repaired
commander-yield-regain-warship = Tyre regains a warship
commander-yield-three-gold = three gold
commander-yield-two-gold = two gold
commander-section-one = Section 1, before the mole
commander-section-two = Section 2
commander-section-three = Section 3
commander-section-four = Section 4
commander-section-five = Section 5
commander-section-six = Section 6
commander-section-state = { $left ->
    [0] destroyed
    [1] reduced
   *[other] whole
}

# Campaign options.
commander-twist-athenian-gold = Athenian gold
commander-twist-athenian-gold-text = { $amount } more force at Chaeronea.
commander-twist-scorched-earth = Scorched earth
commander-twist-scorched-earth-text = Forage in Asia costs { $amount } gold more.
commander-twist-mercenary-pay = Mercenary pay
commander-twist-mercenary-pay-text = Operations begin with { $amount } force more.
commander-twist-philips-treasury = Philip's treasury
commander-twist-philips-treasury-text = { $amount } more gold at the start.
commander-twist-companion-levy = Companion levy
commander-twist-companion-levy-text = { $amount } more heavy cavalry.
commander-twist-second-counsel = Second counsel
commander-twist-second-counsel-text = { $amount } more advisor at the start.
commander-twist-persian-fleet = Persian fleet
commander-twist-persian-fleet-text = Forces bought away from a port cost { $amount } gold more.
commander-twist-harpalus = Harpalus
commander-twist-harpalus-text = { $amount } gold is lost in every turn.
commander-twist-immortals = The Immortals
commander-twist-immortals-text = { $amount } more infantry at Issus.
commander-twist-thessalian-horse = Thessalian horse
commander-twist-thessalian-horse-text = { $amount } more light cavalry.
commander-twist-gordian-knot = The Gordian knot
commander-twist-gordian-knot-text = The prophecy of Gordium may be read before it is accepted.
commander-twist-raiders = Raiders
commander-twist-raiders-text = { $amount } more ship order in every turn.
commander-twist-gaza-defenses = Gaza's defences
commander-twist-gaza-defenses-text = Siege engines are { $amount } worse at Gaza.
commander-twist-batis-resolve = The resolve of Batis
commander-twist-batis-resolve-text = Gaza cannot be intimidated.
commander-twist-rubble-of-old-tyre = The rubble of Old Tyre
commander-twist-rubble-of-old-tyre-text = { $amount } section of the mole at the start.
commander-twist-phoenician-tribute = Phoenician tribute
commander-twist-phoenician-tribute-text = { $amount } more gold at the start.
commander-twist-scorched-tigris = Scorched Tigris
commander-twist-scorched-tigris-text = Forage west of Persepolis costs { $amount } gold more.
commander-twist-hyphasis-mutiny = Mutiny on the Hyphasis
commander-twist-hyphasis-mutiny-text = Each operation counter hurts by { $amount } hit more.
commander-twist-proskynesis = Proskynesis
commander-twist-proskynesis-text = { $amount } advisor fewer at the start.
commander-twist-royal-treasure = The royal treasure
commander-twist-royal-treasure-text = { $amount } more gold at the start.
commander-twist-epigoni = The Epigoni
commander-twist-epigoni-text = Forces cost { $amount } gold less once Persepolis has fallen.

# The map.
commander-map = The map of { $campaign }
commander-map-army = Alexander's army in { $place }
commander-map-oracle = An oracle in { $place }
commander-map-city = Your city in { $place }
commander-map-temple = Your temple in { $place }
commander-map-region = { $place }
commander-map-kind-battle = battle
commander-map-kind-fortress = fortress
commander-map-governed = { $place }, { $kind }: governed
commander-map-razed = { $place }, { $kind }: razed
commander-map-enemy = { $place }, { $kind } of the { $nation }: { $forces }; walls: { $walls }; glory for battle: { $glory }; gold for intimidation: { $gold }
commander-map-strength = { $forces } forces{ $walls ->
    [0] {""}
   *[other] , { $walls } ▥
}{ $glory ->
    [0] {""}
   *[other] , { $glory } ★
}{ $gold ->
    [0] {""}
   *[other] , { $gold } ●
}

# Panels.
commander-panel-camp = Alexander's camp
commander-panel-battle = Battle: { $place }, round { $round }
commander-panel-track = Turns: { $campaign }
commander-panel-operations = Enemy operations
commander-panel-siege = The siege
commander-panel-life = The life of Alexander
commander-rank-enemy = The enemy, fastest first
commander-rank-own = Your army, fastest first
commander-advantage = Numeric advantage: { $advantage }
commander-walls = Walls take { $penalty } from your values.
commander-plans-enemy = Enemy plans
commander-plans-own = Your plans
commander-duel = Alexander and the leader fight only each other.
commander-attack = { $who }: hits with { $need } or less, twice with { $double } or less; hits so far: { $hits }
commander-count-gold = Gold
commander-count-glory = Glory
commander-count-forces = Forces, Alexander included
commander-count-income = Income as things stand
commander-count-fate = Fate
commander-count-morale = Rally of Morale
commander-count-unconquered = Crucial regions still to take
commander-count-box-walls = Walls in the box
commander-count-stack = Counters in the stack
commander-count-transports = Transports
commander-count-mole = Mole
commander-count-siege-ships = Siege ships
commander-count-warships = Tyrian warships
commander-army = The army
commander-advisors = Advisors
commander-insights = Insights
commander-vowed = No advisor is used in this turn.
commander-track = The turn track
commander-points = { $points } points
commander-home = To win, the army must come home to { $place }.
commander-option-taken = { $option } ({ $points } points)
commander-no-operations = There are no operations in this campaign.
commander-box = In the operation box
commander-operation-live = Drawn and not voided: { $count } × { $operation }
commander-sections = The wall of the island
commander-life-line = { $campaign }: { $points } points, { $governed } governed, { $glory } glory: { $immortality } of immortality
commander-life-now = Governed in this campaign: { $governed }. Gold, cities and razed regions stay behind.

# Prompts.
commander-ask-over = The campaign is over.
commander-ask-chance = The dice decide.
commander-ask-hit = Who takes the hit? ({ $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} to take)
commander-ask-duel-hit = The leader hits Alexander. ({ $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} to take)
commander-ask-set-up = Before { $campaign }: take options if you like, choose your advisors ({ $advisors }), and begin.
commander-ask-continue = The life goes on: { $campaign }. Take options if you like, and begin.
commander-ask-penalty = A prophecy has failed: give up a level or an advisor.
commander-ask-rearm = Rearm reduced forces?
commander-ask-aristander = The order comes to { $total }. Shall Aristander add 1?
commander-ask-order-price = Pay 2 gold, or take a hit?
commander-ask-ships = What shall the Tyrian fleet have?
commander-ask-repair = Which section is repaired?
commander-ask-intrigue = The enemy prepares: { $operation }. Pay to void it?
commander-ask-conquest = Where to? Or end the conquest.
commander-ask-scouted-free = { $place }: a { $die }. The way is free.
commander-ask-scouted-gold = { $place }: a { $die }. Entering costs { $gold } gold.
commander-ask-scouted-hits = { $place }: a { $die }. Entering costs { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}.
commander-ask-oracle = An oracle speaks. Do you take up the prophecy, unseen?
commander-ask-oracle-read = The oracle asks: { $prophecy } Do you take it up?
commander-ask-confront = Before the fortress: intimidate, or attack?
commander-ask-intimidation = The intimidation comes to { $total }: success from { $success }, failure up to { $failure }.
commander-ask-ongoing = They hesitate. Attack, or wait for the next turn?
commander-ask-spoils = Govern the region, or raze it?
commander-ask-resupply = Spend gold and glory, then end the turn.
commander-ask-eve = The eve of battle: use Anticipation?
commander-ask-plans = Choose your plans. Free: { $free }.
commander-ask-round = Round { $round }: fight, or retreat? In a retreat each force escapes with { $need } or less.
commander-ask-face = Whom does Alexander attack? Once he attacks the leader, the two fight only each other.
commander-ask-step = Before the next forces act: use something?
commander-ask-turn = { $who }: attack?
commander-ask-alexander = Alexander: attack?
commander-ask-reroll = A { $die }, and { $need } was needed. Use Fate?
commander-ask-flank = Add the hit of a Flank?
commander-ask-strike = Who takes your hit? ({ $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} to give)
commander-ask-regroup = Shall the lost force regroup?

# Choices.
commander-act-option = Take the option: { $what }
commander-act-counsel = Start with { $what }
commander-act-begin = Begin the campaign
commander-act-lose-level = Lose a level
commander-act-dismiss = Send { $what } away
commander-act-disband = Disband { $what }
commander-act-pray = Pay the Winds
commander-act-forswear = Discard { $what }
commander-act-play = Play { $what }
commander-act-vow = Vow a turn without advisors
commander-act-rearm = Rearm { $what }
commander-act-end-rearm = Done rearming
commander-act-add-one = Add 1
commander-act-let-stand = Let it stand
commander-act-pay-gold = Pay the gold
commander-act-take-hit = Take the hit
commander-act-concede = Concede: { $what }
commander-act-repair = { $what }
commander-act-thwart = Void it
commander-act-allow = Let it be
commander-act-suffer = Hit on { $what }
commander-act-march = Scout { $what }
commander-act-end-conquest = End the conquest
commander-act-advance = Enter
commander-act-halt = Stay, and end the conquest
commander-act-accept = Accept
commander-act-decline = Decline
commander-act-intimidate = Intimidate
commander-act-assault = Attack
commander-act-spend-glory = Spend 1 glory: +1
commander-act-conclude = Let the result stand
commander-act-govern = Govern: { $gold } gold a turn
commander-act-raze = Raze: { $gold } gold now
commander-act-proceed = Go on
commander-act-take = Take { $what }
commander-act-draw-up = Draw up the army
commander-act-fight = Fight
commander-act-retreat = Retreat
commander-act-face-forces = Attack the forces
commander-act-face-leader = Attack the leader
commander-act-attack = Attack
commander-act-attack-wall = Attack a wall
commander-act-sacrifice = Sacrifice it: a sure 1
commander-act-charge = Charge
commander-act-pass = Let the turn pass
commander-act-flank = Use the Flank
commander-act-hold-flank = Keep it
commander-act-reroll = Reroll
commander-act-keep-die = Keep the die
commander-act-rally = Rally
commander-act-strike = Hit { $what }
commander-act-regroup = Regroup it
commander-act-let-go = Let it go
commander-act-envelop = Envelop
commander-act-buy = Buy { $what }
commander-act-city = Build a city
commander-act-temple = Build a temple
commander-act-draw-insight = Draw an insight
commander-act-choose-insight = Choose { $what }
commander-act-engage = Win { $what }
commander-act-transport = Buy a transport
commander-act-mole = Build a section of the mole
commander-act-siege-ship = Buy a siege ship
commander-act-fleet = Drive off a warship
commander-act-end-turn = End the turn
commander-act-triumph = Declare victory
commander-group-options = Options
commander-group-advisors = Advisors
commander-group-disband = Disband
commander-group-insights = Insights
commander-group-forces = Forces
commander-group-build = Build
commander-group-siege = The siege
commander-group-march = March
commander-group-plans = Plans
commander-note-gold = { $gold } gold
commander-note-glory = { $glory } glory
commander-note-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
commander-note-option = { $text } ({ $points } points)
commander-note-scouting = of six dice: { $free } free, { $hits } with hits, the rest gold, up to { $gold }
commander-note-intimidation = of six dice: { $success } succeed, { $ongoing } go on, { $failure } fail
commander-note-retreat = { $need ->
    [0] no force escapes
    [6] every force escapes
   *[other] each force escapes with { $need } or less
}
commander-note-both = { $price }. { $text }

# What happened.
commander-fact-option = Option taken: { $option }.
commander-fact-advisor = { $advisor } joins Alexander.
commander-fact-begin = The campaign begins: { $campaign }.
commander-fact-next-campaign = The life goes on: { $campaign }.
commander-fact-reinforced = The enemy is joined by { $force }.
commander-fact-turn = { $date }
commander-fact-out-of-time = Time has run out.
commander-fact-prophecy-failed = A prophecy has failed: { $prophecy }
commander-fact-level-lost = Alexander falls to level { $level }.
commander-fact-dismissed = { $advisor } is sent away.
commander-fact-forsaken = Neither level nor advisor is left to pay for the prophecy.
commander-fact-rearmed = Rearmed: { $force }.
commander-fact-vow = Alexander will use no advisor in this turn.
commander-fact-order-die = { $place } rolls { $die }, with the distance { $total }: { $order }.
commander-fact-aristander = Aristander makes it { $total }.
commander-fact-wall = A wall goes up: { $place }.
commander-fact-order-paid = { $gold } gold paid.
commander-fact-order-hit = A hit is to be taken.
commander-fact-garrison = A garrison for { $place }: { $force }.
commander-fact-glory-laid = One glory waits for a battle: { $place }.
commander-fact-gold-laid = Two gold wait for an intimidation: { $place }.
commander-fact-gold-short = No gold counter is left for { $lost }.
commander-fact-cup-empty = The cup is empty: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}.
commander-fact-ship-die = A Tyrian ship rolls { $die }: { $total }.
commander-fact-ship-later = After February the orders weigh more: { $modifier }.
commander-fact-ship-hit = Nothing can be conceded: a hit.
commander-fact-conceded = Conceded: { $effect }.
commander-fact-regained = Tyre has { $warships } warships.
commander-fact-repaired = Repaired: { $section }.
commander-fact-operation = Enemy operation: { $operation }
commander-fact-thwarted = Voided: { $operation }
commander-fact-box = Into the operation box: { $force }.
commander-fact-box-forces = The next operation draws { $count }.
commander-fact-box-wall = A wall joins the operation.
commander-fact-go-die = Where? A { $die }.
commander-fact-appears = { $place }: { $force } appear.
commander-fact-cancelled = Too late: { $force } go back to the cup.
commander-fact-mutiny = { $counters } counters not voided: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}.
commander-fact-drain = { $gold } gold drained.
commander-fact-drain-hits = Gold is missing: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}.
commander-fact-reshuffled = The operation counters are shuffled.
commander-fact-siege-fire = A siege ship rolls { $die } (needs { $need }).
commander-fact-siege-hit = The wall is hit.
commander-fact-section-hit = { $section } is hit; it stands { $left } more.
commander-fact-scouts = The army scouts { $place }.
commander-fact-scouted = Scouting: a { $die } against { $forces } forces.
commander-fact-free-way = The way is free.
commander-fact-forage = Forage: { $gold } gold.
commander-fact-resistance = Resistance: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}.
commander-fact-halts = The army stays.
commander-fact-enters = The army enters { $place }.
commander-fact-declined = The prophecy is left unread.
commander-fact-prophecy = The oracle says: { $prophecy }
commander-fact-prophecy-until = To be fulfilled by { $date }.
commander-fact-prophecy-last = To be fulfilled by the last box: { $date }.
commander-fact-fulfilled = Fulfilled: { $prophecy }
commander-fact-glorified = Alexander rises to level { $level }.
commander-fact-silver-spears = The treasury is full enough.
commander-fact-care = Two crucial regions are in Alexander's care.
commander-fact-forsworn = { $advisor } is discarded.
commander-fact-insight-played = Insight: { $insight }
commander-fact-insight = A new insight: { $insight }
commander-fact-spied = Spies remove from { $place }: { $force }.
commander-fact-spied-wall = Spies bring down a wall: { $place }.
commander-fact-disbanded = Disbanded: { $force }.
commander-fact-reduced = Reduced: { $force }.
commander-fact-destroyed = Lost: { $force }.
commander-fact-wounded = Alexander is wounded: level { $level }.
commander-fact-slain = Alexander falls.
commander-fact-intimidation-die = Intimidation: a { $die } makes { $total }.
commander-fact-glory-spent = One glory lifts the intimidation.
commander-fact-intimidation-failed = { $total }: they fight.
commander-fact-intimidated = { $total }: they surrender.
commander-fact-ongoing = { $total }: they hesitate.
commander-fact-taken = { $place } is taken; gold found there: { $gold }.
commander-fact-taken-battle = { $place } is taken by battle; glory found there: { $glory }.
commander-fact-glory = +{ $glory } glory
commander-fact-governed = { $place } is governed.
commander-fact-razed = { $place } is razed: { $gold } gold.
commander-fact-battle = Battle at { $place }!
commander-fact-fate = Fate tokens: { $count }
commander-fact-enemy-plans = The enemy draws { $count } plans.
commander-fact-enemy-plan = Enemy plan: { $plan }
commander-fact-plan = Plan: { $plan }{ $free ->
    [1] {""}
   *[other] {" "}(1 gold)
}
commander-fact-confused = Confusion: { $plan } is lost.
commander-fact-raid = Raid, a { $die }: { $gold } gold lost.
commander-fact-raid-nothing = A raid finds nothing.
commander-fact-deployed = Deployment: { $force } join the enemy.
commander-fact-round = Round { $round }
commander-fact-faces-leader = Alexander seeks out the leader.
commander-fact-duel = Alexander and the leader meet.
commander-fact-attack = { $who }: a { $die }, { $need } needed: { $hits ->
    [0] missed
    [1] one hit
   *[other] two hits
}
commander-fact-chain = The phalanx attacks again, at { $need }.
commander-fact-charge = They charge.
commander-fact-enemy-flank = The enemy flanks: one more hit.
commander-fact-flank = A flank: one more hit.
commander-fact-rallied = A Rally absorbs a hit.
commander-fact-regroups = They will regroup: { $force }.
commander-fact-sacrifice = A sacrifice: the die counts as 1.
commander-fact-trap = A trap: { $die ->
    [one] { $die } hit
   *[other] { $die } hits
}.
commander-fact-reroll = Fate turns the die.
commander-fact-enemy-rally = The enemy rallies: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} absorbed.
commander-fact-guards = Guards absorb { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}.
commander-fact-leader-hit = The leader takes { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}; he stands { $left } more.
commander-fact-wall-hit = A wall is hit.
commander-fact-enemy-reduced = The enemy's { $force } reduced.
commander-fact-enemy-destroyed = The enemy's { $force } destroyed.
commander-fact-envelopment = Envelopment: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}.
commander-fact-leader-slain = { $leader } is beaten, and all his forces with him.
commander-fact-leader-flees = { $leader } leaves the field.
commander-fact-leader-pays = His camp brings { $gold } gold in the resupply.
commander-fact-battle-won = The battle is won: { $place }.
commander-fact-retreat = Retreat: each force escapes with { $need } or less.
commander-fact-retreat-die = { $force }: a { $die }, { $need } needed: { $escapes ->
    [1] escaped
   *[other] lost
}
commander-fact-retreated = The army is back in { $place }.
commander-fact-income = Income: { $gold } gold
commander-fact-cups = { $count } destroyed forces go back to their cups.
commander-fact-bought = Bought for { $gold }: { $force }.
commander-fact-city = A city is founded: { $place }.
commander-fact-temple = A temple is built: { $place }.
commander-fact-transport = Transports: { $count }
commander-fact-mole = The mole grows: { $count }
commander-fact-siege-ship = Siege ships: { $count }
commander-fact-fleet = Tyrian warships left: { $count }
commander-fact-won = Victory: { $campaign }, { $points } points.
commander-fact-mole-points = The mole is whole: { $points } points.
commander-fact-early = There is time for the oracle of Ammon.

# Refusals.
commander-bar-phase = That belongs to another phase.
commander-bar-set-up-first = First choose options and advisors, and begin.
commander-bar-option-elsewhere = This map has no such option.
commander-bar-option-taken = This option is taken already.
commander-bar-option-linked = A life that goes on does not use this part of the set-up.
commander-bar-counsel-full = There are no more advisors to choose.
commander-bar-counsel-short = { $need } advisors are to be chosen, { $have } are.
commander-bar-advisor-there = This advisor serves Alexander already.
commander-bar-banished = This advisor is gone for the campaign.
commander-bar-no-advisor = This advisor does not serve Alexander.
commander-bar-no-counter = No counter is left.
commander-bar-gold = It takes { $need } gold; there are { $have }.
commander-bar-glory = It takes { $need } glory; there are { $have }.
commander-bar-hit-first = First the hit must be taken.
commander-bar-no-such-force = There is no such force.
commander-bar-no-such-mark = There is no such target.
commander-bar-not-now = Not while something is being resolved.
commander-bar-not-open = That prophecy is not open.
commander-bar-no-insight = You do not hold this insight.
commander-bar-no-insight-left = This insight is not in the cup.
commander-bar-anticipation = Anticipation is played before the enemy draws plans.
commander-bar-bucephalus = Bucephalus is played before the first plan is chosen.
commander-bar-courtesans = Courtesans are played on an intimidation that has not succeeded yet.
commander-bar-diplomats = Diplomats are played before the order dice.
commander-bar-choosing-plans = This is played while plans are chosen.
commander-bar-no-fortress = No fortress has anything to take.
commander-bar-trap = A Trap is played in a battle, between attacks.
commander-bar-nothing-reduced = No such force is reduced.
commander-bar-no-vow = No prophecy asks for this vow.
commander-bar-lowest-level = Alexander has no level to lose.
commander-bar-penalty = First the prophecy must be paid for.
commander-bar-order-first = First the enemy's order is carried out.
commander-bar-cannot-concede = The order does not ask for this, or it cannot be given.
commander-bar-repair = Destroyed sections are repaired before reduced ones.
commander-bar-no-price = This counter has no price.
commander-bar-intrigue-first = First decide on the enemy's operation.
commander-bar-elsewhere = This map has no such region.
commander-bar-not-adjacent = That region is not adjacent.
commander-bar-shore = The island is entered from the shore alone.
commander-bar-landing = It takes a destroyed wall section or a finished mole.
commander-bar-no-enemy = No enemy holds this region.
commander-bar-battle-only = This region must be fought for.
commander-bar-island = The island must be assaulted.
commander-bar-batis = Batis does not let himself be intimidated.
commander-bar-tried = It has been tried in this turn.
commander-bar-late-raze = A region is razed when it is conquered.
commander-bar-scouted = First decide: pay and enter, or stay.
commander-bar-oracle = First answer the oracle.
commander-bar-confront = Before a fortress one intimidates or attacks.
commander-bar-success-already = It is a success already.
commander-bar-intimidation = First end the intimidation.
commander-bar-ongoing = Attack, or end the conquest.
commander-bar-spoils = First govern or raze.
commander-bar-battle-order = That is not what the battle waits for.
commander-bar-no-plan = You do not hold this plan.
commander-bar-plan-most = This plan is taken { $need } times at most.
commander-bar-walls = Not while a wall stands.
commander-bar-no-advantage = There is no numeric advantage.
commander-bar-no-leader = There is nobody to choose between.
commander-bar-face = First say whom Alexander attacks.
commander-bar-no-fate = No Fate token is left.
commander-bar-duel = Alexander and the leader fight only each other.
commander-bar-resting = This cavalry rests in this round.
commander-bar-no-engine = Only siege engines aim at walls.
commander-bar-no-wall = No wall stands.
commander-bar-not-alexander = Alexander is not sacrificed.
commander-bar-no-rest = This force does not rest.
commander-bar-must-attack = At this table every force attacks.
commander-bar-category = Without Antipater one category a turn: a city, a temple, or forces.
commander-bar-build-enemy = One does not build in the enemy's region.
commander-bar-built = There is one here already.
commander-bar-on-shore = That takes the army on the shore.
commander-bar-fallen = The island has fallen.
commander-bar-track-end = The track ends here.
commander-bar-no-warships = No warship is left.
commander-bar-one-section = One section of the mole a turn.
commander-bar-not-won = { $need ->
    [0] The army is not home yet.
   *[other] Crucial regions are still to be taken: { $need }.
}
commander-bar-won-already = The campaign is won: declare it.

# Scores and ends.
commander-score-box = Turn box: { $campaign }
commander-score-options = Options: { $campaign }
commander-score-cities = Cities: { $campaign }
commander-score-mole = The mole: { $campaign }
commander-score-floor = Never below zero: { $campaign }
commander-score-governed = Governed regions: { $campaign }
commander-score-glory = Unspent glory: { $campaign }
commander-score-points = Victory points: { $campaign }
commander-score-level = Alexander's level: { $level }
# What the percentages of advice and analysis mean.
commander-worth = What a result means: a defeat is 0 %, a victory without points 50 %, and points add to it, up to 100 % for those of the first turn with five cities. In a linked life each campaign won before a defeat keeps 15 %, and 100 % is the last row of the immortality table. What is imagined goes on at first glance, so early in a campaign whoever thinks at each decision does far better than this says.
commander-end-won = Victory: { $campaign }, with { $points } points.
commander-end-life = A whole life: { $points } points, remembered for { $years } years.
commander-end-life-unrated = A whole life: { $points } points, which the printed table does not rate.
commander-end-out-of-time = Defeat: { $campaign }. Time ran out.
commander-end-slain = Defeat: { $campaign }. Alexander fell.
commander-end-forsaken = Defeat: { $campaign }. A prophecy could not be paid for.
commander-fame-cut-short = { $end } Won before: { $campaigns }.

# The leagues of the hall of fame.
commander-league-life = The whole life
commander-league-granicus = The Granicus
commander-league-issus = Issus
commander-league-tyre = Tyre
commander-league-gaugamela = Gaugamela

# What can be wrong with an edition.
commander-fault-missing = There must be { $count } rows of “{ $what }”, one for each kind.
commander-fault-twice = “{ $what }” stands here a second time; each may stand once.
commander-fault-levels = The eight levels of Alexander must grow stronger one by one.
commander-fault-level = The level must be 1 to 8.
commander-fault-operations = There must be eight operation counters with a “go” among them, not { $found }.
commander-fault-limit = “{ $what }”: at least 1 and at most { $most }.
commander-fault-own-troop = Alexander has no “{ $troop }”.
commander-fault-place = “{ $place }” is not a region of this campaign.
commander-fault-not-crucial = “{ $place }” is not a fortress (or crucial region) of this campaign.
commander-fault-unconnected = Some region cannot be reached by road.
commander-fault-counters = There are only { $have } counters of “{ $troop }”.
commander-fault-range = “{ $what }” is { $found }; it can be { $least } to { $most }.
commander-fault-leader = A leader stands only in a battle region.
commander-fault-turns = There must be 1 to 30 turns, and their points must never rise.
commander-fault-orders = The rows of the order table must go up.
commander-fault-campaign = “go” names no region, one, or six; a campaign with a siege has one island, and its tracks have prices.

# Options of the table.
commander-option-campaign = Which campaign is played?
commander-option-campaign-granicus = The Granicus, 338 to 334: the easiest to begin with.
commander-option-campaign-issus = Issus, 333 to 332.
commander-option-campaign-tyre = Tyre, 332: the siege.
commander-option-campaign-gaugamela = Gaugamela, 331 to 323.
commander-option-campaign-life = All four as one life.
commander-option-scoring = How is a single campaign scored?
commander-option-scoring-points = Victory points.
commander-option-scoring-immortality = Immortality points.
commander-option-victory_check = When is victory looked for?
commander-option-victory_check-end_of_turn = At the end of the turn, after the resupply.
commander-option-victory_check-immediate = At once.
commander-option-defer_victory = May victory be put off?
commander-option-defer_victory-yes = Yes: finish the mole, fulfil a prophecy.
commander-option-defer_victory-no = No.
commander-option-immortality_gap = The printed table has no row from 70 to 99.
commander-option-immortality_gap-close = The second row begins at 70.
commander-option-immortality_gap-literal = As printed: not rated.
commander-option-gold_cap_mode = What limits the gold?
commander-option-gold_cap_mode-total = The value of all counters.
commander-option-gold_cap_mode-coins = The counters themselves, change included.
commander-option-fortress_battle_glory_stacks = Is a fortress taken by battle worth glory twice?
commander-option-fortress_battle_glory_stacks-yes = Yes: battle and fortress.
commander-option-fortress_battle_glory_stacks-no = No: once.
commander-option-walls_draw_plans = Do walls draw enemy plans?
commander-option-walls_draw_plans-yes = Yes, like forces.
commander-option-walls_draw_plans-no = No.
commander-option-razed_counts_as_owned = Do razed regions count as owned for a prophecy?
commander-option-razed_counts_as_owned-yes = Yes.
commander-option-razed_counts_as_owned-no = Only governed ones.
commander-option-late_raze = May a governed region be razed later?
commander-option-late_raze-yes = Yes, while the army stands there.
commander-option-late_raze-no = No.
commander-option-cancelled_op_voids_gold = Does a cancelled operation spare the gold?
commander-option-cancelled_op_voids_gold-yes = Yes.
commander-option-cancelled_op_voids_gold-no = No: the gold is lost.
commander-option-may_pass = May own forces let their attack pass?
commander-option-may_pass-yes = Yes.
commander-option-may_pass-no = No: all attack.
commander-option-phalanx_is_infantry = Is a phalanx infantry for plans?
commander-option-phalanx_is_infantry-yes = Yes.
commander-option-phalanx_is_infantry-no = No: only type IN.
commander-option-enemy_recovers_on_retreat = Does the enemy recover when Alexander retreats?
commander-option-enemy_recovers_on_retreat-yes = Yes.
commander-option-enemy_recovers_on_retreat-no = No.
commander-option-retreat_ends_conquest = Does a retreat end the conquest?
commander-option-retreat_ends_conquest-yes = Yes.
commander-option-retreat_ends_conquest-no = No.
commander-option-build_in_unconquered = May one build before an unconquered fortress?
commander-option-build_in_unconquered-yes = Yes.
commander-option-build_in_unconquered-no = No.
commander-option-reroll_destroyed_section = A siege ship hits a destroyed section of Tyre.
commander-option-reroll_destroyed_section-yes = The section is rolled for again.
commander-option-reroll_destroyed_section-no = No effect.
commander-option-tyre_assault_walls = Which walls meet an assault on Tyre?
commander-option-tyre_assault_walls-breach_none = None through a breach; over the mole the section before it.
commander-option-tyre_assault_walls-standing = Every section that stands.
commander-option-tyre_intimidation = May Tyre be intimidated?
commander-option-tyre_intimidation-yes = Yes.
commander-option-tyre_intimidation-no = No: it must be assaulted.

# Headings of the rulebook.
commander-section-victory = Victory
commander-section-map = The map
commander-section-score-sheet = The score sheet
commander-section-frame = The campaigns
commander-section-set-up = Set-up
commander-section-alexander = Alexander
commander-section-advisors-start = Advisors at the start
commander-section-gold = Gold
commander-section-operations-start = Operations at the start
commander-section-options = Options
commander-section-sequence = The sequence of play
commander-section-rearm = Turn and rearming
commander-section-orders = Enemy orders
commander-section-operations = Enemy operations
commander-section-scouting = Scouting
commander-section-disband = Disbanding
commander-section-move = Moving
commander-section-prophecies = Prophecies
commander-section-eight-prophecies = The eight prophecies
commander-section-battle = Battle
commander-section-forces = Types of force
commander-section-counters = Running out of counters
commander-section-enemy-plans = Enemy plans
commander-section-own-plans = Alexander's plans
commander-section-plans = What plans do
commander-section-resolution = Fighting it out
commander-section-leaders = Leaders
commander-section-retreat = Retreat
commander-section-aftermath = After a battle
commander-section-intimidation = Intimidation
commander-section-glory = Glory
commander-section-spoils = Govern or raze
commander-section-repeat = Once more
commander-section-income = Gaining gold
commander-section-spending = Spending
commander-section-insights = Insights
commander-section-advisors = Advisors
commander-section-tyre = Tyre
commander-section-gaugamela = Gaugamela
commander-section-life = Linked campaigns and immortality
commander-section-example = The printed example

# What counts in a position, for advice.
commander-term-granicus = how hard the campaign of the Granicus is
commander-term-issus = how hard the campaign of Issus is
commander-term-tyre = how hard the campaign of Tyre is
commander-term-gaugamela = how hard the campaign of Gaugamela is
commander-term-life = the length of a whole life
commander-term-taken = crucial regions taken
commander-term-next = the chance of taking the next region
commander-term-hardest = the chance against the hardest region
commander-term-ready = how ready the army is for the regions that are left
commander-term-time = turns to spare
commander-term-hurry = too few turns for the regions that are left
commander-term-army = the strength of the army
commander-term-gold = gold in the treasury
commander-term-income = gold that comes in each turn
commander-term-glory = unspent glory
commander-term-level = Alexander’s level
commander-term-counsel = advisors
commander-term-prophecies = open prophecies
commander-term-peril = Alexander in danger of his life
commander-term-siege = the works of the siege
commander-term-way = the way still to go
commander-term-past = campaigns won before

# The odds before one commits.
commander-option-odds = Are the odds shown before a battle, an intimidation, a march and a retreat?
commander-option-odds-yes = Yes.
commander-option-odds-no = No: trust the gods.
commander-panel-odds = The odds
commander-percent = { $whole }.{ $tenth }{"\u00A0"}%
commander-odds-result = Victory { $won }, driven off { $away }, Alexander falls { $slain }.
commander-odds-losses = A victory costs { $list }.
commander-odds-loss =
    { $count ->
        [0] nothing: { $chance }
        [one] one force: { $chance }
       *[other] { $count } forces: { $chance }
    }
commander-odds-retreat = A retreat now saves { $list }.
commander-odds-saved =
    { $count ->
        [0] nobody: { $chance }
        [one] one force: { $chance }
       *[other] { $count } forces: { $chance }
    }
commander-odds-whole = Counted through every die.
commander-odds-exact = Counted through every die, to within { $margin }.
commander-odds-sampled = From { $trials } battles played out, give or take { $margin }.
commander-odds-policy = For a steady commander: the free plans and no others, every attack, engines at the walls, the leader if Alexander’s value is 4 or more, the least loss, no insight, and no retreat until Alexander stands alone at level 4 or below.
