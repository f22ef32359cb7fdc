-- Where a member can be reached. A mobile number stands in E.164 form (+84912345678), a mail address in lower case. A
-- value that is verified belongs to one member alone.
create table member_contacts (
    member_id text not null references members (id),
    kind text not null,
    value text not null,
    verified_at bigint,
    primary key (member_id, kind)
);

create index member_contacts_by_value on member_contacts (kind, value);
create unique index member_contacts_verified on member_contacts (kind, value) where verified_at is not null;

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
