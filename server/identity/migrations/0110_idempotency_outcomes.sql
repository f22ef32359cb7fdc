-- What the work under a key has given, as JSON; written in the transaction of the work itself, empty until that is committed.
alter table idempotent_replies add column outcome text not null default '';

-- Until when the claim's holder is known to live; renewed while it works. The row itself lasts until expires_at.
alter table idempotent_replies add column leased_until bigint not null default 0;
