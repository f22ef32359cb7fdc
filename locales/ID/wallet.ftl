# My wallet: what there is, what may leave, and why (sections 2 and 3 of the specification).
wallet-balance = Yang Anda miliki
wallet-withdrawable = Yang bisa Anda tarik
wallet-held = Ditahan dalam proses
wallet-spendable = Bisa dipakai bermain
wallet-kept = Harus dipakai taruhan dulu
wallet-about-balance = Semua yang ada di dompet Anda, termasuk yang ditahan.
wallet-about-withdrawable = Yang bisa keluar sekarang. Cara hitungnya ada di bawah.
wallet-about-held = Disimpan untuk penarikan sampai diteruskan. Halaman penarikan menunjukkan masing-masing.
wallet-about-held-none = Tidak ada yang sedang ditarik.
# $reference: number of a deposit or name of a promotion.
wallet-locked-by = Ditahan oleh { $reference } sampai dipakai taruhan
wallet-short = Yang ditahan lebih banyak dari yang ada, jadi belum ada yang bisa keluar.
# $amount: an amount with its currency.
wallet-elsewhere = { $amount } ada di dompet lain. Uang itu milik Anda, dan bisa diambil setelah kembali ke dompet utama.

# $reference: number of a deposit or name of a promotion.
credit-deposit = Deposit nomor { $reference }
# $reference: name of a promotion.
credit-bonus = Bonus dari { $reference }
# $reference: name of a promotion.
credit-reward = Hadiah: { $reference }
# $reference: what it was for.
credit-gift = Pemberian: { $reference }
# $amount: an amount with its currency.
credit-rule-once = { $amount }, harus dipakai taruhan satu kali
# $amount: an amount with its currency. $times: a number, maybe with decimals.
credit-rule-times = { $amount }, harus dipakai taruhan { $times } kali
# $done, $required: amounts with their currency.
credit-progress = { $done } dari { $required } sudah dipakai taruhan
# $amount: an amount with its currency.
credit-left = Sisa { $amount }
credit-done = Selesai

# $bet, $counted: amounts with their currency.
next-bet-counts = Taruhan { $bet } dihitung { $counted }.
# $bet, $counted: amounts with their currency.
next-bet-nothing = Taruhan { $bet } tidak dihitung di sini: { $counted }.
# $amount: an amount with its currency. $reference: number of a deposit or name of a promotion.
next-bet-after = Setelah itu, { $reference } masih perlu taruhan { $amount }.
