# What went wrong and what to do about it (section 8 of the specification).
error-network = Jaringan tidak merespons. Periksa koneksi Anda, lalu coba lagi.
error-timeout = Halaman terlalu lama terbuka. Silakan coba lagi.
error-garbled = Jawaban dari server tidak dapat dibaca. Silakan coba lagi.
error-system = Ada gangguan di pihak kami. Silakan coba lagi sebentar lagi.
# $message: what the server said, in its own words.
error-other = { $message }
error-unavailable = Situs sedang sibuk atau dalam pemeliharaan. Silakan coba lagi beberapa menit lagi.
error-in-progress = Masih diproses. Tunggu sebentar, lalu lihat lagi.
error-sent-before = Permintaan Anda yang lebih awal sudah dijalankan. Lihat keadaan terkini sebelum mengirim yang ini.
error-already-done = Tindakan ini sudah berhasil sebelumnya. Yang Anda lihat adalah keadaan terkini.
error-operation = Tindakan ini tidak berhasil. Muat ulang halaman, lalu coba lagi.
error-seal = Koneksi aman tidak dapat dibuat. Muat ulang halaman, lalu coba lagi.

error-wrong-credentials = Nama pengguna atau kata sandi salah. Periksa keduanya, lalu coba lagi.
error-captcha-required = Masukkan karakter pada gambar baru untuk melanjutkan.
error-account-locked = Terlalu banyak percobaan gagal: akun ini dikunci untuk sementara. Coba lagi nanti atau hubungi layanan pelanggan.
error-account-suspended = Akun ini ditangguhkan. Hubungi layanan pelanggan.
error-too-many-requests = Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.
error-not-logged-in = Silakan masuk terlebih dahulu.
error-non-agent = Hanya agen yang dapat membuka ini. Masuk dengan akun agen.
error-agent-right = Jenis akun agen Anda tidak memiliki hak ini. Tanyakan kepada upline atau layanan pelanggan.
error-registration-link-ended = Tautan pendaftaran ini sudah berakhir atau habis dipakai. Minta yang baru, atau daftar tanpa tautan.
error-tree-too-deep = Posisi Anda di tim terlalu dalam sehingga tidak ada yang bisa berada di bawah Anda. Tanyakan kepada layanan pelanggan.
error-rates-same = Tarifnya sudah sama; tidak ada yang berubah. Masukkan tarif lain.
error-rate-too-high = Tarif ini lebih tinggi dari tarif Anda.
error-rate-too-low = Tarif ini lebih rendah dari tarif orang yang langsung di bawahnya.
error-too-many-links = Jumlah tautan terbuka Anda sudah mencapai batas. Akhiri salah satunya dahulu.

error-region = Akses dari wilayah atau jaringan Anda dibatasi.

error-not-found = Halaman atau data ini sudah tidak ada. Kembali dan pilih lagi.
error-game-not-found = Permainan ini tidak ditemukan. Pilih permainan lain di lobi.
error-game-unavailable = Permainan ini sedang tidak tersedia. Pilih permainan lain atau coba lagi nanti.
error-room-full = Semua kursi ruang ini terisi. Pilih ruang lain.
error-room-entry = Saldo Anda kurang dari syarat ruang ini. Pilih ruang yang lebih kecil.
error-no-sports = Saat ini tidak ada penyedia olahraga yang buka. Kembalilah nanti atau lihat permainan lain.
error-game-stopped = Permainan terhenti. Mulai lagi atau pilih permainan lain.

error-username-taken = Nama pengguna ini sudah dipakai. Pilih yang lain.
error-invalid-affiliate = Kode undangan salah. Periksa lagi, atau kosongkan kolom ini jika tidak wajib.
error-invalid-recommender = Pemberi referensi ini tidak kami kenal. Periksa namanya.
error-invalid-phone-number = Masukkan nomor telepon yang benar.
error-missing-phone-number = Masukkan nomor telepon Anda.
error-phone-too-many-requests = Terlalu banyak permintaan untuk nomor ini. Coba lagi setelah 5 menit.
error-invalid-verification-code = Kode verifikasi salah. Periksa, lalu coba lagi.
error-missing-verification-code = Masukkan kode verifikasi.
error-captcha-failed = Jawaban captcha belum benar. Coba yang baru.
error-quota-exceeded = Kode tidak dapat dikirim lagi saat ini. Hubungi layanan pelanggan.
error-code-expired = Kode ini sudah kedaluwarsa. Minta kode baru.
error-not-enabled = Fungsi ini tidak tersedia di sini.

# What became of a request that moves money and whose answer did not come.
outcome-checking = Kami sedang memeriksa apakah permintaan Anda berhasil. Anda tidak perlu mengirimnya lagi.
outcome-check-now = Periksa sekarang
outcome-went-through = Permintaan Anda sebelumnya berhasil.
outcome-refused = Permintaan Anda sebelumnya ditolak. Tidak ada yang dijalankan.
outcome-not-received = Permintaan Anda tidak sampai kepada kami, jadi tidak ada yang dijalankan. Anda dapat mengirimnya lagi.
outcome-lost = Kami tidak dapat lagi memastikan apakah permintaan Anda berhasil. Lihat keadaan terkini sebelum mengirimnya lagi.

error-contact-unchanged = Ini yang sudah Anda verifikasi.
error-account-closed = Akun ini ditutup. Hubungi layanan pelanggan bila ingin membukanya lagi.
error-closing-blocked = Akun tidak ditutup: ada yang berubah. Baca keadaannya sekarang.
error-data-copy-daily = Satu salinan per hari. Minta lagi besok.
error-statement-under-way = Sebuah laporan sedang dibuat. Tunggu sampai selesai.
error-statements-full = Jumlah laporan sudah penuh. Hapus satu dahulu.
error-statement-too-long = Barisnya lebih banyak daripada yang dapat dimuat laporan. Pilih lebih sedikit hari.
error-consent-text-changed = Kata-kata persetujuan ini berubah. Muat ulang halaman dan bacalah.
error-funds-acknowledgement-needed = Sebelum deposit, baca dan konfirmasikan cara kami menyimpan uang pelanggan.
error-excluded = Anda sedang beristirahat dari permainan, jadi ini ditutup untuk sementara. Anda tetap dapat menarik uang Anda.
error-limit-reached = Ini akan melewati batas yang Anda tetapkan. Halaman “Bermain terkendali” menunjukkan sisanya.
error-limit-decision-needed = Putuskan dahulu apakah Anda ingin batas untuk deposit.
error-no-raise = Tidak ada kenaikan yang perlu dikonfirmasi sekarang. Lihat keadaan batas Anda.
error-exclusion-stands = Istirahat dapat diperpanjang, tetapi tidak dapat dipersingkat.
error-age-check-needed = Kami harus memeriksa usia dan identitas Anda dahulu. Lakukan di pusat keamanan.
error-reality-check-due = Pengingat bermain menunggu Anda. Baca dahulu, lalu Anda dapat melanjutkan.
error-other-game-open = Anda membuka permainan di jendela atau perangkat lain. Hanya satu yang dapat dimainkan pada satu waktu: begitu Anda memulai yang ini, yang lain tidak menerima taruhan lagi.
error-demo-closed = Demo ini memerlukan akun. Masuk atau daftar dahulu.
