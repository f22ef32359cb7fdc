-- Who has paid in comes from the stream of movements of wallets. To find it in the ledger, each run looked through all bets of ten minutes.
drop table level_watch;
