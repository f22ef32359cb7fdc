//! The codes of promotions: how one takes part, what is given, how far a member is, how it stands, what comes next. Each is
//! the name that travels and is stored.

macro_rules! codes {
    ($(#[$doc:meta])* $name:ident { $($(#[$item:meta])* $variant:ident = $code:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$item])* $variant,)* }

        impl $name {
            /// Every value, in the order of its table.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The code of the value, as it travels and is stored.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $($name::$variant => $code,)* }
            }

            /// The value with this code; nothing for an unknown one.
            #[must_use]
            pub fn parse(text: &str) -> Option<$name> {
                Self::ALL.iter().copied().find(|it| it.as_str() == text)
            }
        }
    };
}

codes! {
    /// How one takes part.
    Mode {
        /// By playing: it counts by itself.
        Auto = "AUTO",
        /// By one press while it runs, which pays the reward.
        Claim = "CLAIM",
        /// By signing up in time; what is won is paid when it runs, at the member's press.
        SignUp = "SIGN_UP",
        /// By an application that the operator decides on.
        Apply = "APPLY",
        /// By signing up, which brings draws.
        Raffle = "RAFFLE",
        /// With a deposit that names it, which is paid its share with the money.
        Deposit = "DEPOSIT",
    }
}

codes! {
    /// What a promotion gives.
    RewardKind {
        /// Money into the wallet.
        Cash = "CASH",
        /// Money with a turnover condition.
        Bonus = "BONUS",
        /// Free rounds of a game.
        FreeSpin = "FREE_SPIN",
        /// Points of the mall.
        Points = "POINTS",
        /// Draws of a raffle, for its prizes.
        Raffle = "RAFFLE",
        /// A thing that is sent.
        Physical = "PHYSICAL",
    }
}

impl RewardKind {
    /// Whether it is given at once, by the ledger or as free spins; all else is handed out by the operator.
    #[must_use]
    pub const fn is_paid_at_once(self) -> bool {
        matches!(self, RewardKind::Cash | RewardKind::Bonus | RewardKind::Points | RewardKind::FreeSpin)
    }
}

codes! {
    /// The state of a member: how far taking part has come. Stored; a member without a row has done nothing.
    State {
        /// The member has signed up.
        SignedUp = "SIGNED_UP",
        /// The member has applied; the operator has not decided.
        Applying = "APPLYING",
        /// The operator agreed; the reward waits.
        Approved = "APPROVED",
        /// The operator has refused the application.
        Rejected = "REJECTED",
        /// The member took the reward.
        Claimed = "CLAIMED",
        /// The operator handed the reward out.
        Issued = "ISSUED",
    }
}

codes! {
    /// The status of a promotion for somebody: the words of section 4.
    Status {
        /// The promotion has not opened yet.
        ComingSoon = "COMING_SOON",
        /// The promotion can be joined.
        Join = "JOIN",
        /// The member has signed up; the promotion has not begun.
        SignedUp = "SIGNED_UP",
        /// The promotion runs and counts by itself.
        InProgress = "IN_PROGRESS",
        /// The member has signed up, and the promotion runs.
        Joined = "JOINED",
        /// The application waits for the operator.
        Applying = "APPLYING",
        /// The application was agreed to; the operator prepares the reward.
        Process = "PROCESS",
        /// The reward can be taken.
        Claim = "CLAIM",
        /// The reward was taken.
        Claimed = "CLAIMED",
        /// The reward was handed out.
        Issued = "ISSUED",
        /// The promotion runs, and nobody can sign up any more.
        ClosedForSignup = "CLOSED_FOR_SIGNUP",
        /// The operator has refused the application.
        Rejected = "REJECTED",
        /// The promotion is over.
        Close = "CLOSE",
    }
}

codes! {
    /// A move that leads on from one state to the next.
    Transition {
        /// The member signs up.
        Join = "JOIN",
        /// The member applies.
        Apply = "APPLY",
        /// The member takes the reward.
        Claim = "CLAIM",
        /// The member names the promotion in a deposit.
        Deposit = "DEPOSIT",
        /// The operator agrees to an application.
        Approve = "APPROVE",
        /// The operator refuses an application.
        Reject = "REJECT",
        /// The operator hands the reward out.
        Issue = "ISSUE",
    }
}

codes! {
    /// A filter of the list of promotions.
    Filter {
        /// What can be joined, claimed or played now.
        Open = "open",
        /// What has not begun.
        Coming = "coming",
        /// What the member takes part in.
        Mine = "mine",
        /// What is over or closed.
        Ended = "ended",
    }
}
