-- Held nothing but what the sample site begins with: only its seed ever wrote to it.
drop table messages;

-- What members are told on the site. `kind` says what has happened, and the columns behind it hold what belongs into its words, which are
-- made where it is read. What an operator writes has `text_id` instead: its words by language, once for all whom it goes to.
create table member_messages (
    id text primary key,
    member_id text not null references members (id),
    category text not null,
    kind text not null,
    amount bigint,
    number text not null,
    name text not null,
    reference text not null,
    text_id text not null,
    pinned bigint not null,
    reply bigint not null,
    action text not null,
    created_at bigint not null,
    read_at bigint,
    deleted_at bigint,
    expires_at bigint not null
);

create index member_messages_list on member_messages (member_id, pinned, id);
create index member_messages_unread on member_messages (member_id, category) where read_at is null and deleted_at is null;
create index member_messages_expiry on member_messages (expires_at);
create unique index member_messages_once on member_messages (text_id, member_id) where text_id <> '';

-- Operators' own words. A row goes when the last message that shows it has expired.
create table message_texts (
    id text not null,
    language text not null,
    title text not null,
    body text not null,
    expires_at bigint not null,
    primary key (id, language)
);
