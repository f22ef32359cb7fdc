-- Bets that gave back what was staked: a few of a hundred, which a filter would otherwise look for among all of a large team.
create index rounds_drawn on rounds (closed_at, id, game_code) where state = 'closed' and free_spins = '' and payout = stake;
