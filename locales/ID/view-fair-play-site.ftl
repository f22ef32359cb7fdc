# What only the views of fair play say where one plays, pays and signs up.
view-reality-check-title = Sekilas permainan Anda
view-reality-check-text = Putaran di balik ini tetap berjalan. Tidak ada taruhan baru yang diterima sampai Anda menjawab.
view-reality-check-time = Lama sesi ini
view-reality-check-staked = Ditaruhkan
view-reality-check-paid = Dibayarkan
view-reality-check-deposited = Deposit selama ini
view-reality-check-continue = Lanjut bermain
view-reality-check-history = Lihat yang sudah saya mainkan
view-reality-check-log-out = Keluar

# $hours: how long a raise waits.
view-limit-offer-text = Batas menjaga deposit Anda tetap sesuai dengan yang ingin Anda keluarkan. Batas berlaku untuk akun Anda di semua perangkat. Anda dapat mengubahnya nanti: yang lebih rendah langsung berlaku, yang lebih tinggi setelah { $hours } jam dan persetujuan Anda sekali lagi.
view-limit-offer-set = Tetapkan batas saya
view-limit-offer-decline = Tanpa batas
view-limit-offer-hint = Kosongkan jika tidak ingin

view-funds-title = Cara uang Anda disimpan
view-funds-read = Saya sudah membacanya
view-play-session = Sesi bermain Anda
