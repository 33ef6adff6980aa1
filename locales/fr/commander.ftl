# Les mots de Commander.

# Le jeu.
commander-name = Commander
commander-tagline = Seul contre le Grand Roi : quatre campagnes d'Alexandre, une à une ou d'une seule vie.

# Campagnes, nations, forces.
commander-campaign-granicus = le Granique
commander-campaign-issus = Issos
commander-campaign-tyre = Tyr
commander-campaign-gaugamela = Gaugamèle
commander-nation-macedon = Macédoniens
commander-nation-persia = Perses
commander-nation-india = Indiens
commander-nation-south-greece = Grecs du sud
commander-of-macedon = { $troop }
commander-of-persia = { $troop } (perse)
commander-of-india = { $troop } (indien)
commander-of-south-greece = { $troop } (grec)
commander-troop-archers = archers
commander-troop-peltasts = peltastes
commander-troop-infantry = infanterie
commander-troop-phalanx = phalange
commander-troop-heavy-cavalry = cavalerie lourde
commander-troop-light-cavalry = cavalerie légère
commander-troop-siege-engine = engin de siège
commander-troop-chariots = chariots
commander-troop-elephants = éléphants
commander-troop-sacred-band = Bataillon Sacré
commander-leader-chares = Charès
commander-leader-memnon = Memnon
commander-leader-darius = Darius III
commander-leader-porus = Poros
commander-leader = le chef
commander-alexander = Alexandre
commander-alexander-level = Alexandre A{ $level }
commander-side-full = à pleine puissance
commander-side-reduced = réduite
commander-stance-ready = doit encore agir
commander-stance-done = a agi
commander-stance-spent = a attaqué, se repose au prochain round
commander-stance-resting = se repose ce round
commander-force-reduced = { $troop } (réduit)
commander-force-stance = { $force } – { $stance }
commander-times = { $count } × { $what }
commander-values = Vitesse { $speed }, valeur { $bv }{ $ss ->
    [0] {""}
   *[other] , deux dégâts jusqu'à { $ss }
}
commander-wall-full = mur
commander-wall-reduced = mur (réduit)
commander-wall-text = N'attaque pas ; pèse sur tout assaillant sauf les engins de siège.
commander-lore = { $text }

# Lieux.
commander-place-macedonia = Macédoine
commander-place-chaeronea = Chéronée
commander-place-sestus = Sestos
commander-place-ilium = Ilion
commander-place-granicus = Granique
commander-place-sardis = Sardes
commander-place-ephesus = Éphèse
commander-place-halicarnassus = Halicarnasse
commander-place-lycia = Lycie
commander-place-side = Sidé
commander-place-gordium = Gordion
commander-place-ancyra = Ancyre
commander-place-cilicia = Cilicie
commander-place-cilician-gates = Portes ciliciennes
commander-place-tarsus = Tarse
commander-place-issus = Issos
commander-place-byblos = Byblos
commander-place-sidon = Sidon
commander-place-old-tyre = vieux Tyr
commander-place-tyre = Tyr
commander-place-acco = Acco
commander-place-jerusalem = Jérusalem
commander-place-gaza = Gaza
commander-place-thapsacus = Thapsaque
commander-place-gaugamela = Gaugamèle
commander-place-babylon = Babylone
commander-place-susa = Suse
commander-place-persepolis = Persépolis
commander-place-ecbatana = Ecbatane
commander-place-hecatompylos = Hécatompyles
commander-place-bactra = Bactres
commander-place-maracanda = Maracanda
commander-place-taxila = Taxila
commander-place-hydaspes = Hydaspe
commander-place-pattala = Pattala
commander-place-gedrosia = Gédrosie
commander-place-carmania = Carmanie
commander-place-pella = Pella
commander-place-thebes = Thèbes
commander-place-athens = Athènes
commander-place-miletus = Milet
commander-place-perga = Pergé
commander-place-celaenae = Célènes
commander-place-damascus = Damas
commander-place-memphis = Memphis
commander-place-siwa = Siwa
commander-place-arbela = Arbèles
commander-place-opis = Opis
commander-place-pasargadae = Pasargades
commander-place-zadracarta = Zadracarta
commander-place-nicaea = Nicée
commander-place-multan = Multan

# Dates.
commander-date-year = { $year } av. J.‑C.
commander-date-years = { $year }–{ $until } av. J.‑C.
commander-date-spring = Printemps { $year } av. J.‑C.
commander-date-summer = Été { $year } av. J.‑C.
commander-date-autumn = Automne { $year } av. J.‑C.
commander-date-winter = Hiver { $year } av. J.‑C.
commander-date-early-spring = Début du printemps { $year } av. J.‑C.
commander-date-late-spring = Fin du printemps { $year } av. J.‑C.
commander-date-early-summer = Début de l'été { $year } av. J.‑C.
commander-date-late-summer = Fin de l'été { $year } av. J.‑C.
commander-date-early-autumn = Début de l'automne { $year } av. J.‑C.
commander-date-late-autumn = Fin de l'automne { $year } av. J.‑C.
commander-date-early-winter = Début de l'hiver { $year } av. J.‑C.
commander-date-late-winter = Fin de l'hiver { $year } av. J.‑C.
commander-date-january = Janvier { $year } av. J.‑C.
commander-date-february = Février { $year } av. J.‑C.
commander-date-march = Mars { $year } av. J.‑C.
commander-date-april = Avril { $year } av. J.‑C.
commander-date-may = Mai { $year } av. J.‑C.
commander-date-june = Juin { $year } av. J.‑C.
commander-date-july = Juillet { $year } av. J.‑C.
commander-date-august = Août { $year } av. J.‑C.
commander-date-september = Septembre { $year } av. J.‑C.
commander-date-october = Octobre { $year } av. J.‑C.
commander-date-november = Novembre { $year } av. J.‑C.
commander-date-december = Décembre { $year } av. J.‑C.

# Plans.
commander-plan-charge = Charge
commander-plan-charge-text = Une cavalerie attaque au round où elle devrait se reposer.
commander-plan-envelopment = Enveloppement
commander-plan-envelopment-text = À tout moment, autant de dégâts que l'avantage numérique ; pas devant un mur.
commander-plan-flank = Prise de flanc
commander-plan-flank-text = Un dégât de plus pour une infanterie ou une cavalerie qui a touché.
commander-plan-leadership = Commandement
commander-plan-leadership-text = La valeur et l'exposant d'Alexandre gagnent 1.
commander-plan-rally = Ralliement
commander-plan-rally-text = Absorbe un dégât.
commander-plan-regroup = Regroupement
commander-plan-regroup-text = Une force détruite revient à pleine puissance après la bataille.
commander-plan-sacrifice = Sacrifice
commander-plan-sacrifice-text = Le dé d'une force compte comme un 1 ; puis la force est perdue.
commander-foe-archers = Archers
commander-foe-archers-text = Premier round : archers ennemis +3.
commander-foe-cavalry = Cavalerie
commander-foe-cavalry-text = Premier round : cavalerie ennemie +1, exposant aussi.
commander-foe-confusion = Confusion
commander-foe-confusion-text = Alexandre perd un plan au hasard.
commander-foe-deployment = Déploiement
commander-foe-deployment-text = Une force de plus rejoint l'ennemi.
commander-foe-flank = Prise de flanc
commander-foe-flank-text = Un dégât de plus pour l'infanterie ou la cavalerie ennemie.
commander-foe-guards = Gardes
commander-foe-guards-text = Absorbe un dégât d'Alexandre contre le chef.
commander-foe-infantry = Infanterie
commander-foe-infantry-text = Premier round : infanterie ennemie +2.
commander-foe-raid = Raid
commander-foe-raid-text = Coûte un ou deux or.
commander-foe-rally = Ralliement
commander-foe-rally-text = Absorbe un dégât avant les forces.

# Intuitions et conseillers.
commander-insight-anticipation = Anticipation
commander-insight-anticipation-text = L'ennemi ne tire aucun plan dans cette bataille.
commander-insight-bucephalus = Bucéphale
commander-insight-bucephalus-text = La valeur et l'exposant d'Alexandre gagnent 1 dans cette bataille.
commander-insight-courtesans = Courtisans
commander-insight-courtesans-text = Ajoute 4 à une intimidation.
commander-insight-diplomats = Diplomates
commander-insight-diplomats-text = Ajoute 3 à tous les ordres ennemis du tour.
commander-insight-maneuver = Manœuvre
commander-insight-maneuver-text = L'ennemi n'attaque pas au premier round.
commander-insight-morale = Moral
commander-insight-morale-text = Un Ralliement par force.
commander-insight-spies = Espions
commander-insight-spies-text = Un pion au hasard quitte chaque forteresse ennemie ; jamais Tyr.
commander-insight-trap = Piège
commander-insight-trap-text = Autant de dégâts qu'un dé l'indique, jamais sur le chef.
commander-advisor-antipater = Antipater
commander-advisor-antipater-text = Cité, temple et forces peuvent tous s'acheter dans un tour.
commander-advisor-aristander = Aristandre
commander-advisor-aristander-text = Ajoute 1 à un dé d'ordre ennemi, si on le veut.
commander-advisor-callisthenes = Callisthène
commander-advisor-callisthenes-text = Une gloire de plus par bataille, forteresse ou chef.
commander-advisor-hephaestion = Héphaestion
commander-advisor-hephaestion-text = La valeur d'Alexandre gagne 1, et ses plans gratuits aussi.
commander-advisor-parmenion = Parménion
commander-advisor-parmenion-text = L'ennemi tire trois plans de moins.

# Prophéties.
commander-prophecy-wall-of-wood = « Seul un mur de bois… »
commander-prophecy-wall-of-wood-text = Conquérir une région cruciale et la raser.
commander-prophecy-care-for-these = « Ce soin m'incombe… »
commander-prophecy-care-for-these-text = Posséder deux régions cruciales.
commander-prophecy-let-go-of-me = « Lâche-moi… »
commander-prophecy-let-go-of-me-text = Conquérir une région cruciale et la gouverner.
commander-prophecy-own-nature = « Que ta nature te guide… »
commander-prophecy-own-nature-text = Jouer un tour entier sans aucun conseiller.
commander-prophecy-pray-to-winds = « Priez les Vents… »
commander-prophecy-pray-to-winds-text = Payer cinq or.
commander-prophecy-serpent = « Le serpent rusé… »
commander-prophecy-serpent-text = Défausser un conseiller.
commander-prophecy-bulls-or-lions = « La force des taureaux ou des lions… »
commander-prophecy-bulls-or-lions-text = Bâtir une cité.
commander-prophecy-silver-spears = « Avec des lances d'argent… »
commander-prophecy-silver-spears-text = Tenir quinze or.

# Opérations, ordres, la flotte.
commander-operation-go = Go !
commander-operation-one-force = 1 force
commander-operation-two-forces = 2 forces
commander-operation-three-forces = 3 forces
commander-operation-gold-drain = Or −5
commander-operation-wall = 1 mur
commander-order-wall = un mur
commander-order-gold-or-hit = 2 or, ou 1 dégât
commander-order-garrison = une garnison
commander-order-glory-battle = 1 gloire (bataille)
commander-order-gold-intimidation = 2 or (intimidation)
commander-order-none = rien
commander-yield-siege-ship = un bateau de siège
commander-yield-transport = un transport
commander-yield-mole-section = une section du môle
commander-yield-repair-wall = un mur est réparé
commander-yield-regain-warship = Tyr regagne un navire
commander-yield-three-gold = trois or
commander-yield-two-gold = deux or
commander-section-one = Section 1, devant le môle
commander-section-two = Section 2
commander-section-three = Section 3
commander-section-four = Section 4
commander-section-five = Section 5
commander-section-six = Section 6
commander-section-state = { $left ->
    [0] détruite
    [1] réduite
   *[other] entière
}

# Options de campagne.
commander-twist-athenian-gold = L'or d'Athènes
commander-twist-athenian-gold-text = { $amount } force de plus à Chéronée.
commander-twist-scorched-earth = Terre brûlée
commander-twist-scorched-earth-text = Le fourrage en Asie coûte { $amount } or de plus.
commander-twist-mercenary-pay = Solde des mercenaires
commander-twist-mercenary-pay-text = Les opérations commencent avec { $amount } force de plus.
commander-twist-philips-treasury = Le trésor de Philippe
commander-twist-philips-treasury-text = { $amount } or de plus au départ.
commander-twist-companion-levy = Levée de Compagnons
commander-twist-companion-levy-text = { $amount } cavalerie lourde de plus.
commander-twist-second-counsel = Second conseil
commander-twist-second-counsel-text = { $amount } conseiller de plus au départ.
commander-twist-persian-fleet = Flotte perse
commander-twist-persian-fleet-text = Les forces achetées hors d'un port coûtent { $amount } or de plus.
commander-twist-harpalus = Harpale
commander-twist-harpalus-text = { $amount } or se perd à chaque tour.
commander-twist-immortals = Les Immortels
commander-twist-immortals-text = { $amount } infanterie de plus à Issos.
commander-twist-thessalian-horse = Cavaliers thessaliens
commander-twist-thessalian-horse-text = { $amount } cavalerie légère de plus.
commander-twist-gordian-knot = Le nœud gordien
commander-twist-gordian-knot-text = La prophétie de Gordion peut être lue avant d'être acceptée.
commander-twist-raiders = Pillards
commander-twist-raiders-text = { $amount } ordre naval de plus à chaque tour.
commander-twist-gaza-defenses = Les défenses de Gaza
commander-twist-gaza-defenses-text = Les engins de siège perdent { $amount } à Gaza.
commander-twist-batis-resolve = La résolution de Bétis
commander-twist-batis-resolve-text = Gaza ne peut être intimidée.
commander-twist-rubble-of-old-tyre = Les décombres de l’ancienne Tyr
commander-twist-rubble-of-old-tyre-text = { $amount } section du môle au départ.
commander-twist-phoenician-tribute = Le tribut des Phéniciens
commander-twist-phoenician-tribute-text = { $amount } or de plus au départ.
commander-twist-scorched-tigris = Tigre brûlé
commander-twist-scorched-tigris-text = Le fourrage à l'ouest de Persépolis coûte { $amount } or de plus.
commander-twist-hyphasis-mutiny = Mutinerie de l'Hyphase
commander-twist-hyphasis-mutiny-text = Chaque pion d'opération coûte { $amount } dégât de plus.
commander-twist-proskynesis = Proskynèse
commander-twist-proskynesis-text = { $amount } conseiller de moins au départ.
commander-twist-royal-treasure = Le trésor royal
commander-twist-royal-treasure-text = { $amount } or de plus au départ.
commander-twist-epigoni = Les Épigones
commander-twist-epigoni-text = Les forces coûtent { $amount } or de moins une fois Persépolis tombée.

# La carte.
commander-map = La carte : { $campaign }
commander-map-army = L'armée d'Alexandre : { $place }
commander-map-oracle = Un oracle : { $place }
commander-map-city = Votre cité : { $place }
commander-map-temple = Votre temple : { $place }
commander-map-region = { $place }
commander-map-kind-battle = bataille
commander-map-kind-fortress = forteresse
commander-map-governed = { $place }, { $kind } : gouvernée
commander-map-razed = { $place }, { $kind } : rasée
commander-map-enemy = { $place }, { $kind } des { $nation } : { $forces } ; murs : { $walls } ; gloire en cas de bataille : { $glory } ; or en cas d'intimidation : { $gold }
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

# Panneaux.
commander-panel-camp = Le camp d'Alexandre
commander-panel-battle = Bataille : { $place }, round { $round }
commander-panel-track = Tours : { $campaign }
commander-panel-operations = Opérations ennemies
commander-panel-siege = Le siège
commander-panel-life = La vie d'Alexandre
commander-rank-enemy = L'ennemi, les plus rapides d'abord
commander-rank-own = Votre armée, les plus rapides d'abord
commander-advantage = Avantage numérique : { $advantage }
commander-walls = Les murs ôtent { $penalty } à vos valeurs.
commander-plans-enemy = Plans ennemis
commander-plans-own = Vos plans
commander-duel = Alexandre et le chef ne combattent plus que l'un l'autre.
commander-attack = { $who } : touche avec { $need } ou moins, deux fois avec { $double } ou moins ; dégâts : { $hits }
commander-count-gold = Or
commander-count-glory = Gloire
commander-count-forces = Forces, Alexandre compris
commander-count-income = Gain en l'état
commander-count-fate = Destin
commander-count-morale = Ralliements du Moral
commander-count-unconquered = Régions cruciales à prendre
commander-count-box-walls = Murs dans la case
commander-count-stack = Pions dans la pile
commander-count-transports = Transports
commander-count-mole = Môle
commander-count-siege-ships = Bateaux de siège
commander-count-warships = Navires tyriens
commander-army = L'armée
commander-advisors = Conseillers
commander-insights = Intuitions
commander-vowed = Aucun conseiller ne sert ce tour.
commander-track = La piste des tours
commander-points = { $points } points
commander-home = Pour gagner, l'armée doit rentrer : { $place }.
commander-option-taken = { $option } ({ $points } points)
commander-no-operations = Il n'y a pas d'opérations dans cette campagne.
commander-box = Dans la case Opération
commander-operation-live = Tiré et non annulé : { $count } × { $operation }
commander-sections = Le mur de l'île
commander-life-line = { $campaign } : { $points } points, { $governed } gouvernées, { $glory } gloire : { $immortality } d'immortalité
commander-life-now = Gouvernées dans cette campagne : { $governed }. Or, cités et régions rasées restent en arrière.

# Questions.
commander-ask-over = La campagne est finie.
commander-ask-chance = Les dés décident.
commander-ask-hit = Qui subit le dégât ? ({ $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
} à subir)
commander-ask-duel-hit = Le chef touche Alexandre. ({ $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
} à subir)
commander-ask-set-up = Avant { $campaign } : prenez des options si vous voulez, choisissez vos conseillers ({ $advisors }), et commencez.
commander-ask-continue = La vie continue : { $campaign }. Prenez des options si vous voulez, et commencez.
commander-ask-penalty = Une prophétie a échoué : cédez un niveau ou un conseiller.
commander-ask-rearm = Réarmer des forces réduites ?
commander-ask-aristander = L'ordre donne { $total }. Aristandre ajoute-t-il 1 ?
commander-ask-order-price = Payer 2 or, ou subir un dégât ?
commander-ask-ships = Que cédez-vous à la flotte de Tyr ?
commander-ask-repair = Quelle section est réparée ?
commander-ask-intrigue = L'ennemi prépare : { $operation }. Payer pour l'annuler ?
commander-ask-conquest = Où aller ? Ou finir la conquête.
commander-ask-scouted-free = { $place } : un { $die }. La voie est libre.
commander-ask-scouted-gold = { $place } : un { $die }. Entrer coûte { $gold } or.
commander-ask-scouted-hits = { $place } : un { $die }. Entrer coûte { $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
}.
commander-ask-oracle = Un oracle parle. Acceptez-vous la prophétie, sans la voir ?
commander-ask-oracle-read = L'oracle demande : { $prophecy } L'acceptez-vous ?
commander-ask-confront = Devant la forteresse : intimider, ou attaquer ?
commander-ask-intimidation = L'intimidation donne { $total } : succès dès { $success }, échec jusqu'à { $failure }.
commander-ask-ongoing = Ils hésitent. Attaquer, ou attendre le prochain tour ?
commander-ask-spoils = Gouverner la région, ou la raser ?
commander-ask-resupply = Dépensez or et gloire, puis finissez le tour.
commander-ask-eve = La veille de la bataille : user d'Anticipation ?
commander-ask-plans = Choisissez vos plans. Gratuits : { $free }.
commander-ask-round = Round { $round } : combattre, ou battre en retraite ? En retraite, chaque force s'échappe avec { $need } ou moins.
commander-ask-face = Qui Alexandre attaque-t-il ? Dès qu'il attaque le chef, ils ne combattent plus que l'un l'autre.
commander-ask-step = Avant que les suivants n'agissent : user de quelque chose ?
commander-ask-turn = { $who } : attaquer ?
commander-ask-alexander = Alexandre : attaquer ?
commander-ask-reroll = Un { $die }, et il fallait { $need }. User du Destin ?
commander-ask-flank = Ajouter le dégât d'une prise de flanc ?
commander-ask-strike = Qui subit votre dégât ? ({ $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
} à donner)
commander-ask-regroup = La force perdue se regroupe-t-elle ?

# Choix.
commander-act-option = Prendre l'option : { $what }
commander-act-counsel = Commencer avec { $what }
commander-act-begin = Commencer la campagne
commander-act-lose-level = Perdre un niveau
commander-act-dismiss = Renvoyer { $what }
commander-act-disband = Dissoudre : { $what }
commander-act-pray = Payer les Vents
commander-act-forswear = Défausser { $what }
commander-act-play = Jouer { $what }
commander-act-vow = Jurer un tour sans conseillers
commander-act-rearm = Réarmer : { $what }
commander-act-end-rearm = Fini de réarmer
commander-act-add-one = Ajouter 1
commander-act-let-stand = Laisser ainsi
commander-act-pay-gold = Payer l'or
commander-act-take-hit = Subir le dégât
commander-act-concede = Céder : { $what }
commander-act-repair = { $what }
commander-act-thwart = L'annuler
commander-act-allow = Laisser faire
commander-act-suffer = Dégât sur { $what }
commander-act-march = Reconnaître { $what }
commander-act-end-conquest = Finir la conquête
commander-act-advance = Entrer
commander-act-halt = Rester, et finir la conquête
commander-act-accept = Accepter
commander-act-decline = Décliner
commander-act-intimidate = Intimider
commander-act-assault = Attaquer
commander-act-spend-glory = Dépenser 1 gloire : +1
commander-act-conclude = Laisser le résultat
commander-act-govern = Gouverner : { $gold } or par tour
commander-act-raze = Raser : { $gold } or maintenant
commander-act-proceed = Continuer
commander-act-take = Prendre { $what }
commander-act-draw-up = Ranger l'armée
commander-act-fight = Combattre
commander-act-retreat = Battre en retraite
commander-act-face-forces = Attaquer les forces
commander-act-face-leader = Attaquer le chef
commander-act-attack = Attaquer
commander-act-attack-wall = Attaquer un mur
commander-act-sacrifice = La sacrifier : un 1 sûr
commander-act-charge = Charger
commander-act-pass = Passer
commander-act-flank = User de la prise de flanc
commander-act-hold-flank = La garder
commander-act-reroll = Relancer
commander-act-keep-die = Garder le dé
commander-act-rally = Rallier
commander-act-strike = Toucher { $what }
commander-act-regroup = La regrouper
commander-act-let-go = La laisser
commander-act-envelop = Envelopper
commander-act-buy = Acheter : { $what }
commander-act-city = Bâtir une cité
commander-act-temple = Bâtir un temple
commander-act-draw-insight = Tirer une intuition
commander-act-choose-insight = Choisir { $what }
commander-act-engage = Gagner { $what }
commander-act-transport = Acheter un transport
commander-act-mole = Bâtir une section du môle
commander-act-siege-ship = Acheter un bateau de siège
commander-act-fleet = Chasser un navire de guerre
commander-act-end-turn = Finir le tour
commander-act-triumph = Proclamer la victoire
commander-group-options = Options
commander-group-advisors = Conseillers
commander-group-disband = Dissoudre
commander-group-insights = Intuitions
commander-group-forces = Forces
commander-group-build = Bâtir
commander-group-siege = Le siège
commander-group-march = Marcher
commander-group-plans = Plans
commander-note-gold = { $gold } or
commander-note-glory = { $glory } gloire
commander-note-hits = { $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
}
commander-note-option = { $text } ({ $points } points)
commander-note-scouting = sur six dés : { $free } libres, { $hits } avec dégâts, les autres de l'or, jusqu'à { $gold }
commander-note-intimidation = sur six dés : { $success } réussissent, { $ongoing } restent en cours, { $failure } échouent
commander-note-retreat = { $need ->
    [0] aucune force ne s'échappe
    [6] toutes les forces s'échappent
   *[other] chaque force s'échappe avec { $need } ou moins
}
commander-note-both = { $price }. { $text }

# Ce qui s'est passé.
commander-fact-option = Option prise : { $option }.
commander-fact-advisor = { $advisor } rejoint Alexandre.
commander-fact-begin = La campagne commence : { $campaign }.
commander-fact-next-campaign = La vie continue : { $campaign }.
commander-fact-reinforced = L'ennemi reçoit : { $force }.
commander-fact-turn = { $date }
commander-fact-out-of-time = Le temps est écoulé.
commander-fact-prophecy-failed = Une prophétie a échoué : { $prophecy }
commander-fact-level-lost = Alexandre tombe au niveau { $level }.
commander-fact-dismissed = { $advisor } est renvoyé.
commander-fact-forsaken = Ni niveau ni conseiller pour payer la prophétie.
commander-fact-rearmed = Réarmé : { $force }.
commander-fact-vow = Alexandre n'usera d'aucun conseiller ce tour.
commander-fact-order-die = { $place } fait { $die }, avec la distance { $total } : { $order }.
commander-fact-aristander = Aristandre en fait { $total }.
commander-fact-wall = Un mur s'élève : { $place }.
commander-fact-order-paid = { $gold } or payés.
commander-fact-order-hit = Un dégât est à subir.
commander-fact-garrison = Une garnison pour { $place } : { $force }.
commander-fact-glory-laid = Une gloire attend une bataille : { $place }.
commander-fact-gold-laid = Deux or attendent une intimidation : { $place }.
commander-fact-gold-short = Il manque des pions Or pour { $lost }.
commander-fact-cup-empty = Le récipient est vide : { $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
}.
commander-fact-ship-die = Un navire tyrien fait { $die } : { $total }.
commander-fact-ship-later = Après février, les ordres pèsent plus : { $modifier }.
commander-fact-ship-hit = Rien à céder : un dégât.
commander-fact-conceded = Cédé : { $effect }.
commander-fact-regained = Tyr a { $warships } navires.
commander-fact-repaired = Réparée : { $section }.
commander-fact-operation = Opération ennemie : { $operation }
commander-fact-thwarted = Annulé : { $operation }
commander-fact-box = Dans la case Opération : { $force }.
commander-fact-box-forces = La prochaine opération tire : { $count }.
commander-fact-box-wall = Un mur rejoint l'opération.
commander-fact-go-die = Où ? Un { $die }.
commander-fact-appears = Paraît à { $place } : { $force }.
commander-fact-cancelled = Trop tard : { $force } retourne au récipient.
commander-fact-mutiny = { $counters } pions non annulés : { $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
}.
commander-fact-drain = { $gold } or perdus.
commander-fact-drain-hits = L'or manque : { $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
}.
commander-fact-reshuffled = Les pions d'opération sont mélangés.
commander-fact-siege-fire = Un bateau de siège fait { $die } (il faut { $need }).
commander-fact-siege-hit = Le mur est touché.
commander-fact-section-hit = Touchée : { $section } ; elle en supporte encore { $left }.
commander-fact-scouts = L'armée reconnaît { $place }.
commander-fact-scouted = Reconnaissance : un { $die } contre { $forces } forces.
commander-fact-free-way = La voie est libre.
commander-fact-forage = Fourrage : { $gold } or.
commander-fact-resistance = Résistance : { $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
}.
commander-fact-halts = L'armée reste.
commander-fact-enters = L'armée entre : { $place }.
commander-fact-declined = La prophétie reste inconnue.
commander-fact-prophecy = L'oracle dit : { $prophecy }
commander-fact-prophecy-until = À accomplir avant la fin de : { $date }.
commander-fact-prophecy-last = À accomplir avant la dernière case : { $date }.
commander-fact-fulfilled = Accomplie : { $prophecy }
commander-fact-glorified = Alexandre s'élève au niveau { $level }.
commander-fact-silver-spears = Le trésor est assez plein.
commander-fact-care = Deux régions cruciales sont aux soins d'Alexandre.
commander-fact-forsworn = { $advisor } est défaussé.
commander-fact-insight-played = Intuition : { $insight }
commander-fact-insight = Nouvelle intuition : { $insight }
commander-fact-spied = Les espions ôtent de { $place } : { $force }.
commander-fact-spied-wall = Les espions abattent un mur : { $place }.
commander-fact-disbanded = Dissous : { $force }.
commander-fact-reduced = Réduit : { $force }.
commander-fact-destroyed = Perdu : { $force }.
commander-fact-wounded = Alexandre est blessé : niveau { $level }.
commander-fact-slain = Alexandre tombe.
commander-fact-intimidation-die = Intimidation : un { $die } donne { $total }.
commander-fact-glory-spent = Une gloire renforce l'intimidation.
commander-fact-intimidation-failed = { $total } : ils combattent.
commander-fact-intimidated = { $total } : ils se rendent.
commander-fact-ongoing = { $total } : ils hésitent.
commander-fact-taken = { $place } est prise ; or trouvé : { $gold }.
commander-fact-taken-battle = { $place } est prise par bataille ; gloire trouvée : { $glory }.
commander-fact-glory = +{ $glory } gloire
commander-fact-governed = { $place } est gouvernée.
commander-fact-razed = { $place } est rasée : { $gold } or.
commander-fact-battle = Bataille : { $place } !
commander-fact-fate = Pions Destin : { $count }
commander-fact-enemy-plans = L'ennemi tire { $count } plans.
commander-fact-enemy-plan = Plan ennemi : { $plan }
commander-fact-plan = Plan : { $plan }{ $free ->
    [1] {""}
   *[other] {" "}(1 or)
}
commander-fact-confused = Confusion : { $plan } est perdu.
commander-fact-raid = Raid, un { $die } : { $gold } or perdus.
commander-fact-raid-nothing = Un raid ne trouve rien.
commander-fact-deployed = Déploiement : { $force } rejoint l'ennemi.
commander-fact-round = Round { $round }
commander-fact-faces-leader = Alexandre cherche le chef.
commander-fact-duel = Alexandre et le chef se rencontrent.
commander-fact-attack = { $who } : un { $die }, il fallait { $need } : { $hits ->
    [0] manqué
    [1] un dégât
   *[other] deux dégâts
}
commander-fact-chain = La phalange attaque encore, à { $need }.
commander-fact-charge = Ils chargent.
commander-fact-enemy-flank = L'ennemi prend de flanc : un dégât de plus.
commander-fact-flank = Prise de flanc : un dégât de plus.
commander-fact-rallied = Un Ralliement absorbe un dégât.
commander-fact-regroups = Ils se regrouperont : { $force }.
commander-fact-sacrifice = Un sacrifice : le dé compte comme un 1.
commander-fact-trap = Un piège : { $die ->
    [one] { $die } dégât
   *[other] { $die } dégâts
}.
commander-fact-reroll = Le Destin relance le dé.
commander-fact-enemy-rally = L'ennemi se rallie : { $hits ->
    [one] { $hits } dégât absorbé
   *[other] { $hits } dégâts absorbés
}.
commander-fact-guards = Les Gardes absorbent { $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
}.
commander-fact-leader-hit = Le chef subit { $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
} ; il en supporte encore { $left }.
commander-fact-wall-hit = Un mur est touché.
commander-fact-enemy-reduced = Chez l'ennemi, réduit : { $force }.
commander-fact-enemy-destroyed = Chez l'ennemi, détruit : { $force }.
commander-fact-envelopment = Enveloppement : { $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
}.
commander-fact-leader-slain = { $leader } est battu, et toutes ses forces avec lui.
commander-fact-leader-flees = { $leader } quitte le champ.
commander-fact-leader-pays = Son camp rapportera { $gold } or au ravitaillement.
commander-fact-battle-won = La bataille est gagnée : { $place }.
commander-fact-retreat = Retraite : chaque force s'échappe avec { $need } ou moins.
commander-fact-retreat-die = { $force } : un { $die }, il fallait { $need } : { $escapes ->
    [1] sauf
   *[other] perdu
}
commander-fact-retreated = L'armée est revenue : { $place }.
commander-fact-income = Gain : { $gold } or
commander-fact-cups = { $count } forces détruites retournent aux récipients.
commander-fact-bought = Acheté pour { $gold } : { $force }.
commander-fact-city = Une cité est fondée : { $place }.
commander-fact-temple = Un temple est bâti : { $place }.
commander-fact-transport = Transports : { $count }
commander-fact-mole = Le môle avance : { $count }
commander-fact-siege-ship = Bateaux de siège : { $count }
commander-fact-fleet = Navires tyriens restants : { $count }
commander-fact-won = Victoire : { $campaign }, { $points } points.
commander-fact-mole-points = Le môle est achevé : { $points } points.
commander-fact-early = Il reste le temps d'aller à l'oracle d'Ammon.

# Refus.
commander-bar-phase = Cela relève d'une autre phase.
commander-bar-set-up-first = Choisissez d'abord options et conseillers, et commencez.
commander-bar-option-elsewhere = Cette carte n'a pas cette option.
commander-bar-option-taken = Cette option est déjà prise.
commander-bar-option-linked = Une vie qui continue n'use pas de cette partie de la mise en place.
commander-bar-counsel-full = Il n'y a plus de conseiller à choisir.
commander-bar-counsel-short = Il faut choisir { $need } conseillers, { $have } le sont.
commander-bar-advisor-there = Ce conseiller sert déjà Alexandre.
commander-bar-banished = Ce conseiller est parti pour la campagne.
commander-bar-no-advisor = Ce conseiller ne sert pas Alexandre.
commander-bar-no-counter = Il ne reste pas de pion.
commander-bar-gold = Il faut { $need } or ; il y en a { $have }.
commander-bar-glory = Il faut { $need } gloire ; il y en a { $have }.
commander-bar-hit-first = Il faut d'abord subir le dégât.
commander-bar-no-such-force = Il n'y a pas de telle force.
commander-bar-no-such-mark = Il n'y a pas de telle cible.
commander-bar-not-now = Pas au milieu d'une résolution.
commander-bar-not-open = Cette prophétie n'est pas ouverte.
commander-bar-no-insight = Vous n'avez pas cette intuition.
commander-bar-no-insight-left = Cette intuition n'est pas dans le récipient.
commander-bar-anticipation = Anticipation se joue avant que l'ennemi ne tire ses plans.
commander-bar-bucephalus = Bucéphale se joue avant de choisir le premier plan.
commander-bar-courtesans = Les Courtisans se jouent sur une intimidation pas encore réussie.
commander-bar-diplomats = Les Diplomates se jouent avant les dés d'ordre.
commander-bar-choosing-plans = Cela se joue en choisissant ses plans.
commander-bar-no-fortress = Aucune forteresse n'a rien à prendre.
commander-bar-trap = Un Piège se joue dans une bataille, entre deux attaques.
commander-bar-nothing-reduced = Aucune telle force n'est réduite.
commander-bar-no-vow = Aucune prophétie ne demande ce vœu.
commander-bar-lowest-level = Alexandre n'a pas de niveau à perdre.
commander-bar-penalty = Il faut d'abord payer la prophétie.
commander-bar-order-first = L'ordre ennemi d'abord.
commander-bar-cannot-concede = L'ordre ne le demande pas, ou l'on ne peut le céder.
commander-bar-repair = Les sections détruites se réparent avant les réduites.
commander-bar-no-price = Ce pion n'a pas de prix.
commander-bar-intrigue-first = Décidez d'abord de l'opération ennemie.
commander-bar-elsewhere = Cette carte n'a pas cette région.
commander-bar-not-adjacent = Cette région n'est pas contiguë.
commander-bar-shore = On n'entre dans l'île que depuis le rivage.
commander-bar-landing = Il faut une section de mur détruite ou le môle achevé.
commander-bar-no-enemy = Aucun ennemi ne tient cette région.
commander-bar-battle-only = Cette région se prend par les armes.
commander-bar-island = L'île doit être prise d'assaut.
commander-bar-batis = Bétis ne se laisse pas intimider.
commander-bar-tried = On l'a tenté ce tour.
commander-bar-late-raze = Une région se rase quand on la conquiert.
commander-bar-scouted = Décidez d'abord : payer et entrer, ou rester.
commander-bar-oracle = Répondez d'abord à l'oracle.
commander-bar-confront = Devant une forteresse, on intimide ou on attaque.
commander-bar-success-already = C'est déjà un succès.
commander-bar-intimidation = Finissez d'abord l'intimidation.
commander-bar-ongoing = Attaquez, ou finissez la conquête.
commander-bar-spoils = Gouvernez ou rasez d'abord.
commander-bar-battle-order = Ce n'est pas ce que la bataille attend.
commander-bar-no-plan = Vous n'avez pas ce plan.
commander-bar-plan-most = Ce plan se prend { $need } fois au plus.
commander-bar-walls = Pas tant qu'un mur est debout.
commander-bar-no-advantage = Il n'y a pas d'avantage numérique.
commander-bar-no-leader = Il n'y a pas de choix à faire.
commander-bar-face = Dites d'abord qui Alexandre attaque.
commander-bar-no-fate = Il ne reste pas de Destin.
commander-bar-duel = Alexandre et le chef ne combattent que l'un l'autre.
commander-bar-resting = Cette cavalerie se repose ce round.
commander-bar-no-engine = Seuls les engins de siège visent les murs.
commander-bar-no-wall = Il n'y a pas de mur.
commander-bar-not-alexander = On ne sacrifie pas Alexandre.
commander-bar-no-rest = Cette force ne se repose pas.
commander-bar-must-attack = À cette table, toute force attaque.
commander-bar-category = Sans Antipater, une catégorie par tour : une cité, un temple, ou des forces.
commander-bar-build-enemy = On ne bâtit pas dans la région de l'ennemi.
commander-bar-built = Il y en a déjà ici.
commander-bar-on-shore = Il y faut l'armée sur le rivage.
commander-bar-fallen = L'île est tombée.
commander-bar-track-end = La piste finit ici.
commander-bar-no-warships = Il ne reste pas de navire.
commander-bar-one-section = Une section du môle par tour.
commander-bar-not-won = { $need ->
    [0] L'armée n'est pas encore rentrée.
   *[other] Il reste des régions cruciales à prendre : { $need }.
}
commander-bar-won-already = La campagne est gagnée : proclamez-le.

# Comptes et fins.
commander-score-box = Case du tour : { $campaign }
commander-score-options = Options : { $campaign }
commander-score-cities = Cités : { $campaign }
commander-score-mole = Le môle : { $campaign }
commander-score-floor = Jamais sous zéro : { $campaign }
commander-score-governed = Régions gouvernées : { $campaign }
commander-score-glory = Gloire non dépensée : { $campaign }
commander-score-points = Points de victoire : { $campaign }
commander-score-level = Niveau d'Alexandre : { $level }
# Ce que veulent dire les pourcentages des conseils et de l'analyse.
commander-worth = Ce que veut dire un résultat : une défaite vaut 0 %, une victoire sans points 50 %, et les points s’y ajoutent, jusqu’à 100 % pour ceux du premier tour avec cinq cités. Dans une vie liée, chaque campagne gagnée avant une défaite garde 15 %, et 100 % est la dernière ligne de la table d’immortalité. Ce qui est imaginé se poursuit au premier coup d’œil : tôt dans une campagne, qui réfléchit à chaque décision fait bien mieux que ce qui est dit ici.
commander-end-won = Victoire : { $campaign }, avec { $points } points.
commander-end-life = Une vie entière : { $points } points, un souvenir de { $years } ans.
commander-end-life-unrated = Une vie entière : { $points } points, que la table imprimée n'évalue pas.
commander-end-out-of-time = Défaite : { $campaign }. Le temps s'est écoulé.
commander-end-slain = Défaite : { $campaign }. Alexandre est tombé.
commander-end-forsaken = Défaite : { $campaign }. Une prophétie n'a pu être payée.
commander-fame-cut-short = { $end } Gagné auparavant : { $campaigns }.

# Les catégories du palmarès.
commander-league-life = La vie entière
commander-league-granicus = Le Granique
commander-league-issus = Issos
commander-league-tyre = Tyr
commander-league-gaugamela = Gaugamèle

# Ce qui peut clocher dans une édition.
commander-fault-missing = Il faut { $count } lignes « { $what } », une par sorte.
commander-fault-twice = « { $what } » figure ici une seconde fois ; chacun ne figure qu'une fois.
commander-fault-levels = Les huit niveaux d'Alexandre doivent aller en croissant.
commander-fault-level = Le niveau doit aller de 1 à 8.
commander-fault-operations = Il faut huit pions d'opération dont un « go », pas { $found }.
commander-fault-limit = « { $what } » : au moins 1 et au plus { $most }.
commander-fault-own-troop = Alexandre n'a pas de « { $troop } ».
commander-fault-place = « { $place } » n'est pas une région de cette campagne.
commander-fault-not-crucial = « { $place } » n'est pas une forteresse (ou région cruciale) de cette campagne.
commander-fault-unconnected = Une région ne peut être atteinte par aucune route.
commander-fault-counters = Il n'y a que { $have } pions « { $troop } ».
commander-fault-range = « { $what } » vaut { $found } ; il peut aller de { $least } à { $most }.
commander-fault-leader = Un chef ne se tient que dans une région de bataille.
commander-fault-turns = Il faut de 1 à 30 tours, dont les points ne remontent jamais.
commander-fault-orders = Les lignes de la table des ordres doivent monter.
commander-fault-campaign = « go » nomme zéro, une ou six régions ; une campagne de siège a une île, et ses pistes ont des prix.

# Options de la table.
commander-option-campaign = Quelle campagne joue-t-on ?
commander-option-campaign-granicus = Le Granique, 338 à 334 : pour commencer.
commander-option-campaign-issus = Issos, 333 à 332.
commander-option-campaign-tyre = Tyr, 332 : le siège.
commander-option-campaign-gaugamela = Gaugamèle, 331 à 323.
commander-option-campaign-life = Les quatre d'une seule vie.
commander-option-scoring = Comment compte-t-on une campagne seule ?
commander-option-scoring-points = Points de victoire.
commander-option-scoring-immortality = Points d'immortalité.
commander-option-victory_check = Quand regarde-t-on la victoire ?
commander-option-victory_check-end_of_turn = À la fin du tour, après le ravitaillement.
commander-option-victory_check-immediate = Aussitôt.
commander-option-defer_victory = Peut-on remettre la victoire ?
commander-option-defer_victory-yes = Oui : achever le môle, accomplir une prophétie.
commander-option-defer_victory-no = Non.
commander-option-immortality_gap = La table imprimée n'a rien de 70 à 99.
commander-option-immortality_gap-close = Le deuxième rang commence à 70.
commander-option-immortality_gap-literal = Comme imprimé : sans évaluation.
commander-option-gold_cap_mode = Qu'est-ce qui limite l'or ?
commander-option-gold_cap_mode-total = La valeur de tous les pions.
commander-option-gold_cap_mode-coins = Les pions eux-mêmes, monnaie comprise.
commander-option-fortress_battle_glory_stacks = Une forteresse prise par bataille vaut-elle deux fois la gloire ?
commander-option-fortress_battle_glory_stacks-yes = Oui : bataille et forteresse.
commander-option-fortress_battle_glory_stacks-no = Non : une fois.
commander-option-walls_draw_plans = Les murs tirent-ils des plans ennemis ?
commander-option-walls_draw_plans-yes = Oui, comme des forces.
commander-option-walls_draw_plans-no = Non.
commander-option-razed_counts_as_owned = Les régions rasées comptent-elles comme possédées pour une prophétie ?
commander-option-razed_counts_as_owned-yes = Oui.
commander-option-razed_counts_as_owned-no = Seulement les gouvernées.
commander-option-late_raze = Peut-on raser plus tard une région gouvernée ?
commander-option-late_raze-yes = Oui, si l'armée s'y trouve.
commander-option-late_raze-no = Non.
commander-option-cancelled_op_voids_gold = Une opération annulée épargne-t-elle l'or ?
commander-option-cancelled_op_voids_gold-yes = Oui.
commander-option-cancelled_op_voids_gold-no = Non : l'or est perdu.
commander-option-may_pass = Ses forces peuvent-elles passer leur attaque ?
commander-option-may_pass-yes = Oui.
commander-option-may_pass-no = Non : toutes attaquent.
commander-option-phalanx_is_infantry = La phalange est-elle de l'infanterie pour les plans ?
commander-option-phalanx_is_infantry-yes = Oui.
commander-option-phalanx_is_infantry-no = Non : seulement le type IN.
commander-option-enemy_recovers_on_retreat = L'ennemi se rétablit-il quand Alexandre se retire ?
commander-option-enemy_recovers_on_retreat-yes = Oui.
commander-option-enemy_recovers_on_retreat-no = Non.
commander-option-retreat_ends_conquest = Une retraite finit-elle la conquête ?
commander-option-retreat_ends_conquest-yes = Oui.
commander-option-retreat_ends_conquest-no = Non.
commander-option-build_in_unconquered = Peut-on bâtir devant une forteresse non conquise ?
commander-option-build_in_unconquered-yes = Oui.
commander-option-build_in_unconquered-no = Non.
commander-option-reroll_destroyed_section = Un bateau de siège touche une section détruite de Tyr.
commander-option-reroll_destroyed_section-yes = On relance pour la section.
commander-option-reroll_destroyed_section-no = Sans effet.
commander-option-tyre_assault_walls = Quels murs rencontre l'assaut de Tyr ?
commander-option-tyre_assault_walls-breach_none = Aucun par une brèche ; par le môle, la section qui lui fait face.
commander-option-tyre_assault_walls-standing = Toutes les sections debout.
commander-option-tyre_intimidation = Peut-on intimider Tyr ?
commander-option-tyre_intimidation-yes = Oui.
commander-option-tyre_intimidation-no = Non : il faut l'assaut.

# Titres du livret.
commander-section-victory = Victoire
commander-section-map = La carte
commander-section-score-sheet = La feuille de marque
commander-section-frame = Les campagnes
commander-section-set-up = Mise en place
commander-section-alexander = Alexandre
commander-section-advisors-start = Conseillers au départ
commander-section-gold = L'or
commander-section-operations-start = Opérations au départ
commander-section-options = Options
commander-section-sequence = La séquence de jeu
commander-section-rearm = Tour et réarmement
commander-section-orders = Ordres ennemis
commander-section-operations = Opérations ennemies
commander-section-scouting = Reconnaissance
commander-section-disband = Dissoudre
commander-section-move = Mouvement
commander-section-prophecies = Prophéties
commander-section-eight-prophecies = Les huit prophéties
commander-section-battle = Bataille
commander-section-forces = Types de force
commander-section-counters = À court de pions
commander-section-enemy-plans = Plans ennemis
commander-section-own-plans = Plans d'Alexandre
commander-section-plans = Effet des plans
commander-section-resolution = Résolution
commander-section-leaders = Chefs
commander-section-retreat = Retraite
commander-section-aftermath = Après la bataille
commander-section-intimidation = Intimidation
commander-section-glory = Gloire
commander-section-spoils = Gouverner ou raser
commander-section-repeat = Répéter
commander-section-income = Gagner de l'or
commander-section-spending = Dépenser
commander-section-insights = Intuitions
commander-section-advisors = Conseillers
commander-section-tyre = Tyr
commander-section-gaugamela = Gaugamèle
commander-section-life = Campagnes liées et immortalité
commander-section-example = L'exemple imprimé

# Ce qui compte dans une position, pour les conseils.
commander-term-granicus = la difficulté de la campagne du Granique
commander-term-issus = la difficulté de la campagne d’Issos
commander-term-tyre = la difficulté de la campagne de Tyr
commander-term-gaugamela = la difficulté de la campagne de Gaugamèle
commander-term-life = la longueur d’une vie entière
commander-term-taken = les régions cruciales conquises
commander-term-next = les chances de prendre la prochaine région
commander-term-hardest = les chances contre la région la plus difficile
commander-term-ready = l’état de l’armée face aux régions restantes
commander-term-time = les tours d’avance
commander-term-hurry = trop peu de tours pour les régions restantes
commander-term-army = la force de l’armée
commander-term-gold = l’or du trésor
commander-term-income = l’or qui rentre à chaque tour
commander-term-glory = la gloire non dépensée
commander-term-level = le niveau d’Alexandre
commander-term-counsel = les conseillers
commander-term-prophecies = les prophéties en cours
commander-term-peril = Alexandre en danger de mort
commander-term-siege = les travaux du siège
commander-term-way = le chemin qui reste
commander-term-past = les campagnes déjà gagnées

# Les chances avant de s'engager.
commander-option-odds = Montre-t-on les chances avant une bataille, une intimidation, une marche et une retraite ?
commander-option-odds-yes = Oui.
commander-option-odds-no = Non : à la grâce des dieux.
commander-panel-odds = Les chances
commander-percent = { $whole },{ $tenth }{"\u00A0"}%
commander-odds-result = Victoire { $won }, armée repoussée { $away }, mort d'Alexandre { $slain }.
commander-odds-losses = Une victoire coûte { $list }.
commander-odds-loss =
    { $count ->
        [0] rien : { $chance }
        [one] une force : { $chance }
       *[other] { $count } forces : { $chance }
    }
commander-odds-retreat = Une retraite immédiate sauve { $list }.
commander-odds-saved =
    { $count ->
        [0] personne : { $chance }
        [one] une force : { $chance }
       *[other] { $count } forces : { $chance }
    }
commander-odds-whole = Compté sur tous les dés.
commander-odds-exact = Compté sur tous les dés, à { $margin } près.
commander-odds-sampled = D'après { $trials } batailles jouées, à { $margin } près.
commander-odds-policy = Pour un chef constant : les plans gratuits et eux seuls, toutes les attaques, les engins contre les murs, le chef ennemi si la valeur d'Alexandre atteint 4, les moindres pertes, aucune inspiration, et pas de retraite avant qu'Alexandre soit seul au niveau 4 ou moins.
