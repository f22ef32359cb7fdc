# Money in and out: the field of an amount, and what the cashier refuses (sections 3, 8 and 9 of the specification).
amount-empty = Masukkan jumlahnya.
amount-not-an-amount = Masukkan jumlahnya dengan angka.
amount-too-precise = Masukkan paling banyak dua angka desimal.
amount-not-whole = Masukkan jumlah bulat, tanpa desimal.
# $amount: an amount with its currency.
amount-least = Paling sedikit { $amount }.
# $amount: an amount with its currency.
amount-most = Paling banyak { $amount }.
# $min, $max: amounts with their currency.
amount-range = { $min } sampai { $max }

# Who did a step of a deposit or withdrawal.
step-member = Anda
step-operator = Operator kami
step-provider = Penyedia pembayaran
step-system = Otomatis

# Refusals.
error-amount-too-small = Jumlah ini terlalu kecil. Masukkan yang lebih besar.
error-amount-too-large = Jumlah ini terlalu besar. Masukkan yang lebih kecil.
error-not-enough-money = Saldo Anda tidak cukup untuk jumlah ini. Masukkan yang lebih kecil.
error-wagering-left = Sebagian dari jumlah ini harus dipakai sebagai taruhan sebelum bisa ditarik. Halaman dompet menunjukkan berapa yang bisa ditarik sekarang.
error-daily-limit = Ini melebihi yang masih bisa Anda tarik hari ini. Masukkan jumlah yang lebih kecil, atau tunggu sampai besok.
error-daily-count = Semua penarikan hari ini untuk tingkat Anda sudah terpakai. Coba lagi besok.
error-too-many-open = Terlalu banyak deposit menunggu pembayaran Anda. Bayar atau batalkan salah satunya.
error-channel-closed = Cara pembayaran ini sedang tutup. Pilih cara lain.
error-state-changed = Keadaannya sudah berubah. Yang Anda lihat adalah keadaan sekarang.
error-provider-unavailable = Penyedia pembayaran tidak merespons. Tidak ada uang yang berpindah; coba lagi beberapa menit lagi.
error-voucher-unknown = Tidak ada voucer dengan kode ini. Periksa kodenya dan coba lagi.
error-voucher-used = Voucer ini sudah dipakai. Gunakan yang lain.
error-voucher-expired = Voucer ini sudah kedaluwarsa. Gunakan yang lain.
error-voucher-currency = Voucer ini memakai mata uang yang berbeda dari dompet Anda. Gunakan yang lain.
error-wrong-payment-password = Sandi pembayaran salah. Periksa dan coba lagi.
error-payment-locked = Pembayaran dikunci sementara karena sandi pembayaran terlalu sering salah. Tunggu, atau pulihkan sandi pembayaran.
error-payment-password-needed = Buat sandi pembayaran dulu.
error-payment-password-set = Anda sudah punya sandi pembayaran. Ubah saja.
error-proof-needed = Verifikasi alamat email atau nomor ponsel dulu, agar kami yakin itu Anda.
error-account-checksum = Angka pemeriksanya tidak cocok, jadi rekeningnya salah ketik. Bandingkan sekali lagi.
error-account-known = Rekening ini sudah Anda tambahkan.
error-institution-unknown = Pilih salah satu dari daftar.
error-account-waiting = Rekening ini baru saja ditambahkan dan belum bisa menerima uang. Pilih yang lain, atau tunggu.
error-factor-waiting = Aplikasi autentikator dihapus atau diganti kurang dari sehari yang lalu. Tarik jumlah yang lebih kecil, atau tunggu sampai satu hari berlalu.
error-payee-name-other = Uang hanya dikirim ke rekening atas nama Anda sendiri. Masukkan nama yang kami kenal.
error-upline-unavailable = Upline Anda saat ini tidak dapat menerima uang. Tidak ada uang yang berpindah; hubungi layanan pelanggan.
error-downline-unavailable = Akun ini saat ini tidak dapat menerima uang. Tidak ada uang yang berpindah.
error-not-freezable = Saat ini Anda tidak dapat membekukan atau membuka akun ini.
error-transfer-daily-count = Jatah transfer Anda hari ini sudah habis. Coba lagi besok.
error-transfer-daily-limit = Ini melebihi yang masih dapat Anda transfer hari ini. Masukkan jumlah lebih kecil, atau tunggu sampai besok.
error-given-locked = Jumlah ini belum bisa keluar dari dompet utama: yang diberikan kepada Anda harus dipertaruhkan dulu.
error-wallet-closed = Dompet ini sedang tidak menerima transfer. Coba lagi nanti.
error-wallet-unreadable = Penyedia belum memberi tahu isi dompet ini. Tidak ada yang dipindahkan: coba lagi sebentar lagi.
error-round-unreadable = Penyedia belum memberi tahu hasilnya. Taruhan dan pembayaran Anda tetap: coba lagi sebentar lagi.
error-bet-open = Ada taruhan Anda yang belum selesai: tunggu sampai selesai dulu.
error-payee-name-needed = Buktikan nama Anda dahulu: uang hanya dibayarkan ke nama yang terbukti.
error-payee-name-checked = Dokumen Anda memuat nama lain. Masukkan nama sesuai dokumen.
error-identity-check-needed = Perlu verifikasi identitas yang disetujui dahulu, di pusat keamanan.
error-document-invalid = Berkas ini tidak diterima. Kirim gambar, atau PDF paling banyak 10 halaman tanpa skrip, lampiran, atau sandi.
error-identity-incomplete = Masih ada yang kurang: isi data diri, dan kirim paspor, SIM, atau kedua sisi kartu identitas.
