-- How members take part in promotions. Titles, summaries, terms and significant terms stand in `texts`.
alter table promotions add column apply_mode text not null default 'AUTO';
alter table promotions add column sign_up_from bigint;
alter table promotions add column sign_up_to bigint;
alter table promotions add column reward_type text not null default 'BONUS';
alter table promotions add column reward_amount bigint not null default 0;
alter table promotions add column reward_currency text not null default '';
alter table promotions add column wager_multiplier bigint not null default 0;
alter table promotions add column draws bigint not null default 0;
alter table promotions add column images_min bigint not null default 0;
alter table promotions add column level_min bigint not null default 0;
alter table promotions add column stock bigint;
alter table promotions add column featured bigint not null default 0;
alter table promotions add column enabled bigint not null default 1;

create index promotions_in_order on promotions (enabled, rank, id);

-- How far a member has come with a promotion. `paid` is what the ledger has moved, in minor units or points.
create table promotion_states (
    promotion_id text not null references promotions (id),
    member_id text not null references members (id),
    state text not null,
    since bigint not null,
    applied_at bigint,
    reviewed_at bigint,
    reviewed_by text not null default '',
    reason text not null default '',
    remark text not null default '',
    paid bigint not null default 0,
    primary key (promotion_id, member_id)
);

create index promotion_states_by_member on promotion_states (member_id, promotion_id);
create index promotion_states_to_decide on promotion_states (state, applied_at);

-- Pictures of applications, decoded and encoded anew by the server: JPEG in base64. Without a promotion: uploaded, and not
-- yet sent along.
create table application_images (
    id text primary key,
    member_id text not null references members (id),
    promotion_id text,
    place bigint not null default 0,
    width bigint not null,
    height bigint not null,
    bytes bigint not null,
    body text not null,
    uploaded_at bigint not null
);

create index application_images_of on application_images (member_id, promotion_id, place);
create index application_images_waiting on application_images (promotion_id, uploaded_at);

-- Prizes of raffles; the chance of each is its weight in the sum of all.
create table raffle_prizes (
    id text primary key,
    promotion_id text not null references promotions (id),
    prize_type text not null,
    amount bigint not null,
    weight bigint not null,
    rank bigint not null
);

create index raffle_prizes_of on raffle_prizes (promotion_id, rank);

-- What entitles to one draw each; drawn once.
create table raffle_draws (
    id text primary key,
    promotion_id text not null references promotions (id),
    member_id text not null references members (id),
    granted_at bigint not null,
    drawn_at bigint,
    prize_id text
);

create index raffle_draws_of on raffle_draws (promotion_id, member_id, drawn_at);
