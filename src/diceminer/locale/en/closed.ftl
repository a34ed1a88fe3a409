# A table that can’t be shown.

web-unreadable = This game can’t be opened
web-unreadable-about = It comes from another version of the page, or it is damaged. It stays here as it is, and you can save it to a file.
web-unreadable-save = Save it to a file
web-broken = The engine could not be loaded
web-broken-about = Part of this page is missing or damaged. Reload it; your games are still here.
web-broken-unsupported = This browser can’t run the game: it is too old, or WebAssembly is turned off.
web-gone = There is no such table
web-gone-about = The link may be damaged, or the table has been cleared away.
