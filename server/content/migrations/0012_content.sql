-- What the operator tells its players. Titles and bodies stand in `texts`.
create table banners (
    id text primary key,
    group_name text not null,
    image_url text not null,
    mobile_url text not null,
    is_linked bigint not null,
    link text not null,
    rank bigint not null
);

create index banners_by_group on banners (group_name, rank);

-- Announcements by type: B, PL, PU, PR, H.
create table notices (
    id text primary key,
    notice_type text not null,
    published_at bigint not null,
    expires_at bigint,
    rank bigint not null
);

create index notices_by_type on notices (notice_type, published_at);

create table promotions (
    id text primary key,
    code text not null unique,
    category text not null,
    image_url text not null,
    mobile_url text not null,
    starts_at bigint not null,
    ends_at bigint,
    rank bigint not null
);

-- A member's inbox.
create table messages (
    id text primary key,
    member_id text not null references members (id),
    category text not null,
    title text not null,
    body_html text not null,
    created_at bigint not null,
    read_at bigint
);

create index messages_by_member on messages (member_id, created_at);
create index messages_unread on messages (member_id, read_at);
