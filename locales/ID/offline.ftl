# The page that the browser keeps for times without a network, and the question whether to load a newer build of the site.
view-offline-title = Tidak ada koneksi
view-offline-text = Perangkat Anda sedang offline, atau server kami tidak dapat dihubungi. Saldo dan taruhan Anda aman di server.
view-offline-retry = Coba lagi
view-renewal-region = Kabar tentang situs ini
view-renewal-ready = Versi baru situs sudah siap. Selesaikan yang sedang Anda ketik, lalu muat ulang.
view-renewal-missing = Sebagian halaman ini sudah tidak ada di server. Selesaikan yang sedang Anda ketik, lalu muat ulang.
view-renewal-accept = Muat ulang
view-renewal-later = Nanti
