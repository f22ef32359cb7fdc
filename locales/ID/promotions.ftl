# Promotions: how one stands for the visitor (a word on a badge).
promo-coming-soon = Segera hadir
promo-join = Bisa diikuti
promo-signed-up = Terdaftar
promo-in-progress = Berlangsung
promo-joined = Diikuti
promo-applying = Sedang ditinjau
promo-process = Diproses
promo-claim = Siap diklaim
promo-claimed = Sudah diklaim
promo-issued = Sudah diberikan
promo-closed-for-signup = Pendaftaran ditutup
promo-rejected = Ditolak
promo-close = Berakhir

# What a status means to do.
promo-what-coming-soon = Belum dibuka. Kembalilah saat sudah dibuka.
promo-what-join = Daftar untuk ikut.
promo-what-signed-up = Anda sudah terdaftar. Belum dimulai.
promo-what-in-progress = Berjalan dan dihitung otomatis: tidak perlu mendaftar.
promo-what-joined = Anda ikut serta.
promo-what-applying = Pengajuan Anda sudah kami terima dan sedang ditinjau. Jawabannya muncul di sini.
promo-what-process = Pengajuan Anda diterima. Kami sedang menyiapkan hadiahnya.
promo-what-claim = Hadiah Anda sudah siap. Klaim, dan langsung dikreditkan.
promo-what-claimed = Anda sudah mengklaim hadiahnya dan sudah dikreditkan.
promo-what-issued = Hadiah sudah diberikan kepada Anda.
promo-what-closed-for-signup = Sedang berlangsung, tetapi pendaftaran sudah ditutup.
promo-what-rejected = Pengajuan Anda ditolak. Alasannya ada di bawah.
promo-what-close = Promosi ini sudah berakhir.
promo-what-log-in = Promosi ini untuk anggota.
promo-what-apply = Ajukan dengan formulir di bawah. Kami menjawab di halaman ini.
promo-what-apply-again = Pengajuan Anda ditolak. Anda dapat mengajukan lagi di bawah.
promo-what-draw = Anda ikut serta. Undi selama masih ada kesempatan.
promo-what-drawn = Semua kesempatan undian Anda sudah dipakai.

promo-act-log-in = Masuk untuk ikut
promo-act-join = Daftar
promo-act-claim = Klaim hadiah
promo-act-draw = Undi sekali

promo-category-all = Semua
promo-category-new = Pemain baru
promo-category-special = Khusus
promo-category-vip = Untuk VIP
promo-category-referral = Teman
promo-category-other = Lainnya
promo-filter-any = Semua status
promo-filter-open = Sedang dibuka
promo-filter-coming = Segera hadir
promo-filter-mine = Milik saya
promo-filter-ended = Berakhir

# $unit: minutes, hours or days. $count: how many.
promo-ends = { $unit ->
    [minutes] Berakhir dalam { $count } menit
    [hours] Berakhir dalam { $count } jam
   *[days] Berakhir dalam { $count } hari
}
# $unit: minutes, hours or days. $count: how many.
promo-starts = { $unit ->
    [minutes] Mulai dalam { $count } menit
    [hours] Mulai dalam { $count } jam
   *[days] Mulai dalam { $count } hari
}
# $date: a date.
promo-ended = Berakhir { $date }
promo-open-end = Tanpa tanggal akhir
# $from, $to: date and time of day to the second, with the offset from UTC.
promo-when = { $from } sampai { $to }
# $from: date and time of day to the second, with the offset from UTC.
promo-when-open = Mulai { $from }
# $from, $to: date and time of day to the second, with the offset from UTC.
promo-sign-up = Pendaftaran { $from } sampai { $to }
# $from: date and time of day to the second, with the offset from UTC.
promo-sign-up-open = Pendaftaran mulai { $from }

# $amount: an amount with its currency sign.
promo-gives-cash = { $amount } ke dompet Anda
# $amount: an amount with its currency sign. $times: a number as text.
promo-gives-bonus = Bonus { $amount }, turnover { $times } kali
promo-gives-share = Bergantung pada permainan Anda: lihat ketentuan
# $points: a grouped number.
promo-gives-points = Poin: { $points }
promo-gives-free-spin = Putaran gratis
promo-gives-raffle = Undian berhadiah
promo-gives-physical = Hadiah dari kami

# $title: the promotion's own title.
title-promo-named = { $title }

# The form to apply with.
# $count, $most: numbers as text.
apply-remark-count = { $count } dari { $most } karakter
apply-remark-long = Catatan terlalu panjang. Persingkat.
apply-remark-refused = Catatan tidak diterima. Persingkat dan gunakan teks biasa.
promo-contact-zalo = Nomor Zalo diperlukan untuk menukar bonus
promo-contact-whatsapp = Nomor WhatsApp diperlukan untuk menukar bonus
# $most: a number as text.
apply-files-hint = Maksimal { $most } gambar, png atau jpg, masing-masing di bawah 5 MB. Hanya staf kami yang melihatnya.
# $most: a number as text. $least: a number as text.
apply-files-hint-needed = { $least } sampai { $most } gambar, png atau jpg, masing-masing di bawah 5 MB. Hanya staf kami yang melihatnya.
apply-files-too-many = Maksimal tiga gambar. Hapus satu dahulu.
apply-files-missing = Pengajuan ini memerlukan gambar.
apply-files-under-way = Tunggu sampai gambar selesai diunggah.
apply-files-failed = Hapus berkas yang tidak diterima, atau coba lagi.
apply-file-kind = Berkas ini bukan png atau jpg.
apply-file-size = Berkas ini berukuran 5 MB atau lebih.
apply-file-empty = Berkas ini kosong.
apply-file-gone = Gambar hanya disimpan sehari. Unggah lagi.

# Raffles.
# $count: a number.
raffle-left = Sisa { $count } undian
# $prize: name of the prize.
raffle-won = Anda mendapat: { $prize }
raffle-blank = Tidak ada hadiah kali ini

toast-promo-joined = Anda sudah terdaftar.
toast-promo-claimed = Hadiah sudah dikreditkan.
toast-promo-applied = Pengajuan Anda sudah dikirim.

error-promotion-closed = Saat ini tidak bisa. Halaman ini menunjukkan status promosinya.
error-promotion-exhausted = Semua yang disediakan promosi ini sudah habis.
error-no-draws-left = Kesempatan undian Anda sudah habis.
error-rank-too-low = Promosi ini untuk anggota dengan peringkat VIP lebih tinggi.
error-image-invalid = Berkas ini bukan gambar yang valid. Simpan ulang sebagai png atau jpg, lalu coba lagi.

# The points mall.
mall-cash = Uang tunai
mall-bonus = Dana bonus
mall-free-spin = Putaran gratis
mall-physical = Hadiah barang
mall-voucher = Kupon
# $points: a grouped number.
mall-price = { $points } poin
# $count: a number.
mall-left = Sisa { $count }
mall-sold-out = Habis
# $amount: an amount with its currency sign.
mall-worth = Senilai { $amount }
# $count: a number.
mall-limit = Maksimal { $count } untuk tiap anggota
# $rank: a number as text.
mall-rank = Mulai peringkat VIP { $rank }
mall-need-stock = Sudah habis. Lihat lagi nanti.
mall-need-login = Masuk untuk melihat poin Anda.
# $rank: a number as text.
mall-need-rank = Perlu peringkat VIP { $rank } untuk menukarkan ini.
# $points: a grouped number.
mall-need-points = Perlu { $points } poin lagi untuk menukarkan ini.
mall-need-open = Poin langsung dipotong dan dikembalikan jika ditolak.
# $points: a grouped number.
mall-balance = Anda punya { $points } poin
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-rng = Slot: satu poin untuk tiap taruhan { $amount }, maksimal { $cap } poin sehari
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-live = Kasino live: satu poin untuk tiap taruhan { $amount }, maksimal { $cap } poin sehari
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-sports = Olahraga: satu poin untuk tiap taruhan { $amount }, maksimal { $cap } poin sehari
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-fish = Tembak ikan: satu poin untuk tiap taruhan { $amount }, maksimal { $cap } poin sehari
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-bet = Semua permainan: satu poin untuk tiap taruhan { $amount }, maksimal { $cap } poin sehari
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-deposit = Deposit: satu poin untuk tiap { $amount }, maksimal { $cap } poin sehari
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-loss = Kekalahan: satu poin untuk tiap { $amount }, maksimal { $cap } poin sehari
# $points, $least: grouped numbers. $amount: an amount with its currency sign.
mall-convert = { $points } poin menjadi { $amount }, mulai { $least } poin
mall-never-expire = Poin tidak pernah hangus.
promo-act-deposit = Deposit
promo-what-deposit = Pilih di formulir deposit. Bonus masuk bersama uang Anda.
promo-what-excluded = Ini untuk deposit pertama, dan Anda sudah pernah deposit.
# $percent: such as 50. $least, $amount: money. $times: how often the bonus is wagered.
promo-gives-deposit-bonus = { $percent }% dari deposit mulai { $least }, paling banyak { $amount }; turnover { $times }x
# $percent: such as 50. $least, $amount: money.
promo-gives-deposit-cash = { $percent }% dari deposit mulai { $least }, paling banyak { $amount }
