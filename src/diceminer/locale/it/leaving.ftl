# Lasciare un tavolo per sempre.

web-leave-title = Abbandonare la partita?
web-leave-open = Il posto torna libero, per qualcun altro.
web-leave-closes = Al tavolo non c’è nessun altro, perciò viene chiuso.
web-leave-bot = Al suo posto continua un bot, e il posto non si può riprendere.
web-leave-wins = La partita finisce, e vince chi resta.
web-leave-ends = La partita finisce, e il tavolo viene tolto.
web-leave-later = Per continuare un’altra volta, vai alla pagina iniziale: il tavolo resta nel tuo elenco.
web-leave-stay = Resta
web-leave-one = Esce { $name }
web-leave-some = Esce uno di voi
web-leave-all = Escono tutti
web-leave-sure = Abbandona la partita
web-oldest = Il più vecchio è «{ $names }», iniziato il { $date }.
web-oldest-unlisted = Il più vecchio non è più nel tuo elenco.
web-oldest-leave = Lascia il più vecchio e gioca
