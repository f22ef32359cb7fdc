# The views' own words of logging in and account security: login, second factor, security settings, invitation, panel.

# Ways to log in: the login form.
view-login-methods = Cara masuk
view-login-or = atau
view-login-passkey = Masuk dengan passkey
view-free-play-title = Hanya melihat-lihat?
view-free-play-note = Uang mainan, tanpa akun. Tidak ada yang dapat dimenangkan atau dicairkan.
view-free-play = Main dengan uang mainan

# The second factor of a login.
view-factor-why = Anda masuk dari tempat baru. Pastikan sekali lagi bahwa ini Anda.
view-factor-choose = Cara memastikannya
view-factor-confirm = Konfirmasi
view-factor-other = Pilih cara lain
view-factor-leave = Kembali ke formulir masuk

# Security settings: passkeys, authenticator, sessions.
view-passkeys = Daftar passkey
view-passkeys-about = Masuk dengan sidik jari, wajah, atau kunci perangkat Anda. Tidak ada yang perlu diingat dan tidak ada yang bisa dicuri.
view-passkeys-none = Anda belum punya passkey.
view-passkeys-unsupported = Browser ini tidak dapat membuat passkey. Gunakan browser lain atau ponsel Anda.
view-passkey-created = Ditambahkan
view-passkey-used = Terakhir dipakai
view-passkey-never = belum pernah
# $name: what the member calls the passkey.
view-passkey-remove = Hapus { $name }
view-passkey-name = Nama passkey baru
view-passkey-name-hint = Agar Anda mengenalinya lagi, misalnya nama perangkat.
view-passkey-add = Tambah passkey
view-authenticator = Aplikasi autentikator
view-authenticator-about = Aplikasi di ponsel Anda menampilkan kode yang berubah setiap setengah menit. Kode ini diminta saat masuk dari tempat baru.
view-authenticator-off = Belum diatur
view-authenticator-on = Melindungi akun Anda
view-authenticator-begin = Atur
view-authenticator-remove = Hapus autentikator
view-authenticator-step-app = Pindai gambar ini dengan aplikasi autentikator, atau buka aplikasinya di perangkat ini.
view-authenticator-code-picture = Kode QR untuk aplikasi autentikator
view-authenticator-open = Buka di aplikasi
view-authenticator-step-key = Atau ketik kunci ini di aplikasi. Jangan tunjukkan kepada siapa pun.
view-authenticator-key = Kunci
view-authenticator-step-code = Ketik kode yang sedang ditampilkan aplikasi.
view-authenticator-code = Kode dari aplikasi
view-authenticator-confirm = Aktifkan
view-sessions = Tempat Anda masuk
view-sessions-about = Jika ada yang tidak Anda kenal, akhiri lalu ubah kata sandi Anda.
view-sessions-end-others = Akhiri semua yang lain
view-session-unknown = Perangkat tidak dikenal
view-session-current = Perangkat ini
view-session-ip = Alamat
view-session-started = Sejak
view-session-seen = Terakhir aktif
view-session-end = Akhiri
# $device: browser and system. $ip: a network address, its end hidden.
view-session-end-of = Akhiri { $device }, { $ip }
view-proof = Kata sandi diperlukan
view-proof-why = Ketik kata sandi Anda sebelum perubahan ini.
view-proof-confirm = Lanjut
view-cancel = Batal
view-copy = Salin
view-copied = Tersalin

# Dialogs.
view-dialog-timeout = Tertutup sendiri sebentar lagi

# The invitation page.
# $brand: the name of the site.
view-referral-lead = Satu akun membuka semua lobi permainan { $brand }. Silakan lihat-lihat sepuasnya: gratis.
# $count: a number.
view-referral-games = Pilihan permainan: { $count }
view-referral-steps = Cara kerjanya
view-referral-step-register = Daftar.
view-referral-step-protect = Tambahkan passkey atau autentikator, agar akun tetap milik Anda.
view-referral-step-play = Pilih permainan.

# Login.
view-login-username = Nama pengguna
view-login-password = Kata sandi
view-password-show = Tampilkan kata sandi
view-password-hide = Sembunyikan kata sandi
view-login-remember = Tetap masuk di browser ini selama 24 jam
# $time: minutes and seconds, e.g. 4:59.
view-login-wait = Anda dapat mencoba lagi dalam { $time }.
view-login-forgot = Lupa kata sandi?
view-login-no-account = Belum punya akun?
view-captcha = Karakter pada gambar
view-captcha-picture = Karakter yang harus diketik
view-captcha-refresh = Gambar lain
