# The member centre: the names of its pages, what each is for, and how safe the account is.
member-group-account = 账户
member-group-records = 记录
member-group-rewards = 奖励
member-group-control = 由您掌握

member-security = 我的账户
member-wallet = 我的钱包
member-deposit = 存款
member-withdraw = 提款
member-transfer-upline = 转账给上级
member-betting-record = 投注记录
member-account-record = 账户记录
member-profit-and-loss = 个人盈亏
member-bonus-details = 红利明细
member-reward-centre = 奖励中心
member-referral = 邀请好友
member-missions = 任务活动
member-messages = 平台信息

member-about-withdraw = 从钱包取出款项，并跟进在途的提款。
member-about-security = 您的联系方式、登录方式，以及账户当前在哪里登录。

member-about-wallet = 您拥有的、可提出的，以及其余部分的去向。
member-about-transfer-upline = 把钱转给您的上级代理。即时到账，免手续费。
member-about-betting-record = 您的每一笔投注、结果和开奖内容。
member-about-profit-and-loss = 您按日和按产品的输赢。
member-about-account-record = 您的资金和积分的每一笔变动，以及变动前后的余额。
member-about-bonus-details = 您获得的每笔红利、已投注多少，以及放弃它的代价。
member-about-fair-play = 游戏的花费、您的限额、暂停游戏，以及在哪里寻求帮助。
member-about-deposit = 将钱存入钱包，并查看每笔存款的进度。
member-about-reward-centre = 可领取的一切奖励、您的等级与返水，尽在一处。
member-about-referral = 您的链接、通过它加入的好友，以及您因此获得的奖励。
member-about-messages = 您的资金和账户发生的事，以及运营方写给您的内容。
member-about-missions = 可以完成的任务、您的进度以及排行榜名次。

safety-level-low = 您的账户保护不足
safety-level-middle = 您的账户已有部分保护
safety-level-high = 您的账户保护良好
# $done, $total: numbers.
safety-count = 已开启的保护：{ $done } / { $total }
safety-email = 已验证的电子邮箱
safety-mobile = 已验证的手机号码
safety-second = 验证器应用或通行密钥
safety-next-email = 添加电子邮箱：忘记密码时可用它找回账户。
safety-next-mobile = 添加手机号码：忘记密码时多一种找回方式。
safety-next-second = 设置验证器应用：从新地点登录时，它会保护您的账户。
safety-act-second = 设置验证器应用
