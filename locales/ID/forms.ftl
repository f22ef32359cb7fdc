# The account forms: fields, rules, registration, codes (sections 2 and 5 of the specification).

# Labels of fields.
field-username = Nama pengguna
field-mobile-num = Nomor ponsel
field-verification-code = Kode verifikasi
field-password = Kata sandi
field-confirm-password = Ulangi kata sandi
field-old-password = Kata sandi saat ini
field-payment-password = Sandi pembayaran
field-payee-name = Nama asli
field-nickname = Nama panggilan
field-birthday = Tanggal lahir
field-email = Alamat e-mail
field-qq-num = Nomor QQ
field-wechat = ID WeChat
field-line = ID LINE
field-whatsapp = Nomor WhatsApp
field-telegram = Nama Telegram
field-zalo = Nomor Zalo
field-facebook = Nama Facebook
field-id-number = Nomor identitas
field-recommender-id = Pemberi referensi
field-affiliate-code = Kode undangan
field-captcha = Kode captcha

# What an empty field wants.
field-mobile-num-empty = Masukkan nomor ponsel Anda.
field-confirm-password-empty = Ketik kata sandi sekali lagi.
field-old-password-empty = Masukkan kata sandi Anda saat ini.
field-payment-password-empty = Pilih sandi pembayaran.
field-payee-name-empty = Masukkan nama sesuai dokumen Anda.
field-nickname-empty = Pilih nama panggilan.
field-birthday-empty = Masukkan tanggal lahir Anda.
field-email-empty = Masukkan alamat e-mail Anda.
field-qq-num-empty = Masukkan nomor QQ Anda.
field-wechat-empty = Masukkan ID WeChat Anda.
field-line-empty = Masukkan ID LINE Anda.
field-whatsapp-empty = Masukkan nomor WhatsApp Anda.
field-telegram-empty = Masukkan nama Telegram Anda.
field-zalo-empty = Masukkan nomor Zalo Anda.
field-facebook-empty = Masukkan nama Facebook Anda.
field-id-number-empty = Masukkan nomor identitas Anda.
field-recommender-id-empty = Masukkan siapa yang mereferensikan Anda.
field-affiliate-code-empty = Masukkan kode undangan Anda.

# What is wrong with a value.
rule-twice-different = Kedua isian tidak sama. Ketik kata sandi yang sama dua kali.

# What a field accepts, and how many characters. $range: exact, at-least, at-most, between or any. $min, $max: numbers.
rule-not-matching = Formatnya tidak sesuai. { $range ->
    [exact] Panjang: { $min }.
    [at-least] Panjang: minimal { $min }.
    [at-most] Panjang: maksimal { $max }.
    [between] Panjang: { $min } sampai { $max }.
   *[any] { "" }
}
rule-format-account = Format nama akun salah. { $range ->
    [exact] Panjang: { $min }.
    [at-least] Panjang: minimal { $min }.
    [at-most] Panjang: maksimal { $max }.
    [between] Panjang: { $min } sampai { $max }.
   *[any] { "" }
}
rule-format-password = Format kata sandi salah. { $range ->
    [exact] Panjang: { $min }.
    [at-least] Panjang: minimal { $min }.
    [at-most] Panjang: maksimal { $max }.
    [between] Panjang: { $min } sampai { $max }.
   *[any] { "" }
}
rule-format-email = Format email salah. { $range ->
    [exact] Panjang: { $min }.
    [at-least] Panjang: minimal { $min }.
    [at-most] Panjang: maksimal { $max }.
    [between] Panjang: { $min } sampai { $max }.
   *[any] { "" }
}
rule-format-real-name = Format nama asli salah. { $range ->
    [exact] Panjang: { $min }.
    [at-least] Panjang: minimal { $min }.
    [at-most] Panjang: maksimal { $max }.
    [between] Panjang: { $min } sampai { $max }.
   *[any] { "" }
}
rule-format-mobile = Format nomor ponsel salah. { $range ->
    [exact] Panjang: { $min }.
    [at-least] Panjang: minimal { $min }.
    [at-most] Panjang: maksimal { $max }.
    [between] Panjang: { $min } sampai { $max }.
   *[any] { "" }
}
rule-length-only = Karakter apa pun. { $range ->
    [exact] Panjang: { $min }.
    [at-least] Panjang: minimal { $min }.
    [at-most] Panjang: maksimal { $max }.
    [between] Panjang: { $min } sampai { $max }.
   *[any] { "" }
}
rule-letter-first-alphanumeric = Huruf dan angka, diawali huruf. { $range ->
    [exact] Panjang: { $min }.
    [at-least] Panjang: minimal { $min }.
    [at-most] Panjang: maksimal { $max }.
    [between] Panjang: { $min } sampai { $max }.
   *[any] { "" }
}
rule-letters-chinese = Hanya huruf dan aksara Tionghoa. { $range ->
    [exact] Panjang: { $min }.
    [at-least] Panjang: minimal { $min }.
    [at-most] Panjang: maksimal { $max }.
    [between] Panjang: { $min } sampai { $max }.
   *[any] { "" }
}
rule-email = Masukkan alamat e-mail yang benar, misalnya name@example.com. { $range ->
    [exact] Panjang: { $min }.
    [at-least] Panjang: minimal { $min }.
    [at-most] Panjang: maksimal { $max }.
    [between] Panjang: { $min } sampai { $max }.
   *[any] { "" }
}
rule-alphanumeric-no-chinese = Hanya huruf dan angka, tanpa aksara Tionghoa. { $range ->
    [exact] Panjang: { $min }.
    [at-least] Panjang: minimal { $min }.
    [at-most] Panjang: maksimal { $max }.
    [between] Panjang: { $min } sampai { $max }.
   *[any] { "" }
}
rule-alphanumeric-mixed = Gabungan huruf dan angka, masing-masing minimal satu. { $range ->
    [exact] Panjang: { $min }.
    [at-least] Panjang: minimal { $min }.
    [at-most] Panjang: maksimal { $max }.
    [between] Panjang: { $min } sampai { $max }.
   *[any] { "" }
}
rule-digits = Hanya angka. { $range ->
    [exact] Panjang: { $min }.
    [at-least] Panjang: minimal { $min }.
    [at-most] Panjang: maksimal { $max }.
    [between] Panjang: { $min } sampai { $max }.
   *[any] { "" }
}
rule-alphanumeric-upper = Huruf dan angka dengan minimal satu huruf besar. { $range ->
    [exact] Panjang: { $min }.
    [at-least] Panjang: minimal { $min }.
    [at-most] Panjang: maksimal { $max }.
    [between] Panjang: { $min } sampai { $max }.
   *[any] { "" }
}
rule-letters-spaces = Hanya huruf Latin dan spasi. { $range ->
    [exact] Panjang: { $min }.
    [at-least] Panjang: minimal { $min }.
    [at-most] Panjang: maksimal { $max }.
    [between] Panjang: { $min } sampai { $max }.
   *[any] { "" }
}
rule-no-spaces = Tanpa spasi. { $range ->
    [exact] Panjang: { $min }.
    [at-least] Panjang: minimal { $min }.
    [at-most] Panjang: maksimal { $max }.
    [between] Panjang: { $min } sampai { $max }.
   *[any] { "" }
}
rule-chinese-symbols = Hanya aksara Tionghoa dan simbol. { $range ->
    [exact] Panjang: { $min }.
    [at-least] Panjang: minimal { $min }.
    [at-most] Panjang: maksimal { $max }.
    [between] Panjang: { $min } sampai { $max }.
   *[any] { "" }
}
rule-date = Masukkan tanggal sebagai yyyy-MM-dd atau MM-dd-yyyy. { $range ->
    [exact] Panjang: { $min }.
    [at-least] Panjang: minimal { $min }.
    [at-most] Panjang: maksimal { $max }.
    [between] Panjang: { $min } sampai { $max }.
   *[any] { "" }
}
rule-two-letters-spaces = Huruf Latin dan spasi, minimal dua huruf. { $range ->
    [exact] Panjang: { $min }.
    [at-least] Panjang: minimal { $min }.
    [at-most] Panjang: maksimal { $max }.
    [between] Panjang: { $min } sampai { $max }.
   *[any] { "" }
}
rule-korean = Hanya huruf Korea. { $range ->
    [exact] Panjang: { $min }.
    [at-least] Panjang: minimal { $min }.
    [at-most] Panjang: maksimal { $max }.
    [between] Panjang: { $min } sampai { $max }.
   *[any] { "" }
}
rule-thai = Hanya huruf Thailand. { $range ->
    [exact] Panjang: { $min }.
    [at-least] Panjang: minimal { $min }.
    [at-most] Panjang: maksimal { $max }.
    [between] Panjang: { $min } sampai { $max }.
   *[any] { "" }
}

# The registration form.
register-tab-account = Daftar dengan akun
register-tab-mobile = Daftar dengan ponsel
register-closed = Pendaftaran sedang ditutup. Layanan pelanggan dapat membantu Anda membuka akun.
consent-missing = Pastikan usia Anda dan setujui ketentuannya.

# The captcha.
captcha-image = Gambar
captcha-audio = Suara
captcha-work = Otomatis oleh perangkat ini
captcha-working = Perangkat ini masih mengerjakannya. Tunggu sebentar, lalu coba lagi.
captcha-work-failed = Perangkat ini tidak dapat melakukannya. Pilih gambar atau suara.

# The button that sends a code. $seconds: a number.
code-get = Minta kode
code-get-again = Minta kode lagi
code-countdown = Lagi dalam { $seconds } dtk
code-get-first = Minta kode untuk nomor ini terlebih dahulu.

# How strong a password is.
strength-0 = Sangat lemah
strength-1 = Lemah
strength-2 = Cukup
strength-3 = Kuat
strength-4 = Sangat kuat
strength-too-weak = Kata sandi ini terlalu mudah ditebak. Buat lebih panjang atau lebih tidak umum.
strength-common = Inilah yang pertama dicoba semua orang. Pilih buatan Anda sendiri.
strength-nearly-common = Ini mirip dengan kata sandi yang diketahui semua orang.
strength-word = Satu kata saja mudah ditebak. Tambahkan kata lain.
strength-name = Nama mudah ditebak. Jangan pakai nama dan nama akun Anda.
strength-keyboard = Deretan tombol mudah ditebak.
strength-repeat = Pengulangan mudah ditebak.
strength-sequence = Urutan seperti abc atau 6543 mudah ditebak.
strength-date = Tanggal dan tahun mudah ditebak.
strength-longer = Tambahkan satu atau dua kata lagi.

field-current-code = Kode yang dikirim ke kontak saat ini
field-current-code-empty = Masukkan kode yang dikirim ke kontak saat ini.
