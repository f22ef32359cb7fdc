-- Hours of what was played and paid before hours were counted: rounds by their beginning and end, deposits by their receipts, withdrawals by their parts.
-- Time of play was not noted; every member who is there has been a member without limits, and is not asked for a decision again.
insert into play_hours (member_id, hour, staked, paid)
select member_id, hour, sum(staked), sum(paid) from (
    select member_id, opened_at / 3600000 as hour, stake as staked, 0 as paid from rounds
    union all
    select member_id, coalesce(closed_at, opened_at) / 3600000 as hour, 0 as staked, payout as paid from rounds
) moved where staked <> 0 or paid <> 0 group by member_id, hour
on conflict (member_id, hour) do update set staked = play_hours.staked + excluded.staked, paid = play_hours.paid + excluded.paid;

insert into play_hours (member_id, hour, deposited)
select d.member_id, r.received_at / 3600000, sum(r.amount) from deposit_receipts r join deposits d on d.id = r.deposit_id
where true group by d.member_id, r.received_at / 3600000
on conflict (member_id, hour) do update set deposited = play_hours.deposited + excluded.deposited;

insert into play_hours (member_id, hour, withdrawn)
select w.member_id, p.paid_at / 3600000, sum(p.amount) from withdrawal_parts p join withdrawals w on w.id = p.withdrawal_id
where true group by w.member_id, p.paid_at / 3600000
on conflict (member_id, hour) do update set withdrawn = play_hours.withdrawn + excluded.withdrawn;

insert into protected_members (member_id, limits_decided)
select id, created_at from members where true
on conflict (member_id) do update set limits_decided = case when protected_members.limits_decided = 0
    then excluded.limits_decided else protected_members.limits_decided end;
