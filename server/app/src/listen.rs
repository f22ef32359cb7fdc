//! What all server processes of this program share: binding ports, listening for the signals that end the process, and serving
//! connections until then, with a grace period for calls in progress.
//!
//! A client that sends no request, or does not read its reply, is disconnected after a timeout. No more connections are open at once
//! than the process has files for; further ones wait in the operating system's queue.

use std::convert::Infallible;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio_io_timeout::TimeoutStream;
use tower::{Service, ServiceExt};

use crate::error::ServeError;

/// The longest that a connection may take to send the head of a request.
const HEAD_LIMIT: Duration = Duration::from_secs(15);
/// The longest that a client may take to accept a part of a reply; event streams write a line now and then, so they keep below it.
const WRITE_LIMIT: Duration = Duration::from_secs(30);
/// How long calls in progress may still take after the signal to stop.
const DRAIN_LIMIT: Duration = Duration::from_secs(8);

/// Binds a port on 127.0.0.1; 0 lets the system choose. `option` is the command-line option that an error message names.
pub(crate) async fn bind(port: u16, option: &'static str) -> Result<TcpListener, ServeError> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await.map_err(|error| match error.kind() {
        std::io::ErrorKind::AddrInUse => ServeError::PortInUse { port, option },
        _ => ServeError::Bind { port, option, detail: error.to_string() },
    })
}

/// The port that a listener is bound to.
pub(crate) fn port_of(listener: &TcpListener) -> Result<u16, ServeError> {
    listener.local_addr().map(|at| at.port()).map_err(ServeError::Runtime)
}

/// The limits of connections, shared by all ports that get a clone.
#[derive(Debug, Clone)]
pub(crate) struct Connections {
    permits: Arc<Semaphore>,
    write_limit: Duration,
}

impl Connections {
    /// At most this many connections at once.
    pub(crate) fn new(max_open: usize) -> Self {
        Self { permits: Arc::new(Semaphore::new(max_open.min(Semaphore::MAX_PERMITS))), write_limit: WRITE_LIMIT }
    }
}

/// Serves connections until `stopping` closes, then lets calls in progress finish for [`DRAIN_LIMIT`].
pub(crate) async fn accept(
    listener: TcpListener,
    router: Router,
    connections: Connections,
    mut stopping: watch::Receiver<()>,
) {
    let graceful = GracefulShutdown::new();
    loop {
        tokio::select! {
            accepted = next(&listener, &connections.permits) => match accepted {
                Ok(accepted) => serve_connection(accepted, router.clone(), connections.write_limit, &graceful),
                // Most likely the process is out of file descriptors: give other connections time to close.
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            },
            _ = stopping.changed() => break,
        }
    }
    drop(listener);
    if tokio::time::timeout(DRAIN_LIMIT, graceful.shutdown()).await.is_err() {
        tracing::warn!("some calls did not finish in time and were cut off");
    }
}

/// A connection, its peer's address, and its permit among those that may be open at once.
type Accepted = (TcpStream, SocketAddr, OwnedSemaphorePermit);

/// The next connection, once the limit of open connections has room for it.
async fn next(listener: &TcpListener, permits: &Arc<Semaphore>) -> std::io::Result<Accepted> {
    let permit = Arc::clone(permits).acquire_owned().await.map_err(std::io::Error::other)?;
    let (stream, peer) = listener.accept().await?;
    Ok((stream, peer, permit))
}

fn serve_connection(
    (stream, peer, permit): Accepted,
    router: Router,
    write_limit: Duration,
    graceful: &GracefulShutdown,
) {
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(write_limit));
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let mut router = router.clone();
        async move {
            let ready: Result<&mut Router, Infallible> =
                <Router as ServiceExt<hyper::Request<Incoming>>>::ready(&mut router).await;
            match ready {
                Ok(router) => router.call(request).await,
                Err(never) => match never {},
            }
        }
    });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_LIMIT)
        .serve_connection(TokioIo::new(Box::pin(stream)), service);
    let watched = graceful.watch(connection);
    tokio::spawn(async move {
        // A peer that disconnects midway is not worth a log line.
        let _ = watched.await;
        drop(permit);
    });
}

/// The signals that ask the server to stop (SIGINT, SIGTERM), listened to from [`StopSignals::listen`] on.
pub(crate) struct StopSignals {
    interrupt: Signal,
    terminate: Signal,
}

impl StopSignals {
    pub(crate) fn listen() -> Result<Self, ServeError> {
        let listen = |kind| signal(kind).map_err(ServeError::Runtime);
        Ok(Self { interrupt: listen(SignalKind::interrupt())?, terminate: listen(SignalKind::terminate())? })
    }

    /// Waits for the next of either signal.
    pub(crate) async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    const CALL: &[u8] = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n";
    /// Larger than the buffers that the system keeps for an unread reply on both sides.
    const LARGE: usize = 64 << 20;

    /// A server that answers with `bytes` bytes; gives its address, and the sender whose drop ends it.
    async fn server(connections: Connections, bytes: usize) -> (SocketAddr, watch::Sender<()>) {
        let listener = bind(0, "--port").await.unwrap();
        let at = listener.local_addr().unwrap();
        let (stop, stopping) = watch::channel(());
        let router = Router::new().route("/", get(move || async move { "x".repeat(bytes) }));
        tokio::spawn(accept(listener, router, connections, stopping));
        (at, stop)
    }

    async fn call(at: SocketAddr) -> TcpStream {
        let mut stream = TcpStream::connect(at).await.unwrap();
        stream.write_all(CALL).await.unwrap();
        stream
    }

    /// Whether a reply with status 200 begins.
    async fn is_answered(stream: &mut TcpStream) -> bool {
        let mut begin = [0; 12];
        stream.read_exact(&mut begin).await.is_ok() && &begin == b"HTTP/1.1 200"
    }

    #[tokio::test]
    async fn whoever_comes_when_all_places_are_taken_is_answered_when_one_is_free() {
        let connections = Connections::new(2);
        let (site, _stop) = server(connections.clone(), 1).await;
        let (games, _stop_games) = server(connections.clone(), 1).await;
        let (mut first, mut second) = (call(site).await, call(games).await);
        assert!(is_answered(&mut first).await && is_answered(&mut second).await);
        assert_eq!(connections.permits.available_permits(), 0, "both ports take of the same places");
        let mut third = call(site).await;
        let mut byte = [0];
        tokio::select! {
            biased;
            _ = third.read(&mut byte) => panic!("the third was served beside two others"),
            () = has_yielded() => {}
        }
        drop(first);
        assert!(is_answered(&mut third).await);
    }

    /// Yields so often that all other tasks have run.
    async fn has_yielded() {
        for _ in 0..1_000 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn whoever_reads_nothing_of_a_reply_is_cut_off_and_its_place_is_free() {
        let connections = Connections { write_limit: Duration::from_millis(20), ..Connections::new(1) };
        let (at, _stop) = server(connections, LARGE).await;
        let mut silent = call(at).await;
        assert!(is_answered(&mut silent).await);
        assert!(is_answered(&mut call(at).await).await, "the only place was taken from who reads nothing");
        let mut received = Vec::new();
        let _ = silent.read_to_end(&mut received).await;
        assert!(received.len() < LARGE, "all of the reply came");
    }
}
