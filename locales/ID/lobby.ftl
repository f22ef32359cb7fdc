# The games lobby: lists, classes of slots, minimum bet.
mode-all = Semua permainan
mode-hot = Populer
mode-favourite = Favorit
mode-recent = Terakhir dimainkan

class-all = Semua jenis
class-jp = Jackpot
class-tg = Permainan meja
class-ac = Arkade
class-bg = Bingo

min-bet-all = Semua taruhan minimum
# $amount: an amount with its currency sign, ready to show.
min-bet-from = Mulai { $amount }

# Orders of the list.
sort-usual = Rekomendasi
sort-new = Terbaru
sort-played = Paling banyak dimainkan
sort-return = Pengembalian tertinggi
sort-name = Nama

# How unevenly a game pays.
volatility-low = Rendah
volatility-medium = Sedang
volatility-high = Tinggi
