# A table that can’t be shown.

web-unreadable = Esta partida no se puede abrir
web-unreadable-about = Viene de otra versión de la página, o está dañada. Se queda aquí como está, y puedes guardarla en un archivo.
web-unreadable-save = Guardarla en un archivo
web-broken = No se pudo cargar el motor del juego
web-broken-about = Falta una parte de esta página o está dañada. Vuelve a cargarla: tus partidas siguen aquí.
web-broken-unsupported = Este navegador no puede ejecutar el juego: es demasiado antiguo, o WebAssembly está desactivado.
web-gone = Esta mesa no existe
web-gone-about = Quizá el enlace está dañado o la mesa ya se recogió.
