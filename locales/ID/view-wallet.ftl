# The views' own words of my wallet.
view-wallet-money = Uang Anda
view-wallet-deposit = Isi deposit
view-wallet-withdraw = Tarik dana
# $figure: what the figure is.
view-wallet-parts = Terdiri dari: { $figure }
view-wallet-why = Mengapa sejumlah ini bisa keluar
view-wallet-total = Bisa keluar sekarang
view-wallet-credits = Harus dipakai taruhan sebelum keluar
view-wallet-credits-none = Tidak ada yang harus dipakai taruhan. Deposit dan bonus yang harus akan ada di sini, masing-masing dengan kemajuannya.
view-wallet-granted = Dimasukkan
view-wallet-expires = Berakhir sendiri
view-wallet-next = Berapa taruhan berikutnya dihitung
view-wallet-game-types = Jenis permainan
view-wallet-games-otherwise = Permainan ini dihitung berbeda
