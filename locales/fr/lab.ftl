# Words of the lab's reports.

lab-head = Équilibre de { $game }, édition « { $edition } »
lab-intro = Chaque siège est tenu par un robot du même niveau. Les parts sont en pour cent des parties, avec l'intervalle où se trouve la vraie part 95 fois sur 100 ; les moyennes ont la portée du leur. Une victoire partagée est divisée. Les places suivent l'ordre dans lequel chacun a décidé pour la première fois, quelle que soit sa chaise. Graine { $seed }. Obtenu par :
lab-plot = Victoires à { $game }, avec intervalles à 95 % ; les traits verticaux sont les parts équitables
lab-victories = Victoires
lab-length = Durée d'une partie
lab-sources = D'où viennent les points d'un joueur
lab-ends = Comment finissent les parties
lab-deeds = Ce qui se fait dans une partie
lab-components = Avec quoi : { $deed }
lab-components-note = Dans combien de parties, en pour cent ; après la flèche, la part de victoire de ceux qui l'ont fait ou, dans un jeu pour un seul, des parties où cela s'est produit.
lab-habits-note = La moyenne avec sa portée ; entre parenthèses celle des vainqueurs et celle des autres.
lab-setting = table
lab-games = parties
lab-won = gagnées
lab-fair = équitable
lab-gap = plus grand écart
lab-points = points, par place
lab-turns = tours
lab-decisions = décisions
lab-component = nom
lab-players = { $count ->
    [1] seul
   *[other] { $count } joueurs
}
lab-place = { $place ->
    [1] 1re
   *[other] { $place }e
}
