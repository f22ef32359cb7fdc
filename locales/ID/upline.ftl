# Transfers to the upline: what the page says of limits, the form, and what was given and got.
upline-none = Saat ini tidak ada upline yang bisa Anda kirimi uang. Jika menurut Anda seharusnya ada, tanyakan layanan pelanggan.
# $left, $daily: numbers.
upline-limit-count = Sisa transfer hari ini: { $left } dari { $daily }.
# $time: date and time of day with the offset from UTC.
upline-count-used = Semua transfer untuk hari ini sudah terpakai. Mulai { $time } Anda bisa mentransfer lagi.
# $time: date and time of day with the offset from UTC.
upline-amount-used = Anda sudah mencapai batas transfer harian. Mulai { $time } Anda bisa mentransfer lagi.
# $least: an amount with its currency.
upline-too-little = Saat ini terlalu sedikit yang bisa keluar: transfer terkecil { $least }. Halaman dompet menunjukkan apa yang menahan uang.
# $name: of the upline. $amount: an amount with its currency.
upline-review = { $name } langsung menerima { $amount }. Ini tidak bisa dibatalkan.
upline-fact-gets = Upline menerima
upline-fact-to = Upline Anda
# $name: of the upline. $amount: an amount with its currency.
upline-sent = { $name } sudah menerima { $amount }.
# $name: of the upline.
upline-given = Ke { $name }
# $name: of a member below.
upline-got = Dari { $name }
