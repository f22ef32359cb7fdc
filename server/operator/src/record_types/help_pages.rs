//! Record type: pages of the help centre (sections 2 and 7 of the specification).

use crate::record_type::{DefaultValue, Field, FieldType, Id, RecordType};

/// The tools that can be shown below the text of a page.
const TOOLS: &[(&str, &str)] = &[
    ("none", ""),
    ("feedback", "feedback"),
    ("affiliate", "affiliate"),
    ("deposit", "deposit"),
    ("browsers", "browsers"),
];

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "help-pages",
    singular: "help_page",
    about: "pages of the help centre; their ids stand in addresses: /help?topic=ID",
    table: "help_pages",
    id: Id::Named(FieldType::Code(40)),
    fields: &[
        Field::required("categoryId", FieldType::RowOf("help-categories"), "where it stands"),
        Field::optional("tool", FieldType::OneOf(TOOLS), "what stands below its text")
            .default(DefaultValue::Given("none")),
        Field::optional("updatedAt", FieldType::Time, "when it was changed last, as readers see it")
            .default(DefaultValue::Now),
    ],
    localized: &[
        Field::required("title", FieldType::Text(120), "headline"),
        Field::required("content", FieldType::Html(20_000), "what it says"),
        Field::optional("keywords", FieldType::Text(240), "other words for what it is about, for the search"),
    ],
    // Registration requires agreement to this page.
    protected_ids: &["terms"],
    max_records: 300,
    ..RecordType::DEFAULT
};
