-- The help centre. Titles, keywords and bodies stand in `texts`, under the subjects help_category, help_page and
-- feedback_type.
create table help_categories (
    id text primary key,
    rank bigint not null
);

create table help_pages (
    id text primary key,
    category_id text not null references help_categories (id),
    -- What stands below the text: feedback, affiliate, deposit, browsers, or nothing.
    tool text not null,
    updated_at bigint not null,
    rank bigint not null
);

create index help_pages_by_category on help_pages (category_id, rank);

-- What feedback may be about.
create table feedback_types (
    code text primary key,
    rank bigint not null
);
