-- Messages to members, written with what caused them and delivered afterwards. Outside development the text is emptied once
-- it was delivered or given up.
create table outbox_messages (
    id text primary key,
    channel text not null,
    recipient text not null,
    subject text not null,
    body text not null,
    status text not null,
    tries bigint not null,
    next_at bigint not null,
    expires_at bigint not null,
    created_at bigint not null,
    sent_at bigint
);

create index outbox_messages_due on outbox_messages (status, next_at);
