-- Who works on a call whose reply is not there yet; empty once the reply is. A claim counts until expires_at.
alter table idempotent_replies add column claim text not null default '';
