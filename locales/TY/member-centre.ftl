# The member centre: the names of its pages, what each is for, and how safe the account is.
member-group-account = 帳號
member-group-records = 紀錄
member-group-rewards = 獎勵
member-group-control = 由您掌握

member-security = 我的帳號
member-wallet = 我的錢包
member-deposit = 存款
member-withdraw = 提款
member-transfer-upline = 轉帳給上級
member-betting-record = 投注紀錄
member-account-record = 帳戶紀錄
member-profit-and-loss = 個人盈虧
member-bonus-details = 紅利明細
member-reward-centre = 獎勵中心
member-referral = 邀請好友
member-missions = 任務活動
member-messages = 平台資訊

member-about-withdraw = 從錢包取出款項，並追蹤在途的提款。
member-about-security = 您的聯絡方式、登入方式，以及帳號目前在哪裡登入。

member-about-wallet = 您擁有的、可提出的，以及其餘部分的去向。
member-about-transfer-upline = 把錢轉給您的上級代理。即時到帳，免手續費。
member-about-betting-record = 您的每一筆投注、結果和開獎內容。
member-about-profit-and-loss = 您按日和按產品的輸贏。
member-about-account-record = 您的資金與點數的每一筆變動，以及變動前後的餘額。
member-about-bonus-details = 您獲得的每筆紅利、已投注多少，以及放棄它的代價。
member-about-fair-play = 遊戲的花費、您的限額、暫停遊戲，以及在哪裡尋求幫助。
member-about-deposit = 將錢存入錢包，並查看每筆存款的進度。
member-about-reward-centre = 可領取的一切獎勵、您的等級與返水，盡在一處。
member-about-referral = 您的連結、透過它加入的好友，以及您因此獲得的獎勵。
member-about-messages = 您的資金與帳戶發生的事，以及營運商寫給您的內容。
member-about-missions = 可以完成的任務、您的進度以及排行榜名次。

safety-level-low = 您的帳號保護不足
safety-level-middle = 您的帳號已有部分保護
safety-level-high = 您的帳號保護良好
# $done, $total: numbers.
safety-count = 已開啟的保護：{ $done } / { $total }
safety-email = 已驗證的電子郵件
safety-mobile = 已驗證的手機號碼
safety-second = 驗證器應用程式或密碼金鑰
safety-next-email = 新增電子郵件：忘記密碼時可用它找回帳號。
safety-next-mobile = 新增手機號碼：忘記密碼時多一種找回方式。
safety-next-second = 設定驗證器應用程式：從新地點登入時，它會保護您的帳號。
safety-act-second = 設定驗證器應用程式
