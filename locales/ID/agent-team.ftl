# Team overview.
team-today = Hari ini
team-week = 7 hari
team-month = 30 hari
team-quarter = 90 hari
# $from: a day, YYYY-MM-DD.
team-compared = Dibandingkan dengan jumlah hari yang sama sebelumnya, mulai { $from }.
team-all = Seluruh tim
team-direct = Langsung di bawah
team-deeper = Lebih dalam
team-own = Permainan saya
team-members = Anggota
team-agents = Agen
team-online = Sedang daring
team-balance = Saldo tim
team-new = Pendaftar baru
team-first-deposits = Setoran pertama
team-active = Anggota aktif
team-deposits = Setoran
team-withdrawals = Penarikan
team-turnover = Perputaran
team-valid-bet = Taruhan sah
team-payout = Pembayaran
team-rebate = Rabat
team-bonus = Bonus
team-net-loss = Kerugian bersih
team-wages = Gaji
team-dividends = Dividen
# $difference: more or less than before, with its sign. $percent: the same as a percentage.
team-change = { $difference } ({ $percent })
team-change-plain = { $difference }
team-same = seperti sebelumnya
# The views' own words.
view-team-days = Hari
view-team-share = Bagian tim
view-team-standing = Keadaan tim sekarang
view-team-figures = Hasil hari-hari ini
view-team-trend = Tren seluruh tim
view-team-series = Isi grafik
view-team-by-day = Per hari
view-team-formula = Kerugian bersih = perputaran - pembayaran - rabat - bonus, dari taruhan yang selesai. Saldo adalah isi dompet utama.
