-- Whether a member has chosen an interval of reality checks: who has not gets that of the licence's policy, and "none" is a choice.
alter table protected_members add column check_chosen bigint not null default 0;
update protected_members set check_chosen = 1 where check_minutes > 0;
-- The policy says before what age and identity are checked.
delete from site_settings where name = 'age_check_before';
