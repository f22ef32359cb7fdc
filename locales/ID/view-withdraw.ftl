# The views' own words of the withdrawal page and of the payment password.
view-payment-password = Sandi pembayaran
view-payment-password-about = Melindungi uang yang keluar, di samping login Anda.
view-payment-password-manage = Ubah atau pulihkan
view-pin-show = Tampilkan sandi pembayaran
view-pin-hide = Sembunyikan sandi pembayaran
view-pin-forgotten = Lupa sandi pembayaran?

view-withdraw = Ambil uang
view-withdraw-can = Bisa diambil sekarang
# $balance: an amount with its currency.
view-withdraw-of = Dompet Anda berisi { $balance }.
view-withdraw-why = Mengapa tidak semuanya?
view-withdraw-first = Sebelum penarikan pertama ada yang perlu disiapkan.
view-withdraw-steps = Langkah
view-withdraw-step-done = Selesai
view-withdraw-to = Dibayar ke
view-withdraw-amount = Jumlah
# $min, $max: amounts with their currency.
view-withdraw-bounds = Dari { $min } sampai { $max }
# $fee, $net: amounts with their currency.
view-withdraw-net = Biaya { $fee }, diterima { $net }.
view-withdraw-review = Periksa penarikan
view-withdraw-check = Periksa dan kirim
view-withdraw-factor = Kode dari aplikasi autentikator
view-withdraw-factor-why = Jumlah sebesar ini memerlukannya.
view-withdraw-send = Tarik
view-withdraw-change = Kembali
view-withdraw-order = Nomor pesanan
view-withdraw-copy-order = Salin nomor pesanan
view-withdraw-another = Penarikan lain
view-withdraw-open = Dalam perjalanan
view-withdraw-named = Penarikan
view-withdraw-all-of-them = Semua penarikan
view-withdraw-timeline = Yang sudah terjadi
view-withdraw-state-done = Selesai
view-withdraw-state-now = Sekarang
view-withdraw-state-failed = Tidak berhasil
view-withdraw-state-ahead = Berikutnya
view-withdraw-support = Tanya layanan pelanggan
view-withdraw-cancel = Batalkan
view-withdraw-cancel-sure = Ya, batalkan: uang kembali ke dompet
view-withdraw-keep = Jangan batalkan
view-withdraw-history = Semua penarikan
view-withdraw-filter = Keadaan
view-withdraw-none = Penarikan Anda akan tampil di sini, masing-masing dengan riwayatnya.
view-withdraw-none-such = Tidak ada penarikan dengan keadaan ini.

view-payout-accounts = Rekening tujuan
view-payout-accounts-about = Hanya atas nama Anda. Menambah atau menghapus memerlukan sandi pembayaran.
view-payout-none = Rekening bank, dompet elektronik, dan alamat Anda akan tampil di sini. Tambahkan yang pertama.
view-payout-add = Tambah rekening
view-payout-method = Cara pembayaran
view-payout-institution = Bank atau layanan
view-payout-choose = Pilih
view-payout-holder = Pemilik rekening
# $account: way to be paid with the end of the account.
view-payout-remove = Hapus { $account }
view-payout-remove-it = Hapus rekening

view-arrival = Apa yang sudah diterima?
view-arrival-answers = Jawaban Anda
view-arrival-amount = Jumlah yang diterima
view-arrival-send = Kirim jawaban
