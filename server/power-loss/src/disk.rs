//! The model of a disk: what is durable, what may be, and what a power cut leaves of both.
//!
//! The model is the weakest that POSIX allows. A sync of a file makes its contents and length durable, a sync of the folder its names.
//! Anything else may survive or not: each sector by itself, in any order, in any version that was written since the last sync, or as a
//! part of one; the length as any that the file has had since. Where a file has grown and its new sectors were not written, there
//! are zeros or whatever the disk held before.
//!
//! A write never changes bytes beside those that it names, which SQLite relies on (`SQLITE_IOCAP_POWERSAFE_OVERWRITE`).

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::random::Random;
use crate::recording::{Event, FileId};

/// The smallest unit that a disk writes atomically, in bytes.
const SECTOR: usize = 512;

/// How much of the unsynced data survives a cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Survival {
    /// Everything, as when only the process is killed.
    All,
    /// Nothing.
    Nothing,
    /// Everything before a random moment, and a part of the write at that moment: a disk that keeps the order.
    Before,
    /// Each sector with this probability in percent, in any of its versions.
    Sectors(usize),
}

impl Survival {
    /// A random one.
    pub fn random(random: &mut Random) -> Self {
        match random.below(8) {
            0 => Self::All,
            1 | 2 => Self::Nothing,
            3 | 4 => Self::Before,
            5 => Self::Sectors(10),
            6 => Self::Sectors(50),
            _ => Self::Sectors(90),
        }
    }
}

/// The files of a folder as on the disk. [`Disk::apply`] replays an event, [`Disk::after_cut`] gives what a cut could leave.
#[derive(Debug, Clone, Default)]
pub struct Disk {
    files: Vec<File>,
    names: BTreeMap<String, Name>,
}

#[derive(Debug, Clone, Default)]
struct File {
    synced: Vec<u8>,
    /// Changes since the last sync, in their order.
    pending: Vec<Change>,
}

#[derive(Debug, Clone)]
enum Change {
    Write { offset: usize, bytes: Arc<[u8]> },
    Truncate { size: usize },
}

/// The file that a name refers to: durably, and after each change since then.
#[derive(Debug, Clone, Default)]
struct Name {
    synced: Option<FileId>,
    pending: Vec<Option<FileId>>,
}

impl Disk {
    /// An empty folder.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Replays an event.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Create { file, name } => {
                if self.files.len() <= *file {
                    self.files.resize_with(file + 1, File::default);
                }
                self.names.entry(name.clone()).or_default().pending.push(Some(*file));
            }
            Event::Write { file, offset, bytes } => {
                self.change(*file, Change::Write { offset: *offset, bytes: Arc::clone(bytes) });
            }
            Event::Truncate { file, size } => self.change(*file, Change::Truncate { size: *size }),
            Event::Sync { file, names } => {
                if let Some(file) = self.files.get_mut(*file) {
                    for change in std::mem::take(&mut file.pending) {
                        change.apply(&mut file.synced);
                    }
                }
                self.sync_names(*names);
            }
            Event::Delete { name, names } => {
                self.names.entry(name.clone()).or_default().pending.push(None);
                self.sync_names(*names);
            }
            Event::Mark(_) => {}
        }
    }

    fn change(&mut self, file: FileId, change: Change) {
        if let Some(file) = self.files.get_mut(file) {
            file.pending.push(change);
        }
    }

    fn sync_names(&mut self, names: bool) {
        for name in self.names.values_mut().filter(|_| names) {
            if let Some(last) = name.pending.drain(..).next_back() {
                name.synced = last;
            }
        }
    }

    /// The files that a power cut at this moment could leave, by name.
    #[must_use]
    pub fn after_cut(&self, survival: Survival, random: &mut Random) -> BTreeMap<String, Vec<u8>> {
        let mut found = BTreeMap::new();
        for (name, what) in &self.names {
            let survived = match survival {
                Survival::All => what.pending.len(),
                Survival::Nothing => 0,
                Survival::Before | Survival::Sectors(_) => random.below(what.pending.len() + 1),
            };
            let file = survived.checked_sub(1).map_or(what.synced, |last| what.pending.get(last).copied().flatten());
            if let Some(file) = file.and_then(|file| self.files.get(file)) {
                found.insert(name.clone(), file.after_cut(survival, random));
            }
        }
        found
    }
}

impl Change {
    fn apply(&self, bytes: &mut Vec<u8>) {
        match self {
            Self::Write { offset, bytes: written } => put(bytes, *offset, written),
            Self::Truncate { size } => bytes.resize(*size, 0),
        }
    }

    /// The length of the file after the change.
    fn size_after(&self, before: usize) -> usize {
        match self {
            Self::Write { offset, bytes } => before.max(offset + bytes.len()),
            Self::Truncate { size } => *size,
        }
    }
}

/// Writes bytes into a file, which grows as needed.
fn put(file: &mut Vec<u8>, offset: usize, bytes: &[u8]) {
    let end = offset + bytes.len();
    if file.len() < end {
        file.resize(end, 0);
    }
    if let Some(place) = file.get_mut(offset..end) {
        place.copy_from_slice(bytes);
    }
}

impl File {
    fn after_cut(&self, survival: Survival, random: &mut Random) -> Vec<u8> {
        let mut bytes = self.synced.clone();
        match survival {
            Survival::All => self.pending.iter().for_each(|change| change.apply(&mut bytes)),
            Survival::Nothing => {}
            Survival::Before => {
                let survived = random.below(self.pending.len() + 1);
                self.pending.iter().take(survived).for_each(|change| change.apply(&mut bytes));
                if let Some(Change::Write { offset, bytes: last }) = self.pending.get(survived) {
                    let part = random.below(last.len());
                    put(&mut bytes, *offset, last.get(..part).unwrap_or_default());
                }
            }
            Survival::Sectors(percent) => self.scatter(&mut bytes, percent, random),
        }
        bytes
    }

    /// A random version of each sector, then a random one of the lengths.
    fn scatter(&self, bytes: &mut Vec<u8>, percent: usize, random: &mut Random) {
        let mut sizes = vec![bytes.len()];
        let mut sectors: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for (place, change) in self.pending.iter().enumerate() {
            let before = sizes.last().copied().unwrap_or(0);
            sizes.push(change.size_after(before));
            let touched = match change {
                Change::Write { offset, bytes } => *offset..offset + bytes.len(),
                Change::Truncate { size } => *size..before.max(*size),
            };
            for sector in touched.start / SECTOR..touched.end.div_ceil(SECTOR) {
                sectors.entry(sector).or_default().push(place);
            }
        }
        let synced = bytes.len();
        bytes.resize(sizes.iter().copied().max().unwrap_or(0), 0);
        if random.chance(50) {
            junk(bytes.get_mut(synced..).unwrap_or_default(), random);
        }
        let size = sizes.get(random.below(sizes.len())).copied().unwrap_or(synced);
        for (sector, changes) in sectors {
            if !random.chance(percent) {
                continue;
            }
            let version = random.below(changes.len()) + 1;
            let is_torn = random.chance(10);
            for (nth, change) in changes.into_iter().take(version).enumerate() {
                let cut = if is_torn && nth + 1 == version { random.below(SECTOR) } else { SECTOR };
                self.put_sector(bytes, sector, change, cut);
            }
        }
        bytes.truncate(size);
    }

    /// Applies a change to the first `cut` bytes of a sector.
    fn put_sector(&self, bytes: &mut [u8], sector: usize, change: usize, cut: usize) {
        let (from, to) = (sector * SECTOR, sector * SECTOR + cut);
        match self.pending.get(change) {
            Some(Change::Write { offset, bytes: written }) => {
                let (from, to) = (from.max(*offset), to.min(offset + written.len()));
                let source = from.checked_sub(*offset).and_then(|start| written.get(start..to.checked_sub(*offset)?));
                if let (Some(place), Some(source)) = (bytes.get_mut(from..to), source) {
                    place.copy_from_slice(source);
                }
            }
            Some(Change::Truncate { size }) => {
                let to = to.min(bytes.len());
                bytes.get_mut(from.max(*size)..to).unwrap_or_default().fill(0);
            }
            None => {}
        }
    }
}

/// Random bytes: what the disk may have held where nothing was written.
fn junk(bytes: &mut [u8], random: &mut Random) {
    for part in bytes.chunks_mut(8) {
        let random = random.bits().to_le_bytes();
        part.iter_mut().zip(random).for_each(|(byte, random)| *byte = random);
    }
}

#[cfg(test)]
#[allow(clippy::expect_used, clippy::indexing_slicing, reason = "a test may fail loudly")]
mod tests {
    use super::*;

    fn write(offset: usize, byte: u8, length: usize) -> Event {
        Event::Write { file: 0, offset, bytes: vec![byte; length].into() }
    }

    fn disk(events: &[Event]) -> Disk {
        let mut disk = Disk::new();
        disk.apply(&Event::Create { file: 0, name: "f".into() });
        disk.apply(&Event::Sync { file: 0, names: true });
        events.iter().for_each(|event| disk.apply(event));
        disk
    }

    fn file(disk: &Disk, survival: Survival, seed: u64) -> Vec<u8> {
        disk.after_cut(survival, &mut Random::new(seed)).remove("f").expect("a file")
    }

    const SYNC: Event = Event::Sync { file: 0, names: false };

    #[test]
    fn what_was_synced_survives_whatever_else_does() {
        let disk = disk(&[write(0, 1, 2000), SYNC, write(600, 2, 100)]);
        for seed in 0..200 {
            let survival = Survival::random(&mut Random::new(seed));
            let bytes = file(&disk, survival, seed);
            assert_eq!(bytes.len(), 2000);
            assert!(bytes[..600].iter().chain(&bytes[700..]).all(|byte| *byte == 1), "seed {seed}: {survival:?}");
        }
    }

    #[test]
    fn of_what_was_not_synced_all_nothing_and_anything_between_is_found() {
        let disk = disk(&[write(0, 1, 1024), SYNC, write(0, 2, 1024), write(512, 3, 1024)]);
        assert_eq!(file(&disk, Survival::Nothing, 1), [1; 1024]);
        assert_eq!(file(&disk, Survival::All, 1), [[2; 512], [3; 512], [3; 512]].concat());
        let seen: std::collections::HashSet<_> = (0..4000)
            .map(|seed| file(&disk, Survival::Sectors(50), seed))
            .map(|bytes| (bytes.len(), bytes[0], bytes[511], bytes[512], bytes[1023]))
            .collect();
        for case in [
            (1024, 1, 1, 1, 1),
            (1024, 1, 1, 3, 3),
            (1536, 2, 2, 2, 2),
            (1536, 2, 1, 1, 1),
            (1536, 1, 1, 3, 2),
            (1024, 2, 2, 3, 3),
        ] {
            assert!(seen.contains(&case), "{case:?} is missing from {seen:?}");
        }
    }

    #[test]
    fn a_disk_that_keeps_the_order_ends_in_the_middle_of_a_write() {
        let disk = disk(&[write(0, 1, 700), write(700, 2, 700)]);
        let lengths: std::collections::BTreeSet<_> =
            (0..4000).map(|seed| file(&disk, Survival::Before, seed).len()).collect();
        assert!(lengths.contains(&0) && lengths.contains(&700) && lengths.contains(&1400));
        assert!(lengths.iter().any(|length| (1..700).contains(length)));
        assert!(lengths.iter().any(|length| (701..1400).contains(length)));
    }

    #[test]
    fn a_file_that_was_cut_off_has_either_length_and_never_both_contents() {
        let disk = disk(&[write(0, 1, 1024), SYNC, Event::Truncate { file: 0, size: 100 }]);
        let found: std::collections::HashSet<_> =
            (0..400).map(|seed| file(&disk, Survival::Sectors(50), seed)).map(|bytes| bytes.len()).collect();
        assert_eq!(found, [100, 1024].into());
        for seed in 0..400 {
            assert!(file(&disk, Survival::Sectors(50), seed)[..100].iter().all(|byte| *byte == 1));
        }
    }

    #[test]
    fn a_new_name_and_a_removed_one_are_there_or_not_until_the_folder_is_synced() {
        let mut disk = disk(&[write(0, 1, 10), SYNC]);
        let there = |disk: &Disk, name: &str| {
            let found: std::collections::HashSet<_> = (0..100)
                .map(|seed| disk.after_cut(Survival::Sectors(50), &mut Random::new(seed)).contains_key(name))
                .collect();
            (found.contains(&true), found.contains(&false))
        };
        disk.apply(&Event::Create { file: 1, name: "g".into() });
        assert_eq!(there(&disk, "g"), (true, true));
        disk.apply(&Event::Sync { file: 1, names: true });
        assert_eq!(there(&disk, "g"), (true, false));
        disk.apply(&Event::Delete { name: "f".into(), names: false });
        assert_eq!(there(&disk, "f"), (true, true));
        disk.apply(&Event::Delete { name: "g".into(), names: true });
        assert_eq!((there(&disk, "f"), there(&disk, "g")), ((false, true), (false, true)));
    }
}
