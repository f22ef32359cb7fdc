-- When the member has proven the name that money is paid to, in milliseconds; none before. What was told at registration is only stated.
alter table members add column payee_name_proven_at bigint;

-- What an identity check has found out: 0 nothing, 1 details were stated, 2 an operator has approved documents, and the name that they say.
alter table members add column identity_level bigint not null default 0;
alter table members add column checked_name text not null default '';
