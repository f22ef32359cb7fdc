//! What the views say in the login and registration forms, and in the parts that forms share: captcha and list of countries
//! (sections 2, 4 and 5).
//!
//! What is typed into a secret field reaches the core only inside one of these events, as a [`Secret`].

use crate::domain::field::{Field, FormName};
use crate::secret::Secret;
use crate::wire::CaptchaKind;
use serde::{Deserialize, Serialize};

/// The login form. Passwords and codes are typed into uncontrolled inputs and reach the core only with `Submit`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LoginEvent {
    /// Log in by account name or by mobile number.
    Tab(LoginTab),
    /// The visitor changed a field: its error goes away.
    Edited(Field),
    /// Send the form of the username tab.
    Submit {
        /// As typed; trimmed by the core.
        username: String,
        /// As typed; trimmed by the core.
        password: Secret,
        /// What was read from the captcha, empty while none is asked.
        captcha: Secret,
        /// Sign this browser in for 24 hours.
        remember: bool,
    },
    /// Show or hide the password.
    TogglePassword,
    /// All that stands in the field of the mobile number now.
    Number(String),
    /// Send a code to the number; at most once a second, and not while the countdown runs.
    GetCode {
        /// What was read from the captcha; empty while none is asked.
        #[serde(default)]
        captcha: Secret,
    },
    /// Send the form of the mobile tab.
    #[serde(rename_all = "camelCase")]
    SubmitMobile {
        /// Code of the SMS.
        verification_code: Secret,
        /// What was read from the captcha; empty while none is asked.
        #[serde(default)]
        captcha: Secret,
        /// Sign this browser in for 24 hours.
        remember: bool,
    },
    /// Log in as a guest of the free demo.
    FreePlay,
    /// Log in at the provider with this name.
    Social(String),
    /// Log in by passkey.
    Passkey,
}

/// Tabs of the login form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LoginTab {
    /// By account name and password.
    #[default]
    Username,
    /// By mobile number and SMS code.
    Mobile,
}

/// The registration form. What is typed comes with every change; what is typed into a secret field is judged and forgotten.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RegisterEvent {
    /// Show the tab of this way to register.
    Tab(RegisterTab),
    /// A field changed: its error goes away. For the password its strength is told.
    Typed {
        /// Which.
        field: Field,
        /// All that stands in it now.
        value: Secret,
    },
    /// The visitor left a field: it is checked.
    Left {
        /// Which.
        field: Field,
        /// What stands in it.
        value: Secret,
        /// What stands in the password field; only for the field that repeats it.
        #[serde(default)]
        password: Secret,
    },
    /// The password field got the focus for the first time.
    PasswordFocused,
    /// The box of age and terms was ticked or cleared.
    Consent(bool),
    /// Send a code to the number.
    #[serde(rename_all = "camelCase")]
    GetCode {
        /// What was read from the captcha; empty while none is asked.
        #[serde(default)]
        captcha: Secret,
    },
    /// Send the form. Secret fields that do not show are left empty.
    #[serde(rename_all = "camelCase")]
    Submit {
        /// Password.
        #[serde(default)]
        password: Secret,
        /// The same again.
        #[serde(default)]
        confirm_password: Secret,
        /// Password for payments.
        #[serde(default)]
        payment_password: Secret,
        /// Code of the SMS.
        #[serde(default)]
        verification_code: Secret,
        /// What was read from the captcha.
        #[serde(default)]
        captcha: Secret,
    },
    /// Clear the form.
    Reset,
    /// Fetch the operator's rules again.
    Retry,
}

/// Ways to register.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RegisterTab {
    /// By account name.
    #[default]
    Account,
    /// By mobile number.
    Mobile,
}

/// The captcha of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum CaptchaEvent {
    /// Fetch another one; at most once a second.
    Refresh(FormName),
    /// Ask for another kind.
    Kind {
        /// Whose captcha.
        form: FormName,
        /// Which kind.
        kind: CaptchaKind,
    },
    /// The answer was changed: its error goes away.
    Edited(FormName),
}

/// The country list of a form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum CountryEvent {
    /// Open the list, or close it.
    Toggle(FormName),
    /// The focus left the list: it closes after a moment, unless the focus comes back.
    Blur(FormName),
    /// The focus came back into the list.
    Focus(FormName),
    /// Close the list at once (Escape).
    Close(FormName),
    /// The text of the search box changed.
    Search {
        /// Whose list.
        form: FormName,
        /// As typed.
        text: String,
    },
    /// A country was chosen, by its code.
    Choose {
        /// Whose list.
        form: FormName,
        /// ISO 3166 alpha-2.
        country: String,
    },
    /// What the browser calls countries in the language of the page: code and name. The search finds these names.
    Names(Vec<(String, String)>),
}
