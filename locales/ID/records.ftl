# The records of the member centre.

# $account: whose movements, a word.
record-account = { $account ->
    [POINTS] Poin
   *[CASH] Uang
}
# $span: which days, a word.
record-span = { $span ->
    [TODAY] Hari ini
    [YESTERDAY] Kemarin
    [DAYS_7] 7 hari
    [DAYS_30] 30 hari
    [DAYS_365] 12 bulan
   *[OWN] Pilih hari sendiri
}
# $group: which kind, a word.
record-group = { $group ->
    [STAKES] Taruhan
    [PAYOUTS] Kemenangan
    [DEPOSITS] Deposit
    [WITHDRAWALS] Penarikan
    [TRANSFERS] Transfer
    [REWARDS] Hadiah
    [COMMISSION] Komisi
    [POINTS] Toko poin
    [CORRECTIONS] Koreksi
   *[ALL] Semua
}
# $direction: which way, a word.
record-direction = { $direction ->
    [IN] Masuk
    [OUT] Keluar
   *[ALL] Semua
}
# $kind: what happened, a word.
record-kind = { $kind ->
    [game_bet] Taruhan
    [game_win] Kemenangan
    [game_bet_rollback] Taruhan dikembalikan
    [game_win_rollback] Kemenangan ditarik kembali
    [play_money_grant] Uang coba
    [play_money_return] Uang coba ditarik kembali
    [correction] Koreksi oleh operator
    [promotion_reward] Promosi
    [raffle_prize] Hadiah undian
    [cashback] Cashback
    [level_gift] Hadiah tingkat
    [red_envelope] Angpao
    [referral_reward] Ajak teman
    [mission_reward] Hadiah misi
    [leaderboard_prize] Hadiah papan peringkat
    [free_spins_win] Kemenangan putaran gratis
    [free_spins_win_rollback] Kemenangan putaran gratis ditarik kembali
    [payment_deposit] Deposit
    [payment_withdrawal] Penarikan
    [payment_paid_out] Penarikan dibayarkan
    [payment_returned] Penarikan dikembalikan
    [upline_transfer] Transfer dengan upline
    [downline_transfer] Transfer dengan downline
    [rebate] Rabat
    [dividend] Dividen
    [wage] Upah
    [transfer_to_vendor] Ke dompet penyedia
    [transfer_to_main] Kembali dari dompet penyedia
    [vendor_bet] Taruhan dari dompet penyedia
    [balance_given_up] Dilepas saat penutupan
    [bonus_cancelled] Bonus dibatalkan
    [bonus_given_up] Bonus dilepas
    [stakes_returned] Taruhan dipulangkan
    [points_earned] Poin diperoleh
    [points_taken_back] Poin ditarik kembali
    [points_redeemed] Poin ditukar
    [points_returned] Poin dikembalikan
    [points_converted] Konversi poin
    [points_reward] Hadiah toko poin
   *[unknown] Pergerakan
}
# $from: a day, year first. $zone: offset from UTC.
record-day-of = { $from }, hari operator ({ $zone })
# $from and $until: days, year first. $zone: offset from UTC.
record-days-of = { $from } sampai { $until }, hari operator ({ $zone })
record-days-wrong = Pilih dua hari, yang pertama lebih dahulu.
bets-all = Semua
# $name: a name as its owner writes it.
bets-name = { $name }
# $status: where a bet stands, a word.
bets-status = { $status ->
    [PENDING] Menunggu
    [WON] Menang
    [LOST] Kalah
    [DRAW] Seri
   *[ROLLED_BACK] Dibatalkan
}
bets-free = Putaran gratis
bets-fact-stake = Taruhan
bets-fact-valid = Taruhan sah
bets-fact-payout = Pembayaran
bets-fact-net = Menang atau kalah
bets-fact-placed = Dipasang
bets-fact-settled = Diselesaikan
bets-fact-round = Putaran di penyedia
# $state: how far the round is at its supplier, a word.
bets-outcome = { $state ->
    [settled] Putaran telah berakhir.
    [undone] Putaran dibatalkan dan taruhan dikembalikan.
    [pending] Putaran masih berlangsung.
   *[gone] Penyedia tidak lagi menyimpan gambar putaran ini. Taruhan dan pembayaran tertera di atas.
}
bets-spin = Putaran berbayar
# $number: which of the free spins, from 1.
bets-spin-free = Putaran gratis { $number }
# $kind: a word. $number: of the line, or of ways. $count: how many of the symbol. $payout: with its currency.
bets-win = { $kind ->
    [line] Garis { $number }: { $count } × { $symbol }, { $payout }
    [ways] { $number } cara: { $count } × { $symbol }, { $payout }
   *[scatter] { $count } × { $symbol } di mana saja, { $payout }
}
profit-net = Menang atau kalah
profit-stakes = Dipertaruhkan
profit-payout = Pembayaran
profit-rewards = Hadiah
profit-commission = Komisi
profit-deposits = Disetor
profit-withdrawals = Ditarik
profit-transfers = Transfer dengan upline
profit-corrections = Koreksi oleh operator
profit-net-deposits = Deposit bersih sejak akun dibuka
# $day: year first. $net: with its currency.
profit-bar = { $day }: { $net }
# $count: how many bets.
profit-bets = { $count } taruhan
# $day: year first.
profit-day = { $day }
# $hours, $minutes: numbers.
profit-played = { $hours } jam { $minutes } mnt bermain
view-bets-product = Produk
view-bets-vendor = Penyedia
view-bets-game = Permainan
view-bets-status = Keadaan
view-bets-number = Nomor taruhan dalam 12 bulan terakhir
view-bets-clear = Kosongkan kolom
view-bets-sums = Jumlah semua taruhan yang dipilih
view-bets-count = Jumlah taruhan
view-bets-list = Taruhan
view-bets-empty-title = Tidak ada taruhan pada hari-hari ini
view-bets-empty-text = Setiap taruhan tampil di sini sejak dipasang.
view-bets-no-match-text = Pilih produk, penyedia, permainan, status, atau hari lain.
view-bets-back = Semua taruhan
view-bets-unknown-title = Anda tidak memiliki taruhan ini
view-bets-unknown-text = Nomornya mungkin salah, atau dipasang dengan akun lain.
view-bets-detail-number = Nomor
view-bets-copy = Salin nomor
view-bets-movements = Pergerakan uang
view-bets-no-movements = Dipertaruhkan dari dompet penyedia: dompet utama tidak bergerak.
view-bets-outcome = Hasilnya
view-profit-formula = Menang atau kalah = pembayaran + hadiah + komisi - taruhan, dari taruhan yang sudah diselesaikan, pada hari penyelesaiannya.
view-profit-sums = Semua hari bersama
view-profit-chart = Menang atau kalah per hari
view-profit-by-day = Per hari
view-profit-by-product = Per produk
view-profit-incomplete = Taruhan beberapa menit terakhir masih dijumlahkan.
view-profit-empty-title = Tidak ada menang atau kalah
view-profit-empty-text = Hari saat Anda bermain, atau uang masuk atau keluar, tampil di sini.
view-record-account = Akun
view-record-days = Hari
view-record-groups = Jenis
view-record-directions = Arah
view-record-from = Dari
view-record-until = Sampai
view-record-show = Tampilkan
view-record-sums = Jumlah dari yang dipilih
view-record-count = Pergerakan
view-record-in = Masuk
view-record-out = Keluar
view-record-list = Pergerakan
view-record-before = Sebelum
view-record-after = Sesudah
view-record-more = Tampilkan yang lebih lama
view-record-empty-title = Tidak ada pergerakan
view-record-empty-text = Yang masuk atau keluar pada hari-hari ini tampil di sini.
view-record-no-match-title = Tidak ada yang cocok
view-record-no-match-text = Pilih jenis, arah, atau hari lain.
view-record-number = Nomor
