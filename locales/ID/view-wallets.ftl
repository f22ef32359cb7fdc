# The views' own words of the wallets.
view-wallets = Dompet
view-wallets-main = Dompet utama
view-wallets-read-again = Coba lagi
# $name: name of the penyedia.
view-wallets-read-again-of = Coba lagi: { $name }
view-wallets-move-in = Pindahkan ke sini
# $name: name of the penyedia.
view-wallets-move-in-of = Pindahkan ke sini: { $name }
view-wallets-move-back = Kembalikan
# $name: name of the penyedia.
view-wallets-move-back-of = Kembalikan: { $name }
view-wallets-all-back = Kembalikan semuanya
view-wallets-pending = Belum dikonfirmasi
view-wallets-history = Transfer antardompet
view-wallets-none = Transfer antardompet Anda akan tampil di sini.
view-wallets-more = Transfer sebelumnya
view-wallets-follow = Bawa uang saat permainan dimulai
view-wallets-follow-about = Saat Anda memulai permainan dari penyedia dengan dompet sendiri, saldo utama pindah ke sana. Uang kembali saat Anda memulai permainan lain atau meninggalkan permainan.
view-wallets-sheet = Pindahkan uang
view-wallets-from = Dari
view-wallets-to = Ke
view-wallets-turn = Balik arah
view-wallets-send = Pindahkan
view-wallets-send-all = Pindahkan semuanya
view-wallets-nobody = Tidak ada penyedia dengan dompet sendiri: semua permainan memakai dompet utama.
