-- What the operator and a supplier owe each other is called by the party's name.
update accounts set kind = 'supplier_settlement' where kind = 'vendor_settlement';
