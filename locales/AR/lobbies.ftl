# Lobbies beside the grid of games: vendors' lists, rooms, draws, and home below the fold.

# Who a room is for.
room-beginner = للمبتدئين
room-regular = للاعبين العاديين
room-expert = للمحترفين

# Periods of the winner board.
winners-latest = الأحدث
winners-day = 24 ساعة
winners-week = 7 أيام
winners-month = 30 يومًا

# Rows of games on home, each by its reason. $game: name of the game that the member played most.
row-for-you = لأنك لعبت { $game }
row-newest = ألعاب جديدة
row-high-return = نسبة عائد مرتفعة
