//! Domain events: what one feature does and others care about.
//!
//! A feature never calls another one to say that something happened: it emits a domain event in the step, and when it is done
//! [`reactions`](super::reactions) carries the event to the services, then to every feature that `reacts`. So a feature knows
//! the services that it uses (calls, navigation, dialogs) and nothing of who listens.

use crate::domain::route::Route;
use crate::effect::{CallId, Module};
use crate::event::PasskeyFailure;
use crate::feature::services::dialogs::Action;
use crate::feature::shared::passkey::Purpose;
use crate::secret::Secret;
use crate::wire::{JobProgress, PasskeyRequest};

/// Something that happened in one feature.
#[derive(Debug)]
pub(crate) enum DomainEvent {
    /// The address changed; whether it may show is not decided yet.
    AddressChanged,
    /// Another location shows, which the guard has let pass; or the chunk of a feature came while one does.
    Entered {
        /// The location before this one.
        previous: Route,
    },
    /// The chunk of the feature is here; said to its own features only.
    ChunkLoaded,
    /// A session of a member or guest began.
    LoggedIn,
    /// The session of a member or guest ended.
    LoggedOut,
    /// The site's settings came, or came again.
    SettingsLoaded,
    /// The operator has changed something: what shows of it is asked for anew, quietly.
    SiteChanged,
    /// The site opened after it had been starting, closed or out of reach.
    SiteOpened,
    /// The visitor asked to try again what failed.
    Retried,
    /// The page shows another language.
    LanguageChanged,
    /// The page was hidden, or is seen again.
    VisibilityChanged,
    /// The device woke up, or its clock or zone changed.
    Woke,
    /// The vendors of the site came.
    VendorsLoaded,
    /// The operator's field rules came, or could not be had.
    RulesLoaded,
    /// The browser has loaded a module, or could not.
    ModuleLoaded {
        /// Which module it is.
        module: Module,
        /// Whether the module has loaded.
        loaded: bool,
    },
    /// A module that a form waits for is there, or the form has to do without.
    ModuleReady,
    /// All hot games came, for a lobby's list.
    AllHotGamesLoaded,
    /// The banners and notices of the site came.
    NoticesLoaded,
    /// A game can be played now, or one of its rounds has ended.
    PlayChanged,
    /// A favourite of the member was saved.
    FavouriteSaved,
    /// The sum of a captcha was done.
    WorkSolved {
        /// Id of the captcha.
        captcha_id: String,
        /// The number in decimal; nothing when it could not be found.
        answer: Option<String>,
    },
    /// The browser is done with a passkey ceremony.
    PasskeyReplied {
        /// Id of the call that began the ceremony.
        call_id: CallId,
        /// What the browser's credential became as JSON text.
        outcome: Result<String, PasskeyFailure>,
    },
    /// A passkey ceremony ended for whoever wanted it.
    PasskeyEnded {
        /// What the ceremony was for.
        purpose: Purpose,
        /// What to send to the server.
        request: Result<PasskeyRequest, PasskeyFailure>,
    },
    /// The visitor followed the link of a recovery mail.
    RecoveryLinkFollowed(Secret),
    /// A payment password was refused: how many guesses are left, or whether there is one at all, may differ from what shows.
    PaymentPasswordTried,
    /// A mail address or mobile number of the member was proved, and counts from now on.
    ContactVerified,
    /// The payee's name was proved, and counts from now on.
    PayeeNameProven,
    /// It became known what became of a request that a former page sent: what it may have changed is read anew.
    OutcomeFound,
    /// The conversation with customer service has changed, or another one took its place.
    ConversationChanged,
    /// What the member can spend is another amount than before.
    BalanceMoved,
    /// A reward was claimed, or another one turned out to be gone.
    RewardsChanged,
    /// A deposit or withdrawal of the member's has changed, or may have: what shows of one is read anew.
    CashierChanged,
    /// The answer that says what can be taken out came, and with it the withdrawals that are on their way.
    WithdrawalOptionsLoaded,
    /// The member has asked for a withdrawal, called one off, or said what has arrived of one.
    WithdrawalsChanged,
    /// The server told by itself how many messages are unread.
    UnreadTold,
    /// Another form of downline management is open than before, or none is.
    DownlineFormChanged,
    /// The list of the agent's contracts came.
    ContractsLoaded,
    /// The running game says that a stake was refused.
    StakeRefused,
    /// A reality check waits for its answer, or may not any more: how it stands is asked for.
    RealityCheckDue,
    /// No reality check waits any more: what it held up can go on.
    RealityCheckAnswered,
    /// The member has to decide about limits before what was wanted.
    LimitDecisionNeeded,
    /// The server has refused what the member did, since the member takes a break from play.
    KeptFromPlay,
    /// A job of the member's in the background has come further.
    JobProgressed(JobProgress),
    /// A button of a dialog was pressed.
    DialogAnswered(Action),
}
