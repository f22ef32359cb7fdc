-- What the operator sets: switches and names, languages, resources, ways to reach it. Text that players read stands in
-- `texts`, one row for each language.
create table site_settings (
    name text primary key,
    value text not null
);

create table site_languages (
    code text primary key,
    rank bigint not null
);

-- Addresses whose visitors get the blocked-region page.
create table blocked_addresses (
    address text primary key,
    reason text not null
);

-- Origins that serve pictures (kind image) or start games (kind launch).
create table cdn_origins (
    kind text not null,
    origin text not null,
    rank bigint not null,
    primary key (kind, origin)
);

create table site_resources (
    id text primary key,
    resource_type text not null,
    image_url text not null,
    url text not null,
    qr_code_url text not null,
    rank bigint not null
);

create table customer_services (
    id text primary key,
    cs_type text not null,
    path text not null,
    rank bigint not null
);

-- At most one pool is open: the latest by as_of. None means that the client shows its illustrative figure.
create table jackpot_pools (
    id text primary key,
    amount bigint not null,
    per_second bigint not null,
    as_of bigint not null
);

-- What a thing says, by language: ('banner', id, 'title', 'EN', '...'). HTML was cleaned before it came here.
create table texts (
    subject text not null,
    id text not null,
    field text not null,
    language text not null,
    body text not null,
    primary key (subject, language, id, field)
);

-- Which version of the sample data was written.
create table seed_versions (
    name text primary key,
    version bigint not null,
    seeded_at bigint not null
);
