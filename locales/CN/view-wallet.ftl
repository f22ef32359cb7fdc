# The views' own words of my wallet.
view-wallet-money = 您的资金
view-wallet-deposit = 存款
view-wallet-withdraw = 提款
# $figure: what the figure is.
view-wallet-parts = 构成：{ $figure }
view-wallet-why = 为何可提出这么多
view-wallet-total = 现在可提出
view-wallet-credits = 提出前须投注
view-wallet-credits-none = 没有须投注的款项。须投注的存款和红利会显示在这里，并附上进度。
view-wallet-granted = 入账时间
view-wallet-expires = 自动结束
view-wallet-next = 下一注计入多少
view-wallet-game-types = 游戏类型
view-wallet-games-otherwise = 以下游戏另行计算
