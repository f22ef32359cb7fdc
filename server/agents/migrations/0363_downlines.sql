-- What an agent calls somebody of its team.
create table agent_labels (
    agent_id text not null references members (id),
    label text not null,
    member_id text not null references members (id),
    primary key (agent_id, label, member_id)
) /* sqlite: without rowid */;

create index agent_labels_by_member on agent_labels (agent_id, member_id);

-- Accounts that an agent has frozen, as long as they are. What the operator has suspended has no row here.
create table agent_freezes (
    member_id text primary key references members (id),
    agent_id text not null references members (id),
    reason text not null,
    frozen_at bigint not null
) /* sqlite: without rowid */;

-- Messages of agents to everybody directly below: how far each has come. Its words are kept under the same id.
create table agent_messages (
    id text primary key,
    agent_id text not null references members (id),
    created_at bigint not null,
    reached text not null,
    sent bigint not null,
    finished_at bigint
) /* sqlite: without rowid */;
