-- What ended with an account or by an exclusion was cancelled; what a member gave up was forfeited.
update wagering_credits set ended_as = 'cancelled' where ended_as = 'given_up';
