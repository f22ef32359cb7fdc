# The layout around every page: navigation, tab bar, the member's menu. One or two words each.
nav-home = Beranda
nav-games = Permainan
nav-deposit = Deposit
nav-sign-up = Daftar
nav-free-play = Main gratis
nav-promotions = Promosi
nav-me = Saya
nav-rng = Slot
nav-pvp = Lawan pemain
nav-fish = Tembak ikan
nav-live = Kasino live
nav-sports = Olahraga
nav-esports = E-sport
nav-sv3 = Sabung ayam
nav-elott = Lotre

menu-account-record = Catatan akun
menu-profit-and-loss = Laba dan rugi
menu-reward-centre = Pusat hadiah
menu-security-centre = Pusat keamanan
