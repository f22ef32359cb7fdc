# Messages to the member.

# $category: what messages are about, a word.
inbox-category = { $category ->
    [SYSTEM] System
    [PAYMENT] Payments
    [SECURITY] Security
    [PROMO] Promotions
    [AGENT] Your agent
    [AGENT] Team
    [RG] Play in control
   *[ALL] All
}
# $kind: what has happened, a word.
inbox-title = { $kind ->
    [DEPOSIT_CREDITED] Deposit credited
    [WITHDRAWAL_PAID] Withdrawal sent
    [WITHDRAWAL_REJECTED] Withdrawal refused
    [WITHDRAWAL_FAILED] Withdrawal not paid
    [WITHDRAWAL_RETURNED] Withdrawal returned
    [BALANCE_CORRECTED] Balance corrected
    [UPLINE_TRANSFER_SENT] Transfer to your upline
    [UPLINE_TRANSFER_RECEIVED] Transfer from a downline
    [DOWNLINE_TRANSFER_SENT] Transfer to a downline
    [DOWNLINE_TRANSFER_RECEIVED] Transfer from an upline
    [PAYMENT_PASSWORD_CHANGED] Payment password changed
    [PASSWORD_CHANGED] Password changed
    [AUTHENTICATOR_ADDED] Authenticator app added
    [AUTHENTICATOR_REMOVED] Authenticator app removed
    [PASSKEY_ADDED] Passkey added
    [PASSKEY_REMOVED] Passkey removed
    [EMAIL_CHANGED] Mail address changed
    [MOBILE_CHANGED] Mobile number changed
    [PAYOUT_ACCOUNT_ADDED] Account to be paid to added
    [PAYOUT_ACCOUNT_REMOVED] Account to be paid to removed
    [PAYEE_NAME_SET] Payee name set
    [IDENTITY_APPROVED] Identity check approved
    [IDENTITY_REJECTED] Identity check not approved
    [ACCOUNT_CLOSED] Account closed
    [ACCOUNT_REOPENED] Account open again
    [ACCOUNT_FROZEN] Account frozen
    [ACCOUNT_UNFROZEN] Account no longer frozen
    [EXCLUDED] Excluded from play
    [REDEMPTION_APPROVED] Redemption approved
    [REDEMPTION_REJECTED] Redemption rejected
    [REDEMPTION_CODE] Your code is here
    [REDEMPTION_SHIPPED] Your parcel is on its way
    [CASHBACK_READY] Cashback to claim
    [LEVEL_GIFT_READY] Level gift to claim
    [RED_ENVELOPE_READY] A red envelope for you
    [FREE_SPINS_READY] Free spins for you
    [REFERRAL_READY] Reward of an invitation to claim
    [LEVEL_REACHED] New level
    [LEVEL_LOWERED] Level lowered
    [MISSION_COMPLETED] Mission done
    [LEADERBOARD_PRIZE] Leaderboard prize
    [AGENT_APPOINTED] You are an agent
    [AGENT_REFUSED] Affiliate application refused
    [SETTLEMENT_PAID] Contract payment
    [SETTLEMENT_PART_PAID] Contract payment in part
    [SETTLEMENT_REFUSED] Contract payment refused
    [CONTRACT_OFFERED] A contract waits for your answer
    [CONTRACT_SIGNED] Contract signed
    [CONTRACT_DECLINED] Contract not agreed
    [CONTRACT_ENDED] A contract ends
    [RATES_CHANGED] Your rebate rates change
   *[OTHER] Message
}
# $detail: what is said, a word. $amount: money with its currency, and its sign where it was taken. $number: of a deposit,
# withdrawal or transfer. $name: of an account, passkey or person, mostly hidden.
inbox-text = { $detail ->
    [DEPOSIT] { $amount } from deposit { $number } is in your wallet.
    [PAID] { $amount } was sent to you (withdrawal { $number }). Please say on its page whether it has arrived.
    [BACK] { $amount } from withdrawal { $number } is back in your wallet.
    [CORRECTED] The operator has corrected your balance by { $amount }.
    [SENT] You transferred { $amount } to your upline (number { $number }).
    [RECEIVED] You received { $amount } from a downline (number { $number }).
    [SENT_DOWN] You transferred { $amount } to a downline (number { $number }).
    [RECEIVED_DOWN] You received { $amount } from an upline (number { $number }).
    [FROZEN] An agent above you has frozen your account. Your money stays in it. Contact your upline or customer service.
    [UNFROZEN] Your account is no longer frozen. You can log in as before.
    [IDENTITY] Your security centre says why and what to do.
    [CLOSED] Customer service can open it again for a while.
    [EXCLUDED] You are excluded from play under another account, and so this one is too. You can still withdraw your money.
    [REDEMPTION_APPROVED] Redemption { $number } was approved.
    [REDEMPTION_REJECTED] Redemption { $number } was rejected, and your points are back. The points mall says why.
    [REDEMPTION_CODE] The code of redemption { $number } is in the points mall.
    [REDEMPTION_SHIPPED] The parcel of redemption { $number } was handed to a courier. The points mall has its tracking number.
    [CASHBACK] { $amount } of cashback waits in the reward centre.
    [LEVEL_GIFT] The gift of { $name }, { $amount }, waits in the reward centre.
    [RED_ENVELOPE] A red envelope of { $amount } waits in the reward centre.
    [FREE_SPINS] Free spins: { $number }. Bonus details says for which games, and until when.
    [REFERRAL] { $amount } from inviting friends waits in the reward centre.
    [LEVEL] You have reached the level { $name }.
    [LEVEL_LOWERED] Your level is { $name } now.
    [MISSION] Its reward waits: take it before its time is over.
    [LEADERBOARD] { $amount } is in your wallet.
    [LEADERBOARD_POINTS] Your prize is among your points.
    [AGENT] The agent centre is open to you: invite members, and see your team and what it brings.
    [SETTLEMENT_PAID] { $amount } from your contract is in your wallet.
    [SETTLEMENT_PART_PAID] { $amount } from your contract is in your wallet. The rest is still owed to you.
    [SETTLEMENT_REFUSED] The operator refused a payment of { $amount } from a contract. The records of your agent centre say why.
    [SETTLEMENT_GIVEN] { $amount } left your wallet for a contract with a downline.
    [CONTRACT] Contract { $number } with { $name }. The agent centre shows it.
    [CONTRACT_OPERATOR] Contract { $number } with the operator. The agent centre shows it.
    [RATES] { $name } has changed your rebate rates. They count from { $number } on:
   *[NAME] { $name }
}
inbox-advice = If this was not you, change your login password at once and contact customer service.
# $to: where the link leads, a word.
inbox-action = { $to ->
    [DEPOSIT] Show the deposit
    [WITHDRAWAL] Show the withdrawal
    [RECORD] Show the account record
    [TRANSFERS] Show transfers
    [SECURITY] Show my account
    [PAYOUT] Show accounts to be paid to
    [FAIR_PLAY] Open “Play in control”
    [MALL] Show what you redeemed
    [REWARDS] Show the reward centre
    [BONUSES] Show bonus details
    [MISSIONS] Show missions and leaderboards
    [AGENT] Open the agent centre
    [CONTRACTS] Open the agent centre
   *[OTHER] Open the page
}

view-inbox-list = Messages
view-inbox-categories = Categories
view-inbox-pick = Select
view-inbox-pick-all = Select all
# $count: a number.
view-inbox-picked = Selected: { $count }
view-inbox-read = Mark as read
view-inbox-read-all = Mark all as read
view-inbox-delete = Delete
# $count: a number.
view-inbox-ask = Delete messages for good? Selected: { $count }
view-inbox-keep = Keep
view-inbox-unread = Unread
view-inbox-pinned = Pinned
view-inbox-reply = Write to customer service
view-inbox-back = All messages
view-inbox-choose = Choose a message to read it here.
view-inbox-unknown = This message is not here any more.
view-inbox-empty-title = No messages yet
view-inbox-empty-text = What happens to your money and your account is told here.
view-inbox-no-match-title = Nothing in this category
view-inbox-no-match-text = Choose another category to see the rest.
view-inbox-bulk = Selected messages
