-- What a team overview needs beside the sums: who of a team bet on a day, and what is in the wallets of a team.

-- Each member with settled bets under a number of its own: sets of members are kept as sets of numbers.
create table member_numbers (
    member_id text primary key,
    number bigint not null unique
) /* sqlite: without rowid */;

-- Who below an agent had a settled bet on a day, at a reach: a Roaring bitmap of numbers in base64.
create table team_active_days (
    agent_id text not null,
    day bigint not null,
    reach bigint not null,
    members text not null,
    primary key (agent_id, day, reach)
) /* sqlite: without rowid */;

-- What was in the wallet of a member when it was counted last, and under which placement that was.
create table counted_balances (
    member_id text primary key,
    placement_id text not null,
    balance bigint not null
) /* sqlite: without rowid */;

-- The sum of it below an agent, at a reach.
create table team_balances (
    agent_id text not null,
    reach bigint not null,
    currency text not null,
    balance bigint not null,
    primary key (agent_id, reach, currency)
) /* sqlite: without rowid */;

-- Until when the ended placements were looked through for members whose balance has to go to other uplines.
alter table figure_counts add column moved_seen bigint not null default 0;

create index placements_ended on placements (until_ms, member_id) where until_ms is not null;

-- Everything is counted anew, with what is new.
delete from placement_slots;
delete from placement_days;
delete from placement_money_days;
delete from team_days;
delete from team_money_days;
delete from first_deposits;
delete from team_first_deposits;
delete from settled_bet_cursors where reader = 'agent-figures';
delete from wallet_move_cursors where reader = 'agent-figures';
