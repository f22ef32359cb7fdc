//! Record type: notices of all types (sections 2, 3 and 9 of the specification).

use super::in_order;
use crate::record_type::{DefaultValue, Field, FieldType, RecordType};

/// Announcement types of section 9: board, player, popup, promotion, holiday.
const TYPES: &[&str] = &["B", "PL", "PU", "PR", "H"];

/// The readers of a notice: everybody, or agents only.
const AUDIENCES: &[&str] = &["ALL", "AGENTS"];

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "notices",
    singular: "notice",
    about: "what the marquee, the notice window, the popups and the agent centre say",
    table: "notices",
    fields: &[
        Field::required(
            "noticeType",
            FieldType::Enum(TYPES),
            "B board, PL player, PU popup at start, PR promotion, H holiday",
        ),
        Field::optional("publishedAt", FieldType::Time, "shown from then on").default(DefaultValue::Now),
        Field::optional("expiresAt", FieldType::Time, "no longer shown from then on"),
        Field::optional(
            "audience",
            FieldType::Enum(AUDIENCES),
            "ALL everybody, AGENTS agents alone: they read it in the agent centre, whatever its type",
        )
        .default(DefaultValue::Given("ALL")),
        Field::optional(
            "service",
            FieldType::Switch,
            "a popup that does not advertise: shown also to members who are excluded from play or marked for harm",
        ),
    ],
    localized: &[
        Field::required("title", FieldType::Text(120), "headline, plain text"),
        Field::required("content", FieldType::Html(20_000), "what it says"),
    ],
    max_records: 200,
    check: |record| in_order(record, "publishedAt", "expiresAt"),
    ..RecordType::DEFAULT
};
