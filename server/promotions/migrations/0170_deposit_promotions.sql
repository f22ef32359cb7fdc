-- Promotions that one takes part in with a deposit: percent of what arrives, from which deposit on, and whether only the first one counts.
alter table promotions add column deposit_percent bigint not null default 0;
alter table promotions add column deposit_least bigint not null default 0;
alter table promotions add column first_deposit bigint not null default 0;

-- Who has ever paid in: a promotion for the first deposit is closed to them.
create table paid_in_members (
    member_id text primary key,
    since bigint not null
);
