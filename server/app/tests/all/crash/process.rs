//! The server as a process.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use platform::store::Location;

/// A server process, killed for good when the test ends.
pub(super) struct Server {
    process: Child,
    pub(super) address: String,
}

impl Server {
    /// Starts one on a database; it answers when this returns.
    pub(super) fn start(data: &Path, location: &Location) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lumora-server"));
        command.args(["serve", "--port", "0", "--games-port", "0", "--data"]).arg(data);
        match location {
            Location::File(_) => command.env_remove("DATABASE_URL"),
            Location::Postgres(url) => command.env("DATABASE_URL", url),
        };
        command.env("RUST_LOG", "off").stdout(Stdio::piped()).stderr(Stdio::inherit());
        let mut process = command.spawn().expect("the server starts");
        let out = BufReader::new(process.stdout.take().expect("its output"));
        let line = out.lines().map_while(Result::ok).find(|line| line.contains("Lumora")).expect("its address");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next()).expect("an address");
        Self { process, address: address.to_owned() }
    }

    pub(super) fn kill(&mut self) {
        self.process.kill().expect("it is killed");
        self.process.wait().expect("it is gone");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
