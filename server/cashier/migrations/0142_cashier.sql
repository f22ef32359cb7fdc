-- Ways to pay in. Amounts are minor units of the site's currency, the fee's share hundredths of a percent, the multiplier of wagering
-- hundredths. `presets` holds amounts in minor units, separated by commas. `bank_*` are the operator's own account, for bank slips.
create table deposit_channels (
    id text primary key,
    kind text not null,
    icon text not null,
    enabled bigint not null,
    min_amount bigint not null,
    max_amount bigint not null,
    fee_fixed bigint not null,
    fee_basis_points bigint not null,
    presets text not null,
    minutes bigint not null,
    hours text not null,
    level_min bigint not null,
    wager_multiplier bigint not null,
    expires_minutes bigint not null,
    bank_name text not null,
    bank_account text not null,
    bank_holder text not null,
    rank bigint not null
);

-- Deposits. What has arrived is the sum of the receipts. `reference` is what a transfer by hand names. The code of a voucher is locked under
-- the key of the vault until it is redeemed, and gone afterwards.
create table deposits (
    id text primary key,
    order_no text not null unique,
    member_id text not null references members (id),
    channel_id text not null,
    kind text not null,
    currency text not null,
    amount bigint not null,
    received bigint not null,
    fee bigint not null,
    credited bigint not null,
    status text not null,
    pay_url text not null,
    qr text not null,
    reference text not null unique,
    return_path text not null,
    fee_fixed bigint not null,
    fee_basis_points bigint not null,
    wager_multiplier bigint not null,
    bank_name text not null,
    bank_account text not null,
    bank_holder text not null,
    receipt_sent bigint not null,
    voucher_locked text not null default '',
    expires_at bigint,
    created_at bigint not null,
    updated_at bigint not null
);

create index deposits_of on deposits (member_id, created_at, id);
create index deposits_changed on deposits (member_id, updated_at);
create index deposits_to_decide on deposits (status, created_at);

-- Each piece of money that has arrived for a deposit, once: the id is the provider's own, or the operator's decision.
create table deposit_receipts (
    id text primary key,
    deposit_id text not null references deposits (id),
    amount bigint not null,
    fee bigint not null,
    received_at bigint not null
);

create index deposit_receipts_of on deposit_receipts (deposit_id);

-- Pictures that members send: receipts of bank slips, proofs of what did not arrive. Decoded and encoded anew by the server: JPEG in
-- base64. Without an owner: uploaded, and not yet sent along.
create table cashier_images (
    id text primary key,
    member_id text not null references members (id),
    owner_id text,
    body text not null,
    uploaded_at bigint not null
);

create index cashier_images_of on cashier_images (owner_id);
create index cashier_images_waiting on cashier_images (owner_id, uploaded_at);

-- What has happened to a deposit or withdrawal, in order.
create table cashier_steps (
    owner_id text not null,
    seq bigint not null,
    status text not null,
    actor text not null,
    amount bigint not null,
    note text not null,
    at bigint not null,
    primary key (owner_id, seq)
);

-- Ways to be paid. `institutions` holds one name a line.
create table payout_methods (
    id text primary key,
    kind text not null,
    icon text not null,
    network text not null,
    institutions text not null,
    account_pattern text not null,
    account_pattern_id text not null,
    account_min bigint not null,
    account_max bigint not null,
    enabled bigint not null,
    min_amount bigint not null,
    max_amount bigint not null,
    fee_fixed bigint not null,
    fee_basis_points bigint not null,
    minutes bigint not null,
    hours text not null,
    level_min bigint not null,
    rank bigint not null
);

-- Accounts that members are paid to. The number is locked under the key of the vault; its tag tells equal ones of a member.
create table payout_accounts (
    id text primary key,
    member_id text not null references members (id),
    method_id text not null,
    institution text not null,
    hint text not null,
    holder text not null,
    account_locked text not null,
    account_tag text not null,
    created_at bigint not null,
    usable_at bigint not null,
    removed_at bigint
);

create unique index payout_accounts_once on payout_accounts (member_id, account_tag) where removed_at is null;
create index payout_accounts_shared on payout_accounts (account_tag);

-- Withdrawals. `hold_id` names the money frozen for one until it is handed to the provider.
create table withdrawals (
    id text primary key,
    order_no text not null unique,
    member_id text not null references members (id),
    account_id text not null references payout_accounts (id),
    method_id text not null,
    kind text not null,
    institution text not null,
    hint text not null,
    currency text not null,
    amount bigint not null,
    fee bigint not null,
    paid bigint not null,
    status text not null,
    hold_id text not null,
    review_reasons text not null,
    approved_by text not null,
    minutes bigint not null,
    expected_by bigint,
    confirm_until bigint,
    confirmation text not null,
    confirmed_amount bigint not null,
    confirmed_at bigint,
    created_at bigint not null,
    updated_at bigint not null
);

create index withdrawals_of on withdrawals (member_id, created_at, id);
create index withdrawals_changed on withdrawals (member_id, updated_at);
create index withdrawals_to_decide on withdrawals (status, created_at);
create index withdrawals_to_confirm on withdrawals (confirm_until, status);

-- Each part of a withdrawal that a provider has paid, once: the id is the provider's own.
create table withdrawal_parts (
    id text primary key,
    withdrawal_id text not null references withdrawals (id),
    amount bigint not null,
    paid_at bigint not null
);

-- What a member may take out in a day, from a rank on.
create table withdrawal_limits (
    id text primary key,
    level_min bigint not null,
    amount_daily bigint not null,
    count_daily bigint not null,
    rank bigint not null
);

-- Rules that send a withdrawal to an operator. `threshold` is minor units, a number or hours, by rule.
create table risk_rules (
    id text primary key,
    enabled bigint not null,
    threshold bigint not null,
    rank bigint not null
);

-- What an operator gave back when a withdrawal, or a part of it, did not arrive.
create table withdrawal_refunds (
    withdrawal_id text primary key references withdrawals (id),
    amount bigint not null,
    operator text not null,
    refunded_at bigint not null
);
