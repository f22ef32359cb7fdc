-- One row: a number that grows with each change an operator makes, so that open pages notice it.
create table site_revision (
    id bigint primary key,
    revision bigint not null
);

insert into site_revision (id, revision) values (1, 1);
