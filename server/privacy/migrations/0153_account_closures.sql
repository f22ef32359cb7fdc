-- Accounts that their members have closed, and what became of it. `given_up` is minor units.
create table account_closures (
    id text primary key,
    member_id text not null references members (id),
    currency text not null,
    given_up bigint not null,
    closed_at bigint not null,
    reopen_until bigint not null,
    reopened_at bigint,
    reopened_by text not null,
    reason text not null
);

create index account_closures_of on account_closures (member_id, closed_at);
create index account_closures_by_time on account_closures (closed_at, id);
