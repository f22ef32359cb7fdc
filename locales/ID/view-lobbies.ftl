# The views' own words in the lobbies beside the grid of games, and on home below the fold.

# The popup list of a vendor's games. $vendor: name of the vendor.
view-game-list-of = Permainan { $vendor }
view-game-list-none-title = Belum ada permainan
view-game-list-none-text = Penyedia ini belum membuka permainan di sini. Lihat penyedia lain.

# Rooms of card games.
view-rooms = Ruang
view-rooms-refresh = Segarkan
# $stake: an amount of money.
view-room-stake = Taruhan { $stake }
# $entry: an amount of money.
view-room-entry = Duduk dengan { $entry } atau lebih
# $seated: how many sit there. $seats: how many can.
view-room-seats = { $seated } dari { $seats } kursi terisi
view-room-join = Duduk
view-room-full = Penuh
# $name: name of the game.
view-room-join-name = Gabung { $name }

# The pages of seamless games and of the sports vendor.
view-seamless-text = Penyedia ini memakai saldo Anda di sini: tidak perlu transfer.
view-game-login-text = Permainan dimulai begitu Anda masuk.

# The lottery page.
view-lottery-vendors = Penyedia lotre
view-lottery-next = Undian berikutnya
# $numero: the number of the issue.
view-lottery-numero = Undian { $numero }
view-lottery-at = Diundi pukul
view-lottery-closes = Penjualan ditutup
view-lottery-after = Lalu diundi
view-lottery-left = Sisa waktu
view-lottery-due = Undian sedang berlangsung
view-lottery-closed = Penjualan untuk undian ini sudah ditutup.
view-lottery-open-soon = Taruhan untuk undian belum dibuka. Waktu di bawah adalah jadwal dari operator.
view-lottery-missing = Lotre pada tautan ini tidak punya undian di sini. Berikut undian yang akan datang.
view-lottery-list = Semua undian
view-lottery-recent = Terakhir dimainkan
view-lottery-others = Lotre lainnya
view-lottery-none-title = Belum ada undian
view-lottery-none-text = Penyedia ini belum mengumumkan waktu undiannya. Lihat penyedia lain.

# Home below the fold.
view-featured = Permainan pilihan
view-winners = Pemenang
view-winners-period = Periode
view-winners-note = Dihitung dari putaran yang sudah selesai. Nama disamarkan; semua jumlah adalah uang mainan.
view-winners-none = Belum ada pemenang pada periode ini.
# $amount: what was won.
view-winner-won = menang { $amount }
# $name: name of the game.
view-winner-play = Main { $name }
view-draws = Undian berikutnya
view-draws-all = Semua lotre

# The card of a game, and the order of a lobby.
view-card-return = Pengembalian ke pemain
view-card-volatility = Volatilitas
view-card-stake = Taruhan terkecil
view-card-played = Terakhir dimainkan
view-sort = Urutkan
