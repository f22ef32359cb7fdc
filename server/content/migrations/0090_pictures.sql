-- Pictures of the operator's own, decoded and encoded anew by the server, in base64. The id is the beginning of the file's
-- SHA-256: the same picture twice is one row, and what stands at an address never changes.
create table pictures (
    id text primary key,
    kind text not null,
    width bigint not null,
    height bigint not null,
    bytes bigint not null,
    body text not null,
    added_at bigint not null
);

create index pictures_by_time on pictures (added_at, id);
