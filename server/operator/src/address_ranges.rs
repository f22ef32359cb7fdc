//! `lumora-server admin address-ranges`: the table of IP ranges and their countries.

use std::fs::File;
use std::io::BufReader;
use std::net::IpAddr;
use std::path::{Path, PathBuf};

use clap::Subcommand;

use super::{Actor, AdminError, audit};
use platform::clock::rfc3339;
use platform::ids;
use platform::region::ranges::{self, Fault, Load, Range};
use platform::store::{Store, StoreError};

/// Commands on the table of IP ranges and their countries.
#[derive(Debug, Clone, Subcommand)]
pub(super) enum AddressRanges {
    /// Replace the table by a CSV file with lines of first,last,country or network,country. If any line is invalid,
    /// nothing is loaded.
    Load {
        /// Path of the CSV file.
        file: PathBuf,
    },
    /// Show which file is loaded.
    Show,
    /// Show the country of an IP address.
    Find {
        /// The IP address.
        address: IpAddr,
    },
    /// Remove the table. Countries are then unknown, except those that a trusted proxy sends.
    Clear,
}

impl AddressRanges {
    /// Runs the command; returns the lines to print.
    pub(super) async fn run(self, store: &Store, actor: Actor) -> Result<Vec<String>, AdminError> {
        Ok(match self {
            Self::Load { file } => vec![describe(&load(store, actor, &file).await?)],
            Self::Show => {
                let none =
                    || "nothing is loaded: countries are unknown, but for those that a trusted proxy names".to_owned();
                vec![ranges::current(store).await?.map_or_else(none, |load| describe(&load))]
            }
            Self::Find { address } => {
                let country = ranges::country(store, address).await?;
                let unknown = || "unknown: no range of the table has it".to_owned();
                vec![country.map_or_else(unknown, |country| country.to_string())]
            }
            Self::Clear => {
                switch_and_record(store, actor, None).await?;
                ranges::sweep(store).await?;
                vec!["nothing is loaded any more".to_owned()]
            }
        })
    }
}

fn describe(load: &Load) -> String {
    format!("{} ranges of {}, loaded {}", load.ranges, load.source, rfc3339(load.loaded_at))
}

async fn load(store: &Store, actor: Actor, file: &Path) -> Result<Load, AdminError> {
    let ranges = read(file)?;
    // Deletes rows of an earlier load that was interrupted.
    ranges::sweep(store).await?;
    let load = Load {
        load_id: ids::new_id(actor.now_ms),
        source: file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default(),
        ranges: i64::try_from(ranges.len()).unwrap_or(i64::MAX),
        loaded_at: actor.now_ms,
    };
    ranges::write(store, &load.load_id, &ranges).await?;
    switch_and_record(store, actor, Some(load.clone())).await?;
    ranges::sweep(store).await?;
    Ok(load)
}

fn read(file: &Path) -> Result<Vec<Range>, AdminError> {
    let name = || file.display().to_string();
    let unreadable = |detail: String| AdminError::RangeFile { file: name(), detail };
    let opened = File::open(file).map_err(|error| unreadable(error.to_string()))?;
    let ranges = ranges::read(BufReader::new(opened)).map_err(|faults| AdminError::Ranges { file: name(), faults })?;
    if ranges.is_empty() {
        return Err(unreadable("it holds no range".to_owned()));
    }
    Ok(ranges)
}

/// Makes a load the active one, or none, and writes it to the record of changes.
async fn switch_and_record(store: &Store, actor: Actor, load: Option<Load>) -> Result<(), AdminError> {
    let former = ranges::current(store).await?.as_ref().map(describe).unwrap_or_default();
    store
        .write(move |tx| {
            Box::pin(async move {
                ranges::switch(tx, load.as_ref()).await?;
                let latter = load.as_ref().map(describe).unwrap_or_default();
                audit::note(tx, &actor, "address-ranges", (&former, &latter)).await?;
                Ok::<(), StoreError>(())
            })
        })
        .await?;
    Ok(())
}

/// The invalid lines of a file, one line of text for each.
pub(super) fn in_lines(faults: &[Fault]) -> String {
    let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
    let more = if faults.len() >= ranges::MAX_FAULTS { "\n  and perhaps more" } else { "" };
    format!("{}{more}", lines.join("\n  "))
}
