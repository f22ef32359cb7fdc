# The register centre.
agent-register-channel-wrong = Tulis dalam satu baris, paling banyak 40 karakter.
# $most: a number.
agent-register-days-wrong = Masukkan jumlah hari hingga { $most }; kosongkan untuk tanpa batas.
agent-register-fact-deposits = Dideposit
agent-register-fact-first-deposits = Deposit pertama
agent-register-fact-registered = Terdaftar
agent-register-fact-turnover = Taruhan sah
# $channel: the agent's own words.
agent-register-link-channel = { $channel }
# $code: of a link.
agent-register-link-code = Tautan { $code }
agent-register-link-made = Tautan siap.
agent-register-link-no-end = Tanpa batas
# $state: a word.
agent-register-link-state = { $state ->
    [ENDED] Berakhir
    [EXPIRED] Kedaluwarsa
    [USED_UP] Habis dipakai
   *[OPEN] Terbuka
}
# $time: when it expires.
agent-register-link-until = Sampai { $time }
# $name: an account name.
agent-register-made = { $name } sudah dibuat.
agent-register-made-hint = Serahkan nama akun dan kata sandi pertama. Saat login pertama, anggota memilih kata sandinya sendiri dan menyetujui ketentuan.
# $most: a percentage.
agent-register-rate-above = Paling tinggi { $most }.
# $most: a percentage.
agent-register-rate-most = Paling tinggi { $most }
agent-register-rate-wrong = Masukkan persentase dengan paling banyak dua desimal, misalnya 0.25.
# $most: a number.
agent-register-uses-wrong = Masukkan angka dari 1 sampai { $most }.

# The views' own words.
view-agent-register-account = Akun baru
view-agent-register-account-text = Akun langsung berada di bawah Anda. Kata sandi pertamanya harus diganti saat login pertama.
view-agent-register-type = Jenis akun
view-agent-register-rates = Rabat
view-agent-register-rates-text = Bagian dari tiap taruhan sah, dalam persen. Kosong berarti tidak ada; tidak pernah melebihi milik Anda.
view-agent-register-create = Buat akun
view-agent-register-another = Buat lagi
view-agent-register-link = Tautan pendaftaran baru
view-agent-register-link-text = Siapa pun yang mendaftar lewat tautan ini berada di bawah Anda, dengan jenis dan tarif ini.
view-agent-register-channel = Tempat ditampilkan
view-agent-register-channel-hint = Opsional: hanya Anda yang melihat
view-agent-register-uses = Berapa yang boleh mendaftar
view-agent-register-days = Hari sampai kedaluwarsa
view-agent-register-days-hint = Kosongkan untuk tanpa batas
view-agent-register-add = Buat tautan
view-agent-register-links = Tautan pendaftaran
view-agent-register-none = Belum ada tautan. Buat di atas lalu bagikan.
view-agent-register-show = Tampilkan kode QR
view-agent-register-qr = Kode QR tautan pendaftaran
view-agent-register-share = Bagikan
# $brand: the site's name.
view-agent-register-share-text = Bergabung dengan { $brand }
view-agent-register-end = Akhiri tautan
view-agent-register-end-ask = Akhiri tautan ini? Tidak ada yang bisa mendaftar lewatnya lagi; yang sudah terdaftar tetap.
view-agent-register-end-yes = Akhiri
view-agent-register-end-no = Simpan
view-agent-register-address = Tautan pendaftaran
