# The member centre: the names of its pages, what each is for, and how safe the account is.
member-group-account = Account
member-group-records = Records
member-group-rewards = Rewards
member-group-control = In your hands

member-security = My account
member-wallet = My wallet
member-deposit = Deposit
member-withdraw = Withdraw
member-transfer-upline = Transfer to upline
member-betting-record = Betting record
member-account-record = Account record
member-profit-and-loss = Profit and loss
member-bonus-details = Bonus details
member-reward-centre = Reward centre
member-referral = Invite friends
member-missions = Mission activity
member-messages = Platform information

member-about-withdraw = Take money out of your wallet, and follow what is on its way.
member-about-security = How you can be reached, the ways into your account, and where it is logged in now.

member-about-wallet = What you have, what you can take out, and what keeps the rest.
member-about-transfer-upline = Give money to the agent above you. It arrives at once, without a fee.
member-about-betting-record = Every bet of yours, how it ended, and what came out.
member-about-profit-and-loss = What you won and lost, by day and by product.
member-about-account-record = Every movement of your money and points, with the balance before and after.
member-about-bonus-details = Every bonus you got, what is staked of it, and what leaving it would cost.
member-about-fair-play = What play has cost you, your limits, breaks from play, and where help is found.
member-about-deposit = Put money into your wallet, and see how far each deposit has come.
member-about-reward-centre = Everything that you can claim in one list, your level, and cashback.
member-about-referral = Your link, the friends who came by it, and what you got for them.
member-about-messages = What happened to your money and your account, and what the operator writes to you.
member-about-missions = What there is to do, how far you are, and the places of the leaderboards.

safety-level-low = Your account has little protection
safety-level-middle = Your account is partly protected
safety-level-high = Your account is well protected
# $done, $total: numbers.
safety-count = Protections that are on: { $done } of { $total }
safety-email = Verified e-mail address
safety-mobile = Verified mobile number
safety-second = Authenticator app or passkey
safety-next-email = Add an e-mail address: it gets you back in when the password is lost.
safety-next-mobile = Add a mobile number: another way back in when the password is lost.
safety-next-second = Set up an authenticator app: it guards a login from a new place.
safety-act-second = Set up the authenticator app
