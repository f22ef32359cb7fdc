-- The points mall. Names and descriptions stand in `texts`.
create table point_rewards (
    id text primary key,
    category text not null,
    points bigint not null,
    cash_value bigint not null default 0,
    stock bigint,
    limit_per_user bigint not null default 0,
    level_min bigint not null default 0,
    image_url text not null,
    valid_from bigint not null,
    valid_to bigint,
    rank bigint not null,
    enabled bigint not null default 1
);

create index point_rewards_in_order on point_rewards (enabled, rank, id);

-- How points are earned: one point for so much money, in minor units.
create table point_rules (
    product text not null,
    base text not null,
    per bigint not null,
    daily_cap bigint not null default 0,
    rank bigint not null,
    primary key (product, base)
);
