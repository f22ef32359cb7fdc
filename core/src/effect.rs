//! What may leave the core. Effects are data: the driver (in a browser) or a test harness carries them out, in order.
//!
//! Every [`Effect::Http`] and [`Effect::Seal`] is answered by exactly one [`Reply`](crate::event::Reply) with the same call id:
//! reply, error or deadline. An [`Effect::Subscribe`] is answered by what comes, piece by piece, and then by exactly one end.

use crate::secret::Secret;

/// Names one call under way. Never used twice in the life of an [`App`](crate::app::App).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CallId(pub u32);

pub use crate::feature::list::TimerId;

/// What the driver is asked to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Make a call to the server.
    Http(HttpCall),
    /// Listen to what the server tells by itself.
    Subscribe(Subscription),
    /// Withdraw a call or a subscription; its reply will be `Aborted` or come too late, and is ignored either way.
    Abort(CallId),
    /// Encrypt a body for the server (HPKE base mode, RFC 9180).
    Seal(SealJob),
    /// Load a module of the browser's own that start-up does not need; answered by `Reply::Loaded`.
    Load(Module),
    /// Load a chunk of the core's own code; answered by `Reply::ChunkLoaded`.
    LoadChunk(Chunk),
    /// Do the sum of a captcha, beside everything else; answered by `Reply::WorkSolved`.
    SolveWork(WorkJob),
    /// Hold a passkey ceremony with the browser; answered by exactly one reply.
    Passkey(PasskeyJob),
    /// Write to, or remove from, browser storage.
    Store {
        /// The storage that is written to.
        area: StorageArea,
        /// Key of the entry.
        key: String,
        /// New value; `None` removes the entry.
        value: Option<StoredText>,
    },
    /// Start a timer: ring after so many milliseconds.
    StartTimer {
        /// The timer that is started.
        id: TimerId,
        /// How many milliseconds from now it rings.
        after_ms: u32,
    },
    /// Stop a timer: do not ring.
    StopTimer(TimerId),
    /// For the view: move through the browser history.
    Navigate(Navigation),
    /// For the view: open a safe address in a window of its own (no opener, no referrer).
    OpenWindow(String),
    /// For the view: what to do with the popup window of the online service.
    Popup(Popup),
    /// For the view: leave the page for an address of this site that is no screen, such as the start of a social login.
    Leave(String),
    /// For the view: check a statement; answered by `StatementCheckEvent::Checked` or `Broken`.
    CheckStatement {
        /// The file, by its handle.
        handle: u32,
        /// Public keys that count as the site's, base64url.
        keys: Vec<String>,
    },
    /// For the view: load the newer build of the site.
    LoadUpdate,
    /// For the view: scroll to the top of the screen, smoothly where the visitor allows motion.
    ScrollToTop,
}

/// A popup window is opened at the press itself, since browsers allow it at no other moment; where it leads is known later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Popup {
    /// Open an empty window. The view reports with `SupportEvent::Blocked` when the browser does not let it.
    Open,
    /// Lead the window to this address, and let go of it.
    Lead(String),
    /// Close the window.
    Close,
}

/// A wasm module that a form may need.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Module {
    /// The engine for operators' own patterns.
    Patterns,
    /// The judge of a password's strength.
    Strength,
}

/// The chunks of the core's own code that home does not need.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chunk {
    /// Forms and ways into an account.
    Account,
    /// The account record: every movement of the member's money and points.
    AccountRecord,
    /// The agent centre: its frame, its announcements, what the team has come to.
    Agent,
    /// Contracts of agents, requests, what is done at the workbench.
    Contracts,
    /// What keeps a member in charge of time and money.
    Control,
    /// Deposits, and the channels to pay in by.
    Deposit,
    /// Downline management of agents.
    Downline,
    /// What agents do with a downline by their payment password: transfers, rates of rebate.
    DownlineMoney,
    /// Who the member is: the payee's name, the identity check, the own picture.
    Identity,
    /// What agents earn, and what moves the wallets of their teams.
    Income,
    /// Messages to the member.
    Inbox,
    /// The member's link, and the friends who came by it.
    Invitations,
    /// The offer of limits on deposits.
    Limits,
    /// The frame of the member centre.
    Member,
    /// The conversation with customer service, and what reads notices.
    Messages,
    /// Help, lottery, popup game lists, downloads, the foot of the page, what home shows below the fold.
    Pages,
    /// The payment password: setting, changing and recovering it.
    Payment,
    /// Lobbies, rooms, and the game that runs.
    Play,
    /// What members decide about their own data.
    Privacy,
    /// The points mall: rewards, redemptions, conversions.
    Points,
    /// The list of promotions, and one with its terms.
    Promotions,
    /// Bonuses of the member.
    Bonus,
    /// The reward centre: rewards to claim, levels, cashback.
    Rewards,
    /// Missions and leaderboards, with what they give.
    Missions,
    /// Records of the member's bets: each of them, and what they came to.
    Records,
    /// Accounts that agents register, and their links.
    Registrations,
    /// The search of the site.
    Search,
    /// What contracts of agents have brought.
    Settlements,
    /// Statements of records, and the page that checks one.
    Statements,
    /// Records of agents: bets, profit and loss of their teams.
    TeamRecords,
    /// Transfers to the upline.
    Upline,
    /// My wallet: what may leave, and why; the wallets that vendors keep.
    Wallet,
    /// Taking money out, and the accounts that it goes to.
    Withdraw,
    /// Withdrawals on record, and what has arrived of each.
    Withdrawals,
    /// What the workbench of contracts shows.
    Workbench,
}

impl Chunk {
    /// Every chunk of the core.
    pub const ALL: [Chunk; 35] = [
        Chunk::Account,
        Chunk::AccountRecord,
        Chunk::Agent,
        Chunk::Contracts,
        Chunk::Control,
        Chunk::Deposit,
        Chunk::Downline,
        Chunk::DownlineMoney,
        Chunk::Identity,
        Chunk::Income,
        Chunk::Inbox,
        Chunk::Invitations,
        Chunk::Limits,
        Chunk::Member,
        Chunk::Messages,
        Chunk::Pages,
        Chunk::Payment,
        Chunk::Play,
        Chunk::Privacy,
        Chunk::Points,
        Chunk::Promotions,
        Chunk::Bonus,
        Chunk::Rewards,
        Chunk::Missions,
        Chunk::Records,
        Chunk::Registrations,
        Chunk::Search,
        Chunk::Settlements,
        Chunk::Statements,
        Chunk::TeamRecords,
        Chunk::Upline,
        Chunk::Wallet,
        Chunk::Withdraw,
        Chunk::Withdrawals,
        Chunk::Workbench,
    ];

    /// The name of its file in `pkg/`, and of its module in `split_points`.
    pub const fn name(self) -> &'static str {
        match self {
            Chunk::Account => "account",
            Chunk::AccountRecord => "account_record",
            Chunk::Agent => "agent",
            Chunk::Contracts => "contracts",
            Chunk::Control => "control",
            Chunk::Deposit => "deposit",
            Chunk::Downline => "downline",
            Chunk::DownlineMoney => "downline_money",
            Chunk::Identity => "identity",
            Chunk::Income => "income",
            Chunk::Inbox => "inbox",
            Chunk::Invitations => "invitations",
            Chunk::Limits => "limits",
            Chunk::Member => "member",
            Chunk::Messages => "messages",
            Chunk::Pages => "pages",
            Chunk::Payment => "payment",
            Chunk::Play => "play",
            Chunk::Privacy => "privacy",
            Chunk::Points => "points",
            Chunk::Promotions => "promotions",
            Chunk::Bonus => "bonus",
            Chunk::Rewards => "rewards",
            Chunk::Missions => "missions",
            Chunk::Records => "records",
            Chunk::Registrations => "registrations",
            Chunk::Search => "search",
            Chunk::Settlements => "settlements",
            Chunk::Statements => "statements",
            Chunk::TeamRecords => "team_records",
            Chunk::Upline => "upline",
            Chunk::Wallet => "wallet",
            Chunk::Withdraw => "withdraw",
            Chunk::Withdrawals => "withdrawals",
            Chunk::Workbench => "workbench",
        }
    }
}

/// A captcha of kind `work`, to be solved: see [`CaptchaWork`](crate::wire::CaptchaWork).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkJob {
    /// Names the captcha in the reply.
    pub captcha_id: String,
    /// The salt that stands before the number, in ASCII.
    pub salt: String,
    /// How many zero bits the hash has to begin with.
    pub bits: u8,
}

/// A move through the browser history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Navigation {
    /// Add an entry with this address.
    Push(String),
    /// Put this address in the place of the current entry.
    Replace(String),
    /// Go one entry back.
    Back,
    /// One entry back where that is of this site, so that a way out of the page leads where the browser's own Back does. A page that
    /// was opened from outside has no such entry: this address then takes its place.
    BackOr(String),
    /// Back to the nearest entry before that has this address, over all that was opened since. Where none is known, this address
    /// takes the place of the current entry.
    BackTo(String),
}

/// An area of the browser's storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageArea {
    /// Lasts as long as the tab.
    Session,
    /// Lasts until it is removed.
    Local,
}

/// A text to store: open, or secret (the token, in session storage only).
#[derive(Clone, Debug, PartialEq)]
pub enum StoredText {
    /// Anyone may see it.
    Open(String),
    /// Nobody may see it: it prints as `***`.
    Secret(Secret),
}

/// The method of an HTTP call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Reads, and changes nothing.
    Get,
    /// Does what the path names.
    Post,
    /// Creates what the path names, or replaces it.
    Put,
    /// Removes what the path names.
    Delete,
}

impl Method {
    /// The word that stands in the request.
    pub fn as_str(self) -> &'static str {
        match self {
            Method::Get => "GET",
            Method::Post => "POST",
            Method::Put => "PUT",
            Method::Delete => "DELETE",
        }
    }
}

/// A call, whole: the driver adds nothing.
#[derive(Clone, PartialEq)]
pub struct HttpCall {
    /// Id of the call, which comes back with the reply.
    pub call_id: CallId,
    /// The HTTP method.
    pub method: Method,
    /// Site-relative path with query.
    pub url: String,
    /// Header names and values; `Authorization` among them for member calls.
    pub headers: Vec<(&'static str, Secret)>,
    /// The body, as text: JSON, or a form as the endpoint wants it.
    pub body: Option<Secret>,
    /// The body is the file that the page keeps under this handle.
    pub file: Option<u32>,
    /// Milliseconds after which the driver gives up.
    pub deadline_ms: u32,
}

impl std::fmt::Debug for HttpCall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "HttpCall {{ {:?} {} {} }}", self.call_id, self.method.as_str(), self.url)
    }
}

/// A stream of server-sent events to listen to, whole: the driver adds nothing.
#[derive(Clone, PartialEq)]
pub struct Subscription {
    /// Id of the subscription, which comes back with everything that is heard.
    pub call_id: CallId,
    /// Path of the stream on this site.
    pub url: String,
    /// Header names and values; `Authorization` among them for members.
    pub headers: Vec<(&'static str, Secret)>,
    /// The driver gives up when it hears nothing for so long, in milliseconds.
    pub quiet_ms: u32,
}

impl std::fmt::Debug for Subscription {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Subscription {{ {:?} {} }}", self.call_id, self.url)
    }
}

/// A body to encrypt: for whom, and bound to what.
#[derive(Clone, Debug, PartialEq)]
pub struct SealJob {
    /// Id of the job, which comes back with the reply.
    pub call_id: CallId,
    /// Public key of the server, base64url without padding.
    pub public_key: String,
    /// What the encryption is bound to by HPKE's `info`: `wps/v1|METHOD|PATH`.
    pub info: String,
    /// What it is bound to by the `aad`: `KID|NONCE`.
    pub aad: String,
    /// The body that is encrypted.
    pub plaintext: Secret,
    /// 32 fresh random bytes for the encapsulation.
    pub entropy: [u8; 32],
}

/// A passkey ceremony: the options hold nothing secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeyJob {
    /// Id of the ceremony, which comes back with the reply.
    pub call_id: CallId,
    /// Whether a passkey is asked for, or made.
    pub ceremony: PasskeyCeremony,
    /// JSON text in the encoding of `PublicKeyCredential.parseRequestOptionsFromJSON` or `parseCreationOptionsFromJSON`.
    pub options: String,
}

/// The kinds of passkey ceremonies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasskeyCeremony {
    /// Prove that one has a passkey.
    Get,
    /// Make a new passkey.
    Create,
}
