-- What the settlements between two sides come to, by type of contract, status and the day of UTC in which the period ends: lists of a year begin with
-- the sums of it, and real-time wages are hundreds a day. `day` is that of the last millisecond of the period. Amounts are minor units.
create table settlement_days (
    payer_id text not null,
    contract_type text not null,
    day bigint not null,
    payee_id text not null,
    status text not null,
    settlements bigint not null,
    amount bigint not null,
    paid bigint not null,
    primary key (payer_id, contract_type, day, payee_id, status)
) /* sqlite: without rowid */;

create index settlement_days_of_payee on settlement_days (payee_id, contract_type, day);

insert into settlement_days (payer_id, contract_type, day, payee_id, status, settlements, amount, paid)
select payer_id, contract_type, (ends_at - 1) / 86400000, payee_id, status, count(*), sum(amount), sum(paid_amount) from settlements
group by payer_id, contract_type, (ends_at - 1) / 86400000, payee_id, status;

-- Whatever writes a settlement writes its day.
/* sqlite: create trigger settlement_added after insert on settlements begin
    insert into settlement_days (payer_id, contract_type, day, payee_id, status, settlements, amount, paid)
    values (new.payer_id, new.contract_type, (new.ends_at - 1) / 86400000, new.payee_id, new.status, 1, new.amount, new.paid_amount)
    on conflict (payer_id, contract_type, day, payee_id, status) do update set
        settlements = settlements + 1, amount = amount + excluded.amount, paid = paid + excluded.paid;
end; */
/* sqlite: create trigger settlement_changed after update of status, amount, paid_amount on settlements begin
    update settlement_days set settlements = settlements - 1, amount = amount - old.amount, paid = paid - old.paid_amount
    where payer_id = old.payer_id and contract_type = old.contract_type and day = (old.ends_at - 1) / 86400000
        and payee_id = old.payee_id and status = old.status;
    insert into settlement_days (payer_id, contract_type, day, payee_id, status, settlements, amount, paid)
    values (new.payer_id, new.contract_type, (new.ends_at - 1) / 86400000, new.payee_id, new.status, 1, new.amount, new.paid_amount)
    on conflict (payer_id, contract_type, day, payee_id, status) do update set
        settlements = settlements + 1, amount = amount + excluded.amount, paid = paid + excluded.paid;
end; */
/* postgres: create function settlement_written() returns trigger language plpgsql as $$
begin
    if tg_op = 'UPDATE' then
        execute format('update %I.settlement_days set settlements = settlements - 1, amount = amount - $1, paid = paid - $2
            where payer_id = $3 and contract_type = $4 and day = ($5 - 1) / 86400000 and payee_id = $6 and status = $7', tg_table_schema)
            using old.amount, old.paid_amount, old.payer_id, old.contract_type, old.ends_at, old.payee_id, old.status;
    end if;
    execute format('insert into %1$I.settlement_days as d (payer_id, contract_type, day, payee_id, status, settlements, amount, paid)
        values ($3, $4, ($5 - 1) / 86400000, $6, $7, 1, $1, $2)
        on conflict (payer_id, contract_type, day, payee_id, status) do update set
            settlements = d.settlements + 1, amount = d.amount + excluded.amount, paid = d.paid + excluded.paid', tg_table_schema)
        using new.amount, new.paid_amount, new.payer_id, new.contract_type, new.ends_at, new.payee_id, new.status;
    return null;
end $$; */
/* postgres: create trigger settlement_added after insert on settlements for each row execute function settlement_written(); */
/* postgres: create trigger settlement_changed after update of status, amount, paid_amount on settlements for each row
    execute function settlement_written(); */

-- What agents were paid by settlements, by quarters of an hour since 1970: days of any time zone begin with one. Amounts are minor units.
create table settlement_income (
    payee_id text not null,
    currency text not null,
    quarter bigint not null,
    contract_type text not null,
    amount bigint not null,
    primary key (payee_id, currency, quarter, contract_type)
) /* sqlite: without rowid */;

insert into settlement_income (payee_id, currency, quarter, contract_type, amount)
select s.payee_id, s.currency, p.paid_at / 900000, s.contract_type, sum(p.amount)
from settlement_payments p join settlements s on s.id = p.settlement_id group by s.payee_id, s.currency, p.paid_at / 900000, s.contract_type;

/* sqlite: create trigger settlement_paid after insert on settlement_payments begin
    insert into settlement_income (payee_id, currency, quarter, contract_type, amount)
    select s.payee_id, s.currency, new.paid_at / 900000, s.contract_type, new.amount from settlements s where s.id = new.settlement_id
    on conflict (payee_id, currency, quarter, contract_type) do update set amount = amount + excluded.amount;
end; */
/* postgres: create function settlement_paid() returns trigger language plpgsql as $$
begin
    execute format('insert into %1$I.settlement_income as i (payee_id, currency, quarter, contract_type, amount)
        select s.payee_id, s.currency, $2 / 900000, s.contract_type, $3 from %1$I.settlements s where s.id = $1
        on conflict (payee_id, currency, quarter, contract_type) do update set amount = i.amount + excluded.amount', tg_table_schema)
        using new.settlement_id, new.paid_at, new.amount;
    return null;
end $$; */
/* postgres: create trigger settlement_paid after insert on settlement_payments for each row execute function settlement_paid(); */

-- What was paid is looked for there.
drop index settlements_by_payment;

-- Settlements that wait for something: few beside those that are paid.
create index settlements_unpaid_of_payee on settlements (payee_id, contract_type, status, ends_at) where status <> 'PAID';
create index settlements_unpaid_of_payer on settlements (payer_id, contract_type, status, ends_at) where status <> 'PAID';
