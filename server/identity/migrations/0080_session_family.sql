-- The remembered login that a session came from or began: ending that session forgets this one and no other.
alter table sessions add column family text;
