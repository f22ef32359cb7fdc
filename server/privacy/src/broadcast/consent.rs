//! The recipients of a broadcast by its category: advertising needs consent.

use lumora_core::domain::message::MessageCategory;
use protection::MARKETED_TO;

/// The SQL condition over `members m`: for advertising, a consent to promotional messages by any channel, and no protection from
/// advertising.
pub(super) fn condition(category: MessageCategory) -> String {
    if category == MessageCategory::Promotion {
        let consented = "exists (select 1 from marketing_consents c where c.member_id = m.id and c.granted = 1)";
        format!("{consented} and {MARKETED_TO}")
    } else {
        "1 = 1".to_owned()
    }
}
