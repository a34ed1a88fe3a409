# A table that can’t be shown.

web-unreadable = Questa partita non si può aprire
web-unreadable-about = Viene da un’altra versione della pagina, o è danneggiata. Resta qui così com’è, e puoi salvarla in un file.
web-unreadable-save = Salvala in un file
web-broken = Non è stato possibile caricare il motore del gioco
web-broken-about = Una parte di questa pagina manca o è danneggiata. Ricaricala: le tue partite sono ancora qui.
web-broken-unsupported = Questo browser non può eseguire il gioco: è troppo vecchio, o WebAssembly è disattivato.
web-gone = Questo tavolo non esiste
web-gone-about = Forse il link è rovinato, o il tavolo è stato sparecchiato.
