//! Everything that a view may say, as a table: a line an event, with its name, its pattern, and how a random one is made.
//!
//! The patterns make up one `match` without a wildcard, so that an event that is missing here does not compile.

mod values;

use super::operator::MOBILE;
use super::rng::Rng;
use lumora_core::domain::agent::life::ContractAction;
use lumora_core::domain::agent::terms::Basis;
use lumora_core::domain::bonus::BonusState;
use lumora_core::domain::cashier::Confirmation;
use lumora_core::domain::fair_play::LimitPeriod;
use lumora_core::domain::field::{Field, FormName};
use lumora_core::domain::game::LobbyMode;
use lumora_core::domain::identity_check::DocumentKind;
use lumora_core::domain::message::MessageCategory;
use lumora_core::domain::points::RedemptionStatus;
use lumora_core::domain::record::{BetStatus, RecordAccount, RecordDirection, RecordGroup};
use lumora_core::domain::reward::RewardSourceKind;
use lumora_core::domain::statement::{StatementFormat, StatementKind};
use lumora_core::domain::winners::WinnerPeriod;
use lumora_core::event::*;
use lumora_core::secret::Secret;
use lumora_core::testing::World;
use lumora_core::wire::{CaptchaKind, ContactKind, FactorKind, MarketingChannel};
use values::*;

pub use values::address;

/// Makes a random event of one kind, sometimes one that fits the moment.
type Maker = fn(&mut Rng, &World) -> UiEvent;

macro_rules! events {
    ($($name:literal: $pattern:pat => $maker:expr;)+) => {
        /// Names of all events, in the order of their makers.
        pub const NAMES: &[&str] = &[$($name),+];
        const MAKERS: &[Maker] = &[$($maker),+];

        /// The name of an event.
        pub fn name(event: &UiEvent) -> &'static str {
            match event { $($pattern => $name,)+ }
        }
    };
}

events! {
    "site.language": UiEvent::Site(SiteEvent::Language(_)) => |it, _| UiEvent::Site(SiteEvent::Language(it.one(&["EN", "CN", "KM", "AR", "XX", ""]).into()));
    "site.toggleTheme": UiEvent::Site(SiteEvent::ToggleTheme) => |_, _| UiEvent::Site(SiteEvent::ToggleTheme);
    "site.retry": UiEvent::Site(SiteEvent::Retry) => |_, _| UiEvent::Site(SiteEvent::Retry);
    "site.visible": UiEvent::Site(SiteEvent::Visible(_)) => |it, _| UiEvent::Site(SiteEvent::Visible(it.once_in(2)));
    "site.dismissToast": UiEvent::Site(SiteEvent::DismissToast(_)) => |it, _| UiEvent::Site(SiteEvent::DismissToast(it.number()));
    "site.woke": UiEvent::Site(SiteEvent::Woke) => |_, _| UiEvent::Site(SiteEvent::Woke);
    "site.appUpdate": UiEvent::Site(SiteEvent::AppUpdate(_)) => |it, _| UiEvent::Site(SiteEvent::AppUpdate(it.one(&[AppUpdateEvent::Ready, AppUpdateEvent::ChunkMissing, AppUpdateEvent::Accept, AppUpdateEvent::PutOff])));
    "route.entered": UiEvent::Route(RouteEvent::Entered { .. }) => |it, _| entered(&address(it));
    "route.open": UiEvent::Route(RouteEvent::Open(_)) => |it, _| UiEvent::Route(RouteEvent::Open(it.one(&OVERLAYS)));
    "route.close": UiEvent::Route(RouteEvent::Close) => |_, _| UiEvent::Route(RouteEvent::Close);
    "session.signOut": UiEvent::Session(SessionEvent::SignOut) => |_, _| UiEvent::Session(SessionEvent::SignOut);
    "session.refreshBalance": UiEvent::Session(SessionEvent::RefreshBalance) => |_, _| UiEvent::Session(SessionEvent::RefreshBalance);
    "session.toggleBalance": UiEvent::Session(SessionEvent::ToggleBalance) => |_, _| UiEvent::Session(SessionEvent::ToggleBalance);
    "login.edited": UiEvent::Login(LoginEvent::Edited(_)) => |it, _| UiEvent::Login(LoginEvent::Edited(it.one(&[Field::Username, Field::Password, Field::VerificationCode])));
    "login.submit": UiEvent::Login(LoginEvent::Submit { .. }) => |it, _| login(it);
    "login.togglePassword": UiEvent::Login(LoginEvent::TogglePassword) => |_, _| UiEvent::Login(LoginEvent::TogglePassword);
    "login.tab": UiEvent::Login(LoginEvent::Tab(_)) => |it, _| UiEvent::Login(LoginEvent::Tab(it.one(&[LoginTab::Username, LoginTab::Mobile])));
    "login.number": UiEvent::Login(LoginEvent::Number(_)) => |it, _| UiEvent::Login(LoginEvent::Number(it.one(&[MOBILE, MOBILE, "", "1"]).into()));
    "login.getCode": UiEvent::Login(LoginEvent::GetCode { .. }) => |it, _| UiEvent::Login(LoginEvent::GetCode { captcha: Secret::new(captcha(it)) });
    "login.submitMobile": UiEvent::Login(LoginEvent::SubmitMobile { .. }) => |it, _| UiEvent::Login(LoginEvent::SubmitMobile { verification_code: one_time_code(it), captcha: Secret::new(captcha(it)), remember: it.once_in(3) });
    "login.freePlay": UiEvent::Login(LoginEvent::FreePlay) => |_, _| UiEvent::Login(LoginEvent::FreePlay);
    "login.social": UiEvent::Login(LoginEvent::Social(_)) => |it, _| UiEvent::Login(LoginEvent::Social(it.one(&["google", "../x", ""]).into()));
    "login.passkey": UiEvent::Login(LoginEvent::Passkey) => |_, _| UiEvent::Login(LoginEvent::Passkey);
    "factor.choose": UiEvent::Factor(FactorEvent::Choose(_)) => |it, _| UiEvent::Factor(FactorEvent::Choose(it.one(&[FactorKind::Sms, FactorKind::Email, FactorKind::Totp, FactorKind::PayeeName])));
    "factor.other": UiEvent::Factor(FactorEvent::Other) => |_, _| UiEvent::Factor(FactorEvent::Other);
    "factor.sendCode": UiEvent::Factor(FactorEvent::SendCode) => |_, _| UiEvent::Factor(FactorEvent::SendCode);
    "factor.edited": UiEvent::Factor(FactorEvent::Edited) => |_, _| UiEvent::Factor(FactorEvent::Edited);
    "factor.submit": UiEvent::Factor(FactorEvent::Submit(_)) => |it, _| UiEvent::Factor(FactorEvent::Submit(one_time_code(it)));
    "factor.leave": UiEvent::Factor(FactorEvent::Leave) => |_, _| UiEvent::Factor(FactorEvent::Leave);
    "forgot.way": UiEvent::Forgot(ForgotEvent::Way(_)) => |it, _| UiEvent::Forgot(ForgotEvent::Way(it.one(&[ForgotWay::Email, ForgotWay::Mobile])));
    "forgot.typed": UiEvent::Forgot(ForgotEvent::Typed { .. }) => |it, _| UiEvent::Forgot(ForgotEvent::Typed { field: it.one(OPEN_FIELDS), value: Secret::new(open_value(it)) });
    "forgot.left": UiEvent::Forgot(ForgotEvent::Left { .. }) => |it, _| UiEvent::Forgot(ForgotEvent::Left { field: Field::Password, value: password(it) });
    "forgot.getCode": UiEvent::Forgot(ForgotEvent::GetCode { .. }) => |it, _| UiEvent::Forgot(ForgotEvent::GetCode { captcha: Secret::new(captcha(it)) });
    "forgot.submit": UiEvent::Forgot(ForgotEvent::Submit { .. }) => |it, _| UiEvent::Forgot(ForgotEvent::Submit { password: password(it), verification_code: one_time_code(it), captcha: Secret::new(captcha(it)) });
    "forgot.retry": UiEvent::Forgot(ForgotEvent::Retry) => |_, _| UiEvent::Forgot(ForgotEvent::Retry);
    "reset.edited": UiEvent::Reset(PasswordEvent::Edited(_)) => |it, _| UiEvent::Reset(PasswordEvent::Edited(it.one(PASSWORD_FIELDS)));
    "reset.left": UiEvent::Reset(PasswordEvent::Left { .. }) => |it, _| UiEvent::Reset(left(it));
    "reset.submit": UiEvent::Reset(PasswordEvent::Submit { .. }) => |it, _| UiEvent::Reset(new_password(it));
    "reset.consent": UiEvent::Reset(PasswordEvent::Consent(_)) => |it, _| UiEvent::Reset(PasswordEvent::Consent(!it.once_in(4)));
    "reset.retry": UiEvent::Reset(PasswordEvent::Retry) => |_, _| UiEvent::Reset(PasswordEvent::Retry);
    "reset.askAgain": UiEvent::Reset(PasswordEvent::AskAgain) => |_, _| UiEvent::Reset(PasswordEvent::AskAgain);
    "changePassword.edited": UiEvent::ChangePassword(PasswordEvent::Edited(_)) => |it, _| UiEvent::ChangePassword(PasswordEvent::Edited(it.one(PASSWORD_FIELDS)));
    "changePassword.left": UiEvent::ChangePassword(PasswordEvent::Left { .. }) => |it, _| UiEvent::ChangePassword(left(it));
    "changePassword.submit": UiEvent::ChangePassword(PasswordEvent::Submit { .. }) => |it, _| UiEvent::ChangePassword(new_password(it));
    "changePassword.consent": UiEvent::ChangePassword(PasswordEvent::Consent(_)) => |it, _| UiEvent::ChangePassword(PasswordEvent::Consent(!it.once_in(4)));
    "changePassword.retry": UiEvent::ChangePassword(PasswordEvent::Retry) => |_, _| UiEvent::ChangePassword(PasswordEvent::Retry);
    "changePassword.askAgain": UiEvent::ChangePassword(PasswordEvent::AskAgain) => |_, _| UiEvent::ChangePassword(PasswordEvent::AskAgain);
    "agentCentre.toMenu": UiEvent::AgentCentre(AgentCentreEvent::ToMenu) => |_, _| UiEvent::AgentCentre(AgentCentreEvent::ToMenu);
    "agentCentre.retry": UiEvent::AgentCentre(AgentCentreEvent::Retry) => |_, _| UiEvent::AgentCentre(AgentCentreEvent::Retry);
    "agentContracts.answer": UiEvent::AgentContracts(AgentContractsEvent::Answer(_)) => |it, _| UiEvent::AgentContracts(AgentContractsEvent::Answer(ContractAnswer { request: it.one(&["q1", "q2", "zz"]).into(), action: it.one(ContractAction::ALL) }));
    "agentContracts.end": UiEvent::AgentContracts(AgentContractsEvent::End(_)) => |it, _| UiEvent::AgentContracts(AgentContractsEvent::End(it.one(&["c1", "c2", "zz"]).into()));
    "agentContracts.typed": UiEvent::AgentContracts(AgentContractsEvent::Typed(_)) => |it, _| UiEvent::AgentContracts(AgentContractsEvent::Typed(ContractTyped { tier: it.number(), field: it.one(&[ContractField::Turnover, ContractField::Members, ContractField::Rate, ContractField::Cap, ContractField::Guaranteed]), event: amount(it) }));
    "agentContracts.chosen": UiEvent::AgentContracts(AgentContractsEvent::Chosen(_)) => |it, _| UiEvent::AgentContracts(AgentContractsEvent::Chosen(it.one(&[ContractChosen::Basis(Basis::Ngr), ContractChosen::Product("RNG".into()), ContractChosen::IncludeSelf(true), ContractChosen::Own("c1".into())])));
    "agentContracts.addTier": UiEvent::AgentContracts(AgentContractsEvent::AddTier) => |_, _| UiEvent::AgentContracts(AgentContractsEvent::AddTier);
    "agentContracts.removeTier": UiEvent::AgentContracts(AgentContractsEvent::RemoveTier(_)) => |it, _| UiEvent::AgentContracts(AgentContractsEvent::RemoveTier(it.number()));
    "agentContracts.raiseTier": UiEvent::AgentContracts(AgentContractsEvent::RaiseTier(_)) => |it, _| UiEvent::AgentContracts(AgentContractsEvent::RaiseTier(it.number()));
    "agentContracts.periods": UiEvent::AgentContracts(AgentContractsEvent::Periods(_)) => |it, _| UiEvent::AgentContracts(AgentContractsEvent::Periods(it.number()));
    "agentContracts.review": UiEvent::AgentContracts(AgentContractsEvent::Review) => |_, _| UiEvent::AgentContracts(AgentContractsEvent::Review);
    "agentContracts.agree": UiEvent::AgentContracts(AgentContractsEvent::Agree(_)) => |it, _| UiEvent::AgentContracts(AgentContractsEvent::Agree(!it.once_in(3)));
    "agentContracts.reason": UiEvent::AgentContracts(AgentContractsEvent::Reason(_)) => |it, _| UiEvent::AgentContracts(AgentContractsEvent::Reason(it.one(&["", "no", "too little"]).into()));
    "agentContracts.send": UiEvent::AgentContracts(AgentContractsEvent::Send(_)) => |it, _| UiEvent::AgentContracts(AgentContractsEvent::Send(pin(it)));
    "agentContracts.edited": UiEvent::AgentContracts(AgentContractsEvent::Edited) => |_, _| UiEvent::AgentContracts(AgentContractsEvent::Edited);
    "agentContracts.cancel": UiEvent::AgentContracts(AgentContractsEvent::Cancel) => |_, _| UiEvent::AgentContracts(AgentContractsEvent::Cancel);
    "agentContracts.retry": UiEvent::AgentContracts(AgentContractsEvent::Retry) => |_, _| UiEvent::AgentContracts(AgentContractsEvent::Retry);
    "agentNotices.page": UiEvent::AgentNotices(AgentNoticesEvent::Page(_)) => |it, _| UiEvent::AgentNotices(AgentNoticesEvent::Page(it.number()));
    "agentNotices.retry": UiEvent::AgentNotices(AgentNoticesEvent::Retry) => |_, _| UiEvent::AgentNotices(AgentNoticesEvent::Retry);
    "memberCentre.toMenu": UiEvent::MemberCentre(MemberCentreEvent::ToMenu) => |_, _| UiEvent::MemberCentre(MemberCentreEvent::ToMenu);
    "deposits.channel": UiEvent::Deposits(DepositsEvent::Channel(_)) => |it, _| deposits(DepositsEvent::Channel(it.one(&["card", "qr", "bank", "wallet", "voucher", "night", "?"]).into()));
    "deposits.promotion": UiEvent::Deposits(DepositsEvent::Promotion(_)) => |it, _| deposits(DepositsEvent::Promotion(it.one(&["", "p-deposit", "p-high", "?"]).into()));
    "deposits.amount": UiEvent::Deposits(DepositsEvent::Amount(_)) => |it, _| deposits(DepositsEvent::Amount(amount(it)));
    "deposits.acknowledgeFunds": UiEvent::Deposits(DepositsEvent::AcknowledgeFunds(_)) => |it, _| deposits(DepositsEvent::AcknowledgeFunds(!it.once_in(4)));
    "limitOffer.amount": UiEvent::LimitOffer(LimitOfferEvent::Amount { .. }) => |it, _| UiEvent::LimitOffer(LimitOfferEvent::Amount { period: it.one(LimitPeriod::ALL), event: amount(it) });
    "limitOffer.set": UiEvent::LimitOffer(LimitOfferEvent::Set) => |_, _| UiEvent::LimitOffer(LimitOfferEvent::Set);
    "limitOffer.decline": UiEvent::LimitOffer(LimitOfferEvent::Decline) => |_, _| UiEvent::LimitOffer(LimitOfferEvent::Decline);
    "realityCheck.continue": UiEvent::RealityCheck(RealityCheckEvent::Continue) => |_, _| UiEvent::RealityCheck(RealityCheckEvent::Continue);
    "realityCheck.history": UiEvent::RealityCheck(RealityCheckEvent::History) => |_, _| UiEvent::RealityCheck(RealityCheckEvent::History);
    "realityCheck.logOut": UiEvent::RealityCheck(RealityCheckEvent::LogOut) => |_, _| UiEvent::RealityCheck(RealityCheckEvent::LogOut);
    "deposits.ask": UiEvent::Deposits(DepositsEvent::Ask) => |_, _| deposits(DepositsEvent::Ask);
    "deposits.redeem": UiEvent::Deposits(DepositsEvent::Redeem(_)) => |it, _| deposits(DepositsEvent::Redeem(one_time_code(it)));
    "deposits.voucherEdited": UiEvent::Deposits(DepositsEvent::VoucherEdited) => |_, _| deposits(DepositsEvent::VoucherEdited);
    "deposits.callOff": UiEvent::Deposits(DepositsEvent::CallOff) => |_, _| deposits(DepositsEvent::CallOff);
    "deposits.keep": UiEvent::Deposits(DepositsEvent::Keep) => |_, _| deposits(DepositsEvent::Keep);
    "deposits.confirmCallOff": UiEvent::Deposits(DepositsEvent::ConfirmCallOff) => |_, _| deposits(DepositsEvent::ConfirmCallOff);
    "deposits.attach": UiEvent::Deposits(DepositsEvent::Attach(_)) => |it, _| deposits(DepositsEvent::Attach(vec![picked(it), picked(it)]));
    "deposits.detach": UiEvent::Deposits(DepositsEvent::Detach(_)) => |it, _| deposits(DepositsEvent::Detach(it.number()));
    "deposits.sendAgain": UiEvent::Deposits(DepositsEvent::SendAgain(_)) => |it, _| deposits(DepositsEvent::SendAgain(it.number()));
    "deposits.status": UiEvent::Deposits(DepositsEvent::Status(_)) => |it, _| deposits(DepositsEvent::Status(it.one(&["", "PENDING", "CREDITED", "?"]).into()));
    "deposits.page": UiEvent::Deposits(DepositsEvent::Page(_)) => |it, _| deposits(DepositsEvent::Page(it.number()));
    "deposits.row": UiEvent::Deposits(DepositsEvent::Row(_)) => |it, _| deposits(DepositsEvent::Row(it.one(&["d1", "d3", "d9", "?"]).into()));
    "deposits.retry": UiEvent::Deposits(DepositsEvent::Retry) => |_, _| deposits(DepositsEvent::Retry);
    "myWallet.figure": UiEvent::MyWallet(MyWalletEvent::Figure(_)) => |it, _| UiEvent::MyWallet(MyWalletEvent::Figure(it.one(&[WalletFigure::Balance, WalletFigure::Withdrawable, WalletFigure::Held])));
    "myWallet.gameType": UiEvent::MyWallet(MyWalletEvent::GameType(_)) => |it, _| UiEvent::MyWallet(MyWalletEvent::GameType(it.one(&["RNG", "LIVE", "FISH", "?"]).into()));
    "myWallet.retry": UiEvent::MyWallet(MyWalletEvent::Retry) => |_, _| UiEvent::MyWallet(MyWalletEvent::Retry);
    "securitySettings.contact.change": UiEvent::SecuritySettings(SecuritySettingsEvent::Contact(ContactEvent::Change(_))) => |it, _| contact(ContactEvent::Change(it.one(&[ContactKind::Email, ContactKind::Mobile])));
    "securitySettings.contact.cancel": UiEvent::SecuritySettings(SecuritySettingsEvent::Contact(ContactEvent::Cancel)) => |_, _| contact(ContactEvent::Cancel);
    "securitySettings.contact.typed": UiEvent::SecuritySettings(SecuritySettingsEvent::Contact(ContactEvent::Typed { .. })) => |it, _| contact(contact_typed(it));
    "securitySettings.contact.left": UiEvent::SecuritySettings(SecuritySettingsEvent::Contact(ContactEvent::Left { .. })) => |it, _| contact(contact_left(it));
    "securitySettings.contact.getCode": UiEvent::SecuritySettings(SecuritySettingsEvent::Contact(ContactEvent::GetCode)) => |_, _| contact(ContactEvent::GetCode);
    "securitySettings.contact.submit": UiEvent::SecuritySettings(SecuritySettingsEvent::Contact(ContactEvent::Submit { .. })) => |it, _| contact(ContactEvent::Submit { verification_code: one_time_code(it), current_code: one_time_code(it) });
    "securitySettings.addPasskey": UiEvent::SecuritySettings(SecuritySettingsEvent::AddPasskey(_)) => |it, _| UiEvent::SecuritySettings(SecuritySettingsEvent::AddPasskey(it.one(&["Phone", "", " "]).into()));
    "securitySettings.removePasskey": UiEvent::SecuritySettings(SecuritySettingsEvent::RemovePasskey(_)) => |it, _| UiEvent::SecuritySettings(SecuritySettingsEvent::RemovePasskey(it.one(&["k1", "k1", ""]).into()));
    "securitySettings.beginAuthenticator": UiEvent::SecuritySettings(SecuritySettingsEvent::BeginAuthenticator) => |_, _| UiEvent::SecuritySettings(SecuritySettingsEvent::BeginAuthenticator);
    "securitySettings.confirmAuthenticator": UiEvent::SecuritySettings(SecuritySettingsEvent::ConfirmAuthenticator(_)) => |it, _| UiEvent::SecuritySettings(SecuritySettingsEvent::ConfirmAuthenticator(one_time_code(it)));
    "securitySettings.cancelAuthenticator": UiEvent::SecuritySettings(SecuritySettingsEvent::CancelAuthenticator) => |_, _| UiEvent::SecuritySettings(SecuritySettingsEvent::CancelAuthenticator);
    "securitySettings.removeAuthenticator": UiEvent::SecuritySettings(SecuritySettingsEvent::RemoveAuthenticator) => |_, _| UiEvent::SecuritySettings(SecuritySettingsEvent::RemoveAuthenticator);
    "securitySettings.endSession": UiEvent::SecuritySettings(SecuritySettingsEvent::EndSession(_)) => |it, _| UiEvent::SecuritySettings(SecuritySettingsEvent::EndSession(it.one(&["s1", "s2", ""]).into()));
    "securitySettings.endOtherSessions": UiEvent::SecuritySettings(SecuritySettingsEvent::EndOtherSessions) => |_, _| UiEvent::SecuritySettings(SecuritySettingsEvent::EndOtherSessions);
    "securitySettings.showLogins": UiEvent::SecuritySettings(SecuritySettingsEvent::ShowLogins) => |_, _| UiEvent::SecuritySettings(SecuritySettingsEvent::ShowLogins);
    "securitySettings.provePassword": UiEvent::SecuritySettings(SecuritySettingsEvent::ProvePassword(_)) => |it, _| UiEvent::SecuritySettings(SecuritySettingsEvent::ProvePassword(password(it)));
    "securitySettings.cancelProof": UiEvent::SecuritySettings(SecuritySettingsEvent::CancelProof) => |_, _| UiEvent::SecuritySettings(SecuritySettingsEvent::CancelProof);
    "securitySettings.edited": UiEvent::SecuritySettings(SecuritySettingsEvent::Edited) => |_, _| UiEvent::SecuritySettings(SecuritySettingsEvent::Edited);
    "securitySettings.retry": UiEvent::SecuritySettings(SecuritySettingsEvent::Retry) => |_, _| UiEvent::SecuritySettings(SecuritySettingsEvent::Retry);
    "paymentPassword.change": UiEvent::PaymentPassword(PaymentPasswordEvent::Change) => |_, _| payment_password(PaymentPasswordEvent::Change);
    "paymentPassword.recover": UiEvent::PaymentPassword(PaymentPasswordEvent::Recover) => |_, _| payment_password(PaymentPasswordEvent::Recover);
    "paymentPassword.cancel": UiEvent::PaymentPassword(PaymentPasswordEvent::Cancel) => |_, _| payment_password(PaymentPasswordEvent::Cancel);
    "paymentPassword.getCode": UiEvent::PaymentPassword(PaymentPasswordEvent::GetCode) => |_, _| payment_password(PaymentPasswordEvent::GetCode);
    "paymentPassword.cancelProof": UiEvent::PaymentPassword(PaymentPasswordEvent::CancelProof) => |_, _| payment_password(PaymentPasswordEvent::CancelProof);
    "paymentPassword.proofEdited": UiEvent::PaymentPassword(PaymentPasswordEvent::ProofEdited) => |_, _| payment_password(PaymentPasswordEvent::ProofEdited);
    "paymentPassword.retry": UiEvent::PaymentPassword(PaymentPasswordEvent::Retry) => |_, _| payment_password(PaymentPasswordEvent::Retry);
    "paymentPassword.edited": UiEvent::PaymentPassword(PaymentPasswordEvent::Edited(_)) => |it, _| payment_password(PaymentPasswordEvent::Edited(it.one(&[PinName::Current, PinName::PaymentPassword, PinName::Again, PinName::VerificationCode])));
    "paymentPassword.submit": UiEvent::PaymentPassword(PaymentPasswordEvent::Submit { .. }) => |it, _| new_pin(it);
    "paymentPassword.provePassword": UiEvent::PaymentPassword(PaymentPasswordEvent::ProvePassword(_)) => |it, _| payment_password(PaymentPasswordEvent::ProvePassword(password(it)));
    "transferUpline.amount": UiEvent::TransferUpline(TransferUplineEvent::Amount(_)) => |it, _| upline(TransferUplineEvent::Amount(amount(it)));
    "transferUpline.all": UiEvent::TransferUpline(TransferUplineEvent::All) => |_, _| upline(TransferUplineEvent::All);
    "transferUpline.review": UiEvent::TransferUpline(TransferUplineEvent::Review) => |_, _| upline(TransferUplineEvent::Review);
    "transferUpline.back": UiEvent::TransferUpline(TransferUplineEvent::Back) => |_, _| upline(TransferUplineEvent::Back);
    "transferUpline.send": UiEvent::TransferUpline(TransferUplineEvent::Send(_)) => |it, _| upline(TransferUplineEvent::Send(pin(it)));
    "transferUpline.edited": UiEvent::TransferUpline(TransferUplineEvent::Edited) => |_, _| upline(TransferUplineEvent::Edited);
    "transferUpline.provePassword": UiEvent::TransferUpline(TransferUplineEvent::ProvePassword(_)) => |it, _| upline(TransferUplineEvent::ProvePassword(password(it)));
    "transferUpline.cancelProof": UiEvent::TransferUpline(TransferUplineEvent::CancelProof) => |_, _| upline(TransferUplineEvent::CancelProof);
    "transferUpline.page": UiEvent::TransferUpline(TransferUplineEvent::Page(_)) => |it, _| upline(TransferUplineEvent::Page(it.number()));
    "transferUpline.retry": UiEvent::TransferUpline(TransferUplineEvent::Retry) => |_, _| upline(TransferUplineEvent::Retry);
    "wallets.moveIn": UiEvent::Wallets(WalletsEvent::MoveIn(_)) => |it, _| UiEvent::Wallets(WalletsEvent::MoveIn(vendor_wallet(it)));
    "wallets.moveBack": UiEvent::Wallets(WalletsEvent::MoveBack(_)) => |it, _| UiEvent::Wallets(WalletsEvent::MoveBack(vendor_wallet(it)));
    "wallets.sheet.amount": UiEvent::Wallets(WalletsEvent::Sheet(SheetEvent::Amount(_))) => |it, _| wallet_sheet(SheetEvent::Amount(amount(it)));
    "wallets.sheet.all": UiEvent::Wallets(WalletsEvent::Sheet(SheetEvent::All)) => |_, _| wallet_sheet(SheetEvent::All);
    "wallets.sheet.turn": UiEvent::Wallets(WalletsEvent::Sheet(SheetEvent::Turn)) => |_, _| wallet_sheet(SheetEvent::Turn);
    "wallets.sheet.send": UiEvent::Wallets(WalletsEvent::Sheet(SheetEvent::Send)) => |_, _| wallet_sheet(SheetEvent::Send);
    "wallets.sheet.close": UiEvent::Wallets(WalletsEvent::Sheet(SheetEvent::Close)) => |_, _| wallet_sheet(SheetEvent::Close);
    "wallets.allBack": UiEvent::Wallets(WalletsEvent::AllBack) => |_, _| UiEvent::Wallets(WalletsEvent::AllBack);
    "wallets.readAgain": UiEvent::Wallets(WalletsEvent::ReadAgain(_)) => |it, _| UiEvent::Wallets(WalletsEvent::ReadAgain(vendor_wallet(it)));
    "wallets.atLaunch": UiEvent::Wallets(WalletsEvent::AtLaunch(_)) => |it, _| UiEvent::Wallets(WalletsEvent::AtLaunch(it.once_in(2)));
    "wallets.dismiss": UiEvent::Wallets(WalletsEvent::Dismiss) => |_, _| UiEvent::Wallets(WalletsEvent::Dismiss);
    "wallets.more": UiEvent::Wallets(WalletsEvent::More) => |_, _| UiEvent::Wallets(WalletsEvent::More);
    "wallets.retry": UiEvent::Wallets(WalletsEvent::Retry) => |_, _| UiEvent::Wallets(WalletsEvent::Retry);
    "privacy.consent": UiEvent::Privacy(PrivacyEvent::Consent(_)) => |it, _| privacy(PrivacyEvent::Consent(it.one(&MarketingChannel::ALL)));
    "privacy.askCopy": UiEvent::Privacy(PrivacyEvent::AskCopy) => |_, _| privacy(PrivacyEvent::AskCopy);
    "privacy.download": UiEvent::Privacy(PrivacyEvent::Download) => |_, _| privacy(PrivacyEvent::Download);
    "privacy.beginClosing": UiEvent::Privacy(PrivacyEvent::BeginClosing) => |_, _| privacy(PrivacyEvent::BeginClosing);
    "privacy.leaveClosing": UiEvent::Privacy(PrivacyEvent::LeaveClosing) => |_, _| privacy(PrivacyEvent::LeaveClosing);
    "privacy.understood": UiEvent::Privacy(PrivacyEvent::Understood(_)) => |it, _| privacy(PrivacyEvent::Understood(it.once_in(2)));
    "privacy.close": UiEvent::Privacy(PrivacyEvent::Close(_)) => |it, _| privacy(PrivacyEvent::Close(pin(it)));
    "privacy.edited": UiEvent::Privacy(PrivacyEvent::Edited) => |_, _| privacy(PrivacyEvent::Edited);
    "privacy.provePassword": UiEvent::Privacy(PrivacyEvent::ProvePassword(_)) => |it, _| privacy(PrivacyEvent::ProvePassword(password(it)));
    "privacy.cancelProof": UiEvent::Privacy(PrivacyEvent::CancelProof) => |_, _| privacy(PrivacyEvent::CancelProof);
    "privacy.retry": UiEvent::Privacy(PrivacyEvent::Retry) => |_, _| privacy(PrivacyEvent::Retry);
    "accountRecord.account": UiEvent::AccountRecord(AccountRecordEvent::Account(_)) => |it, _| record(AccountRecordEvent::Account(it.one(RecordAccount::ALL)));
    "accountRecord.days": UiEvent::AccountRecord(AccountRecordEvent::Days(_)) => |it, _| record(AccountRecordEvent::Days(record_days(it)));
    "accountRecord.group": UiEvent::AccountRecord(AccountRecordEvent::Group(_)) => |it, _| record(AccountRecordEvent::Group(it.one(&[None, Some(RecordGroup::Stakes), Some(RecordGroup::Deposits)])));
    "accountRecord.direction": UiEvent::AccountRecord(AccountRecordEvent::Direction(_)) => |it, _| record(AccountRecordEvent::Direction(it.one(&[None, Some(RecordDirection::In)])));
    "accountRecord.more": UiEvent::AccountRecord(AccountRecordEvent::More) => |_, _| record(AccountRecordEvent::More);
    "accountRecord.retry": UiEvent::AccountRecord(AccountRecordEvent::Retry) => |_, _| record(AccountRecordEvent::Retry);
    "missions.tab": UiEvent::Missions(MissionsEvent::Tab(_)) => |it, _| UiEvent::Missions(MissionsEvent::Tab(it.one(&[MissionTab::Missions, MissionTab::Boards])));
    "missions.checkIn": UiEvent::Missions(MissionsEvent::CheckIn) => |_, _| UiEvent::Missions(MissionsEvent::CheckIn);
    "missions.claim": UiEvent::Missions(MissionsEvent::Claim { .. }) => |it, _| UiEvent::Missions(MissionsEvent::Claim { mission: it.one(&["rounds", "money", "days", "?"]).into(), period: "20778".into() });
    "missions.turn": UiEvent::Missions(MissionsEvent::Turn(_)) => |it, _| UiEvent::Missions(MissionsEvent::Turn(it.one(&["day", "month", "?"]).into()));
    "missions.retry": UiEvent::Missions(MissionsEvent::Retry) => |_, _| UiEvent::Missions(MissionsEvent::Retry);
    "bonuses.state": UiEvent::Bonuses(BonusesEvent::State(_)) => |it, _| UiEvent::Bonuses(BonusesEvent::State(it.one(&[None, Some(BonusState::Active), Some(BonusState::Lost)])));
    "bonuses.ask": UiEvent::Bonuses(BonusesEvent::Ask(_)) => |it, _| UiEvent::Bonuses(BonusesEvent::Ask(it.one(&["c1", "c2", "d0", "?"]).into()));
    "bonuses.keep": UiEvent::Bonuses(BonusesEvent::Keep) => |_, _| UiEvent::Bonuses(BonusesEvent::Keep);
    "bonuses.giveUp": UiEvent::Bonuses(BonusesEvent::GiveUp) => |_, _| UiEvent::Bonuses(BonusesEvent::GiveUp);
    "bonuses.more": UiEvent::Bonuses(BonusesEvent::More) => |_, _| UiEvent::Bonuses(BonusesEvent::More);
    "rewards.claim": UiEvent::Rewards(RewardsEvent::Claim { .. }) => |it, _| {
        let (kind, id) = it.one(&[(RewardSourceKind::Cashback, "c1"), (RewardSourceKind::Promotion, "p-claim"), (RewardSourceKind::LevelGift, "?")]);
        UiEvent::Rewards(RewardsEvent::Claim { kind, id: id.into() })
    };
    "invitations.more": UiEvent::Invitations(InvitationsEvent::More) => |_, _| UiEvent::Invitations(InvitationsEvent::More);
    "invitations.retry": UiEvent::Invitations(InvitationsEvent::Retry) => |_, _| UiEvent::Invitations(InvitationsEvent::Retry);
    "rewards.more": UiEvent::Rewards(RewardsEvent::More) => |_, _| UiEvent::Rewards(RewardsEvent::More);
    "rewards.retry": UiEvent::Rewards(RewardsEvent::Retry) => |_, _| UiEvent::Rewards(RewardsEvent::Retry);
    "bonuses.retry": UiEvent::Bonuses(BonusesEvent::Retry) => |_, _| UiEvent::Bonuses(BonusesEvent::Retry);
    "bettingRecord.days": UiEvent::BettingRecord(BettingRecordEvent::Days(_)) => |it, _| UiEvent::BettingRecord(BettingRecordEvent::Days(record_days(it)));
    "bettingRecord.product": UiEvent::BettingRecord(BettingRecordEvent::Product(_)) => |it, _| UiEvent::BettingRecord(BettingRecordEvent::Product(it.one(&["", "RNG", "LIVE"]).into()));
    "bettingRecord.vendor": UiEvent::BettingRecord(BettingRecordEvent::Vendor(_)) => |it, _| UiEvent::BettingRecord(BettingRecordEvent::Vendor(it.one(&["", "LUX", "none"]).into()));
    "bettingRecord.game": UiEvent::BettingRecord(BettingRecordEvent::Game(_)) => |it, _| UiEvent::BettingRecord(BettingRecordEvent::Game(it.one(&["", "lantern-night"]).into()));
    "bettingRecord.status": UiEvent::BettingRecord(BettingRecordEvent::Status(_)) => |it, _| UiEvent::BettingRecord(BettingRecordEvent::Status(it.one(&[None, Some(BetStatus::Won), Some(BetStatus::Pending)])));
    "bettingRecord.find": UiEvent::BettingRecord(BettingRecordEvent::Find(_)) => |it, _| UiEvent::BettingRecord(BettingRecordEvent::Find(it.one(&["", "b1", "<x>"]).into()));
    "bettingRecord.more": UiEvent::BettingRecord(BettingRecordEvent::More) => |_, _| UiEvent::BettingRecord(BettingRecordEvent::More);
    "bettingRecord.retry": UiEvent::BettingRecord(BettingRecordEvent::Retry) => |_, _| UiEvent::BettingRecord(BettingRecordEvent::Retry);
    "inbox.category": UiEvent::Inbox(InboxEvent::Category(_)) => |it, _| inbox(InboxEvent::Category(it.one(&[None, Some(MessageCategory::Payment), Some(MessageCategory::Security)])));
    "inbox.pick": UiEvent::Inbox(InboxEvent::Pick(_)) => |it, _| inbox(InboxEvent::Pick(it.one(&["m1", "m3", "k9", "none"]).into()));
    "inbox.pickAll": UiEvent::Inbox(InboxEvent::PickAll) => |_, _| inbox(InboxEvent::PickAll);
    "inbox.pickNone": UiEvent::Inbox(InboxEvent::PickNone) => |_, _| inbox(InboxEvent::PickNone);
    "inbox.readPicked": UiEvent::Inbox(InboxEvent::ReadPicked) => |_, _| inbox(InboxEvent::ReadPicked);
    "inbox.readAll": UiEvent::Inbox(InboxEvent::ReadAll) => |_, _| inbox(InboxEvent::ReadAll);
    "inbox.deletePicked": UiEvent::Inbox(InboxEvent::DeletePicked) => |_, _| inbox(InboxEvent::DeletePicked);
    "inbox.deleteOpen": UiEvent::Inbox(InboxEvent::DeleteOpen) => |_, _| inbox(InboxEvent::DeleteOpen);
    "inbox.delete": UiEvent::Inbox(InboxEvent::Delete) => |_, _| inbox(InboxEvent::Delete);
    "inbox.keep": UiEvent::Inbox(InboxEvent::Keep) => |_, _| inbox(InboxEvent::Keep);
    "inbox.more": UiEvent::Inbox(InboxEvent::More) => |_, _| inbox(InboxEvent::More);
    "inbox.retry": UiEvent::Inbox(InboxEvent::Retry) => |_, _| inbox(InboxEvent::Retry);
    "profitAndLoss.days": UiEvent::ProfitAndLoss(ProfitAndLossEvent::Days(_)) => |it, _| UiEvent::ProfitAndLoss(ProfitAndLossEvent::Days(record_days(it)));
    "profitAndLoss.retry": UiEvent::ProfitAndLoss(ProfitAndLossEvent::Retry) => |_, _| UiEvent::ProfitAndLoss(ProfitAndLossEvent::Retry);
    "statements.toggle": UiEvent::Statements(StatementsEvent::Toggle) => |_, _| UiEvent::Statements(StatementsEvent::Toggle);
    "statements.format": UiEvent::Statements(StatementsEvent::Format(_)) => |it, _| UiEvent::Statements(StatementsEvent::Format(it.one(StatementFormat::ALL)));
    "statements.ask": UiEvent::Statements(StatementsEvent::Ask { .. }) => |it, _| UiEvent::Statements(StatementsEvent::Ask { kind: it.one(StatementKind::ALL), filter: it.one(&["span=DAYS_7", "", "status=WON&span=TODAY", "a b"]).into() });
    "statements.download": UiEvent::Statements(StatementsEvent::Download(_)) => |it, _| UiEvent::Statements(StatementsEvent::Download(it.one(&["s1", "s2", ""]).into()));
    "statements.print": UiEvent::Statements(StatementsEvent::Print(_)) => |it, _| UiEvent::Statements(StatementsEvent::Print(it.one(&["s1", "s2", ""]).into()));
    "statements.closePrint": UiEvent::Statements(StatementsEvent::ClosePrint) => |_, _| UiEvent::Statements(StatementsEvent::ClosePrint);
    "statements.delete": UiEvent::Statements(StatementsEvent::Delete(_)) => |it, _| UiEvent::Statements(StatementsEvent::Delete(it.one(&["s1", "s2", ""]).into()));
    "statements.retry": UiEvent::Statements(StatementsEvent::Retry) => |_, _| UiEvent::Statements(StatementsEvent::Retry);
    "statementCheck.pick": UiEvent::StatementCheck(StatementCheckEvent::Pick(_)) => |it, _| UiEvent::StatementCheck(StatementCheckEvent::Pick(PickedFile { handle: it.one(&[1, 2]), name: "statement.csv".into(), size: 100, head: Vec::new() }));
    "statementCheck.checked": UiEvent::StatementCheck(StatementCheckEvent::Checked(_)) => |it, _| UiEvent::StatementCheck(StatementCheckEvent::Checked(StatementReport { handle: it.one(&[1, 2]), verdict: it.one(&["INTACT", "ALTERED", "NO_STATEMENT", ""]).into(), authority: it.one(&["KNOWN", "UNKNOWN", "NONE", ""]).into(), found: it.one(&[0, 1, 300]), findings: vec![StatementFinding { kind: it.one(&["ROW_EDITED", "ROWS_MISSING", "ROW_MOVED", "x"]).into(), from: 3, to: it.one(&[0, 3, 9]) }], ..StatementReport::default() }));
    "statementCheck.broken": UiEvent::StatementCheck(StatementCheckEvent::Broken(_)) => |it, _| UiEvent::StatementCheck(StatementCheckEvent::Broken(it.one(&[1, 2])));
    "statementCheck.retry": UiEvent::StatementCheck(StatementCheckEvent::Retry) => |_, _| UiEvent::StatementCheck(StatementCheckEvent::Retry);
    "fairPlay.limit": UiEvent::FairPlay(FairPlayEvent::Limit(_)) => |it, _| fair_play(FairPlayEvent::Limit(limit(it)));
    "fairPlay.interval": UiEvent::FairPlay(FairPlayEvent::Interval(_)) => |it, _| fair_play(FairPlayEvent::Interval(it.one(&[0, 15, 30, 7])));
    "fairPlay.saveInterval": UiEvent::FairPlay(FairPlayEvent::SaveInterval) => |_, _| fair_play(FairPlayEvent::SaveInterval);
    "fairPlay.break": UiEvent::FairPlay(FairPlayEvent::Break(_)) => |it, _| fair_play(FairPlayEvent::Break(pause(it)));
    "fairPlay.selfTest": UiEvent::FairPlay(FairPlayEvent::SelfTest(_)) => |it, _| fair_play(FairPlayEvent::SelfTest(self_test(it)));
    "fairPlay.moreHistory": UiEvent::FairPlay(FairPlayEvent::MoreHistory) => |_, _| fair_play(FairPlayEvent::MoreHistory);
    "fairPlay.retry": UiEvent::FairPlay(FairPlayEvent::Retry) => |_, _| fair_play(FairPlayEvent::Retry);
    "helpLines.country": UiEvent::HelpLines(HelpLinesEvent::Country(_)) => |it, _| UiEvent::HelpLines(HelpLinesEvent::Country(it.one(&["GB", "MT", "XX", ""]).into()));
    "helpLines.retry": UiEvent::HelpLines(HelpLinesEvent::Retry) => |_, _| UiEvent::HelpLines(HelpLinesEvent::Retry);
    "payeeName.begin": UiEvent::PayeeName(PayeeNameEvent::Begin) => |_, _| UiEvent::PayeeName(PayeeNameEvent::Begin);
    "payeeName.cancel": UiEvent::PayeeName(PayeeNameEvent::Cancel) => |_, _| UiEvent::PayeeName(PayeeNameEvent::Cancel);
    "payeeName.codeEdited": UiEvent::PayeeName(PayeeNameEvent::CodeEdited) => |_, _| UiEvent::PayeeName(PayeeNameEvent::CodeEdited);
    "payeeName.getCode": UiEvent::PayeeName(PayeeNameEvent::GetCode) => |_, _| UiEvent::PayeeName(PayeeNameEvent::GetCode);
    "payeeName.cancelProof": UiEvent::PayeeName(PayeeNameEvent::CancelProof) => |_, _| UiEvent::PayeeName(PayeeNameEvent::CancelProof);
    "payeeName.proofEdited": UiEvent::PayeeName(PayeeNameEvent::ProofEdited) => |_, _| UiEvent::PayeeName(PayeeNameEvent::ProofEdited);
    "payeeName.retry": UiEvent::PayeeName(PayeeNameEvent::Retry) => |_, _| UiEvent::PayeeName(PayeeNameEvent::Retry);
    "payeeName.typed": UiEvent::PayeeName(PayeeNameEvent::Typed(_)) => |it, _| UiEvent::PayeeName(PayeeNameEvent::Typed(it.one(&["Linh Tran", "", "L1nh", "<b>x</b>"]).into()));
    "payeeName.submit": UiEvent::PayeeName(PayeeNameEvent::Submit(_)) => |it, _| UiEvent::PayeeName(PayeeNameEvent::Submit(one_time_code(it)));
    "payeeName.provePassword": UiEvent::PayeeName(PayeeNameEvent::ProvePassword(_)) => |it, _| UiEvent::PayeeName(PayeeNameEvent::ProvePassword(password(it)));
    "identityCheck.edit": UiEvent::IdentityCheck(IdentityCheckEvent::Edit) => |_, _| UiEvent::IdentityCheck(IdentityCheckEvent::Edit);
    "identityCheck.cancel": UiEvent::IdentityCheck(IdentityCheckEvent::Cancel) => |_, _| UiEvent::IdentityCheck(IdentityCheckEvent::Cancel);
    "identityCheck.save": UiEvent::IdentityCheck(IdentityCheckEvent::Save) => |_, _| UiEvent::IdentityCheck(IdentityCheckEvent::Save);
    "identityCheck.handIn": UiEvent::IdentityCheck(IdentityCheckEvent::HandIn) => |_, _| UiEvent::IdentityCheck(IdentityCheckEvent::HandIn);
    "identityCheck.retry": UiEvent::IdentityCheck(IdentityCheckEvent::Retry) => |_, _| UiEvent::IdentityCheck(IdentityCheckEvent::Retry);
    "identityCheck.typed": UiEvent::IdentityCheck(IdentityCheckEvent::Typed { .. }) => |it, _| UiEvent::IdentityCheck(IdentityCheckEvent::Typed { field: it.one(&[IdentityField::Name, IdentityField::BirthDate, IdentityField::Country]), value: it.one(&["Linh Tran", "1990-04-17", "VN", "", "<b>x</b>"]).into() });
    "identityCheck.kind": UiEvent::IdentityCheck(IdentityCheckEvent::Kind(_)) => |it, _| UiEvent::IdentityCheck(IdentityCheckEvent::Kind(it.one(DocumentKind::ALL)));
    "identityCheck.attach": UiEvent::IdentityCheck(IdentityCheckEvent::Attach(_)) => |it, _| UiEvent::IdentityCheck(IdentityCheckEvent::Attach(vec![picked(it), picked(it)]));
    "identityCheck.detach": UiEvent::IdentityCheck(IdentityCheckEvent::Detach(_)) => |it, _| UiEvent::IdentityCheck(IdentityCheckEvent::Detach(it.number()));
    "identityCheck.sendAgain": UiEvent::IdentityCheck(IdentityCheckEvent::SendAgain(_)) => |it, _| UiEvent::IdentityCheck(IdentityCheckEvent::SendAgain(it.number()));
    "identityCheck.remove": UiEvent::IdentityCheck(IdentityCheckEvent::Remove(_)) => |it, _| UiEvent::IdentityCheck(IdentityCheckEvent::Remove(it.one(&["d1", "?"]).into()));
    "identityCheck.show": UiEvent::IdentityCheck(IdentityCheckEvent::Show(_)) => |it, _| UiEvent::IdentityCheck(IdentityCheckEvent::Show(it.one(&["d1", "?"]).into()));
    "ownPicture.choose": UiEvent::OwnPicture(OwnPictureEvent::Choose(_)) => |it, _| UiEvent::OwnPicture(OwnPictureEvent::Choose(picked(it)));
    "ownPicture.remove": UiEvent::OwnPicture(OwnPictureEvent::Remove) => |_, _| UiEvent::OwnPicture(OwnPictureEvent::Remove);
    "withdraw.all": UiEvent::Withdraw(WithdrawEvent::All) => |_, _| withdraw(WithdrawEvent::All);
    "withdraw.review": UiEvent::Withdraw(WithdrawEvent::Review) => |_, _| withdraw(WithdrawEvent::Review);
    "withdraw.back": UiEvent::Withdraw(WithdrawEvent::Back) => |_, _| withdraw(WithdrawEvent::Back);
    "withdraw.edited": UiEvent::Withdraw(WithdrawEvent::Edited) => |_, _| withdraw(WithdrawEvent::Edited);
    "withdraw.cancelProof": UiEvent::Withdraw(WithdrawEvent::CancelProof) => |_, _| withdraw(WithdrawEvent::CancelProof);
    "withdraw.cancel": UiEvent::Withdraw(WithdrawEvent::Cancel) => |_, _| withdraw(WithdrawEvent::Cancel);
    "withdraw.keep": UiEvent::Withdraw(WithdrawEvent::Keep) => |_, _| withdraw(WithdrawEvent::Keep);
    "withdraw.retry": UiEvent::Withdraw(WithdrawEvent::Retry) => |_, _| withdraw(WithdrawEvent::Retry);
    "withdraw.choose": UiEvent::Withdraw(WithdrawEvent::Choose(_)) => |it, _| withdraw(WithdrawEvent::Choose(it.one(&["17", "18", "?"]).into()));
    "withdraw.amount": UiEvent::Withdraw(WithdrawEvent::Amount(_)) => |it, _| withdraw(WithdrawEvent::Amount(amount(it)));
    "withdraw.send": UiEvent::Withdraw(WithdrawEvent::Send { .. }) => |it, _| withdraw(WithdrawEvent::Send { payment_password: pin(it), factor_code: one_time_code(it) });
    "withdraw.provePassword": UiEvent::Withdraw(WithdrawEvent::ProvePassword(_)) => |it, _| withdraw(WithdrawEvent::ProvePassword(password(it)));
    "withdraw.toggle": UiEvent::Withdraw(WithdrawEvent::Toggle(_)) => |it, _| withdraw(WithdrawEvent::Toggle(it.one(&["w1", "w2", "w5", "w9", "?"]).into()));
    "withdraw.filter": UiEvent::Withdraw(WithdrawEvent::Filter(_)) => |it, _| withdraw(WithdrawEvent::Filter(it.one(&["", "COMPLETED", "AWAITING_CONFIRMATION", "?"]).into()));
    "withdraw.page": UiEvent::Withdraw(WithdrawEvent::Page(_)) => |it, _| withdraw(WithdrawEvent::Page(it.number()));
    "withdraw.account.begin": UiEvent::Withdraw(WithdrawEvent::Account(PayoutAccountEvent::Begin)) => |_, _| payout(PayoutAccountEvent::Begin);
    "withdraw.account.askRemove": UiEvent::Withdraw(WithdrawEvent::Account(PayoutAccountEvent::AskRemove(_))) => |it, _| payout(PayoutAccountEvent::AskRemove(it.one(&["17", "18", "?"]).into()));
    "withdraw.account.close": UiEvent::Withdraw(WithdrawEvent::Account(PayoutAccountEvent::Close)) => |_, _| payout(PayoutAccountEvent::Close);
    "withdraw.account.method": UiEvent::Withdraw(WithdrawEvent::Account(PayoutAccountEvent::Method(_))) => |it, _| payout(PayoutAccountEvent::Method(it.one(&["bank", "usdt", "night", "?"]).into()));
    "withdraw.account.institution": UiEvent::Withdraw(WithdrawEvent::Account(PayoutAccountEvent::Institution(_))) => |it, _| payout(PayoutAccountEvent::Institution(it.one(&["Sample Bank", "", "?"]).into()));
    "withdraw.account.edited": UiEvent::Withdraw(WithdrawEvent::Account(PayoutAccountEvent::Edited(_))) => |it, _| payout(PayoutAccountEvent::Edited(it.one(&[AccountField::Institution, AccountField::Account, AccountField::Holder, AccountField::PaymentPassword])));
    "withdraw.account.holder": UiEvent::Withdraw(WithdrawEvent::Account(PayoutAccountEvent::Holder(_))) => |it, _| payout(PayoutAccountEvent::Holder(it.one(&["Linh Tran", "", " ", "<b>x</b>"]).into()));
    "withdraw.account.add": UiEvent::Withdraw(WithdrawEvent::Account(PayoutAccountEvent::Add { .. })) => |it, _| payout(PayoutAccountEvent::Add { account: Secret::new(it.one(&["12345678", "12", "", "T-cnry"])), payment_password: pin(it) });
    "withdraw.account.remove": UiEvent::Withdraw(WithdrawEvent::Account(PayoutAccountEvent::Remove(_))) => |it, _| payout(PayoutAccountEvent::Remove(pin(it)));
    "withdraw.arrival.answer": UiEvent::Withdraw(WithdrawEvent::Arrival(ArrivalEvent::Answer(_))) => |it, _| arrival(ArrivalEvent::Answer(it.one(&[Confirmation::Full, Confirmation::Partial, Confirmation::NotReceived])));
    "withdraw.arrival.amount": UiEvent::Withdraw(WithdrawEvent::Arrival(ArrivalEvent::Amount(_))) => |it, _| arrival(ArrivalEvent::Amount(amount(it)));
    "withdraw.arrival.attach": UiEvent::Withdraw(WithdrawEvent::Arrival(ArrivalEvent::Attach(_))) => |it, _| arrival(ArrivalEvent::Attach(vec![picked(it), picked(it)]));
    "withdraw.arrival.detach": UiEvent::Withdraw(WithdrawEvent::Arrival(ArrivalEvent::Detach(_))) => |it, _| arrival(ArrivalEvent::Detach(it.number()));
    "withdraw.arrival.uploadAgain": UiEvent::Withdraw(WithdrawEvent::Arrival(ArrivalEvent::UploadAgain(_))) => |it, _| arrival(ArrivalEvent::UploadAgain(it.number()));
    "withdraw.arrival.send": UiEvent::Withdraw(WithdrawEvent::Arrival(ArrivalEvent::Send)) => |_, _| arrival(ArrivalEvent::Send);
    "referral.signUp": UiEvent::Referral(ReferralEvent::SignUp) => |_, _| UiEvent::Referral(ReferralEvent::SignUp);
    "captcha.refresh": UiEvent::Captcha(CaptchaEvent::Refresh(_)) => |it, _| UiEvent::Captcha(CaptchaEvent::Refresh(it.one(&FormName::ALL)));
    "captcha.kind": UiEvent::Captcha(CaptchaEvent::Kind { .. }) => |it, _| UiEvent::Captcha(CaptchaEvent::Kind { form: it.one(&FormName::ALL), kind: it.one(&[CaptchaKind::Image, CaptchaKind::Audio]) });
    "captcha.edited": UiEvent::Captcha(CaptchaEvent::Edited(_)) => |it, _| UiEvent::Captcha(CaptchaEvent::Edited(it.one(&FormName::ALL)));
    "country.toggle": UiEvent::Country(CountryEvent::Toggle(_)) => |it, _| UiEvent::Country(CountryEvent::Toggle(it.one(&FormName::ALL)));
    "country.blur": UiEvent::Country(CountryEvent::Blur(_)) => |it, _| UiEvent::Country(CountryEvent::Blur(it.one(&FormName::ALL)));
    "country.focus": UiEvent::Country(CountryEvent::Focus(_)) => |it, _| UiEvent::Country(CountryEvent::Focus(it.one(&FormName::ALL)));
    "country.close": UiEvent::Country(CountryEvent::Close(_)) => |it, _| UiEvent::Country(CountryEvent::Close(it.one(&FormName::ALL)));
    "country.search": UiEvent::Country(CountryEvent::Search { .. }) => |it, _| UiEvent::Country(CountryEvent::Search { form: it.one(&FormName::ALL), text: key(it) });
    "country.choose": UiEvent::Country(CountryEvent::Choose { .. }) => |it, _| UiEvent::Country(CountryEvent::Choose { form: it.one(&FormName::ALL), country: it.one(&["KH", "VN", "XX", ""]).into() });
    "country.names": UiEvent::Country(CountryEvent::Names(_)) => |_, _| UiEvent::Country(CountryEvent::Names(vec![("KH".into(), "Cambodia".into())]));
    "register.tab": UiEvent::Register(RegisterEvent::Tab(_)) => |it, _| UiEvent::Register(RegisterEvent::Tab(it.one(&[RegisterTab::Account, RegisterTab::Mobile])));
    "register.typed": UiEvent::Register(RegisterEvent::Typed { .. }) => |it, _| UiEvent::Register(RegisterEvent::Typed { field: it.one(OPEN_FIELDS), value: Secret::new(open_value(it)) });
    "register.passwordFocused": UiEvent::Register(RegisterEvent::PasswordFocused) => |_, _| UiEvent::Register(RegisterEvent::PasswordFocused);
    "register.left": UiEvent::Register(RegisterEvent::Left { .. }) => |it, _| UiEvent::Register(RegisterEvent::Left { field: it.one(&[Field::Password, Field::ConfirmPassword]), value: password(it), password: password(it) });
    "register.consent": UiEvent::Register(RegisterEvent::Consent(_)) => |it, _| UiEvent::Register(RegisterEvent::Consent(!it.once_in(4)));
    "register.getCode": UiEvent::Register(RegisterEvent::GetCode { .. }) => |it, _| UiEvent::Register(RegisterEvent::GetCode { captcha: Secret::new(captcha(it)) });
    "register.submit": UiEvent::Register(RegisterEvent::Submit { .. }) => |it, _| register(it);
    "register.reset": UiEvent::Register(RegisterEvent::Reset) => |_, _| UiEvent::Register(RegisterEvent::Reset);
    "register.retry": UiEvent::Register(RegisterEvent::Retry) => |_, _| UiEvent::Register(RegisterEvent::Retry);
    "banner.show": UiEvent::Banner(BannerEvent::Show(_)) => |it, _| UiEvent::Banner(BannerEvent::Show(it.number()));
    "banner.togglePause": UiEvent::Banner(BannerEvent::TogglePause) => |_, _| UiEvent::Banner(BannerEvent::TogglePause);
    "banner.hold": UiEvent::Banner(BannerEvent::Hold(_)) => |it, _| UiEvent::Banner(BannerEvent::Hold(it.once_in(2)));
    "banner.open": UiEvent::Banner(BannerEvent::Open) => |_, _| UiEvent::Banner(BannerEvent::Open);
    "home.retry": UiEvent::Home(HomeEvent::Retry) => |_, _| UiEvent::Home(HomeEvent::Retry);
    "home.toggleJackpot": UiEvent::Home(HomeEvent::ToggleJackpot) => |_, _| UiEvent::Home(HomeEvent::ToggleJackpot);
    "lobby.vendor": UiEvent::Lobby(LobbyEvent::Vendor(_)) => |it, _| UiEvent::Lobby(LobbyEvent::Vendor(key(it)));
    "lobby.mode": UiEvent::Lobby(LobbyEvent::Mode(_)) => |it, _| UiEvent::Lobby(LobbyEvent::Mode(it.one(&LobbyMode::ALL)));
    "lobby.classification": UiEvent::Lobby(LobbyEvent::Classification(_)) => |it, _| UiEvent::Lobby(LobbyEvent::Classification(it.one(&["", "JP", "BG", "?"]).into()));
    "lobby.minBet": UiEvent::Lobby(LobbyEvent::MinBet(_)) => |it, _| UiEvent::Lobby(LobbyEvent::MinBet(it.one(&["", "0.5", "0.1", "x"]).into()));
    "lobby.search": UiEvent::Lobby(LobbyEvent::Search { .. }) => |it, _| UiEvent::Lobby(LobbyEvent::Search { text: key(it), now: it.once_in(2) });
    "lobby.page": UiEvent::Lobby(LobbyEvent::Page(_)) => |it, _| UiEvent::Lobby(LobbyEvent::Page(it.number()));
    "lobby.loadMore": UiEvent::Lobby(LobbyEvent::LoadMore) => |_, _| UiEvent::Lobby(LobbyEvent::LoadMore);
    "lobby.scrolledToEnd": UiEvent::Lobby(LobbyEvent::ScrolledToEnd) => |_, _| UiEvent::Lobby(LobbyEvent::ScrolledToEnd);
    "lobby.clearFilters": UiEvent::Lobby(LobbyEvent::ClearFilters) => |_, _| UiEvent::Lobby(LobbyEvent::ClearFilters);
    "lobby.retry": UiEvent::Lobby(LobbyEvent::Retry) => |_, _| UiEvent::Lobby(LobbyEvent::Retry);
    "search.typed": UiEvent::Search(SearchEvent::Typed(_)) => |it, _| UiEvent::Search(SearchEvent::Typed(it.one(&["game 1", "gmae", "Game 1", "vendor", "promotion", "deposit", "", " ", "%&#\n"]).into()));
    "search.open": UiEvent::Search(SearchEvent::Open(_)) => |it, world| UiEvent::Search(SearchEvent::Open(found(it, world)));
    "search.forgetRecent": UiEvent::Search(SearchEvent::ForgetRecent) => |_, _| UiEvent::Search(SearchEvent::ForgetRecent);
    "search.retry": UiEvent::Search(SearchEvent::Retry) => |_, _| UiEvent::Search(SearchEvent::Retry);
    "gameList.search": UiEvent::GameList(GameListEvent::Search { .. }) => |it, _| UiEvent::GameList(GameListEvent::Search { text: key(it), now: it.once_in(2) });
    "gameList.page": UiEvent::GameList(GameListEvent::Page(_)) => |it, _| UiEvent::GameList(GameListEvent::Page(it.number()));
    "gameList.retry": UiEvent::GameList(GameListEvent::Retry) => |_, _| UiEvent::GameList(GameListEvent::Retry);
    "rooms.join": UiEvent::Rooms(RoomsEvent::Join(_)) => |it, _| UiEvent::Rooms(RoomsEvent::Join(it.one(&["r1", "r2", ""]).into()));
    "rooms.refresh": UiEvent::Rooms(RoomsEvent::Refresh) => |_, _| UiEvent::Rooms(RoomsEvent::Refresh);
    "lottery.vendor": UiEvent::Lottery(LotteryEvent::Vendor(_)) => |it, _| UiEvent::Lottery(LotteryEvent::Vendor(it.one(&["TCG_SEA", "ELOTT", ""]).into()));
    "lottery.retry": UiEvent::Lottery(LotteryEvent::Retry) => |_, _| UiEvent::Lottery(LotteryEvent::Retry);
    "gameRows.shown": UiEvent::GameRows(GameRowsEvent::Shown) => |_, _| UiEvent::GameRows(GameRowsEvent::Shown);
    "gameRows.retry": UiEvent::GameRows(GameRowsEvent::Retry) => |_, _| UiEvent::GameRows(GameRowsEvent::Retry);
    "gameCard.show": UiEvent::GameCard(GameCardEvent::Show(_)) => |it, _| UiEvent::GameCard(GameCardEvent::Show(key(it)));
    "gameCard.close": UiEvent::GameCard(GameCardEvent::Close) => |_, _| UiEvent::GameCard(GameCardEvent::Close);
    "login.demo": UiEvent::Login(LoginEvent::Demo(_)) => |it, _| UiEvent::Login(LoginEvent::Demo(key(it)));
    "lobby.sort": UiEvent::Lobby(LobbyEvent::Sort(_)) => |it, _| UiEvent::Lobby(LobbyEvent::Sort(it.one(&["new", "return", "played", "name", "", "price"]).into()));
    "showcase.shown": UiEvent::Showcase(ShowcaseEvent::Shown) => |_, _| UiEvent::Showcase(ShowcaseEvent::Shown);
    "showcase.period": UiEvent::Showcase(ShowcaseEvent::Period(_)) => |it, _| UiEvent::Showcase(ShowcaseEvent::Period(it.one(&WinnerPeriod::ALL)));
    "showcase.retry": UiEvent::Showcase(ShowcaseEvent::Retry) => |_, _| UiEvent::Showcase(ShowcaseEvent::Retry);
    "intents.checkNow": UiEvent::Intents(IntentsEvent::CheckNow) => |_, _| UiEvent::Intents(IntentsEvent::CheckNow);
    "intents.dismiss": UiEvent::Intents(IntentsEvent::Dismiss) => |_, _| UiEvent::Intents(IntentsEvent::Dismiss);
    "game.playFramed": UiEvent::Game(GameEvent::PlayFramed(_)) => |it, _| UiEvent::Game(GameEvent::PlayFramed(key(it)));
    "game.play": UiEvent::Game(GameEvent::Play(_)) => |it, _| UiEvent::Game(GameEvent::Play(key(it)));
    "game.playVendor": UiEvent::Game(GameEvent::PlayVendor { .. }) => |it, _| UiEvent::Game(GameEvent::PlayVendor { game_type: it.one(&["RNG", "LIVE", "FISH", "LOTT", ""]).into(), vendor: key(it) });
    "game.toggleFavourite": UiEvent::Game(GameEvent::ToggleFavourite(_)) => |it, _| UiEvent::Game(GameEvent::ToggleFavourite(key(it)));
    "launch.message": UiEvent::Launch(LaunchEvent::Message(_)) => |it, _| UiEvent::Launch(LaunchEvent::Message(it.one(&[GameMessage::Ready, GameMessage::Balance, GameMessage::Refused, GameMessage::Exit, GameMessage::Error])));
    "promotions.contact": UiEvent::Promotions(PromotionsEvent::Contact(_)) => |it, _| UiEvent::Promotions(PromotionsEvent::Contact(it.one(&["0901234567", "", "x"]).into()));
    "avatar.wanted": UiEvent::Avatar(AvatarEvent::Wanted) => |_, _| UiEvent::Avatar(AvatarEvent::Wanted);
    "analyticsConsent.answer": UiEvent::AnalyticsConsent(AnalyticsConsentEvent::Answer(_)) => |it, _| UiEvent::AnalyticsConsent(AnalyticsConsentEvent::Answer(it.once_in(2)));
    "analyticsConsent.ask": UiEvent::AnalyticsConsent(AnalyticsConsentEvent::Ask) => |_, _| UiEvent::AnalyticsConsent(AnalyticsConsentEvent::Ask);
    "pictureOrigin.failed": UiEvent::PictureOrigin(PictureOriginEvent::Failed(_)) => |it, _| UiEvent::PictureOrigin(PictureOriginEvent::Failed(it.one(&["https://img1.example", "https://img2.example", ""]).into()));
    "domains.test": UiEvent::Domains(DomainsEvent::Test) => |_, _| UiEvent::Domains(DomainsEvent::Test);
    "launch.toggleFavourite": UiEvent::Launch(LaunchEvent::ToggleFavourite) => |_, _| UiEvent::Launch(LaunchEvent::ToggleFavourite);
    "launch.leave": UiEvent::Launch(LaunchEvent::Leave) => |_, _| UiEvent::Launch(LaunchEvent::Leave);
    "launch.retry": UiEvent::Launch(LaunchEvent::Retry) => |_, _| UiEvent::Launch(LaunchEvent::Retry);
    "notices.read": UiEvent::Notices(NoticesEvent::Read(_)) => |it, _| UiEvent::Notices(NoticesEvent::Read(key(it)));
    "notices.closePopup": UiEvent::Notices(NoticesEvent::ClosePopup) => |_, _| UiEvent::Notices(NoticesEvent::ClosePopup);
    "notices.acted": UiEvent::Notices(NoticesEvent::Acted) => |_, _| UiEvent::Notices(NoticesEvent::Acted);
    "notices.openAll": UiEvent::Notices(NoticesEvent::OpenAll) => |_, _| UiEvent::Notices(NoticesEvent::OpenAll);
    "noticeReader.select": UiEvent::NoticeReader(NoticeReaderEvent::Select(_)) => |it, _| UiEvent::NoticeReader(NoticeReaderEvent::Select(key(it)));
    "noticeReader.page": UiEvent::NoticeReader(NoticeReaderEvent::Page(_)) => |it, _| UiEvent::NoticeReader(NoticeReaderEvent::Page(it.number()));
    "notices.retry": UiEvent::Notices(NoticesEvent::Retry) => |_, _| UiEvent::Notices(NoticesEvent::Retry);
    "notices.toggleMarquee": UiEvent::Notices(NoticesEvent::ToggleMarquee) => |_, _| UiEvent::Notices(NoticesEvent::ToggleMarquee);
    "promotions.feature": UiEvent::Promotions(PromotionsEvent::Feature) => |_, _| UiEvent::Promotions(PromotionsEvent::Feature);
    "promotions.category": UiEvent::Promotions(PromotionsEvent::Category(_)) => |it, _| UiEvent::Promotions(PromotionsEvent::Category(it.one(&["", "NEW", "RNG", "?"]).into()));
    "promotions.filter": UiEvent::Promotions(PromotionsEvent::Filter(_)) => |it, _| UiEvent::Promotions(PromotionsEvent::Filter(it.one(&["", "open", "mine", "ended", "?"]).into()));
    "promotions.clearFilters": UiEvent::Promotions(PromotionsEvent::ClearFilters) => |_, _| UiEvent::Promotions(PromotionsEvent::ClearFilters);
    "promotions.retry": UiEvent::Promotions(PromotionsEvent::Retry) => |_, _| UiEvent::Promotions(PromotionsEvent::Retry);
    "promotions.logIn": UiEvent::Promotions(PromotionsEvent::LogIn) => |_, _| UiEvent::Promotions(PromotionsEvent::LogIn);
    "promotions.join": UiEvent::Promotions(PromotionsEvent::Join) => |_, _| UiEvent::Promotions(PromotionsEvent::Join);
    "promotions.claim": UiEvent::Promotions(PromotionsEvent::Claim) => |_, _| UiEvent::Promotions(PromotionsEvent::Claim);
    "promotions.draw": UiEvent::Promotions(PromotionsEvent::Draw) => |_, _| UiEvent::Promotions(PromotionsEvent::Draw);
    "promotions.remark": UiEvent::Promotions(PromotionsEvent::Remark(_)) => |it, _| UiEvent::Promotions(PromotionsEvent::Remark(it.one(&["", " ", "Hello", "<b>x</b>"]).into()));
    "promotions.attach": UiEvent::Promotions(PromotionsEvent::Attach(_)) => |it, _| UiEvent::Promotions(PromotionsEvent::Attach(vec![picked(it), picked(it)]));
    "promotions.detach": UiEvent::Promotions(PromotionsEvent::Detach(_)) => |it, _| UiEvent::Promotions(PromotionsEvent::Detach(it.number()));
    "promotions.uploadAgain": UiEvent::Promotions(PromotionsEvent::UploadAgain(_)) => |it, _| UiEvent::Promotions(PromotionsEvent::UploadAgain(it.number()));
    "promotions.apply": UiEvent::Promotions(PromotionsEvent::Apply) => |_, _| UiEvent::Promotions(PromotionsEvent::Apply);
    "pointMall.category": UiEvent::PointMall(PointMallEvent::Category(_)) => |it, _| UiEvent::PointMall(PointMallEvent::Category(it.one(&["", "CASH", "?"]).into()));
    "pointMall.logIn": UiEvent::PointMall(PointMallEvent::LogIn) => |_, _| UiEvent::PointMall(PointMallEvent::LogIn);
    "pointMall.quantity": UiEvent::PointMall(PointMallEvent::Quantity(_)) => |it, _| UiEvent::PointMall(PointMallEvent::Quantity(it.number()));
    "pointMall.redeem": UiEvent::PointMall(PointMallEvent::Redeem { .. }) => |it, _| UiEvent::PointMall(PointMallEvent::Redeem { recipient: it.one(&["Mira Tran", ""]).into(), phone: it.one(&["0901234567", "12", ""]).into(), address: it.one(&["12 Lantern Street, Hue", "?"]).into(), contact: it.one(&["", "0901234567"]).into(), payment_password: pin(it) });
    "pointMall.edited": UiEvent::PointMall(PointMallEvent::Edited(_)) => |it, _| UiEvent::PointMall(PointMallEvent::Edited(it.one(&[RedeemField::Phone, RedeemField::PaymentPassword])));
    "pointMall.another": UiEvent::PointMall(PointMallEvent::Another) => |_, _| UiEvent::PointMall(PointMallEvent::Another);
    "pointMall.convertTyped": UiEvent::PointMall(PointMallEvent::ConvertTyped(_)) => |it, _| UiEvent::PointMall(PointMallEvent::ConvertTyped(it.one(&["500", "600", "1", "", "999999999999"]).into()));
    "pointMall.convert": UiEvent::PointMall(PointMallEvent::Convert(_)) => |it, _| UiEvent::PointMall(PointMallEvent::Convert(pin(it)));
    "pointMall.convertEdited": UiEvent::PointMall(PointMallEvent::ConvertEdited) => |_, _| UiEvent::PointMall(PointMallEvent::ConvertEdited);
    "pointMall.status": UiEvent::PointMall(PointMallEvent::Status(_)) => |it, _| UiEvent::PointMall(PointMallEvent::Status(it.one(&[None, Some(RedemptionStatus::Applying), Some(RedemptionStatus::Completed)])));
    "pointMall.more": UiEvent::PointMall(PointMallEvent::More) => |_, _| UiEvent::PointMall(PointMallEvent::More);
    "pointMall.retry": UiEvent::PointMall(PointMallEvent::Retry) => |_, _| UiEvent::PointMall(PointMallEvent::Retry);
    "help.search": UiEvent::Help(HelpEvent::Search { .. }) => |it, _| UiEvent::Help(HelpEvent::Search { text: key(it), now: it.once_in(2) });
    "help.retry": UiEvent::Help(HelpEvent::Retry) => |_, _| UiEvent::Help(HelpEvent::Retry);
    "help.typed": UiEvent::Help(HelpEvent::Typed { .. }) => |it, _| UiEvent::Help(HelpEvent::Typed { form: it.one(&CONTACT_FORMS), field: it.one(&CONTACT_FORM_FIELDS), value: it.one(&["", "game", "Something went wrong here", "<b>x</b>"]).into() });
    "help.send": UiEvent::Help(HelpEvent::Send(_)) => |it, _| UiEvent::Help(HelpEvent::Send(it.one(&CONTACT_FORMS)));
    "help.again": UiEvent::Help(HelpEvent::Again(_)) => |it, _| UiEvent::Help(HelpEvent::Again(it.one(&CONTACT_FORMS)));
    "support.online": UiEvent::Support(SupportEvent::Online) => |_, _| UiEvent::Support(SupportEvent::Online);
    "support.blocked": UiEvent::Support(SupportEvent::Blocked) => |_, _| UiEvent::Support(SupportEvent::Blocked);
    "support.chat": UiEvent::Support(SupportEvent::Chat) => |_, _| UiEvent::Support(SupportEvent::Chat);
    "chat.typed": UiEvent::Chat(ChatEvent::Typed(_)) => |it, _| UiEvent::Chat(ChatEvent::Typed(it.one(&["", " ", "Hello", "Where is it?", "<b>x</b>"]).into()));
    "chat.send": UiEvent::Chat(ChatEvent::Send) => |_, _| UiEvent::Chat(ChatEvent::Send);
    "chat.attach": UiEvent::Chat(ChatEvent::Attach(_)) => |it, _| UiEvent::Chat(ChatEvent::Attach(vec![picked(it)]));
    "chatPictures.show": UiEvent::ChatPictures(ChatPicturesEvent::Show(_)) => |it, _| UiEvent::ChatPictures(ChatPicturesEvent::Show(it.one(&["p1", "p2"]).into()));
    "chat.again": UiEvent::Chat(ChatEvent::Again(_)) => |it, world| UiEvent::Chat(ChatEvent::Again(message(it, world)));
    "chat.discard": UiEvent::Chat(ChatEvent::Discard(_)) => |it, world| UiEvent::Chat(ChatEvent::Discard(message(it, world)));
    "chat.earlier": UiEvent::Chat(ChatEvent::Earlier) => |_, _| UiEvent::Chat(ChatEvent::Earlier);
    "chat.retry": UiEvent::Chat(ChatEvent::Retry) => |_, _| UiEvent::Chat(ChatEvent::Retry);
    "chat.close": UiEvent::Chat(ChatEvent::Close) => |_, _| UiEvent::Chat(ChatEvent::Close);
    "chat.stars": UiEvent::Chat(ChatEvent::Stars(_)) => |it, _| UiEvent::Chat(ChatEvent::Stars(it.one(&[0, 1, 4, 5, 6])));
    "chat.comment": UiEvent::Chat(ChatEvent::Comment(_)) => |it, _| UiEvent::Chat(ChatEvent::Comment(it.one(&["", "Kind", "<b>x</b>"]).into()));
    "chat.rate": UiEvent::Chat(ChatEvent::Rate) => |_, _| UiEvent::Chat(ChatEvent::Rate);
    "download.choose": UiEvent::Download(DownloadEvent::Choose(_)) => |it, _| UiEvent::Download(DownloadEvent::Choose(it.one(&["ios", "android", "", "?"]).into()));
    "dialog.press": UiEvent::Dialog(DialogEvent::Press { .. }) => |it, world| UiEvent::Dialog(DialogEvent::Press { dialog: dialog(it, world), button: it.number() });
    "dialog.dismiss": UiEvent::Dialog(DialogEvent::Dismiss(_)) => |it, world| UiEvent::Dialog(DialogEvent::Dismiss(dialog(it, world)));
    "dialog.enter": UiEvent::Dialog(DialogEvent::Enter(_)) => |it, world| UiEvent::Dialog(DialogEvent::Enter(dialog(it, world)));
}

/// The kinds that a visitor of the account forms uses most, and those that move money; they come up more often than the rest.
const FREQUENT: &[&str] = &[
    "login.submit",
    "register.submit",
    "register.typed",
    "dialog.enter",
    "route.open",
    "session.signOut",
    "promotions.draw",
    "promotions.claim",
    "deposits.ask",
];

/// A random event of any kind.
pub fn any(rng: &mut Rng, world: &World) -> UiEvent {
    let index = match rng.once_in(3) {
        true => index(FREQUENT[rng.below(FREQUENT.len())]),
        false => rng.below(MAKERS.len()),
    };
    MAKERS[index](rng, world)
}

/// A random event of the kind with this index in [`NAMES`].
pub fn of(index: usize, rng: &mut Rng, world: &World) -> UiEvent {
    MAKERS[index](rng, world)
}

fn index(name: &str) -> usize {
    NAMES.iter().position(|it| *it == name).expect("a frequent event is in the table")
}
