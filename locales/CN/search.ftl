# The search of the site.
search-games = 游戏
search-vendors = 供应商
search-game-gone = 这款游戏已下架，请选择其他游戏。
