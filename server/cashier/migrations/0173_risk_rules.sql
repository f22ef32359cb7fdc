-- There are these rules and no others; what they ask is the program's, and whether they are asked the operator's.
insert into risk_rules (id, enabled, threshold, rank) values
    ('FIRST_WITHDRAWAL', 0, 0, 0),
    ('NEW_ACCOUNT', 0, 72, 1),
    ('AMOUNT_ABOVE', 1, 100000, 2),
    ('VELOCITY', 1, 3, 3),
    ('SHARED_ACCOUNT', 1, 0, 4),
    ('SHARED_ADDRESS', 1, 5, 5),
    ('SHARED_DEVICE', 1, 2, 6),
    ('BONUS_SHARE', 1, 80, 7)
on conflict (id) do nothing;
