//! The table of the member centre's pages: what each is called, and what it shows (section 2 of the specification, "Member centre").
//!
//! Building a page is: its section in `view::MemberSection`, that section and its sentence here in the page's arm of [`content`], a
//! folder of the section's name in `web/src/member/`, and the machine behind it wherever that belongs. There is no arm for the rest:
//! a page that nobody thought of does not compile.

use crate::domain::route::MemberPage;
use crate::text::key;
use crate::view::MemberSection;

/// What a page shows.
pub(super) enum Content {
    /// A section of its own, and what it is for in a sentence.
    Section(MemberSection, &'static str),
    /// Nothing of its own yet: what will stand there, and where the site has some of it.
    Elsewhere(&'static str, &'static [Link]),
}

/// A place of this site.
pub(super) struct Link {
    /// Names the icon.
    pub key: &'static str,
    /// Text key.
    pub label: &'static str,
    /// Path of a screen.
    pub href: &'static str,
}

const INVITATION: Link = Link { key: "referral", label: key::MEMBER_LINK_INVITATION, href: "/join" };

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

/// What a page shows. The arms stand apart, so that two pages that are built at the same time do not
/// touch the same lines.
pub(super) const fn content(page: MemberPage) -> Content {
    match page {
        MemberPage::Security => Content::Section(MemberSection::SecurityCenter, key::MEMBER_ABOUT_SECURITY),

        MemberPage::TransferFund => Content::Section(MemberSection::TransferFund, key::MEMBER_ABOUT_WALLET),

        MemberPage::Deposit => Content::Section(MemberSection::Depositv2, key::MEMBER_ABOUT_DEPOSIT),

        MemberPage::Withdraw => Content::Section(MemberSection::Withdraw, key::MEMBER_ABOUT_WITHDRAW),

        MemberPage::TransferUpline => {
            Content::Section(MemberSection::TransferUpline, key::MEMBER_ABOUT_TRANSFER_UPLINE)
        }

        MemberPage::BettingRecord => {
            Content::Section(MemberSection::PersonalHistoryCopy, key::MEMBER_ABOUT_BETTING_RECORD)
        }

        MemberPage::AccountRecord => {
            Content::Section(MemberSection::TransactionHistory, key::MEMBER_ABOUT_ACCOUNT_RECORD)
        }

        MemberPage::ProfitAndLoss => Content::Section(MemberSection::PersonalProfit, key::MEMBER_ABOUT_PROFIT_AND_LOSS),

        MemberPage::BonusDetails => Content::Section(MemberSection::BonusDetails, key::MEMBER_ABOUT_BONUS_DETAILS),

        MemberPage::RewardCentre => Content::Section(MemberSection::RewardCenter, key::MEMBER_ABOUT_REWARD_CENTRE),

        MemberPage::Referral => Content::Elsewhere(key::MEMBER_LATER_REFERRAL, &[INVITATION]),

        MemberPage::Missions => Content::Section(MemberSection::MissionLeaderboard, key::MEMBER_ABOUT_MISSIONS),

        MemberPage::Messages => Content::Section(MemberSection::MessageV2, key::MEMBER_ABOUT_MESSAGES),

        MemberPage::FairPlay => Content::Section(MemberSection::FairPlay, key::MEMBER_ABOUT_FAIR_PLAY),
    }
}
