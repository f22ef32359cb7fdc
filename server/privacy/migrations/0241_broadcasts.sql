-- Messages of an operator into the inboxes on the site. Empty `member_id` and `label` stand for everybody. `reached` is the id of the member
-- who was looked at last: whoever goes on goes on behind it. The words are those of `message_texts` under the same id.
create table broadcasts (
    id text primary key,
    category text not null,
    member_id text not null,
    label text not null,
    level_min bigint not null,
    level_max bigint not null,
    pinned bigint not null,
    reply bigint not null,
    action text not null,
    message_expires_at bigint not null,
    created_by text not null,
    created_at bigint not null,
    total bigint not null,
    sent bigint not null,
    reached text not null,
    finished_at bigint
);

create index broadcasts_by_time on broadcasts (created_at, id);
