-- What stands in the place of an old password, stored as hashes. kind 'change': handed to a fresh login whose password must
-- be changed, for its session only. kind 'reset': the link of a mail. One without a member is a decoy, so that asking for a
-- mail costs the same whether or not the account exists.
create table password_tickets (
    token_hash text primary key,
    kind text not null,
    member_id text not null,
    session_id text not null,
    created_at bigint not null,
    expires_at bigint not null
);

create index password_tickets_by_member on password_tickets (member_id, kind);
