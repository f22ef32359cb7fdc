# The payment password: how it stands, its forms, and what is said where it is asked for.
pin-set = Sudah dibuat
pin-not-set = Belum dibuat
# $time: date and time of day with the offset from UTC.
pin-locked = Pembayaran dikunci sampai { $time } karena sandi pembayaran terlalu sering salah. Pemulihan sandi pembayaran membukanya lebih cepat.
# $count: a number.
pin-guesses = { $count } kali salah lagi mengunci pembayaran selama sehari.
# $count: a number.
pin-wrong-left = Sandi pembayaran salah. { $count } kali salah lagi mengunci pembayaran selama sehari.
pin-empty = Masukkan sandi pembayaran Anda.
pin-different = Kedua isian berbeda. Ketik sandi pembayaran yang sama dua kali.
pin-guessable = Terlalu mudah ditebak. Jangan mengulang satu angka dan jangan memakai angka berurutan.
pin-change = Ubah sandi pembayaran
pin-set-one = Buat sandi pembayaran
pin-recover = Lupa?
pin-recover-title = Pulihkan sandi pembayaran
pin-contact-first = Lupa? Verifikasi alamat email dulu: kode untuk sandi pembayaran baru dikirim ke sana.
pin-present = Sandi pembayaran saat ini
pin-new = Sandi pembayaran baru
pin-again = Ketik sekali lagi
pin-save = Simpan
pin-about-first = Sandi ini diminta setiap kali uang keluar dari dompet Anda. Simpan untuk diri sendiri: staf kami tidak pernah memintanya.
# $hint: the address, mostly hidden.
pin-code-by-mail = Kode dikirim lewat email ke { $hint }. Dengan kode itu Anda membuat sandi pembayaran baru.
# $hint: the number, mostly hidden.
pin-code-by-sms = Kode dikirim lewat SMS ke { $hint }. Dengan kode itu Anda membuat sandi pembayaran baru.
toast-payment-password-set = Sandi pembayaran Anda sudah dibuat.
safety-payment-password = Sandi pembayaran
safety-next-payment-password = Buat sandi pembayaran: tanpanya uang tidak bisa keluar dari dompet Anda.
