-- The rates of rebate that a message tells of, before and after, as JSON; empty for every other message.
alter table member_messages add column rates text not null default '';
