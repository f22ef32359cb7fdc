# The login form.
field-username-empty = Masukkan nama pengguna Anda.
field-password-empty = Masukkan kata sandi Anda.
field-captcha-empty = Masukkan karakter pada gambar.

# Why the form opened. $game: the name of a game.
resume-play = Masuk untuk memainkan { $game }.
resume-favourite = Masuk untuk menambahkan { $game } ke favorit.
resume-page = Masuk untuk membuka halaman ini.
resume-session-ended = Sesi Anda telah berakhir. Masuk untuk melanjutkan dari tempat terakhir.
