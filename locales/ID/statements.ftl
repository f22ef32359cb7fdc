# Statements of the records, and the page that checks one.

# $kind: which record, a word. $format: CSV or JSON.
statement-title = { $kind ->
    [BETS] Taruhan, { $format }
    [PROFIT] Untung dan rugi, { $format }
    [TEAM_BETS] Riwayat taruhan tim, { $format }
    [TEAM_PROFIT] Laba rugi pengguna, { $format }
    [INCOME] Pendapatan saya, { $format }
    [TEAM_TRANSACTIONS] Transaksi downline, { $format }
    [DIVIDENDS] Catatan dividen, { $format }
    [DAILY_WAGES] Upah harian, { $format }
    [HOURLY_SALARY] Gaji per jam, { $format }
    [REAL_TIME_SALARY] Gaji real-time, { $format }
   *[ACCOUNT] Catatan akun, { $format }
}
# $from and $until: days, year first.
statement-days = { $from } sampai { $until }
statement-preparing = Sedang dibuat
statement-failed = Gagal dibuat
# $count: a number.
statement-rows = { $count } baris
# $format: a word.
statement-format = { $format ->
    [JSON] Untuk program (JSON)
   *[CSV] Untuk lembar kerja (CSV)
}
# $name: what a statement says, a word.
statement-fact = { $name ->
    [site] Situs
    [operator] Dibuat oleh
    [kind] Catatan
    [account] Nama pengguna
    [from] Hari pertama
    [until] Hari terakhir
    [zone] Zona waktu
    [unit] Satuan jumlah
    [filter] Saringan
    [asOf] Per
    [count] Jumlah baris
    [totalIn] Masuk
    [totalOut] Keluar
    [stake] Taruhan
    [validBet] Taruhan sah
    [payout] Pembayaran
    [turnover] Turnover
    [rewards] Hadiah
    [net] Bersih
    [deposits] Deposit
    [withdrawals] Penarikan
    [rebate] Jumlah rebate
    [bonus] Jumlah bonus
    [wages] Gaji
    [dividends] Dividen
    [commission] Komisi
    [profit] Menang atau kalah
    [amount] Jumlah
    [paid] Dibayar
   *[unknown] Rincian lain
}
# $verdict: a word.
verify-verdict = { $verdict ->
    [GENUINE] Laporan ini asli
    [UNKNOWN_KEY] Konsisten, tetapi kuncinya tidak dikenal
    [OTHER] Bukan laporan yang dicetak
    [NO_STATEMENT] Ini bukan laporan
   *[ALTERED] Laporan ini telah diubah
}
# $verdict: a word.
verify-meaning = { $verdict ->
    [GENUINE] Setiap baris, urutan, dan jumlah persis seperti yang ditandatangani situs ini.
    [UNKNOWN_KEY] Tidak ada yang bertentangan, tetapi situs ini tidak diketahui memakai kunci tersebut. Siapa pun dapat menandatangani dengan kuncinya sendiri: jangan diandalkan.
    [OTHER] Berkas utuh, tetapi ringkasannya berbeda dari yang dicetak. Bandingkan dengan kertas miliknya.
    [NO_STATEMENT] Pilih berkas CSV atau JSON seperti saat diunduh. Lembar kerja yang menyimpannya ulang dapat mengubahnya hingga tidak dikenali.
   *[ALTERED] Jangan andalkan berkas ini. Mintalah berkas asli yang diunduh dari situs ini.
}
# $count: a number.
verify-more = Dan { $count } lagi
# $authority: a word. $key: letters and digits.
verify-signature = { $authority ->
    [KNOWN] Ditandatangani situs ini dengan kunci { $key }
    [UNKNOWN] Ditandatangani dengan kunci { $key }, yang tidak dikenal sebagai milik situs ini
   *[NONE] Tidak ada tanda tangan yang cocok
}
# $kind: what was altered, a word.
verify-found = { $kind ->
    [HEAD_EDITED] Bagian awal diubah: pemilik, hari, atau saringan
    [COLUMNS_EDITED] Nama kolom diubah
    [END_ALTERED] Bagian akhir diubah: jumlah baris, total, atau tanda tangan
    [END_MISSING] Bagian akhir tidak ada: berkas terpotong
    [RECALCULATED] Seseorang menghitung ulang hash untuk menutupinya
   *[FOREIGN] Ada isi berkas yang bukan bagian laporan
}
# $from: the number of a row.
verify-found-edited = Baris { $from } diubah
# $from and $to: numbers of rows.
verify-found-missing = Baris { $from } sampai { $to } dihilangkan
# $from and $to: numbers of rows.
verify-found-moved = Baris { $from } dipindahkan ke belakang baris { $to }
# $from: the number of a row.
verify-found-added = Sebuah baris ditambahkan di belakang baris { $from }
# $from and $to: numbers of rows.
verify-found-numbers = Nomor baris { $from } sampai { $to } diubah, isinya utuh
# $from: the number of a row.
verify-found-chain = Hash baris { $from } diubah, isinya utuh
# $from and $to: numbers of rows.
verify-found-block = Hash bertanda tangan baris { $from } sampai { $to } diubah: hanya rantai hash yang menjamin baris ini
# $from: the number of a row.
verify-found-missing-one = Baris { $from } dihilangkan
# $from: the number of a row.
verify-found-moved-first = Baris { $from } dipindahkan ke awal
verify-found-added-first = Sebuah baris ditambahkan di awal
# $from: the number of a row.
verify-found-number = Nomor baris { $from } diubah, isinya utuh
view-statements-open = Laporan
view-statements-about = Berkas berisi yang ditampilkan saringan, ditandatangani situs ini. Penerimanya dapat memeriksa bahwa tidak ada yang mengubahnya.
view-statements-format = Berkas
view-statements-make = Buat laporan
view-statements-list = Daftar laporan
view-statements-none = Belum ada
view-statements-full = Lima laporan disimpan sekaligus. Hapus satu untuk membuat yang lain.
# $percent: a number.
view-statements-progress = { $percent }% selesai
view-statements-until = Disimpan hingga
view-statements-download = Unduh
view-statements-print = Cetak
view-statements-delete = Hapus
view-statements-check = Periksa laporan
view-print-about = Halaman ini milik sebuah berkas. Pindai kode, pilih berkasnya di sana, dan berkas dibandingkan dengan ringkasan ini.
view-print-close = Kembali
view-statement-digest = Ringkasan digital
view-statement-key = Ditandatangani dengan kunci
view-statement-says = Isinya
view-verify-about = Pilih laporan yang Anda terima. Laporan diperiksa di browser ini dan tidak dikirim ke mana pun.
view-verify-choose = Pilih berkas
view-verify-drop = atau letakkan di sini
view-verify-checking = Sedang memeriksa
view-verify-broken = Berkas tidak dapat diperiksa. Pilih lagi, atau coba lagi saat ada jaringan.
view-verify-no-keys = Kunci situs ini tidak dapat diambil. Laporan dianggap asli hanya bila kuncinya pernah diambil sebelumnya.
view-verify-again = Coba lagi
view-verify-wanted = Ringkasan di kertas
view-verify-found = Yang diubah
