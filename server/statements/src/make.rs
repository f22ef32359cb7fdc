//! The job that makes a statement, from the latest line of the record to the first. It holds a page of lines and a part of the file at a time, and eight bytes
//! of each row, which the signed hashes at the end need.
//!
//! The head says how many rows follow, before they are read. Where the record has changed meanwhile (a bet of today was settled that the filter asks for) the
//! file is begun anew.

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

use crate::file::{self, PART};
use crate::keys::{self, Signing};
use crate::row::{Made, StatementRow};

/// How often a file is begun anew before the job rests for a while.
const TRIES: usize = 3;

/// Makes a statement. Stored as JSON and shown to operators: ids only, no secret.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct MakeStatement {
    pub(crate) statement_id: String,
}

impl Job for MakeStatement {
    const KIND: &'static str = "statement";
    const POLICY: Policy = Policy { at_once: 2, ..Policy::DEFAULT };
    type State = Base;

    async fn run(self, base: &Base, running: &Running) -> Result<(), Failure> {
        let Some(row) = StatementRow::find(base.store.reader(), &self.statement_id).await? else { return Ok(()) };
        if row.ready_at.is_some() {
            return Ok(());
        }
        let Some(member) = MemberRow::by_id(base.store.reader(), &row.member_id).await? else { return Ok(()) };
        let signing = keys::signing(&base.store, &base.vault, running.now_ms()).await?;
        let asked = ExportedRecord::parse(row.kind(), &row.filter)
            .map_err(|_| Failure::Permanent("the filter is read no more".to_owned()))?;
        let scope = record_scope(&row, &member)?;
        if asked.waits(&base.store).await? {
            return Err(Failure::Transient("what the record adds up is still being counted".to_owned()));
        }
        for _ in 0..TRIES {
            let making = Making { base, running, row: &row, member: &member, signing: &signing };
            if making.run(&asked, &scope).await? {
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

/// Parts that were kept, and what waits for the next.
#[derive(Default)]
struct Output {
    waiting: Vec<u8>,
    parts: i64,
    bytes: i64,
}

impl Making<'_> {
    /// Makes the file; false where the record has changed meanwhile.
    async fn run(&self, asked: &ExportedRecord, scope: &RecordScope<'_>) -> Result<bool, Failure> {
        self.begin_anew().await?;
        let store = &self.base.store;
        let (mut record, count) = asked.open(store, scope, self.running.now_ms()).await?;
        let (count, total) = (usize::try_from(count).unwrap_or(0), u64::try_from(count).unwrap_or(0));
        let about = self.about(asked, scope).await?;
        let head = Head {
            id: self.row.id.clone(),
            about: about.clone(),
            columns: asked.columns().to_vec(),
            count,
            key: self.signing.public(),
        };
        let format = match self.row.format() {
            StatementFormat::Csv => Format::Csv,
            StatementFormat::Json => Format::Json,
        };
        let mut output = Output::default();
        let mut writer = Writer::new(format, &head, &mut output.waiting);
        let mut sums = vec![0_i64; asked.totals().len()];
        loop {
            let lines = record.next(store).await?;
            if lines.is_empty() {
                break;
            }
            for line in &lines {
                writer.row(line.cells.iter().map(String::as_str), &mut output.waiting);
                sums.iter_mut().zip(&line.sums).for_each(|(sum, more)| *sum = sum.saturating_add(*more));
            }
            self.flush(&mut output, PART).await?;
            self.running.progress(writer.rows() as u64, total).await?;
            if writer.rows() > count {
                return Ok(false);
            }
        }
        if writer.rows() != count {
            return Ok(false);
        }
        let totals: Vec<(&'static str, String)> =
            asked.totals().iter().copied().zip(sums.into_iter().map(decimal)).collect();
        let digest = writer.finish(&totals, |message| self.signing.sign(message), &mut output.waiting);
        self.flush(&mut output, 1).await?;
        let made = Made {
            rows: i64::try_from(count).unwrap_or(i64::MAX),
            bytes: output.bytes,
            digest,
            key_id: self.signing.id(),
            head: facts(&about),
            totals: facts(&totals),
        };
        self.keep(made).await?;
        Ok(true)
    }

    /// What the head says.
    async fn about(
        &self,
        asked: &ExportedRecord,
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
            ("unit", asked.unit(&self.member.currency).to_owned()),
            ("filter", without_days(&self.row.filter)),
            ("asOf", rfc3339(self.running.now_ms())),
        ])
    }

    /// Whatever a former try has left is removed.
    async fn begin_anew(&self) -> Result<(), Failure> {
        let (running, id) = (self.running.clone(), self.row.id.clone());
        let work = async move |tx: &mut Connection| {
            if running.owns_lease(tx).await? {
                file::remove(tx, &id).await?;
            }
            Ok::<_, StoreError>(())
        };
        Ok(self.base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?)
    }

    /// Keeps what waits, part by part, while it is at least so much.
    async fn flush(&self, output: &mut Output, least: usize) -> Result<(), Failure> {
        while output.waiting.len() >= least {
            let rest = output.waiting.split_off(output.waiting.len().min(PART));
            let part = std::mem::replace(&mut output.waiting, rest);
            let (id, seq, expires_at) = (self.row.id.clone(), output.parts, self.row.expires_at);
            let body = file::lock(&self.base.vault, &id, seq, &part)?;
            let running = self.running.clone();
            let work = async move |tx: &mut Connection| {
                let is_ours = running.owns_lease(tx).await?;
                if is_ours {
                    file::keep(tx, (&id, seq), &body, expires_at).await?;
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

    async fn keep(&self, made: Made) -> Result<(), Failure> {
        let (running, row) = (self.running.clone(), self.row.clone());
        let work = async move |tx: &mut Connection| {
            if running.owns_lease(tx).await? {
                // It may have been deleted meanwhile: then its parts go as well.
                match StatementRow::find(&mut *tx, &row.id).await? {
                    Some(row) => row.keep(tx, &made, running.now_ms()).await?,
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
