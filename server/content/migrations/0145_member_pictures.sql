-- Pictures that members have given themselves: small squares, drawn anew by the server, PNG in base64. The address is a tag under the key of the
-- vault over member and picture: nobody guesses it, and what stands there never changes.
create table member_pictures (
    member_id text primary key references members (id),
    address text not null unique,
    body text not null,
    set_at bigint not null
);
