-- When a member has proved to read the mail of the address; a new address begins without.
alter table members add column email_verified_at bigint;

-- The live code of a purpose and a target; a new one replaces the old. Only a salted hash of the code is kept.
create table verification_codes (
    purpose text not null,
    target text not null,
    salt text not null,
    code_hash text not null,
    tries bigint not null,
    proved_at bigint,
    expires_at bigint not null,
    primary key (purpose, target)
);

-- Each sending, under everything that it counts for: the number, the address it was asked from, the operator.
create table code_sends (
    subject text not null,
    id text not null,
    at bigint not null,
    primary key (subject, id)
);

create index code_sends_by_time on code_sends (subject, at);
