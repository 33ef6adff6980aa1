# Words of the table itself: what every game and every screen shares.

table-said = { $what }
table-seat = Seat { $number }
table-list = { $head } and { $last }
table-list-none = nothing

# Refusals by the table rather than by a rulebook.
table-refusal-not-your-turn = It is not this seat's turn to decide.
table-refusal-game-over = The game is over.
table-refusal-malformed = That is not an action of this game ({ $detail }).
table-refusal-nothing-to-undo = There is nothing to take back: something was rolled, drawn or revealed since, or someone else has had a say.

# What can be wrong with an order for a table or an edition.
table-fault-unknown-option = There is no option “{ $key }”. The options are: { $known }.
table-fault-option-value = Option “{ $key }” cannot be “{ $value }”. It can be: { $allowed }.
table-fault-seat-count = { $found ->
    [one] One player cannot play this game alone: it is for { $min } to { $max }.
   *[other] This game is for { $min } to { $max } players, not { $found }.
}
table-fault-level = There is no bot “{ $level }”. The bots are: { $known }.
table-fault-toml = { $detail }

# What can be wrong with a record.
table-flaw-unreadable = This is not a line of a record ({ $detail }).
table-flaw-altered = This line, or one before it that is missing now, was changed after it was written.
table-flaw-empty = The record is empty.
table-flaw-format = The record has format { $found }; this program reads format { $known }.
table-flaw-game = This is a record of “{ $game }”.
table-flaw-rules = The record was played by version { $found } of the rules; this program plays version { $known }.
table-flaw-edition = The record was played on edition “{ $name }” with other contents than the one here.
table-flaw-options = The record does not state every option of the game.
table-flaw-refused = { $reason }
table-flaw-refused-by-clause = { $reason } ({ $clause })
table-flaw-chance = This is not an outcome of this game ({ $detail }).
table-flaw-impossible-chance = This outcome is not possible here.
table-flaw-dishonest = The revealed seed makes another outcome than this.
table-flaw-ended-early = The record says that the game is over, but it is not.
table-flaw-ended-twice = The game was over already.
table-flaw-result = The game did not end with this result.
table-flaw-seed = The revealed seed is not the one the table committed to.
table-flaw-unfinished = The record ends before the game does.

# Advice and analysis.
table-choice-under = { $group }: { $choice }
table-choice-bringing = { $choice } ({ $note })
table-field-given = { $label } { $number }
table-sheet-given = { $label }: { $given }
table-reasons-for = For it: { $good }.
table-reasons-against = Against it: { $bad }.
table-reasons-both = For it: { $good }. Against it: { $bad }.
table-advice-expects = wins about { $percent } % of such games
table-advice-expects-alone = expected result about { $percent } %

table-name = { $seat }
table-percent = { $number } %
table-analysis-title = { $game }: the analysis
table-analysis-curve = Chances of victory over the game, in percent
table-analysis-curve-alone = Expected result over the game, in percent
table-analysis-sums = What it came to
table-analysis-start = Before the first event
table-analysis-luck = Luck
table-analysis-own = Own decisions
table-analysis-others = Decisions of others
table-analysis-result = Result
table-analysis-adjusted = Result without luck
table-analysis-decisions = Decisions with a choice
table-analysis-loss = Lost by them against the best
table-analysis-worst = The worst decisions
table-analysis-no-mistakes = No decision was worse than the best that was found.
table-analysis-mistake = { $seat } lost { $loss }
table-analysis-chosen = Chosen: { $what } ({ $percent })
table-analysis-better = Better: { $what } ({ $percent })
table-analysis-line = Line { $line } of the record
table-analysis-line-head = Line
table-analysis-event-head = What happened
table-analysis-loss-head = Lost
table-analysis-events = Every event, and what it changed
table-analysis-decided = { $seat }: { $what }
table-analysis-chance = A roll, draw or lot
table-analysis-how = How to read it: every position has a value for each player, their expected share of the victory (alone, the expected result), estimated by playing it on many times. Luck is what rolls, draws and lots changed of it against their mean; the rest was changed by decisions. So start, luck and decisions add up to the result. What a decision lost is judged by what the player could know, with a search; small losses may be errors of the estimate.

# How bots play. A word of style comes first.
table-level-random = random
table-level-random-about = Whimsical. Takes any move that is allowed. Good for a first look.
table-level-recruit = recruit
table-level-recruit-about = Impulsive. Looks at what each turn brings and takes the best. A fair opponent for your first games.
table-level-captain = captain
table-level-captain-about = Calculating. Thinks ahead, many games at a time.
table-level-general = general
table-level-general-about = Patient. As the captain, with ten times as much thought.
table-level-alexander = alexander
table-level-alexander-about = Relentless. The strongest there is; thinks longest and imagines best.
