# The layout around every page: navigation, tab bar, the member's menu. One or two words each.
nav-home = 首页
nav-games = 游戏
nav-deposit = 存款
nav-sign-up = 注册
nav-free-play = 免费试玩
nav-promotions = 优惠
nav-me = 我的
nav-rng = 老虎机
nav-pvp = 棋牌
nav-fish = 捕鱼
nav-live = 真人
nav-sports = 体育
nav-esports = 电竞
nav-sv3 = 斗鸡
nav-elott = 彩票

menu-account-record = 账户记录
menu-profit-and-loss = 盈亏报表
menu-reward-centre = 奖励中心
menu-security-centre = 安全中心
