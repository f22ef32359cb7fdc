# The member centre: the names of its pages, what each is for, and how safe the account is.
member-group-account = Akun
member-group-records = Catatan
member-group-rewards = Hadiah
member-group-control = Di tangan Anda

member-security = Akun saya
member-wallet = Dompet saya
member-deposit = Deposit
member-withdraw = Tarik dana
member-transfer-upline = Transfer ke upline
member-betting-record = Riwayat taruhan
member-account-record = Catatan akun
member-profit-and-loss = Laba dan rugi
member-bonus-details = Rincian bonus
member-reward-centre = Pusat hadiah
member-referral = Undang teman
member-missions = Aktivitas misi
member-messages = Informasi platform

member-about-withdraw = Ambil uang dari dompet dan ikuti yang sedang dalam perjalanan.
member-about-security = Cara menghubungi Anda, cara masuk ke akun Anda, dan di mana akun sedang aktif.

member-about-wallet = Yang Anda miliki, yang bisa ditarik, dan apa yang menahan sisanya.
member-about-transfer-upline = Berikan uang kepada agen di atas Anda. Uang langsung sampai, tanpa biaya.
member-about-betting-record = Setiap taruhan Anda, akhirnya, dan hasilnya.
member-about-profit-and-loss = Kemenangan dan kekalahan Anda, per hari dan per produk.
member-about-account-record = Setiap pergerakan uang dan poin Anda, dengan saldo sebelum dan sesudahnya.
member-about-bonus-details = Setiap bonus yang Anda dapat, berapa yang sudah dipakai taruhan, dan berapa biaya melepasnya.
member-about-fair-play = Biaya bermain Anda, batas Anda, istirahat dari permainan, dan tempat mencari bantuan.
member-about-deposit = Masukkan uang ke dompet, dan lihat sejauh mana setiap deposit.
member-about-reward-centre = Semua yang dapat Anda klaim dalam satu daftar, tingkat Anda, dan cashback.
member-about-referral = Tautan Anda, teman yang datang lewat tautan itu, dan yang Anda terima.
member-about-messages = Yang terjadi pada uang dan akun Anda, dan yang ditulis operator kepada Anda.
member-about-missions = Yang dapat dilakukan, kemajuan Anda, dan peringkat di papan.

safety-level-low = Akun Anda kurang terlindungi
safety-level-middle = Akun Anda terlindungi sebagian
safety-level-high = Akun Anda terlindungi dengan baik
# $done, $total: numbers.
safety-count = Perlindungan yang aktif: { $done } dari { $total }
safety-email = Alamat e-mail terverifikasi
safety-mobile = Nomor ponsel terverifikasi
safety-second = Aplikasi autentikator atau passkey
safety-next-email = Tambah alamat e-mail: membantu Anda masuk kembali saat lupa kata sandi.
safety-next-mobile = Tambah nomor ponsel: cara lain untuk masuk kembali saat lupa kata sandi.
safety-next-second = Atur aplikasi autentikator: melindungi saat masuk dari tempat baru.
safety-act-second = Atur aplikasi autentikator
