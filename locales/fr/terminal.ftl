# Les mots de la table dans un terminal.

terminal-thinking = { $seat } réfléchit
terminal-chronicle = Chronique
terminal-prompt = Maintenant
terminal-final = On ne pourra pas revenir dessus.
terminal-seat = { $seat }
terminal-won = { $count ->
    [one] { $winners } a gagné.
   *[other] { $winners } partagent la victoire.
}
terminal-nobody-won = Personne n'a gagné.
terminal-total = Total
terminal-rank = Rang
terminal-curtain =
    C'est à { $seat }.
    Rien n'est montré tant que { $seat } n'est pas au clavier.
    Entrée : c'est moi, { $seat }    q : quitter la table

terminal-keys = ↑↓ choisir · Entrée jouer · u reprendre · ? aide · q quitter · c règles · l chronique · / chercher
terminal-keys-sheet = ↑↓ champ · ←→ ou chiffres pour changer · Entrée suivant, puis envoyer · u reprendre · c règles · ? aide · q quitter
terminal-sheet-head = { $label } : { $state }
terminal-sheet-missing = { $count } sur { $total } à donner
terminal-sheet-too-much = { $count } de trop ({ $total } à donner)
terminal-keys-typing = tapez ce que vous cherchez · ↑↓ choisir · Entrée garder · Échap oublier
terminal-keys-waiting = c règles · l chronique · ? aide · q quitter (la partie est gardée)
terminal-keys-over = l chronique · ? aide · q quitter
terminal-keys-replay = ← → une ligne · PgUp PgDn un tour · Home End · c règles · l chronique · q quitter
terminal-keys-steps = Entrée suite · ← retour · Échap passer · c règles · l chronique · q partir
terminal-step = Ce qui s'est passé : { $at } sur { $count }
terminal-line = ligne { $line } sur { $last }

terminal-lobby-keys = ↑↓ choisir · Entrée y aller · q quitter
terminal-new = Nouvelle partie : { $game }
terminal-resume = Continuer : { $game } avec { $names } ({ $ago })
terminal-now = à l'instant
terminal-minutes = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
}
terminal-hours = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
}
terminal-days = { $count ->
    [one] il y a un jour
   *[other] il y a { $count } jours
}

terminal-advice-title = Conseils
terminal-advice-thinks = Le conseiller réfléchit …
terminal-advice-legend = D’après ce que cette place peut savoir. Une estimation, pas une promesse.

terminal-page-keys = ↑↓ défiler · toute autre touche ferme

terminal-clauses-title = Les règles ici
terminal-clauses-none = Aucune clause n'est nécessaire ici.
terminal-help-title = Touches
terminal-help-text =
    ↑ ↓            monter et descendre dans la liste des choix
    PgUp PgDn      plus vite
    ← →            au choix le plus proche à gauche ou à droite sur le plateau
    Tab, Maj-Tab   au choix suivant ou précédent sur le plateau
    1 … 9          à un choix par son numéro
    une lettre     au prochain choix qui commence par elle
    /              chercher un choix : tapez une partie de ses mots
    Entrée         prendre le choix
    u              reprendre la dernière action
    !              demander conseil, à une table ouverte avec conseils
    c              les règles derrière la question ou le refus
    l              toute la chronique
    q              quitter : la partie est gardée, « argead play » la reprend

    ‹H› peut être choisi, [H] est visé, ✗ n'est pas permis (Entrée dit pourquoi).
    • dans la chronique est nouveau depuis votre dernière action.
    Quand on vous montre pas à pas ce qui s'est passé : Entrée pour la suite, ← en arrière, Échap jusqu'au présent.
