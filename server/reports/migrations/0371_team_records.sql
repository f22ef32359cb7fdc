-- Settled bets by when they were settled: the latest of a large team are found by walking back in time. Free spins are no bets: nothing was staked.
create index rounds_settled on rounds (closed_at, id) where state = 'closed' and free_spins = '';

-- Bets that took long: few beside all the others. A small team is read member by member, by when bets were placed, and these are added.
create index rounds_long on rounds (member_id, closed_at) where state = 'closed' and closed_at - opened_at >= 86400000;

-- What has moved wallets, by when. The movements of one transaction stand together.
create index wallet_moves_by_time on wallet_moves (moved_at, id);
