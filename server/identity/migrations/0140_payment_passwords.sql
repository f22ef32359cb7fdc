-- Wrong payment passwords of a member since the last right one, and until when payments are locked, in milliseconds.
create table payment_password_guesses (
    member_id text primary key references members (id),
    wrong bigint not null,
    locked_until bigint not null
);
