//! The labels of fields.

use super::key;
use crate::domain::field::Field;

/// Key of a field's label.
pub fn label(field: Field) -> &'static str {
    match field {
        Field::Username => key::FIELD_USERNAME,
        Field::MobileNum => key::FIELD_MOBILE_NUM,
        Field::VerificationCode => key::FIELD_VERIFICATION_CODE,
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
