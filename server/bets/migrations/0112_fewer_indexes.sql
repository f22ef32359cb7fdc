-- Whoever looks for the bets of a member or of a round finds the rounds themselves by both; here they would be two pages more
-- that each bet writes.
drop index settled_bets_by_member;
drop index settled_bets_by_round;
