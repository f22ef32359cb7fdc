# Contracts of agents: the core's words.
error-contract-terms = These terms cannot be offered: they break a rule, or go above what the operator allows.
error-contract-exceeds = These terms are above your own contract of this kind, or you have none. Lower them.
error-contract-stands = A contract of this kind already stands between you, or a request about it is open.
error-contract-party = One of you cannot sign now: an account is closed or excluded, or you no longer stand directly below one another.
error-contracts-end = Contracts further down would end. Look at the list and agree to it first.
agent-about-contracts = What you agreed with your upline and your downlines, what it brings, and what it would bring.
agent-contract-tier = Tier { $tier }
agent-contract-with-downline = With { $party }
agent-contract-version = Version { $version }, from { $from }
agent-contract-ending = { $downline } (from { $upline }): { $rate }, then at most { $most }
agent-contract-unreadable = Some inputs cannot be read.
agent-contract-reason-short = Say why, in at least 3 characters.
# $count: a number.
agent-contract-periods = { $count ->
    [one] One period
   *[other] { $count } periods
}
agent-contract-plain = { $text }
agent-contract-tab = { $tab ->
    [records] Records
    [contract] Contracts
    [requests] Requests
   *[workbench] Workbench
}
agent-contract-label = { $what ->
    [PERIOD] Period
    [BASIS] Part of
    [PRODUCTS] Products
    [SUB_TEAMS] All levels below
    [SELF] Own play counts
    [PAYER] Paid by
    [GUARANTEED] Guaranteed rate
    [CARRY_OVER] Below zero
    [PLATFORM_FEE] Platform fee
    [BONUSES] Bonuses deducted
    [PAYMENT_FEE] Payment fee
    [TURNOVER] Stakes from
    [NET_LOSS] Net loss from
    [MEMBERS] Active members
    [LEAST] Least valid bet of each
    [RATE] Rate
   *[CAP] At most
}
agent-contract-word = { $word ->
    [REALTIME_5M] Five minutes
    [HOURLY] Hour
    [DAILY] Day
    [WEEKLY] Week
    [HALF_MONTHLY] Half month
    [MONTHLY] Month
    [NET_LOSS] Net loss
    [TURNOVER] Stakes
    [VALID_BET] Valid bets
    [GGR] Stakes less payouts
    [NGR] Net revenue
    [RESET] Begins at zero
    [CARRY_NEGATIVE] Carried on
    [UPLINE] The upline
    [OPERATOR] The operator
    [YES] Yes
    [NO] No
   *[ALL] All products
}
agent-contract-action = { $action ->
    [OFFER] Offer
    [COUNTER] Other terms
    [ACCEPT] Accept and sign
    [REJECT] Reject
    [WITHDRAW] Withdraw
    [TERMINATE] End contract
    [AMEND] Change terms
   *[ASK] Ask for a contract
}
agent-contract-step = { $action ->
    [OFFER] Sign your offer
    [COUNTER] Sign other terms
    [ACCEPT] Sign this contract
    [REJECT] Reject the request
    [WITHDRAW] Withdraw your request
   *[TERMINATE] Ask for the end of the contract
}
agent-contract-done = { $action ->
    [OFFER] The offer was sent.
    [COUNTER] Your terms were sent.
    [ACCEPT] Signed. It counts from the next period on.
    [REJECT] The request was rejected.
    [WITHDRAW] The request was withdrawn.
   *[TERMINATE] The other side was asked for the end.
}
agent-contract-with-upline = { $named ->
    [OPERATOR] With the operator
   *[ACCOUNT] With your upline { $party }
}
agent-contract-status = { $status ->
    [ACTIVE] Counts since { $from }
    [TERMINATING] Ends { $until }: { $why ->
            [RATE_LOWERED] the upline's own contract was lowered
            [UPLINE_CHANGED] the upline has changed
           *[AGREED] both agreed
        }
   *[ENDED] Ended { $until }: { $why ->
            [RATE_LOWERED] the upline's own contract was lowered
            [UPLINE_CHANGED] the upline has changed
           *[AGREED] both agreed
        }
}
agent-contract-signed = { $named ->
    [OPERATOR] Signed by the operator, { $time }
   *[ACCOUNT] Signed by { $party }, { $time }
}
agent-contract-request = { $what ->
    [NEW] New contract with { $named ->
            [OPERATOR] the operator
           *[ACCOUNT] { $party }
        }
    [AMEND] Other terms with { $named ->
            [OPERATOR] the operator
           *[ACCOUNT] { $party }
        }
   *[TERMINATE] End of a contract with { $named ->
            [OPERATOR] the operator
           *[ACCOUNT] { $party }
        }
}
agent-contract-turn = { $turn ->
    [YOURS] Your answer is waited for, until { $until }
    [THEIRS] The other side has until { $until }
   *[CLOSED] { $status ->
            [ACCEPTED] Signed by both
            [REJECTED] Rejected
            [EXPIRED] Nobody answered in time
           *[CANCELLED] Withdrawn
        }
}
agent-contract-bench-title = { $what ->
    [OFFER] Offer to { $named ->
            [NOBODY] the operator
           *[SOMEBODY] { $party }
        }
    [ASK] Ask your upline for a contract
    [AMEND] Other terms with { $named ->
            [NOBODY] the operator
           *[SOMEBODY] { $party }
        }
    [COUNTER] Answer { $named ->
            [NOBODY] the operator
           *[SOMEBODY] { $party }
        }
   *[WORKBENCH] Workbench
}
agent-contract-closed = { $what ->
    [RIGHT] You may not begin a contract of this type.
    [NO_OWN] You have no contract of this type yourself, so you cannot offer one.
   *[GONE] This is not here any more.
}
agent-contract-fault = { $fault ->
    [PERIOD] This type has no such period
    [BASIS] This type has no such basis
    [PRODUCTS] Choose products, each once
    [UNKNOWN_PRODUCT] There is no such product
    [CARRY_OVER] Stakes are never below zero, so nothing is carried
    [DEDUCTIONS] Deductions belong to net revenue alone
    [RATE] A rate above 100%
    [NO_RATE] Nothing would ever be paid
    [TOO_MANY_TIERS] Too many tiers
    [NEGATIVE] Nothing may be below zero
    [CAP] The cap must be above zero
    [LEAST_STAKE] A least valid bet needs active members
    [NOT_RISING] It must need more than the tier below, and nothing less
    [RATE_FALLS] It must not give less than the tier below
   *[CAP_FALLS] The cap must not be below that of the tier below
}
agent-contract-excess = { $what ->
    [KIND] Another kind than your own contract
    [PRODUCTS] Other products than your own contract
    [SUB_TEAMS] Levels that your own contract leaves out
    [CARRY_OVER] Your own contract carries what is below zero
    [PLATFORM_FEE] The platform fee must be at least { $allowed }
    [BONUSES] Bonuses must be deducted as in your own contract
    [PAYMENT_FEE] The payment fee must be at least { $allowed }
    [RATE] At most { $allowed } here
   *[CAP] The cap must be at most { $allowed }
}

# The views' own words.
view-contracts-own = Contract with your upline
view-contracts-downlines = Contracts with your downlines
view-contracts-none = No contracts yet
view-contracts-none-text = Offer one from downline management, or ask your upline.
view-contracts-text = Text and signatures
view-contracts-download = Download the text
view-contracts-hash = SHA-256
view-contracts-tiers = Tiers
view-contracts-ending = These contracts below end with it
view-contracts-agree = I have looked at the list and agree
view-contracts-reason = Reason
view-contracts-back = Back
view-contracts-set-password = Set a payment password to sign
view-contracts-add = Add tier
view-contracts-raise = Move up
view-contracts-remove = Remove
view-contracts-replay = What it would have brought
view-contracts-period = Period
view-contracts-basis = Part of
view-contracts-members = Active
view-contracts-tier = Tier
view-contracts-downline = Downline
view-contracts-mine = You
view-contracts-kept = You keep
view-contracts-total = Total
view-contracts-chart = Amounts by period
view-contracts-no-requests = No requests
view-contracts-no-requests-text = What you or the other side ask for stands here.
view-contracts-terms = Terms
