# The register centre.
agent-register-channel-wrong = Say it in one line of at most 40 characters.
# $most: a number.
agent-register-days-wrong = Enter a number of days up to { $most }; leave it empty for no end.
agent-register-fact-deposits = Paid in
agent-register-fact-first-deposits = First deposits
agent-register-fact-registered = Registered
agent-register-fact-turnover = Valid bets
# $channel: the agent's own words.
agent-register-link-channel = { $channel }
# $code: of a link.
agent-register-link-code = Link { $code }
agent-register-link-made = The link is ready.
agent-register-link-no-end = No end
# $state: a word.
agent-register-link-state = { $state ->
    [ENDED] Ended
    [EXPIRED] Expired
    [USED_UP] Used up
   *[OPEN] Open
}
# $time: when it expires.
agent-register-link-until = Until { $time }
# $name: an account name.
agent-register-made = { $name } was created.
agent-register-made-hint = Hand over the account name and the first password. At the first login the member chooses an own password and agrees to the terms.
# $most: a percentage.
agent-register-rate-above = At most { $most }.
# $most: a percentage.
agent-register-rate-most = At most { $most }
agent-register-rate-wrong = Enter a percentage with at most two decimals, such as 0.25.
# $most: a number.
agent-register-uses-wrong = Enter a number from 1 to { $most }.

# The views' own words.
view-agent-register-account = New account
view-agent-register-account-text = It stands below you from now on. Its first password must be changed at the first login.
view-agent-register-type = Account type
view-agent-register-rates = Rebate
view-agent-register-rates-text = A part of each valid bet, in percent. Nothing entered means none; never more than your own.
view-agent-register-create = Create account
view-agent-register-another = Create another
view-agent-register-link = New registration link
view-agent-register-link-text = Whoever registers by it stands below you, with this type and these rates.
view-agent-register-channel = Where it is shown
view-agent-register-channel-hint = Optional: only you see it
view-agent-register-uses = How many may register
view-agent-register-days = Days until it expires
view-agent-register-days-hint = Empty for no end
view-agent-register-add = Create link
view-agent-register-links = Registration links
view-agent-register-none = No links yet. Create one above and share it.
view-agent-register-show = Show QR code
view-agent-register-qr = QR code of the registration link
view-agent-register-share = Share
# $brand: the site's name.
view-agent-register-share-text = Join { $brand }
view-agent-register-end = End link
view-agent-register-end-ask = End this link? Nobody can register by it any more; who has stays.
view-agent-register-end-yes = End it
view-agent-register-end-no = Keep it
view-agent-register-address = Registration link
