# Words of the views round the screens: menu of all pages, side bar, chat room, download page, carousel of vendors.
view-menu = Semua halaman
view-menu-open = Buka menu
view-menu-games = Permainan
view-menu-pages = Lainnya

view-chat-open = Mengobrol dengan kami
view-chat-open-link = Buka percakapan
view-chat-others = Cara lain menghubungi kami
view-chat-nobody = Belum ada yang dapat dihubungi di sini

view-footer-vendors-back = Penyedia sebelumnya
view-footer-vendors-on = Penyedia lainnya

view-download-lead = Bawa situs ini: sebagai aplikasi, terbuka dengan sekali tekan dan mulai lebih cepat.
view-download-none = Belum ada aplikasi
view-download-none-text = Situs ini berfungsi di browser semua ponsel.
view-download-apps = Aplikasi
view-download-yours = Perangkat Anda
view-download-scan = Pindai kode dengan ponsel yang akan memakai aplikasi.
view-download-scan-other = Untuk perangkat lain, pindai kode dengan perangkat itu.
view-download-download = Unduh
view-download-steps = Cara memasangnya

view-domains = Alamat situs ini
view-domains-here = Anda di sini
view-domains-test = Uji kecepatan
