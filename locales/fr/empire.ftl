# Les mots d'Empire.

empire-name = Empire
empire-tagline = Alexandre le Grand, naissance d'un empire : remplissez quatre cases en secret, marchez du Danube à l'Indus et bâtissez là où les autres veulent bâtir aussi. De 2 à 5.

empire-seat = { $seat }
empire-number = { $number }
empire-numbered = { $number } { $name }
empire-province = { $name }
empire-campaign-symbol = symbole de campagne { $number }
empire-score = Points

# Régions
empire-region-hellas-and-thracia = Hellade et Thrace
empire-region-asia-minor = Asie Mineure
empire-region-syria-and-egypt = Syrie et Égypte
empire-region-mesopotamia = Mésopotamie
empire-region-persia = Perse
empire-region-bactria-and-india = Bactriane et Inde
empire-region-own = { $name }

# Options
empire-option-campaign = Quelle est la longueur de la campagne ?
empire-option-campaign-long = Longue : les six régions.
empire-option-campaign-short = Courte : régions 2 à 4, primes finales divisées par deux.
empire-option-turnOrderRest = Qui choisit sa place dans l'ordre du tour après le plus offrant ?
empire-option-turnOrderRest-score = Celui qui a le plus de points.
empire-option-turnOrderRest-bid = Celui qui a le plus misé.
empire-option-vpTie = Comment départager des points égaux au choix des places ?
empire-option-vpTie-armies = Par les armées, puis les temples, puis le sort.
empire-option-vpTie-lot = Par le sort.
empire-option-contestedFloor = Un bâtiment disputé coûte-t-il au moins le prix ordinaire ?
empire-option-contestedFloor-false = Non : les cubes du deuxième plus un.
empire-option-contestedFloor-true = Oui : jamais moins que le prix ordinaire.
empire-option-finalTie = Qui gagne à égalité de points ?
empire-option-finalTie-shared = La victoire est partagée.
empire-option-finalTie-buildings = Celui qui a le plus de temples et de villes.
empire-option-halve = Que divise par deux la campagne courte ?
empire-option-halve-award = Chaque prime finale, arrondie en dessous.
empire-option-halve-total = Le total des primes finales d'un joueur, arrondi en dessous.
empire-option-oldestSeat = Qui est le plus âgé, et commence si personne ne mise au premier tour ?
empire-option-oldestSeat-0 = Place 1
empire-option-oldestSeat-1 = Place 2
empire-option-oldestSeat-2 = Place 3
empire-option-oldestSeat-3 = Place 4
empire-option-oldestSeat-4 = Place 5

# Sections de la règle
empire-section-1 = But du jeu
empire-section-2 = Matériel
empire-section-3 = Préparation
empire-section-4 = Déroulement
empire-section-5-1 = Répartition et ordre du tour
empire-section-5-2 = Révélation
empire-section-5-3 = Marche
empire-section-5-4 = Construction
empire-section-5-5 = Décompte d'un tour
empire-section-5-6 = Fin d'un tour
empire-section-6 = Fin de la partie
empire-section-7 = Campagne courte
empire-section-aid = Aide de jeu

# Phases et invites
empire-phase-allocate = tous remplissent leurs cases
empire-phase-order = l'ordre du tour se décide
empire-phase-march = les armées marchent
empire-phase-build = on annonce les bâtiments
empire-phase-over = la partie est terminée
empire-step-allocate = Cases
empire-step-order = Ordre
empire-step-march = Marche
empire-step-build = Construction
empire-prompt-allocate = { $region } : répartissez vos { $resources } cubes sur les quatre cases. Personne ne les voit avant que tous aient fini.
empire-prompt-redistribute = Répartissez vos { $cubes } cubes restants entre temples et villes. Personne ne les voit avant que tous aient fini.
empire-prompt-waiting-for = Derrière leur écran : { $seats }.
empire-prompt-waiting = C'est à { $seat } de jouer.
empire-prompt-choose = Choisissez votre place dans l'ordre du tour.
empire-prompt-lot = On tire au sort.
empire-prompt-march = Marche : chaque armée peut entrer dans { $most } provinces ce tour-ci.
empire-prompt-build = Annoncez temples et villes là où se tiennent vos armées.
empire-prompt-over = La campagne est terminée.

# Le tableau et ses cases
empire-sheet-allocate = Votre tableau
empire-sheet-redistribute = Vos cubes restants
empire-sheet-submit = Prêt
empire-box-order = Ordre du tour
empire-box-armies = Armées
empire-box-temples = Temples
empire-box-cities = Villes

# Panneaux
empire-screen-done = Prêt derrière l'écran
empire-screen-open = Répartit encore ses cubes
empire-armies-out = Armées sur le plateau
empire-spent = Cubes dépensés dans cette région
empire-temples-left = Temples en réserve
empire-cities-left = Villes en réserve
empire-panel-campaign = Campagne
empire-panel-region = { $region }
empire-panel-turn = Tour
empire-panel-last-turn = Le but est atteint : c'est le dernier tour ici.
empire-panel-order = Ordre du tour : { $seats }.
empire-panel-built = { $region } : { $standing }.
empire-panel-buildings = { $seat } { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}, { $cities ->
    [one] { $cities } ville
   *[other] { $cities } villes
}

# Le plateau
empire-board = Carte de la campagne
empire-cost = { $cost }
empire-describe = { $number }, { $name }. { $places } Présents : { $standing }.
empire-places-both = Emplacement de temples et d'une ville.
empire-places-temple = Emplacement de temples.
empire-places-city = Emplacement d'une ville.
empire-places-none = Aucun emplacement.
empire-standing-armies = { $count ->
    [one] une armée de { $seat }
   *[other] { $count } armées de { $seat }
}
empire-standing-temples = { $count ->
    [one] un temple de { $seat }
   *[other] { $count } temples de { $seat }
}
empire-standing-city = la ville de { $seat }
empire-temple-of = Temple de { $seat }
empire-city-of = Ville de { $seat }
empire-announced-temple = Temple annoncé par { $seat }
empire-announced-city = Ville annoncée par { $seat }
empire-arrow = Flèche entre { $a } et { $b } : vers { $b } { $there }, vers { $a } { $back }
empire-way-closed = fermée
empire-way-costs = { $cost ->
    [0] gratuite
    [one] { $cost } cube
   *[other] { $cost } cubes
}

# Choix
empire-choice-position = Jouer à la place { $place }
empire-choice-march = { $armies ->
    [one] Une armée vers { $to }
   *[other] { $armies } armées vers { $to }
}
empire-choice-march-from = Depuis { $from }
empire-choice-halt = La marche est finie
empire-choice-temple = Temple en { $province }
empire-choice-city = Ville en { $province }
empire-choice-end-turn = Finir le tour
empire-note-march = gratuit, { $left ->
    [0] n'ira pas plus loin ce tour
    [one] encore { $left } province ce tour
   *[other] encore { $left } provinces ce tour
}
empire-note-march-mixed = gratuit, { $mix }, { $left ->
    [0] certaines n'iront pas plus loin
    [one] encore { $left } province pour toutes
   *[other] encore { $left } provinces pour toutes
}
empire-note-march-paid = paie { $temples } sur les temples et { $cities } sur les villes ; { $mix } ; { $left ->
    [0] certaines n'iront pas plus loin
    [one] encore { $left } province pour toutes
   *[other] encore { $left } provinces pour toutes
}
empire-mix = reposées { $rested }, déjà une province { $once }, déjà deux provinces { $twice }
empire-note-uncontested = personne d'autre pour l'instant
empire-note-contested = contre { $seats }

# Ce qui s'est passé
empire-fact-region = La campagne atteint { $region }.
empire-fact-turn = { $region }, tour { $turn }.
empire-fact-committed = { $seat } est prêt.
empire-fact-revealed = { $seat } révèle : ordre { $order }, armées { $armies }, temples { $temples }, villes { $cities }.
empire-fact-redistributed = { $seat } a maintenant { $temples } pour les temples et { $cities } pour les villes.
empire-fact-lot = Le sort désigne { $seat }.
empire-fact-oldest = Personne n'a misé : { $seat }, le plus âgé, commence, et l'on joue dans le sens des aiguilles d'une montre.
empire-fact-place = { $seat } prend la place { $place }.
empire-fact-marches = { $seat } se met en marche.
empire-fact-march = { $seat } déplace { $armies ->
    [one] une armée
   *[other] { $armies } armées
} de { $from } à { $to }.
empire-fact-march-paid = { $seat } déplace { $armies ->
    [one] une armée
   *[other] { $armies } armées
} de { $from } à { $to } et paie { $cost }.
empire-fact-target = Une armée a atteint { $province } : c'est le dernier tour dans la région.
empire-fact-temple = { $seat } annonce un temple en { $province }.
empire-fact-city = { $seat } annonce une ville en { $province }.
empire-fact-scoring = Décompte du tour { $turn }.
empire-fact-armies-most = { $province } : { $seat } a le plus d'armées ({ $armies }) et marque { $points }.
empire-fact-armies-tied = { $province } : égalité à { $armies } armées, aucun point.
empire-fact-temple-built = { $province } : { $seat } bâtit le temple pour { $cost ->
    [one] un cube
   *[other] { $cost } cubes
} et marque { $points }.
empire-fact-city-founded = { $province } : { $seat } fonde la ville pour { $cost ->
    [one] un cube
   *[other] { $cost } cubes
} et marque { $points }.
empire-fact-temple-unpaid = { $province } : { $seat } ne peut payer { $cost } pour le temple et le reprend.
empire-fact-city-unpaid = { $province } : { $seat } ne peut payer { $cost } pour la ville et la reprend.
empire-fact-temple-tied = { $province } : égalité pour le temple, personne ne bâtit.
empire-fact-city-tied = { $province } : égalité pour la ville, personne ne bâtit.
empire-fact-final = Primes finales.
empire-fact-most-cities = { $seat } a le plus de villes sur le plateau ({ $count }) : { $points } points.
empire-fact-most-temples = { $seat } a le plus de temples sur le plateau ({ $count }) : { $points } points.
empire-fact-region-cities = { $region } : { $seat } a le plus de villes ({ $count }) : { $points } points.
empire-fact-region-temples = { $region } : { $seat } a le plus de temples ({ $count }) : { $points } points.

# La fin
empire-end-points = La campagne est terminée ; le plus de points l'emporte.
empire-end-shared = La campagne est terminée ; à points égaux, la victoire est partagée.
empire-end-buildings = Les points sont égaux ; le plus de temples et de villes décide.
empire-points-provinces = Provinces
empire-points-temples = Temples
empire-points-cities = Villes
empire-points-most-cities = Le plus de villes sur le plateau
empire-points-most-temples = Le plus de temples sur le plateau
empire-points-region-cities = Le plus de villes par région
empire-points-region-temples = Le plus de temples par région
empire-points-halving = Moitié retirée en campagne courte

# Refus
empire-refusal-not-now = Pas maintenant : { $phase }.
empire-refusal-march-is-over = Votre marche est finie ; on ne peut plus qu'annoncer des bâtiments.
empire-refusal-only-redistribute = Après le premier tour dans une région, seuls temples et villes se répartissent à nouveau.
empire-refusal-fill-four = Au premier tour d'une région, on remplit les quatre cases.
empire-refusal-sum = Les quatre cases contiennent { $found } cubes ; il en faut { $needed }.
empire-refusal-material = Temples et villes contiennent { $found } cubes ; vous en avez { $needed }.
empire-refusal-no-such-place = Les places vont de 1 à { $most }.
empire-refusal-place-taken = { $seat } a déjà cette place.
empire-refusal-no-such-province = Les provinces d'ici sont numérotées de 1 à { $most }.
empire-refusal-no-arrow = Aucune flèche ne mène de { $from } à { $to }.
empire-refusal-no-army = Il faut au moins une armée pour marcher.
empire-refusal-armies = Vous n'avez pas autant d'armées capables de marcher en { $place } : { $found }.
empire-refusal-tired = Une armée entre dans trois provinces par tour ; { $able } de celles-ci peuvent encore marcher.
empire-refusal-cost = Le passage coûte { $cost } ; vous avez { $temples } pour les temples et { $cities } pour les villes.
empire-refusal-mix = Le passage coûte { $cost }, à payer sur les temples ({ $temples }) et les villes ({ $cities }) : ce partage ne convient pas.
empire-refusal-no-temple-place = { $province } n'a pas d'emplacement de temple.
empire-refusal-no-city-place = { $province } n'a pas d'emplacement de ville.
empire-refusal-no-presence = Vous n'avez pas d'armée en { $province }.
empire-refusal-temple-announced = Vous avez déjà annoncé un temple en { $province } ; un par tour.
empire-refusal-city-announced = Vous avez déjà annoncé une ville en { $province }.
empire-refusal-city-stands = { $province } a déjà sa ville, fondée par { $seat }.
empire-refusal-no-temple-left = Il ne vous reste aucun temple.
empire-refusal-no-city-left = Il ne vous reste aucune ville.

# Ce qui peut clocher dans une édition
empire-fault-range = { $what } vaut { $found } ; cela va de { $low } à { $high }.
empire-fault-regions = Le plateau a { $found } régions ; il peut en avoir de 1 à { $most }.
empire-fault-short = La campagne courte va d'une région à une suivante parmi les { $regions } du plateau.
empire-fault-start = La première région doit dire `start` : où se trouve son symbole de campagne.
empire-fault-provinces = La région a { $found } provinces ; elle peut en avoir de 1 à { $most }.
empire-fault-number = Les provinces se suivent par numéro ; celle-ci devrait être { $expected }.
empire-fault-unknown-province = Il n'y a pas de province { $found } ; la région va de 1 à { $most }.
empire-fault-arrow = Une flèche joint deux provinces différentes, et chaque paire une seule fois.
empire-fault-unreachable = Aucun chemin ne mène de l'entrée au but de { $region }.
empire-fault-oldest = Le plus âgé doit être à la table : il y a { $seats } places.

# Ce qui compte dans une position
empire-term-points = les points déjà marqués
empire-term-majorities = les provinces tenues par le plus d’armées
empire-term-majorities-at-risk = les provinces tenues alors que d’autres ont encore leur tour
empire-term-armies = les armées en campagne
empire-term-turn-to-come = le tour encore à jouer, après avoir vu celui des autres
empire-term-temples-announced = les temples annoncés qui seront bâtis
empire-term-cities-announced = les cités annoncées qui seront fondées
empire-term-temple-material = le matériel pour des temples à portée
empire-term-city-material = le matériel pour des cités à portée
empire-term-most-temples = l’avance en temples sur tout le plateau
empire-term-most-cities = l’avance en cités sur tout le plateau
empire-term-region-temples = la majorité des temples région par région
empire-term-region-cities = la majorité des cités région par région
