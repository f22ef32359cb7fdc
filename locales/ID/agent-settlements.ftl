# What contracts have brought: dividends, daily, hourly and real-time wages.

# $role: which side of a contract, a word.
settlement-role = { $role ->
    [PAYER] Saya membayar
   *[PAYEE] Saya dibayar
}
# $status: where a settlement stands, a word.
settlement-status = { $status ->
    [CALCULATED] Menunggu persetujuan
    [PENDING] Akan dibayar
    [PAID] Dibayar
    [REFUSED] Ditolak
    [PARTIAL] Dibayar sebagian
    [OVERDUE] Lewat tempo
   *[ALL] Semua
}
# $fact: a figure, a word.
settlement-fact = { $fact ->
    [COUNT] Jumlah penyelesaian
    [TURNOVER] Taruhan
    [VALID_BET] Taruhan sah
    [PAYOUT] Pembayaran kemenangan
    [REBATE] Rebate
    [BONUSES] Bonus
    [DEPOSITS] Deposit
    [NET_LOSS] Kerugian bersih
    [BASIS] Dasar
    [CARRIED_IN] Dibawa masuk
    [CARRIED_OUT] Dibawa keluar
    [ACTIVE] Anggota aktif
    [DUE] Hasil periode
    [DUE_NOW] Hasil hingga kini
    [CORRECTED] Koreksi periode sebelumnya
    [DEBT_IN] Akan dipotong, sebelumnya
    [DEBT_OUT] Akan dipotong, sesudahnya
    [PAID] Dibayar
   *[AMOUNT] Jumlah
}
# $tier: number of the tier, 0 for the guaranteed rate. $rate: a rate with its sign.
settlement-tier = { $tier ->
    [0] Tarif jaminan { $rate }
   *[1] Tingkat { $tier }, { $rate }
}
# $need: what a tier needs, a word. $tier: its number. $reached, $needed: money, or a number of members.
settlement-need = { $need ->
    [NET_LOSS] Tingkat { $tier }: kerugian bersih { $reached } dari { $needed }
    [ACTIVE_MEMBERS] Tingkat { $tier }: anggota aktif { $reached } dari { $needed }
   *[TURNOVER] Tingkat { $tier }: taruhan { $reached } dari { $needed }
}
# $role: which side of a contract, a word. $account: who is paid.
settlement-running = { $role ->
    [PAYER] Untuk { $account }
   *[PAYEE] Untuk Anda
}
# $rate: a rate with its sign.
settlement-next = Menuju tingkat berikutnya, { $rate }
# $side: who it is, a word. $account: of the other side.
settlement-party = { $side ->
    [OPERATOR] Dari operator
    [TO] Ke { $account }
   *[FROM] Dari { $account }
}
settlement-wallet = Dompet
# $note: what is unusual, a word.
settlement-note = { $note ->
    [CAPPED] Batas tingkat mengurangi jumlahnya.
    [CHANGED] Taruhan terlambat atau dibatalkan mengubah periode ini; selisihnya ada di pembayaran berikutnya.
    [LATE] Taruhan ini baru diketahui setelah periode diselesaikan; jumlahnya ada di pembayaran berikutnya.
   *[CORRECTIONS_ONLY] Kontrak sudah berakhir: hanya koreksi yang diselesaikan.
}

# The views' own words.
view-settlement-running = Periode berjalan
view-settlement-so-far = Hingga kini
view-settlement-side = Pihak
view-settlement-status = Status pembayaran
view-settlement-list = Penyelesaian
view-settlement-none-title = Belum ada penyelesaian
view-settlement-none-text = Penyelesaian pertama menyusul setelah satu periode kontrak berakhir.
view-settlement-back = Kembali ke penyelesaian
view-settlement-unknown-title = Penyelesaian ini tidak ada
view-settlement-unknown-text = Mungkin milik akun lain.
view-settlement-how = Cara perhitungannya
view-settlement-stopped = Mengapa tingkat lebih tinggi tidak tercapai
view-settlement-payments = Pembayaran
view-settlement-members = Terdiri dari siapa
view-settlement-paid = Dibayar { $amount }
view-settlement-reason = Alasan
