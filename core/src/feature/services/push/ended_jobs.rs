//! Jobs whose end the stream has reported. An end may be reported before the answer that names the job is read, so the latest ends are
//! kept until a feature asks for them.

use crate::model::Model;
use crate::wire::{JobProgress, JobState};

/// How many ends are kept.
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

/// Whether the server has reported the end of this job. Says so once: the caller then fetches the result.
pub(crate) fn take_ended(model: &mut Model, job_id: &str) -> bool {
    let ended = &mut model.push.ended_jobs.0;
    let index = ended.iter().position(|id| id == job_id);
    index.map(|index| ended.remove(index)).is_some()
}
