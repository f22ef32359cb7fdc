//! Notices of every type (sections 2, 3 and 9 of the specification).

use super::in_order;
use crate::kind::{Field, Kind, Takes, Unless};

/// Announcement types of section 9: board, player, popup, promotion, holiday.
const TYPES: &[&str] = &["B", "PL", "PU", "PR", "H"];

pub(super) const KIND: Kind = Kind {
    name: "notices",
    one: "notice",
    about: "what the marquee, the notice window and the popups say",
    table: "notices",
    fields: &[
        Field::needed(
            "noticeType",
            Takes::Word(TYPES),
            "B board, PL player, PU popup at start, PR promotion, H holiday",
        ),
        Field::optional("publishedAt", Takes::Time, "shown from then on").unless(Unless::Now),
        Field::optional("expiresAt", Takes::Time, "no longer shown from then on"),
    ],
    words: &[
        Field::needed("title", Takes::Text(120), "headline, plain text"),
        Field::needed("content", Takes::Html(20_000), "what it says"),
    ],
    most: 200,
    check: |record| in_order(record, "publishedAt", "expiresAt"),
    ..Kind::BLANK
};
