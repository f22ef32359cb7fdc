-- What operators changed, and what it was before.
create table operator_changes (
    id text primary key,
    changed_at bigint not null,
    actor text not null,
    subject text not null,
    former text not null,
    latter text not null
);

create index operator_changes_by_time on operator_changes (changed_at);
