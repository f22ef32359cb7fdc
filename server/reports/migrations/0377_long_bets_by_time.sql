-- Bets that took long, by when they were settled: for a game that a large team plays rarely, of which all others are found by when they were placed.
create index rounds_long_by_time on rounds (closed_at, id) where state = 'closed' and closed_at - opened_at >= 86400000;
