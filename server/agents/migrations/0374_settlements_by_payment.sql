-- What an agent was paid in some days: of all its settlements, which are hundreds a day, those whose latest payment is not older.
create index settlements_by_payment on settlements (payee_id, paid_at);
