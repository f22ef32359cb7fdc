-- What was done under placements in slots of five minutes (unit SLOT) and days of the operator (DAY) that are over, as rebates and settlements saw it. Rows are
-- only added: a later closing adds what a late bet or a round that was rolled back has changed, so that the sum up to a closing is what was known then.
-- Rows without a product are what moved wallets; those have no slots.
create table closed_figures (
    unit text not null,
    number bigint not null,
    placement_id text not null,
    product text not null,
    currency text not null,
    closing bigint not null,
    bets bigint not null,
    stake bigint not null,
    valid_bet bigint not null,
    payout bigint not null,
    rebate bigint not null,
    bonuses bigint not null,
    deposits bigint not null,
    primary key (unit, number, placement_id, product, currency, closing)
) /* sqlite: without rowid */;

create index closed_figures_by_closing on closed_figures (unit, closing, number);

-- How far each unit is closed: the number of the latest closing, the first and the last slot or day that are kept, and the number of the count that
-- was seen. Days before `since` are not looked at again: they were those of another time zone, or of nobody's concern.
create table closings (
    unit text primary key,
    closing bigint not null,
    since bigint not null,
    closed_to bigint not null,
    seen bigint not null,
    offset_minutes bigint not null
) /* sqlite: without rowid */;
