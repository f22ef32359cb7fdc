-- What those below an agent have bet, by the branch that it came from (the member directly below, and everybody under that one) and by day. At reach 1 it is
-- what the first member of the branch has bet, at reach 2 what those under it have. A branch that is moved leaves here what was played before.
create table team_branch_days (
    agent_id text not null,
    day bigint not null,
    branch_id text not null,
    reach bigint not null,
    currency text not null,
    bets bigint not null,
    stake bigint not null,
    valid_bet bigint not null,
    payout bigint not null,
    primary key (agent_id, day, branch_id, reach, currency)
) /* sqlite: without rowid */;

-- What has moved their wallets otherwise than by bets.
create table team_branch_money_days (
    agent_id text not null,
    day bigint not null,
    branch_id text not null,
    reach bigint not null,
    currency text not null,
    kind text not null,
    moves bigint not null,
    amount bigint not null,
    primary key (agent_id, day, branch_id, reach, currency, kind)
) /* sqlite: without rowid */;

-- Settled bets of a whole team by vendor, and by game, and by how they ended: what the sums and filters of its betting history go by. `first_at` and
-- `last_at` are those of the first and the last bet: whoever looks for them reads no other.
create table team_vendor_days (
    agent_id text not null,
    day bigint not null,
    product text not null,
    vendor text not null,
    status text not null,
    currency text not null,
    bets bigint not null,
    stake bigint not null,
    valid_bet bigint not null,
    payout bigint not null,
    first_at bigint not null,
    last_at bigint not null,
    primary key (agent_id, day, product, vendor, status, currency)
) /* sqlite: without rowid */;

create table team_game_days (
    agent_id text not null,
    game_code text not null,
    day bigint not null,
    product text not null,
    vendor text not null,
    status text not null,
    currency text not null,
    bets bigint not null,
    stake bigint not null,
    valid_bet bigint not null,
    payout bigint not null,
    first_at bigint not null,
    last_at bigint not null,
    primary key (agent_id, game_code, day, product, vendor, status, currency)
) /* sqlite: without rowid */;

-- Everything is counted anew, so that these hold what was played before them.
delete from placement_slots;
delete from placement_days;
delete from placement_money_days;
delete from team_days;
delete from team_money_days;
delete from first_deposits;
delete from team_first_deposits;
delete from settled_bet_cursors where reader = 'agent-figures';
delete from wallet_move_cursors where reader = 'agent-figures';
