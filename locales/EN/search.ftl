# The search of the site.
search-games = Games
search-vendors = Vendors
search-game-gone = This game is no longer there. Choose another one.
