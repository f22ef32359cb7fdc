-- How a bonus ended: what of it was taken back, and what of it had been lost by then, so that no loss counts for two bonuses.
alter table wagering_credits add column taken bigint not null default 0;
alter table wagering_credits add column lost bigint not null default 0;

create index wagering_credits_by_source on wagering_credits (member_id, source, granted_at, id);

-- A bonus that need not be staked has a row from now on too, which ends as it begins. Of those that were given before, the ledger tells.
insert into wagering_credits (id, member_id, source, reference, currency, amount, multiplier, required, done, granted_at, ended_at, ended_as)
select 'bonus:' || t.idempotency_key, a.owner, 'BONUS', t.reference, a.currency, e.amount, 0, 0, 0, t.created_at, t.created_at, 'done'
from journal_transactions t
join ledger_entries e on e.transaction_id = t.id
join accounts a on a.id = e.account_id
where t.kind in ('promotion_reward', 'raffle_prize') and t.idempotency_key is not null and a.kind = 'member_wallet' and e.amount > 0
on conflict (id) do nothing;
