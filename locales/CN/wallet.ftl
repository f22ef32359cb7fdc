# My wallet: what there is, what may leave, and why (sections 2 and 3 of the specification).
wallet-balance = 您拥有的
wallet-withdrawable = 您可提出的
wallet-held = 途中冻结
wallet-spendable = 可用于游戏
wallet-kept = 须先投注
wallet-about-balance = 钱包中的全部资金，含冻结部分。
wallet-about-withdrawable = 现在可提出的金额，计算方式见下。
wallet-about-held = 为提款保留，直至转交处理。提款页面列出每一笔。
wallet-about-held-none = 没有正在提出的款项。
# $reference: number of a deposit or name of a promotion.
wallet-locked-by = { $reference } 投注完成前保留
wallet-short = 须保留的金额多于现有金额，因此暂时无法提出。
# $amount: an amount with its currency.
wallet-elsewhere = { $amount } 在其他钱包中。这些钱属于您，转回主钱包后即可取出。

# $reference: number of a deposit or name of a promotion.
credit-deposit = 存款 { $reference }
# $reference: name of a promotion.
credit-bonus = 红利：{ $reference }
# $reference: name of a promotion.
credit-reward = 奖励：{ $reference }
# $reference: what it was for.
credit-gift = 赠金：{ $reference }
# $amount: an amount with its currency.
credit-rule-once = { $amount }，须投注一倍
# $amount: an amount with its currency. $times: a number, maybe with decimals.
credit-rule-times = { $amount }，须投注 { $times } 倍
# $done, $required: amounts with their currency.
credit-progress = 已投注 { $done }，共需 { $required }
# $amount: an amount with its currency.
credit-left = 还差 { $amount }
credit-done = 已完成

# $bet, $counted: amounts with their currency.
next-bet-counts = 投注 { $bet } 计入 { $counted }。
# $bet, $counted: amounts with their currency.
next-bet-nothing = 此处投注 { $bet } 不计入：{ $counted }。
# $amount: an amount with its currency. $reference: number of a deposit or name of a promotion.
next-bet-after = 之后，{ $reference } 还需投注 { $amount }。
