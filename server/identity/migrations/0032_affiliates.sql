-- Codes of affiliates, in upper case. Who registers with one becomes a downline of its member.
create table affiliates (
    code text primary key,
    member_id text not null references members (id),
    created_at bigint not null
);

create index affiliates_by_member on affiliates (member_id);
