# The reward centre and the member's level.

# $kind: what a reward came by, a word.
reward-kind = { $kind ->
    [RAFFLE] Kesempatan undian
    [CASHBACK] Cashback
    [LEVEL_GIFT] Hadiah tingkat
    [RED_ENVELOPE] Angpao
    [REFERRAL] Ajak teman
    [MISSION] Hadiah misi
   *[PROMOTION] Promo
}
# $name: a title as its owner writes it, or an amount with its currency.
reward-name = { $name }
reward-nameless = Hadiah yang namanya sudah tidak ada
# $amount: a number as text.
reward-points = { $amount } poin
# $amount: a number as text.
reward-draws = Kesempatan undian: { $amount }
reward-rule-free = Tidak perlu dipakai taruhan
# $times: a number as text.
reward-rule-times = Harus dipakai taruhan { $times } kali sebelum ditarik
# $time: a date and time.
reward-until = Dapat diklaim sampai { $time }
reward-until-never = Dapat diklaim kapan saja
# $time: a date and time.
reward-from = Dapat diklaim mulai { $time }
# $from, $until: days.
reward-period = Untuk { $from } sampai { $until }
# $state: what has become of it, a word. $time: a date and time.
reward-state = { $state ->
    [EXPIRED] Kedaluwarsa { $time }
    [WITHDRAWN] Dicabut: Anda dikecualikan dari permainan
   *[CLAIMED] Diklaim { $time }
}
# $unit: what it consists of, a word. $amount: with its currency, or a number as text.
reward-claimed = { $unit ->
    [POINTS] { $amount } poin sudah milik Anda.
   *[MONEY] { $amount } sudah ada di dompet Anda.
}

# $level: a number as text.
level-rank = Tingkat { $level }
level-vip = Dilayani layanan pelanggan VIP
# $name: of a level.
level-next = Tingkat berikutnya: { $name }
# $percent: a number as text. $name: of a level.
level-progress = { $percent }% menuju { $name }
level-top = Ini tingkat tertinggi.
level-need-turnover = Taruhan sah
level-need-deposits = Deposit
level-kept-always = Tidak ada syarat untuk mempertahankan tingkat ini.
level-stays = Tingkat yang sudah Anda capai tetap milik Anda.
# $from, $until: days.
level-period = Periode ini: { $from } sampai { $until }. Tingkat ditinjau setelah berakhir.
# $raise: when a level is given, a word.
level-raise = { $raise ->
    [AT_REVIEW] Tingkat yang Anda capai berlaku setelah periode ditinjau.
   *[AT_ONCE] Tingkat yang Anda capai langsung berlaku.
}
# $amount: with its currency. $times: a number as text.
level-gift = Hadiah: { $amount }, harus dipakai taruhan { $times } kali
# $amount: with its currency.
level-gift-free = Hadiah: { $amount }, tidak perlu dipakai taruhan
# $amount: with its currency.
level-gift-given = Hadiah: { $amount }, sudah diberikan
# $cause: why the level has changed, a word. $name: of a level.
level-change = { $cause ->
    [REVIEW] Ditinjau: { $name }
    [OPERATOR] Ditetapkan layanan pelanggan: { $name }
   *[REACHED] Tercapai: { $name }
}

# $kind: of what a part comes back and how often, a word.
cashback-about = { $kind ->
    [NET_LOSS_DAILY] Sebagian dari kekalahan Anda dalam sehari
    [NET_LOSS_MONTHLY] Sebagian dari kekalahan Anda dalam sebulan
    [VALID_BET_DAILY] Sebagian dari taruhan sah Anda dalam sehari
    [VALID_BET_WEEKLY] Sebagian dari taruhan sah Anda dalam seminggu
    [VALID_BET_MONTHLY] Sebagian dari taruhan sah Anda dalam sebulan
   *[NET_LOSS_WEEKLY] Sebagian dari kekalahan Anda dalam seminggu
}
cashback-all-products = Semua permainan lain
# $amount: with its currency.
cashback-cap = Paling banyak { $amount } per periode
# $amount: with its currency.
cashback-least = Kurang dari { $amount } tidak dibayar
# $days: a number as text.
cashback-claim-days = Hari untuk mengklaim: { $days }
# $level: a number as text.
cashback-rate-level = Mulai tingkat { $level }

view-reward-open = Klaim sekarang
view-reward-later = Nanti
view-reward-past = Diklaim dan kedaluwarsa
view-reward-claim = Klaim
view-reward-go = Ke halamannya
view-reward-empty-title = Saat ini tidak ada yang dapat diklaim
view-reward-empty-text = Hadiah dari promo, cashback, dan tingkat muncul di sini begitu tersedia.
view-reward-to-promotions = Lihat promo
view-reward-to-bonuses = Lihat rincian bonus
view-reward-past-empty = Belum ada yang diklaim atau kedaluwarsa.
view-level-title = Tingkat Anda
view-level-keep = Untuk mempertahankannya, tiap periode
view-level-all = Semua tingkat
view-level-current = Tingkat Anda sekarang
view-level-start = Awal bagi semua orang
view-level-no-gift = Tanpa hadiah
view-level-changes = Perubahan tingkat Anda
view-cashback-title = Program cashback
# $plan: what the plan is called.
view-cashback-rates = Persentase { $plan }
view-cashback-own = Milik Anda sekarang
