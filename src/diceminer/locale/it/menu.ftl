# Quel che si può fare con un tavolo oltre a giocare, e le reazioni.

web-menu-home = Alla pagina iniziale
web-menu-home-about = Il tavolo resta nel tuo elenco.
web-menu-home-shared = Il tavolo resta nel tuo elenco. Se gli altri ti aspettano, un bot gioca al posto tuo finché non torni.
web-menu-leave = Abbandona la partita
web-menu-leave-about = Rinunci al tuo posto e non puoi riprenderlo.
web-menu-notify = Avvisami quando tocca a me
web-menu-notify-about = Il browser mostra un avviso mentre questa pagina è aperta in secondo piano.
web-menu-notify-denied = Il tuo browser non permette avvisi da questa pagina. Puoi cambiarlo nelle sue impostazioni.
web-menu-mute = Nascondi le reazioni degli altri
web-turn-note = Tocca a te scavare.
web-reactions = Reazioni
web-react-mug = Alza il boccale!
web-react-well-done = Ben fatto!
web-react-oh-no = Oh no!
web-react-thinking = Fammi pensare…
web-reacts-mug = { $name } alza il boccale!
web-reacts-well-done = { $name } dice: ben fatto!
web-reacts-oh-no = { $name } dice: oh no!
web-reacts-thinking = { $name } deve pensarci.
web-clock = Ancora { $n } secondi
web-clock-bot = poi gioca un bot
