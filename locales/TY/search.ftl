# The search of the site.
search-games = 遊戲
search-vendors = 遊戲商
search-game-gone = 這款遊戲已下架，請選擇其他遊戲。
