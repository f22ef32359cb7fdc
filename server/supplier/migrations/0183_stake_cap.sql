-- The most that a round of the visit may stake, in minor units, as the operator told it; 0 for no bound.
alter table sessions add column max_stake bigint not null default 0;
