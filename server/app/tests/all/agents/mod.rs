//! Agents through the whole router, on both engines: the tree, what is counted for teams, what agents may do, and what only they are told.

mod accounts;
mod announcements;
mod back_office;
mod contracts;
mod downline;
mod downline_rates;
mod figures;
mod links;
mod office_downline;
mod overview;
mod records;
mod settings;
mod settle;
mod statements;
mod team;
mod tree;
mod trees;
use lumora_core::domain::account::AccountType;
use lumora_server::testing::TestServer;

const PASSWORD: &str = "correct horse 7";

/// Every account type that is no agent's and has a session.
const OTHERS: [AccountType; 2] = [AccountType::Member, AccountType::Trial];

/// A session of an account of this type.
async fn session(server: &TestServer, account_type: AccountType) -> String {
    let account = format!("type{}", account_type.number());
    server.add_member(&account, PASSWORD, account_type, 0).await;
    server.login(&account, PASSWORD).await
}
