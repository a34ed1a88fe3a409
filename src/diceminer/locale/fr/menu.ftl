# Ce qu’on peut faire d’une table à part jouer, et les réactions.

web-menu-home = Revenir à l’accueil
web-menu-home-about = La table reste dans votre liste.
web-menu-home-shared = La table reste dans votre liste. Si les autres vous attendent, un robot joue à votre place jusqu’à votre retour.
web-menu-leave = Abandonner la partie
web-menu-leave-about = Vous renoncez à votre place, sans pouvoir la reprendre.
web-menu-notify = M’avertir quand c’est à moi
web-menu-notify-about = Le navigateur affiche un avis tant que cette page est ouverte en arrière-plan.
web-menu-notify-denied = Votre navigateur ne permet pas d’avis de cette page. Vous pouvez le changer dans ses réglages.
web-menu-mute = Masquer les réactions des autres
web-turn-note = C’est à vous de creuser.
web-reactions = Réactions
web-react-mug = Lever sa chope !
web-react-well-done = Bien joué !
web-react-oh-no = Oh non !
web-react-thinking = Je réfléchis…
web-reacts-mug = { $name } lève sa chope !
web-reacts-well-done = { $name } dit : bien joué !
web-reacts-oh-no = { $name } dit : oh non !
web-reacts-thinking = { $name } réfléchit.
web-clock = Encore { $n } secondes
web-clock-bot = puis un robot joue

### Ce qu’il faut savoir au-dessus de la partie

web-unkept = Ce navigateur ne conserve rien pour l’instant : il est plein, ou c’est une fenêtre privée. Vous pouvez continuer, mais la partie sera perdue si vous fermez la page.
web-kept = Un robot a joué pour { $name }.
web-back = Reprendre la main
web-seat-gone = Cette place est prise et la partie est en cours. Vous regardez.
web-rematch-waits = Les autres veulent une autre partie.
web-rematch-go = Les rejoindre
