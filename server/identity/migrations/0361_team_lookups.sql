-- Who is online is looked for among the sessions in use, which are few beside the members.
create index sessions_in_use on sessions (last_seen_at, member_id) where revoked_at is null;

-- Account names and names to show by their first letters; account names have an index for that on SQLite already.
/* postgres: create index members_by_account_letters on members (account text_pattern_ops); */
create index members_by_nickname on members (lower(nickname) /* postgres: text_pattern_ops */) where nickname <> '';
