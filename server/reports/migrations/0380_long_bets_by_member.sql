-- Bets of a game are found by when they were settled, so that those that took a day or longer need no index by time.
drop index rounds_long_by_time;
