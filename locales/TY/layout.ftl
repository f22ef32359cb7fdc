# The layout around every page: navigation, tab bar, the member's menu. One or two words each.
nav-home = 首頁
nav-games = 遊戲
nav-deposit = 存款
nav-sign-up = 註冊
nav-free-play = 免費試玩
nav-promotions = 優惠
nav-me = 我的
nav-rng = 老虎機
nav-pvp = 棋牌
nav-fish = 捕魚
nav-live = 真人
nav-sports = 體育
nav-esports = 電競
nav-sv3 = 鬥雞
nav-elott = 彩票

menu-account-record = 帳戶紀錄
menu-profit-and-loss = 盈虧報表
menu-reward-centre = 獎勵中心
menu-security-centre = 安全中心
