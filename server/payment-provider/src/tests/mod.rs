mod calls;
mod deaths;
mod events;
mod pages;
mod payments;
mod payouts;
mod vouchers;
