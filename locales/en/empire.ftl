# Words of Empire.

empire-name = Empire
empire-tagline = Alexander the Great, Birth of an Empire: fill four boxes in secret, march from the Danube to the Indus, and build what others want to build too. For 2 to 5.

empire-seat = { $seat }
empire-number = { $number }
empire-numbered = { $number } { $name }
empire-province = { $name }
empire-campaign-symbol = campaign symbol { $number }
empire-score = Points

# Regions
empire-region-hellas-and-thracia = Hellas and Thracia
empire-region-asia-minor = Asia Minor
empire-region-syria-and-egypt = Syria and Egypt
empire-region-mesopotamia = Mesopotamia
empire-region-persia = Persia
empire-region-bactria-and-india = Bactria and India
empire-region-own = { $name }

# Options
empire-option-campaign = How long is the campaign?
empire-option-campaign-long = Long: all six regions.
empire-option-campaign-short = Short: regions 2 to 4, final awards halved.
empire-option-turnOrderRest = Who chooses a place in the order of turns after the highest bidder?
empire-option-turnOrderRest-score = Whoever has more points.
empire-option-turnOrderRest-bid = Whoever bid more.
empire-option-vpTie = How are equal points settled when places are chosen?
empire-option-vpTie-armies = By armies, then temples, then lot.
empire-option-vpTie-lot = By lot.
empire-option-contestedFloor = Does a contested building cost at least what an uncontested one does?
empire-option-contestedFloor-false = No: the cubes of the runner-up and one more.
empire-option-contestedFloor-true = Yes: never less than the plain cost.
empire-option-finalTie = Who wins if points are equal at the end?
empire-option-finalTie-shared = The victory is shared.
empire-option-finalTie-buildings = Whoever has more temples and cities.
empire-option-halve = What does the short campaign halve?
empire-option-halve-award = Each final award, rounded down.
empire-option-halve-total = The sum of a player's final awards, rounded down.
empire-option-oldestSeat = Who is the oldest, and begins if nobody bids in the first turn?
empire-option-oldestSeat-0 = Seat 1
empire-option-oldestSeat-1 = Seat 2
empire-option-oldestSeat-2 = Seat 3
empire-option-oldestSeat-3 = Seat 4
empire-option-oldestSeat-4 = Seat 5

# Sections of the rulebook
empire-section-1 = Aim of the game
empire-section-2 = Components
empire-section-3 = Preparation
empire-section-4 = Sequence of play
empire-section-5-1 = Distribution and order of turns
empire-section-5-2 = Reveal
empire-section-5-3 = Marching
empire-section-5-4 = Construction
empire-section-5-5 = Scoring a turn
empire-section-5-6 = End of a turn
empire-section-6 = End of the game
empire-section-7 = Short campaign
empire-section-aid = Player aid

# Phases and prompts
empire-phase-allocate = all players fill their boxes
empire-phase-order = the order of turns is settled
empire-phase-march = armies march
empire-phase-build = buildings are announced
empire-phase-over = the game is over
empire-step-allocate = Boxes
empire-step-order = Order
empire-step-march = March
empire-step-build = Build
empire-prompt-allocate = { $region }: lay your { $resources } cubes on the four boxes. Nobody sees them until all are done.
empire-prompt-redistribute = Lay your { $cubes } remaining cubes on temples and cities. Nobody sees them until all are done.
empire-prompt-waiting-for = Behind their screens: { $seats }.
empire-prompt-waiting = { $seat } is to play.
empire-prompt-choose = Choose your place in the order of turns.
empire-prompt-lot = A lot is cast.
empire-prompt-march = March: each army may enter { $most } provinces this turn.
empire-prompt-build = Announce temples and cities where your armies stand.
empire-prompt-over = The campaign is over.

# The sheet with its boxes
empire-sheet-allocate = Your tableau
empire-sheet-redistribute = Your remaining cubes
empire-sheet-submit = Ready
empire-box-order = Order of turns
empire-box-armies = Armies
empire-box-temples = Temples
empire-box-cities = Cities

# Panels
empire-screen-done = Ready behind the screen
empire-screen-open = Still laying cubes
empire-armies-out = Armies on the board
empire-spent = Cubes spent in this region
empire-temples-left = Temples in reserve
empire-cities-left = Cities in reserve
empire-panel-campaign = Campaign
empire-panel-region = { $region }
empire-panel-turn = Turn
empire-panel-last-turn = The target has been entered: this is the last turn here.
empire-panel-order = Order of turns: { $seats }.
empire-panel-built = { $region }: { $standing }.
empire-panel-buildings = { $seat } { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}, { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
}

# The board
empire-board = Map of the campaign
empire-cost = { $cost }
empire-describe = { $number }, { $name }. { $places } Standing here: { $standing }.
empire-places-both = Place for temples and for a city.
empire-places-temple = Place for temples.
empire-places-city = Place for a city.
empire-places-none = No building place.
empire-standing-armies = { $count ->
    [one] one army of { $seat }
   *[other] { $count } armies of { $seat }
}
empire-standing-temples = { $count ->
    [one] a temple of { $seat }
   *[other] { $count } temples of { $seat }
}
empire-standing-city = the city of { $seat }
empire-temple-of = Temple of { $seat }
empire-city-of = City of { $seat }
empire-announced-temple = Temple announced by { $seat }
empire-announced-city = City announced by { $seat }
empire-arrow = Arrow between { $a } and { $b }: into { $b } { $there }, into { $a } { $back }
empire-way-closed = closed
empire-way-costs = { $cost ->
    [0] free
    [one] { $cost } cube
   *[other] { $cost } cubes
}

# Choices
empire-choice-position = Play in place { $place }
empire-choice-march = { $armies ->
    [one] One army to { $to }
   *[other] { $armies } armies to { $to }
}
empire-choice-march-from = From { $from }
empire-choice-halt = Marching is done
empire-choice-temple = Temple in { $province }
empire-choice-city = City in { $province }
empire-choice-end-turn = End the turn
empire-note-march = free, { $left ->
    [0] cannot go on this turn
    [one] { $left } more province this turn
   *[other] { $left } more provinces this turn
}
empire-note-march-mixed = free, { $mix }, { $left ->
    [0] some cannot go on this turn
    [one] { $left } more province for all
   *[other] { $left } more provinces for all
}
empire-note-march-paid = pays { $temples } from temples and { $cities } from cities; { $mix }; { $left ->
    [0] some cannot go on this turn
    [one] { $left } more province for all
   *[other] { $left } more provinces for all
}
empire-mix = rested { $rested }, one province in { $once }, two provinces in { $twice }
empire-note-uncontested = nobody else so far
empire-note-contested = against { $seats }

# What happened
empire-fact-region = The campaign reaches { $region }.
empire-fact-turn = { $region }, turn { $turn }.
empire-fact-committed = { $seat } is ready.
empire-fact-revealed = { $seat } reveals: order { $order }, armies { $armies }, temples { $temples }, cities { $cities }.
empire-fact-redistributed = { $seat } now has { $temples } for temples and { $cities } for cities.
empire-fact-lot = The lot falls on { $seat }.
empire-fact-oldest = Nobody bid: { $seat }, the oldest, begins, and play goes clockwise.
empire-fact-place = { $seat } takes place { $place }.
empire-fact-marches = { $seat } marches.
empire-fact-march = { $seat } moves { $armies ->
    [one] one army
   *[other] { $armies } armies
} from { $from } to { $to }.
empire-fact-march-paid = { $seat } moves { $armies ->
    [one] one army
   *[other] { $armies } armies
} from { $from } to { $to } and pays { $cost }.
empire-fact-target = An army has reached { $province }: this is the last turn in the region.
empire-fact-temple = { $seat } announces a temple in { $province }.
empire-fact-city = { $seat } announces a city in { $province }.
empire-fact-scoring = Turn { $turn } is scored.
empire-fact-armies-most = { $province }: { $seat } has most armies ({ $armies }) and scores { $points }.
empire-fact-armies-tied = { $province }: a tie with { $armies } armies, no points.
empire-fact-temple-built = { $province }: { $seat } builds the temple for { $cost ->
    [one] one cube
   *[other] { $cost } cubes
} and scores { $points }.
empire-fact-city-founded = { $province }: { $seat } founds the city for { $cost ->
    [one] one cube
   *[other] { $cost } cubes
} and scores { $points }.
empire-fact-temple-unpaid = { $province }: { $seat } cannot pay { $cost } for the temple and takes it back.
empire-fact-city-unpaid = { $province }: { $seat } cannot pay { $cost } for the city and takes it back.
empire-fact-temple-tied = { $province }: a tie for the temple, nobody builds.
empire-fact-city-tied = { $province }: a tie for the city, nobody builds.
empire-fact-final = Final awards.
empire-fact-most-cities = { $seat } has most cities on the board ({ $count }): { $points } points.
empire-fact-most-temples = { $seat } has most temples on the board ({ $count }): { $points } points.
empire-fact-region-cities = { $region }: { $seat } has most cities ({ $count }): { $points } points.
empire-fact-region-temples = { $region }: { $seat } has most temples ({ $count }): { $points } points.

# The end
empire-end-points = The campaign is over; the most points win.
empire-end-shared = The campaign is over; equal points share the victory.
empire-end-buildings = Points are equal; more temples and cities decide.
empire-points-provinces = Provinces
empire-points-temples = Temples
empire-points-cities = Cities
empire-points-most-cities = Most cities on the board
empire-points-most-temples = Most temples on the board
empire-points-region-cities = Most cities in regions
empire-points-region-temples = Most temples in regions
empire-points-halving = Halved in the short campaign

# Refusals
empire-refusal-not-now = Not now: { $phase }.
empire-refusal-march-is-over = You have finished marching; only buildings can be announced now.
empire-refusal-only-redistribute = After the first turn in a region only temples and cities can be filled anew.
empire-refusal-fill-four = In the first turn of a region all four boxes are filled.
empire-refusal-sum = The four boxes hold { $found } cubes; they must hold { $needed }.
empire-refusal-material = Temples and cities hold { $found } cubes; you have { $needed }.
empire-refusal-no-such-place = The places go from 1 to { $most }.
empire-refusal-place-taken = { $seat } has that place already.
empire-refusal-no-such-province = The provinces here are numbered 1 to { $most }.
empire-refusal-no-arrow = No arrow leads from { $from } to { $to }.
empire-refusal-no-army = A march needs at least one army.
empire-refusal-armies = There are not so many armies of yours in { $place } that can still march: { $found }.
empire-refusal-tired = Each army may enter three provinces in a turn; { $able } of these can still march.
empire-refusal-cost = The way costs { $cost }; you have { $temples } for temples and { $cities } for cities.
empire-refusal-mix = The way costs { $cost }, paid from temples ({ $temples }) and cities ({ $cities }): that mix does not work.
empire-refusal-no-temple-place = { $province } has no place for a temple.
empire-refusal-no-city-place = { $province } has no place for a city.
empire-refusal-no-presence = You have no army in { $province }.
empire-refusal-temple-announced = You have announced a temple in { $province } already; one a turn.
empire-refusal-city-announced = You have announced a city in { $province } already.
empire-refusal-city-stands = { $province } has its city already, founded by { $seat }.
empire-refusal-no-temple-left = You have no temple left.
empire-refusal-no-city-left = You have no city left.

# What can be wrong with an edition
empire-fault-range = { $what } is { $found }; it can be { $low } to { $high }.
empire-fault-regions = The board has { $found } regions; it can have 1 to { $most }.
empire-fault-short = The short campaign goes from one region to a later one among the { $regions } there are.
empire-fault-start = The first region needs `start`: where its campaign symbol lies.
empire-fault-provinces = The region has { $found } provinces; it can have 1 to { $most }.
empire-fault-number = Provinces stand in the order of their numbers; this one should be { $expected }.
empire-fault-unknown-province = There is no province { $found }; the region has 1 to { $most }.
empire-fault-arrow = An arrow joins two different provinces, and each pair once.
empire-fault-unreachable = No way leads from the entry to the target of { $region }.
empire-fault-oldest = The oldest player must sit at the table: there are { $seats } seats.

# What counts in a position
empire-term-points = the points so far
empire-term-majorities = the provinces held by most armies
empire-term-majorities-at-risk = the provinces held while others still have their turn
empire-term-armies = the armies in the field
empire-term-turn-to-come = having the turn still to come, after others have shown theirs
empire-term-temples-announced = announced temples that will stand
empire-term-cities-announced = announced cities that will stand
empire-term-temple-material = material for temples within reach
empire-term-city-material = material for cities within reach
empire-term-most-temples = the lead in temples on the whole board
empire-term-most-cities = the lead in cities on the whole board
empire-term-region-temples = the most temples in single regions
empire-term-region-cities = the most cities in single regions
