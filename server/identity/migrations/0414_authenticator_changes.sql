-- When the present authenticator was removed or replaced last; 0 for never. What it guards waits for a while after that.
alter table member_totp add column changed_at bigint not null default 0;
