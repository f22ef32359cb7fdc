# My wallet: what there is, what may leave, and why (sections 2 and 3 of the specification).
wallet-balance = What you have
wallet-withdrawable = What you can take out
wallet-held = Frozen on its way
wallet-spendable = Free to play with
wallet-kept = Must be staked first
wallet-about-balance = Everything in your wallet, with what is frozen.
wallet-about-withdrawable = What can leave now. Below stands how it comes about.
wallet-about-held = Kept for withdrawals until they are handed on. The withdrawal page shows each.
wallet-about-held-none = Nothing is on its way out.
# $reference: number of a deposit or name of a promotion.
wallet-locked-by = Kept by { $reference } until it is staked
wallet-short = More is kept than there is, so nothing can leave yet.
# $amount: an amount with its currency.
wallet-elsewhere = { $amount } is in other wallets. It is yours, and can be taken out once it is back in the main wallet.

# $reference: number of a deposit or name of a promotion.
credit-deposit = Deposit { $reference }
# $reference: name of a promotion.
credit-bonus = Bonus: { $reference }
# $reference: name of a promotion.
credit-reward = Reward: { $reference }
# $reference: what it was for.
credit-gift = Gift: { $reference }
# $amount: an amount with its currency.
credit-rule-once = { $amount }, must be staked once
# $amount: an amount with its currency. $times: a number, maybe with decimals.
credit-rule-times = { $amount }, must be staked { $times } times
# $done, $required: amounts with their currency.
credit-progress = { $done } of { $required } staked
# $amount: an amount with its currency.
credit-left = { $amount } left
credit-done = Done

# $bet, $counted: amounts with their currency.
next-bet-counts = A bet of { $bet } counts { $counted }.
# $bet, $counted: amounts with their currency.
next-bet-nothing = A bet of { $bet } counts nothing here: { $counted }.
# $amount: an amount with its currency. $reference: number of a deposit or name of a promotion.
next-bet-after = After it, { $amount } of { $reference } is left to be staked.
