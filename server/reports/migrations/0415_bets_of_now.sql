-- A bet that is written within half a day of being placed was in no day that is counted: nothing is taken back for it, and no row more is written with
-- each bet. Ids begin with the time at which they were made, in milliseconds as twelve hexadecimal digits.
/* sqlite: drop trigger bet_record_added; */
/* sqlite: create trigger bet_record_added after insert on rounds
    when new.state <> 'open' and new.id >= printf('%012x', new.opened_at + 43200000) begin
    update bet_record_marks set until_ms = min(until_ms, new.opened_at), version = version + 1 where member_id = new.member_id;
end; */
/* postgres: drop trigger bet_record_added on rounds; */
/* postgres: create trigger bet_record_added after insert on rounds for each row
    when (new.state <> 'open' and new.id collate "C" >= lpad(to_hex(new.opened_at + 43200000), 12, '0'))
    execute function bet_record_changed(); */
