# The views' own words of the wallets.
view-wallets = 钱包
view-wallets-main = 主钱包
view-wallets-read-again = 重试
# $name: name of the vendor.
view-wallets-read-again-of = 重试：{ $name }
view-wallets-move-in = 转入
# $name: name of the vendor.
view-wallets-move-in-of = 转入：{ $name }
view-wallets-move-back = 转回
# $name: name of the vendor.
view-wallets-move-back-of = 转回：{ $name }
view-wallets-all-back = 全部转回
view-wallets-pending = 尚未确认
view-wallets-history = 钱包间转账
view-wallets-none = 您的钱包间转账会显示在这里。
view-wallets-more = 更早的转账
view-wallets-follow = 启动游戏时自动带入金额
view-wallets-follow-about = 启动有独立钱包的供应商的游戏时，主钱包余额会转入该钱包。启动其他游戏或离开游戏时会转回。
view-wallets-sheet = 转移资金
view-wallets-from = 从
view-wallets-to = 到
view-wallets-turn = 反向
view-wallets-send = 转移
view-wallets-send-all = 全部转移
view-wallets-nobody = 没有供应商设有独立钱包：所有游戏都使用主钱包。
