-- Moves of branches by the operator: what was moved from where to where, why, and by whom. The placements themselves say who stood where.
create table placement_moves (
    id text primary key,
    member_id text not null references members (id),
    from_id text not null,
    to_id text not null,
    members bigint not null,
    reason text not null,
    actor text not null,
    moved_at bigint not null
) /* sqlite: without rowid */;

create index placement_moves_by_member on placement_moves (member_id, moved_at);
