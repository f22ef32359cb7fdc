//! Pages of the help centre (sections 2 and 7 of the specification).

use crate::kind::{Field, Id, Kind, Takes, Unless};

/// What may stand below the text of a page.
const TOOLS: &[(&str, &str)] = &[
    ("none", ""),
    ("feedback", "feedback"),
    ("affiliate", "affiliate"),
    ("deposit", "deposit"),
    ("browsers", "browsers"),
];

pub(super) const KIND: Kind = Kind {
    name: "help-pages",
    one: "help_page",
    about: "pages of the help centre; their ids stand in addresses: /help?topic=ID",
    table: "help_pages",
    id: Id::Named(Takes::Code(40)),
    fields: &[
        Field::needed("categoryId", Takes::RowOf("help-categories"), "where it stands"),
        Field::optional("tool", Takes::OneOf(TOOLS), "what stands below its text").unless(Unless::Given("none")),
        Field::optional("updatedAt", Takes::Time, "when it was changed last, as readers see it").unless(Unless::Now),
    ],
    words: &[
        Field::needed("title", Takes::Text(120), "headline"),
        Field::needed("content", Takes::Html(20_000), "what it says"),
        Field::optional("keywords", Takes::Text(240), "other words for what it is about, for the search"),
    ],
    // Registration asks for agreement to this page.
    kept: &["terms"],
    most: 300,
    ..Kind::BLANK
};
