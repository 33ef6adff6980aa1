# Words of the lab's reports.

lab-head = Balance of { $game }, edition “{ $edition }”
lab-intro = Every seat is played by a bot of the same level. Shares are in percent of the games, with the interval in which the true share lies 95 times in 100; means have the reach of theirs. A shared victory is split. Places are places in the order in which players came to decide first, whatever their chair. Seed { $seed }. Made by:
lab-plot = Victories in { $game }, with 95 % intervals; the upright strokes are fair shares
lab-victories = Victories
lab-length = How long a game is
lab-sources = Where the points come from, a player
lab-ends = How games end
lab-deeds = What is done in a game
lab-components = With what: { $deed }
lab-components-note = In how many games, in percent; after the arrow the share of the victory of those who did it, or, in a game for one, of the games in which it happened.
lab-habits-note = The mean with its reach; in brackets that of winners and that of others.
lab-setting = setting
lab-games = games
lab-won = won
lab-fair = fair
lab-gap = largest gap
lab-points = points, by place
lab-turns = turns
lab-decisions = decisions
lab-component = name
lab-players = { $count ->
    [one] alone
   *[other] { $count } players
}
lab-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
