-- Who creates accounts gives them rates, and may change them as well unless the operator says otherwise.
alter table agent_rights add column change_rates bigint not null default 1;

-- The rates that a change took the place of, as `rates` are kept: both sides are shown what became of what.
alter table rebate_rate_changes add column former text not null default '[]';

update rebate_rate_changes set former = coalesce(
    (select p.rates from rebate_rate_changes p where p.member_id = rebate_rate_changes.member_id
     and (p.set_at, p.id) < (rebate_rate_changes.set_at, rebate_rate_changes.id) order by p.set_at desc, p.id desc limit 1), '[]');
