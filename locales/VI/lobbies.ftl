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
