-- How often a subject, such as an address, has made a call since its window began.
create table call_allowances (
    subject text primary key,
    since bigint not null,
    used bigint not null
);
