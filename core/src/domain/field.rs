//! The fields of the account forms by name, and the forms themselves (sections 2 and 3).
//!
//! A field has one name everywhere: in the operator's rules, in the body of a call, in the fields that a refusal names, and
//! in the events of a view.

use serde::{Deserialize, Serialize};

macro_rules! fields {
    ($($(#[$doc:meta])* $variant:ident = $name:literal,)+) => {
        /// A field of an account form.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
        #[serde(rename_all = "camelCase")]
        pub enum Field { $($(#[$doc])* $variant,)+ }

        impl Field {
            /// Every field, in the order in which forms show them.
            pub const ALL: &[Field] = &[$(Field::$variant),+];

            /// The name on the wire.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Field::$variant => $name),+ }
            }
        }
    };
}

fields! {
    /// Account name of the member.
    Username = "username",
    /// Mobile number without dialling code.
    MobileNum = "mobileNum",
    /// Code of the SMS or mail.
    VerificationCode = "verificationCode",
    /// Code that went to the address or number until now.
    CurrentCode = "currentCode",
    /// Password, or the new password.
    Password = "password",
    /// The password, typed a second time.
    ConfirmPassword = "confirmPassword",
    /// The password until now.
    OldPassword = "oldPassword",
    /// The payment password.
    PaymentPassword = "paymentPassword",
    /// Real name of the member, which money is paid to.
    PayeeName = "payeeName",
    /// Name to show, in place of the account name.
    Nickname = "nickname",
    /// Date of birth of the member.
    Birthday = "birthday",
    /// Mail address of the member.
    Email = "email",
    /// QQ number of the member.
    QqNum = "qqNum",
    /// WeChat id of the member.
    Wechat = "wechat",
    /// LINE id of the member.
    Line = "line",
    /// WhatsApp number of the member.
    Whatsapp = "whatsapp",
    /// Telegram name of the member.
    Telegram = "telegram",
    /// Zalo number of the member.
    Zalo = "zalo",
    /// Facebook name of the member.
    Facebook = "facebook",
    /// Number of an identity document.
    IdNumber = "idNumber",
    /// Who recommended the operator.
    RecommenderId = "recommenderId",
    /// Code of an affiliate.
    AffiliateCode = "affiliateCode",
    /// What was read from the captcha.
    Captcha = "captcha",
}

impl Field {
    /// The field with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Field> {
        Field::ALL.iter().copied().find(|field| field.name() == name)
    }

    /// Whether the field is secret: what is typed here is never kept, it comes with the event that needs it and leaves in the call.
    #[must_use]
    pub const fn is_secret(self) -> bool {
        matches!(
            self,
            Field::Password
                | Field::ConfirmPassword
                | Field::OldPassword
                | Field::PaymentPassword
                | Field::VerificationCode
                | Field::CurrentCode
                | Field::Captcha
        )
    }
}

/// A form that has a captcha, a code button or a country list of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum FormName {
    /// Login by account name.
    Login,
    /// Login by mobile number.
    LoginMobile,
    /// The second factor of a login.
    Factor,
    /// The registration form, both tabs.
    Register,
    /// Password recovery, by mail or by mobile number.
    Forgot,
    /// The form of a member's contact details.
    Contact,
    /// The form for a forgotten payment password.
    PaymentPassword,
    /// The form of the name that money is paid to.
    PayeeName,
}

impl FormName {
    /// Every form, in the order of [`PerForm`].
    pub const ALL: [FormName; 8] = [
        FormName::Login,
        FormName::LoginMobile,
        FormName::Factor,
        FormName::Register,
        FormName::Forgot,
        FormName::Contact,
        FormName::PaymentPassword,
        FormName::PayeeName,
    ];

    /// The name in keys of the browser's storage.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            FormName::Login => "login",
            FormName::LoginMobile => "loginMobile",
            FormName::Factor => "factor",
            FormName::Register => "register",
            FormName::Forgot => "forgot",
            FormName::Contact => "contact",
            FormName::PaymentPassword => "paymentPassword",
            FormName::PayeeName => "payeeName",
        }
    }
}

/// One value for each form.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PerForm<T>([T; 8]);

impl<T> PerForm<T> {
    /// A value for each form, made by its name.
    pub fn of(make: impl FnMut(FormName) -> T) -> PerForm<T> {
        PerForm(FormName::ALL.map(make))
    }

    /// The value of a form.
    pub fn get(&self, form: FormName) -> &T {
        let [login, login_mobile, factor, register, forgot, contact, payment_password, payee_name] = &self.0;
        match form {
            FormName::Login => login,
            FormName::LoginMobile => login_mobile,
            FormName::Factor => factor,
            FormName::Register => register,
            FormName::Forgot => forgot,
            FormName::Contact => contact,
            FormName::PaymentPassword => payment_password,
            FormName::PayeeName => payee_name,
        }
    }

    /// The value of a form, to be changed.
    pub fn get_mut(&mut self, form: FormName) -> &mut T {
        let [login, login_mobile, factor, register, forgot, contact, payment_password, payee_name] = &mut self.0;
        match form {
            FormName::Login => login,
            FormName::LoginMobile => login_mobile,
            FormName::Factor => factor,
            FormName::Register => register,
            FormName::Forgot => forgot,
            FormName::Contact => contact,
            FormName::PaymentPassword => payment_password,
            FormName::PayeeName => payee_name,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_is_found_by_its_name_on_the_wire() {
        for field in Field::ALL {
            assert_eq!(Field::from_name(field.name()), Some(*field));
            assert_eq!(serde_json::to_value(field).unwrap(), field.name(), "events use the same name");
        }
        assert_eq!(Field::from_name("shoe_size"), None);
    }

    #[test]
    fn each_form_has_a_value_of_its_own() {
        let mut values = PerForm::of(FormName::name);
        for form in FormName::ALL {
            assert_eq!(*values.get(form), form.name());
            *values.get_mut(form) = "changed";
            assert_eq!(*values.get(form), "changed");
        }
    }
}
