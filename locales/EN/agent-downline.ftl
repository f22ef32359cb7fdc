# Downline management.
# Orders and columns.
downline-name = Account name
downline-registered = Registered
downline-last-login = Last login
downline-balance = Balance
downline-team-balance = Team balance
downline-team-size = Team
downline-turnover = Stakes of 30 days
downline-ascending = Ascending
downline-descending = Descending
downline-any-label = Any label
# $status: a word. $type: number of an account type.
downline-status = { $status ->
    [FROZEN] Frozen
    [SUSPENDED] Suspended
    [CLOSED] Closed
   *[ACTIVE] Active
}
downline-type = { $type ->
    [0] Member
   *[1] Agent, type { $type }
}
# $count: a number.
downline-below = Show { $count } directly below
downline-rate-all = All products
# $least: a percentage. $name: an account name.
downline-rate-below = At least { $least }: somebody directly below has this rate. { $name } has to lower it first.
# $least and $most: percentages.
downline-rate-bounds = From { $least } to { $most }
downline-rates = Rebate rates
# $name: an account name.
downline-rates-by = Set by { $name }
downline-rates-by-operator = Set by the operator
# $day: a day. $name: an account name.
downline-rates-from = They count from { $day } on. Until then nothing changes.
downline-rates-review = { $name } gets these rates from { $day } on.
downline-rates-set = The rates of { $name } change from { $day } on, and a message says so.
downline-rates-since = From { $day } on
downline-rates-title = Rebate rates of { $name }
downline-path = Between you
downline-real-name = Real name
downline-email = Mail address
downline-mobile = Mobile number
downline-transfer = Transfer money
downline-message = Write
downline-labels = Labels
downline-freeze = Freeze
downline-unfreeze = End the freeze
# $name: an account name.
downline-freeze-title = Freeze { $name }
downline-labels-title = Labels of { $name }
downline-message-title = Write to { $name }
downline-message-all = Write to everybody directly below
downline-transfer-title = Transfer to { $name }
downline-transfer-closed = Money cannot go to this account right now.
downline-fact-to = Goes to
# $reason: words of an agent. $count: a number.
downline-frozen-why = Frozen: { $reason }
downline-frozen = The account is frozen.
downline-unfrozen = The freeze has ended.
downline-labelled = The labels are saved.
downline-written = The message is on its way. Recipients: { $count }
downline-reason-wrong = Say why in one line of 5 to 200 characters.
downline-labels-wrong = At most 8 labels of at most 24 characters each.
downline-title-wrong = The title needs one line of 1 to 80 characters.
downline-text-wrong = The text needs 1 to 1,000 characters.
# The views' own words.
view-downline-search = Search by account or name
view-downline-search-hint = The first letters, at least two; the whole tree is searched.
view-downline-clear = Clear the search
view-downline-sort = Order
view-downline-label = Label
view-downline-list = Downlines
view-downline-path = The way back
view-downline-me = My team
view-downline-find = Search
view-downline-back = Back to the list
view-downline-unknown = Nobody of your team has this address any more.
view-downline-none-title = Nobody stands here yet
view-downline-none-text = Who registers under you appears here. The register centre has your links.
view-downline-no-match-title = Nobody was found
view-downline-no-match-text = Try other first letters.
view-downline-own = Own play of 30 days
view-downline-team = Its team in 30 days
view-downline-contract-offer = Offer one
view-downline-contract-stands = One stands or is asked for
view-downline-contracts = Contracts
view-downline-rates = Rebate rates
view-downline-rates-change = Check the rates
view-downline-rates-check = Check and change the rates
view-downline-rates-send = Change the rates
view-downline-rates-history = Changes
view-downline-rates-none = No change yet.
view-downline-rates-legend = Percent of each valid bet
view-downline-person = Person
view-downline-actions = What you can do
view-downline-reason = Reason
view-downline-freeze-hint = Sessions end at once and nobody can log in. The money stays in the account, and its member is told.
view-downline-labels-hint = Divided by commas. Nobody but you sees them.
view-downline-title = Title
view-downline-text = Text
view-downline-send = Send
view-downline-save = Save
view-downline-close = Close
view-downline-pin = Set a payment password first
