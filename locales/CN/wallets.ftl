# The main wallet, those that vendors keep, and money between them (sections 3 and 7 of the specification).
# $amount: an amount with its currency.
wallets-movable = 其中 { $amount } 可转到其他钱包。其余为赠送金额，须先完成投注。
wallets-unreadable = 目前无法读取余额。
# $amount: an amount with its currency. $time: date and time of day with the offset from UTC.
wallets-unreadable-since = 目前无法读取余额。{ $time } 时为 { $amount }。
wallets-closed = 目前无法转入。
wallets-all-unknown = 目前无法读取此钱包，因此不能选择金额。您可以要求全部转回。
# $least: an amount with its currency.
wallets-too-little-in = 可转金额不足：最低为 { $least }。
# $least: an amount with its currency.
wallets-too-little-back = 此钱包金额不足：最低可转 { $least }。
# $amount: an amount with its currency. $name: name of the vendor.
wallets-moved-in = { $amount } 已转入您在 { $name } 的钱包。
# $amount: an amount with its currency.
wallets-moved-back = { $amount } 已回到您的主钱包。
# $amount: an amount with its currency.
wallets-not-moved = { $amount } 未转出。
# $amount: an amount with its currency.
wallets-on-its-way = { $amount } 正在转账中。
# $name: name of the vendor.
wallets-to-vendor = 转到 { $name }
# $name: name of the vendor.
wallets-to-main = 从 { $name } 转回
wallets-status-sent = 进行中
wallets-status-unknown = 尚未确认
wallets-status-done = 已完成
wallets-status-failed = 未转账
wallets-about-sent = 已向供应商发出请求，尚未答复。
wallets-about-unknown-in = 供应商没有答复，我们会一直询问，直到得知结果。在此之前该金额会预留；如果没有到账，您可以再次使用。
wallets-about-unknown-back = 供应商没有答复，我们会一直询问，直到得知结果。已转出的会记入主钱包，其余仍在原处。
wallets-failure-refused = 供应商没有接受。您的钱仍在原处。
wallets-failure-not-enough = 供应商钱包中的金额不足。您的钱仍在原处。
wallets-failure-closed = 供应商目前不接受转账。您的钱仍在原处。
wallets-cause-launch = 启动游戏时
wallets-cause-return = 自动转回
# $name: name of the vendor.
wallets-back-failed = 没有从 { $name } 转回任何金额。
# $name: name of the vendor.
wallets-back-unreadable = { $name } 没有说明余额，因此没有从那里转回。
wallets-back-nothing = 没有可转回的金额。
# $amount: an amount with its currency. $name: name of the game.
wallets-launched = 已为 { $name } 将 { $amount } 转入供应商钱包。
