//! The labels of fields, and what each says when it is empty.

use super::key;
use crate::domain::field::Field;

/// Key of a field's label.
pub fn label(field: Field) -> &'static str {
    match field {
        Field::Username => key::FIELD_USERNAME,
        Field::MobileNum => key::FIELD_MOBILE_NUM,
        Field::VerificationCode => key::FIELD_VERIFICATION_CODE,
        Field::CurrentCode => key::FIELD_CURRENT_CODE,
        Field::Password => key::FIELD_PASSWORD,
        Field::ConfirmPassword => key::FIELD_CONFIRM_PASSWORD,
        Field::OldPassword => key::FIELD_OLD_PASSWORD,
        Field::PaymentPassword => key::FIELD_PAYMENT_PASSWORD,
        Field::PayeeName => key::FIELD_PAYEE_NAME,
        Field::Nickname => key::FIELD_NICKNAME,
        Field::Birthday => key::FIELD_BIRTHDAY,
        Field::Email => key::FIELD_EMAIL,
        Field::QqNum => key::FIELD_QQ_NUM,
        Field::Wechat => key::FIELD_WECHAT,
        Field::Line => key::FIELD_LINE,
        Field::Whatsapp => key::FIELD_WHATSAPP,
        Field::Telegram => key::FIELD_TELEGRAM,
        Field::Zalo => key::FIELD_ZALO,
        Field::Facebook => key::FIELD_FACEBOOK,
        Field::IdNumber => key::FIELD_ID_NUMBER,
        Field::RecommenderId => key::FIELD_RECOMMENDER_ID,
        Field::AffiliateCode => key::FIELD_AFFILIATE_CODE,
        Field::Captcha => key::FIELD_CAPTCHA,
    }
}

/// Key of what an empty field asks for.
pub fn empty(field: Field) -> &'static str {
    match field {
        Field::Username => key::FIELD_USERNAME_EMPTY,
        Field::MobileNum => key::FIELD_MOBILE_NUM_EMPTY,
        Field::VerificationCode => key::FIELD_CODE_EMPTY,
        Field::CurrentCode => key::FIELD_CURRENT_CODE_EMPTY,
        Field::Password => key::FIELD_PASSWORD_EMPTY,
        Field::ConfirmPassword => key::FIELD_CONFIRM_PASSWORD_EMPTY,
        Field::OldPassword => key::FIELD_OLD_PASSWORD_EMPTY,
        Field::PaymentPassword => key::FIELD_PAYMENT_PASSWORD_EMPTY,
        Field::PayeeName => key::FIELD_PAYEE_NAME_EMPTY,
        Field::Nickname => key::FIELD_NICKNAME_EMPTY,
        Field::Birthday => key::FIELD_BIRTHDAY_EMPTY,
        Field::Email => key::FIELD_EMAIL_EMPTY,
        Field::QqNum => key::FIELD_QQ_NUM_EMPTY,
        Field::Wechat => key::FIELD_WECHAT_EMPTY,
        Field::Line => key::FIELD_LINE_EMPTY,
        Field::Whatsapp => key::FIELD_WHATSAPP_EMPTY,
        Field::Telegram => key::FIELD_TELEGRAM_EMPTY,
        Field::Zalo => key::FIELD_ZALO_EMPTY,
        Field::Facebook => key::FIELD_FACEBOOK_EMPTY,
        Field::IdNumber => key::FIELD_ID_NUMBER_EMPTY,
        Field::RecommenderId => key::FIELD_RECOMMENDER_ID_EMPTY,
        Field::AffiliateCode => key::FIELD_AFFILIATE_CODE_EMPTY,
        Field::Captcha => key::FIELD_CAPTCHA_EMPTY,
    }
}

/// Key of what a field says whose value does not match the operator's own pattern (section 5, "format incorrect"), where the
/// field has words of its own.
pub fn format(field: Field) -> Option<&'static str> {
    match field {
        Field::Username => Some(key::RULE_FORMAT_ACCOUNT),
        Field::Password | Field::ConfirmPassword | Field::OldPassword => Some(key::RULE_FORMAT_PASSWORD),
        Field::Email => Some(key::RULE_FORMAT_EMAIL),
        Field::PayeeName => Some(key::RULE_FORMAT_REAL_NAME),
        Field::MobileNum => Some(key::RULE_FORMAT_MOBILE),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_empty_field_says_what_it_wants() {
        let mut words: Vec<&str> = Field::ALL.iter().map(|field| empty(*field)).collect();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), Field::ALL.len());
    }
}
