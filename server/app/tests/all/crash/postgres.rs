//! A PostgreSQL of the test's own, which it may kill: one that keeps what it has acknowledged, as an operator's does.

use std::net::TcpListener;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

const READY_WITHIN: Duration = Duration::from_secs(60);

pub(super) struct Postgres {
    process: Child,
    programs: PathBuf,
    folder: TempDir,
    port: u16,
    /// PostgreSQL refuses to run as root: then it runs as the user that its package made.
    user: Option<(u32, u32)>,
}

impl Postgres {
    /// A fresh one where tests run on PostgreSQL at all.
    pub(super) fn fresh() -> Option<Self> {
        std::env::var("LUMORA_TEST_POSTGRES").ok().filter(|url| !url.is_empty())?;
        let programs = std::env::var_os("LUMORA_POSTGRES_PROGRAMS").map_or_else(configured, PathBuf::from);
        let (folder, user) = (tempfile::tempdir().expect("a folder"), unprivileged());
        if let Some((uid, gid)) = user {
            std::os::unix::fs::chown(folder.path(), Some(uid), Some(gid)).expect("a folder of the user's");
        }
        let mut make = as_user(&programs.join("initdb"), user);
        make.current_dir(folder.path()).args(["-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "-D"]);
        let made = make.arg(folder.path().join("data")).output().expect("initdb runs");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let port = TcpListener::bind("127.0.0.1:0").and_then(|it| it.local_addr()).expect("a port").port();
        let process = run(&programs, folder.path(), port, user);
        let own = Self { process, programs, folder, port, user };
        own.wait_until_ready();
        Some(own)
    }

    pub(super) fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.port)
    }

    /// Ends it as the kernel ends what takes too much memory; the processes of its connections find out by themselves.
    pub(super) fn kill(&mut self) {
        self.process.kill().expect("it is killed");
        self.process.wait().expect("it is gone");
    }

    /// Starts it again, and waits until it has recovered.
    pub(super) fn start(&mut self) {
        let from = Instant::now();
        loop {
            self.process = run(&self.programs, self.folder.path(), self.port, self.user);
            // As long as a process of the former one lives, the new one refuses to start.
            if self.is_ready_before_it_ends() {
                return;
            }
            assert!(from.elapsed() < READY_WITHIN, "PostgreSQL did not start again");
        }
    }

    fn wait_until_ready(&self) {
        let from = Instant::now();
        while !self.is_ready() {
            assert!(from.elapsed() < READY_WITHIN, "PostgreSQL did not start");
        }
    }

    fn is_ready_before_it_ends(&mut self) -> bool {
        let from = Instant::now();
        while self.process.try_wait().expect("its state").is_none() {
            if self.is_ready() {
                return true;
            }
            assert!(from.elapsed() < READY_WITHIN, "PostgreSQL did not recover");
        }
        false
    }

    fn is_ready(&self) -> bool {
        let mut ask = Command::new(self.programs.join("pg_isready"));
        ask.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()]);
        ask.status().expect("pg_isready runs").success()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn run(programs: &Path, folder: &Path, port: u16, user: Option<(u32, u32)>) -> Child {
    let mut command = as_user(&programs.join("postgres"), user);
    command.current_dir(folder).arg("-D").arg(folder.join("data")).args(["-p", &port.to_string(), "-k"]).arg(folder);
    command.args(["-c", "listen_addresses=127.0.0.1"]);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("postgres runs")
}

fn as_user(program: &Path, user: Option<(u32, u32)>) -> Command {
    let mut command = Command::new(program);
    if let Some((uid, gid)) = user {
        command.uid(uid).gid(gid);
    }
    command
}

fn unprivileged() -> Option<(u32, u32)> {
    let id = |arguments: &[&str]| -> u32 {
        let printed = Command::new("id").args(arguments).output().expect("id runs").stdout;
        String::from_utf8_lossy(&printed).trim().parse().expect("a number: make a user called postgres")
    };
    (id(&["-u"]) == 0).then(|| (id(&["-u", "postgres"]), id(&["-g", "postgres"])))
}

/// The folder of the programs, as the installation says.
fn configured() -> PathBuf {
    let printed = Command::new("pg_config").arg("--bindir").output().expect("pg_config runs").stdout;
    PathBuf::from(String::from_utf8_lossy(&printed).trim())
}
