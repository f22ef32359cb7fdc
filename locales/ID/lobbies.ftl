# Lobbies beside the grid of games: vendors' lists, rooms, draws, and home below the fold.

# Who a room is for.
room-beginner = Untuk pemula
room-regular = Untuk pemain biasa
room-expert = Untuk ahli

# Periods of the winner board.
winners-latest = Terbaru
winners-day = 24 jam
winners-week = 7 hari
winners-month = 30 hari

# Rows of games on home, each by its reason. $game: name of the game that the member played most.
row-for-you = Karena Anda memainkan { $game }
row-newest = Permainan baru
row-high-return = Pengembalian tinggi
