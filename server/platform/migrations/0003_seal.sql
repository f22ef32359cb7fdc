-- The key pairs that sealed calls are opened with, and the nonces that were used up.
create table seal_keys (
    kid text primary key,
    secret text not null,
    mac_key text not null,
    created_at bigint not null
);

create table used_seal_nonces (
    nonce text primary key,
    expires_at bigint not null
);
