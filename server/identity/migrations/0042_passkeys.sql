-- Passkeys of members. The key is what the authenticator gave (COSE), in base64url; so is the credential's id.
create table passkeys (
    id text primary key,
    member_id text not null references members (id),
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    backup_eligible bigint not null,
    name text not null,
    created_at bigint not null,
    last_used_at bigint
);

create index passkeys_by_member on passkeys (member_id, created_at);

-- Ceremonies under way: what was asked, of whom (empty for a login), and for which site.
create table passkey_ceremonies (
    id_hash text primary key,
    member_id text not null,
    challenge text not null,
    origin text not null,
    expires_at bigint not null
);
