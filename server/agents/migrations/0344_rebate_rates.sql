-- What part of a valid bet comes back, in hundredths of a percent, by member and product ('ALL' for every product without a rate of its own). A rate counts from
-- a day of the operator on, until there is a later one: what was settled by the former one stays explained.
create table rebate_rates (
    member_id text not null,
    product text not null,
    from_day bigint not null,
    rate bigint not null,
    primary key (member_id, product, from_day)
) /* sqlite: without rowid */;
