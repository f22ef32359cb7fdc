-- Applications of those who want to become affiliates are decided once: when, by whom, why, and for which account.
alter table affiliate_applications add column decided_at bigint;
alter table affiliate_applications add column decided_by text not null default '';
alter table affiliate_applications add column reason text not null default '';
alter table affiliate_applications add column account text not null default '';
