# The page that the browser keeps for times without a network, and the question whether to load a newer build of the site.
view-offline-title = Tidak ada koneksi
view-offline-text = Perangkat Anda sedang offline, atau server kami tidak dapat dihubungi. Saldo dan taruhan Anda aman di server.
view-offline-retry = Coba lagi
