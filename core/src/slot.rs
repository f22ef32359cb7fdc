//! Calls under way. Staleness is a matter of type here: a reply reaches a machine only while its call stands in this table.
//!
//! Every call takes a [`Slot`]. A slot whose policy is *latest* (a filter, vendor or mode change) throws its older call out
//! when a new one comes. A slot whose policy is *single* (login, launch, load more) refuses the new one while busy: the
//! "loading flag" of section 4. When somebody logs in or out, the calls made as the former member are thrown out as well. A
//! call that was thrown out is forgotten: whatever its reply says, nobody reads it.

use crate::api::{Access, Ask};
use crate::domain::field::FormName;
use crate::domain::letter::Letter;
use crate::effect::Ticket;
use crate::secret::Secret;

/// What a call occupies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Slot {
    /// System status.
    Status,
    /// How often the operator has changed the site.
    Revision,
    /// Login, by form or by cookie.
    Login,
    /// Sending the mail of a forgotten password.
    Recovery,
    /// Setting a password by SMS code.
    PasswordMobile,
    /// Setting a password by the link of a mail.
    PasswordReset,
    /// Changing the password.
    PasswordChange,
    /// Proving the password again.
    Proof,
    /// The member's passkeys.
    Passkeys,
    /// Whether an authenticator is set up.
    Authenticator,
    /// The member's sessions.
    OwnSessions,
    /// Changing passkeys, authenticator or sessions.
    WaysIn,
    /// Logout.
    Logout,
    /// Captcha of a form.
    Captcha(FormName),
    /// Field rules.
    RegisterSettings,
    /// Affiliate code: of the link, or of the form.
    Affiliate(bool),
    /// Registration.
    Register,
    /// Code of a form.
    SendCode(FormName),
    /// Trade of a form's code for an identity token.
    FirebaseVerify(FormName),
    /// Language of the visitor.
    Language,
    /// Member info.
    MemberInfo,
    /// Balance.
    Balance,
    /// Unread count.
    Unread,
    /// Where a conversation starts.
    OnlineService,
    /// Notices and banners.
    Notices,
    /// Help pages.
    HelpCentre,
    /// A letter to the operator.
    Letter(Letter),
    /// Vendors.
    Vendors,
    /// Hot games.
    HotGames,
    /// Popular games.
    PopularGames,
    /// A lobby's page that replaces what shows.
    LobbyPage,
    /// A lobby's page that is appended.
    LobbyMore,
    /// A vendor's popup list.
    VendorGames,
    /// Rooms.
    Rooms,
    /// Featured games.
    Featured,
    /// Winner board.
    Winners,
    /// Draws of home, or of the lottery page.
    Draws(bool),
    /// Ids of favourites.
    FavouriteIds,
    /// The favourite mark of one game.
    Favourite(String),
    /// Promotions.
    Promotions,
    /// A promotion.
    Promotion,
    /// Taking part in a promotion.
    PromotionAct,
    /// Uploading a picture.
    PromotionImage,
    /// What points buy.
    PointRewards,
    /// How points are earned.
    PointConfig,
    /// The member's points.
    PointBalance,
    /// A game's launch.
    Launch,
}

impl Slot {
    /// Whether a new call throws the older one out, rather than being refused while it is under way.
    fn latest(&self) -> bool {
        match self {
            Slot::Status
            | Slot::Revision
            | Slot::Captcha(_)
            | Slot::Affiliate(_)
            | Slot::Language
            | Slot::MemberInfo
            | Slot::Balance
            | Slot::Unread
            | Slot::Notices
            | Slot::HelpCentre
            | Slot::Vendors
            | Slot::HotGames
            | Slot::PopularGames
            | Slot::LobbyPage
            | Slot::VendorGames
            | Slot::Rooms
            | Slot::Featured
            | Slot::Winners
            | Slot::Draws(_)
            | Slot::FavouriteIds
            | Slot::Promotions
            | Slot::Promotion
            | Slot::PointRewards
            | Slot::PointConfig
            | Slot::PointBalance
            | Slot::Passkeys
            | Slot::Authenticator
            | Slot::OwnSessions => true,
            Slot::Login
            | Slot::Recovery
            | Slot::PasswordMobile
            | Slot::PasswordReset
            | Slot::PasswordChange
            | Slot::Proof
            | Slot::WaysIn
            | Slot::Logout
            | Slot::RegisterSettings
            | Slot::Register
            | Slot::SendCode(_)
            | Slot::FirebaseVerify(_)
            | Slot::OnlineService
            | Slot::LobbyMore
            | Slot::Favourite(_)
            | Slot::PromotionAct
            | Slot::PromotionImage
            | Slot::Letter(_)
            | Slot::Launch => false,
        }
    }
}

impl Ask {
    /// The slot that the call takes.
    pub fn slot(&self) -> Slot {
        match self {
            Ask::Status => Slot::Status,
            Ask::Revision => Slot::Revision,
            Ask::Remembered
            | Ask::Login { .. }
            | Ask::FreePlay
            | Ask::Social
            | Ask::PasskeyLoginOptions
            | Ask::PasskeyLogin
            | Ask::Factor => Slot::Login,
            Ask::PasswordEmail => Slot::Recovery,
            Ask::PasswordMobile => Slot::PasswordMobile,
            Ask::PasswordReset => Slot::PasswordReset,
            Ask::ChangePassword => Slot::PasswordChange,
            Ask::Reauthenticate => Slot::Proof,
            Ask::Passkeys => Slot::Passkeys,
            Ask::Totp => Slot::Authenticator,
            Ask::OwnSessions => Slot::OwnSessions,
            Ask::PasskeyAddOptions
            | Ask::PasskeyAdd
            | Ask::PasskeyRemove
            | Ask::TotpBegin
            | Ask::TotpConfirm
            | Ask::TotpRemove
            | Ask::SessionEnd => Slot::WaysIn,
            Ask::Logout => Slot::Logout,
            Ask::Captcha(form) => Slot::Captcha(*form),
            Ask::RegisterSettings => Slot::RegisterSettings,
            Ask::Affiliate { from_link } => Slot::Affiliate(*from_link),
            Ask::Register { .. } => Slot::Register,
            Ask::SendCode { form, .. } => Slot::SendCode(*form),
            Ask::FirebaseVerify(form) => Slot::FirebaseVerify(*form),
            Ask::SaveLanguage => Slot::Language,
            Ask::MemberInfo => Slot::MemberInfo,
            Ask::Balance => Slot::Balance,
            Ask::Unread => Slot::Unread,
            Ask::OnlineService => Slot::OnlineService,
            Ask::Notices => Slot::Notices,
            Ask::HelpCentre => Slot::HelpCentre,
            Ask::Letter(letter) => Slot::Letter(*letter),
            Ask::Vendors => Slot::Vendors,
            Ask::HotGames => Slot::HotGames,
            Ask::PopularGames => Slot::PopularGames,
            Ask::LobbyPage { append: false, .. } => Slot::LobbyPage,
            Ask::LobbyPage { append: true, .. } => Slot::LobbyMore,
            Ask::VendorGames => Slot::VendorGames,
            Ask::Rooms => Slot::Rooms,
            Ask::Featured => Slot::Featured,
            Ask::Winners => Slot::Winners,
            Ask::Draws { home } => Slot::Draws(*home),
            Ask::FavouriteIds => Slot::FavouriteIds,
            Ask::SetFavourite { game, .. } => Slot::Favourite(game.node_id.clone()),
            Ask::Promotions => Slot::Promotions,
            Ask::Promotion(_) => Slot::Promotion,
            Ask::PromotionAct { .. } => Slot::PromotionAct,
            Ask::PromotionImage(_) => Slot::PromotionImage,
            Ask::PointRewards => Slot::PointRewards,
            Ask::PointConfig => Slot::PointConfig,
            Ask::PointBalance => Slot::PointBalance,
            Ask::Launch { .. } => Slot::Launch,
        }
    }
}

/// How far a call has come.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Step {
    /// The call itself is under way.
    Sent,
    /// A sealed call asks for its nonce; the body waits.
    AskingNonce {
        /// The body to seal.
        body: Secret,
    },
    /// The body is being sealed.
    Sealing {
        /// Key id.
        kid: String,
        /// The nonce.
        nonce: String,
    },
}

/// A call under way.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pending {
    /// Names the call in replies.
    pub ticket: Ticket,
    /// What was asked.
    pub ask: Ask,
    /// How far it has come.
    pub step: Step,
}

/// What became of the wish to start a call.
#[derive(Debug, PartialEq)]
pub(crate) enum Started {
    /// Go: with this ticket. The withdrawn calls are to be aborted.
    Go(Ticket, Vec<Ticket>),
    /// The slot is busy: nothing happens.
    Busy,
}

/// The table of calls under way.
#[derive(Default)]
pub(crate) struct Calls {
    last: u32,
    pending: Vec<Pending>,
}

impl Calls {
    /// Starts a call if its slot allows.
    pub fn start(&mut self, ask: Ask, step: Step) -> Started {
        let slot = ask.slot();
        let busy = self.pending.iter().any(|call| call.ask.slot() == slot);
        if busy && !slot.latest() {
            return Started::Busy;
        }
        // What replaces the list also ends the wish for more of the old one.
        let ends_more = slot == Slot::LobbyPage;
        let withdrawn = self.throw_out(|call| {
            let other = call.ask.slot();
            other == slot || (ends_more && other == Slot::LobbyMore)
        });
        let ticket = self.next_ticket();
        self.pending.push(Pending { ticket, ask, step });
        Started::Go(ticket, withdrawn)
    }

    /// Puts a call back with a new ticket, one step further.
    pub fn proceed(&mut self, ask: Ask, step: Step) -> Ticket {
        let ticket = self.next_ticket();
        self.pending.push(Pending { ticket, ask, step });
        ticket
    }

    /// Whether somebody still waits for this ticket.
    pub fn awaits(&self, ticket: Ticket) -> bool {
        self.pending.iter().any(|call| call.ticket == ticket)
    }

    /// Takes a call out by its ticket; nothing when it was thrown out before.
    pub fn finish(&mut self, ticket: Ticket) -> Option<Pending> {
        let place = self.pending.iter().position(|call| call.ticket == ticket)?;
        Some(self.pending.swap_remove(place))
    }

    /// Whether a call of this slot is under way.
    pub fn busy(&self, slot: &Slot) -> bool {
        self.pending.iter().any(|call| call.ask.slot() == *slot)
    }

    /// Another member, or none: throws out every call that was made as the former one. Gives the tickets of those that only
    /// read; those that write may not be aborted, only left unheard.
    pub fn new_member(&mut self) -> Vec<Ticket> {
        self.throw_out(|call| call.ask.endpoint().access == Access::Member)
    }

    /// Throws out the calls of one slot.
    pub fn cancel(&mut self, slot: &Slot) -> Vec<Ticket> {
        self.throw_out(|call| call.ask.slot() == *slot)
    }

    fn throw_out(&mut self, goes: impl Fn(&Pending) -> bool) -> Vec<Ticket> {
        let mut abort = Vec::new();
        self.pending.retain(|call| {
            let out = goes(call);
            if out && !call.ask.endpoint().mutates() {
                abort.push(call.ticket);
            }
            !out
        });
        abort
    }

    /// A ticket for what is no call: a passkey ceremony.
    pub fn next_ticket(&mut self) -> Ticket {
        self.last = self.last.wrapping_add(1);
        Ticket(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_latest_slot_forgets_its_older_call() {
        let mut calls = Calls::default();
        let Started::Go(first, _) = calls.start(Ask::HotGames, Step::Sent) else { panic!() };
        let Started::Go(second, withdrawn) = calls.start(Ask::HotGames, Step::Sent) else { panic!() };
        assert_eq!(withdrawn, [first]);
        assert_eq!(calls.finish(first), None);
        assert!(calls.finish(second).is_some());
        assert_eq!(calls.finish(second), None, "a reply counts once");
    }

    #[test]
    fn a_single_slot_refuses_while_busy() {
        let mut calls = Calls::default();
        let Started::Go(first, _) = calls.start(Ask::Logout, Step::Sent) else { panic!() };
        assert_eq!(calls.start(Ask::Logout, Step::Sent), Started::Busy);
        calls.finish(first);
        assert!(matches!(calls.start(Ask::Logout, Step::Sent), Started::Go(..)));
    }

    #[test]
    fn another_member_never_hears_the_replies_of_the_former_one() {
        let mut calls = Calls::default();
        let Started::Go(balance, _) = calls.start(Ask::Balance, Step::Sent) else { panic!() };
        let Started::Go(launch, _) = calls.start(Ask::Launch { relay: false }, Step::Sent) else { panic!() };
        let Started::Go(hot, _) = calls.start(Ask::HotGames, Step::Sent) else { panic!() };
        assert_eq!(calls.new_member(), [balance], "a write is left unheard, never aborted");
        assert_eq!((calls.finish(balance), calls.finish(launch)), (None, None));
        assert!(calls.finish(hot).is_some(), "public calls go on");
    }
}
