-- Friends who count, for the members who have brought them: what missions of kind INVITE count.
create table mission_friends (
    member_id text not null,
    at bigint not null,
    friend_id text not null,
    primary key (member_id, at, friend_id)
) /* sqlite: without rowid */;

create unique index mission_friends_once on mission_friends (friend_id);
