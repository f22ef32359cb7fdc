# Withdrawals: what comes first, the form, the accounts to be paid to, how one stands, and what has arrived (section 4 of the specification).
withdraw-step-password = Sandi pembayaran
withdraw-step-account = Rekening tujuan
withdraw-step-withdraw = Penarikan

# $left, $daily: amounts with their currency. $time: date and time of day with the offset from UTC.
withdraw-limit-amount = Sisa batas harian: { $left } dari { $daily }, sampai { $time }.
# $left, $daily: numbers.
withdraw-limit-count = Sisa penarikan hari ini: { $left } dari { $daily }.

# Why nothing can be asked for now.
# $time: date and time of day with the offset from UTC.
withdraw-count-used = Semua penarikan tingkat Anda untuk hari ini sudah terpakai. Mulai { $time } Anda bisa menarik lagi.
# $time: date and time of day with the offset from UTC.
withdraw-amount-used = Anda sudah mencapai batas harian tingkat Anda. Mulai { $time } Anda bisa menarik lagi.
# $least: an amount with its currency.
withdraw-too-little = Saat ini terlalu sedikit yang bisa keluar: penarikan terkecil { $least }. Halaman dompet menunjukkan apa yang menahan uang.
# $time: date and time of day with the offset from UTC.
withdraw-all-wait = Rekening Anda baru saja ditambahkan. Mulai { $time } rekening itu bisa menerima uang.
withdraw-methods-closed = Semua cara pembayaran sedang tutup. Coba lagi nanti, atau tanyakan ke layanan pelanggan.

# The form.
# $amount: an amount with its currency.
withdraw-all = Semua: { $amount }
withdraw-fee-none = Tanpa biaya
# $fee: a share, an amount, or both.
withdraw-fee = Biaya: { $fee }
# $unit: minutes, hours or days. $count: how many.
withdraw-usual-time = { $unit ->
    [minutes] Biasanya dalam { $count } menit
    [hours] Biasanya dalam { $count } jam
   *[days] Biasanya dalam { $count } hari
}
# $net: an amount with its currency. $account: bank or service with the end of the account.
withdraw-review = Anda menerima { $net } di { $account }.
withdraw-fact-amount = Keluar dari dompet
withdraw-fact-fee = Biaya
withdraw-fact-net = Diterima
withdraw-fact-account = Rekening
withdraw-fact-paid = Sudah dibayar
withdraw-fact-received = Diterima menurut Anda
withdraw-fact-remaining = Masih kurang menurut Anda
# $net: an amount with its currency. $account: bank or service with the end of the account.
withdraw-sent-sentence = { $net } sedang dikirim ke { $account }.
withdraw-sent = Jumlah ini disisihkan di dompet Anda sampai dibayarkan.
# $time: date and time of day with the offset from UTC.
withdraw-sent-by = Jumlah ini disisihkan di dompet Anda sampai dibayarkan, diperkirakan sebelum { $time }.
withdraw-sent-review = Jumlah ini disisihkan di dompet Anda. Operator memeriksa penarikan ini dulu; berapa lama, kami tidak bisa memastikan.

# Accounts to be paid to.
payout-account-number = Nomor rekening
payout-wallet-number = Nomor atau nama akun dompet elektronik
payout-address = Alamat
payout-account-empty = Masukkan rekening.
payout-holder-empty = Masukkan nama pemilik rekening.
# $name: a name, mostly hidden.
payout-holder-known = Uang hanya dikirim ke rekening atas nama Anda: { $name }
# $unit: minutes, hours or days. $count: how many.
payout-waits = { $unit ->
    [minutes] Demi keamanan Anda, rekening baru bisa menerima uang setelah { $count } menit.
    [hours] Demi keamanan Anda, rekening baru bisa menerima uang setelah { $count } jam.
   *[days] Demi keamanan Anda, rekening baru bisa menerima uang setelah { $count } hari.
}
# $time: date and time of day with the offset from UTC.
payout-waits-until = Bisa menerima uang mulai { $time }
payout-method-closed = Sedang tutup
# $account: bank or service with the end of the account.
payout-remove-asked = Hapus { $account }? Uang yang sedang dalam perjalanan tetap sampai.
payout-too-many = Jumlah rekening Anda sudah maksimal. Hapus satu untuk menambah yang lain.
toast-payout-added = Rekening ditambahkan.
toast-payout-removed = Rekening dihapus.

# How a withdrawal stands.
withdrawals-all = Semua
withdrawal-asked = Penarikan diminta
withdrawal-risk-review = Sedang diperiksa
withdrawal-approved = Disetujui
withdrawal-processing = Sedang dibayar
withdrawal-partly-paid = Dibayar sebagian
withdrawal-awaiting = Dibayar, menunggu jawaban Anda
withdrawal-disputed = Sedang ditelusuri
withdrawal-completed = Sudah diterima
withdrawal-auto-confirmed = Dianggap diterima
withdrawal-rejected = Ditolak
withdrawal-failed = Tidak bisa dibayar
withdrawal-returned = Dikembalikan
withdrawal-cancelled = Dibatalkan
withdrawal-changed = Berubah
withdrawal-next-paid = Penyedia pembayaran membayarnya
withdrawal-next-confirm = Anda menyatakan apa yang diterima
withdrawal-about-review = Operator sedang memeriksanya. Berapa lama, kami tidak bisa memastikan.
# $time: date and time of day with the offset from UTC.
withdrawal-about-expected = Diperkirakan sebelum { $time }.
withdrawal-about-awaiting = Penyedia pembayaran sudah mengirim semuanya. Periksa rekening Anda, lalu nyatakan di bawah apa yang diterima.
withdrawal-about-disputed = Operator menanyakan ke penyedia pembayaran di mana uangnya dan menyelesaikannya di sini. Tulis ke layanan pelanggan bila Anda punya bukti lain.
withdrawal-about-auto-confirmed = Anda tidak menjawab sampai batas waktunya, jadi dianggap diterima. Bila uang belum sampai, tulis ke layanan pelanggan.
withdrawal-about-back = Uangnya sudah kembali ke dompet Anda.
withdrawal-about-failed = Yang belum dibayar sudah kembali ke dompet Anda.
toast-withdrawal-cancelled = Penarikan dibatalkan. Uangnya sudah kembali ke dompet Anda.

# What has arrived.
# $time: date and time of day with the offset from UTC.
arrival-until = Anda bisa menjawab sampai { $time }. Tanpa jawaban sampai saat itu, dianggap diterima seluruhnya.
arrival-full = Semuanya sudah diterima
arrival-partial = Hanya sebagian yang diterima
arrival-not-received = Belum ada yang diterima
# $amount: an amount with its currency.
arrival-follows-full = Anda menyatakan { $amount } sudah diterima. Penarikan ini pun selesai.
arrival-follows-dispute = Operator lalu menanyakan ke penyedia pembayaran di mana uangnya. Sampai itu jelas, penarikan ini tetap terbuka.
arrival-choose = Pilih apa yang sudah diterima.
arrival-pictures-missing = Tambahkan gambar yang menunjukkan apa yang diterima.
# $most: how many.
arrival-pictures-needed = 1 sampai { $most } gambar mutasi rekening, png atau jpg, masing-masing di bawah 5 MB. Hanya staf kami yang melihatnya.
# $most: how many.
arrival-pictures-may = Bila mau, maksimal { $most } gambar mutasi rekening, png atau jpg, masing-masing di bawah 5 MB. Hanya staf kami yang melihatnya.
toast-arrival-said = Terima kasih. Jawaban Anda dicatat.
