//! Every feature, once. A row says what a feature has; what connects it to the rest is generated from it (`generate.rs`):
//! the events of views, the requests and the dispatch of their answers, timers, fields of the model, slices, split points.
//!
//! Rows stand in the chunk that their code travels in; `home` is what is always here. A row reads
//!
//! ```text
//! /// Says what it is.
//! Name field = module {
//!     state Type = default;              its field in the model, made by Type::default(); or from_boot, or a function
//!     events NameEvent;                  what its views may say: module::on_event takes it
//!     calls Request;                     it makes calls: see `calls!`
//!     timer Name = function;             a timer, and what it calls when it rings
//!     reacts react;                      domain events go to module::react
//!     /// Says what it shows.
//!     slice Name field NameView = view;  a slice, its view, and the function that builds it
//! }
//! ```
//!
//! and has only those lines that it needs. A slice that carries events of another chunk's features names that chunk,
//! `= view, carries Statements;`: the fixtures hold it to that.

use super::crossing::{EventPayload, SliceRef, unknown_event};
use super::domain_event::DomainEvent;
use super::generate::features;
use super::generate_chunk::split_point;
use super::generate_words::{camel_case, ignored, make, only_with};
use super::screens::*;
use super::services::*;
use super::shared::*;
use crate::api::endpoint::SEAL;
use crate::api::{Endpoint, Outcome};
use crate::app::Log;
use crate::boot::Boot;
use crate::domain::field::FormName;
use crate::effect::Chunk;
use crate::model::{Now, Step};
use crate::random::Random;
use crate::slot::{Calls, Key, Slot};
use crate::tracked::{Fields, Marks, Tracked};
use crate::view;
use serde::de::DeserializeSeed;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

features! {
    home, None => {
        /// The site as a whole: language, theme, retry of the start.
        Site site = site {
            state Site = from_boot; events SiteEvent; calls Request; timer BootRetry = on_retry; timer Reveal = reveal;
            /// Start-up phase, language, theme, brand: [`SiteView`](view::SiteView).
            slice Site site SiteView = view;
        }
        /// The site's revision, and how new what the page shows is.
        Revision revision = revision {
            state Revision = from_boot; calls Request; timer Revision = on_ask_timer; timer Refresh = on_refresh_timer;
        }
        /// The question whether to load a newer build.
        AppUpdate app_update = app_update {
            state AppUpdatePrompt = default;
        }
        /// Where the visitor is: screen, overlay, address.
        Route location = location {
            state Location = default; events RouteEvent;
            /// Screen, overlay, title: [`RouteView`](view::RouteView).
            slice Route route RouteView = view;
        }
        /// Which chunks of the code are here.
        Chunks chunks = chunks {
            state Chunks = from_boot;
        }
        /// Header, bottom bar, marquee.
        Layout layout = layout {
            state Layout = default; calls Request;
            /// Header, bottom bar, footer: [`LayoutView`](view::LayoutView).
            slice Layout layout LayoutView = view;
        }
        /// Who the visitor is: the session.
        Session session = session {
            state Session = from_boot; events SessionEvent; calls Request;
            /// Visitor or member: [`SessionView`](view::SessionView).
            slice Session session SessionView = view;
        }
        /// The balance of the main wallet.
        Wallet wallet = wallet {
            state Wallet = from_boot; calls Request;
            /// Balance in the header: [`WalletView`](view::WalletView).
            slice Wallet wallet WalletView = view;
        }
        /// Requests that must take effect once, until their outcome is known.
        Intents intents = intents {
            state Intents = from_boot; events IntentsEvent; calls Request; timer Outcome = on_pause_over;
            /// What became of a request whose answer did not come: [`OutcomeView`](view::OutcomeView).
            slice Outcome outcome OutcomeView = view;
        }
        /// The stream of what the server tells by itself.
        Push push = push {
            state Push = default; calls Request; timer Push = on_timer;
        }
        /// Games anywhere: play, favourite.
        Game games = games {
            state Games = default; events GameEvent; calls Request;
        }
        /// Hot games, and what is played most.
        HotGames hot_games = hot_games {
            state HotGames = default; calls Request;
        }
        /// The notices of the site, in marquee and popup.
        Notices notices = notices {
            state Notices = from_boot; events NoticesEvent; calls Request; reacts react;
        }
        /// Customer service: who serves, and the conversation.
        Support support = support {
            state Support = from_boot; events SupportEvent; calls Request;
        }
        /// The dialog on top.
        Dialog dialogs = dialogs {
            state Dialogs = default; events DialogEvent; timer DialogDelay = on_delay;
            timer DialogTimeout = on_time_out;
            /// Dialog on top: [`DialogsView`](view::DialogsView).
            slice Dialogs dialogs DialogsView = view;
        }
        /// Short messages that go by themselves.
        Toasts toasts = toasts {
            state Toasts = default; timer Toast = on_tick;
            /// Short messages: [`ToastsView`](view::ToastsView).
            slice Toasts toasts ToastsView = view;
        }
        /// The site's clock.
        Clock clock = clock {
            timer Clock = on_tick;
            /// The clock in the footer: [`ClockView`](view::ClockView).
            slice Clock clock ClockView = view;
        }
        /// The banner carousel of the current screen.
        Banner banner = banner {
            state Carousel = from_boot; events BannerEvent; timer Banner = on_tick; reacts react;
            /// Carousel of the screen: [`BannerView`](view::BannerView).
            slice Banner banner BannerView = view;
        }
        /// The home screen.
        Home home = home {
            events HomeEvent;
            /// Home: [`HomeView`](view::HomeView).
            slice Home home HomeView = view;
        }
        /// The jackpot's digits.
        Jackpot jackpot = jackpot {
            state Ticker = from_boot; timer Jackpot = on_tick; reacts react;
            /// Jackpot: [`JackpotView`](view::JackpotView).
            slice Jackpot jackpot JackpotView = view;
        }
    }
    account, Some(Chunk::Account) => {
        /// The operator's field rules.
        Rules rules = rules {
            state Rules = from_boot; calls Request; reacts react;
        }
        /// Passkey ceremonies.
        Passkey passkey = passkey {
            state CurrentCeremony = default; reacts react;
        }
        /// The registration form.
        Register register = register {
            state Register = from_boot; events RegisterEvent; calls Request; timer RegisterWait = on_wait_tick;
            reacts react;
            /// Registration form: [`RegisterView`](view::RegisterView).
            slice Register register RegisterView = view;
        }
        /// The login form.
        Login login = login {
            state Login = from_boot; events LoginEvent; calls Request; timer LoginWait = on_wait_tick; reacts react;
            /// Login form: [`LoginView`](view::LoginView).
            slice Login login LoginView = view;
        }
        /// The captcha of a form.
        Captcha captcha = captcha {
            state Captchas = default; events CaptchaEvent; calls Request;
            timer Captcha(form: FormName) = on_pause_over; reacts react;
        }
        /// The buttons that send a code.
        Code code = code {
            state Codes = from_stored; calls Request; timer Code(form: FormName) = on_tick; reacts react;
        }
        /// The country list of a form.
        Country country = country {
            state Countries = from_boot; events CountryEvent; timer Country(form: FormName) = close;
        }
        /// The second factor of a login.
        Factor factor = factor {
            state Factor = default; events FactorEvent; calls Request; reacts react;
            /// Second factor: [`FactorView`](view::FactorView).
            slice Factor factor FactorView = view;
        }
        /// The form for a forgotten password.
        Forgot forgot = forgot {
            state Forgot = default; events ForgotEvent; calls Request; reacts react;
            /// Form for a forgotten password: [`ForgotView`](view::ForgotView).
            slice Forgot forgot ForgotView = view;
        }
        /// The form that a recovery mail leads to.
        Reset reset = reset {
            state Reset = default; events PasswordEvent; calls Request; reacts react;
            /// Form that a recovery mail leads to: [`PasswordView`](view::PasswordView).
            slice Reset reset PasswordView = view;
        }
        /// The form that changes the password.
        ChangePassword change_password = change {
            state Change = default; events PasswordEvent; calls Request; reacts react;
            /// Form that changes the password: [`PasswordView`](view::PasswordView).
            slice ChangePassword change_password PasswordView = view;
        }
        /// Passkeys, authenticator, sessions.
        SecuritySettings security_settings = security_settings {
            state SecuritySettings = default; events SecuritySettingsEvent; calls Request; reacts react;
            /// Passkeys, authenticator, sessions: [`SecuritySettingsView`](view::SecuritySettingsView).
            slice SecuritySettings security_settings SecuritySettingsView = view, carries Identity Payment;
        }
        /// What the fragment of the address brought along, until it is read.
        OpeningFragment opening_fragment = opening_fragment {
            state PendingFragment = from_fragment; reacts react;
        }
    }
    control, Some(Chunk::Control) => {
        /// Play in control: limits, reality checks, breaks, the questionnaire.
        FairPlay fair_play = fair_play {
            state FairPlay = default; events FairPlayEvent; calls Request; reacts react;
            /// Figures, limits, reality checks, breaks, the questionnaire: [`FairPlayView`](view::FairPlayView).
            slice FairPlay fair_play FairPlayView = view;
        }
        /// The services that help against problem gambling.
        HelpLines help_lines = help_lines {
            state HelpLines = default; events HelpLinesEvent; calls Request; reacts react;
            /// Services that help, by country: [`HelpLinesView`](view::HelpLinesView).
            slice HelpLines help_lines HelpLinesView = view;
        }
    }
    deposit, Some(Chunk::Deposit) => {
        /// Deposits: ways to pay in, and the deposits of the member.
        Deposits deposits = deposits {
            state Deposits = default; events DepositsEvent; calls Request; timer DepositPoll = on_poll;
            timer DepositTick = on_tick; reacts react;
            /// Ways to pay in, one deposit, earlier deposits: [`DepositsView`](view::DepositsView).
            slice Deposits deposits DepositsView = view;
        }
    }
    identity, Some(Chunk::Identity) => {
        /// The name of the payee, as it is stated and proved.
        PayeeName payee_name = payee_name {
            state PayeeName = default; events PayeeNameEvent; calls Request; reacts react;
            /// The name that money is paid to: [`PayeeNameView`](view::PayeeNameView).
            slice PayeeName payee_name PayeeNameView = view;
        }
        /// The identity check.
        IdentityCheck identity_check = identity_check {
            state IdentityCheck = default; events IdentityCheckEvent; calls Request; reacts react;
            /// Details, documents, and what was decided: [`IdentityCheckView`](view::IdentityCheckView).
            slice IdentityCheck identity_check IdentityCheckView = view;
        }
        /// The member's own picture.
        OwnPicture own_picture = own_picture {
            state OwnPicture = default; events OwnPictureEvent; calls Request; reacts react;
            /// The member's own picture: [`OwnPictureView`](view::OwnPictureView).
            slice OwnPicture own_picture OwnPictureView = view;
        }
    }
    limits, Some(Chunk::Limits) => {
        /// The offer of limits.
        LimitOffer limit_offer = limit_offer {
            state LimitOffer = default; events LimitOfferEvent; calls Request; reacts react;
            /// Limits that are offered before the first deposit: [`LimitOfferView`](view::LimitOfferView).
            slice LimitOffer limit_offer LimitOfferView = view;
        }
    }
    member, Some(Chunk::Member) => {
        /// The frame of the member centre.
        MemberCentre member_centre = member_centre {
            state MemberCentre = default; events MemberCentreEvent; calls Request; reacts react;
            /// Entries of the member centre, and which page shows: [`MemberCentreView`](view::MemberCentreView).
            slice MemberCentre member_centre MemberCentreView = view;
        }
    }
    pages, Some(Chunk::Pages) => {
        /// The popup list of a vendor's games.
        GameList game_list = game_list {
            state GameList = default; events GameListEvent; calls Request; timer GameListSearch = on_search_pause;
            reacts react;
            /// Popup list of a vendor's games: [`GameListView`](view::GameListView).
            slice GameList game_list GameListView = view;
        }
        /// The lottery page.
        Lottery lottery = lottery {
            state Lottery = default; events LotteryEvent; calls Request; timer Draw = tick; reacts react;
            /// Lotteries and their draws: [`LotteryView`](view::LotteryView).
            slice Lottery lottery LotteryView = view;
        }
        /// Rows of games below the fold of home.
        GameRows game_rows = game_rows {
            state GameRows = default; events GameRowsEvent; calls Request; reacts react;
            /// Rows of games below the fold of home: [`GameRowsView`](view::GameRowsView).
            slice GameRows game_rows GameRowsView = view;
        }
        /// The card of a game.
        GameCard game_card = game_card {
            state OpenCard = default; events GameCardEvent; reacts react;
            /// The card of a game: [`GameCardView`](view::GameCardView).
            slice GameCard game_card GameCardView = view;
        }
        /// Home below the fold.
        Showcase showcase = showcase {
            state Showcase = default; events ShowcaseEvent; calls Request; reacts react;
            /// Home below the fold: [`ShowcaseView`](view::ShowcaseView).
            slice Showcase showcase ShowcaseView = view;
        }
        /// The invitation page.
        Referral referral = referral {
            events ReferralEvent; reacts react;
            /// Invitation page: [`ReferralView`](view::ReferralView).
            slice Referral referral ReferralView = view;
        }
        /// The frame of the screens, as the operator's resources fill it.
        Footer footer = footer {
            /// Footer, side bar, phone's menu: [`FooterView`](view::FooterView).
            slice Footer footer FooterView = view;
        }
        /// Whether visits may be counted.
        AnalyticsConsent analytics_consent = analytics_consent {
            state AnalyticsConsent = from_boot; events AnalyticsConsentEvent;
            /// The question whether visits may be counted: [`AnalyticsConsentView`](view::AnalyticsConsentView).
            slice AnalyticsConsent analytics_consent AnalyticsConsentView = view;
        }
        /// The picture of the member.
        Avatar avatar = avatar {
            events AvatarEvent; calls Request; reacts react;
        }
        /// The origin that pictures come from.
        PictureOrigin picture_origin = picture_origin {
            events PictureOriginEvent;
        }
        /// The download page.
        Download download = download {
            events DownloadEvent;
            /// Download page: [`DownloadView`](view::DownloadView).
            slice Download download DownloadView = view;
        }
        /// The addresses of the site.
        Domains domains = domains {
            state Domains = from_boot; events DomainsEvent; calls Request; reacts react;
            /// Addresses of the site: [`DomainsView`](view::DomainsView).
            slice Domains domains DomainsView = view;
        }
        /// The login before this one, said once.
        PreviousLogin previous_login = previous_login {
            calls Request; reacts react;
        }
        /// The help centre.
        Help help = help {
            state Help = default; events HelpEvent; calls Request; timer HelpSearch = on_search_pause; reacts react;
            /// Help centre: [`HelpView`](view::HelpView).
            slice Help help HelpView = view;
        }
    }
    messages, Some(Chunk::Messages) => {
        /// The chat room.
        Chat chat = chat {
            state Chat = default; events ChatEvent; calls Request; timer ChatPoll = on_poll; timer ChatTyping = on_silence;
            reacts react;
            /// Chat room: [`ChatRoomView`](view::ChatRoomView).
            slice ChatRoom chat_room ChatRoomView = view;
        }
        /// Pictures of the chat room.
        ChatPictures chat_pictures = chat_pictures {
            state ChatPictures = default; events ChatPicturesEvent; calls Request; reacts react;
            /// Pictures of the chat room: [`ChatPicturesView`](view::ChatPicturesView).
            slice ChatPictures chat_pictures ChatPicturesView = view;
        }
        /// The reader of notices.
        NoticeReader notice_reader = notice_reader {
            state NoticeReader = default; events NoticeReaderEvent; reacts react;
            /// Notices: [`NoticesView`](view::NoticesView).
            slice Notices notices NoticesView = view;
        }
    }
    payment, Some(Chunk::Payment) => {
        /// The payment password.
        PaymentPassword payment_password = payment_password {
            state PaymentPassword = default; events PaymentPasswordEvent; calls Request; reacts react;
            /// The payment password: [`PaymentPasswordView`](view::PaymentPasswordView).
            slice PaymentPassword payment_password PaymentPasswordView = view;
        }
    }
    play, Some(Chunk::Play) => {
        /// Rooms of player-versus-player games.
        Rooms rooms = rooms {
            state Rooms = default; events RoomsEvent; calls Request; reacts react;
            /// Rooms of the lobby: [`RoomsView`](view::RoomsView).
            slice Rooms rooms RoomsView = view;
        }
        /// The games lobby.
        Lobby lobby = lobby {
            state Lobby = from_boot; events LobbyEvent; calls Request; timer LobbySearch = on_search_pause; reacts react;
            /// Games lobby: [`LobbyView`](view::LobbyView).
            slice Lobby lobby LobbyView = view;
        }
        /// The vendors of a game type.
        VendorLobby vendor_lobby = vendor_lobby {
            /// Vendor cards of a game type: [`VendorLobbyView`](view::VendorLobbyView).
            slice VendorLobby vendor_lobby VendorLobbyView = view;
        }
        /// The game that runs.
        Launch launch = launch {
            state Launch = default; events LaunchEvent; calls Request; timer GameReady = on_not_ready; reacts react;
            /// Running game: [`GameView`](view::GameView).
            slice Game game GameView = view;
        }
        /// How the session of play stands.
        PlaySession play_session = play_session {
            state PlaySession = default; calls Request; reacts react;
            /// Time and net of the session of play: [`PlaySessionView`](view::PlaySessionView).
            slice PlaySession play_session PlaySessionView = view;
        }
        /// The reality check that stands over a game.
        RealityCheck reality_check = reality_check {
            state Waiting = default; events RealityCheckEvent; calls Request; reacts react;
            /// The reality check that waits for its answer: [`RealityCheckView`](view::RealityCheckView).
            slice RealityCheck reality_check RealityCheckView = view;
        }
    }
    privacy, Some(Chunk::Privacy) => {
        /// What a member decides about own data.
        Privacy privacy = privacy {
            state Privacy = default; events PrivacyEvent; calls Request; timer DataCopyPoll = on_poll; reacts react;
            /// Consents, the copy of the data, the end of the account: [`PrivacyView`](view::PrivacyView).
            slice Privacy privacy PrivacyView = view;
        }
    }
    promotions, Some(Chunk::Promotions) => {
        /// Promotions: the list, and the page of one.
        Promotions promotions = promotions {
            state Promotions = default; events PromotionsEvent; calls Request; timer Promotions = on_moment;
            reacts react;
            /// Promotions, and what is featured: [`PromotionsView`](view::PromotionsView).
            slice Promotions promotions PromotionsView = list_view;
            /// A promotion with its terms: [`PromotionView`](view::PromotionView).
            slice Promotion promotion PromotionView = view;
        }
    }
    points, Some(Chunk::Points) => {
        /// The points mall.
        PointMall point_mall = point_mall {
            state PointMall = default; events PointMallEvent; calls Request; reacts react;
            /// The points mall: [`PointMallView`](view::PointMallView).
            slice PointMall point_mall PointMallView = view;
            /// The history of redemptions: [`RedemptionsView`](view::RedemptionsView).
            slice Redemptions redemptions RedemptionsView = history_view;
        }
    }
    wallet, Some(Chunk::Wallet) => {
        /// My wallet: what there is, what may leave, and why.
        MyWallet my_wallet = my_wallet {
            state MyWallet = default; events MyWalletEvent; calls Request; reacts react;
            /// What there is, what may leave, and why: [`MyWalletView`](view::MyWalletView).
            slice MyWallet my_wallet MyWalletView = view;
        }
        /// The wallets that vendors keep.
        Wallets wallets = wallets {
            state Wallets = default; events WalletsEvent; calls Request; reacts react;
            /// The wallets, and moving money between them: [`WalletsView`](view::WalletsView).
            slice Wallets wallets WalletsView = view;
            /// Transfers between the wallets: [`WalletTransfersView`](view::WalletTransfersView).
            slice WalletTransfers wallet_transfers WalletTransfersView = list_view;
        }
    }
    inbox, Some(Chunk::Inbox) => {
        /// Messages to the member.
        Inbox inbox = inbox {
            state Inbox = default; events InboxEvent; calls Request; reacts react;
            /// Messages, and the one that is read: [`InboxView`](view::InboxView).
            slice Inbox inbox InboxView = view;
        }
    }
    account_record, Some(Chunk::AccountRecord) => {
        /// The account record.
        AccountRecord account_record = account_record {
            state AccountRecord = default; events AccountRecordEvent; calls Request; reacts react;
            /// Every movement of money or points: [`AccountRecordView`](view::AccountRecordView).
            slice AccountRecord account_record AccountRecordView = view, carries Statements;
        }
    }
    records, Some(Chunk::Records) => {
        /// The betting record.
        BettingRecord betting_record = betting_record {
            state BettingRecord = default; events BettingRecordEvent; calls Request; reacts react;
            /// Every bet: [`BettingRecordView`](view::BettingRecordView).
            slice BettingRecord betting_record BettingRecordView = view, carries Statements;
        }
        /// Profit and loss.
        ProfitAndLoss profit_and_loss = profit_and_loss {
            state ProfitAndLoss = default; events ProfitAndLossEvent; calls Request; reacts react;
            /// What days and products came to: [`ProfitAndLossView`](view::ProfitAndLossView).
            slice ProfitAndLoss profit_and_loss ProfitAndLossView = view, carries Statements;
        }
    }
    bonus, Some(Chunk::Bonus) => {
        /// The bonuses of the member.
        Bonuses bonuses = bonuses {
            state Bonuses = default; events BonusesEvent; calls Request; reacts react;
            /// Every bonus, and giving one up: [`BonusesView`](view::BonusesView).
            slice Bonuses bonuses BonusesView = view;
        }
    }
    rewards, Some(Chunk::Rewards) => {
        /// The reward centre.
        Rewards rewards = rewards {
            state Rewards = default; events RewardsEvent; calls Request; reacts react;
            /// Everything that can be claimed, and the level: [`RewardsView`](view::RewardsView).
            slice Rewards rewards RewardsView = view;
        }
    }
    invitations, Some(Chunk::Invitations) => {
        /// Invite friends.
        Invitations invitations = invitations {
            state Invitations = default; events InvitationsEvent; calls Request; reacts react;
            /// The member's link, and who came by it: [`InvitationsView`](view::InvitationsView).
            slice Invitations invitations InvitationsView = view;
        }
    }
    agent, Some(Chunk::Agent) => {
        /// The frame of the agent centre.
        AgentCentre agent_centre = agent_centre {
            state AgentCentre = default; events AgentCentreEvent; calls Request; reacts react;
            /// Entries of the agent centre, and which page shows: [`AgentCentreView`](view::AgentCentreView).
            slice AgentCentre agent_centre AgentCentreView = view;
        }
        /// Announcements for agents.
        AgentNotices agent_notices = agent_notices {
            state AgentNotices = default; events AgentNoticesEvent; calls Request; reacts react;
            /// Announcements for agents: [`AgentNoticesView`](view::AgentNoticesView).
            slice AgentNotices agent_notices AgentNoticesView = view;
        }
        /// Team overview.
        AgentTeam agent_team = agent_team {
            state AgentTeam = default; events AgentTeamEvent; calls Request; reacts react;
            /// What the team has come to: [`AgentTeamView`](view::AgentTeamView).
            slice AgentTeam agent_team AgentTeamView = view;
        }
    }
    registrations, Some(Chunk::Registrations) => {
        /// The register centre.
        AgentRegister agent_register = agent_register {
            state AgentRegister = default; events AgentRegisterEvent; calls Request; reacts react;
            /// Accounts below the agent, and registration links: [`AgentRegisterView`](view::AgentRegisterView).
            slice AgentRegister agent_register AgentRegisterView = view;
        }
    }
    downline, Some(Chunk::Downline) => {
        /// Downline management.
        AgentDownline agent_downline = agent_downline {
            state AgentDownline = default; events AgentDownlineEvent; calls Request; reacts react;
            /// The tree level by level, and the file of one: [`AgentDownlineView`](view::AgentDownlineView).
            slice AgentDownline agent_downline AgentDownlineView = view;
        }
    }
    downline_money, Some(Chunk::DownlineMoney) => {
        /// A transfer of money to the downline.
        AgentTransfer agent_transfer = agent_transfer {
            state AgentTransfer = default; events AgentTransferEvent; calls Request; reacts react;
            /// The form of a transfer: [`DownlineTransferView`](view::DownlineTransferView).
            slice AgentTransfer agent_transfer DownlineTransferView = view;
        }
        /// The rates of rebate of a downline.
        AgentRates agent_rates = agent_rates {
            state AgentRates = default; events AgentRatesEvent; calls Request; reacts react;
            /// The form of rates: [`DownlineRatesView`](view::DownlineRatesView).
            slice AgentRates agent_rates DownlineRatesView = view;
        }
    }
    team_records, Some(Chunk::TeamRecords) => {
        /// Betting history of the team.
        AgentTeamBets agent_team_bets = agent_team_bets {
            state AgentTeamBets = default; events AgentTeamBetsEvent; calls Request; reacts react;
            /// Every bet of the team: [`AgentTeamBetsView`](view::AgentTeamBetsView).
            slice AgentTeamBets agent_team_bets AgentTeamBetsView = view, carries Statements;
        }
        /// Profit and loss of the team.
        AgentTeamProfit agent_team_profit = agent_team_profit {
            state AgentTeamProfit = default; events AgentTeamProfitEvent; calls Request; reacts react;
            /// What the team came to: [`AgentTeamProfitView`](view::AgentTeamProfitView).
            slice AgentTeamProfit agent_team_profit AgentTeamProfitView = view, carries Statements;
        }
    }
    income, Some(Chunk::Income) => {
        /// Income of the agent.
        AgentIncome agent_income = agent_income {
            state AgentIncome = default; events AgentIncomeEvent; calls Request; reacts react;
            /// What the agent has earned: [`AgentIncomeView`](view::AgentIncomeView).
            slice AgentIncome agent_income AgentIncomeView = view, carries Statements;
        }
        /// Transactions of the downline.
        AgentTransactions agent_transactions = agent_transactions {
            state AgentTransactions = default; events AgentTransactionsEvent; calls Request; reacts react;
            /// What has moved the team's wallets: [`AgentTransactionsView`](view::AgentTransactionsView).
            slice AgentTransactions agent_transactions AgentTransactionsView = view, carries Statements;
        }
    }
    settlements, Some(Chunk::Settlements) => {
        /// What contracts have brought.
        AgentSettlements agent_settlements = agent_settlements {
            state AgentSettlements = default; events AgentSettlementsEvent; calls Request; reacts react;
            /// What contracts have brought: [`AgentSettlementsView`](view::AgentSettlementsView).
            slice AgentSettlements agent_settlements AgentSettlementsView = view, carries Statements;
        }
    }
    missions, Some(Chunk::Missions) => {
        /// Missions and leaderboards.
        Missions missions = missions {
            state Missions = default; events MissionsEvent; calls Request; reacts react;
            /// What there is to do, and places: [`MissionsView`](view::MissionsView).
            slice Missions missions MissionsView = view;
        }
    }
    statements, Some(Chunk::Statements) => {
        /// Statements of records.
        Statements statements = statements {
            state Statements = default; events StatementsEvent; calls Request; timer StatementsPoll = on_poll; reacts react;
            /// Statements of the record that shows: [`StatementsView`](view::StatementsView).
            slice Statements statements StatementsView = view;
        }
        /// The check of a statement.
        StatementCheck statement_check = statement_check {
            state StatementCheck = from_boot; events StatementCheckEvent; calls Request; reacts react;
            /// A statement that is checked: [`StatementCheckView`](view::StatementCheckView).
            slice StatementCheck statement_check StatementCheckView = view;
        }
    }
    contracts, Some(Chunk::Contracts) => {
        /// Contracts of agents.
        AgentContracts agent_contracts = agent_contracts {
            state AgentContracts = default; events AgentContractsEvent; calls Request; reacts react;
            /// Contracts, requests, what is about to be signed: [`AgentContractsView`](view::AgentContractsView).
            slice AgentContracts agent_contracts AgentContractsView = view;
        }
    }
    workbench, Some(Chunk::Workbench) => {
        /// The workbench of contracts, whose state is that of contracts.
        AgentWorkbench agent_workbench = agent_workbench {
            events AgentWorkbenchEvent; calls Request; reacts react;
            /// The workbench: [`AgentWorkbenchView`](view::AgentWorkbenchView).
            slice AgentWorkbench agent_workbench AgentWorkbenchView = view;
        }
    }
    search, Some(Chunk::Search) => {
        /// The search of the site.
        Search search = search {
            state Search = from_boot; events SearchEvent; calls Request; timer SearchPictures = fetch_pictures;
            reacts react;
            /// Search of the site: [`SearchView`](view::SearchView).
            slice Search search SearchView = view;
        }
    }
    upline, Some(Chunk::Upline) => {
        /// Transfers to the upline.
        TransferUpline transfer_upline = transfer_upline {
            state TransferUpline = default; events TransferUplineEvent; calls Request; reacts react;
            /// Who would get the money, and the form: [`TransferUplineView`](view::TransferUplineView).
            slice TransferUpline transfer_upline TransferUplineView = view;
            /// Transfers to and from the member: [`UplineTransfersView`](view::UplineTransfersView).
            slice UplineTransfers upline_transfers UplineTransfersView = list_view;
        }
    }
    withdraw, Some(Chunk::Withdraw) => {
        /// Withdrawals: what can be taken out, the form, and the accounts.
        Withdraw withdraw = withdraw {
            state Withdraw = default; events WithdrawEvent; calls Request; reacts react;
            /// What can be taken out, the form, the accounts: [`WithdrawView`](view::WithdrawView).
            slice Withdraw withdraw WithdrawView = view;
        }
    }
    withdrawals, Some(Chunk::Withdrawals) => {
        /// Withdrawals on record.
        Withdrawals withdrawals = withdrawals {
            state Withdrawals = default; events WithdrawalsEvent; calls Request; reacts react;
            /// Withdrawals on their way, the one of the address, and all of them: [`WithdrawalsView`](view::WithdrawalsView).
            slice Withdrawals withdrawals WithdrawalsView = view;
        }
    }
}

/// The bytes of a name with its first letter small.
#[expect(clippy::indexing_slicing, reason = "it runs when the core is compiled")]
const fn lower_first<const LENGTH: usize>(name: &[u8]) -> [u8; LENGTH] {
    let mut text = [0; LENGTH];
    let mut index = 0;
    while index < LENGTH {
        text[index] = if index == 0 { name[index].to_ascii_lowercase() } else { name[index] };
        index += 1;
    }
    text
}

/// Puts a new value in place of what was shown; says whether it differs.
fn replace_if_changed<T: PartialEq>(shown: &mut Option<T>, new: T) -> bool {
    let changed = shown.as_ref() != Some(&new);
    if changed {
        *shown = Some(new);
    }
    changed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::field::Field;
    use crate::event::{
        FactorEvent, LoginEvent, PasswordEvent, RegisterEvent, SecuritySettingsEvent, SiteEvent, chunk_of,
    };

    fn name(event: &UiEvent) -> String {
        let text = serde_json::to_string(event).expect("an event");
        text.split('"').nth(1).expect("a name").to_owned()
    }

    #[test]
    fn an_event_says_by_its_name_which_chunk_it_is_for() {
        let account = [
            UiEvent::Login(LoginEvent::FreePlay),
            UiEvent::Register(RegisterEvent::Reset),
            UiEvent::Factor(FactorEvent::Leave),
            UiEvent::ChangePassword(PasswordEvent::Edited(Field::Password)),
            UiEvent::SecuritySettings(SecuritySettingsEvent::Retry),
        ];
        for event in account {
            assert_eq!(chunk_of(&name(&event)), Some(Chunk::Account), "{event:?}");
        }
        assert_eq!(chunk_of(&name(&UiEvent::Site(SiteEvent::Retry))), None);
    }

    #[test]
    fn a_slice_is_named_as_serde_writes_it() {
        for slice in Slice::ALL {
            assert_eq!(serde_json::to_value(slice).expect("a name"), slice.name());
        }
    }
}
