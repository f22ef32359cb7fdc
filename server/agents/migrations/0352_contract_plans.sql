-- Terms that an operator has prepared to be offered; and what contracts of a type may promise at most, in hundredths of a percent and in minor units
-- (nothing for no bound).
create table contract_plans (
    id text primary key,
    name text not null,
    contract_type text not null,
    terms text not null,
    created_at bigint not null
) /* sqlite: without rowid */;

create table contract_bounds (
    contract_type text primary key,
    max_rate bigint,
    max_guaranteed_rate bigint,
    max_cap bigint
) /* sqlite: without rowid */;
