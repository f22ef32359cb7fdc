-- What is closed of a placement: the lines of a settlement of many days go from placement to placement.
create index closed_figures_by_placement on closed_figures (placement_id, unit, number);
