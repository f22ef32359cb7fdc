-- The address of a title's cover among the drawings, such as tile/rng/lantern-fortune: its game is drawn in the same look.
alter table titles add column cover text;
