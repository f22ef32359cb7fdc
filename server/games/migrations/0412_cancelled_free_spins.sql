-- What ended with an account, by an exclusion or at the supplier was cancelled; what a member gave up was forfeited.
update free_spins set ended_as = 'cancelled' where ended_as = 'given_up';
