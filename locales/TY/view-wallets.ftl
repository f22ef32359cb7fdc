# The views' own words of the wallets.
view-wallets = 錢包
view-wallets-main = 主錢包
view-wallets-read-again = 重試
# $name: name of the vendor.
view-wallets-read-again-of = 重試：{ $name }
view-wallets-move-in = 轉入
# $name: name of the vendor.
view-wallets-move-in-of = 轉入：{ $name }
view-wallets-move-back = 轉回
# $name: name of the vendor.
view-wallets-move-back-of = 轉回：{ $name }
view-wallets-all-back = 全部轉回
view-wallets-pending = 尚未確認
view-wallets-history = 錢包間轉帳
view-wallets-none = 您的錢包間轉帳會顯示在這裡。
view-wallets-more = 更早的轉帳
view-wallets-follow = 啟動遊戲時自動帶入金額
view-wallets-follow-about = 啟動有獨立錢包的遊戲商的遊戲時，主錢包餘額會轉入該錢包。啟動其他遊戲或離開遊戲時會轉回。
view-wallets-sheet = 轉移款項
view-wallets-from = 從
view-wallets-to = 到
view-wallets-turn = 反向
view-wallets-send = 轉移
view-wallets-send-all = 全部轉移
view-wallets-nobody = 沒有遊戲商設有獨立錢包：所有遊戲都使用主錢包。
