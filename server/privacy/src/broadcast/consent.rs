//! Whom a broadcast may reach: what advertises needs consent.

use lumora_core::domain::message::MessageCategory;
use protection::MARKETED_TO;

/// The condition over `members m`: for what advertises, a consent to promotional messages by some channel, and nothing that protects from them.
pub(super) fn condition(category: MessageCategory) -> String {
    if category == MessageCategory::Promotion {
        let consented = "exists (select 1 from marketing_consents c where c.member_id = m.id and c.granted = 1)";
        format!("{consented} and {MARKETED_TO}")
    } else {
        "1 = 1".to_owned()
    }
}
