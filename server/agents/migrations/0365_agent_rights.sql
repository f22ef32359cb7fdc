-- What agents of each account type may do, as the operator says: switches, and the numbers of the account types that they create.
create table agent_rights (
    id text primary key,
    create_member bigint not null,
    create_agent bigint not null,
    offer_contract bigint not null,
    accept_contract bigint not null,
    transfer_to_downline bigint not null,
    freeze_downline bigint not null,
    message_downline bigint not null,
    creates text not null
) /* sqlite: without rowid */;

insert into agent_rights values
    ('1', 1, 1, 1, 1, 1, 1, 1, '0,1,2'),
    ('2', 1, 0, 0, 1, 1, 0, 1, '0'),
    ('41', 1, 1, 1, 1, 1, 1, 1, '0,41,42'),
    ('42', 1, 0, 0, 1, 1, 0, 1, '0');
