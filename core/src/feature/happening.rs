//! What one machine does and others care about.
//!
//! A machine never calls another one to say that something happened: it notes it in the step, and when it is done the
//! switchboard ([`super::tell`]) passes it on. So a machine knows the services that it uses (calls, navigation, dialogs) and
//! nothing of who listens, and one place shows who does.

use super::dialogs::Action;

/// Something that happened.
#[derive(Debug)]
pub(crate) enum Happening {
    /// The location changed.
    Entered,
    /// A session began.
    LoggedIn,
    /// The session ended.
    LoggedOut,
    /// The site's settings came, or came again.
    SettingsCame,
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
    /// The vendors came.
    VendorsCame,
    /// The operator's field rules came, or could not be had.
    RulesCame,
    /// A module that a form needs came, or could not be had.
    ModuleCame,
    /// The hot games came.
    HotGamesCame,
    /// Banners and notices came.
    NoticesCame,
    /// A favourite was saved.
    FavouriteSaved,
    /// A button of a dialog was pressed.
    Chosen(Action),
}
