-- Copies are downloaded by the tickets that all files share.
drop table data_copy_tickets;
