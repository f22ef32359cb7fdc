# The records of the agent centre: bets, profit and loss, income and transactions of a team.
agent-about-team-bets = Setiap taruhan tim Anda, jumlahnya dan satu per satu.
agent-about-team-profit = Berapa tim Anda menang atau kalah, per cabang, hari, dan produk.
agent-about-income = Pendapatan Anda dan transaksi yang membentuknya.
agent-about-transactions = Semua pergerakan di dompet tim Anda, selain taruhan.
income-net = Diperoleh
income-paid = Dibayar ke downline
income-own-bets = Taruhan sendiri
# $source: where it came from, a word.
income-source = { $source ->
    [REBATE] Rabat
    [DIVIDEND] Dividen
    [DAILY] Upah harian
    [HOURLY] Gaji per jam
    [REALTIME] Gaji waktu nyata
   *[OTHER] Lainnya
}
team-others = Lainnya
team-whole = Tim saya
# $reach: whose rows, a word.
team-reach = { $reach ->
    [BRANCH] Dengan semua di bawahnya
   *[OWN] Sendiri
}
# $count: how many movements.
team-moves = { $count } pergerakan
# $count: how many bets. $stake: with its currency.
team-open = { $count } taruhan masih terbuka, total { $stake }

# The views' own words in these records.
view-team-member = Nama akun
view-team-reach = Milik siapa
view-team-unknown-title = Tim Anda tidak memiliki akun ini
view-team-unknown-text = Periksa namanya. Anda melihat siapa yang berada, atau pernah berada, di bawah Anda.
view-team-incomplete = Data beberapa menit terakhir masih dijumlahkan.
view-team-bets-note = Taruhan yang sudah diselesaikan dihitung pada hari penyelesaiannya, bagi yang berada di atas saat itu.
view-team-bets-empty-text = Begitu tim Anda bermain, taruhannya muncul di sini.
view-team-bets-unknown-title = Tim Anda tidak memiliki taruhan ini
view-team-bets-unknown-text = Nomornya mungkin salah, atau milik orang lain.
view-team-profit-formula = Menang atau kalah = pembayaran + rabat + bonus + upah + dividen - taruhan, dari sisi tim Anda.
view-team-direct = Downline langsung
view-team-total = Semua di bawah
view-team-own = Permainan sendiri
view-team-path = Jalur di pohon
view-team-by-member = Per cabang
view-team-profit-empty-title = Tidak ada apa-apa pada hari-hari ini
view-team-profit-empty-text = Apa yang dimainkan, disetor, dan ditarik tim Anda tampil di sini.
view-team-party = Pihak lain
view-income-formula = Diperoleh = rabat + dividen + upah - yang Anda bayar ke downline, pada hari pembayarannya.
view-income-empty-title = Tidak ada pendapatan pada hari-hari ini
view-income-empty-text = Rabat, dividen, dan upah tampil di sini setelah dibayar.
view-income-chart = Diperoleh per hari
view-income-by-day = Per hari
view-income-by-source = Per sumber
view-income-by-product = Rabat per produk
view-income-by-branch = Rabat per cabang
