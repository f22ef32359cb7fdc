//! Creating a new member: the account, the consent, the wallet and the first session, all in one transaction.

use axum::http::StatusCode;
use axum::response::Response;
use lumora_core::domain::account::{AccountType, Entrance};
use lumora_core::domain::language;
use lumora_core::domain::referral::normal_code;
use lumora_core::wire::{LoginValue, RegisterRequest, SecretText, code};

use super::form::Accepted;
use super::link::{self, LinkPlace, RegistrationLinks};
use crate::exclusion;
use crate::login::{LoginReply, Proof, VerifiedLogin, begin};
use crate::member::{Contact, MemberRow, NewMember};
use crate::phone_identity;
use crate::session::Caller;
use crate::social;
use crate::tree;
use crate::verification::{self, PhoneNumber, Purpose, refuse_unless_right};
use ledger::{self, Account, AccountKind, Transaction, TransactionKind};
use platform::Base;
use platform::http::ApiError;
use platform::store::{Connection, StoreError, sql};
use platform::vault::Vault;

/// VIP rank of a new member.
pub(super) const FIRST_RANK: i64 = 1;
/// Length to which each value of [`RegistrationContext`] is cut, in characters.
const MAX_CONTEXT_LENGTH: usize = 2_048;

/// The mobile number of a registration.
#[derive(Debug, Clone)]
pub(super) struct ProvenNumber {
    pub(super) number: PhoneNumber,
    /// The proof of the number, redeemed in the transaction of the registration.
    pub(super) evidence: Evidence,
}

/// What proves that a visitor holds a number.
#[derive(Debug, Clone)]
pub(super) enum Evidence {
    /// None: the form asked for none, and the number stays unverified.
    Nothing,
    /// The verification code that was sent to the number.
    Code(SecretText),
    /// The identity token of a gateway that has verified the number.
    Token(phone_identity::Proof),
}

/// How the visitor came to register: language, referral link and page, as the browser sends them.
#[derive(Debug, Clone)]
pub(super) struct RegistrationContext {
    /// Code of a language of the site; empty for an unknown one.
    language: String,
    /// The code of another member's referral link; `None` where none was followed.
    link_code: Option<String>,
    /// Values that are stored in `member_details`, by field name.
    details: Vec<(&'static str, String)>,
}

impl RegistrationContext {
    /// Reads them from the request: without control characters, cut to length, without empty ones.
    pub(super) fn of(request: &RegisterRequest) -> Self {
        let sent = [
            ("referralCode", &request.referral_code),
            ("domain", &request.domain),
            ("registerUrl", &request.register_url),
            ("registerMethod", &request.register_method),
        ];
        let clean = |text: &String| text.chars().filter(|it| !it.is_control()).take(MAX_CONTEXT_LENGTH).collect();
        let details = sent.map(|(name, text)| (name, clean(text)));
        let details = details.into_iter().filter(|(_, text): &(_, String)| !text.is_empty()).collect();
        let language =
            language::by_code(&request.language).map(|language| language.code).unwrap_or_default().to_owned();
        Self { language, link_code: normal_code(&request.referral_code), details }
    }
}

/// A member to be created, after all checks of the form.
#[derive(Debug, Clone)]
pub(super) struct Enrolment {
    pub(super) account: String,
    pub(super) password_hash: String,
    /// Hash of the payment password; empty for none.
    pub(super) payment_password_hash: String,
    /// The values of the form.
    pub(super) accepted: Accepted,
    /// Account name of the upline; empty for none.
    pub(super) upline: String,
    /// The code of an agent's registration link, which then determines upline and account type; `None` where none was
    /// followed.
    pub(super) link: Option<String>,
    /// The mobile number; `None` where none was given.
    pub(super) proven: Option<ProvenNumber>,
    /// Ticket of a social login, whose identity is linked to the new member; empty for none.
    pub(super) social_ticket: SecretText,
    /// Version of the terms that the visitor agreed to.
    pub(super) terms_version: String,
    pub(super) context: RegistrationContext,
    /// ISO 4217 code of the wallet.
    pub(super) currency: String,
    /// Name of the VIP rank.
    pub(super) rank: String,
    /// Initial grant of play money, in minor units; 0 for none.
    pub(super) play_money: i64,
}

impl Enrolment {
    fn new_member(&self, link_place: Option<&LinkPlace>) -> NewMember {
        let number = self.proven.as_ref();
        NewMember {
            account: self.account.clone(),
            nickname: self.accepted.get("nickname").to_owned(),
            account_type: link_place.map_or(AccountType::Member, |it| it.account_type),
            currency: self.currency.clone(),
            rank: (FIRST_RANK, self.rank.clone()),
            labels: Vec::new(),
            upline: link_place.map_or_else(|| self.upline.clone(), |it| it.upline.clone()),
            password_hash: self.password_hash.clone(),
            must_change_password: false,
            contact: Contact {
                email: self.accepted.get("email").to_owned(),
                mobile: number.map(|proven| proven.number.as_str().to_owned()).unwrap_or_default(),
                mobile_is_verified: number.is_some_and(|proven| !matches!(proven.evidence, Evidence::Nothing)),
                payee_name: self.accepted.get("payeeName").to_owned(),
            },
        }
    }
}

/// Creates the member and begins its first session.
///
/// # Errors
/// 409 when the account name was taken meanwhile, 401 when the ticket of the social login is used or expired, 422 when
/// the code or the number was used meanwhile, or when the database fails.
pub(super) async fn run(
    base: &Base,
    links: &'static dyn RegistrationLinks,
    caller: Caller,
    enrolment: Enrolment,
) -> Result<Response, ApiError> {
    let now_ms = base.clock.now_ms();
    let (first, vault) = (caller.clone(), base.vault.clone());
    let work = async move |tx: &mut Connection| create_member(tx, (&vault, links), first, enrolment, now_ms).await;
    let value = base.store.write(move |tx| Box::pin(async move { work(tx).await })).await;
    Ok(LoginReply::new(base, &caller, value.map_err(uniqueness_refusal)?).reply(|value| value))
}

/// Turns the violation of a unique index into the refusal: concurrent registrations may both have found the name or
/// number free.
fn uniqueness_refusal(error: ApiError) -> ApiError {
    match &error {
        ApiError::Store(refused) if refused.is_unique_violation() => {
            if refused.to_string().contains("mobile") {
                mobile_taken()
            } else {
                username_taken()
            }
        }
        _ => error,
    }
}

/// 409 `username_taken`: the account name exists.
pub(super) fn username_taken() -> ApiError {
    let message = "the account name is taken: choose another";
    ApiError::refused(StatusCode::CONFLICT, code::USERNAME_TAKEN, message)
}

/// 422 `mobile_taken`: another account has the number. Only for visitors who have proved to hold it.
fn mobile_taken() -> ApiError {
    ApiError::rule_broken([("mobileNum", code::MOBILE_TAKEN)])
}

async fn create_member(
    connection: &mut Connection,
    (vault, links): (&Vault, &dyn RegistrationLinks),
    caller: Caller,
    enrolment: Enrolment,
    now_ms: i64,
) -> Result<LoginValue, ApiError> {
    redeem_number_proof(connection, enrolment.proven.as_ref(), now_ms).await?;
    if MemberRow::by_account(&mut *connection, &enrolment.account).await?.is_some() {
        return Err(username_taken());
    }
    let link_place = match &enrolment.link {
        Some(code) => Some(links.take(connection, code, now_ms).await?.ok_or_else(link::link_ended)?),
        None => None,
    };
    let id = tree::create(connection, &enrolment.new_member(link_place.as_ref()), now_ms).await?;
    if let Some(link_place) = &link_place {
        links.record_registration(connection, link_place, &id, now_ms).await?;
    }
    write_details(connection, &id, &enrolment).await?;
    record_referral_link(connection, &id, enrolment.context.link_code.as_deref(), now_ms).await?;
    record_consent(connection, &id, &enrolment.terms_version, &caller, now_ms).await?;
    open_wallet(connection, &id, &enrolment, now_ms).await?;
    if !enrolment.social_ticket.is_empty() {
        social::link(connection, enrolment.social_ticket.reveal(), &id, now_ms).await?;
    }
    exclusion::review(connection, vault, &id, now_ms).await?;
    let Some(member) = MemberRow::by_id(&mut *connection, &id).await? else {
        return Err(ApiError::Internal("a member that was just made is not there".into()));
    };
    let opening = VerifiedLogin {
        member,
        caller,
        remember: false,
        proof: Proof::Other,
        entrance: Entrance::Member,
        counted: Vec::new(),
    };
    Ok(begin(connection, opening, now_ms).await?)
}

/// Redeems the proof of the number, unless another account has verified the number.
async fn redeem_number_proof(
    connection: &mut Connection,
    proven: Option<&ProvenNumber>,
    now_ms: i64,
) -> Result<(), ApiError> {
    let Some(ProvenNumber { number, evidence }) = proven else { return Ok(()) };
    if matches!(evidence, Evidence::Nothing) {
        return Ok(());
    }
    if MemberRow::by_verified_mobile(&mut *connection, number.as_str()).await?.is_some() {
        return Err(mobile_taken());
    }
    match evidence {
        Evidence::Nothing => Ok(()),
        Evidence::Token(proof) => phone_identity::spend(connection, proof).await,
        Evidence::Code(code) => {
            let (purpose, number) = (Purpose::Register, number.as_str());
            refuse_unless_right(verification::redeem(connection, purpose, number, code.reveal(), now_ms).await?)
        }
    }
}

/// Stores what `member::create` does not: payment password, language, and the remaining fields of the form.
async fn write_details(connection: &mut Connection, id: &str, enrolment: &Enrolment) -> Result<(), StoreError> {
    sql::query("update members set payment_password_hash = $1, language = $2 where id = $3")
        .bind(&enrolment.payment_password_hash)
        .bind(&enrolment.context.language)
        .bind(id)
        .execute(&mut *connection)
        .await?;
    let columns = ["username", "nickname", "email", "payeeName", "mobileNum"];
    let context_details = enrolment.context.details.iter().map(|(field, value)| (*field, value.as_str()));
    for (field, value) in enrolment.accepted.without(&columns).chain(context_details) {
        sql::query("insert into member_details (member_id, field, value) values ($1, $2, $3)")
            .bind(id)
            .bind(field)
            .bind(value)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Records the referral link that the member followed, to be read by the crate that keeps those links.
async fn record_referral_link(
    connection: &mut Connection,
    id: &str,
    link_code: Option<&str>,
    now_ms: i64,
) -> Result<(), StoreError> {
    let Some(link_code) = link_code else { return Ok(()) };
    let insert = "insert into registrations_by_link (member_id, code, registered_at) values ($1, $2, $3)";
    sql::query(insert).bind(id).bind(link_code).bind(now_ms).execute(connection).await.map(drop)
}

async fn record_consent(
    connection: &mut Connection,
    id: &str,
    terms_version: &str,
    caller: &Caller,
    now_ms: i64,
) -> Result<(), StoreError> {
    sql::query("insert into consents (member_id, terms_version, agreed_at, ip) values ($1, $2, $3, $4)")
        .bind(id)
        .bind(terms_version)
        .bind(now_ms)
        .bind(caller.ip.to_string())
        .execute(connection)
        .await?;
    Ok(())
}

/// Opens the wallet, empty or with the operator's initial grant of play money.
async fn open_wallet(
    connection: &mut Connection,
    id: &str,
    enrolment: &Enrolment,
    now_ms: i64,
) -> Result<(), ApiError> {
    let wallet = Account::wallet(id, &enrolment.currency);
    wallet.open(&mut *connection, now_ms).await?;
    if enrolment.play_money > 0 {
        let issuer = Account::new(AccountKind::PlayMoneyIssuer, "", &enrolment.currency);
        let (kind, key) = (TransactionKind::PlayMoneyGrant, format!("register:grant:{id}"));
        let grant = Transaction::transfer(kind, key, "registration".to_owned(), issuer, wallet, enrolment.play_money);
        ledger::post(connection, &grant, now_ms).await?;
    }
    Ok(())
}
