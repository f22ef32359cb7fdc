# Play in control: what play has cost, limits, reality checks, breaks from play, a questionnaire.
fair-deposit = Deposit limits
fair-deposit-about = How much you pay in. Taking money out makes no room for more.
fair-loss = Loss limits
fair-loss-about = What play may cost you: your stakes less the payouts.
fair-stake = Stake limits
fair-stake-about = All that you stake, whether it wins or loses.
fair-time = Time limits
fair-time-about = How long you play.
# $kind: what it bounds, a word. $period: how long what was used counts, a word.
fair-limit-name = { $kind ->
    [LOSS] Loss limit
    [STAKE] Stake limit
    [TIME] Time limit
   *[DEPOSIT] Deposit limit
}, { $period ->
    [WEEK] 7 days
    [MONTH] 31 days
   *[DAY] 24 hours
}
fair-day = 24 hours
fair-week = 7 days
fair-month = 31 days
fair-ever = Since the start
# $hours, $minutes: numbers.
fair-time-value = { $hours } h { $minutes } min
fair-no-limit = No limit
# $time: date and time of day with the offset from UTC.
fair-eases = More is possible again from { $time } on.
fair-counts-now = This counts at once.
fair-counts-now-drops = This counts at once, and the raise that waits is dropped.
# $time: date and time of day with the offset from UTC.
fair-counts-later = This is a raise. You can confirm it from { $time } on. Until you do, your limit stays as it is.
fair-counts-already = This is your limit already.
# $time: date and time of day with the offset from UTC.
fair-removed-later = You can confirm that you want none from { $time } on. Until you do, your limit stays as it is.
# $hours: a number of hours, 24 or more.
fair-time-wrong = Enter at least 1 minute and at most { $hours } hours.
# $time: date and time of day with the offset from UTC.
fair-raise-waits = You can confirm it from { $time } on. Without your second yes it does not begin.
fair-raise-ripe = The wait is over. Do you still want it? Without your second yes it does not begin.
fair-row-deposited = Deposits
fair-row-withdrawn = Withdrawals
fair-row-staked = Stakes
fair-row-paid = Payouts
fair-row-net = Net result
fair-row-minutes = Time of play
fair-check-never = No reality check
# $count: a number.
fair-check-every = { $count ->
    [one] After every minute of play
   *[other] After every { $count } minutes of play
}
# $span: how long, a word.
fair-span = { $span ->
    [WEEK] 7 days
    [DAYS_30] 30 days
    [WEEKS_6] 6 weeks
    [MONTHS_6] 6 months
    [YEAR] 1 year
    [YEARS_5] 5 years
    [FOREVER] For ever
   *[HOURS_24] 24 hours
}
# $kind: which break, a word.
fair-break-present = { $kind ->
    [SELF_EXCLUSION] You have excluded yourself from play
   *[TIME_OUT] You are taking a break from play
}
# $cause: what has brought it about, a word.
fair-break-cause = { $cause ->
    [MATCHED] This follows from your self-exclusion with another account.
    [OPERATOR] The operator has set this.
    [MINOR] By what we know you are too young to play.
   *[OWN] You have chosen this.
}
# $time: date and time of day with the offset from UTC.
fair-break-until = Until { $time }
fair-break-forever = Without an end
# $time: date and time of day with the offset from UTC.
fair-break-until-asked = Until { $time }, and after that until you ask to come back
# $time: date and time of day with the offset from UTC.
fair-break-since = Since { $time }
fair-break-over = Its time is over. Play opens only if you ask for it, after a time to think that begins when you ask.
# $time: date and time of day with the offset from UTC.
fair-break-returns = You have asked to come back. Play opens { $time }.
fair-break-asked = Begin this break?
# $time: date and time of day with the offset from UTC.
fair-break-asked-time-out = You can not play until { $time }. Nobody can end the break earlier, and neither can we.
# $time: date and time of day with the offset from UTC.
fair-break-asked-exclusion = You can not play until { $time }, and after that only if you ask for it. Nobody can end this earlier, and neither can we.
fair-break-asked-forever = You can not play here again. Nobody can take that back, and neither can we.
fair-break-begin = Begin the break
fair-break-closed = Play is closed to you
fair-notice-title = You are on a break from play
# $time: date and time of day with the offset from UTC.
fair-notice-until = This is closed to you until { $time }. Your money stays yours, and you can still withdraw it.
fair-notice-forever = This is closed to you without an end. Your money stays yours, and you can still withdraw it.
# $time: date and time of day with the offset from UTC.
fair-notice-until-asked = This is closed to you until { $time }, and after that until you ask to come back. Your money stays yours, and you can still withdraw it.
fair-notice-open = See what stays open
# $kind: what happened, a word.
fair-did = { $kind ->
    [LIMIT_SET] Limit set
    [LIMIT_LOWERED] Limit lowered
    [RAISE_ASKED] Raise asked for
    [RAISE_CONFIRMED] Raise confirmed
    [RAISE_DROPPED] Raise dropped
    [LIMIT_DECLINED] No limit wanted
    [LIMIT_HELD] Limit reached
    [REALITY_CHECK_SET] Reality check changed
    [REALITY_CHECK_ANSWERED] Reality check read
    [TIME_OUT] Time-out begun
    [SELF_EXCLUSION] Self-exclusion begun
    [RETURN_ASKED] Asked to come back
    [RETURNED] Play is open again
    [SELF_TEST] Self-test answered
   *[OTHER] Changed
}
# $actor: who did it, a word.
fair-by = { $actor ->
    [OPERATOR] By the operator
   *[SYSTEM] By the site itself
}
# The nine questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001), about the last 12 months.
fair-test-1 = Have you bet more than you could really afford to lose?
fair-test-2 = Have you needed to gamble with larger amounts of money to get the same feeling of excitement?
fair-test-3 = Have you gone back on another day to try to win back the money you had lost?
fair-test-4 = Have you borrowed money or sold anything to get money to gamble?
fair-test-5 = Have you felt that you might have a problem with gambling?
fair-test-6 = Has gambling caused you any health problems, including stress or anxiety?
fair-test-7 = Have people criticised your betting or told you that you had a gambling problem, whether or not you thought it was true?
fair-test-8 = Has your gambling caused any financial problems for you or your household?
fair-test-9 = Have you felt guilty about the way you gamble or what happens when you gamble?
fair-test-never = Never
fair-test-sometimes = Sometimes
fair-test-mostly = Most of the time
fair-test-always = Almost always
fair-test-left-out = Choose an answer.
# $score, $most: numbers.
fair-test-score = Your sum is { $score } of { $most }.
# $band: what the sum means, a word.
fair-test-band = { $band ->
    [LOW] Your answers show few signs of harm
    [MODERATE] Your answers show some signs of harm
    [HIGH] Your answers show strong signs of harm
   *[NONE] Your answers show no sign of harm
}
# $band: what the sum means, a word.
fair-test-next = { $band ->
    [LOW] A limit for money or time may help. Answer the questions again in a few months.
    [MODERATE] Lower limits or a break from play may help. It can be good to talk to somebody: the services on this page are there for that.
    [HIGH] You need not deal with this alone. The services on this page are there to talk, and a break from play gives you time.
   *[NONE] Nothing needs to change. A limit is still a calm way to decide before play begins.
}
