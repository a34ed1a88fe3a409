# A table that can’t be shown.

web-unreadable = Esta partida no se puede abrir
web-unreadable-about = Viene de otra versión de la página, o está dañada. Se queda aquí como está, y puedes guardarla en un archivo.
web-unreadable-save = Guardarla en un archivo
web-broken = No se pudo cargar el motor del juego
web-gone = Esta mesa no existe
web-gone-about = Quizá el enlace está dañado o la mesa ya se recogió.
