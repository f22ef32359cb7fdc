//! `lumora-server admin`: the words of the command line.

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

/// What an operator asks for.
#[derive(Debug, Args)]
pub struct AdminArgs {
    /// Who does it, for the record of changes.
    #[arg(long, env = "LUMORA_OPERATOR", default_value = "operator")]
    actor: String,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List all settings with their values.
    Settings,
    /// Set a setting.
    Set {
        /// Its name, as listed.
        name: String,
        /// Its new value.
        value: String,
    },
    /// Keys of the operator's API, which programs send in the header X-Operator-Key.
    #[command(subcommand)]
    Keys(Keys),
    /// Applications for promotions: list, look at, decide; draws of raffles.
    #[command(subcommand)]
    Applications(Applications),
    /// Pictures of the operator's own, for banners, promotions, resources and texts: add a file, list, remove.
    #[command(subcommand)]
    Pictures(Pictures),
    /// Countries of addresses, for the country that forms begin with and for blocked-countries: load a CSV file, show, find, clear.
    #[command(subcommand)]
    AddressRanges(AddressRanges),
    /// Conversations with customer service: list who waits, take, read, answer, close; the hours in which somebody answers.
    #[command(subcommand)]
    Support(Support),
    /// Work in the background: list, show, retry or drop what failed for good, run what comes by itself.
    #[command(subcommand)]
    Jobs(Jobs),
    /// Deposits: list those that wait for you, show one, say what arrived of a bank slip.
    #[command(subcommand)]
    Deposits(Deposits),
    /// Withdrawals: list those that wait for you, show, approve, reject; end disputes.
    #[command(subcommand)]
    Withdrawals(Withdrawals),
    /// Wallets that vendors keep: what is there, transfers and their ends, what does not agree with a vendor.
    #[command(subcommand)]
    Wallets(Wallets),
    /// Redemptions of the points mall: list those that wait for you, show, approve, reject, give a code, ship.
    #[command(subcommand)]
    Redemptions(Redemptions),
    /// Corrections of balances, which take two persons: propose, list, approve, reject.
    #[command(subcommand)]
    Corrections(Corrections),
    /// List transfers to uplines, latest first.
    UplineTransfers(UplineTransfers),
    /// List transfers of agents to their teams, latest first.
    DownlineTransfers(DownlineTransfers),
    /// Identity checks: list those that wait for you, show one, take it, write its documents to files, approve, reject.
    #[command(subcommand)]
    IdentityChecks(IdentityChecks),
    /// Show all of a member's money: balance, ledger, deposits, withdrawals, accounts, corrections.
    Money(Money),
    /// Show everything that the site holds about a member, as of any day.
    MemberFile(MemberFile),
    /// Promotional messages and calls: send to who has consented, list, show a member's consents, write a call down.
    #[command(subcommand)]
    Marketing(Marketing),
    /// Messages into the inboxes of members on the site: send to one, a label, ranks or all; list.
    #[command(subcommand)]
    Messages(Messages),
    /// Accounts that their members have closed: list, open again.
    #[command(subcommand)]
    Closures(Closures),
    /// Cashback: periods that were settled, what they have brought whom, and what corrections have changed.
    #[command(subcommand)]
    Cashback(Cashback),
    /// Red envelopes: hand out gifts to one, a label, ranks or all; list.
    #[command(subcommand)]
    RedEnvelopes(RedEnvelopes),
    /// Friends whom members have brought: list those that are held for you, let one count, reject one.
    #[command(subcommand)]
    Referrals(Referrals),
    /// Agents: applications, who becomes one and where, rates, moves of branches, the tree, who stood where, accounts that agents have frozen.
    #[command(subcommand)]
    Agents(Agents),
    /// What contracts of agents have brought: list what waits for you, approve, refuse, put right by two persons, try the next period out, add up against the ledger.
    #[command(subcommand)]
    Settlements(Settlements),
    /// Contracts with agents: offer to those at the top, answer them, end; prepared terms, and what may be promised at most.
    #[command(subcommand)]
    Contracts(Contracts),
    /// Free spins: grant them to one member, a label or a level; list.
    #[command(subcommand)]
    FreeSpins(FreeSpins),
    /// Reviews of levels: list, lower a level that waits for it, or let it stay.
    #[command(subcommand)]
    LevelReviews(LevelReviews),
    /// Put a member at a level.
    MemberLevel(MemberLevel),
    /// Fair play: exclusions, accounts of excluded members, markers of harm and the steps taken, members who are too young.
    #[command(subcommand)]
    FairPlay(FairPlay),
    /// Keys that members' statements are signed with: list, let another one sign.
    #[command(subcommand)]
    StatementKeys(StatementKeys),
    /// Close a day: compare the cashier, the ledger and the payment provider, and name what differs.
    Close(Close),
    /// List the latest closes.
    Closes(Closes),
    /// List what a leaderboard gave: places, prizes, and whether they were paid.
    LeaderboardResults(LeaderboardResultsOf),
    #[command(flatten)]
    Content(ContentCommand),
    /// Show the latest changes.
    Changes {
        /// How many.
        #[arg(long, default_value_t = 50)]
        last: u32,
    },
}

#[derive(Debug, Subcommand)]
enum Keys {
    /// Make a key and show it, once.
    Add {
        /// Whose it is: the record of changes names it.
        name: String,
    },
    /// List all keys that were ever made.
    List,
    /// End a key.
    Revoke {
        /// Whose it is.
        name: String,
    },
}

impl AdminArgs {
    /// Carries it out on the database and data folder, with these tables and what the crate on top has put together, whether or not a server runs on them, and prints the
    /// answer to `out`.
    ///
    /// # Errors
    /// An [`AdminError`] that says what to correct; nothing was changed then.
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
