//! The table of the member centre's pages: what each is called, and what it shows (section 2 of the specification, "Member centre").
//!
//! Building a page is: its section in `view::MemberSection`, that section and its sentence here in the page's arm of [`section`], a
//! folder of the section's name in `web/src/member/`, and the machine behind it wherever that belongs. There is no arm for the rest:
//! a page that nobody thought of does not compile.

use crate::domain::route::MemberPage;
use crate::text::key;
use crate::view::MemberSection;

/// The text key of a page's name, in the list and as its title.
pub(super) const fn label(page: MemberPage) -> &'static str {
    match page {
        MemberPage::Security => key::MEMBER_SECURITY,
        MemberPage::TransferFund => key::MEMBER_WALLET,
        MemberPage::Deposit => key::MEMBER_DEPOSIT,
        MemberPage::Withdraw => key::MEMBER_WITHDRAW,
        MemberPage::TransferUpline => key::MEMBER_TRANSFER_UPLINE,
        MemberPage::BettingRecord => key::MEMBER_BETTING_RECORD,
        MemberPage::AccountRecord => key::MEMBER_ACCOUNT_RECORD,
        MemberPage::ProfitAndLoss => key::MEMBER_PROFIT_AND_LOSS,
        MemberPage::BonusDetails => key::MEMBER_BONUS_DETAILS,
        MemberPage::RewardCentre => key::MEMBER_REWARD_CENTRE,
        MemberPage::Referral => key::MEMBER_REFERRAL,
        MemberPage::Missions => key::MEMBER_MISSIONS,
        MemberPage::Messages => key::MEMBER_MESSAGES,
        MemberPage::FairPlay => key::TITLE_FAIR_PLAY,
    }
}

/// The section of a page, and what it is for in a sentence. The arms stand apart, so that two pages that are built at the same time do not
/// touch the same lines.
pub(super) const fn section(page: MemberPage) -> (MemberSection, &'static str) {
    match page {
        MemberPage::Security => (MemberSection::SecurityCenter, key::MEMBER_ABOUT_SECURITY),

        MemberPage::TransferFund => (MemberSection::TransferFund, key::MEMBER_ABOUT_WALLET),

        MemberPage::Deposit => (MemberSection::Depositv2, key::MEMBER_ABOUT_DEPOSIT),

        MemberPage::Withdraw => (MemberSection::Withdraw, key::MEMBER_ABOUT_WITHDRAW),

        MemberPage::TransferUpline => (MemberSection::TransferUpline, key::MEMBER_ABOUT_TRANSFER_UPLINE),

        MemberPage::BettingRecord => (MemberSection::PersonalHistoryCopy, key::MEMBER_ABOUT_BETTING_RECORD),

        MemberPage::AccountRecord => (MemberSection::TransactionHistory, key::MEMBER_ABOUT_ACCOUNT_RECORD),

        MemberPage::ProfitAndLoss => (MemberSection::PersonalProfit, key::MEMBER_ABOUT_PROFIT_AND_LOSS),

        MemberPage::BonusDetails => (MemberSection::BonusDetails, key::MEMBER_ABOUT_BONUS_DETAILS),

        MemberPage::RewardCentre => (MemberSection::RewardCenter, key::MEMBER_ABOUT_REWARD_CENTRE),

        MemberPage::Referral => (MemberSection::Referral, key::MEMBER_ABOUT_REFERRAL),

        MemberPage::Missions => (MemberSection::MissionLeaderboard, key::MEMBER_ABOUT_MISSIONS),

        MemberPage::Messages => (MemberSection::MessageV2, key::MEMBER_ABOUT_MESSAGES),

        MemberPage::FairPlay => (MemberSection::FairPlay, key::MEMBER_ABOUT_FAIR_PLAY),
    }
}
