# Les mots de Phalanxx.

phalanxx-name = Phalanxx
phalanxx-tagline = Trois dés chez soi, trois en route : réunissez armées, leaders et villes, et héritez de l'empire d'Alexandre.

# Joueurs, dés, cartes, régions.
phalanxx-player = { $seat }
phalanxx-maxximilian = MaXXimilian
phalanxx-die = { $colour } { $pips }
phalanxx-die-white = blanc
phalanxx-die-orange = orange
phalanxx-die-purple = violet
phalanxx-colour-white = Armée (blanche)
phalanxx-colour-orange = Leader (orange)
phalanxx-colour-purple = Équipement (violet)
phalanxx-symbol-infantry = Infanterie
phalanxx-symbol-cavalry = Cavalier
phalanxx-symbol-archer = Archer
phalanxx-counted-white = cartes blanches
phalanxx-counted-orange = cartes orange
phalanxx-counted-purple = cartes violettes
phalanxx-counted-infantry = symboles Infanterie
phalanxx-counted-cavalry = symboles Cavalier
phalanxx-counted-archer = symboles Archer
phalanxx-row-top = rangée du haut
phalanxx-row-middle = rangée du milieu
phalanxx-row-bottom = rangée du bas
phalanxx-row-short-top = haut
phalanxx-row-short-middle = milieu
phalanxx-row-short-bottom = bas
phalanxx-region = { $region }
phalanxx-site = { $site } ({ $region })
phalanxx-value = { $value }
phalanxx-board = L'empire, de la Lydie à l'Indus : régions, villes, oasis et soldats
phalanxx-region-city = { $name }, ville de valeur { $value }
phalanxx-region-oasis = { $name }, oasis de valeur { $value }
phalanxx-region-plain = { $name }
phalanxx-region-held = { $what }, tenue par { $seat }
phalanxx-region-free = { $what }, libre

# Capacités de la variante experte.
phalanxx-ability-intrigue = Intrigue
phalanxx-ability-master-trader = Marchand
phalanxx-ability-legend = Légende
phalanxx-ability-forced-march = Marche forcée
phalanxx-ability-intrigue-text = Intrigue : les dés que vous échangez peuvent différer de 2 au plus.
phalanxx-ability-master-trader-text = Marchand : toute carte visible vous coûte 1 Talent.
phalanxx-ability-legend-text = Légende : chaque Leader posé vous rapporte 2 de Force en plus.
phalanxx-ability-forced-march-text = Marche forcée : vous pouvez conquérir une région libre à deux pas.

# Les cartes Époque.
phalanxx-card-titled = { $title }
phalanxx-card-heroism = Héroïsme
phalanxx-card-heroism-text = Les conflits comparent les cartes orange et violettes, moins les cartes tournées. Ne s'achète pas.
phalanxx-card-back = Carte de l'époque { $era }, face cachée
phalanxx-card-agrianian-javelins = Javeliniers agrianes
phalanxx-card-cretan-archers = Archers crétois
phalanxx-card-lydian-slingers = Frondeurs lydiens
phalanxx-card-greek-hoplites = Hoplites grecs
phalanxx-card-thracian-peltasts = Peltastes thraces
phalanxx-card-phrygian-levy = Levée phrygienne
phalanxx-card-thessalian-riders = Cavaliers thessaliens
phalanxx-card-paionian-lancers = Lanciers péoniens
phalanxx-card-kappadokian-horse = Cavalerie cappadocienne
phalanxx-card-parmenion = Parmenion
phalanxx-card-dareios = Dareios
phalanxx-card-memmon-of-rhodes = Memmon de Rhodes
phalanxx-card-blacksmith = Forge
phalanxx-card-supply-wagon-talents = Chariot de ravitaillement (Talents)
phalanxx-card-supply-wagon-dice = Chariot de ravitaillement (dés)
phalanxx-card-scout = Éclaireur
phalanxx-card-companion-wing = Aile des Compagnons
phalanxx-card-hypaspists = Hypaspistes
phalanxx-card-pezhetairoi = Pézétaires
phalanxx-card-rhodian-slingers = Frondeurs rhodiens
phalanxx-card-apple-bearers = Mélophores
phalanxx-card-median-horse = Cavalerie mède
phalanxx-card-mardian-archers = Archers mardes
phalanxx-card-bessos = Bessos
phalanxx-card-porus = Porus
phalanxx-card-horses = Chevaux
phalanxx-card-fortress = Forteresse
phalanxx-card-camouflage = Camouflage
phalanxx-card-silver-shields = Boucliers d'argent
phalanxx-card-war-elephants = Éléphants de guerre
phalanxx-card-indian-longbows = Grands arcs indiens
phalanxx-card-dahai-horse-archers = Archers montés dahes
phalanxx-card-royal-squadron = Escadron royal
phalanxx-card-epigonoi = Épigones
phalanxx-card-antigonos = Antigonos
phalanxx-card-military-music = Musique militaire

# Ce qui figure sur une carte.
phalanxx-card-price = Prix { $price }
phalanxx-card-strength = Force { $strength }
phalanxx-card-grows = Force { $steps } avec 0 / 1 / 2 / 3 / 4 { $counted }
phalanxx-card-symbols = Symboles : { $symbols }
phalanxx-card-deducted = { $points } de Force seront déduits à la fin
phalanxx-card-would-bring = Jouée maintenant : +{ $gain } de Force
phalanxx-gear-blacksmith = Donne à un dé circulant par tour la valeur de votre choix
phalanxx-gear-talent-wagon = Les conditions de Talents sont ignorées
phalanxx-gear-dice-wagon = Les conditions sur la valeur des dés personnels sont ignorées
phalanxx-gear-scout = Regardez la première carte de la pile avant d'acheter ; elle coûte 4
phalanxx-condition-none = ✓ aucune condition
phalanxx-condition-holds = ✓ { $part }
phalanxx-condition-fails = ✗ { $part }
phalanxx-condition-waived = ✓ { $part } – ignoré grâce à un chariot de ravitaillement
phalanxx-needs-home-colour = Dés personnels : { $least } × { $colour } (vous en avez { $has })
phalanxx-needs-played = Cartes posées : { $least } × { $colour } (vous en avez { $has })
phalanxx-needs-symbol = Symboles : { $least } × { $symbol } (vous en avez { $has })
phalanxx-needs-figures = { $least } soldats sur le plateau (vous en avez { $has })
phalanxx-needs-home-sum = Dés personnels d'une somme de { $least } (les vôtres : { $has })
phalanxx-needs-home-die = Un dé personnel de { $least } ou plus (votre plus haut : { $has })
phalanxx-needs-talents = { $least } Talents, non payés (vous en avez { $has })
phalanxx-needs-strength = { $least } de Force (vous en avez { $has })
phalanxx-needs-cities = { $least } villes (vous en tenez { $has })
phalanxx-needs-oases = { $least } oasis (vous en tenez { $has })
phalanxx-needs-sites = { $least } villes ou oasis (vous en tenez { $has })

# Panneaux.
phalanxx-panel-action-card = Carte Action de { $seat }
phalanxx-panel-home = Dés personnels
phalanxx-panel-hand = Votre main
phalanxx-panel-held = Cartes en main
phalanxx-panel-cards = Cartes à vendre
phalanxx-panel-row = Rangée de cartes, la moins chère d'abord
phalanxx-panel-scouted = Vue par l'Éclaireur
phalanxx-panel-pile = Cartes dans la pile
phalanxx-panel-pile-era = La première carte de la pile est de l'époque { $era }.
phalanxx-panel-heroism = Héroïsme est visible : les conflits comparent les cartes orange et violettes, moins les cartes tournées.
phalanxx-panel-last-round = C'est la dernière manche.
phalanxx-panel-player = { $seat }
phalanxx-panel-strength = Force
phalanxx-panel-heroism-total = En conflit (Héroïsme)
phalanxx-panel-talents = Talents
phalanxx-panel-money = Cartes Argent : { $low } et { $high }
phalanxx-panel-figures = Soldats sur le plateau
phalanxx-panel-reserve = Soldats en réserve
phalanxx-panel-display = Cartes posées
phalanxx-panel-turned = Tournées lors de conflits
phalanxx-panel-rival = Il prend la carte à l'extrême droite après chacun de vos tours, et n'agit jamais.
phalanxx-panel-score = Si la partie finissait maintenant : { $total } ({ $lines })
phalanxx-panel-score-rival = Il aurait maintenant { $total } ({ $lines })
phalanxx-panel-score-line = { $label } { $points }
phalanxx-space-red = à soi
phalanxx-space-grey = utilisé
phalanxx-space-red-row = Emplacement rouge, { $row } : dé personnel { $die }
phalanxx-space-grey-row = Emplacement gris, { $row } : { $die }
phalanxx-space-legend = ✓ carte ou région · ± Talents si on le pousse
phalanxx-nothing = vide
phalanxx-mark-high = ✓ { $gain }
phalanxx-mark-low = ✗ { $gain }
phalanxx-die-there = { $die } : { $uses }
phalanxx-die-taken = { $die }, en main : { $uses }
phalanxx-die-unrolled = Un dé { $colour } à lancer
phalanxx-die-high = carte ou région : { $rows } ; poussée : { $pushes }
phalanxx-die-low = trop bas pour une carte ou une région ; poussée : { $pushes }
phalanxx-die-push = { $row } { $gain }

# Ce qui est demandé.
phalanxx-prompt-wait = { $seat } réfléchit.
phalanxx-prompt-chance = On pioche des cartes et on lance des dés.
phalanxx-prompt-buy = Achetez une carte, ou passez : la carte à l'extrême droite quitte alors la partie.
phalanxx-prompt-swap = Vous avez acheté une carte chère : échangez une carte de votre main contre une carte visible, ou lancez.
phalanxx-prompt-give = Quelle carte donnez-vous pour { $card } ?
phalanxx-prompt-roll = La rangée glisse et se remplit ; puis vous lancez.
phalanxx-prompt-dice = Prenez un dé. Chacun vaut une action.
phalanxx-prompt-taken = Vous tenez le dé { $die } : posez-le sur un emplacement gris pour l'utiliser, ou poussez-le par la gauche.
phalanxx-prompt-placed = Le dé est posé dans la { $row }, à côté de { $home } : jouez une carte, conquérez une région ou percevez 3 Talents.
phalanxx-prompt-moving = { $region } demande plus de soldats que vous n'en avez en réserve : déplacez { $missing ->
    [one] un soldat
   *[other] { $missing } soldats
} de vos régions sans ville ni oasis.
phalanxx-prompt-turning = Vous avez gagné : tournez une de vos cartes. Cela coûte 3 de Force maintenant et en rapporte 3 à la fin.
phalanxx-prompt-exchange = Échanger { $home } de la { $row } contre un dé personnel d'un autre ?
phalanxx-prompt-turn-end = Les trois dés sont utilisés. Passez-les.
phalanxx-prompt-over = La partie est terminée.
phalanxx-step-buy = Acheter
phalanxx-step-roll = Lancer
phalanxx-step-act = Trois actions
phalanxx-step-pass = Passer les dés
phalanxx-step-die = Dé
phalanxx-step-space = Emplacement
phalanxx-step-use = Usage

# Ce qui peut se faire.
phalanxx-group-buy = Acheter
phalanxx-group-pass = Ne rien acheter
phalanxx-group-swap = Échanger contre
phalanxx-group-give = Donner
phalanxx-group-change = Modifier le dé contre un soldat de la réserve
phalanxx-group-forge = Modifier le dé à la Forge
phalanxx-group-place = Utiliser le dé sur un emplacement gris
phalanxx-group-push = Pousser le dé
phalanxx-group-play = Jouer une carte
phalanxx-group-conquer = Conquérir une région
phalanxx-group-income = Revenu
phalanxx-choice-buy = Acheter { $card } pour { $price }
phalanxx-choice-scout = Envoyer l'Éclaireur voir la première carte
phalanxx-choice-buy-scouted = Acheter { $card } de la pile pour { $price }
phalanxx-choice-pass = Passer : { $card } quitte la partie
phalanxx-choice-pass-empty = Passer
phalanxx-choice-swap-for = Échanger contre { $card }
phalanxx-choice-give = Donner { $card }
phalanxx-choice-roll = Lancer les dés
phalanxx-choice-take = Prendre le dé { $die }
phalanxx-choice-change = Sacrifier un soldat : { $pips }
phalanxx-choice-forge = Forge : { $pips }
phalanxx-choice-place = Poser dans la { $row }
phalanxx-choice-push = Pousser dans la { $row }, { $home } sort
phalanxx-choice-play = Jouer { $card }
phalanxx-choice-conquer = Conquérir { $region }
phalanxx-choice-vacate = Déplacer le soldat de { $region }
phalanxx-choice-turn = Tourner { $card }
phalanxx-choice-income = Percevoir 3 Talents
phalanxx-choice-exchange = Échanger contre { $die } de { $other }
phalanxx-choice-keep = Ne rien échanger
phalanxx-choice-end-turn = Passer les dés à gauche
phalanxx-choice-end-turn-solo = Finir le tour : MaXXimilian prend sa carte
phalanxx-note-swap = permet ensuite d'échanger une carte
phalanxx-note-place-high = carte, région ou revenu
phalanxx-note-place-low = revenu seulement : le dé est trop bas
phalanxx-note-talents = { $gain ->
    [0] aucun Talent
    [1] +1 Talent
    [2] +2 Talents
    [3] +3 Talents
    [4] +4 Talents
    [5] +5 Talents
   *[other] { $gain } Talents
}
phalanxx-note-strength = +{ $gain } de Force
phalanxx-note-conflict = conflit avec { $holder } : −3 de Force, une carte est tournée
phalanxx-note-figures = { $figures ->
    [one] 1 soldat
   *[other] { $figures } soldats
}, valeur { $value }
phalanxx-note-figure-lost = le soldat est perdu ; il en reste { $reserve } en réserve

# Ce qui s'est passé.
phalanxx-told-starter = { $seat } reçoit la carte Action marquée 1 et commence. ({ $clause })
phalanxx-told-ability = { $seat } reçoit { $ability }. ({ $clause })
phalanxx-told-dealt = Vous piochez { $card }. ({ $clause })
phalanxx-told-dealt-unseen = { $seat } pioche une carte.
phalanxx-told-home = { $seat } lance { $dice } comme dés personnels : { $talents } Talents.
phalanxx-told-rival-home = Les dés personnels de MaXXimilian sont { $dice }.
phalanxx-told-turn = Manche { $round } : { $seat }
phalanxx-told-bought = { $seat } achète { $card } pour { $price }.
phalanxx-told-bought-scouted = { $seat } achète { $card } de la pile pour { $price }.
phalanxx-told-bought-unseen = { $seat } achète pour { $price } la carte vue par l'Éclaireur.
phalanxx-told-passed = { $seat } n'achète rien ; { $card } quitte la partie. ({ $clause })
phalanxx-told-passed-empty = { $seat } n'achète rien.
phalanxx-told-swapped = { $seat } échange { $given } contre { $taken }.
phalanxx-told-scouted = L'Éclaireur de { $seat } voit { $card }.
phalanxx-told-scouted-unseen = L'Éclaireur de { $seat } regarde la première carte.
phalanxx-told-refilled = { $card } rejoint la rangée.
phalanxx-told-heroism = { $card } est visible : les conflits comparent désormais les cartes colorées. ({ $clause })
phalanxx-told-heroism-gone = Héroïsme est parti : la Force décide à nouveau des conflits. ({ $clause })
phalanxx-told-last-round = La pile ne peut plus remplir la rangée : c'est la dernière manche. ({ $clause })
phalanxx-told-rolled = { $seat } lance { $dice } : { $sum }.
phalanxx-told-low-roll = Petit lancer : { $seat } reçoit { $talents } Talents. ({ $clause })
phalanxx-told-changed = { $seat } sacrifie un soldat : { $die } devient { $pips }. ({ $clause })
phalanxx-told-forged = La Forge de { $seat } change { $die } en { $pips }. ({ $clause })
phalanxx-told-pushed = { $seat } insère { $die } ; { $old } sort ({ $gain } Talents).
phalanxx-told-played = { $seat } joue { $card } : +{ $gained } de Force, { $strength } désormais. ({ $clause })
phalanxx-told-conquered = { $seat } conquiert { $region }.
phalanxx-told-beaten = { $seat } chasse { $loser } de { $region }.
phalanxx-told-vacated = { $seat } déplace le soldat de { $region }.
phalanxx-told-turned = { $seat } tourne { $card } et garde { $strength } de Force. ({ $clause })
phalanxx-told-income = { $seat } reçoit { $talents } Talents.
phalanxx-told-exchanged = { $seat } échange { $given } contre { $taken } de { $other }.
phalanxx-told-rival-card = MaXXimilian prend { $card }. ({ $clause })
phalanxx-told-rival-heroism = Héroïsme est à l'extrême droite : il part, et MaXXimilian ne prend rien. ({ $clause })
phalanxx-told-over = La partie est terminée.

# Pourquoi pas.
phalanxx-refusal-not-now = Ce n'est pas ce qui se décide maintenant.
phalanxx-refusal-not-on-row = { $card } n'est pas visible dans la rangée.
phalanxx-refusal-heroism-not-for-sale = Héroïsme ne s'achète pas.
phalanxx-refusal-heroism-not-for-swap = Héroïsme ne s'obtient pas par échange.
phalanxx-refusal-too-dear = Cela coûte { $price } Talents et vous en avez { $talents }.
phalanxx-refusal-no-scout = Vous n'avez pas posé l'Éclaireur.
phalanxx-refusal-nothing-to-scout = La pile est vide.
phalanxx-refusal-scouted-already = L'Éclaireur a déjà regardé.
phalanxx-refusal-nothing-scouted = L'Éclaireur n'a pas encore regardé.
phalanxx-refusal-scouted-heroism = La carte est Héroïsme, qui ne s'achète pas.
phalanxx-refusal-no-swap = Seule une carte à 4 ou 5 permet un échange, et un seul.
phalanxx-refusal-not-in-hand = { $card } n'est pas dans votre main.
phalanxx-refusal-no-such-die = Il n'y a plus de dé { $die } parmi les dés circulants.
phalanxx-refusal-shows-that-already = Le dé montre déjà cette valeur.
phalanxx-refusal-no-figure-to-give-up = Votre réserve est vide : vous n'avez pas de soldat à sacrifier.
phalanxx-refusal-no-blacksmith = Vous n'avez pas posé la Forge.
phalanxx-refusal-smith-is-tired = La Forge a déjà servi ce tour.
phalanxx-refusal-space-is-taken = L'emplacement gris de la { $row } est occupé.
phalanxx-refusal-too-low = { $die } est inférieur à { $home }, à côté.
phalanxx-refusal-push-too-dear = La poussée coûte { $cost } Talents et vous en avez { $talents }.
phalanxx-refusal-condition = Pour { $card }, il manque : { $missing }.
phalanxx-refusal-not-in-play = { $region } n'est pas en jeu.
phalanxx-refusal-own-region = { $region } est déjà à vous.
phalanxx-refusal-not-adjacent = { $region } n'est pas voisine d'une de vos régions.
phalanxx-refusal-no-region-left = Vous ne tenez aucune région d'où conquérir.
phalanxx-refusal-march-into-conflict = { $region } est tenue : une Marche forcée finit sur une région libre.
phalanxx-refusal-march-through-occupied = Tout chemin vers { $region } passe par une région occupée.
phalanxx-refusal-too-few-figures = { $needed ->
    [one] Il faut un soldat
   *[other] Il faut { $needed } soldats
} ; vous en avez { $reserve } en réserve et pouvez en déplacer { $movable }.
phalanxx-refusal-too-weak-to-fight = Un conflit coûte 3 de Force et vous en avez { $strength }.
phalanxx-refusal-no-card-to-turn = Vous n'avez plus de carte à tourner.
phalanxx-refusal-not-stronger = { $holder } a { $other } de Force ; vos { $own } doivent dépasser.
phalanxx-refusal-not-more-heroic = Sous Héroïsme, { $holder } compte { $other } ; vos { $own } doivent dépasser.
phalanxx-refusal-not-your-region = { $region } n'est pas à vous.
phalanxx-refusal-site-is-kept = { $region } a une ville ou une oasis : ses soldats restent.
phalanxx-refusal-not-in-display = Vous n'avez pas posé { $card }.
phalanxx-refusal-turned-already = { $card } a déjà été tournée.
phalanxx-refusal-nobody-to-exchange-with = On n'échange qu'avec un autre joueur.
phalanxx-refusal-not-their-die = { $other } n'a pas de dé personnel { $die }.
phalanxx-refusal-unequal-dice = { $own } et { $other } diffèrent de { $difference } ; { $tolerance ->
    [0] ils doivent montrer la même valeur.
   *[other] ils peuvent différer de { $tolerance } au plus.
}

# La fin.
phalanxx-end-strength = { $winners } l'emporte avec { $score }.
phalanxx-end-dice = { $winners } l'emporte avec { $score } : les dés personnels les plus hauts départagent.
phalanxx-end-shared = { $winners } partagent la victoire avec { $score } et des dés personnels égaux.
phalanxx-end-solo = { $own } contre { $rival }, { $margin } d'avance : { $rank }. ({ $clause })
# Ce que veulent dire, en solitaire, les pourcentages des conseils et de l'analyse.
phalanxx-worth = Le résultat est votre rang : chaque rang au-dessus du renvoi vaut un sixième, un sergent donc 33 % et « le Grand » 100 %.
phalanxx-rank-discharged = déshonoré et renvoyé de l'armée
phalanxx-rank-company = compagnie de soldats
phalanxx-rank-sergeant = sergent
phalanxx-rank-lieutenant = lieutenant
phalanxx-rank-general = général
phalanxx-rank-adviser = conseiller du roi
phalanxx-rank-great = « le Grand »
phalanxx-score-strength = Force
phalanxx-score-conflicts = Cartes tournées
phalanxx-score-fame = Regroupements
phalanxx-score-figures = Soldats
phalanxx-score-talents = Talents
phalanxx-score-sites = Villes et oasis
phalanxx-score-camouflage = Camouflage

# Options.
phalanxx-option-game = Jeu
phalanxx-option-game-basic = De base : les cartes Action n'ont pas de capacité.
phalanxx-option-game-expert = Expert : chaque joueur a une capacité spéciale. (Seul, le jeu est toujours de base.)
phalanxx-option-rulebook = Livret de règles
phalanxx-option-rulebook-english = Anglais : les options ci-dessous telles que choisies.
phalanxx-option-rulebook-french = Français : là où le livret français lit autrement, sa lecture, quel que soit le choix ci-dessous.
phalanxx-option-endTrigger = La fin arrive
phalanxx-option-endTrigger-refillFails = quand la pile ne peut plus remplir la rangée.
phalanxx-option-endTrigger-deckEmpty = quand la pile est vide : 8 manches quel que soit le nombre de joueurs.
phalanxx-option-exchangeTrigger = L'échange d'une carte dépend
phalanxx-option-exchangeTrigger-printed = du prix imprimé : le Marchand peut donc échanger aussi.
phalanxx-option-exchangeTrigger-paid = du prix payé.
phalanxx-option-diceCondition = Une condition sur les dés personnels exige
phalanxx-option-diceCondition-sum = leur somme.
phalanxx-option-diceCondition-single = un seul dé élevé.
phalanxx-option-shortfall = Quand la réserve ne suffit pas
phalanxx-option-shortfall-several = on déplace autant de soldats qu'il en manque.
phalanxx-option-shortfall-one = on déplace un seul soldat.
phalanxx-option-defeatedFigures = Les soldats battus vont
phalanxx-option-defeatedFigures-reserve = dans leur réserve.
phalanxx-option-defeatedFigures-box = dans la boîte, pour de bon.
phalanxx-option-selfCount = Memmon, Chevaux et Forteresse
phalanxx-option-selfCount-on = se comptent eux-mêmes.
phalanxx-option-selfCount-off = ne comptent que les autres.
phalanxx-option-blacksmith = La Forge sert
phalanxx-option-blacksmith-1 = une fois par tour.
phalanxx-option-blacksmith-unlimited = pour chaque dé.
phalanxx-option-scout = La carte de l'Éclaireur est vue
phalanxx-option-scout-private = par son joueur seul.
phalanxx-option-scout-public = par tous.
phalanxx-option-traderScope = Le Marchand paie 1
phalanxx-option-traderScope-board = pour les cartes visibles.
phalanxx-option-traderScope-any = pour la carte de l'Éclaireur aussi.
phalanxx-option-forcedMarch = Une Marche forcée
phalanxx-option-forcedMarch-emptyTarget = finit sur une région libre.
phalanxx-option-forcedMarch-mayAttack = peut finir par une attaque.
phalanxx-option-soloOasis = Seul, vous commencez sur
phalanxx-option-soloOasis-2 = l'oasis 2, comme à deux.
phalanxx-option-soloOasis-3 = l'oasis qui tient lieu du numéro 3 du livret français.
phalanxx-option-soloFiguresScore = Les soldats de MaXXimilian
phalanxx-option-soloFiguresScore-on = comptent 1 chacun.
phalanxx-option-soloFiguresScore-off = ne comptent pas.
phalanxx-option-soloHeroism = Quand Héroïsme est à l'extrême droite, MaXXimilian
phalanxx-option-soloHeroism-skip = prend la carte suivante.
phalanxx-option-soloHeroism-remove = le retire et ne prend rien.

# Ce qui peut clocher dans une édition.
phalanxx-fault-figures = { $found } soldats par couleur, c'est trop peu : il en faut 12.
phalanxx-fault-talents = { $found } Talents, c'est trop peu : trois dés personnels peuvent en donner 18.
phalanxx-fault-card-id = « { $id } » n'est pas une carte : les cartes vont de x-01 à x-16, de xx-01 à xx-13 et de xxx-01 à xxx-13.
phalanxx-fault-card-twice = La carte { $id } figure deux fois, ou c'est Héroïsme, qui n'a pas besoin d'entrée.
phalanxx-fault-card-values = Les nombres de la carte { $id } sont impossibles : Force jusqu'à 20, fixe ou croissante en 5 paliers au plus sans baisse, chaque symbole deux fois au plus.
phalanxx-fault-card-name = Le nom de la carte { $id } est une clé de minuscules, chiffres et traits d'union ; donnez un titre pour tout autre nom.
phalanxx-fault-card-missing = La carte { $id } manque.
phalanxx-fault-region-id = « { $id } » n'est pas une région : les régions vont de w01 à w20, de e01 à e20 et de t01 à t24.
phalanxx-fault-region-twice = La région { $id } figure deux fois.
phalanxx-fault-two-sites = La région { $id } a une ville et une oasis ; elle ne peut avoir que l'une des deux.
phalanxx-fault-neighbour = { $id } cite { $other } comme voisine, mais { $other } n'est pas sur la même face ou ne cite pas { $id }.
phalanxx-fault-passage = Le passage entre { $id } et { $other } doit relier deux régions d'une même face.
phalanxx-fault-passage-never = Le passage entre { $id } et { $other } n'est que pour le demi-plateau, mais n'est pas sur la moitié gauche. Reliez deux régions de la moitié gauche, ou retirez half_board_only.
phalanxx-fault-passage-off-map = Le passage entre { $id } et { $other } passe par un point hors de la carte. Donnez des points à l'intérieur des bords de [drawing].
phalanxx-fault-french-oasis = « { $id } » n'est pas une oasis de la moitié gauche.
phalanxx-fault-start = Pour { $seats } joueurs, il faut exactement une ville et une oasis de numéro { $number }.
phalanxx-fault-removed = Avec { $removed } cartes retirées par époque, il en reste trop peu pour { $seats } joueurs.
phalanxx-fault-rival-figures = Il faudrait { $needed } soldats à MaXXimilian, qui en a { $figures } : la moitié gauche a trop de villes et d'oasis.

# Titres du livret.
phalanxx-section-goal = But du jeu
phalanxx-section-components = Matériel
phalanxx-section-money = Cartes Argent
phalanxx-section-action-cards = Cartes Action
phalanxx-section-era-cards = Cartes Époque
phalanxx-section-board = Plateau et piste de Force
phalanxx-section-preparation = Mise en place
phalanxx-section-buy = 1. Acheter une carte
phalanxx-section-roll = 2. Lancer les dés
phalanxx-section-actions = 3. Actions
phalanxx-section-play = 3a. Jouer une carte
phalanxx-section-conquer = 3b. Conquérir une région
phalanxx-section-push = 3c. Pousser un dé
phalanxx-section-income = 3d. Revenu et échange
phalanxx-section-any-time = À tout moment
phalanxx-section-pass = 4. Passer les dés
phalanxx-section-conditions = Conditions
phalanxx-section-conflict = Conflit
phalanxx-section-heroism = Héroïsme
phalanxx-section-end = Fin de partie
phalanxx-section-score = Décompte final
phalanxx-section-fame = Regroupements
phalanxx-section-leaders = Leaders
phalanxx-section-equipment = Équipement
phalanxx-section-expert = Variante experte
phalanxx-section-solo = Seul
phalanxx-section-solo-rank = Grades
phalanxx-section-edge = Ce qui s'ensuit

# Ce qui compte dans une position.
phalanxx-term-cards = la Force et les cartes tournées
phalanxx-term-fame = la Gloire
phalanxx-term-fame-near = la Gloire à portée
phalanxx-term-figures = les figurines sur le plateau
phalanxx-term-sites = les cités et les oasis
phalanxx-term-talents = les Talents
phalanxx-term-purse = de quoi acheter
phalanxx-term-ready = les cartes prêtes à être posées
phalanxx-term-waiting = les cartes en attente de leur condition
phalanxx-term-gear = les capacités durables
phalanxx-term-home = des dés personnels bas
phalanxx-term-reserve = les figurines en réserve
phalanxx-term-edge = plus de Force que les autres
phalanxx-term-heroism = les Leaders et l'Équipement pour l'Héroïsme
phalanxx-term-open = des régions libres à côté
phalanxx-term-spoils = des voisins plus faibles
phalanxx-term-exposed = les régions exposées à une attaque
phalanxx-term-turn = ce que permettent les dés de ce tour
phalanxx-term-later = les tours à venir
phalanxx-term-alone = les cartes à venir de MaXXimilian
