-- Letters to the operator: feedback, and applications of those who want to become affiliates.
create table feedback (
    id text primary key,
    -- The member who wrote; empty for a visitor.
    member_id text not null,
    address text not null,
    language text not null,
    question_type text not null,
    content text not null,
    contact text not null,
    created_at bigint not null,
    -- new, answered or closed.
    state text not null
);

create index feedback_by_time on feedback (created_at);
create index feedback_by_address on feedback (address, created_at);

create table affiliate_applications (
    id text primary key,
    member_id text not null,
    address text not null,
    language text not null,
    name text not null,
    contact text not null,
    channel text not null,
    content text not null,
    created_at bigint not null,
    -- new, accepted or refused.
    state text not null
);

create index affiliate_applications_by_time on affiliate_applications (created_at);
create index affiliate_applications_by_address on affiliate_applications (address, created_at);
