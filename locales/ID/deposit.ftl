# Deposits: ways to pay in, how far one has come, what to do next (sections 2 and 3 of the specification).
deposit-act-hosted = Lanjut ke pembayaran
deposit-act-qr = Tampilkan kode
deposit-act-slip = Tampilkan tujuan transfer
deposit-act-voucher = Pakai voucer
deposit-asked = Diminta
deposit-received = Diterima
deposit-fee-taken = Biaya
deposit-credited = Masuk dompet Anda
deposit-at-once = Langsung
# $unit: minutes, hours or days. $count: how many.
deposit-takes = { $unit ->
    [minutes] Sekitar { $count } menit
    [hours] Sekitar { $count } jam
   *[days] Sekitar { $count } hari
}
deposit-fee-none = Tanpa biaya
# $fee: an amount, a share, or both.
deposit-fee = Biaya { $fee }

# $amount, $net: amounts with their currency.
deposit-review = Anda membayar { $amount }, dan { $net } masuk ke dompet Anda.
# $amount, $fee, $net: amounts with their currency.
deposit-review-fee = Anda membayar { $amount }. Setelah biaya { $fee }, { $net } masuk ke dompet Anda.
deposit-review-voucher = Nilai voucer masuk ke dompet Anda.
deposit-wager-none = Anda bisa menariknya lagi kapan saja.
deposit-wager-once = Harus dipakai taruhan satu kali sebelum bisa ditarik.
# $times: a number, maybe with decimals.
deposit-wager-times = Harus dipakai taruhan { $times } kali sebelum bisa ditarik.
voucher-empty = Masukkan kode voucer.

# How far a deposit has come.
deposit-state-pending = Menunggu pembayaran Anda
deposit-state-redeeming = Sedang diproses
deposit-state-review = Transfer Anda sedang diperiksa
deposit-state-held = Ditahan: melebihi batas deposit Anda
deposit-state-credited = Sudah masuk
deposit-state-declined = Ditolak
deposit-state-expired = Tidak dibayar tepat waktu
deposit-state-cancelled = Dibatalkan
deposit-state-failed = Gagal
deposit-filter-all = Semua

# What comes next.
deposit-next-preparing = Pembayaran sedang disiapkan. Biasanya hanya beberapa detik.
deposit-next-hosted = Bayar di halaman penyedia pembayaran. Begitu kami diberi tahu, uangnya ada di dompet Anda.
deposit-next-qr = Pindai kode dengan aplikasi yang Anda pakai untuk membayar. Begitu kami diberi tahu, uangnya ada di dompet Anda.
deposit-next-slip = Transfer jumlahnya dengan referensi ini, lalu kirim gambar bukti.
deposit-next-voucher = Penyedia sedang memeriksa kode. Biasanya kurang dari satu menit.
deposit-next-review = Operator mencocokkan bukti Anda dengan rekening, lalu memasukkan yang sudah diterima.
deposit-next-held = Batas deposit Anda tidak menyisakan ruang untuk uang ini. Operator mengirimkannya kembali, atau memasukkannya setelah batas longgar.
deposit-next-nothing = Tidak ada lagi yang berjalan sendiri. Uang yang tetap diterima akan dimasukkan.

# $asked, $received: amounts with their currency.
deposit-less = Anda meminta { $asked }, yang diterima { $received }: lebih sedikit. Yang diterima sudah dimasukkan.
# $asked, $received: amounts with their currency.
deposit-more = Anda meminta { $asked }, yang diterima { $received }: lebih banyak. Yang diterima sudah dimasukkan.

# What has happened.
deposit-step-asked = Diajukan
deposit-step-receipt = Bukti dikirim
deposit-step-held = Uang tiba melebihi batas deposit Anda, dan ditahan
deposit-step-credited = Uang diterima dan dimasukkan
deposit-step-not-redeemed = Tidak bisa dipakai

# Where to transfer to by hand.
slip-bank = Nama bank
slip-account = Rekening
slip-holder = Atas nama
slip-amount = Jumlah
slip-reference = Referensi
# $count: a number.
receipts-left = { $count } gambar lagi, png atau jpg, masing-masing di bawah 5 MB. Hanya staf kami yang melihatnya.
toast-deposit-arrived = Deposit Anda sudah masuk dompet.
deposit-bonus = Bonus
# $promotion: its title.
deposit-bonus-nothing = { $promotion } tidak memberi apa pun: uang yang masuk terlalu sedikit, atau Anda sudah pernah ikut.
# $promotion: its title.
deposit-bonus-takes = Ikut serta dalam { $promotion }.
# $percent: such as 50. $most, $least: money.
deposit-promo-about = Tambahan { $percent }%, paling banyak { $most }, mulai { $least }.
deposit-promo-none = Tanpa promosi
# $times: how often the bonus must be staked.
deposit-promo-wager = Bonus harus dipertaruhkan { $times } kali sebelum dapat ditarik.
deposit-promo-wager-none = Bonus dapat ditarik kapan saja.
# $bonus: money.
deposit-review-bonus = Bonus sebesar { $bonus } ikut masuk.
