//! `lumora-server admin`: the command line of the back office.

use std::io::Write;
use std::path::Path;

use clap::{Args, Subcommand};

use super::address_ranges::AddressRanges;
use super::agent_contracts::Contracts;
use super::agents::{Agents, Settlements};
use super::applications::Applications;
use super::cashier::{
    Close, Closes, Corrections, Deposits, DownlineTransfers, Money, UplineTransfers, Wallets, Withdrawals,
};
use super::content_command::ContentCommand;
use super::fair_play::FairPlay;
use super::free_spins::FreeSpins;
use super::identity_checks::IdentityChecks;
use super::jobs::Jobs;
use super::leaderboards::LeaderboardResultsOf;
use super::member_file::MemberFile;
use super::pictures::Pictures;
use super::points::Redemptions;
use super::privacy::{Closures, Marketing, Messages};
use super::referrals::Referrals;
use super::rewards::{Cashback, LevelReviews, MemberLevel, RedEnvelopes};
use super::statement_keys::StatementKeys;
use super::support::Support;
use super::{Actor, AdminError, Assembly, audit, key, settings, settings_catalogue};
use platform::clock::Clock;
use platform::store::{Location, Migration, Store, TxFuture};

/// Arguments of `lumora-server admin`.
#[derive(Debug, Args)]
pub struct AdminArgs {
    /// Name of the person, for the record of changes.
    #[arg(long, env = "LUMORA_OPERATOR", default_value = "operator")]
    actor: String,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List all settings with their values.
    Settings,
    /// Change a setting.
    Set {
        /// Name of the setting, as listed.
        name: String,
        /// The new value.
        value: String,
    },
    /// Keys of the operator's API, which programs send in the header X-Operator-Key.
    #[command(subcommand)]
    Keys(Keys),
    /// Applications for promotions: list, show pictures, decide; raffle draws.
    #[command(subcommand)]
    Applications(Applications),
    /// The operator's own pictures, for banners, promotions, resources and texts: add a file, list, remove.
    #[command(subcommand)]
    Pictures(Pictures),
    /// Countries of IP addresses, for the country that forms begin with and for blocked-countries: load a CSV file,
    /// show, find, clear.
    #[command(subcommand)]
    AddressRanges(AddressRanges),
    /// Conversations with customer service: list those that wait, take, read, answer, close; set the service hours.
    #[command(subcommand)]
    Support(Support),
    /// Background jobs: list, show, retry or drop dead ones, run a schedule.
    #[command(subcommand)]
    Jobs(Jobs),
    /// Deposits: list those that wait for an operator, show one, report what arrived for a bank slip.
    #[command(subcommand)]
    Deposits(Deposits),
    /// Withdrawals: list those that wait for an operator, show, approve, reject; end disputes.
    #[command(subcommand)]
    Withdrawals(Withdrawals),
    /// Wallets that game vendors keep: balances, transfers and their outcomes, differences from vendors' books.
    #[command(subcommand)]
    Wallets(Wallets),
    /// Redemptions of the points mall: list those that wait for an operator, show, approve, reject, give a code, ship.
    #[command(subcommand)]
    Redemptions(Redemptions),
    /// Corrections of balances, which take two persons: propose, list, approve, reject.
    #[command(subcommand)]
    Corrections(Corrections),
    /// List transfers to uplines, latest first.
    UplineTransfers(UplineTransfers),
    /// List transfers of agents to their teams, latest first.
    DownlineTransfers(DownlineTransfers),
    /// Identity checks: list those that wait for an operator, show one, take it, write its documents to files, approve,
    /// reject.
    #[command(subcommand)]
    IdentityChecks(IdentityChecks),
    /// Show all of a member's money: balance, ledger, deposits, withdrawals, accounts, corrections.
    Money(Money),
    /// Show everything that the site stores about a member, as of any day.
    MemberFile(MemberFile),
    /// Promotional messages and calls: send to members who consented, list, show a member's consents, record a call.
    #[command(subcommand)]
    Marketing(Marketing),
    /// Messages to members' inboxes on the site: send to one, a label, ranks or all; list.
    #[command(subcommand)]
    Messages(Messages),
    /// Accounts that their members have closed: list, reopen.
    #[command(subcommand)]
    Closures(Closures),
    /// Cashback: settled periods, what they paid to whom, and what corrections have changed.
    #[command(subcommand)]
    Cashback(Cashback),
    /// Red envelopes: hand out gifts to one member, a label, ranks or all; list.
    #[command(subcommand)]
    RedEnvelopes(RedEnvelopes),
    /// Referred friends: list those that are held for review, release one, reject one.
    #[command(subcommand)]
    Referrals(Referrals),
    /// Agents: applications, appointments, rates, moves of branches, the tree, earlier places, accounts that agents
    /// have frozen.
    #[command(subcommand)]
    Agents(Agents),
    /// Settlements of agents' contracts: list those that wait for approval, approve, refuse, correct by two persons,
    /// preview the next period, compare with the ledger.
    #[command(subcommand)]
    Settlements(Settlements),
    /// Contracts with agents: offer to those at the top, answer them, end; prepared terms, and limits on what may be
    /// promised.
    #[command(subcommand)]
    Contracts(Contracts),
    /// Free spins: grant them to one member, a label or a level; list.
    #[command(subcommand)]
    FreeSpins(FreeSpins),
    /// Reviews of levels: list, lower a level that is due for it, or keep it.
    #[command(subcommand)]
    LevelReviews(LevelReviews),
    /// Set the level of a member.
    MemberLevel(MemberLevel),
    /// Fair play: exclusions, accounts of excluded members, markers of harm and the steps taken, underage members.
    #[command(subcommand)]
    FairPlay(FairPlay),
    /// Keys that sign members' statements: list, rotate.
    #[command(subcommand)]
    StatementKeys(StatementKeys),
    /// Close a day: compare the cashier, the ledger and the payment provider, and name what differs.
    Close(Close),
    /// List the latest closes.
    Closes(Closes),
    /// List the results of a leaderboard: places, prizes, and whether they were paid.
    LeaderboardResults(LeaderboardResultsOf),
    #[command(flatten)]
    Content(ContentCommand),
    /// Show the latest changes.
    Changes {
        /// The number of changes to show.
        #[arg(long, default_value_t = 50)]
        last: u32,
    },
}

#[derive(Debug, Subcommand)]
enum Keys {
    /// Make a key and show it, once.
    Add {
        /// Name of the key's owner, for the record of changes.
        name: String,
    },
    /// List all keys, with revoked ones.
    List,
    /// Revoke a key.
    Revoke {
        /// Name of the key's owner.
        name: String,
    },
}

impl AdminArgs {
    /// Runs the command on the database and data folder, whether or not a server runs on them, and prints the answer to
    /// `out`. `migrations` and `assembly` come from the crate that assembles the server.
    ///
    /// # Errors
    /// An [`AdminError`] whose message states what to correct; nothing was changed.
    pub async fn run(
        self,
        (location, data): (&Location, &Path),
        migrations: &[&[Migration]],
        assembly: &Assembly,
        clock: &Clock,
        out: &mut impl Write,
    ) -> Result<(), AdminError> {
        let store = Store::open(location, migrations).await?;
        let actor = Actor::new(self.actor, clock.now_ms());
        let answer = answer(&store, data, actor, assembly, self.command).await;
        store.close().await;
        for line in answer? {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}

fn answer<'a>(
    store: &'a Store,
    data: &'a Path,
    actor: Actor,
    assembly: &'a Assembly,
    command: Command,
) -> TxFuture<'a, Vec<String>, AdminError> {
    Box::pin(async move {
        Ok(match command {
            Command::Settings => {
                let line = |(setting, value): &(&settings_catalogue::Setting, String)| {
                    format!("{:<28} {value:<14} {}", setting.name, setting.about)
                };
                settings::list(store).await?.iter().map(line).collect()
            }
            Command::Set { name, value } => {
                let setting = settings_catalogue::find(&name)?;
                settings::set(store, actor, setting, &value).await?;
                vec![format!("{name} is {value}")]
            }
            Command::Keys(Keys::Add { name }) => {
                let key = key::add(store, actor, &name).await?;
                vec![
                    key,
                    "Keep it now: it is shown this once. Programs send it in the header X-Operator-Key.".to_owned(),
                ]
            }
            Command::Keys(Keys::List) => key::list(store).await?.iter().map(ToString::to_string).collect(),
            Command::Keys(Keys::Revoke { name }) => {
                key::revoke(store, actor, &name).await?;
                vec![format!("{name} is revoked")]
            }
            Command::Applications(command) => command.run(store, actor).await?,
            Command::Pictures(command) => command.run(store, actor).await?,
            Command::AddressRanges(command) => command.run(store, actor).await?,
            Command::Support(command) => command.run(store, actor).await?,
            Command::Jobs(command) => command.run(store, actor, &assembly.schedules).await?,
            Command::Deposits(command) => command.run(store, actor).await?,
            Command::Withdrawals(command) => command.run(store, actor).await?,
            Command::Wallets(command) => command.run(store, actor).await?,
            Command::Redemptions(command) => command.run(store, data, actor).await?,
            Command::Corrections(command) => command.run(store, actor).await?,
            Command::UplineTransfers(command) => command.run(store).await?,
            Command::DownlineTransfers(command) => command.run(store).await?,
            Command::IdentityChecks(command) => command.run(store, data, actor).await?,
            Command::Money(command) => command.run(store, actor).await?,
            Command::MemberFile(command) => command.run(store, actor, assembly.areas).await?,
            Command::Marketing(command) => command.run(store, actor).await?,
            Command::Messages(command) => command.run(store, actor).await?,
            Command::Closures(command) => command.run(store, actor).await?,
            Command::Cashback(command) => command.run(store).await?,
            Command::RedEnvelopes(command) => command.run(store, actor).await?,
            Command::Referrals(command) => command.run(store, actor).await?,
            Command::Agents(command) => command.run(store, actor).await?,
            Command::Settlements(command) => command.run(store, actor).await?,
            Command::Contracts(command) => command.run(store, actor).await?,
            Command::FreeSpins(command) => command.run(store, actor).await?,
            Command::LevelReviews(command) => command.run(store, actor).await?,
            Command::MemberLevel(command) => command.run(store, actor).await?,
            Command::FairPlay(command) => command.run(store, data, actor).await?,
            Command::StatementKeys(command) => command.run(store, data, actor).await?,
            Command::Close(command) => command.run(store, actor).await?,
            Command::Closes(command) => command.run(store).await?,
            Command::LeaderboardResults(command) => command.run(store).await?,
            Command::Content(command) => command.run(store, actor).await?,
            Command::Changes { last } => audit::latest(store, last).await?.iter().map(ToString::to_string).collect(),
        })
    })
}
