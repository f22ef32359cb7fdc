-- Products whose play a promotion asks for, their codes with spaces between them; empty where it asks for none in particular.
alter table promotions add column products text not null default '';
