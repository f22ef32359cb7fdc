# Lobbies beside the grid of games: vendors' lists, rooms, draws, and home below the fold.

# Who a room is for.
room-beginner = အသစ်များအတွက်
room-regular = သာမန်ကစားသူများအတွက်
room-expert = ကျွမ်းကျင်သူများအတွက်

# Periods of the winner board.
winners-latest = နောက်ဆုံး
winners-day = 24 နာရီ
winners-week = 7 ရက်
winners-month = ရက် 30

# Rows of games on home, each by its reason. $game: name of the game that the member played most.
row-for-you = { $game } ကို သင် ကစားခဲ့သောကြောင့်
row-newest = ဂိမ်းအသစ်များ
row-high-return = ပြန်ပေးနှုန်း မြင့်သော
