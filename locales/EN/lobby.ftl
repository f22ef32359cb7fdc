# The games lobby: lists, classes of slots, minimum bet.
mode-all = All games
mode-hot = Hot
mode-favourite = Favourites
mode-recent = Recent

class-all = All types
class-jp = Jackpot
class-tg = Table games
class-ac = Arcade
class-bg = Bingo

min-bet-all = Any minimum bet
# $amount: an amount with its currency sign, ready to show.
min-bet-from = From { $amount }

# Orders of the list.
sort-usual = Recommended
sort-new = Newest
sort-played = Most played
sort-return = Highest return
sort-name = Name

# How unevenly a game pays.
volatility-low = Low
volatility-medium = Medium
volatility-high = High
