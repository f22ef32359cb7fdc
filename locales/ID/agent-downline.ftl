# Downline management.
# Orders and columns.
downline-name = Nama akun
downline-registered = Terdaftar
downline-last-login = Masuk terakhir
downline-balance = Saldo
downline-team-balance = Saldo tim
downline-team-size = Ukuran tim
downline-turnover = Taruhan 30 hari
downline-ascending = Menaik
downline-descending = Menurun
downline-any-label = Semua label
# $status: a word. $type: number of an account type.
downline-status = { $status ->
    [FROZEN] Dibekukan
    [SUSPENDED] Ditangguhkan
    [CLOSED] Ditutup
   *[ACTIVE] Aktif
}
downline-type = { $type ->
    [0] Anggota
   *[1] Agen, tipe { $type }
}
# $count: a number.
downline-below = Tampilkan { $count } langsung di bawah
downline-rate-all = Semua produk
# $least: a percentage. $name: an account name.
downline-rate-below = Paling rendah { $least }: seseorang yang langsung di bawahnya memakai tarif ini. { $name } harus menurunkannya dahulu.
# $least and $most: percentages.
downline-rate-bounds = Dari { $least } sampai { $most }
downline-rates = Tarif rebate
# $name: an account name.
downline-rates-by = Ditetapkan oleh { $name }
downline-rates-by-operator = Ditetapkan oleh operator
# $day: a day. $name: an account name.
downline-rates-from = Berlaku mulai { $day }. Sebelum itu tidak ada yang berubah.
downline-rates-review = { $name } mendapat tarif ini mulai { $day }.
downline-rates-set = Tarif { $name } berubah mulai { $day }, dan pesan memberitahukannya.
downline-rates-since = Mulai { $day }
downline-rates-title = Tarif rebate { $name }
downline-path = Di antara Anda
downline-real-name = Nama asli
downline-email = Email
downline-mobile = Nomor ponsel
downline-transfer = Transfer uang
downline-message = Tulis pesan
downline-labels = Label
downline-freeze = Bekukan
downline-unfreeze = Akhiri pembekuan
# $name: an account name.
downline-freeze-title = Bekukan { $name }
downline-labels-title = Label { $name }
downline-message-title = Tulis ke { $name }
downline-message-all = Tulis ke semua yang langsung di bawah
downline-transfer-title = Transfer ke { $name }
downline-transfer-closed = Saat ini uang tidak dapat dikirim ke akun ini.
downline-fact-to = Penerima
# $reason: words of an agent. $count: a number.
downline-frozen-why = Dibekukan: { $reason }
downline-frozen = Akun dibekukan.
downline-unfrozen = Pembekuan berakhir.
downline-labelled = Label disimpan.
downline-written = Pesan sedang dikirim. Penerima: { $count }
downline-reason-wrong = Tulis alasannya dalam satu baris, 5 sampai 200 karakter.
downline-labels-wrong = Paling banyak 8 label, masing-masing paling panjang 24 karakter.
downline-title-wrong = Judul harus satu baris, 1 sampai 80 karakter.
downline-text-wrong = Isi harus 1 sampai 1.000 karakter.
# The views' own words.
view-downline-search = Cari akun atau nama
view-downline-search-hint = Huruf pertama, paling sedikit dua; seluruh tim dicari.
view-downline-clear = Hapus pencarian
view-downline-sort = Urutkan
view-downline-label = Label tim
view-downline-list = Downline
view-downline-path = Jalan kembali
view-downline-me = Tim saya
view-downline-find = Cari
view-downline-back = Kembali ke daftar
view-downline-unknown = Tidak ada lagi anggota tim Anda di alamat ini.
view-downline-none-title = Belum ada siapa pun di sini
view-downline-none-text = Siapa yang mendaftar di bawah Anda tampil di sini. Tautan Anda ada di pusat pendaftaran.
view-downline-no-match-title = Tidak ada yang ditemukan
view-downline-no-match-text = Coba huruf pertama lain.
view-downline-own = Permainan sendiri 30 hari
view-downline-team = Timnya dalam 30 hari
view-downline-contract-offer = Tawarkan kontrak
view-downline-contract-stands = Sudah ada atau sedang diminta
view-downline-contracts = Kontrak
view-downline-rates = Tarif rebate
view-downline-rates-change = Periksa tarif
view-downline-rates-check = Periksa dan ubah tarif
view-downline-rates-send = Ubah tarif
view-downline-rates-history = Perubahan
view-downline-rates-none = Belum ada perubahan.
view-downline-rates-legend = Persen dari setiap taruhan sah
view-downline-person = Pribadi
view-downline-actions = Yang dapat Anda lakukan
view-downline-reason = Alasan
view-downline-freeze-hint = Sesi langsung berakhir dan tidak ada yang bisa masuk. Uang tetap di akun, dan anggotanya diberi tahu.
view-downline-labels-hint = Dipisahkan koma. Hanya Anda yang melihatnya.
view-downline-title = Judul
view-downline-text = Isi
view-downline-send = Kirim
view-downline-save = Simpan
view-downline-close = Tutup
view-downline-pin = Tetapkan kata sandi pembayaran dahulu
