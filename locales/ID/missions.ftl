# Missions and leaderboards.

# $name: a title as its owner writes it.
mission-name = { $name }
mission-tab-missions = Misi
mission-tab-boards = Papan peringkat
# $zone: offset from UTC.
mission-zone = Hari operator ({ $zone })
# $count: a number.
mission-streak = { $count ->
   *[other] Absen { $count } hari berturut-turut
}
# $period: a word.
mission-period = { $period ->
    [DAILY] Setiap hari
    [WEEKLY] Setiap minggu
    [MONTHLY] Setiap bulan
   *[ONCE] Sekali
}
# $kind: a word.
mission-kind = { $kind ->
    [CHECK_IN] Hari absen
    [IN_A_ROW] Hari absen berturut-turut
    [BET_AMOUNT] Taruhan yang sudah selesai
    [BET_COUNT] Putaran yang sudah selesai
    [DEPOSIT] Deposit
    [WIN] Putaran yang membayar lebih dari taruhannya
    [INVITE] Teman yang Anda ajak dan terhitung
   *[PROFILE] Akun Anda
}
# $state: a word.
mission-state = { $state ->
    [LOCKED] Belum dibuka
    [COMPLETED] Hadiah menunggu
    [CLAIMED] Hadiah sudah diambil
    [EXPIRED] Sudah lewat
   *[ACTIVE] Sedang berjalan
}
# $unit: what is counted, a word. $done, $target: numbers as text, or money with its currency.
mission-progress = { $unit ->
    [DAYS] Hari: { $done } dari { $target }
    [BETS] Putaran: { $done } dari { $target }
    [WINS] Putaran menang: { $done } dari { $target }
    [FRIENDS] Teman: { $done } dari { $target }
    [STEPS] Langkah: { $done } dari { $target }
   *[MONEY] { $done } dari { $target }
}
# $kind: what is given, a word. $amount: money with its currency, or points.
mission-reward = { $kind ->
    [BONUS] Bonus { $amount }
    [POINTS] { $amount } poin
   *[CASH] { $amount }
}
# $times: a number as text.
mission-wager = Harus dipertaruhkan sebagai taruhan: { $times } kali
# $name: a title as its owner writes it.
mission-waits-for = Ambil dulu hadiah { $name }
# $step: a word.
mission-step = { $step ->
    [EMAIL] Buktikan alamat e-mail Anda
    [MOBILE] Buktikan nomor ponsel Anda
    [NICKNAME] Pilih nama panggilan
    [PAYEE_NAME] Sebutkan nama penerima uang
   *[IDENTITY] Selesaikan pemeriksaan identitas
}
mission-fact-starts = Mulai
mission-fact-ends = Berakhir
mission-fact-claim = Ambil hadiah sebelum
mission-fact-resets = Mulai lagi
# $kind: what is given, a word. $amount: money with its currency, or points.
mission-taken = { $kind ->
    [BONUS] Bonus { $amount } sudah ada di dompet Anda.
    [POINTS] Anda mendapat { $amount } poin.
   *[CASH] { $amount } sudah ada di dompet Anda.
}
error-mission-not-claimable = Tidak ada yang dapat diambil: misi belum selesai, hadiahnya sudah diambil, atau sudah terlambat.
# $rule: a word.
board-rule = { $rule ->
    [BET_COUNT] Putaran terbanyak
    [WIN_AMOUNT] Pembayaran terbanyak
   *[BET_AMOUNT] Taruhan terbanyak
}
# $least: a number as text, or money with its currency.
board-least = Peringkat butuh paling sedikit { $least }
# $place: a number as text.
board-place = Peringkat { $place }
# $state: a word. $from, $until: times.
board-state = { $state ->
    [RUNS] Sejak { $from }, sampai { $until }
    [CLOSING] { $from } sampai { $until }: berakhir, belum ditutup
   *[CLOSED] { $from } sampai { $until }: ditutup
}
# $count: a number.
board-close = { $count ->
   *[other] Ditutup { $count } jam setelah berakhir; koreksi taruhan sebelum itu masih dihitung.
}
# $place: a number as text. $score: a number as text, or money with its currency.
board-my-place = Peringkat Anda: { $place }, nilai { $score }
# $score: a number as text, or money with its currency.
board-no-place = Belum ada peringkat, nilai { $score }
view-mission-tabs = Misi dan papan peringkat
view-mission-check-in = Absen hari ini
view-mission-checked-in = Sudah absen hari ini
view-mission-claim = Ambil hadiah
view-mission-step-done = Selesai
view-mission-step-open = Belum
view-mission-empty-title = Tidak ada misi saat ini
view-mission-empty-text = Misi tampil di sini selama berlangsung.
view-mission-to-promotions = Lihat promo
view-board-empty-title = Tidak ada papan peringkat saat ini
view-board-empty-text = Papan peringkat tampil di sini selama berlangsung dan setelah berakhir.
view-board-prizes = Hadiah
view-board-you = Anda
view-board-nobody = Belum ada yang punya peringkat
view-board-last = Lihat periode sebelumnya
view-board-current = Lihat periode berjalan
view-board-ties = Nilai yang sama berbagi peringkat, dan berbagi rata hadiah dari peringkat-peringkat itu.
