# The views' own words in the member centre.
view-centre-back = Kembali ke semua halaman
view-centre-choose-title = Pilih halaman
view-centre-choose = Daftar ini memuat semua yang ada di akun Anda.

view-identity-account = Nama akun
view-identity-last-login = Terakhir masuk
view-safeguard-on = Aktif
view-safeguard-off = Nonaktif
view-password-about = Pakai kata sandi yang tidak diketahui situs lain.

view-logins = Riwayat masuk
view-logins-about = Masuk terakhir ke akun Anda: paling banyak 50, dari 90 hari terakhir.
view-logins-show = Tampilkan riwayat
view-logins-at = Waktu
