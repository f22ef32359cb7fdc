-- The promotion that a deposit takes part in, on the terms of the moment when it was asked for. Amounts in minor units; the bonus is what
-- the promotion gave. A promotion that a deposit names can be switched off and not removed: what was promised is paid.
alter table deposits add column promotion_id text references promotions (id);
alter table deposits add column promotion_percent bigint not null default 0;
alter table deposits add column promotion_least bigint not null default 0;
alter table deposits add column promotion_most bigint not null default 0;
alter table deposits add column promotion_wager bigint not null default 0;
alter table deposits add column bonus bigint not null default 0;

insert into paid_in_members (member_id, since)
select member_id, min(created_at) from deposits where credited > 0 group by member_id;
