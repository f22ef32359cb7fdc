//! The monthly statement of play: a member's deposits, withdrawals, stakes, payouts and time of play in the month before, and net
//! deposits since the account was opened. The figures are the hourly totals (`play_hours`), as on the member's own page, so that both
//! agree.
//!
//! It is sent to everybody who played or moved money in that month, in the member's language, by the channel of security alerts. It
//! is no advertisement and holds no link, so that it can not be unsubscribed from. Each is sent once: its row is written in the
//! transaction that puts it into the outbox.

mod words;

use std::ops::Range;

use identity::member::MemberRow;
use lumora_core::domain::fair_play::{PlayTotals, hour_of};
use lumora_core::domain::money::Money;
use lumora_core::domain::time::{Civil, days_in_month};
use platform::Base;
use platform::clock::{DAY_MS, HOUR_MS};
use platform::jobs::{Failure, Job, Running, Scheduled};
use platform::outbox::{self, Channel, Message};
use platform::settings;
use platform::store::{Connection, StoreError, sql};
use protection::hours;
use serde::{Deserialize, Serialize};

/// How long the outbox tries to send a letter, in milliseconds.
const SEND_WITHIN_MS: i64 = 7 * DAY_MS;
/// Members per transaction.
const BATCH_SIZE: i64 = 100;

/// Writes the letters of the month before. Running it again writes only those that are missing.
#[derive(Debug, Serialize, Deserialize)]
pub struct WriteMonthlyLetters {}

impl Job for WriteMonthlyLetters {
    const KIND: &'static str = "write-monthly-letters";
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        let month = Month::before(running.now_ms());
        loop {
            let (month, running) = (month.clone(), running.clone());
            let work = async move |tx: &mut Connection| write_batch(tx, &running, &month).await;
            let written = base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
            if written == 0 {
                return Ok(());
            }
        }
    }
}

impl Scheduled for WriteMonthlyLetters {
    const EVERY_MS: i64 = 6 * HOUR_MS;

    fn for_period(_: i64) -> Self {
        Self {}
    }
}

/// A calendar month in UTC, so that it consists of whole hours.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Month {
    /// The month as YYYY-MM.
    name: String,
    /// Its first millisecond, since the epoch.
    from_ms: i64,
    /// The first millisecond after it, since the epoch.
    until_ms: i64,
}

impl Month {
    /// Its hours, as numbers since the epoch.
    fn hours(&self) -> Range<i64> {
        hour_of(self.from_ms)..hour_of(self.until_ms)
    }

    /// The month before that of `now_ms`.
    fn before(now_ms: i64) -> Self {
        let now = Civil::at(u64::try_from(now_ms).unwrap_or(0), 0);
        let (year, month) = if now.month == 1 { (now.year - 1, 12) } else { (now.year, now.month - 1) };
        let first = Civil { year, month, day: 1, hour: 0, minute: 0, second: 0 };
        let from_ms = first.to_utc_ms().and_then(|ms| i64::try_from(ms).ok()).unwrap_or(0);
        let until_ms = from_ms + i64::from(days_in_month(year, month)) * DAY_MS;
        Self { name: first.date().chars().take(7).collect(), from_ms, until_ms }
    }
}

/// Writes to the next batch of members. Returns their number, 0 when all are done or this worker has lost its lease.
async fn write_batch(tx: &mut Connection, running: &Running, month: &Month) -> Result<usize, StoreError> {
    if !running.owns_lease(tx).await? {
        return Ok(0);
    }
    let now_ms = running.now_ms();
    let brand = settings::value(&mut *tx, "brand_name").await?.unwrap_or_default();
    let members = next_members(tx, month).await?;
    for member in &members {
        let month_totals = hours::between(&mut *tx, &member.id, month.hours()).await?;
        let all_time = hours::ever(&mut *tx, &member.id).await?;
        if let Some(message) = message(&brand, member, month, (&month_totals, &all_time), now_ms) {
            outbox::put(tx, &message, now_ms).await?;
        }
        let insert = "insert into monthly_letters (member_id, month, sent_at) values ($1, $2, $3)
                      on conflict (member_id, month) do nothing";
        sql::query(insert).bind(&member.id).bind(&month.name).bind(now_ms).execute(&mut *tx).await?;
    }
    Ok(members.len())
}

/// The next active members with play or money movements in the month and without a letter for it.
async fn next_members(tx: &mut Connection, month: &Month) -> Result<Vec<MemberRow>, StoreError> {
    sql::query_as(
        "select m.* from members m where m.state = 'active' and m.account_type <> 4
         and not exists (select 1 from monthly_letters l where l.member_id = m.id and l.month = $1)
         and exists (select 1 from play_hours h where h.member_id = m.id and h.hour >= $2 and h.hour < $3
             and (h.staked <> 0 or h.paid <> 0 or h.deposited <> 0 or h.withdrawn <> 0))
         order by m.id limit $4",
    )
    .bind(&month.name)
    .bind(month.hours().start)
    .bind(month.hours().end)
    .bind(BATCH_SIZE)
    .fetch_all(tx)
    .await
}

/// The letter by mail, or by SMS where no address is verified; none for a member without a verified address or number.
fn message(
    brand: &str,
    member: &MemberRow,
    month: &Month,
    figures: (&PlayTotals, &PlayTotals),
    now_ms: i64,
) -> Option<Message> {
    let mail = member.verified_email().map(|to| (Channel::Mail, to));
    let (channel, to) = mail.or_else(|| member.verified_mobile().map(|to| (Channel::Sms, to)))?;
    let (subject, body) = text(brand, member, &month.name, figures);
    let subject = if channel == Channel::Mail { subject } else { String::new() };
    Some(Message { channel, to: to.to_owned(), subject, body, expires_at: now_ms + SEND_WITHIN_MS })
}

fn text(
    brand: &str,
    member: &MemberRow,
    month: &str,
    (figures, all_time): (&PlayTotals, &PlayTotals),
) -> (String, String) {
    let language = member.language.as_str();
    let money = |units: i64| format!("{} {}", Money(units).to_decimal(), member.currency);
    let lines = [
        (words::DEPOSITED, money(figures.deposited)),
        (words::WITHDRAWN, money(figures.withdrawn)),
        (words::STAKED, money(figures.staked)),
        (words::WON, money(figures.paid)),
        (words::NET, money(figures.paid - figures.staked)),
        (words::TIME, hours_and_minutes(figures.seconds)),
        (words::NET_DEPOSITS, money(all_time.deposited - all_time.withdrawn)),
    ];
    let lines: Vec<String> = lines.iter().map(|(label, figure)| format!("{}: {figure}", label.of(language))).collect();
    let subject = format!("{brand}: {}", words::SUBJECT.of(language).replace("{month}", month));
    (subject.clone(), format!("{subject}\n\n{}\n\n{}", lines.join("\n"), words::FOOT.of(language)))
}

/// Hours and whole minutes, as H:MM.
fn hours_and_minutes(seconds: i64) -> String {
    let minutes = seconds / 60;
    format!("{}:{:02}", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(year: u16, month: u8, day: u8) -> i64 {
        let civil = Civil { year, month, day, hour: 3, minute: 0, second: 0 };
        i64::try_from(civil.to_utc_ms().unwrap()).unwrap()
    }

    #[test]
    fn the_month_before_is_one_of_the_calendar() {
        let month = Month::before(at(2026, 1, 1));
        assert_eq!((month.name.as_str(), month.from_ms), ("2025-12", at(2025, 12, 1) - 3 * 60 * 60 * 1000));
        let month = Month::before(at(2028, 3, 31));
        assert_eq!((month.name.as_str(), (month.until_ms - month.from_ms) / DAY_MS), ("2028-02", 29));
    }

    #[test]
    fn time_is_told_in_hours_and_whole_minutes() {
        assert_eq!(
            [0, 59, 60, 3_599, 3_660, 360_000].map(hours_and_minutes),
            ["0:00", "0:00", "0:01", "0:59", "1:01", "100:00"]
        );
    }

    #[test]
    fn no_line_was_forgotten_in_any_language() {
        let all = [
            words::SUBJECT,
            words::DEPOSITED,
            words::WITHDRAWN,
            words::STAKED,
            words::WON,
            words::NET,
            words::TIME,
            words::NET_DEPOSITS,
            words::FOOT,
        ];
        assert!(all.iter().all(platform::localized_text::LocalizedText::is_whole));
        let names_month = |language: &&str| words::SUBJECT.of(language).contains("{month}");
        assert!(platform::localized_text::LANGUAGES.iter().all(names_month));
    }
}
