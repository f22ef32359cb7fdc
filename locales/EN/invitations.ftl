# Inviting friends: the member's link, what is given for a friend, and what became of friends.

# $name: a title as its owner writes it.
invite-name = { $name }
invite-step-register = Your friend signs up by your link.
# $amount: with its currency.
invite-step-deposit = Your friend makes deposits of { $amount } in all.
# $amount: with its currency.
invite-step-turnover = Your friend's valid bets come to { $amount } in all.
# $days: a number as text.
invite-step-days = All of it within { $days } days of signing up.
# $from: a number as text. $amount: with its currency.
invite-tier = From friend number { $from } on: { $amount } for each
# $amount: with its currency.
invite-tier-only = { $amount } for each friend who has done that
invite-rule-free = What you get need not be staked
# $times: a number as text.
invite-rule-times = What you get must be staked { $times } times before it can leave
# $amount: with its currency. $times: a number as text.
invite-friend-gets = Your friend gets { $amount }, to be staked { $times } times
# $amount: with its currency.
invite-friend-gets-free = Your friend gets { $amount }, which need not be staked
# $days: a number as text.
invite-claim-days = It waits in the reward centre for { $days } days
# $count: a number as text.
invite-most-friends = Something is given for { $count } friends at most
# $time: a date and time.
invite-ends = For friends who sign up before { $time }
invite-held-rule = A second account of your own does not count. A friend who shares a device, a network address, a payee or an account to be paid to with you or with another friend of yours is looked at by the operator first
invite-fact-friends = Friends who signed up
invite-fact-qualified = Friends who count
invite-fact-waiting = Waits in the reward centre
invite-fact-claimed = Claimed so far
# $amount: with its currency. $number: a number as text.
invite-earned = { $amount } for friend number { $number }
# $number: a number as text.
invite-earned-nothing = Nothing was granted for friend number { $number }
invite-own-deposit = Your deposits
invite-own-turnover = Your valid bets
invite-own-rule-free = It need not be staked
# $times: a number as text.
invite-own-rule-times = It must be staked { $times } times before it can leave
# $state: what became of a friend, a word.
invite-state = { $state ->
    [REGISTERED] Signed up
    [HELD] Being looked at
    [QUALIFIED] Counts
    [REJECTED] Does not count
   *[EXPIRED] Out of time
}
# $state: what became of a friend, a word. $time: a date and time.
invite-about = { $state ->
    [REGISTERED] Has time until { $time }
    [HELD] Signed up { $time }. Nothing is granted until the operator has looked at it.
    [QUALIFIED] Since { $time }
    [REJECTED] Signed up { $time }. The operator has decided that this friend does not count.
   *[EXPIRED] What the plan asks for was not done by { $time }
}
# $state: where it stands, a word. $amount: with its currency. $time: a date and time.
invite-own = { $state ->
    [REGISTERED] You came by a friend's link. { $amount } is yours to claim once this is done by { $time }.
    [HELD] You came by a friend's link. The operator looks at it first; { $amount } is granted no sooner.
    [QUALIFIED] You came by a friend's link, and { $amount } was granted to you.
    [REJECTED] You came by a friend's link. The operator has decided that it does not count.
   *[EXPIRED] You came by a friend's link. The time for { $amount } was over { $time }.
}

view-invite-link = Your link
view-invite-code = QR code of your link
view-invite-share = Share
# $brand: name of the site.
view-invite-share-text = An invitation to { $brand }
view-invite-preview = The page that your friends see
view-invite-steps = What your friend does
view-invite-gives = What you get
view-invite-terms = Terms
view-invite-sums = What has come of it
view-invite-friends = Your friends
view-invite-friends-empty = Nobody has signed up by your link yet.
view-invite-own = Your own invitation
view-invite-no-plan = No plan runs at present: your link works, and nothing is given for friends who sign up now.
view-invite-closed-title = Invitations are not open to you at present
view-invite-closed-text = Customer service says more.
view-invite-to-rewards = To the reward centre
