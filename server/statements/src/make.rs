//! The job that makes a statement, newest row first. In memory it holds one page of rows, one part of the file, and eight bytes of
//! each row, which the signed hashes at the end need.
//!
//! The head of the file states the number of rows before they are read. If the record changes in the meantime (a bet of today that
//! the filter selects is settled), the file is started again.

use identity::member::MemberRow;
use lumora_core::domain::statement::StatementFormat;
use lumora_core::domain::time::offset_name;
use lumora_core::wire::StatementFact;
use lumora_statement::{Format, Head, Writer};
use platform::Base;
use platform::clock::rfc3339;
use platform::day::Day;
use platform::jobs::{Failure, Job, Policy, Running};
use platform::settings::Settings;
use platform::store::{Connection, StoreError};
use reports::export::{ExportedRecord, RecordScope, decimal, without_days};
use serde::{Deserialize, Serialize};

use crate::file::{self, PART_BYTES};
use crate::keys::{self, Signing};
use crate::row::{FileSummary, StatementRow};

/// How many times the file is started per run of the job; after that the job is retried later.
const MAX_ATTEMPTS: usize = 3;

/// The job that makes a statement. Its payload is stored as JSON and shown to operators: ids only, no secret.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct MakeStatement {
    pub(crate) statement_id: String,
}

impl Job for MakeStatement {
    const KIND: &'static str = "statement";
    const POLICY: Policy = Policy { max_concurrent: 2, ..Policy::DEFAULT };
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        let Some(row) = StatementRow::find(base.store.reader(), &self.statement_id).await? else { return Ok(()) };
        if row.ready_at.is_some() {
            return Ok(());
        }
        let Some(member) = MemberRow::by_id(base.store.reader(), &row.member_id).await? else { return Ok(()) };
        let signing = keys::signing(&base.store, &base.vault, running.now_ms()).await?;
        let exported = ExportedRecord::parse(row.kind(), &row.filter)
            .map_err(|_| Failure::Permanent("the filter is read no more".to_owned()))?;
        let scope = record_scope(&row, &member)?;
        if exported.is_still_counting(&base.store).await? {
            return Err(Failure::Transient("what the record adds up is still being counted".to_owned()));
        }
        for _ in 0..MAX_ATTEMPTS {
            let making = Making { base, running, row: &row, member: &member, signing: &signing };
            if making.run(&exported, &scope).await? {
                return Ok(());
            }
        }
        Err(Failure::Transient("the record goes on changing while it is read".to_owned()))
    }
}

fn record_scope<'a>(row: &'a StatementRow, member: &'a MemberRow) -> Result<RecordScope<'a>, Failure> {
    let day = |text: &str| {
        Day::parse(text, row.offset_minutes).ok_or_else(|| Failure::Permanent("the days are read no more".to_owned()))
    };
    Ok(RecordScope {
        member_id: &member.id,
        currency: &member.currency,
        language: &row.language,
        days: (day(&row.first_day)?, day(&row.last_day)?),
        offset_minutes: row.offset_minutes,
    })
}

struct Making<'a> {
    base: &'a Base,
    running: &'a Running,
    row: &'a StatementRow,
    member: &'a MemberRow,
    signing: &'a Signing,
}

/// The parts that are stored so far, and the bytes that are still to be stored.
#[derive(Default)]
struct Output {
    waiting: Vec<u8>,
    parts: i64,
    bytes: i64,
}

impl Making<'_> {
    /// Makes the file; returns false if the record has changed in the meantime.
    async fn run(&self, exported: &ExportedRecord, scope: &RecordScope<'_>) -> Result<bool, Failure> {
        self.start_over().await?;
        let store = &self.base.store;
        let (mut record, count) = exported.open(store, scope, self.running.now_ms()).await?;
        let (count, total) = (usize::try_from(count).unwrap_or(0), u64::try_from(count).unwrap_or(0));
        let about = self.about(exported, scope).await?;
        let head = Head {
            id: self.row.id.clone(),
            about: about.clone(),
            columns: exported.columns().to_vec(),
            count,
            key: self.signing.public(),
        };
        let format = match self.row.format() {
            StatementFormat::Csv => Format::Csv,
            StatementFormat::Json => Format::Json,
        };
        let mut output = Output::default();
        let mut writer = Writer::new(format, &head, &mut output.waiting);
        let mut sums = vec![0_i64; exported.totals().len()];
        loop {
            let lines = record.next(store).await?;
            if lines.is_empty() {
                break;
            }
            for line in &lines {
                writer.row(line.cells.iter().map(String::as_str), &mut output.waiting);
                sums.iter_mut().zip(&line.sums).for_each(|(sum, more)| *sum = sum.saturating_add(*more));
            }
            self.flush(&mut output, PART_BYTES).await?;
            self.running.progress(writer.rows() as u64, total).await?;
            if writer.rows() > count {
                return Ok(false);
            }
        }
        if writer.rows() != count {
            return Ok(false);
        }
        let totals: Vec<(&'static str, String)> =
            exported.totals().iter().copied().zip(sums.into_iter().map(decimal)).collect();
        let digest = writer.finish(&totals, |message| self.signing.sign(message), &mut output.waiting);
        self.flush(&mut output, 1).await?;
        let summary = FileSummary {
            rows: i64::try_from(count).unwrap_or(i64::MAX),
            bytes: output.bytes,
            digest,
            key_id: self.signing.id(),
            head: facts(&about),
            totals: facts(&totals),
        };
        self.store_summary(summary).await?;
        Ok(true)
    }

    /// The facts in the head of the file: site, operator, account, days, filter, time.
    async fn about(
        &self,
        exported: &ExportedRecord,
        scope: &RecordScope<'_>,
    ) -> Result<Vec<(&'static str, String)>, Failure> {
        let settings = Settings::load(&self.base.store).await?;
        let zone = offset_name(i16::try_from(scope.offset_minutes).unwrap_or(0));
        Ok(vec![
            ("site", self.base.config.site_origin.clone()),
            ("operator", settings.text("brand_name")),
            ("kind", self.row.kind().name().to_owned()),
            ("account", self.member.account.clone()),
            ("from", self.row.first_day.clone()),
            ("until", self.row.last_day.clone()),
            ("zone", zone),
            ("unit", exported.unit(&self.member.currency).to_owned()),
            ("filter", without_days(&self.row.filter)),
            ("asOf", rfc3339(self.running.now_ms())),
        ])
    }

    /// Deletes the parts that a former attempt has left.
    async fn start_over(&self) -> Result<(), Failure> {
        let (running, id) = (self.running.clone(), self.row.id.clone());
        let work = async move |tx: &mut Connection| {
            if running.owns_lease(tx).await? {
                file::remove(tx, &id).await?;
            }
            Ok::<_, StoreError>(())
        };
        Ok(self.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?)
    }

    /// Stores the waiting bytes part by part, as long as there are at least `least` of them.
    async fn flush(&self, output: &mut Output, least: usize) -> Result<(), Failure> {
        while output.waiting.len() >= least {
            let rest = output.waiting.split_off(output.waiting.len().min(PART_BYTES));
            let part = std::mem::replace(&mut output.waiting, rest);
            let (id, seq, expires_at) = (self.row.id.clone(), output.parts, self.row.expires_at);
            let body = file::lock(&self.base.vault, &id, seq, &part)?;
            let running = self.running.clone();
            let work = async move |tx: &mut Connection| {
                let is_ours = running.owns_lease(tx).await?;
                if is_ours {
                    file::store_part(tx, (&id, seq), &body, expires_at).await?;
                }
                Ok::<_, StoreError>(is_ours)
            };
            if !self.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await? {
                return Err(Failure::Transient("the job was taken over by another worker".to_owned()));
            }
            output.parts += 1;
            output.bytes = output.bytes.saturating_add(i64::try_from(part.len()).unwrap_or(0));
        }
        Ok(())
    }

    async fn store_summary(&self, summary: FileSummary) -> Result<(), Failure> {
        let (running, row) = (self.running.clone(), self.row.clone());
        let work = async move |tx: &mut Connection| {
            if running.owns_lease(tx).await? {
                // The member may have deleted the statement in the meantime: then its parts are deleted too.
                match StatementRow::find(&mut *tx, &row.id).await? {
                    Some(row) => row.store_summary(tx, &summary, running.now_ms()).await?,
                    None => file::remove(tx, &row.id).await?,
                }
            }
            Ok::<_, StoreError>(())
        };
        Ok(self.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?)
    }
}

fn facts(pairs: &[(&'static str, String)]) -> Vec<StatementFact> {
    let fact =
        |(name, value): &(&'static str, String)| StatementFact { name: (*name).to_owned(), value: value.clone() };
    pairs.iter().map(fact).collect()
}
