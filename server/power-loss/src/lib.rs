//! Simulation of power cuts: what one can leave of an SQLite database.
//!
//! A disk keeps what it was told to keep (`fsync`). Of later writes it may have kept any part, in any order, even half a sector.
//! Killing a process shows none of that: the operating system still writes everything. So [`record`] puts a layer between SQLite and
//! the disk that records each write, truncation, sync, creation and deletion in a folder; a [`Disk`] replays them up to any point and
//! makes the files that a cut right there could have left, by a seeded generator.
//!
//! Only tests use this package.

mod disk;
mod layer;
mod random;
mod recording;

pub use disk::{Disk, Survival};
pub use layer::record;
pub use random::Random;
pub use recording::{Event, FileId, Recording};
pub use sqlite_vfs::RegistrationFailed;
