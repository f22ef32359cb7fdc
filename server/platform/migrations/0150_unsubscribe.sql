-- The address that ends messages of a kind with one request (RFC 8058); empty for what a member must get, such as codes.
alter table outbox_messages add column unsubscribe_url text not null default '';
