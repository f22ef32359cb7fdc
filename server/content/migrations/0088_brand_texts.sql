-- Messages of the site that an operator words otherwise: the id is the key of the message, and what it says in each language
-- stands in texts (subject brand_text, field text).
create table brand_texts (
    id text primary key,
    rank bigint not null default 0
);
