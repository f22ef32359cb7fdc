-- How a member is kept from play. `excluded_until` (0180) is what a stake asks: a self-exclusion that was not ended by its member stands there until
-- the year 9999. `exclusion_ends` is when its own time is over, null where it has no end; `returns_at` when the member can play again who asked to.
alter table protected_members add column exclusion_cause text not null default '';
alter table protected_members add column excluded_from bigint not null default 0;
alter table protected_members add column exclusion_ends bigint;
alter table protected_members add column returns_at bigint;

create index protected_members_excluded on protected_members (excluded_until);

-- Every exclusion that ever began. Without `settled_at`, what goes with it (bonuses, consents, messages that wait) has not been ended yet.
create table exclusions (
    id text primary key,
    member_id text not null,
    kind text not null,
    cause text not null,
    began_at bigint not null,
    ends_at bigint,
    settled_at bigint
);

create index exclusions_to_settle on exclusions (settled_at, id);
create index exclusions_of_member on exclusions (member_id, id);

-- By what excluded members are known again: tags under the key of the vault, of which nothing can be read. `proven` says that the member had proven it.
create table excluded_identities (
    kind text not null,
    tag text not null,
    member_id text not null,
    proven bigint not null,
    since bigint not null,
    primary key (kind, tag, member_id)
);

create index excluded_identities_of_member on excluded_identities (member_id);

-- What may be the same person, and is for an operator to look at: nobody is excluded by it alone.
create table exclusion_likenesses (
    member_id text not null,
    other_id text not null,
    kind text not null,
    since bigint not null,
    looked_at bigint,
    looked_by text not null default '',
    primary key (member_id, other_id, kind)
);

create index exclusion_likenesses_to_look_at on exclusion_likenesses (looked_at, since);
