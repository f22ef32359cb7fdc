# The agent centre: the names of its pages, and what each is for.
agent-group-team = Tim
agent-group-records = Catatan
agent-group-contracts = Kontrak

agent-announcement = Pengumuman
agent-team = Ringkasan tim
agent-register-centre = Pusat pendaftaran
agent-downline = Kelola downline
agent-team-bets = Riwayat taruhan tim
agent-team-profit = Laba rugi pengguna
agent-income = Pendapatan saya
agent-downline-transactions = Transaksi downline
agent-dividends = Catatan dividen
agent-daily-wages = Upah harian
agent-hourly-salary = Gaji per jam
agent-real-time-salary = Gaji real-time

agent-about-announcement = Kabar dari operator untuk para agennya.
agent-about-register = Buat akun di bawah Anda, dan tautan agar orang mendaftar.
agent-about-team = Apa yang dimainkan dan dihasilkan tim Anda, hari demi hari.
agent-about-downline = Pohon tim Anda: siapa di mana, dan apa yang dapat Anda lakukan.

# The views' own words in the agent centre.
view-agent-choose = Daftar ini memuat semua yang ada di tim Anda.
view-agent-settings-title = Beberapa halaman tidak tampil
view-agent-settings = Tidak dapat dipastikan apakah dividen dan gaji aktif.
view-agent-announcements-none = Belum ada pengumuman
