//! The registry of open streams, and how they are notified of changes.
//!
//! Each stream has a mailbox that is only a set of topics: an announcement sets a bit. A slow stream sees the bit once, however
//! often it was set, and then reads the current state. So nothing queues up, and writers never wait for readers.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicUsize, Ordering};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use tokio::sync::Notify;

#[cfg(feature = "postgres")]
use super::outgoing::Outgoing;
use crate::store::{AfterCommit, Store};
use crate::topic::{Announcement, Audience, Topic, Topics};

/// The maximum numbers of open streams.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Per member: pages in several windows and on several devices.
    pub of_member: usize,
    /// Per IPv4 address or IPv6 network, which many members may share.
    pub of_network: usize,
    /// In total, on this server.
    pub in_all: usize,
}

impl Default for Bounds {
    fn default() -> Self {
        Self { of_member: 16, of_network: 256, in_all: 5_000 }
    }
}

/// Why a stream was not opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LimitReached {
    /// The member or the address has reached its maximum.
    Share,
    /// The server has reached its maximum, or is stopping.
    Server,
}

/// The open streams of this server.
#[derive(Debug)]
pub struct Hub {
    bounds: Bounds,
    streams: RwLock<Streams>,
    /// The number of streams, readable without the lock.
    count: AtomicUsize,
    /// Announcements to be sent to other servers on the same database; `None` on SQLite.
    #[cfg(feature = "postgres")]
    pub(super) outgoing: Option<Outgoing>,
}

#[derive(Debug, Default)]
struct Streams {
    all: HashMap<u64, Stream>,
    by_member: HashMap<String, Vec<Arc<Mailbox>>>,
    by_network: HashMap<String, usize>,
    /// The number of the next stream.
    next: u64,
    is_closed: bool,
}

#[derive(Debug)]
struct Stream {
    mailbox: Arc<Mailbox>,
    member: Option<String>,
    network: String,
}

/// The topics that have changed since a stream last checked.
#[derive(Debug, Default)]
struct Mailbox {
    changed: AtomicU8,
    is_ended: AtomicBool,
    wake: Notify,
}

impl Mailbox {
    fn mark(&self, topics: Topics) {
        self.changed.fetch_or(topics.bits(), Ordering::AcqRel);
        self.wake.notify_one();
    }

    fn end(&self) {
        self.is_ended.store(true, Ordering::Release);
        self.wake.notify_one();
    }
}

impl Hub {
    /// A hub that is notified of the commits of this store.
    pub fn open(store: &Store, bounds: Bounds) -> Arc<Self> {
        let hub = Arc::new(Self {
            bounds,
            streams: RwLock::default(),
            count: AtomicUsize::new(0),
            #[cfg(feature = "postgres")]
            outgoing: (store.engine() == crate::store::Engine::Postgres).then(Outgoing::default),
        });
        let listener: Arc<dyn AfterCommit> = hub.clone();
        store.subscribe(Arc::downgrade(&listener));
        hub
    }

    /// Ends all streams, and refuses new ones.
    pub fn close(&self) {
        let mut streams = self.write();
        streams.is_closed = true;
        streams.all.values().for_each(|stream| stream.mailbox.end());
    }

    /// The number of open streams.
    pub fn streams(&self) -> usize {
        self.count.load(Ordering::Acquire)
    }

    /// Notifies the streams of these owners that a topic may have changed, for changes by other processes.
    pub fn notify_owners(&self, topic: Topic, owners: &[String]) {
        let audience = |owner: &String| Announcement { topic, audience: Audience::Member(owner.clone()) };
        self.notify(&owners.iter().map(audience).collect::<Vec<_>>());
    }

    /// Notifies the streams of each announcement's audience. It does not wait for them.
    pub(super) fn notify(&self, announcements: &[Announcement]) {
        if self.streams() == 0 {
            return;
        }
        let streams = self.read();
        for Announcement { topic, audience } in announcements {
            let topics = Topics::of(&[*topic]);
            match audience {
                Audience::Everybody => streams.all.values().for_each(|stream| stream.mailbox.mark(topics)),
                Audience::Member(id) => {
                    streams.by_member.get(id).into_iter().flatten().for_each(|mailbox| mailbox.mark(topics));
                }
            }
        }
    }

    /// Notifies all streams that any topic may have changed.
    #[cfg(feature = "postgres")]
    pub(super) fn notify_all(&self) {
        self.read().all.values().for_each(|stream| stream.mailbox.mark(Topics::all()));
    }

    /// Registers a stream. Changes from now on are in its mailbox.
    pub(super) fn subscribe(
        self: &Arc<Self>,
        member: Option<&str>,
        network: &str,
    ) -> Result<Subscription, LimitReached> {
        let mut streams = self.write();
        let of_member = member.and_then(|id| streams.by_member.get(id)).map_or(0, Vec::len);
        let of_network = streams.by_network.get(network).copied().unwrap_or(0);
        if of_member >= self.bounds.of_member || of_network >= self.bounds.of_network {
            return Err(LimitReached::Share);
        }
        if streams.is_closed || streams.all.len() >= self.bounds.in_all {
            return Err(LimitReached::Server);
        }
        let (mailbox, number) = (Arc::<Mailbox>::default(), streams.next);
        streams.next += 1;
        let stream =
            Stream { mailbox: mailbox.clone(), member: member.map(str::to_owned), network: network.to_owned() };
        if let Some(id) = member {
            streams.by_member.entry(id.to_owned()).or_default().push(mailbox.clone());
        }
        *streams.by_network.entry(network.to_owned()).or_default() += 1;
        streams.all.insert(number, stream);
        self.count.store(streams.all.len(), Ordering::Release);
        Ok(Subscription { hub: self.clone(), number, mailbox })
    }

    fn unsubscribe(&self, number: u64) {
        let mut streams = self.write();
        let Some(stream) = streams.all.remove(&number) else { return };
        if let Some(id) = stream.member {
            let left = streams.by_member.get_mut(&id).map_or(0, |mailboxes| {
                mailboxes.retain(|mailbox| !Arc::ptr_eq(mailbox, &stream.mailbox));
                mailboxes.len()
            });
            if left == 0 {
                streams.by_member.remove(&id);
            }
        }
        let left = streams.by_network.get_mut(&stream.network).map_or(0, |count| {
            *count = count.saturating_sub(1);
            *count
        });
        if left == 0 {
            streams.by_network.remove(&stream.network);
        }
        self.count.store(streams.all.len(), Ordering::Release);
    }

    fn read(&self) -> RwLockReadGuard<'_, Streams> {
        self.streams.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Streams> {
        self.streams.write().unwrap_or_else(PoisonError::into_inner)
    }
}

impl AfterCommit for Hub {
    fn committed(&self, announcements: &[Announcement]) {
        self.notify(announcements);
        #[cfg(feature = "postgres")]
        if let Some(outgoing) = &self.outgoing {
            outgoing.add(announcements);
        }
    }
}

/// The registration of an open stream; dropping it unregisters.
#[derive(Debug)]
pub(super) struct Subscription {
    hub: Arc<Hub>,
    number: u64,
    mailbox: Arc<Mailbox>,
}

impl Subscription {
    /// Takes the topics that have changed since the last call.
    pub(super) fn take(&self) -> Topics {
        Topics::from_bits(self.mailbox.changed.swap(0, Ordering::AcqRel))
    }

    /// Whether the stream must end because the server is stopping.
    pub(super) fn is_ended(&self) -> bool {
        self.mailbox.is_ended.load(Ordering::Acquire)
    }

    /// Waits until a topic may have changed, or the stream must end.
    pub(super) async fn changed(&self) {
        self.mailbox.wake.notified().await;
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.hub.unsubscribe(self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::topic::Topic;
    use futures_util::FutureExt;

    fn hub(of_member: usize, of_network: usize, in_all: usize) -> Arc<Hub> {
        let bounds = Bounds { of_member, of_network, in_all };
        Arc::new(Hub {
            bounds,
            streams: RwLock::default(),
            count: AtomicUsize::new(0),
            #[cfg(feature = "postgres")]
            outgoing: None,
        })
    }

    fn changed(topic: Topic, member: &str) -> Announcement {
        Announcement { topic, audience: Audience::Member(member.to_owned()) }
    }

    #[test]
    fn a_change_of_a_member_reaches_its_streams_and_no_other() {
        let hub = hub(9, 9, 9);
        let [mira, other_window] = [(); 2].map(|()| hub.subscribe(Some("mira"), "a").unwrap());
        let (joel, visitor) = (hub.subscribe(Some("joel"), "a").unwrap(), hub.subscribe(None, "a").unwrap());
        hub.committed(&[changed(Topic::Balance, "mira"), changed(Topic::Messages, "mira")]);
        let both = Topics::of(&[Topic::Balance, Topic::Messages]);
        assert_eq!([mira.take(), other_window.take()], [both; 2]);
        assert!(mira.take().is_empty() && joel.take().is_empty() && visitor.take().is_empty());
        hub.committed(&[Announcement { topic: Topic::Revision, audience: Audience::Everybody }]);
        let revision = Topics::of(&[Topic::Revision]);
        assert_eq!([mira.take(), joel.take(), visitor.take()], [revision; 3]);
    }

    #[test]
    fn who_waits_wakes_for_what_came_before_it_waited() {
        let hub = hub(9, 9, 9);
        let mira = hub.subscribe(Some("mira"), "a").unwrap();
        assert!(mira.changed().now_or_never().is_none());
        hub.committed(&[changed(Topic::Balance, "mira")]);
        assert!(mira.changed().now_or_never().is_some());
        assert!(mira.changed().now_or_never().is_none(), "once");
        hub.close();
        assert!(mira.changed().now_or_never().is_some() && mira.is_ended());
    }

    #[test]
    fn each_bound_refuses_what_is_beyond_it_and_a_place_that_is_left_is_free() {
        let hub = hub(2, 3, 5);
        let open = |member: Option<&str>, network: &str| hub.subscribe(member, network);
        let first = open(Some("mira"), "a").unwrap();
        let _second = open(Some("mira"), "b").unwrap();
        assert_eq!(open(Some("mira"), "c").unwrap_err(), LimitReached::Share);
        let _visitors = [open(None, "a").unwrap(), open(None, "a").unwrap()];
        assert_eq!(open(None, "a").unwrap_err(), LimitReached::Share);
        let _third = open(None, "c").unwrap();
        assert_eq!((open(None, "d").unwrap_err(), hub.streams()), (LimitReached::Server, 5));
        drop(first);
        let again = open(Some("mira"), "a").unwrap();
        assert_eq!(hub.streams(), 5);
        drop(again);
        hub.close();
        assert_eq!(open(None, "d").unwrap_err(), LimitReached::Server);
    }

    #[test]
    fn nothing_is_kept_of_streams_that_are_gone() {
        let hub = hub(9, 9, 9);
        drop([hub.subscribe(Some("mira"), "a").unwrap(), hub.subscribe(None, "b").unwrap()]);
        let streams = hub.read();
        assert!(streams.all.is_empty() && streams.by_member.is_empty() && streams.by_network.is_empty());
    }
}
