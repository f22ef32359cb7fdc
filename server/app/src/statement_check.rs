//! `lumora-server verify-statement FILE`: the verification of the page `/verify` on the command line, by the same code.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::PathBuf;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use clap::Args;
use lumora_statement::{Authority, Checker, Report, Step, Verdict};
use platform::store::{Location, Migration, Store, StoreError};
use statements::keys;

/// Bytes read per step.
const CHUNK_BYTES: usize = 64 * 1024;

/// The file, and the keys whose signature counts.
#[derive(Debug, Args)]
pub struct StatementArgs {
    /// The statement, CSV or JSON.
    file: PathBuf,
    /// A public key that counts as the site's (base64url, as /wps/statements/keys tells it), instead of those in the database. May be given several times.
    #[arg(long)]
    key: Vec<String>,
}

/// Why a statement did not pass its verification.
#[derive(Debug, thiserror::Error)]
pub enum StatementError {
    /// The file can not be read.
    #[error("{file} can not be read ({detail}): name a file that is there")]
    File {
        /// Path of the statement's file, as it was given.
        file: String,
        /// The operating system's error.
        detail: io::Error,
    },
    /// A key on the command line is no public key.
    #[error("{0:?} is no public key: take it from /wps/statements/keys")]
    Key(String),
    /// The file is no statement.
    #[error("this is no statement: name the CSV or JSON file as it was downloaded")]
    NoStatement,
    /// The statement was altered in this many places.
    #[error("the statement was altered in {0} places: ask for it anew from who made it")]
    Altered(usize),
    /// The statement is consistent, but signed by this unknown key.
    #[error("the statement is signed by a key that is not known as this site's ({0}): anybody can have made it")]
    Unknown(String),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The report could not be printed.
    #[error("what was found could not be printed: {0}")]
    Print(io::Error),
}

impl StatementArgs {
    /// Verifies the file and prints the report to `out`. Without keys on the command line, those in the database count.
    ///
    /// # Errors
    /// [`StatementError`], also where the statement was altered or not signed by this site.
    pub async fn run(
        self,
        location: &Location,
        migrations: &[&[Migration]],
        out: &mut impl Write,
    ) -> Result<(), StatementError> {
        let named: Result<Vec<[u8; 32]>, StatementError> =
            self.key.iter().map(|text| public_key(text).ok_or_else(|| StatementError::Key(text.clone()))).collect();
        let mut known = named?;
        if known.is_empty() {
            let store = Store::open(location, migrations).await?;
            let keys = keys::all(store.reader()).await;
            store.close().await;
            known = keys?.iter().filter_map(|key| public_key(&key.public_key)).collect();
        }
        let report = self
            .check(&known)
            .map_err(|detail| StatementError::File { file: self.file.display().to_string(), detail })?;
        print(&report, out).map_err(StatementError::Print)?;
        result_of(report)
    }

    fn check(&self, known: &[[u8; 32]]) -> io::Result<Report> {
        let mut file = File::open(&self.file)?;
        let mut checker = Checker::new(known);
        let mut chunk = vec![0; CHUNK_BYTES];
        loop {
            let count = file.read(&mut chunk)?;
            if count == 0 || !checker.push(chunk.get(..count).unwrap_or_default()) {
                break;
            }
        }
        checker.close();
        while checker.step() != Step::Done {}
        Ok(checker.report())
    }
}

fn public_key(text: &str) -> Option<[u8; 32]> {
    URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok()
}

fn print(report: &Report, out: &mut impl Write) -> io::Result<()> {
    for (name, value) in report.head.iter().chain(&report.totals) {
        writeln!(out, "{name}: {value}")?;
    }
    writeln!(out, "rows in the file: {}", report.rows)?;
    writeln!(out, "digest: {}", report.digest)?;
    for finding in &report.findings {
        writeln!(out, "ALTERED: {finding}")?;
    }
    if report.found > report.findings.len() {
        writeln!(out, "... and {} more", report.found - report.findings.len())?;
    }
    match &report.authority {
        Authority::Known(key) => writeln!(out, "signed by this site's key {key}"),
        Authority::Unknown(key) => writeln!(out, "signed by the key {key}, which is not known as this site's"),
        Authority::None => writeln!(out, "no signature fits"),
    }
}

fn result_of(report: Report) -> Result<(), StatementError> {
    match (report.verdict, report.authority) {
        (Verdict::NoStatement, _) => Err(StatementError::NoStatement),
        (Verdict::Altered, _) => Err(StatementError::Altered(report.found)),
        (Verdict::Intact, Authority::Known(_)) => Ok(()),
        (Verdict::Intact, Authority::Unknown(key)) => Err(StatementError::Unknown(key)),
        (Verdict::Intact, Authority::None) => Err(StatementError::Altered(1)),
    }
}
