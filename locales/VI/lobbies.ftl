# Lobbies beside the grid of games: vendors' lists, rooms, draws, and home below the fold.

# Who a room is for.
room-beginner = Cho người mới
room-regular = Cho người chơi thường
room-expert = Cho cao thủ

# Periods of the winner board.
winners-latest = Mới nhất
winners-day = 24 giờ
winners-week = 7 ngày
winners-month = 30 ngày

# Rows of games on home, each by its reason. $game: name of the game that the member played most.
row-for-you = Vì bạn đã chơi { $game }
row-newest = Trò chơi mới
row-high-return = Tỷ lệ trả thưởng cao
