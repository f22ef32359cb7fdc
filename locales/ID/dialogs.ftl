# Dialogs and toasts of the core. Titles and buttons without full stop.
cancel = Batal
not-now = Nanti saja
close = Tutup
warning-title = Mohon perhatian

sign-out-title = Keluar dari akun?
sign-out-text = Saldo dan favorit Anda tetap tersimpan.
sign-out-guest-text = Anda akan keluar dari mode percobaan beserta saldo mainannya.
sign-out-confirm = Keluar

# The keys of these two are fixed by section 8 of the specification.
in_need_true_account = Akun percobaan tidak dapat melakukan ini. Masuk dengan akun asli untuk melanjutkan.
in_increase_submit = Oke

password-weak-text = Kata sandi Anda mudah ditebak. Pilih yang lebih panjang dan tidak dipakai di tempat lain.
password-expired-text = Kata sandi Anda sudah terlalu lama. Buat yang baru agar akun Anda tetap aman.

first-login-title = Selamat datang
first-login-text = Akun Anda sudah siap. Di pusat keamanan Anda dapat melindunginya lebih baik.

toast-signed-out = Anda sudah keluar.
# $game: the name of a game.
toast-favourite-failed = Perubahan favorit untuk { $game } tidak dapat disimpan. Silakan coba lagi.
# $game: the name of a game or of a vendor.
toast-coming-soon = { $game } belum dapat dimainkan. Pilih permainan tanpa tanda ini.
toast-session-ended = Sesi Anda telah berakhir. Silakan masuk lagi.
