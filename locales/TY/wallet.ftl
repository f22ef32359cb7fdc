# My wallet: what there is, what may leave, and why (sections 2 and 3 of the specification).
wallet-balance = 您擁有的
wallet-withdrawable = 您可提出的
wallet-held = 途中凍結
wallet-spendable = 可用於遊戲
wallet-kept = 須先投注
wallet-about-balance = 錢包中的全部資金，含凍結部分。
wallet-about-withdrawable = 現在可提出的金額，計算方式見下。
wallet-about-held = 為提款保留，直至轉交處理。提款頁面列出每一筆。
wallet-about-held-none = 沒有正在提出的款項。
# $reference: number of a deposit or name of a promotion.
wallet-locked-by = { $reference } 投注完成前保留
wallet-short = 須保留的金額多於現有金額，因此暫時無法提出。
# $amount: an amount with its currency.
wallet-elsewhere = { $amount } 在其他錢包中。這些錢屬於您，轉回主錢包後即可取出。

# $reference: number of a deposit or name of a promotion.
credit-deposit = 存款 { $reference }
# $reference: name of a promotion.
credit-bonus = 紅利：{ $reference }
# $reference: name of a promotion.
credit-reward = 獎勵：{ $reference }
# $reference: what it was for.
credit-gift = 贈金：{ $reference }
# $amount: an amount with its currency.
credit-rule-once = { $amount }，須投注一倍
# $amount: an amount with its currency. $times: a number, maybe with decimals.
credit-rule-times = { $amount }，須投注 { $times } 倍
# $done, $required: amounts with their currency.
credit-progress = 已投注 { $done }，共需 { $required }
# $amount: an amount with its currency.
credit-left = 還差 { $amount }
credit-done = 已完成

# $bet, $counted: amounts with their currency.
next-bet-counts = 投注 { $bet } 計入 { $counted }。
# $bet, $counted: amounts with their currency.
next-bet-nothing = 此處投注 { $bet } 不計入：{ $counted }。
# $amount: an amount with its currency. $reference: number of a deposit or name of a promotion.
next-bet-after = 之後，{ $reference } 還需投注 { $amount }。
