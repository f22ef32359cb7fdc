-- Who stands under whom, and since when. Somebody who is moved gets a new placement, and so does everybody below: an old one keeps the uplines that it had.
-- `upline_id` is empty at the top. One placement of each member has no end.
create table placements (
    id text primary key,
    member_id text not null references members (id),
    upline_id text not null,
    since_ms bigint not null,
    until_ms bigint
) /* sqlite: without rowid */;

create index placements_by_member on placements (member_id, since_ms);
create unique index placements_of_now on placements (member_id) where until_ms is null;
create index placements_below_now on placements (upline_id, member_id) where until_ms is null;

-- All uplines of a placement; the direct one has depth 1. `registered_at` is when the member registered, in the first placement only: who came to
-- a team in some time is a range of an index.
create table placement_ancestors (
    ancestor_id text not null,
    placement_id text not null,
    depth bigint not null,
    registered_at bigint,
    primary key (ancestor_id, placement_id)
) /* sqlite: without rowid */;

create index placement_ancestors_by_placement on placement_ancestors (placement_id, depth, ancestor_id);
create index placement_ancestors_registered on placement_ancestors (ancestor_id, registered_at, depth) where registered_at is not null;

-- How many stand below an agent now: at reach 1 directly, at reach 2 deeper.
create table team_sizes (
    agent_id text not null,
    reach bigint not null,
    agents bigint not null,
    members bigint not null,
    primary key (agent_id, reach)
) /* sqlite: without rowid */;

insert into placements (id, member_id, upline_id, since_ms, until_ms)
select m.id || ':' || m.created_at, m.id, coalesce(u.id, ''), m.created_at, null
from members m left join members u on u.account = m.upline and u.id <> m.id and u.account_type in (1, 2, 41, 42)
where m.account_type in (0, 1, 2, 41, 42);

insert into placement_ancestors (ancestor_id, placement_id, depth, registered_at)
with recursive above (placement_id, ancestor_id, depth) as (
    select p.id, p.upline_id, cast(1 as bigint) from placements p where p.upline_id <> ''
    union all
    select a.placement_id, p.upline_id, a.depth + 1
    from above a join placements p on p.member_id = a.ancestor_id where p.upline_id <> '' and a.depth < 32
)
select a.ancestor_id, a.placement_id, min(a.depth), min(p.since_ms)
from above a join placements p on p.id = a.placement_id group by a.ancestor_id, a.placement_id;

insert into team_sizes (agent_id, reach, agents, members)
select a.ancestor_id, case when a.depth = 1 then 1 else 2 end, count(case when m.account_type <> 0 then 1 end), count(case when m.account_type = 0 then 1 end)
from placement_ancestors a join placements p on p.id = a.placement_id join members m on m.id = p.member_id
group by a.ancestor_id, case when a.depth = 1 then 1 else 2 end;
