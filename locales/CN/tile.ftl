# The quiet line of a tile, a few letters wide.

# $percent: the return to player, such as 96.12%.
tile-return = 返还率 { $percent }
# $amount: the smallest stake, with its currency sign.
tile-stake = { $amount } 起
# $date: a date.
tile-added = { $date } 上架
# $count: how many free spins the member has in the game, as text.
tile-free-spins = 免费旋转：{ $count }
