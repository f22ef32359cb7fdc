-- Tokens of the phone-identity gateway that were used: each proves a number once.
create table used_identity_tokens (
    token_hash text primary key,
    expires_at bigint not null
);
