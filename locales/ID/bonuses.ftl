# The member's bonuses.

# $name: a title as its owner writes it.
bonus-name = { $name }
bonus-nameless = Promo yang sudah tidak ada
# $kind: what it came by, a word.
bonus-kind = { $kind ->
    [DEPOSIT] Bonus deposit
    [RAFFLE] Hadiah undian
    [POINTS] Toko poin
    [CASHBACK] Cashback
    [VIP] Hadiah tingkat
    [RED_ENVELOPE] Angpao
    [REFERRAL] Ajak teman
    [MISSION] Hadiah misi
    [LEADERBOARD] Hadiah papan peringkat
    [FREE_SPIN] Putaran gratis
   *[PROMOTION] Promo
}
# $state: where a bonus stands, a word.
bonus-state = { $state ->
    [ALL] Semua
    [ACTIVE] Sedang dipakai taruhan
    [PLAYABLE] Dapat dimainkan
    [PENDING] Sedang dikirim
    [COMPLETED] Selesai
    [EXPIRED] Kedaluwarsa
    [FORFEITED] Dilepas
    [LOST] Habis karena kalah
   *[CANCELLED] Dibatalkan
}
bonus-rule-free = Tidak perlu dipakai taruhan: sama seperti uang lain
# $done, $required: with their currency. $percent: a number as text.
bonus-progress = { $done } dari { $required } sudah dipakai taruhan ({ $percent }%)
# $amount: with its currency.
bonus-cost = Jika dilepas, { $amount } diambil dari dompet Anda.
bonus-cost-nothing = Tidak ada yang tersisa: jika dilepas, tidak ada yang diambil dari dompet Anda.
bonus-bet-open = Ada taruhan Anda yang belum selesai. Tidak ada bonus yang dapat dilepas sebelum taruhan itu selesai.
# $amount: with its currency.
bonus-given-up = Bonus dilepas: { $amount } diambil dari dompet Anda.
bonus-given-up-nothing = Bonus dilepas: tidak ada yang diambil dari dompet Anda.
# $times: a number as text.
bonus-spins-rule-times = Kemenangannya harus dipakai taruhan { $times } kali
bonus-spins-rule-free = Kemenangannya tidak perlu dipakai taruhan
# $amount: with its currency.
bonus-spins-cost = Jika dilepas, putaran gratis yang tersisa dan { $amount } yang sudah dimenangkan akan hilang.
bonus-fact-spins = Sisa putaran gratis
bonus-fact-spin-value = Nilai tiap putaran
bonus-fact-spins-won = Kemenangan sejauh ini
bonus-fact-spins-max = Paling banyak diberikan
bonus-fact-spin-games = Permainan
bonus-fact-spins-until = Dapat dimainkan sampai
bonus-fact-granted = Diberikan
bonus-fact-left = Sisanya
bonus-fact-taken = Diambil kembali
bonus-fact-required = Harus dipakai taruhan
bonus-fact-done = Sudah dipakai taruhan
bonus-fact-remaining = Masih harus dipakai taruhan
bonus-fact-granted-at = Diberikan pada
bonus-fact-expires = Berakhir pada
bonus-fact-ended = Selesai pada
view-bonus-state = Status bonus
view-bonus-list = Daftar bonus
# $count: a number as text.
view-bonus-count = Jumlah bonus: { $count }
view-bonus-record = Hari pemberian di catatan akun
view-bonus-taken = Hari pengambilan kembali di catatan akun
view-bonus-give-up = Lepas bonus ini
view-bonus-ask = Lepas bonus ini?
view-bonus-ask-stays = Uang yang Anda setor dan menangkan tetap milik Anda, dan tidak ada lagi yang harus dipakai taruhan untuk bonus ini. Ini tidak dapat dibatalkan.
view-bonus-keep = Simpan
view-bonus-confirm = Lepas
view-bonus-rule = Berapa biaya melepas bonus
view-bonus-rule-text = Bonus adalah uang di dompet Anda yang harus dipakai taruhan sebelum dapat keluar. Kekalahan Anda setelah bonus datang dihitung dari bonus lebih dulu, dan setiap kekalahan hanya dihitung untuk satu bonus. Melepas bonus mengambil kembali sisanya, dan tidak pernah lebih dari yang dapat diberikan dompet Anda.
view-bonus-weights = Berapa taruhan dihitung
view-bonus-weights-text = Taruhan dihitung setelah diselesaikan, menurut persen gamenya, untuk satu bonus demi satu bonus.
view-bonus-games = Game yang dihitung berbeda
view-bonus-empty-title = Belum ada bonus
view-bonus-empty-text = Bonus dari promo, deposit, dan undian ada di sini sejak diberikan.
view-bonus-to-promotions = Lihat promo
view-bonus-no-match-title = Tidak ada bonus seperti itu
view-bonus-no-match-text = Pilih status lain.
