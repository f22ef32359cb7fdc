-- How many captchas an address has taken in the window that ends at ends_at.
create table captcha_counts (
    address text primary key,
    ends_at bigint not null,
    issued bigint not null
);
