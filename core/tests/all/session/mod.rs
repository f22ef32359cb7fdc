//! Start-up, login, logout, gates: the flows of sections 4, 6 and 8.

mod end;
mod gates;
mod login;
mod site;
mod start;
