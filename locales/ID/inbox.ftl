# Messages to the member.

# $category: what messages are about, a word.
inbox-category = { $category ->
    [SYSTEM] Sistem
    [PAYMENT] Pembayaran
    [SECURITY] Keamanan
    [PROMO] Promo
    [AGENT] Agen Anda
    [AGENT] Tim
    [RG] Bermain terkendali
   *[ALL] Semua
}
# $kind: what has happened, a word.
inbox-title = { $kind ->
    [DEPOSIT_CREDITED] Deposit masuk
    [WITHDRAWAL_PAID] Penarikan dikirim
    [WITHDRAWAL_REJECTED] Penarikan ditolak
    [WITHDRAWAL_FAILED] Penarikan gagal dibayar
    [WITHDRAWAL_RETURNED] Penarikan dikembalikan
    [BALANCE_CORRECTED] Saldo dikoreksi
    [UPLINE_TRANSFER_SENT] Transfer ke upline Anda
    [UPLINE_TRANSFER_RECEIVED] Transfer dari downline
    [DOWNLINE_TRANSFER_SENT] Transfer ke downline
    [DOWNLINE_TRANSFER_RECEIVED] Transfer dari upline
    [PAYMENT_PASSWORD_CHANGED] Sandi pembayaran diubah
    [PASSWORD_CHANGED] Kata sandi diubah
    [AUTHENTICATOR_ADDED] Aplikasi autentikator ditambahkan
    [AUTHENTICATOR_REMOVED] Aplikasi autentikator dihapus
    [PASSKEY_ADDED] Passkey ditambahkan
    [PASSKEY_REMOVED] Passkey dihapus
    [EMAIL_CHANGED] Alamat email diubah
    [MOBILE_CHANGED] Nomor ponsel diubah
    [PAYOUT_ACCOUNT_ADDED] Rekening penerima ditambahkan
    [PAYOUT_ACCOUNT_REMOVED] Rekening penerima dihapus
    [PAYEE_NAME_SET] Nama penerima dana disetel
    [IDENTITY_APPROVED] Verifikasi identitas disetujui
    [IDENTITY_REJECTED] Verifikasi identitas tidak disetujui
    [ACCOUNT_CLOSED] Akun ditutup
    [ACCOUNT_REOPENED] Akun dibuka kembali
    [ACCOUNT_FROZEN] Akun dibekukan
    [ACCOUNT_UNFROZEN] Akun tidak lagi dibekukan
    [EXCLUDED] Dikecualikan dari permainan
    [REDEMPTION_APPROVED] Penukaran disetujui
    [REDEMPTION_REJECTED] Penukaran ditolak
    [REDEMPTION_CODE] Kode Anda sudah ada
    [REDEMPTION_SHIPPED] Paket Anda dalam pengiriman
    [CASHBACK_READY] Cashback dapat diklaim
    [LEVEL_GIFT_READY] Hadiah tingkat dapat diklaim
    [RED_ENVELOPE_READY] Angpao untuk Anda
    [FREE_SPINS_READY] Putaran gratis untuk Anda
    [REFERRAL_READY] Hadiah undangan siap diklaim
    [LEVEL_REACHED] Tingkat baru
    [LEVEL_LOWERED] Tingkat turun
    [MISSION_COMPLETED] Misi selesai
    [LEADERBOARD_PRIZE] Hadiah papan peringkat
    [AGENT_APPOINTED] Anda sekarang agen
    [AGENT_REFUSED] Pengajuan afiliasi ditolak
    [SETTLEMENT_PAID] Pembayaran kontrak
    [SETTLEMENT_PART_PAID] Pembayaran kontrak sebagian
    [SETTLEMENT_REFUSED] Pembayaran kontrak ditolak
    [CONTRACT_OFFERED] Sebuah kontrak menunggu jawaban Anda
    [CONTRACT_SIGNED] Kontrak ditandatangani
    [CONTRACT_DECLINED] Kontrak tidak disepakati
    [CONTRACT_ENDED] Sebuah kontrak berakhir
    [RATES_CHANGED] Tarif rebate Anda berubah
   *[OTHER] Pesan
}
# $detail: what is said, a word. $amount: money with its currency, and its sign where it was taken. $number: of a deposit,
# withdrawal or transfer. $name: of an account, passkey or person, mostly hidden.
inbox-text = { $detail ->
    [DEPOSIT] { $amount } dari deposit { $number } sudah ada di dompet Anda.
    [PAID] { $amount } telah dikirim kepada Anda (penarikan { $number }). Mohon konfirmasi di halamannya apakah sudah diterima.
    [BACK] { $amount } dari penarikan { $number } kembali ke dompet Anda.
    [CORRECTED] Operator telah mengoreksi saldo Anda sebesar { $amount }.
    [SENT] Anda mentransfer { $amount } ke upline (nomor { $number }).
    [RECEIVED] Anda menerima { $amount } dari downline (nomor { $number }).
    [SENT_DOWN] Anda mentransfer { $amount } ke downline (nomor { $number }).
    [RECEIVED_DOWN] Anda menerima { $amount } dari upline (nomor { $number }).
    [FROZEN] Agen di atas Anda membekukan akun Anda. Uang Anda tetap di dalamnya. Hubungi upline atau layanan pelanggan.
    [UNFROZEN] Akun Anda tidak lagi dibekukan. Anda dapat masuk seperti biasa.
    [IDENTITY] Alasan dan langkah berikutnya ada di pusat keamanan.
    [CLOSED] Layanan pelanggan dapat membukanya kembali untuk sementara waktu.
    [EXCLUDED] Anda dikecualikan dari permainan di akun lain, jadi akun ini juga. Anda tetap dapat menarik uang Anda.
    [REDEMPTION_APPROVED] Penukaran { $number } disetujui.
    [REDEMPTION_REJECTED] Penukaran { $number } ditolak dan poin dikembalikan. Lihat alasannya di toko poin.
    [REDEMPTION_CODE] Kode penukaran { $number } ada di toko poin.
    [REDEMPTION_SHIPPED] Paket penukaran { $number } sudah diserahkan ke kurir. Nomor resi ada di toko poin.
    [CASHBACK] Cashback { $amount } menunggu di pusat hadiah.
    [LEVEL_GIFT] Hadiah { $name } sebesar { $amount } menunggu di pusat hadiah.
    [RED_ENVELOPE] Angpao { $amount } menunggu di pusat hadiah.
    [FREE_SPINS] Putaran gratis: { $number }. Rincian bonus menyebutkan untuk permainan mana dan sampai kapan.
    [REFERRAL] { $amount } dari ajakan teman menunggu di pusat hadiah.
    [LEVEL] Anda mencapai tingkat { $name }.
    [LEVEL_LOWERED] Tingkat Anda sekarang { $name }.
    [MISSION] Hadiahnya menunggu: ambil sebelum waktunya habis.
    [LEADERBOARD] { $amount } sudah ada di dompet Anda.
    [LEADERBOARD_POINTS] Hadiahnya sudah masuk ke poin Anda.
    [AGENT] Pusat agen terbuka untuk Anda: undang anggota, lihat tim Anda dan hasilnya.
    [SETTLEMENT_PAID] { $amount } dari kontrak Anda sudah masuk dompet.
    [SETTLEMENT_PART_PAID] { $amount } dari kontrak Anda sudah masuk dompet. Sisanya masih terutang kepada Anda.
    [SETTLEMENT_REFUSED] Operator menolak pembayaran { $amount } dari sebuah kontrak. Alasannya ada di catatan pusat agen.
    [SETTLEMENT_GIVEN] { $amount } keluar dari dompet Anda untuk kontrak dengan downline.
    [CONTRACT] Kontrak { $number } dengan { $name }. Lihat di pusat agen.
    [CONTRACT_OPERATOR] Kontrak { $number } dengan operator. Lihat di pusat agen.
    [RATES] { $name } mengubah tarif rebate Anda. Berlaku mulai { $number }:
   *[NAME] { $name }
}
inbox-advice = Jika bukan Anda, segera ubah kata sandi masuk dan hubungi layanan pelanggan.
# $to: where the link leads, a word.
inbox-action = { $to ->
    [DEPOSIT] Lihat deposit
    [WITHDRAWAL] Lihat penarikan
    [RECORD] Lihat catatan akun
    [TRANSFERS] Lihat transfer
    [SECURITY] Lihat akun saya
    [PAYOUT] Lihat rekening penerima
    [FAIR_PLAY] Lihat “Bermain terkendali”
    [MALL] Lihat riwayat penukaran
    [REWARDS] Lihat pusat hadiah
    [BONUSES] Lihat rincian bonus
    [MISSIONS] Lihat misi dan papan peringkat
    [AGENT] Buka pusat agen
    [CONTRACTS] Buka pusat agen
   *[OTHER] Buka halaman
}

view-inbox-list = Pesan
view-inbox-categories = Kategori
view-inbox-pick = Pilih
view-inbox-pick-all = Pilih semua
# $count: a number.
view-inbox-picked = Dipilih: { $count }
view-inbox-read = Tandai sudah dibaca
view-inbox-read-all = Tandai semua sudah dibaca
view-inbox-delete = Hapus
# $count: a number.
view-inbox-ask = Hapus pesan terpilih untuk selamanya? Dipilih: { $count }
view-inbox-keep = Simpan
view-inbox-unread = Belum dibaca
view-inbox-pinned = Disematkan
view-inbox-reply = Tulis ke layanan pelanggan
view-inbox-back = Semua pesan
view-inbox-choose = Pilih pesan untuk membacanya di sini.
view-inbox-unknown = Pesan ini sudah tidak ada.
view-inbox-empty-title = Belum ada pesan
view-inbox-empty-text = Yang terjadi pada uang dan akun Anda diberitahukan di sini.
view-inbox-no-match-title = Tidak ada apa-apa di kategori ini
view-inbox-no-match-text = Pilih kategori lain untuk melihat sisanya.
view-inbox-bulk = Pesan terpilih
