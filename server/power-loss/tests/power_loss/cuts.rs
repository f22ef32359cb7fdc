//! Power cuts at each event, tried by several threads.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use lumora_power_loss::{Disk, Event, Random, Survival};

use crate::check::{Fault, check, site_goes_on};
use crate::workload::Workload;

/// The processors of a small machine.
const WORKERS: usize = 2;

/// Sampling of the points to cut at: one in so many is tried, and each at which somebody was told of a call.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cuts {
    /// Of the points before the first bet.
    pub(crate) opening: usize,
    /// Of the points from the first bet on.
    pub(crate) betting: usize,
    /// Of the tried points from the first bet on: after these, the server also runs on.
    pub(crate) site_goes_on: usize,
}

/// A cut that did damage; event and survival reproduce it.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) event: usize,
    pub(crate) survival: Survival,
    pub(crate) fault: Fault,
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cut after event {} ({:?}): {:?}", self.event, self.survival, self.fault)
    }
}

/// Tries the points; gives their number, or the first that did damage.
pub(crate) fn cut(workload: &Workload, cuts: Cuts) -> Result<usize, Found> {
    std::thread::scope(|scope| {
        let workers = (0..WORKERS).map(|worker| scope.spawn(move || share(workload, cuts, worker)));
        let shares: Vec<_> = workers.collect();
        let mut points = 0;
        let mut first: Option<Found> = None;
        for share in shares {
            match share.join().expect("a worker's share") {
                Ok(tried) => points += tried,
                Err(found) if first.as_ref().is_none_or(|first| found.event < first.event) => first = Some(found),
                Err(_) => {}
            }
        }
        first.map_or(Ok(points), Err)
    })
}

/// Tries the points of one worker. Each worker replays all events, which is cheap, and cuts at its own points.
fn share(workload: &Workload, cuts: Cuts, worker: usize) -> Result<usize, Found> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let mut disk = Disk::new();
    let (mut acknowledged, mut points, mut tried) = (Vec::new(), 0, 0);
    for (place, event) in workload.events.iter().enumerate() {
        disk.apply(event);
        let betting = place >= workload.betting;
        let mut random = Random::new(place as u64);
        let survival = if let Event::Mark(call) = event {
            // What was told must survive at once, whatever is lost.
            acknowledged.push(*call);
            Survival::Nothing
        } else {
            let every = if betting { cuts.betting } else { cuts.opening };
            if !(place + 1).is_multiple_of(every) {
                continue;
            }
            Survival::random(&mut random)
        };
        points += 1;
        if points % WORKERS != worker {
            continue;
        }
        replace(folder.path(), &disk.after_cut(survival, &mut random));
        let goes_on = betting && (points / WORKERS).is_multiple_of(cuts.site_goes_on);
        let checked = runtime.block_on(async {
            check(folder.path(), workload, betting.then_some(&*acknowledged)).await?;
            if goes_on { site_goes_on(folder.path(), workload).await } else { Ok(()) }
        });
        checked.map_err(|fault| Found { event: place, survival, fault })?;
        tried += 1;
    }
    Ok(tried)
}

/// Makes these the only files of the folder.
fn replace(folder: &Path, files: &BTreeMap<String, Vec<u8>>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        std::fs::remove_file(entry.expect("an entry").path()).expect("an old file is removed");
    }
    for (name, bytes) in files {
        std::fs::write(folder.join(name), bytes).expect("a file");
    }
}
