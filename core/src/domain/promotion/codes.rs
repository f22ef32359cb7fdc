//! The codes of promotions: how one takes part, what is given, how far a member is, how it stands, what comes next. Each is
//! the name that travels and is stored.

macro_rules! codes {
    ($(#[$doc:meta])* $name:ident { $($(#[$item:meta])* $variant:ident = $code:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$item])* $variant,)* }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// As it travels and is stored.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $($name::$variant => $code,)* }
            }

            /// The one with this code.
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
        /// Points.
        Points = "POINTS",
        /// Draws for prizes.
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
    /// How far a member has come. Stored; a member without a row has done nothing.
    State {
        /// Signed up.
        SignedUp = "SIGNED_UP",
        /// Applied; the operator has not decided.
        Applying = "APPLYING",
        /// The operator agreed; the reward waits.
        Approved = "APPROVED",
        /// The operator refused.
        Rejected = "REJECTED",
        /// The member took the reward.
        Claimed = "CLAIMED",
        /// The operator handed the reward out.
        Issued = "ISSUED",
    }
}

codes! {
    /// How a promotion stands for somebody: the words of section 4.
    Status {
        /// It has not opened yet.
        ComingSoon = "COMING_SOON",
        /// It can be joined.
        Join = "JOIN",
        /// Signed up; it has not begun.
        SignedUp = "SIGNED_UP",
        /// It runs and counts by itself.
        InProgress = "IN_PROGRESS",
        /// Signed up, and it runs.
        Joined = "JOINED",
        /// The application waits for the operator.
        Applying = "APPLYING",
        /// Agreed to; the operator prepares the reward.
        Process = "PROCESS",
        /// The reward can be taken.
        Claim = "CLAIM",
        /// The reward was taken.
        Claimed = "CLAIMED",
        /// The reward was handed out.
        Issued = "ISSUED",
        /// It runs, and nobody can sign up any more.
        ClosedForSignup = "CLOSED_FOR_SIGNUP",
        /// The operator refused.
        Rejected = "REJECTED",
        /// It is over.
        Close = "CLOSE",
    }
}

codes! {
    /// What somebody may do about it.
    Transition {
        /// Sign up.
        Join = "JOIN",
        /// Apply.
        Apply = "APPLY",
        /// Take the reward.
        Claim = "CLAIM",
        /// Name it in a deposit.
        Deposit = "DEPOSIT",
        /// The operator agrees to an application.
        Approve = "APPROVE",
        /// The operator refuses it.
        Reject = "REJECT",
        /// The operator hands the reward out.
        Issue = "ISSUE",
    }
}

codes! {
    /// What the list can be narrowed to.
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
