# Fair play where one plays, pays and signs up: limits that are offered or reached, the reality check, who may play.
limit-offer-title = Batas deposit Anda
limit-offer-day = Dalam 24 jam
limit-offer-week = Dalam 7 hari
limit-offer-month = Dalam 31 hari
limit-offer-empty = Isi setidaknya satu jumlah, atau pilih “Tanpa batas”.
limit-offer-empty-demanded = Isi setidaknya satu jumlah.

limit-reached-title = Anda telah mencapai batas
limit-reached-go = Lihat batas saya
# $period: day, week or month. $limit: what the limit is. $left: what it still leaves; both with their currency, or as hours:minutes. $time: date and time.
limit-reached-deposit = Batas deposit Anda untuk { $period ->
    [day] 24 jam
    [week] 7 hari
   *[month] 31 hari
    } adalah { $limit }. Sisa sekarang: { $left }.
limit-reached-deposit-until = Batas deposit Anda untuk { $period ->
    [day] 24 jam
    [week] 7 hari
   *[month] 31 hari
    } adalah { $limit }. Sisa sekarang: { $left }. Bertambah lagi mulai { $time }.
limit-reached-loss = Batas kerugian Anda untuk { $period ->
    [day] 24 jam
    [week] 7 hari
   *[month] 31 hari
    } adalah { $limit }. Sisa sekarang: { $left }.
limit-reached-loss-until = Batas kerugian Anda untuk { $period ->
    [day] 24 jam
    [week] 7 hari
   *[month] 31 hari
    } adalah { $limit }. Sisa sekarang: { $left }. Bertambah lagi mulai { $time }.
limit-reached-stake = Batas taruhan Anda untuk { $period ->
    [day] 24 jam
    [week] 7 hari
   *[month] 31 hari
    } adalah { $limit }. Sisa sekarang: { $left }.
limit-reached-stake-until = Batas taruhan Anda untuk { $period ->
    [day] 24 jam
    [week] 7 hari
   *[month] 31 hari
    } adalah { $limit }. Sisa sekarang: { $left }. Bertambah lagi mulai { $time }.
limit-reached-time = Anda mengizinkan diri bermain { $limit } (jam:menit) dalam { $period ->
    [day] 24 jam
    [week] 7 hari
   *[month] 31 hari
    }. Sisa sekarang: { $left }.
limit-reached-time-until = Anda mengizinkan diri bermain { $limit } (jam:menit) dalam { $period ->
    [day] 24 jam
    [week] 7 hari
   *[month] 31 hari
    }. Sisa sekarang: { $left }. Bertambah lagi mulai { $time }.

# $hours, $minutes: how long the session of play has lasted.
reality-check-time = { $hours } jam { $minutes } menit
reality-check-minutes = { $minutes } menit
reality-check-won = Menang
reality-check-lost = Kalah
reality-check-even = Tidak menang dan tidak kalah

age-check-title = Usia Anda harus diperiksa dahulu
age-check-text = Lisensi situs ini mengizinkannya hanya setelah usia dan identitas Anda diperiksa. Anda memerlukan foto sebuah dokumen.
age-check-go = Periksa identitas saya
# $age: in years.
age-notice = Siapa pun di bawah { $age } tahun tidak boleh bermain di sini.
other-game-title = Permainan Anda yang lain akan berakhir
other-game-start = Mulai permainan ini

demo-closed-title = Bermain gratis di sini memerlukan akun
demo-closed-text = Lisensi situs ini hanya mengizinkan orang yang punya akun bermain, walaupun gratis. Masuk atau daftar, lalu permainan terbuka.
demo-closed-log-in = Masuk
funds-unread = Baca ini dan centang kotaknya sebelum Anda deposit.

# $time: date and time. $place: device and address.
previous-login = Terakhir Anda masuk: { $time }
previous-login-from = Terakhir Anda masuk: { $time }, { $place }
