# The views' own words in the grid of games: its filters, its pages, and a game that is played.

view-vendors = Penyedia permainan
view-vendors-all = Semua penyedia
view-vendors-previous = Penyedia sebelumnya
view-vendors-next = Penyedia lainnya
view-vendors-none-title = Belum ada apa-apa di sini
view-vendors-none-text = Kembalilah nanti, atau lihat jenis permainan lain.
# $count: how many games the vendor has, grouped.
view-vendor-games = Permainan: { $count }
view-modes = Daftar
view-classifications = Jenis permainan
view-min-bet = Taruhan minimum
view-filters = Filter
view-filters-count = Filter ({ $count })
view-filters-show = Tampilkan { $total } game
# $total: how many games were found, grouped.
view-lobby-total = Permainan: { $total }
view-lobby-more = Tampilkan lebih banyak
view-lobby-all = Lihat semua permainan
view-lobby-clear = Hapus filter
view-lobby-nothing-title = Masih kosong
view-lobby-nothing-text = Permainan yang Anda mainkan atau tandai dengan hati akan muncul di sini.
view-lobby-no-match-title = Permainan tidak ditemukan
view-lobby-no-match-text = Tidak ada permainan yang cocok dengan nama dan filter pilihan Anda.
view-lobby-login-title = Masuk untuk melihat permainan Anda
view-lobby-login-text = Favorit dan permainan yang terakhir Anda mainkan disimpan di akun Anda.
view-pages = Halaman
# $number: the number of the page.
view-page = Halaman { $number }
view-page-previous = Halaman sebelumnya
view-page-next = Halaman berikutnya
view-game-deposit = Deposit, permainan tetap terbuka
view-game-leave = Tinggalkan permainan
view-game-fullscreen = Layar penuh
view-game-fullscreen-end = Keluar dari layar penuh
view-play-session-time = Lama sesi
view-play-session-net = Hasil bersih sesi ini
view-game-launching = Permainan sedang dimulai
view-game-coming-soon = Belum bisa dimainkan. Pilih permainan lain dulu.
