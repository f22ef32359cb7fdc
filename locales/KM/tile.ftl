# The quiet line of a tile, a few letters wide.

# $percent: the return to player, such as 96.12%.
tile-return = សងត្រឡប់ { $percent }
# $amount: the smallest stake, with its currency sign.
tile-stake = ចាប់ពី { $amount }
# $date: a date.
tile-added = បន្ថែម { $date }
# $count: how many free spins the member has in the game, as text.
tile-free-spins = បង្វិលឥតគិតថ្លៃ៖ { $count }
