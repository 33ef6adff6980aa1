# Words of the command line.

command-usage = Usage
command-verbs = Verbs
command-verb = VERB
command-arguments = Arguments
command-options = Options

command-about = The table for four games of Alexander the Great: in the browser, in the terminal, against good opponents, with honest dice.
command-examples =
    Examples:
      argead                                              play in the browser
      argead play alexandros                              play in this terminal
      argead games                                        what can be played
      argead simulate alexandros --seats captain,recruit  bots play each other
      argead VERB --help                                  more on one verb

# What several verbs can be told.
command-arg-help = Show this help
command-arg-version = Show the version
command-arg-lang = The language: en or fr. Without it, that of the environment (LC_ALL, LC_MESSAGES, LANG)
command-arg-json = Answer in JSON, as docs/json.md describes it
command-arg-game = The game, as `argead games` names it
command-arg-seats = Who sits where: a bot for each seat, in order, as `argead games` lists them (random, recruit, captain, …)
command-arg-options = Options of the game that differ from the usual, as `argead games` lists them
command-arg-edition = Another edition: one that comes with the game, or a file of your own
command-arg-seed = A number for the dice: the same number gives the same game
command-arg-file = A record

command-games-about = What can be played: games, seats, options, editions, bots
command-games-examples =
    Examples:
      argead games
      argead games --lang fr
      argead games --json
command-games-seats = Seats: { $values }
command-games-bots = Bots:
command-games-editions = Editions: { $values }

command-fame-about = Who is remembered for what: the hall of fame of games played alone
command-fame-examples =
    Examples:
      argead fame
      argead fame commander --json
command-fame-game = The game; without it, every game that keeps a hall
command-fame-nobody = Nobody is remembered yet. Finish a game of your own, won or lost: `argead play` opens one.
command-fame-none = { $game } keeps no hall of fame: points won from others cannot be compared.
command-fame-advice = with advice

command-simulate-about = Let bots play each other, and count who wins
command-simulate-examples =
    Examples:
      argead simulate alexandros --seats captain,recruit --games 100 --seed 1
      argead simulate alexandros --seats recruit,random,random --games 1000 --json

    A shared victory is split. The interval is the one in which the true share lies 95 times in 100.
command-simulate-games = How many games (100)
command-simulate-threads = How many games at a time (one for each core)
command-simulate-head = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }; { $seconds } s, { $decisions } decisions ({ $rate }/s)
command-simulate-seat = Seat { $number }  { $bot }  wins { $wins }  { $share } %  (95 %: { $low }–{ $high } %)  points { $score }  ({ $least } to { $most })

command-lab-about = Study a game: let bots play it in every setting, and report seats, lengths, points, deeds and components
command-lab-examples =
    Examples:
      argead lab phalanxx --levels recruit,captain --games 1000 -o docs/balance
      argead lab commander --each campaign --levels recruit=400,captain=100 -o docs/balance
      argead lab alexandros --players 2 --games 50

    The report is Markdown. With -o it is written to DIR/GAME.md with its plot beside it, otherwise it is printed.
command-lab-players = For how many players (all that can play)
command-lab-levels = Which bots play, all seats alike; LEVEL=N for another number of games
command-lab-games = How many games in each setting (1000)
command-lab-each = An option of which every value is studied, or those that are named
command-lab-threads = How many games at a time (one for each core)
command-lab-output = The folder the report is written to
command-unknown-option = { $game } has no option “{ $option }”.
command-known-options = Its options are: { $known }.
command-lab-no-such-players = { $game } is for { $least } to { $most } players, not for { $players }.
command-lab-wrote = { $file } is written ({ $games } games, { $seconds } s).

command-ladder-about = Let all levels of a game play each other, and rate them
command-ladder-examples =
    Examples:
      argead ladder alexandros --games 40 --levels recruit,captain
      argead ladder alexandros phalanxx empire commander --games 400 -o docs/strength/levels.md
      argead ladder commander --each campaign=granicus,issus --games 20
      argead ladder empire --games 40 --levels plain@100,general@100

    Each pair changes seats after half of its games, with the same luck in both halves. A game for one is rated by its results.
    To measure by: plain searches without knowing more than the rules, and level@100 thinks for 100 milliseconds a decision.
command-ladder-titles = The games, as `argead games` names them
command-ladder-again = Play the ladders of these files again, each by the command it names, and write their tables anew
command-ladder-levels = Which levels, weakest first (all)
command-ladder-games = How many games for each pair (100)
command-ladder-seed = A number for the games: the same number gives the same games (2026)
command-ladder-each = An option of which every value is played, or those that are named, as often as the others
command-ladder-threads = How many games at a time (one for each core)
command-ladder-output = Where to write the tables; without it, or with `-`, the standard output
command-ladder-head =
    # How strong the levels are

    Every level against every other, with the seats changed after half of the games. Elo's points count from the mean of the levels of a
    game; 400 more mean ten victories for each defeat. All intervals hold the true figure 95 times in 100. To play it all again:
command-ladder-played = { $games } games a pair for two, seed { $seed }.
command-ladder-alone = { $games } games a level, alone, seed { $seed }. The result is what bots play for: a victory, and its points.
command-ladder-together = ## { $game }, all of these together
command-ladder-columns = | level | Elo | victories | points |
command-ladder-alone-columns = | level | victories | result, in percent | points |
command-ladder-met = | stronger | weaker | the stronger wins | interval |
command-ladder-wrote = { $file } is written.
command-ladder-no-command = { $file } names no ladder that could be played again.
command-ladder-write-first = Write one first: argead ladder GAME --output { $file }

command-train-about = Learn from games between bots how much each term of a game's judgement counts
command-train-examples =
    Examples:
      argead train alexandros --games 2000 --seed 1 -o crates/alexandros/judgement.toml
      argead train alexandros --seats 2,3,4 --level captain --games 600 -o judgement.toml
      argead train commander --level glance --each campaign --keep level,past --games 8000

    The weights take part in the game once they are built into it. Trained again on the games of stronger bots, they get better still.
    One game in five is held out to measure by. Log loss: how surprising the results were (nothing known, two seats: 0.693).
command-train-seats = With how many seats, one number or several (2)
command-train-level = Which bot plays (recruit)
command-train-each = An option of which every value is played, or those that are named, as often as the others
command-train-keep = Terms that keep the weights they have
command-train-games = How many games (2000)
command-train-seed = A number for the games: the same number gives the same weights (1)
command-train-threads = How many games at a time (one for each core)
command-train-output = Where to write the weights; without it, or with `-`, the standard output
command-train-no-such-term = { $game } has no term “{ $term }”.
command-train-known-terms = Its terms: { $known }.
command-train-no-terms = { $game } names no terms: there is nothing to learn.
command-train-done = { $file }: learned from { $positions } positions of { $games } games. On games held out: log loss { $loss } (before: { $lossbefore }), favourites right { $right } % (before: { $rightbefore } %).

command-record-about = Play one game between bots and write its record, with honest dice
command-record-examples =
    Examples:
      argead record alexandros --seats captain,recruit --seed 7 -o game.jsonl
      argead record alexandros --seats recruit,recruit --until 40 -o open.jsonl
      argead record alexandros --seats random,random -o -

    The record of an unfinished game keeps its secret seed in FILE.seed, so that `argead act` can go on with honest dice.
    docs/record.md describes the format.
command-record-output = Where to write the record; `-` for the standard output
command-record-until = Stop when someone must decide and the record has this many lines
command-record-ended = { $file }: { $lines } lines. { $winners } won ({ $scores }).
command-record-open = { $file }: { $lines } lines, not finished.
command-seat = { $seat }

command-verify-about = Check records: every line legal, the result as stated, the dice honest
command-verify-examples =
    Examples:
      argead verify game.jsonl
      argead verify records/*.jsonl --json

    Exit status 0: all legal and honest. 1: one is not (line and reason on stderr). 2: one cannot be read.
    Nothing but the files is needed: no network, no server.
command-verify-files = The records to check
command-verified = Legal and honest: { $what }
command-unfinished-remedy = Its lines so far are legal. The dice can be checked once the game is over and the seed revealed.

command-inspect-about = Show what a seat sees and may do at some line of a record
command-inspect-examples =
    Examples:
      argead inspect game.jsonl
      argead inspect game.jsonl --at 40 --seat 1
      argead inspect game.jsonl --at 40 --json

    Seats count from 0, lines from 1 (the first is the header). Without --seat: the seat that must decide, or everything when none must.
command-inspect-at = After this line (the last)
command-inspect-seat = Through the eyes of this seat, from 0

command-clauses-about = The rulebook in our own words, clause by clause
command-clauses-examples =
    Examples:
      argead clauses alexandros
      argead clauses alexandros AX-023
      argead clauses alexandros --check

    With --check: exit status 0 only if every clause has text in both languages and a test, and code where it can be violated.
command-clauses-game = The game; without it, all
command-clauses-id = One clause, such as AX-023, with the places that cite it
command-clauses-check = Check that text, code and a test stand behind each clause
command-clauses-checked = { $game }: { $total } clauses; text { $text }, code { $code }, test { $test }.
command-clauses-missing = Missing: { $what }
command-clauses-code = code
command-clauses-test = test

command-act-about = Append one action to a record, or refuse it with the clause
command-act-examples =
    Examples:
      argead record alexandros --seats recruit,recruit --until 1 -o open.jsonl
      argead inspect open.jsonl --json            the actions of the seat that must decide
      argead act open.jsonl --seat 0 --action '"pass"'
      argead act game.jsonl --at 40 --seat 1 --action '"pass"' -o other.jsonl

    The outcomes that follow (a draw, a roll) are appended too. Their dice need the secret seed: FILE.seed for an unfinished record, the
    revealed one for a finished record. Exit status 1: the rules refuse it. 2: it is no action, or not that seat's turn.
command-act-seat = Who acts, from 0
command-act-action = What, as `argead inspect --json` lists it under `actions`
command-act-at = Go on from this line instead of the last, and write the result to another file
command-act-output = Where to write the longer record (FILE itself); `-` for the standard output
command-act-see = `argead inspect { $file } --json` lists what may be done.
command-act-not-json = The action is not JSON ({ $detail }).
command-act-no-seed = Dice are due after this action, and their seed is not here: there is no { $seed }.
command-act-no-seed-remedy = Put the seed that was written with the record into { $seed }, or go on from a line of the finished record with --at.

command-completions-about = Write completions for a shell
command-completions-examples =
    Examples:
      argead completions bash > ~/.local/share/bash-completion/completions/argead
      argead completions zsh > ~/.zfunc/_argead
      argead completions fish > ~/.config/fish/completions/argead.fish
command-completions-shell = bash, elvish, fish, powershell or zsh
command-man-about = Write the manual page
command-man-examples =
    Examples:
      argead man | man -l -
      argead man > argead.1

command-serve-about = Serve the table to browsers
command-serve-examples =
    Examples:
      argead                                 serve to this machine, and open the browser
      argead serve --listen 0.0.0.0:8080     to everybody in the house
      argead serve --database club.db --host play.example.org

    Games are kept in the database: stop and start whenever you like.
command-serve-listen = Where to listen (127.0.0.1:7330); port 0 takes any that is free
command-serve-host = A name to answer to besides localhost and plain addresses; can be given several times
command-serve-open = Open the browser
command-serving = The table stands at { $address } (Ctrl-C ends it; games are kept).
command-serve-open-yourself = No browser could be opened: open the address yourself.
command-serve-busy = { $address } is taken by another program.
command-serve-busy-remedy = Perhaps Argead is running already: open http://{ $address }/ in the browser. Or choose another address, such as --listen 127.0.0.1:0 for any free port.
command-serve-address = One cannot listen on { $address } ({ $detail }).
command-serve-address-remedy = Give an address of this machine and a port, such as --listen 127.0.0.1:7330.
command-serve-failed = The server failed ({ $detail }).

command-play-about = Play in this terminal, with keys alone
command-play-examples =
    Examples:
      argead play                                      go on with a game, or choose a new one
      argead play alexandros                           against the captain
      argead play alexandros --seats you,recruit,captain
      argead play alexandros --seats you=Anna,you=Bert two at this screen, with a curtain between turns

    Leaving keeps the game: `argead play` without more goes on with it.
command-play-game = The game; without it, choose from a list
command-play-seats = Who sits where: `you`, `you=NAME`, or a bot, as `argead games` lists them (random, recruit, captain, …)
command-play-advice = Whoever is to decide may ask for advice, with the key !; everybody at the screen agrees to it
command-play-person = Player
command-play-kept = The game is kept: `argead play` goes on with it.
command-play-no-terminal = This is no terminal one could play in.
command-play-no-terminal-remedy = Run it in a terminal window, without redirecting input or output.
command-terminal-failed = The terminal does not answer ({ $detail }).
command-arg-database = Where tables are kept: a file, or :memory: to keep nothing. Without it, argead.db in your data folder

command-replay-about = Step through a record
command-replay-examples =
    Examples:
      argead replay game.jsonl
      argead replay game.jsonl > story.txt    the chronicle as text

command-edition-about = The component data of a game: look at it, or check your own
command-edition-examples =
    Examples:
      argead edition show alexandros > my-board.toml
      argead edition check my-board.toml
      argead edition show alexandros --sources

    Someone who owns a printed game can put in its true values without touching code.
command-edition-check-about = Check an edition of your own: each mistake with file, line and reason
command-edition-check-examples =
    Examples:
      argead edition check my-board.toml
      argead edition check my-board.toml --game alexandros
command-edition-check-file = The edition to check
command-edition-check-game = The game it is for, if its folder is not called so
command-edition-show-about = Print an edition
command-edition-show-examples =
    Examples:
      argead edition show alexandros
      argead edition show alexandros --sources

    Sources: `rulebook` is fixed by the text of the rules, `public` is recorded elsewhere, `designed` is ours.
command-edition-show-sources = Each value with where it comes from
command-edition-fine = { $file } is a sound edition of { $game }.
command-edition-line = There it says: { $line }
command-edition-which = It is not clear for which game this edition is.
command-edition-which-remedy = Name the game with --game.

# What can go wrong.
command-see-help = `argead --help` shows the verbs, `argead VERB --help` what one can be told.
command-did-you-mean = Did you mean “{ $near }”?
command-missing-verb = A verb is missing.
command-unknown-verb = There is no verb “{ $verb }”.
command-unknown-argument = “{ $argument }” is not known here.
command-missing-argument = Something is missing: { $argument }.
command-missing-value = “{ $argument }” needs a value.
command-bad-value = “{ $value }” will not do for { $argument }.
command-conflict = “{ $argument }” does not go with “{ $other }”.
command-twice = “{ $argument }” can be given only once.
command-unknown-game = There is no game “{ $game }”.
command-known-games = The games are: { $known }.
command-unknown-edition = There is no edition “{ $edition }”, and no file of that name.
command-known-editions = The editions of this game are: { $known }. Or give the path of a file.
command-give-edition = The record was played on the edition “{ $edition }”. Give it with --edition FILE.
command-unknown-clause = There is no clause “{ $clause }”.
command-known-clauses = The clauses go from { $first } to { $last }.
command-no-such-seat = There is no seat { $seat }. The seats go from 0 to { $last }.
command-no-such-line = There is no line { $line }. The lines go from 1 to { $last }.
command-cannot-read = { $file } cannot be read ({ $detail }).
command-cannot-write = { $file } cannot be written ({ $detail }).
command-cannot-print = The answer cannot be written ({ $detail }).
command-not-text = { $file } is not a text file.
command-not-text-remedy = Records and editions are text in UTF-8.
command-no-randomness = This machine gives no random numbers ({ $detail }).
command-give-seed = Give a number with --seed.
command-wrong-seed = { $file } does not hold the seed that the record committed to.
command-wrong-seed-remedy = Put the file back that was written with the record, or start a new record.
command-flaw = { $file }, line { $line }: { $reason }
command-refused = { $reason } ({ $clause })
command-time-left = { $time } left

command-analyze-about = Judge a finished game: what decisions lost, and what luck brought
command-analyze-examples =
    Examples:
      argead analyze game.jsonl
      argead analyze game.jsonl --html > report.html
      argead analyze game.jsonl --simulations 4000 --json
command-analyze-simulations = Simulations of the search that judges a decision: more are slower and surer
command-analyze-threads = How many events are looked into at a time (one for each core); the report is the same
command-analyze-html = Write the report as an HTML page with a curve of the chances
command-analyze-unfinished = Only finished games are analysed: a report would tell who still plays what others hold.
command-analyze-sums = Start, luck and decisions add up to the result, in percent.
command-analyze-account = { $seat }: { $start } at the start, luck { $luck }, own decisions { $own }, of others { $others } = { $result }; without luck { $adjusted }; { $loss } lost by { $decisions } decisions
command-analyze-mistake = Line { $line }, { $seat } lost { $loss }: { $chosen } ({ $expects } %), better { $best } ({ $better } %).
command-verified-origin = Its first { $lines } lines after the header are from table { $table }; the dice of this table begin after them.
