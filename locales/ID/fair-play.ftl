# Play in control: what play has cost, limits, reality checks, breaks from play, a questionnaire.
fair-deposit = Batas deposit
fair-deposit-about = Berapa banyak yang Anda setor. Menarik uang tidak memberi ruang baru.
fair-loss = Batas kerugian
fair-loss-about = Biaya bermain bagi Anda: taruhan dikurangi pembayaran.
fair-stake = Batas taruhan
fair-stake-about = Semua yang Anda pertaruhkan, menang atau kalah: jumlah seluruh taruhan.
fair-time = Batas waktu
fair-time-about = Berapa lama Anda bermain.
# $kind: what it bounds, a word. $period: how long what was used counts, a word.
fair-limit-name = { $kind ->
    [LOSS] Batas kerugian
    [STAKE] Batas taruhan
    [TIME] Batas waktu
   *[DEPOSIT] Batas deposit
}, { $period ->
    [WEEK] 7 hari
    [MONTH] 31 hari
   *[DAY] 24 jam
}
fair-day = 24 jam
fair-week = 7 hari
fair-month = 31 hari
fair-ever = Sejak awal
# $hours, $minutes: numbers.
fair-time-value = { $hours } jam { $minutes } mnt
fair-no-limit = Tanpa batas
# $time: date and time of day with the offset from UTC.
fair-eases = Lebih banyak bisa lagi mulai { $time }.
fair-counts-now = Ini langsung berlaku.
fair-counts-now-drops = Ini langsung berlaku, dan kenaikan yang menunggu dibatalkan.
# $time: date and time of day with the offset from UTC.
fair-counts-later = Ini kenaikan. Anda dapat mengonfirmasinya mulai { $time }. Sampai saat itu batas Anda tetap.
fair-counts-already = Ini sudah batas Anda.
# $time: date and time of day with the offset from UTC.
fair-removed-later = Anda dapat mengonfirmasi bahwa Anda tidak ingin batas mulai { $time }. Sampai saat itu batas Anda tetap.
# $hours: a number of hours, 24 or more.
fair-time-wrong = Isi paling sedikit 1 menit dan paling banyak { $hours } jam.
# $time: date and time of day with the offset from UTC.
fair-raise-waits = Anda dapat mengonfirmasinya mulai { $time }. Tanpa persetujuan kedua Anda, ini tidak berlaku.
fair-raise-ripe = Waktu tunggu sudah lewat. Apakah Anda masih menginginkannya? Tanpa persetujuan kedua Anda, ini tidak berlaku.
fair-row-deposited = Jumlah deposit
fair-row-withdrawn = Penarikan
fair-row-staked = Taruhan
fair-row-paid = Pembayaran
fair-row-net = Hasil bersih
fair-row-minutes = Waktu bermain
fair-check-never = Tanpa pengingat bermain
# $count: a number.
fair-check-every = { $count ->
   *[other] Setiap { $count } menit bermain
}
# $span: how long, a word.
fair-span = { $span ->
    [WEEK] 7 hari
    [DAYS_30] 30 hari
    [WEEKS_6] 6 minggu
    [MONTHS_6] 6 bulan
    [YEAR] 1 tahun
    [YEARS_5] 5 tahun
    [FOREVER] Selamanya
   *[HOURS_24] 24 jam
}
# $kind: which break, a word.
fair-break-present = { $kind ->
    [SELF_EXCLUSION] Anda mengecualikan diri dari permainan
   *[TIME_OUT] Anda sedang beristirahat dari permainan
}
# $cause: what has brought it about, a word.
fair-break-cause = { $cause ->
    [MATCHED] Ini mengikuti pengecualian diri Anda di akun lain.
    [OPERATOR] Ini ditetapkan oleh operator.
    [MINOR] Menurut yang kami ketahui, Anda terlalu muda untuk bermain.
   *[OWN] Ini pilihan Anda.
}
# $time: date and time of day with the offset from UTC.
fair-break-until = Sampai { $time }
fair-break-forever = Tanpa akhir
# $time: date and time of day with the offset from UTC.
fair-break-until-asked = Sampai { $time }, dan setelah itu sampai Anda meminta kembali
# $time: date and time of day with the offset from UTC.
fair-break-since = Sejak { $time }
fair-break-over = Waktunya sudah lewat. Permainan terbuka hanya bila Anda memintanya, setelah waktu untuk berpikir yang mulai saat Anda meminta.
# $time: date and time of day with the offset from UTC.
fair-break-returns = Anda telah meminta kembali. Permainan terbuka { $time }.
fair-break-asked = Mulai istirahat ini?
# $time: date and time of day with the offset from UTC.
fair-break-asked-time-out = Anda tidak dapat bermain sampai { $time }. Tidak ada yang dapat mengakhirinya lebih awal, kami pun tidak.
# $time: date and time of day with the offset from UTC.
fair-break-asked-exclusion = Anda tidak dapat bermain sampai { $time }, dan setelah itu hanya bila Anda memintanya. Tidak ada yang dapat mengakhirinya lebih awal, kami pun tidak.
fair-break-asked-forever = Anda tidak dapat bermain di sini lagi. Tidak ada yang dapat membatalkannya, kami pun tidak.
fair-break-begin = Mulai istirahat
fair-break-closed = Permainan tertutup bagi Anda
fair-notice-title = Anda sedang beristirahat dari permainan
# $time: date and time of day with the offset from UTC.
fair-notice-until = Ini tertutup bagi Anda sampai { $time }. Uang Anda tetap milik Anda dan masih dapat ditarik.
fair-notice-forever = Ini tertutup bagi Anda tanpa akhir. Uang Anda tetap milik Anda dan masih dapat ditarik.
# $time: date and time of day with the offset from UTC.
fair-notice-until-asked = Ini tertutup bagi Anda sampai { $time }, dan setelah itu sampai Anda meminta kembali. Uang Anda tetap milik Anda dan masih dapat ditarik.
fair-notice-open = Lihat yang tetap terbuka
# $kind: what happened, a word.
fair-did = { $kind ->
    [LIMIT_SET] Batas ditetapkan
    [LIMIT_LOWERED] Batas diturunkan
    [RAISE_ASKED] Kenaikan diminta
    [RAISE_CONFIRMED] Kenaikan dikonfirmasi
    [RAISE_DROPPED] Kenaikan dibatalkan
    [LIMIT_DECLINED] Tidak ingin batas
    [LIMIT_HELD] Batas tercapai
    [REALITY_CHECK_SET] Pengingat bermain diubah
    [REALITY_CHECK_ANSWERED] Pengingat bermain dibaca
    [TIME_OUT] Jeda dimulai
    [SELF_EXCLUSION] Pengecualian diri dimulai
    [RETURN_ASKED] Meminta kembali
    [RETURNED] Permainan terbuka lagi
    [SELF_TEST] Tes diri dijawab
   *[OTHER] Diubah
}
# $actor: who did it, a word.
fair-by = { $actor ->
    [OPERATOR] Oleh operator
   *[SYSTEM] Oleh situs sendiri
}
# The nine questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001), about the last 12 months.
fair-test-1 = Pernahkah Anda bertaruh lebih dari yang sanggup Anda relakan?
fair-test-2 = Pernahkah Anda perlu berjudi dengan uang lebih banyak untuk merasakan kegembiraan yang sama?
fair-test-3 = Pernahkah Anda kembali di hari lain untuk mencoba memenangkan lagi uang yang hilang?
fair-test-4 = Pernahkah Anda meminjam uang atau menjual sesuatu untuk berjudi?
fair-test-5 = Pernahkah Anda merasa mungkin punya masalah dengan judi?
fair-test-6 = Pernahkah judi menyebabkan masalah kesehatan bagi Anda, termasuk stres atau cemas?
fair-test-7 = Pernahkah orang mengkritik cara Anda bertaruh atau berkata Anda punya masalah judi, entah menurut Anda benar atau tidak?
fair-test-8 = Pernahkah judi menyebabkan masalah keuangan bagi Anda atau keluarga Anda?
fair-test-9 = Pernahkah Anda merasa bersalah tentang cara Anda berjudi atau akibatnya?
fair-test-never = Tidak pernah
fair-test-sometimes = Kadang-kadang
fair-test-mostly = Sering
fair-test-always = Hampir selalu
fair-test-left-out = Pilih satu jawaban.
# $score, $most: numbers.
fair-test-score = Jumlah Anda { $score } dari { $most }.
# $band: what the sum means, a word.
fair-test-band = { $band ->
    [LOW] Jawaban Anda menunjukkan sedikit tanda bahaya
    [MODERATE] Jawaban Anda menunjukkan beberapa tanda bahaya
    [HIGH] Jawaban Anda menunjukkan tanda bahaya yang kuat
   *[NONE] Jawaban Anda tidak menunjukkan tanda bahaya
}
# $band: what the sum means, a word.
fair-test-next = { $band ->
    [LOW] Batas untuk uang atau waktu mungkin membantu. Jawab lagi beberapa bulan mendatang.
    [MODERATE] Batas yang lebih rendah atau istirahat mungkin membantu. Berbicara dengan seseorang juga baik: layanan di halaman ini ada untuk itu.
    [HIGH] Anda tidak perlu menghadapinya sendiri. Layanan di halaman ini ada untuk berbicara, dan istirahat memberi Anda waktu.
   *[NONE] Tidak ada yang perlu diubah. Batas tetap cara yang tenang untuk memutuskan sebelum bermain.
}
