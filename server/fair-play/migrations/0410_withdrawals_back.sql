-- What came back of withdrawals is counted as withdrawn no longer: what an operator gave back in a dispute, and what a bank has sent back beyond that.
insert into play_hours (member_id, hour, withdrawn)
select member_id, hour, -sum(amount) from (
    select w.member_id, r.refunded_at / 3600000 as hour, r.amount from withdrawal_refunds r join withdrawals w on w.id = r.withdrawal_id
    union all
    select w.member_id, w.updated_at / 3600000 as hour, w.amount - w.fee - coalesce(r.amount, 0) as amount
    from withdrawals w left join withdrawal_refunds r on r.withdrawal_id = w.id where w.status = 'RETURNED'
) back where true group by member_id, hour
on conflict (member_id, hour) do update set withdrawn = play_hours.withdrawn + excluded.withdrawn;
