# The search of the site.
search-games = Permainan
search-vendors = Penyedia
search-game-gone = Permainan ini sudah tidak ada. Pilih permainan lain.
