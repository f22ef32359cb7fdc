-- What a member told at registration. The mobile number is stored as it is dialled from abroad: dialling code and number,
-- digits only. Once verified it names one member, who can log in with it.
alter table members add column email text not null default '';
alter table members add column mobile text not null default '';
alter table members add column mobile_verified_at bigint;
alter table members add column payee_name text not null default '';
alter table members add column payment_password_hash text not null default '';

create unique index members_by_verified_mobile on members (mobile) where mobile_verified_at is not null;
create index members_by_mobile on members (mobile);

-- Further fields of the registration form, by the names in which they travel.
create table member_details (
    member_id text not null references members (id),
    field text not null,
    value text not null,
    primary key (member_id, field)
);

-- Which terms a member agreed to, when, and from where.
create table consents (
    member_id text not null references members (id),
    terms_version text not null,
    agreed_at bigint not null,
    ip text not null,
    primary key (member_id, terms_version)
);

-- A session whose member has to change the password before anything else.
alter table sessions add column must_change bigint not null default 0;
