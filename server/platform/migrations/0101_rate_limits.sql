-- The table is called what it holds.
alter table call_allowances rename to rate_limits;
