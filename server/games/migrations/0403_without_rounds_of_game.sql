-- `game_bets` holds them in the same order.
drop index rounds_of_game;
