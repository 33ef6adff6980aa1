# Les mots d'Alexandros.

alexandros-name = Alexandros
alexandros-tagline = La route d'Alexandre partage la Perse en provinces ; les plus riches font le vainqueur.

# What counts in a position.
alexandros-term-points = points marqués
alexandros-term-taxes = impôts à venir des provinces tenues
alexandros-term-ready = une carte en main pour lever l'impôt
alexandros-term-cards = cartes en main
alexandros-term-prospect = une province à portée
alexandros-term-turn = le tour pour prendre cette province
alexandros-term-reserve = gouverneurs en réserve
alexandros-term-spread = des cartes de nombreux symboles

# Symboles, cartes, cases.
alexandros-symbol-temple = temple
alexandros-symbol-amphora = amphore
alexandros-symbol-horse = cheval
alexandros-symbol-lyre = lyre
alexandros-symbol-hoplite = hoplite
alexandros-blank = case vide
alexandros-cell = { $kind } { $name }
alexandros-cards-temple = { $count ->
    [one] 1 temple
   *[other] { $count } temples
}
alexandros-cards-amphora = { $count ->
    [one] 1 amphore
   *[other] { $count } amphores
}
alexandros-cards-horse = { $count ->
    [one] 1 cheval
   *[other] { $count } chevaux
}
alexandros-cards-lyre = { $count ->
    [one] 1 lyre
   *[other] { $count } lyres
}
alexandros-cards-hoplite = { $count ->
    [one] 1 hoplite
   *[other] { $count } hoplites
}
alexandros-corner-n = coin nord
alexandros-corner-ne = coin nord-est
alexandros-corner-nw = coin nord-ouest
alexandros-corner-s = coin sud
alexandros-corner-se = coin sud-est
alexandros-corner-sw = coin sud-ouest
alexandros-direction-e = l'est
alexandros-direction-ne = le nord-est
alexandros-direction-nw = le nord-ouest
alexandros-direction-w = l'ouest
alexandros-direction-se = le sud-est
alexandros-direction-sw = le sud-ouest

# Le plateau.
alexandros-board = L'empire perse en cases triangulaires, avec murs, provinces et gouverneurs
alexandros-start = Point de départ d'Alexandre
alexandros-alexander = Alexandre, au point { $point }
alexandros-governor = Gouverneur de { $seat } sur { $cell }
alexandros-province-held = Province de { $seat } : { $blanks ->
    [one] { $blanks } case vide
   *[other] { $blanks } cases vides
}, { $symbols } ; { $governors ->
    [one] 1 gouverneur, impôts dus
   *[other] { $governors } gouverneurs, aucun impôt
}
alexandros-province-vacant = Province vacante : { $blanks ->
    [one] { $blanks } case vide
   *[other] { $blanks } cases vides
}, { $symbols }
alexandros-sea-mediterranean = Méditerranée
alexandros-sea-black = Pont-Euxin
alexandros-sea-caspian = Mer Caspienne
alexandros-sea-gulf = Golfe Persique

# À côté du plateau.
alexandros-panel-player = { $seat }
alexandros-panel-score = Points
alexandros-panel-yield = Impôts dus
alexandros-panel-reserve = Gouverneurs en réserve
alexandros-panel-cards = Cartes
alexandros-panel-hand = Votre main
alexandros-panel-hand-of = Main de { $seat }
alexandros-panel-common = Cartes et murs
alexandros-panel-open = Cartes visibles
alexandros-panel-pile = Pioche
alexandros-panel-discards = Défausse
alexandros-panel-black-walls = Murs noirs
alexandros-panel-red-walls = Murs rouges
alexandros-card-back = carte face cachée

# Ce qui est demandé.
alexandros-step-card = Carte
alexandros-step-cell = Case
alexandros-step-corner = Coin
alexandros-step-route = Itinéraire
alexandros-step-actions = Actions
alexandros-prompt-chance = On tire des cartes.
alexandros-prompt-card = Quelle carte déplace Alexandre ?
alexandros-prompt-cell = Plusieurs cases « { $symbol } » sont à égale distance. Vers laquelle va Alexandre ?
alexandros-prompt-corner = Vers quel coin de { $cell } va Alexandre ?
alexandros-prompt-route = Alexandre se rend au { $corner } de { $cell } ({ $walls ->
    [0] aucun nouveau mur
    [one] 1 nouveau mur
   *[other] { $walls } nouveaux murs
} jusqu'ici). Par où continue-t-il ?
alexandros-prompt-actions = { $left ->
    [one] Encore une action.
   *[other] Deux actions : que faites-vous ?
}
alexandros-prompt-last-actions = Les murs noirs sont épuisés : c'est le dernier tour. { $left ->
    [one] Encore une action.
   *[other] Deux actions : que faites-vous ?
}
alexandros-prompt-done = Vos deux actions sont jouées. Terminez le tour, ou revenez en arrière.
alexandros-prompt-occupy = Placez des gouverneurs dans cette province ({ $blanks ->
    [one] { $blanks } point
   *[other] { $blanks } points
} d'impôts avec un seul gouverneur ; { $governors } en réserve) et payez le reste en cartes.
alexandros-prompt-give = Choisissez, parmi les cartes employées, celles qui reviennent à { $seat } : { $left ->
    [one] encore une.
   *[other] encore { $left }.
}
alexandros-waiting-card = { $seat } choisit la carte qui déplace Alexandre.
alexandros-waiting-route = { $seat } conduit Alexandre.
alexandros-waiting-actions = { $seat } joue ses actions.

# Ce qu'on peut faire.
alexandros-group-take = Prendre une carte visible
alexandros-group-joker = Prendre une carte comme joker
alexandros-group-spend = Mouvement spécial : défausser une carte de votre main
alexandros-group-stay = Aucune carte ne mène quelque part
alexandros-group-card = Prendre une carte
alexandros-group-province = Occuper ou reprendre
alexandros-group-taxes = Collecter les impôts
alexandros-group-recall = Rappeler un gouverneur
alexandros-group-end = Pour finir
alexandros-group-post = Placer un gouverneur
alexandros-group-pay = Payer le reste
alexandros-choice-take = Prendre la carte « { $symbol } »
alexandros-choice-joker = Prendre la carte « { $symbol } » et aller vers une case « { $toward } »
alexandros-choice-spend = Défausser une carte « { $symbol } »
alexandros-choice-stay = Laisser Alexandre sur place
alexandros-choice-stay-taking = Laisser Alexandre sur place et prendre la carte « { $symbol } »
alexandros-choice-cell = Aller vers { $cell }
alexandros-choice-corner = Vers le { $corner }
alexandros-choice-via = Continuer vers { $direction }
alexandros-choice-draw = Piocher une carte
alexandros-choice-pick = Prendre la carte « { $symbol } »
alexandros-choice-occupy = Occuper la province { $name }
alexandros-choice-take-over = Reprendre la province { $name } à { $seat }
alexandros-choice-tax = Collecter les impôts avec une carte « { $symbol } »
alexandros-choice-recall = Rappeler le gouverneur de { $cell }
alexandros-choice-end-turn = Terminer le tour
alexandros-choice-post = Gouverneur sur { $cell }
alexandros-choice-pay = Payer { $cards }
alexandros-choice-hold = Plus rien à payer : tenir la province
alexandros-choice-give = Donner une carte « { $symbol } »
alexandros-note-leads = vers { $cells }, à { $distance ->
    [one] 1 ligne
   *[other] { $distance } lignes
}
alexandros-note-distance = { $distance ->
    [0] Alexandre se tient à son coin
    [one] à 1 ligne
   *[other] à { $distance } lignes
}
alexandros-note-walls = { $distance ->
    [one] 1 ligne
   *[other] { $distance } lignes
}, { $spread ->
    [0] { $fewest ->
        [0] aucun nouveau mur
        [one] 1 nouveau mur
       *[other] { $fewest } nouveaux murs
    }
   *[other] { $fewest } à { $most } nouveaux murs
}
alexandros-note-walls-in-all = encore { $distance ->
    [one] 1 ligne
   *[other] { $distance } lignes
}, { $spread ->
    [0] { $fewest ->
        [0] aucun nouveau mur
        [one] 1 nouveau mur
       *[other] { $fewest } nouveaux murs
    }
   *[other] { $fewest } à { $most } nouveaux murs
} en tout
alexandros-note-pile = { $count ->
    [0] plus aucune carte
    [one] reste 1 carte
   *[other] reste { $count } cartes
}
alexandros-note-province = vaut { $blanks ->
    [one] { $blanks } point
   *[other] { $blanks } points
} ; demande { $symbols }
alexandros-note-taxes = { $yields }
alexandros-note-yield = { $seat } +{ $points }
alexandros-note-recall-vacates = la province devient vacante
alexandros-note-recall-yields = la province rapporte alors { $blanks ->
    [one] { $blanks } point
   *[other] { $blanks } points
}
alexandros-note-recall-leaves = il y reste { $governors } gouverneurs
alexandros-note-passes = { $actions ->
    [one] 1 action non jouée
   *[other] { $actions } actions non jouées
}
alexandros-note-province-yields = rapporte { $blanks ->
    [one] { $blanks } point
   *[other] { $blanks } points
} d'impôts
alexandros-note-province-idle = { $governors } gouverneurs : aucun impôt
alexandros-note-used = { $count } employées, encore { $left } à donner

# Ce qui s'est passé.
alexandros-fact-dealt = Vous recevez une carte : { $symbol }.
alexandros-fact-turned-up = On découvre une carte : { $symbol }.
alexandros-fact-begins = { $seat } commence.
alexandros-fact-turn = Tour de { $seat }
alexandros-fact-reshuffled = { $count ->
    [one] La carte défaussée forme la nouvelle pioche.
   *[other] Les { $count } cartes défaussées, mélangées, forment la nouvelle pioche.
}
alexandros-fact-takes-to-move = { $seat } prend la carte « { $symbol } » pour déplacer Alexandre.
alexandros-fact-takes-joker = { $seat } prend la carte « { $symbol } » comme joker et vise une case « { $toward } ».
alexandros-fact-spends-to-move = Mouvement spécial : { $seat } défausse une carte « { $symbol } ».
alexandros-fact-stays = Aucune carte ne mène quelque part : Alexandre reste sur place.
alexandros-fact-stays-taking = Aucune carte ne mène quelque part : Alexandre reste sur place et { $seat } prend la carte « { $symbol } ».
alexandros-fact-arrives = Alexandre va au { $corner } de { $cell } : { $walls ->
    [0] aucun nouveau mur
    [one] 1 nouveau mur
   *[other] { $walls } nouveaux murs
}.
alexandros-fact-last-turn = Les murs noirs sont épuisés : { $seat } joue le dernier tour.
alexandros-fact-draws = Vous piochez une carte : { $symbol }.
alexandros-fact-draws-unseen = { $seat } pioche une carte.
alexandros-fact-picks = { $seat } prend la carte « { $symbol } ».
alexandros-fact-posts = { $seat } place un gouverneur sur { $cell }.
alexandros-fact-occupies = { $seat } occupe une province qui vaut { $blanks ->
    [one] { $blanks } point
   *[other] { $blanks } points
}.
alexandros-fact-occupies-paying = { $seat } paie { $cards } et occupe une province qui vaut { $blanks ->
    [one] { $blanks } point
   *[other] { $blanks } points
}.
alexandros-fact-takes-over = { $seat } chasse d'une province les gouverneurs de { $loser } avec { $cards }.
alexandros-fact-gives = { $loser } reçoit { $cards }.
alexandros-fact-taxes = { $seat } collecte les impôts avec une carte « { $symbol } ».
alexandros-fact-scores = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} : total { $total }.
alexandros-fact-recalls = { $seat } rappelle le gouverneur de { $cell }.
alexandros-fact-passes = { $seat } renonce à { $actions ->
    [one] une action
   *[other] ses deux actions
}.

# La fin.
alexandros-end = { $end } { $how }
alexandros-end-points = Les { $goal } points sont atteints.
alexandros-end-walls = Les murs noirs sont épuisés.
alexandros-end-most-points = Le plus grand nombre de points l'emporte.
alexandros-end-more-cards = À égalité de points, le plus grand nombre de cartes en main l'emporte.
alexandros-end-shared = À égalité de points, la victoire est partagée.
alexandros-score-own-turns = Impôts de ses propres tours
alexandros-score-other-turns = Impôts aux tours des autres

# Options.
alexandros-option-firstPlayer = Qui commence
alexandros-option-firstPlayer-random = Le sort décide.
alexandros-option-firstPlayer-0 = La place 1 commence.
alexandros-option-firstPlayer-1 = La place 2 commence.
alexandros-option-firstPlayer-2 = La place 3 commence.
alexandros-option-firstPlayer-3 = La place 4 commence.
alexandros-option-coastWalls = Murs le long de la côte
alexandros-option-coastWalls-true = Un itinéraire côtier reçoit des murs comme tout autre.
alexandros-option-coastWalls-false = Les lignes de côte ne reçoivent pas de mur et n'en coûtent pas.
alexandros-option-joker = Jokers
alexandros-option-joker-perCard = Chaque carte visible sans case disponible est un joker.
alexandros-option-joker-bothOnly = Les cartes visibles ne sont des jokers que si aucune n'a de case disponible.
alexandros-option-refund = Cartes pour qui perd une province
alexandros-option-refund-all = La moitié de toutes les cartes employées pour la reprendre.
alexandros-option-refund-occupation = La moitié des seules cartes qui ont payé l'occupation.
alexandros-option-finalTie = Égalité de points à la fin
alexandros-option-finalTie-shared = La victoire est partagée.
alexandros-option-finalTie-cards = Le plus grand nombre de cartes en main l'emporte.

# Refus.
alexandros-refusal-not-face-up = Aucune carte « { $symbol } » n'est visible.
alexandros-refusal-none-available = Aucune case « { $symbol } » n'est disponible : chacune a un mur sur un côté, un gouverneur en son centre ou Alexandre à un coin.
alexandros-refusal-too-few-walls-toward = Les { $walls } murs restants ne suffisent pas pour atteindre la case « { $symbol } » la plus proche.
alexandros-refusal-no-joker = La carte « { $symbol } » n'est pas un joker : une case « { $symbol } » est disponible.
alexandros-refusal-no-joker-both = La carte « { $symbol } » n'est pas un joker : une case est disponible pour l'une des cartes visibles.
alexandros-refusal-no-joker-from-hand = Aucune case « { $symbol } » n'est disponible, et une carte de la main n'est jamais un joker.
alexandros-refusal-not-in-hand = Vous n'avez pas de carte « { $symbol } » en main.
alexandros-refusal-must-move = Alexandre ne peut pas rester sur place : une carte visible mène quelque part.
alexandros-refusal-must-take-a-card = Si Alexandre reste sur place, vous prenez une des cartes visibles.
alexandros-refusal-no-such-cell = { $cell } n'est pas une case du plateau.
alexandros-refusal-other-symbol = La carte mène à une case « { $symbol } » ; ici, { $cell }.
alexandros-refusal-walled = Un côté de { $cell } porte un mur.
alexandros-refusal-governed = Un gouverneur occupe { $cell }.
alexandros-refusal-alexander-at-corner = Alexandre est déjà à un coin de { $cell }.
alexandros-refusal-farther = { $cell } est à { $distance } lignes, une autre n'est qu'à { $nearest }.
alexandros-refusal-too-few-walls-to = Les { $walls } murs restants ne suffisent pas pour aller jusqu'à { $cell }.
alexandros-refusal-too-few-walls-via = Les { $walls } murs restants ne suffisent pas pour l'itinéraire par le point { $point }.
alexandros-refusal-no-corner = Le point { $point } n'est pas un coin de la case.
alexandros-refusal-not-the-shortest = Aucun plus court chemin vers le coin ne passe maintenant par le point { $point }.
alexandros-refusal-no-actions-left = Les deux actions de ce tour sont jouées.
alexandros-refusal-nothing-to-draw = La pioche et la défausse sont vides.
alexandros-refusal-nothing-to-pick = Aucune carte « { $symbol } » n'est visible ; les cartes prises ne sont remplacées qu'après le tour.
alexandros-refusal-not-the-first-cell = { $cell } fait partie de la province désignée par sa première case, { $first }.
alexandros-refusal-no-symbol-cell = La province n'a pas de case à symbole : aucun gouverneur ne peut s'y tenir.
alexandros-refusal-no-governor-left = Vous n'avez plus de gouverneur en réserve.
alexandros-refusal-already-own = Cette province est déjà à vous.
alexandros-refusal-held-by = Cette province est occupée par { $seat } : il faut la reprendre.
alexandros-refusal-vacant = Personne n'occupe cette province : il suffit de l'occuper.
alexandros-refusal-cannot-pay = Il vous manque { $missing }, et { $governors ->
    [0] aucun gouverneur ne peut
    [one] 1 gouverneur ne peut
   *[other] { $governors } gouverneurs ne peuvent
} y suppléer.
alexandros-refusal-post-instead = Il vous manque { $missing } : placez-y plutôt un gouverneur.
alexandros-refusal-cannot-oust = Il vous manque { $missing } pour chasser les gouverneurs de { $seat }.
alexandros-refusal-no-place-for-a-governor = { $cell } n'est pas une case à symbole de la province.
alexandros-refusal-governor-there-already = Un gouverneur se tient déjà sur { $cell }.
alexandros-refusal-no-governor-posted = Placez d'abord au moins un gouverneur.
alexandros-refusal-not-among-the-used = Il n'y a pas de carte « { $symbol } » parmi les cartes employées.
alexandros-refusal-taxed-already = Les impôts ont déjà été collectés pendant ce tour.
alexandros-refusal-no-governor-on = Aucun de vos gouverneurs n'est sur une case « { $symbol } ».
alexandros-refusal-no-card-to-tax-with = Votre gouverneur est sur une case « { $symbol } », mais vous n'avez pas cette carte.
alexandros-refusal-no-own-governor = Aucun de vos gouverneurs n'est sur { $cell }.
alexandros-refusal-order-move = Alexandre se déplace d'abord : choisissez la carte.
alexandros-refusal-order-cell = Choisissez d'abord la case où va Alexandre.
alexandros-refusal-order-corner = Choisissez d'abord le coin où va Alexandre.
alexandros-refusal-order-route = Conduisez d'abord Alexandre à son coin.
alexandros-refusal-order-actions = Alexandre s'est déplacé : jouez vos actions ou terminez le tour.
alexandros-refusal-order-occupy = Terminez d'abord l'occupation de la province.
alexandros-refusal-order-give = Choisissez d'abord les cartes que reçoit le perdant.

# Fautes d'une édition ou d'une demande.
alexandros-fault-number = { $found } est hors limites : de { $min } à { $max }.
alexandros-fault-point-name = « { $name } » n'est pas un point. Écrivez-le comme q2r1.
alexandros-fault-start-not-on-land = Le départ { $start } n'est le coin d'aucune case de terre.
alexandros-fault-too-many-rows = La carte a { $found } rangées ; il en faut { $most } au plus.
alexandros-fault-row-too-wide = Cette rangée a { $found } cases ; il en faut { $most } au plus.
alexandros-fault-too-many-cells = La carte a plus de { $most } cases de terre.
alexandros-fault-too-many-points = La carte a { $found } points ; il en faut { $most } au plus.
alexandros-fault-too-many-lines = La carte a { $found } lignes ; il en faut { $most } au plus.
alexandros-fault-not-connected = La terre n'est pas d'un seul tenant : on ne peut aller de { $start } au point { $point }.
alexandros-fault-letter = « { $letter } » en { $cell } n'est pas une case. Écrivez T, A, H, L ou O pour un symbole, un point pour une case vide, une espace pour la mer.
alexandros-fault-count-name = « { $name } » ne se compte pas. Ce qui se compte : { $known }.
alexandros-fault-count = La carte contient { $found } « { $name } », l'édition en annonce { $said }.
alexandros-fault-sea-place = La place d'un nom va de −{ $most } à { $most }.
alexandros-fault-first-player = La place { $seat } ne peut pas commencer : les { $seats } places se comptent à partir de 0.

# Positions disposées à la main.
alexandros-arrange-seat = Il n'y a pas de place { $seat } à cette table ; les places se comptent à partir de 0.
alexandros-arrange-point = { $point } n'est pas un point du plateau.
alexandros-arrange-line = Aucune ligne ne joint { $from } et { $to }.
alexandros-arrange-walls = Il n'y a pas tant de murs.
alexandros-arrange-cell = { $cell } n'est pas une case à symbole libre.
alexandros-arrange-two-owners = { $cell } fait partie d'une province qu'occupe un autre joueur.
alexandros-arrange-governors = Il ne reste pas de gouverneur pour { $cell }.
alexandros-arrange-cards = Il n'y a pas tant de cartes, ou plus de deux sont visibles.

# Titres des règles.
alexandros-section-overview = Aperçu
alexandros-section-contents = Contenu de la boîte
alexandros-section-setup = Préparation
alexandros-section-play = Déroulement du jeu
alexandros-section-move = Déplacer Alexandre
alexandros-section-special-move = Le mouvement spécial
alexandros-section-actions = Les actions
alexandros-section-card = Prendre une carte
alexandros-section-province = Les provinces
alexandros-section-occupy = Occuper une province
alexandros-section-take-over = Reprendre une province
alexandros-section-taxes = Collecter les impôts
alexandros-section-recall = Rappeler un gouverneur
alexandros-section-end = Fin du jeu
alexandros-section-special-cases = Situations spéciales
