# The views' own words in the forms of accounts: registration, forgotten and changed passwords, and the parts they share.

view-country = Negara
view-country-search = Cari negara
view-country-none = Tidak ada negara yang cocok dengan ketikan Anda.
view-code-sent = Kode sedang dikirim.
view-strength = Kekuatan kata sandi
view-captcha-kinds = Buktikan bahwa Anda manusia
view-captcha-audio = Angka yang Anda dengar
view-captcha-play = Putar
view-captcha-pause = Jeda
view-captcha-work = Diperiksa oleh browser Anda
view-captcha-working = Browser Anda sedang menghitung. Tidak ada yang perlu diketik.
view-captcha-done = Sudah diperiksa. Tidak ada yang perlu diketik.

# Registration.
view-register = Daftar
view-register-reset = Kosongkan
view-register-methods = Cara mendaftar
view-register-invited = Anda diundang: kode undangan sudah terisi.
# $age: the least age, a number.
view-register-consent = Saya berusia { $age } tahun atau lebih dan menyetujui ketentuannya.
view-register-terms = Baca ketentuan
view-register-have-account = Sudah punya akun?

# Forgotten and changed passwords.
view-forgot-methods = Cara mendapatkan kata sandi baru
view-forgot-email = Masukkan nama pengguna dan alamat e-mail akun Anda. Kami mengirimkan tautan untuk membuat kata sandi baru.
view-forgot-mobile = Masukkan nomor ponsel akun Anda. Kami mengirimkan kode, lalu Anda membuat kata sandi baru dengan kode itu.
view-forgot-send = Kirim tautan
view-forgot-set = Simpan kata sandi dan masuk
view-forgot-back = Kembali ke halaman masuk
view-password-account = Akun
view-password-change = Ubah kata sandi
view-password-set = Simpan kata sandi
view-reset-expired-title = Tautan ini tidak berlaku lagi
view-reset-expired-text = Tautan hanya berlaku sekali dan sebentar. Minta e-mail baru untuk membuat kata sandi.
view-reset-again = Minta e-mail baru

view-contacts = Detail kontak
view-contacts-about = Kontak terverifikasi membantu Anda masuk kembali saat lupa kata sandi, dan melindungi saat masuk dari tempat baru.
view-contact-codes = Satu kode dikirim ke kontak baru dan satu lagi ke { $present }.
view-contact-save = Simpan
view-register-optional = Data opsional
