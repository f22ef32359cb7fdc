-- Signs of harm that were seen, one open row for each member and marker, with the figures that explain it; money in minor units. `seen_at` is when it was
-- seen first, `updated_at` when last. An operator closes it with a reason; what is seen again later is a new row.
create table harm_markers (
    id text primary key,
    member_id text not null,
    marker text not null,
    figure bigint not null,
    against bigint not null,
    seen_at bigint not null,
    updated_at bigint not null,
    closed_at bigint,
    closed_by text not null default '',
    reason text not null default ''
);

create index harm_markers_of_member on harm_markers (member_id, closed_at);
create index harm_markers_open on harm_markers (closed_at, seen_at, id);

-- What operators have done about them.
create table harm_steps (
    id text primary key,
    member_id text not null,
    step text not null,
    note text not null,
    operator text not null,
    at bigint not null
);

create index harm_steps_of_member on harm_steps (member_id, id);

-- Members who were found to be too young, as one operator proposed and another confirmed. `returned` is what came back to the wallet, in minor units.
create table minors (
    member_id text primary key,
    reason text not null,
    proposed_by text not null,
    proposed_at bigint not null,
    confirmed_by text not null default '',
    confirmed_at bigint,
    returned bigint not null default 0,
    currency text not null
);

-- Services that help, as the operator has checked them. `country` is ISO 3166 alpha-2, empty for everybody. Name and hours stand in `texts`.
create table help_lines (
    id text primary key,
    country text not null,
    phone text not null,
    url text not null,
    rank bigint not null default 0
);

-- Letters with the figures of a month (YYYY-MM) that were written, so that none is written twice.
create table monthly_letters (
    member_id text not null,
    month text not null,
    sent_at bigint not null,
    primary key (member_id, month)
);
