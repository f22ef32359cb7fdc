-- The number of a licence, as its authority gave it, or the sign of an age notice; empty for a resource without one.
alter table site_resources add column number text not null default '';
