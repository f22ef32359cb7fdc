-- Vendors whose games are played from a wallet that the vendor keeps; their id is the vendor's code. One that is switched off takes no money any more, and
-- gives back what it has.
create table wallet_vendors (
    id text primary key,
    enabled bigint not null,
    rank bigint not null default 0
);

-- What a member has at a vendor: by our own books (`booked`), and as the vendor said last (`shown`). Amounts are minor units.
create table merchant_wallets (
    member_id text not null references members (id),
    vendor text not null,
    currency text not null,
    booked bigint not null,
    shown bigint not null,
    shown_at bigint,
    updated_at bigint not null,
    primary key (member_id, vendor)
);

create index merchant_wallets_of_vendor on merchant_wallets (vendor, member_id);

-- Transfers. The id is the number that the vendor knows one by. `hold_id` names the money that is set aside for one to a vendor until its end is known;
-- `next_at` is when its end is asked for.
create table wallet_transfers (
    id text primary key,
    order_no text not null unique,
    member_id text not null references members (id),
    vendor text not null,
    currency text not null,
    direction text not null,
    amount bigint not null,
    status text not null,
    cause text not null,
    failure text not null,
    hold_id text not null,
    tries bigint not null,
    next_at bigint,
    note text not null,
    created_at bigint not null,
    sent_at bigint,
    unknown_at bigint,
    ended_at bigint,
    updated_at bigint not null
);

create index wallet_transfers_of on wallet_transfers (member_id, id);
create index wallet_transfers_changed on wallet_transfers (member_id, updated_at);
create index wallet_transfers_due on wallet_transfers (next_at) where next_at is not null;
create index wallet_transfers_ended on wallet_transfers (vendor, ended_at);

-- How far the settled bets of a supplier were read.
create table vendor_bet_cursors (
    supplier text primary key,
    position bigint not null
);

-- Members who do not want money to follow when a game is started.
create table transfers_at_launch_declined (
    member_id text primary key references members (id),
    since bigint not null
);

-- What does not agree with a vendor. A check writes its own anew; a bet that could not be booked stays.
create table wallet_differences (
    vendor text not null,
    kind text not null,
    reference text not null,
    currency text not null,
    recorded bigint not null,
    counterpart bigint not null,
    found_at bigint not null,
    primary key (vendor, kind, reference)
);

-- When a vendor's books were compared with ours.
create table wallet_checks (
    vendor text primary key,
    checked_at bigint not null
);
