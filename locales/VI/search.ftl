# The search of the site.
search-games = Trò chơi
search-vendors = Nhà cung cấp
search-game-gone = Trò chơi này không còn nữa. Hãy chọn trò chơi khác.
