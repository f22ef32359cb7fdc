-- Where a conversation with customer service starts, by type: 1 in an app, 2 on a phone's page, 3 in a popup window of the
-- web site.
create table online_services (
    id text primary key,
    kind bigint not null,
    path text not null,
    rank bigint not null
);

-- How the chat room is dressed; there is one, 'main'. What it says stands in `texts`.
create table chat_rooms (
    id text primary key,
    header_colour text not null
);
