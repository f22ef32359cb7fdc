//! The sample accounts, and the players whose rounds make some games popular.

use lumora_core::domain::account::AccountType;
use platform::store::{Connection, sql};

use identity::member::{Contact, NewMember};
use identity::tree;
use ledger::{self, Account, AccountKind, LedgerError, Transaction, TransactionKind};

/// ISO 4217 code of the currency of all sample wallets.
pub(super) const CURRENCY: &str = "USD";

/// An account that the seed creates.
pub(super) struct Sample {
    /// Account name.
    pub(super) account: &'static str,
    nickname: &'static str,
    account_type: u32,
    rank: (i64, &'static str),
    label: &'static str,
    upline: &'static str,
    password_hash: &'static str,
    must_change_password: bool,
    /// Verified mobile number and proven payee name; the mail address is made of the account name.
    mobile_and_payee: Option<(&'static str, &'static str)>,
    /// The affiliate code whose registrations become downlines of this account.
    pub(super) affiliate_code: Option<&'static str>,
    /// Wallet balance after the history was played, in minor units.
    pub(super) balance: i64,
    /// Number of rounds in its play history.
    pub(super) rounds: u32,
}

/// The password of a sample account, printed when the server starts: it opens play money only.
pub(super) struct Login {
    /// Account name.
    pub(super) account: &'static str,
    /// The password, of which [`Sample`] holds the hash.
    pub(super) password: &'static str,
    /// The kind of account, for whoever starts the server.
    pub(super) kind: &'static str,
}

/// The accounts to try the site with.
pub(super) const LOGINS: [Login; 4] = [
    Login { account: "lantern_member", password: "Kx7mTq4vLp2w", kind: "member" },
    Login { account: "lantern_agent", password: "Hb9rNd3cWj6s", kind: "agent of type 1, upline of the member" },
    Login { account: "lantern_guest", password: "Zt5gKy8fVq1n", kind: "guest of the free demo" },
    Login {
        account: "lantern_newcomer",
        password: "123456",
        kind: "member made by the agent, must change the password",
    },
];

impl Sample {
    fn contact(&self) -> Contact {
        let Some((mobile, payee_name)) = self.mobile_and_payee else { return Contact::default() };
        Contact {
            email: format!("{}@lumora.example", self.account),
            mobile: mobile.to_owned(),
            mobile_is_verified: true,
            payee_name: payee_name.to_owned(),
        }
    }
}

/// A hash whose password nobody knows: the players of the history never log in.
const UNUSABLE_HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$zytPSE9JrX5NTN5BDVBOzA$FWXZTso+gWyPHhJyIAbFQBqniOrPnHwF62uZ0RBW5HU";

const fn player(account: &'static str, nickname: &'static str) -> Sample {
    Sample {
        account,
        nickname,
        account_type: 0,
        rank: (1, "Paper"),
        label: "",
        upline: "lantern_agent",
        password_hash: UNUSABLE_HASH,
        must_change_password: false,
        mobile_and_payee: None,
        affiliate_code: None,
        balance: 50_000,
        rounds: 90,
    }
}

/// An agent whose place in the tree is set by [`super::agents`].
const fn agent(account: &'static str, nickname: &'static str, account_type: u32) -> Sample {
    Sample { account_type, label: "Partner", balance: 20_000, rounds: 0, ..player(account, nickname) }
}

/// Every account of the seed; an upline comes before its downlines.
pub(super) const SAMPLES: [Sample; 12] = [
    Sample {
        account: "lantern_agent",
        nickname: "Mai",
        account_type: 1,
        rank: (6, "Jade"),
        label: "Partner",
        upline: "",
        password_hash: "$argon2id$v=19$m=19456,t=2,p=1$y/ZP0g91zvBYyzke4Eh1ZQ$iSUTlOlS7NoZ5nlbvkFBBlTeaxXQFEAI4otw5w0x6DY",
        must_change_password: false,
        mobile_and_payee: Some(("84907654321", "Mai Pham")),
        affiliate_code: Some("LANTERN"),
        balance: 845_200,
        rounds: 24,
    },
    Sample {
        account: "lantern_member",
        nickname: "Linh",
        account_type: 0,
        rank: (3, "Silk"),
        label: "Night market",
        upline: "lantern_agent",
        password_hash: "$argon2id$v=19$m=19456,t=2,p=1$0Fk3bx6HUvvVAF9SNUjqgA$pXhJnlUb4riX/HPxTHh3UVL/8JI1aHhOQHgLj5sOB7Y",
        must_change_password: false,
        mobile_and_payee: Some(("84901234567", "Linh Tran")),
        affiliate_code: None,
        balance: 128_450,
        rounds: 96,
    },
    Sample {
        account: "lantern_guest",
        nickname: "Guest",
        account_type: 4,
        rank: (0, ""),
        label: "",
        upline: "",
        password_hash: "$argon2id$v=19$m=19456,t=2,p=1$HijjR2JFeUAktCxlDkHQ/w$FQW3pXvv1nPOF1r9G5N4wB1a6KJRB4vDAf6aFi//YgY",
        must_change_password: false,
        mobile_and_payee: None,
        affiliate_code: None,
        balance: 100_000,
        rounds: 0,
    },
    Sample {
        account: "lantern_newcomer",
        nickname: "An",
        account_type: 0,
        rank: (1, "Paper"),
        label: "",
        upline: "lantern_agent",
        password_hash: "$argon2id$v=19$m=19456,t=2,p=1$bq1XNkz+4BS3u4wS5HBe6w$ANPQZckhPCR3onBbl5b2tyw6WbKQjqHOeNaDvUyqBwo",
        must_change_password: true,
        mobile_and_payee: Some(("84909876543", "An Nguyen")),
        affiliate_code: None,
        balance: 10_000,
        rounds: 0,
    },
    player("koi_rider", "Koi Rider"),
    player("jade_moth", "Jade Moth"),
    player("river_drum", "River Drum"),
    player("paper_moon", "Paper Moon"),
    player("amber_fox", "Amber Fox"),
    player("silk_comet", "Silk Comet"),
    agent("lantern_deputy", "Binh", 1),
    agent("lantern_scout", "Thu", 2),
];

/// Creates the account; gives the member's id.
///
/// # Errors
/// When the database fails.
pub(super) async fn make(tx: &mut Connection, sample: &Sample, at_ms: i64) -> Result<String, LedgerError> {
    let labels = Some(sample.label.to_owned()).filter(|label| !label.is_empty());
    let member = NewMember {
        account: sample.account.to_owned(),
        nickname: sample.nickname.to_owned(),
        account_type: AccountType::from_number(sample.account_type),
        currency: CURRENCY.to_owned(),
        rank: (sample.rank.0, sample.rank.1.to_owned()),
        labels: labels.into_iter().collect(),
        upline: sample.upline.to_owned(),
        password_hash: sample.password_hash.to_owned(),
        must_change_password: sample.must_change_password,
        contact: sample.contact(),
    };
    let id = tree::create(tx, &member, at_ms).await?;
    // Marked as having answered the question about limits, which a registration asks.
    protection::limit::decide(tx, &id, at_ms).await?;
    let verify = "update members set email_verified_at = $1, payee_name_proven_at = $1 where id = $2 and email <> ''";
    sql::query(verify).bind(at_ms).bind(&id).execute(tx).await?;
    Ok(id)
}

/// Gives a member an affiliate code.
///
/// # Errors
/// When the database fails.
pub(super) async fn affiliate(tx: &mut Connection, code: &str, member_id: &str, at_ms: i64) -> Result<(), LedgerError> {
    sql::query("insert into affiliates (code, member_id, created_at) values ($1, $2, $3)")
        .bind(code)
        .bind(member_id)
        .bind(at_ms)
        .execute(tx)
        .await?;
    Ok(())
}

/// Grants play money to a member's wallet: `amount` in minor units.
///
/// # Errors
/// When the database fails.
pub(super) async fn grant(
    tx: &mut Connection,
    sample: &Sample,
    member_id: &str,
    amount: i64,
    at_ms: i64,
) -> Result<(), LedgerError> {
    let transaction = Transaction::transfer(
        TransactionKind::PlayMoneyGrant,
        format!("sample:grant:{}", sample.account),
        "opening balance".to_owned(),
        Account::new(AccountKind::PlayMoneyIssuer, "", CURRENCY),
        Account::wallet(member_id, CURRENCY),
        amount,
    );
    ledger::post(tx, &transaction, at_ms).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use identity::passwords::Passwords;

    #[tokio::test]
    async fn each_shown_password_opens_its_account() {
        for login in LOGINS {
            let sample = SAMPLES.iter().find(|sample| sample.account == login.account).unwrap();
            let hash = Some(sample.password_hash.to_owned());
            assert!(Passwords::new().verify(login.password.to_owned(), hash).await.unwrap(), "{}", login.account);
        }
    }
}
