//! Work in the background through the whole stack, on each engine: leases, tries, schedules, members, operators, the end of a
//! server. Kinds of the tests' own, on a clock that the tests move.

mod leases;
mod operator;
mod schedules;
mod stopping;
mod tries;

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use lumora_server::testing::TestServer;
use platform::jobs::{EnqueueOptions, Enqueued, Failure, Job, Kind, Policy, Running, Scheduled, Worker, enqueue};
use platform::store::{Store, StoreError, sql};
use serde::{Deserialize, Serialize};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;

/// What the jobs of a test have done, and what they shall do next.
#[derive(Clone, Debug)]
struct Probe {
    /// Each try that was begun: the name of the job, and which try it was.
    begun: Arc<Mutex<Vec<(String, i64)>>>,
    /// How each of the next tries fails; those that come after succeed.
    failures: Arc<Mutex<VecDeque<Failure>>>,
    /// What each try was handed, kept beyond its end as by a process that was only slow.
    handed: Arc<Mutex<Vec<Running>>>,
    /// Held jobs that may end.
    releases: Arc<Semaphore>,
    /// Held jobs that have ended, in whatever way.
    ended: Arc<Semaphore>,
}

impl Default for Probe {
    fn default() -> Self {
        let none = || Arc::new(Semaphore::new(0));
        let (begun, failures, handed) = Default::default();
        Self { begun, failures, handed, releases: none(), ended: none() }
    }
}

impl Probe {
    fn begin(&self, name: &str, running: &Running) {
        self.begun.lock().expect("a lock").push((name.to_owned(), running.tries()));
        self.handed.lock().expect("a lock").push(running.clone());
    }

    fn begun(&self) -> Vec<(String, i64)> {
        self.begun.lock().expect("a lock").clone()
    }

    fn names(&self) -> Vec<String> {
        self.begun().into_iter().map(|(name, _)| name).collect()
    }

    fn fail(&self, failures: impl IntoIterator<Item = Failure>) {
        self.failures.lock().expect("a lock").extend(failures);
    }

    fn handed(&self, index: usize) -> Running {
        self.handed.lock().expect("a lock")[index].clone()
    }

    /// Waits until so many tries were begun.
    async fn until_begun(&self, count: usize) {
        until(async || self.begun().len() >= count).await;
        assert_eq!(self.begun().len(), count);
    }
}

/// Says that a held job has ended, also when its work was thrown away.
struct End(Arc<Semaphore>);

impl Drop for End {
    fn drop(&mut self) {
        self.0.add_permits(1);
    }
}

/// Does nothing but to be done.
#[derive(Clone, Serialize, Deserialize)]
struct Note {
    name: String,
}

impl Job for Note {
    const KIND: &'static str = "note";
    const POLICY: Policy = Policy { retry_delays_ms: &[1_000, 5_000], jitter_percent: 0, ..Policy::DEFAULT };
    type State = Probe;

    async fn run(self, probe: &Probe, running: &Running) -> Result<(), Failure> {
        probe.begin(&self.name, running);
        assert_ne!(self.name, "panic", "as the test wants it");
        let failure = probe.failures.lock().expect("a lock").pop_front();
        failure.map_or(Ok(()), Err)
    }
}

/// Lasts until the test releases it, two at once.
#[derive(Clone, Serialize, Deserialize)]
struct Hold {
    name: String,
}

impl Job for Hold {
    const KIND: &'static str = "hold";
    const POLICY: Policy =
        Policy { max_concurrent: 2, retry_delays_ms: &[1_000, 5_000], jitter_percent: 0, ..Policy::DEFAULT };
    type State = Probe;

    async fn run(self, probe: &Probe, running: &Running) -> Result<(), Failure> {
        let _end = End(probe.ended.clone());
        probe.begin(&self.name, running);
        probe.releases.acquire().await.expect("open").forget();
        running.progress(2, 2).await
    }
}

/// Comes every minute.
#[derive(Serialize, Deserialize)]
struct Count {
    period_start_ms: i64,
}

impl Job for Count {
    const KIND: &'static str = "count";
    type State = Probe;

    async fn run(self, probe: &Probe, running: &Running) -> Result<(), Failure> {
        probe.begin(&self.period_start_ms.to_string(), running);
        Ok(())
    }
}

impl Scheduled for Count {
    const EVERY_MS: i64 = 60_000;

    fn for_period(period_start_ms: i64) -> Self {
        Self { period_start_ms }
    }
}

const KINDS: &[Kind<Probe>] = &[Kind::of::<Note>(), Kind::of::<Hold>()];

fn worker_of(server: &TestServer, store: Store, kinds: &[Kind<Probe>], probe: &Probe) -> Worker {
    Worker::new(store, server.state.base.clock.clone(), kinds.iter().map(|kind| kind.bind(probe)).collect())
}

/// A worker as another process has it, without the jobs of the server itself.
fn worker(server: &TestServer, probe: &Probe) -> Worker {
    worker_of(server, server.state.base.store.clone(), KINDS, probe)
}

/// A worker that runs until what is given beside it is dropped.
fn start(server: &TestServer, probe: &Probe) -> (JoinHandle<()>, watch::Sender<()>) {
    let (stop, stopping) = watch::channel(());
    (tokio::spawn(worker(server, probe).run(stopping)), stop)
}

/// Moves the clock on until a worker that was told to stop has ended.
async fn end_in_time(server: &TestServer, running: JoinHandle<()>) {
    until(async || {
        server.state.base.clock.advance_ms(100);
        // The worker gets the time that the database takes.
        rows(server).await;
        running.is_finished()
    })
    .await;
    running.await.expect("an end");
}

async fn run_due(server: &TestServer, probe: &Probe) -> usize {
    worker(server, probe).run_due().await.expect("jobs")
}

async fn enqueue_job<J: Job + Clone>(server: &TestServer, job: J, options: EnqueueOptions) -> Enqueued {
    let now_ms = server.state.base.clock.now_ms();
    let write =
        server.state.base.store.write(move |tx| Box::pin(async move { enqueue(tx, &job, options, now_ms).await }));
    write.await.expect("a job")
}

async fn enqueue_note(server: &TestServer, name: &str) -> String {
    id_of(enqueue_job(server, Note { name: name.to_owned() }, EnqueueOptions::default()).await)
}

async fn enqueue_hold(server: &TestServer, name: &str) -> String {
    id_of(enqueue_job(server, Hold { name: name.to_owned() }, EnqueueOptions::default()).await)
}

fn id_of(enqueued: Enqueued) -> String {
    match enqueued {
        Enqueued::New(id) => id,
        Enqueued::AlreadyWaiting => panic!("it waits already"),
    }
}

/// State, tries and error of all jobs, in the order in which they were enqueued; of those at one time, by their names.
async fn rows(server: &TestServer) -> Vec<(String, i64, String)> {
    let query = "select state, tries, error from jobs order by created_at, payload, id";
    sql::query_as(query).fetch_all(server.state.base.store.reader()).await.expect("rows")
}

fn row(state: &str, tries: i64, error: &str) -> (String, i64, String) {
    (state.to_owned(), tries, error.to_owned())
}

fn passing(text: &str) -> Failure {
    Failure::Transient(text.to_owned())
}

/// Waits for something that other tasks bring about. It ends the test loudly when they never do.
async fn until(mut is_so: impl AsyncFnMut() -> bool) {
    let wait = async {
        while !is_so().await {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), wait).await.expect("it comes about");
}

async fn run_sql(server: &TestServer, statement: &'static str, id: &str) -> u64 {
    let id = id.to_owned();
    let run = server.state.base.store.write(move |tx| {
        Box::pin(async move { Ok::<_, StoreError>(sql::query(statement).bind(id).execute(tx).await?.rows_affected()) })
    });
    run.await.expect("a statement of the test")
}
