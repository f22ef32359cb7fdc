-- Who is excluded is few beside everybody: boards and jobs that leave them out read no other rows.
create index protected_members_out on protected_members (member_id) where exclusion <> '';
