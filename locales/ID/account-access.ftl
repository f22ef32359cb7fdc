# Access to an account: login tabs, second factor, forgotten and changed passwords, passkeys, sessions, invitation.
login-by-username = Nama pengguna
login-by-mobile = Nomor ponsel
social-facebook = Lanjut dengan Facebook
social-google = Lanjut dengan Google
# $provider: the name of the provider.
social-other = Lanjut dengan { $provider }
social-wait-title = Sebentar
social-wait-text = Proses masuk sedang berlangsung.

factor-sms = Kode lewat SMS
factor-email = Kode lewat e-mail
factor-totp = Aplikasi autentikator
factor-payee-name = Nama asli penerima
# $hint: the number, mostly hidden.
factor-sms-text = Masukkan kode dari SMS ke { $hint }.
# $hint: the address, mostly hidden.
factor-email-text = Masukkan kode dari e-mail ke { $hint }.
factor-totp-text = Masukkan kode yang sedang ditampilkan aplikasi autentikator Anda.
factor-payee-name-text = Masukkan nama asli yang Anda pakai untuk menerima pembayaran.
field-code-empty = Masukkan kodenya.
field-name-empty = Beri nama passkey ini.

forgot-by-email = Lewat e-mail
forgot-by-mobile = Lewat nomor ponsel
password-mailed-title = Periksa e-mail Anda
password-mailed-text = Jika nama pengguna dan alamat e-mail cocok, tautan untuk membuat kata sandi baru sudah dikirim. Tautan berlaku sekali, selama 30 menit.
password-first-text = Kata sandi Anda dibuat oleh orang lain. Buat yang hanya Anda ketahui.
toast-password-changed = Kata sandi Anda sudah diubah.
toast-password-reset = Kata sandi baru sudah disimpan. Masuklah dengan kata sandi itu.
toast-password-change = Kata sandi Anda harus diubah dahulu. Masuk lagi untuk mengubahnya.

toast-passkey-added = Passkey sudah ditambahkan.
toast-passkey-removed = Passkey sudah dihapus.
toast-authenticator-on = Aplikasi autentikator kini melindungi akun Anda.
toast-authenticator-off = Aplikasi autentikator sudah dihapus.
toast-session-closed = Sesi di perangkat itu sudah diakhiri.

referral-wallet-title = Satu dompet untuk semua permainan
referral-wallet-text = Tidak perlu memindahkan apa pun antarpenyedia.
referral-safety-title = Terenkripsi dan terlindungi
referral-safety-text = Data Anda dikirim terenkripsi; faktor kedua dan passkey melindungi akun Anda.
referral-games-title = Beragam permainan
referral-games-text = Slot dari banyak penyedia, di browser pada setiap perangkat.
referral-support-title = Hubungi kami lewat obrolan
referral-support-text = Petugas menjawab pada jam yang tertera di sana.
referral-invited = Anda datang lewat tautan teman: tautan itu disimpan sampai Anda selesai mendaftar.
referral-closed = Pendaftaran sedang ditutup. Hubungi layanan pelanggan untuk info lebih lanjut.
referral-member = Anda sudah menjadi anggota.

error-passkey-cancelled = Tidak ada passkey yang dipakai. Coba lagi, atau masuk dengan cara lain.
error-passkey-known = Perangkat ini sudah menyimpan passkey untuk akun Anda.
error-passkey-unsupported = Browser ini tidak mendukung passkey. Gunakan browser atau perangkat lain.
error-passkey-invalid = Passkey ini tidak dikenali. Coba yang lain, atau masuk dengan cara lain.
error-second-factor = Selesaikan verifikasi terlebih dahulu.
error-wrong-factor = Tidak cocok. Periksa, lalu coba lagi.
error-factor-expired = Verifikasi terlalu lama atau terlalu sering gagal. Masuk lagi.
error-password-required = Masukkan kata sandi Anda untuk melanjutkan.
error-ticket-expired = Waktunya habis. Mulai lagi dari awal.
error-link-expired = Tautan ini sudah dipakai atau terlalu lama. Minta yang baru.
error-password-change = Ubah kata sandi Anda terlebih dahulu.
error-password-unchanged = Kata sandi baru sama dengan yang lama. Pilih yang lain.
error-wrong-old-password = Kata sandi lama salah.
error-non-member = Hanya anggota yang dapat masuk di sini. Gunakan pintu masuk untuk jenis akun Anda.
error-invalid-domain = Alamat ini bukan milik kami. Hubungi layanan pelanggan.
error-popup-closed = Proses masuk terputus. Coba lagi, atau masuk dengan cara lain.
error-too-large = Terlalu besar untuk dikirim. Persingkat, lalu coba lagi.
error-too-young = Usia Anda belum cukup untuk bermain di sini.
error-mobile-taken = Nomor ini dipakai akun lain. Masuk dengan akun itu, atau gunakan nomor lain.
error-too-long = Terlalu panjang. Persingkat.

contact-add-email = Tambah alamat e-mail
contact-change-email = Ubah alamat e-mail
contact-add-mobile = Tambah nomor ponsel
contact-change-mobile = Ubah nomor ponsel
contact-none = Belum ada
contact-verified = Terverifikasi
contact-not-verified = Belum diverifikasi
toast-contact-set = Tersimpan dan langsung berlaku.
