-- The standard deviation of a round's payout in hundredths of its stake, of a title that has a game: what its volatility follows from.
alter table titles add column deviation bigint;
