# The layout around every page: navigation, tab bar, the member's menu. One or two words each.
nav-home = Trang chủ
nav-games = Trò chơi
nav-deposit = Nạp tiền
nav-sign-up = Đăng ký
nav-free-play = Chơi thử
nav-promotions = Khuyến mãi
nav-me = Tôi
nav-rng = Nổ hũ
nav-pvp = Game bài
nav-fish = Bắn cá
nav-live = Casino
nav-sports = Thể thao
nav-esports = E-sports
nav-sv3 = Đá gà
nav-elott = Xổ số

menu-account-record = Lịch sử tài khoản
menu-profit-and-loss = Lãi và lỗ
menu-reward-centre = Trung tâm thưởng
menu-security-centre = Trung tâm bảo mật
