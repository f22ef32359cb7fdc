# The main wallet, those that penyedias keep, and money between them (sections 3 and 7 of the specification).
# $amount: an amount with its currency.
wallets-movable = Dari jumlah ini, { $amount } bisa dipindah ke dompet lain. Sisanya pemberian dan harus dipertaruhkan dulu.
wallets-unreadable = Saldo tidak bisa dibaca saat ini.
# $amount: an amount with its currency. $time: date and time of day with the offset from UTC.
wallets-unreadable-since = Saldo tidak bisa dibaca saat ini. Pada { $time } jumlahnya { $amount }.
wallets-closed = Uang tidak bisa masuk ke sana saat ini.
wallets-all-unknown = Dompet ini tidak bisa dibaca saat ini, jadi jumlah tidak bisa dipilih. Anda bisa meminta semua isinya.
# $least: an amount with its currency.
wallets-too-little-in = Terlalu sedikit yang bisa dipindah: paling sedikit { $least }.
# $least: an amount with its currency.
wallets-too-little-back = Isi dompet ini terlalu sedikit: paling sedikit { $least } yang bisa dipindah.
# $amount: an amount with its currency. $name: name of the penyedia.
wallets-moved-in = { $amount } sekarang ada di dompet Anda di { $name }.
# $amount: an amount with its currency.
wallets-moved-back = { $amount } sudah kembali ke dompet utama.
# $amount: an amount with its currency.
wallets-not-moved = { $amount } tidak dipindah.
# $amount: an amount with its currency.
wallets-on-its-way = { $amount } sedang dalam perjalanan.
# $name: name of the penyedia.
wallets-to-vendor = Ke { $name }
# $name: name of the penyedia.
wallets-to-main = Kembali dari { $name }
wallets-status-sent = Sedang berjalan
wallets-status-unknown = Belum dikonfirmasi
wallets-status-done = Selesai
wallets-status-failed = Tidak dipindah
wallets-about-sent = Penyedia sudah ditanya dan belum menjawab.
wallets-about-unknown-in = Jawaban penyedia belum ada. Penyedia ditanya terus sampai hasilnya jelas. Sampai saat itu jumlahnya disisihkan; jika tidak sampai, Anda bisa memakainya lagi.
wallets-about-unknown-back = Jawaban penyedia belum ada. Penyedia ditanya terus sampai hasilnya jelas. Yang sudah dilepas dikreditkan di sini; selebihnya masih di sana.
wallets-failure-refused = Penyedia tidak menerimanya. Uang Anda tetap di tempatnya.
wallets-failure-not-enough = Dompet di penyedia tidak cukup. Uang Anda tetap di tempatnya.
wallets-failure-closed = Penyedia tidak menerima transfer saat ini. Uang Anda tetap di tempatnya.
wallets-cause-launch = Saat permainan dimulai
wallets-cause-return = Kembali sendiri
# $name: name of the penyedia.
wallets-back-failed = Tidak ada yang kembali dari { $name }.
# $name: name of the penyedia.
wallets-back-unreadable = { $name } tidak menyebut isinya, jadi tidak ada yang diminta kembali dari sana.
wallets-back-nothing = Tidak ada yang perlu dikembalikan.
# $amount: an amount with its currency. $name: name of the game.
wallets-launched = { $amount } dipindah ke dompet penyedia untuk { $name }.
