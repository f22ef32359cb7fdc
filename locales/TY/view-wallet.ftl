# The views' own words of my wallet.
view-wallet-money = 您的資金
view-wallet-deposit = 存款
view-wallet-withdraw = 提款
# $figure: what the figure is.
view-wallet-parts = 組成：{ $figure }
view-wallet-why = 為何可提出這麼多
view-wallet-total = 現在可提出
view-wallet-credits = 提出前須投注
view-wallet-credits-none = 沒有須投注的款項。須投注的存款和紅利會顯示在這裡，並附上進度。
view-wallet-granted = 入帳時間
view-wallet-expires = 自動結束
view-wallet-next = 下一注計入多少
view-wallet-game-types = 遊戲類型
view-wallet-games-otherwise = 以下遊戲另行計算
