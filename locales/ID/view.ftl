# The views' own words: names of controls, states of lists, pages that stand for the whole site. The core never asks for
# these.

view-close = Tutup
view-retry = Coba lagi
view-loading = Memuat
view-go-home = Ke beranda
view-see-all = Lihat semua
view-failed = Tidak berhasil
# $id: the request id to quote to customer service.
view-request-id = Permintaan { $id }
view-skip = Langsung ke isi

# The layout around the screens.
# $brand: the name of the site.
view-logo = { $brand }: beranda
view-nav = Bagian situs
view-nav-vendors = Penyedia
view-bottom-bar = Bagian utama
view-language = Bahasa
view-theme-light = Ganti ke tema terang
view-theme-dark = Ganti ke tema gelap
view-notices = Pengumuman
view-notices-pause = Jeda pengumuman
view-notices-play = Putar pengumuman
view-messages-region = Pemberitahuan
view-outcome-region = Permintaan terakhir Anda
view-log-in = Masuk
view-sign-up = Daftar
view-account-menu = Akun Anda
view-sign-out = Keluar
view-agent = Agen
view-trial = Tamu percobaan
# $time: date and time of day.
view-last-login = Terakhir masuk { $time }
view-messages = Pesan
view-balance = Saldo
view-balance-play = Saldo mainan
view-balance-refresh = Segarkan saldo
view-balance-show = Tampilkan saldo
view-balance-hide = Sembunyikan saldo
view-balance-stale = Angka ini mungkin sudah lama. Tekan untuk mencoba lagi.

view-side-open = Layanan pelanggan dan aplikasi

# Home.
view-banners = Penawaran
# $number: which slide. $count: how many there are.
view-banner-dot = Penawaran { $number } dari { $count }
view-banners-pause = Hentikan pergantian penawaran
view-banners-play = Jalankan pergantian penawaran
view-jackpot = Jackpot progresif
view-jackpot-sample = Ilustrasi jackpot
view-jackpot-illustrative = Hanya ilustrasi: tidak ada dana hadiah di balik angka ini.
view-jackpot-pool = Operator menetapkan angka ini dan laju pertumbuhannya.
view-jackpot-pause = Hentikan angka
view-jackpot-play = Jalankan angka
view-categories = Jenis permainan
view-hot-games = Sedang populer
view-popular-games = Paling banyak dimainkan 14 hari terakhir
view-continue-playing = Lanjut bermain
view-search = Cari permainan
# $count: how many games there are, grouped.
view-search-count = Cari di antara { $count } permainan

# Tiles of games.
view-play = Main
view-demo = Coba
view-hot = POPULER
view-coming-soon = Segera hadir
view-favourite = Tambahkan ke favorit
view-unfavourite = Hapus dari favorit

# Pages that stand for the whole site, and parts that are missing.
view-maintenance-title = Situs sedang dalam pemeliharaan
view-maintenance-text = Kami segera kembali. Saldo dan taruhan Anda aman.
# $until: date and time of day.
view-maintenance-until = Diperkirakan kembali pukul { $until }
view-blocked-title = Situs ini tidak tersedia di tempat Anda
view-blocked-text = Akses di wilayah Anda dibatasi. Jika menurut Anda ini keliru, hubungi layanan pelanggan.
# $ip: the visitor's network address.
view-blocked-ip = Alamat Anda: { $ip }
view-unreachable-title = Situs tidak dapat dihubungi
view-crash-title = Halaman terhenti
view-crash-text = Terjadi kesalahan di halaman ini. Saldo dan taruhan Anda tersimpan di server.
view-crash-restart = Mulai lagi
view-chunk-title = Bagian situs ini tidak termuat
view-chunk-missing = Ada berkas yang hilang: situs mungkin baru diperbarui. Muat ulang halaman, atau coba lagi.
view-chunk-error = Koneksi terputus, atau berkas tidak dapat dijalankan. Coba lagi.
view-chunk-timeout = Waktunya lebih dari dua menit. Periksa koneksi, lalu coba lagi.
view-not-found = Tidak ada halaman di alamat ini. Mungkin sudah dipindahkan.

view-renewal-missing = Sebagian halaman ini sudah tidak ada di server. Selesaikan yang sedang Anda ketik, lalu muat ulang.
view-renewal-ready = Versi baru situs sudah siap. Selesaikan yang sedang Anda ketik, lalu muat ulang.
view-renewal-region = Kabar tentang situs ini
view-renewal-accept = Muat ulang
view-renewal-later = Nanti
view-menu-open = Buka menu
view-menu = Semua halaman
view-agent-centre = Pusat agen
view-bell-unread = Pengumuman belum dibaca
view-notices-all = Semua pengumuman
view-chat-mark = Percakapan Anda
