# The quiet line of a tile, a few letters wide.

# $percent: the return to player, such as 96.12%.
tile-return = Pengembalian { $percent }
# $amount: the smallest stake, with its currency sign.
tile-stake = Mulai { $amount }
# $date: a date.
tile-added = Ditambahkan { $date }
# $count: how many free spins the member has in the game, as text.
tile-free-spins = Putaran gratis: { $count }
