# Words of the views round the screens: menu of all pages, side bar, chat room, download page, carousel of vendors.
view-menu-games = Permainan
view-menu-pages = Lainnya

view-chat-open = Obrolan dengan kami
view-chat-open-link = Buka percakapan
view-chat-others = Cara lain menghubungi kami
view-chat-nobody = Belum ada yang dapat dihubungi di sini
view-chat-field = Pesan Anda
view-chat-send = Kirim
view-chat-sending = Mengirim
view-chat-sent = Terkirim
view-chat-seen = Dibaca
view-chat-failed = Tidak terkirim
view-chat-again = Kirim lagi
view-chat-discard = Buang
view-chat-earlier = Pesan sebelumnya
# $operator: a name.
view-chat-typing = { $operator } sedang menulis
view-chat-end = Akhiri percakapan
view-chat-log = Percakapan
view-chat-begin = Tulis kepada kami di sini. Petugas akan membaca dan menjawabnya di sini.
view-chat-rate = Bagaimana layanan kami?
# $count: a number, as text.
view-chat-stars = { $count } dari 5 bintang
view-chat-comment = Komentar (opsional)
view-chat-rate-send = Kirim penilaian
# $count: a number, as text.
view-chat-rated = Terima kasih atas penilaian Anda: { $count } dari 5
view-chat-from-feedback = Lihat jawaban di percakapan Anda
view-chat-attach = Kirim gambar: png atau jpg, di bawah 5 MB
view-chat-show-picture = Tampilkan gambar
view-chat-picture = Gambar
view-chat-picture-failed = Gambar tidak dapat dimuat

view-footer-vendors-back = Penyedia sebelumnya
view-footer-vendors-on = Penyedia lainnya

view-download-lead = Bawa situs ini: sebagai aplikasi, terbuka dengan sekali tekan dan mulai lebih cepat.
view-download-none = Belum ada aplikasi
view-download-none-text = Situs ini berfungsi di browser semua ponsel.
view-download-apps = Aplikasi
view-download-yours = Perangkat Anda
view-download-scan = Pindai kode dengan ponsel yang akan memakai aplikasi.
view-download-download = Unduh
view-download-steps = Cara memasangnya

view-domains = Alamat situs ini
view-domains-here = Anda di sini
view-domains-test = Uji kecepatan

# $host: the host of a script.
view-consent-text = Bolehkah kami menghitung kunjungan Anda? Skrip dari { $host } menghitung halaman mana yang dibuka. Tanpa itu, semuanya tetap berfungsi.
view-consent-agree = Izinkan penghitungan
view-consent-refuse = Jangan hitung
view-consent-change = Statistik pengunjung
