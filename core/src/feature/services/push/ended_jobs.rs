//! Jobs whose end the stream has told. It may do so before the answer that names the job is read: so the latest ends are kept until somebody
//! waits for them.

use crate::model::Model;
use crate::wire::{JobProgress, JobState};

/// How many are kept.
const MAX_ENDS: usize = 8;

/// Ids of jobs that have ended, the latest last.
#[derive(Default)]
pub(super) struct EndedJobs(Vec<String>);

impl EndedJobs {
    pub(super) fn note(&mut self, job: &JobProgress) {
        if matches!(job.state, JobState::Done | JobState::Failed) {
            self.0.retain(|id| *id != job.id);
            self.0.push(job.id.clone());
            self.0.drain(..self.0.len().saturating_sub(MAX_ENDS));
        }
    }
}

/// Whether the server has told the end of this job. Says so once: whoever asks then asks the server what became of it.
pub(crate) fn take_ended(model: &mut Model, job_id: &str) -> bool {
    let ended = &mut model.push.ended_jobs.0;
    let place = ended.iter().position(|id| id == job_id);
    place.map(|place| ended.remove(place)).is_some()
}
