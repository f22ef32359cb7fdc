-- The sample supplier keeps its rounds in a database of its own.
drop table vendor_rounds;
drop table vendor_sessions;
drop table vendor_titles;
