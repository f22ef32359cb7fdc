-- Points: earned by play and deposits, redeemed and converted. How many a member has, the ledger tells (accounts of kind member_points).

-- How points are earned: one point for so much money of a currency, in minor units. Rules have an id, so that an operator can change them.
create table point_earning_rules (
    id text primary key,
    product text not null,
    base text not null,
    currency text not null,
    per bigint not null,
    daily_cap bigint not null default 0,
    enabled bigint not null default 1,
    rank bigint not null
);

insert into point_earning_rules (id, product, base, currency, per, daily_cap, enabled, rank)
select lower(product) || '-' || lower(base), product, base,
    coalesce((select value from site_settings where name = 'currency_code'), 'USD'), per, daily_cap, 1, rank
from point_rules;

drop table point_rules;

-- How often money of a reward must be staked before it may leave.
alter table point_rewards add column wager_multiplier bigint not null default 0;

-- What a day of a member has counted for a rule (minor units of money), what of it was made into points, and those points before and after the
-- bound of the day. The number of postings makes the key of the next one. `waits` is 1 while the day has to end first.
create table point_days (
    member_id text not null,
    day bigint not null,
    rule_id text not null,
    counted bigint not null,
    settled bigint not null,
    units bigint not null,
    postings bigint not null,
    waits bigint not null,
    primary key (member_id, day, rule_id)
);

create index point_days_waiting on point_days (waits, day, member_id, rule_id);

-- Points that were earned by what was undone later, and had been spent by then: what is earned next makes up for them.
create table point_debts (
    member_id text primary key,
    units bigint not null
);

create table point_redemptions (
    id text primary key,
    order_no text not null unique,
    member_id text not null,
    reward_id text not null,
    reward_name text not null,
    category text not null,
    quantity bigint not null,
    points bigint not null,
    currency text not null,
    cash bigint not null,
    wager_multiplier bigint not null,
    status text not null,
    reason text not null,
    courier text not null,
    tracking_no text not null,
    voucher text not null,
    created_at bigint not null,
    approved_at bigint,
    updated_at bigint not null
);

create index point_redemptions_of_member on point_redemptions (member_id, id);
create index point_redemptions_by_status on point_redemptions (status, id);
create index point_redemptions_of_reward on point_redemptions (member_id, reward_id, status);

-- Where a reward goes: personal data, which is deleted some time after the end of its redemption.
create table point_deliveries (
    redemption_id text primary key,
    member_id text not null,
    recipient text not null,
    phone text not null,
    address text not null,
    expires_at bigint
);

create index point_deliveries_of_member on point_deliveries (member_id, redemption_id);
create index point_deliveries_expiring on point_deliveries (expires_at);

create table point_conversions (
    id text primary key,
    member_id text not null,
    day bigint not null,
    points bigint not null,
    currency text not null,
    cash bigint not null,
    wager_multiplier bigint not null,
    created_at bigint not null
);

create index point_conversions_of_day on point_conversions (member_id, day);
