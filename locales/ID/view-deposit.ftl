# The views' own words of deposits.
view-deposit-open = Menunggu Anda
view-deposit-continue = Lanjutkan
view-deposit-channels = Bagaimana Anda ingin membayar?
view-deposit-closed = Sedang tutup
view-deposit-opens = Buka:
view-deposit-amount = Jumlah
# $min, $max: amounts with their currency.
view-amount-range = { $min } sampai { $max }
view-amount-presets = Pilihan jumlah
# $amount: an amount with its currency.
view-amount-last = { $amount }, seperti terakhir kali
view-deposit-review = Yang akan terjadi
view-deposit-code = Kode voucer
view-deposit-none-title = Belum ada cara pembayaran yang buka
view-deposit-none-text = Di sini Anda memilih cara membayar begitu ada yang buka. Layanan pelanggan tahu lebih banyak.
view-deposit-history = Deposit Anda
view-deposit-filters = Status deposit
view-deposit-empty-title = Belum ada deposit
view-deposit-empty-text = Setiap deposit akan ada di sini beserta semua yang terjadi. Yang pertama dimulai di atas.
view-deposit-no-match-title = Tidak ada dengan status ini
view-deposit-no-match-text = Pilih status lain untuk melihat deposit Anda yang lain.
view-deposit-back = Semua deposit
view-deposit-unknown-title = Anda tidak punya deposit ini
view-deposit-unknown-text = Alamat ini menunjuk deposit yang bukan milik Anda atau tidak pernah ada. Lihat di semua deposit Anda.
view-order-number = Nomor pesanan
# $label: what is copied.
view-copy-named = Salin: { $label }
view-timeline = Yang sudah terjadi
view-timeline-next = Berikutnya
view-ask-service = Tanya layanan pelanggan
view-deposit-pay-page = Ke halaman pembayaran
view-deposit-new-window = Terbuka di jendela tersendiri. Halaman ini mengikuti sendiri.
view-deposit-same-device = Bayar di perangkat ini saja
view-deposit-qr = Kode QR pembayaran
view-deposit-left = Sisa waktu
view-deposit-until = Bayar sebelum
view-deposit-receipts = Gambar bukti
view-deposit-call-off = Batalkan deposit
view-deposit-call-off-sure = Batalkan deposit ini? Jika Anda sudah membayar, uangnya tetap dimasukkan.
view-deposit-call-off-yes = Ya, batalkan
view-deposit-keep = Pertahankan
view-deposit-wallet = Lihat yang bisa ditarik
view-deposit-promotions = Promosi
view-deposit-print = Cetak atau simpan tanda terima
