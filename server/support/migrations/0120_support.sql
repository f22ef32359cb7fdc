-- Conversations with customer service. A customer is a member, or a visitor who is known by a token.
create table support_visitors (
    -- The hash of the token.
    id text primary key,
    created_at bigint not null,
    expires_at bigint not null
);

create index support_visitors_by_expiry on support_visitors (expires_at);

create table support_conversations (
    id text primary key,
    -- A member's id, or a visitor's; empty where nobody can come back to it.
    owner text not null,
    is_member bigint not null,
    address text not null,
    language text not null,
    -- Code of a question type, and where the customer can be reached: of feedback; empty otherwise.
    subject text not null,
    contact text not null,
    -- waiting, taken or closed.
    state text not null,
    -- Who has taken it; empty before.
    operator text not null,
    opened_at bigint not null,
    closed_at bigint,
    -- When something was said last, and whether an operator did.
    spoken_at bigint not null,
    is_answered bigint not null,
    -- When anything of it changed last.
    changed_at bigint not null,
    message_count bigint not null,
    picture_count bigint not null,
    -- Numbers of the last messages that either side has seen.
    customer_read bigint not null,
    operator_read bigint not null,
    -- Until when either side counts as writing.
    customer_typing_until bigint not null,
    operator_typing_until bigint not null,
    rating bigint,
    comment text not null
);

create index support_conversations_by_owner on support_conversations (owner, spoken_at);
create index support_conversations_by_state on support_conversations (state, opened_at);
create index support_conversations_by_address on support_conversations (address, opened_at);
create index support_conversations_by_change on support_conversations (changed_at);

create table support_messages (
    conversation_id text not null references support_conversations (id),
    number bigint not null,
    -- member, visitor, operator or system.
    sender text not null,
    -- The operator's name; empty for others.
    author text not null,
    -- What its sender calls it; empty for the system's own.
    client_id text not null,
    body text not null,
    -- What the system says; empty for others.
    code text not null,
    picture_id text not null,
    sent_at bigint not null,
    primary key (conversation_id, number)
);

create unique index support_messages_once on support_messages (conversation_id, client_id) where client_id <> '';

create table support_pictures (
    id text primary key,
    -- Who sent it: a customer, or an operator by name.
    owner text not null,
    -- Where it is shown; nothing before.
    conversation_id text,
    width bigint not null,
    height bigint not null,
    body text not null,
    uploaded_at bigint not null
);

create index support_pictures_by_time on support_pictures (uploaded_at);
