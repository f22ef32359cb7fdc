//! Messages to a member (section 2 of the specification, page `messageV2`): what they are about, and what the site says by itself.
//!
//! What the site says travels as kind and arguments, and is put into words where it is read: so it speaks the reader's language, even where that
//! changes after it was sent. The server stores the words of these tables, the client names and orders by the same ones.

use super::named_enum::named_enum;

/// Messages that one call marks or deletes at most.
pub const MAX_AT_ONCE: usize = 100;

named_enum! {
    /// The category of a message: what it is about.
    MessageCategory {
        /// Whatever is none of the others.
        #[default]
        System = "SYSTEM",
        /// Money in and out.
        Payment = "PAYMENT",
        /// What guards the account.
        Security = "SECURITY",
        /// Advertising by the operator.
        Promotion = "PROMO",
        /// What passes between agents and their teams.
        Agent = "AGENT",
        /// Play in control: limits, breaks, exclusion.
        FairPlay = "RG",
    }
}

named_enum! {
    /// The kind of a message: what has happened.
    MessageKind {
        /// An operator says it, in own words.
        #[default]
        Written = "WRITTEN",
        /// Money that was paid in is in the wallet.
        DepositCredited = "DEPOSIT_CREDITED",
        /// A withdrawal was sent, all of it.
        WithdrawalPaid = "WITHDRAWAL_PAID",
        /// A withdrawal was refused; the money is back.
        WithdrawalRejected = "WITHDRAWAL_REJECTED",
        /// A withdrawal could not be paid; the money is back.
        WithdrawalFailed = "WITHDRAWAL_FAILED",
        /// A withdrawal came back, or an operator gave back what did not arrive.
        WithdrawalReturned = "WITHDRAWAL_RETURNED",
        /// An operator has put something right.
        BalanceCorrected = "BALANCE_CORRECTED",
        /// Money went to the upline.
        UplineTransferSent = "UPLINE_TRANSFER_SENT",
        /// Money came from a downline.
        UplineTransferReceived = "UPLINE_TRANSFER_RECEIVED",
        /// Money went to somebody of the team.
        DownlineTransferSent = "DOWNLINE_TRANSFER_SENT",
        /// Money came from an agent above.
        DownlineTransferReceived = "DOWNLINE_TRANSFER_RECEIVED",
        /// The payment password was set or changed.
        PaymentPasswordChanged = "PAYMENT_PASSWORD_CHANGED",
        /// The login password was changed.
        PasswordChanged = "PASSWORD_CHANGED",
        /// An authenticator app guards the login.
        AuthenticatorAdded = "AUTHENTICATOR_ADDED",
        /// The authenticator app guards the login no more.
        AuthenticatorRemoved = "AUTHENTICATOR_REMOVED",
        /// A passkey opens the account.
        PasskeyAdded = "PASSKEY_ADDED",
        /// A passkey opens the account no more.
        PasskeyRemoved = "PASSKEY_REMOVED",
        /// Another mail address was proven.
        EmailChanged = "EMAIL_CHANGED",
        /// Another mobile number was proven.
        MobileChanged = "MOBILE_CHANGED",
        /// An account to be paid to was added.
        PayoutAccountAdded = "PAYOUT_ACCOUNT_ADDED",
        /// An account to be paid to was removed.
        PayoutAccountRemoved = "PAYOUT_ACCOUNT_REMOVED",
        /// The name that money is paid to was set or changed.
        PayeeNameSet = "PAYEE_NAME_SET",
        /// The identity check was approved.
        IdentityApproved = "IDENTITY_APPROVED",
        /// The identity check was refused.
        IdentityRejected = "IDENTITY_REJECTED",
        /// The account was closed.
        AccountClosed = "ACCOUNT_CLOSED",
        /// The account is open again.
        AccountReopened = "ACCOUNT_REOPENED",
        /// An agent above has frozen the account.
        AccountFrozen = "ACCOUNT_FROZEN",
        /// The freeze of the account has ended.
        AccountUnfrozen = "ACCOUNT_UNFROZEN",
        /// The member is excluded from play.
        Excluded = "EXCLUDED",
        /// A redemption of the points mall was approved, and is being prepared or was paid.
        RedemptionApproved = "REDEMPTION_APPROVED",
        /// A redemption was refused; the points are back.
        RedemptionRejected = "REDEMPTION_REJECTED",
        /// The code of a redemption is there.
        RedemptionCode = "REDEMPTION_CODE",
        /// The parcel of a redemption is on its way.
        RedemptionShipped = "REDEMPTION_SHIPPED",
        /// Cashback waits in the reward centre.
        CashbackReady = "CASHBACK_READY",
        /// The gift of a level waits in the reward centre.
        LevelGiftReady = "LEVEL_GIFT_READY",
        /// A red envelope waits in the reward centre.
        RedEnvelopeReady = "RED_ENVELOPE_READY",
        /// Free spins can be played.
        FreeSpinsReady = "FREE_SPINS_READY",
        /// What a referral has brought waits in the reward centre.
        ReferralReady = "REFERRAL_READY",
        /// The member has reached a level.
        LevelReached = "LEVEL_REACHED",
        /// The member is at a lower level.
        LevelLowered = "LEVEL_LOWERED",
        /// A mission is done, and its reward waits.
        MissionCompleted = "MISSION_COMPLETED",
        /// A leaderboard has paid a prize.
        LeaderboardPrize = "LEADERBOARD_PRIZE",
        /// The account is an agent's now, or that of an agent of another type.
        AgentAppointed = "AGENT_APPOINTED",
        /// An application to become an affiliate was refused.
        AgentRefused = "AGENT_REFUSED",
        /// What a contract has brought is paid.
        SettlementPaid = "SETTLEMENT_PAID",
        /// A part of what a contract has brought is paid; the rest is owed.
        SettlementPartPaid = "SETTLEMENT_PART_PAID",
        /// The operator has refused to pay what a contract has brought.
        SettlementRefused = "SETTLEMENT_REFUSED",
        /// The other side of a contract offers terms, or asks for its end.
        ContractOffered = "CONTRACT_OFFERED",
        /// The other side has signed a contract.
        ContractSigned = "CONTRACT_SIGNED",
        /// The other side has rejected or taken its offer back, or nobody answered in time.
        ContractDeclined = "CONTRACT_DECLINED",
        /// A contract ends with the running period.
        ContractEnded = "CONTRACT_ENDED",
        /// The agent above has changed the rates of rebate.
        RatesChanged = "RATES_CHANGED",
    }
}

impl MessageKind {
    /// What it is about; of what an operator writes, the operator says it.
    #[must_use]
    pub const fn category(self) -> MessageCategory {
        use MessageKind as Kind;
        match self {
            Kind::Written
            | Kind::LevelReached
            | Kind::LevelLowered
            | Kind::MissionCompleted
            | Kind::AgentAppointed
            | Kind::AgentRefused => MessageCategory::System,
            Kind::DepositCredited
            | Kind::WithdrawalPaid
            | Kind::WithdrawalRejected
            | Kind::WithdrawalFailed
            | Kind::WithdrawalReturned
            | Kind::BalanceCorrected
            | Kind::UplineTransferSent
            | Kind::UplineTransferReceived
            | Kind::DownlineTransferSent
            | Kind::DownlineTransferReceived
            | Kind::RedemptionApproved
            | Kind::RedemptionRejected
            | Kind::RedemptionCode
            | Kind::RedemptionShipped
            | Kind::CashbackReady
            | Kind::LevelGiftReady
            | Kind::RedEnvelopeReady
            | Kind::FreeSpinsReady
            | Kind::ReferralReady
            | Kind::LeaderboardPrize => MessageCategory::Payment,
            Kind::PaymentPasswordChanged
            | Kind::PasswordChanged
            | Kind::AuthenticatorAdded
            | Kind::AuthenticatorRemoved
            | Kind::PasskeyAdded
            | Kind::PasskeyRemoved
            | Kind::EmailChanged
            | Kind::MobileChanged
            | Kind::PayoutAccountAdded
            | Kind::PayoutAccountRemoved
            | Kind::PayeeNameSet
            | Kind::IdentityApproved
            | Kind::IdentityRejected
            | Kind::AccountClosed
            | Kind::AccountReopened => MessageCategory::Security,
            Kind::AccountFrozen | Kind::AccountUnfrozen | Kind::RatesChanged => MessageCategory::Agent,
            Kind::SettlementPaid | Kind::SettlementPartPaid | Kind::SettlementRefused => MessageCategory::Agent,
            Kind::ContractOffered | Kind::ContractSigned | Kind::ContractDeclined | Kind::ContractEnded => {
                MessageCategory::Agent
            }
            Kind::Excluded => MessageCategory::FairPlay,
        }
    }

    /// Whether the member may want to say something to it, which customer service hears: what went wrong with money, and what a stranger
    /// in the account may have done.
    #[must_use]
    pub const fn allows_reply(self) -> bool {
        use MessageKind as Kind;
        !matches!(
            self,
            Kind::Written
                | Kind::DepositCredited
                | Kind::IdentityApproved
                | Kind::CashbackReady
                | Kind::LevelGiftReady
                | Kind::RedEnvelopeReady
                | Kind::FreeSpinsReady
                | Kind::ReferralReady
                | Kind::LevelReached
                | Kind::MissionCompleted
                | Kind::LeaderboardPrize
                | Kind::SettlementPaid
                | Kind::ContractOffered
                | Kind::ContractSigned
                | Kind::ContractDeclined
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_kind_that_the_site_writes_by_itself_is_advertising() {
        for kind in MessageKind::ALL {
            assert_ne!(kind.category(), MessageCategory::Promotion, "{kind:?}");
            assert_eq!(MessageKind::from_name(kind.name()), Some(*kind));
        }
    }
}
