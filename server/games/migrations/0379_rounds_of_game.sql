-- Settled bets of one game by time: those of a team on it, and how much each game is played. One index by time and game served both less well.
drop index rounds_by_time;
create index rounds_of_game on rounds (game_code, closed_at, id) where state = 'closed' and free_spins = '';
