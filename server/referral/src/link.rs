//! The code of a member's link: random, so that it tells nothing of the account and can not be guessed, and made once.

use lumora_core::domain::referral::{ALPHABET, CODE_LENGTH};
use platform::ids;
use platform::store::{Connection, StoreError, sql};

/// The code of a member's link, made on the first request.
///
/// # Errors
/// When the database fails.
pub(crate) async fn code_of(tx: &mut Connection, member_id: &str, now_ms: i64) -> Result<String, StoreError> {
    let insert = "insert into referral_links (member_id, code, made_at) values ($1, $2, $3) on conflict do nothing";
    sql::query(insert).bind(member_id).bind(random_code()).bind(now_ms).execute(&mut *tx).await?;
    let query = "select code from referral_links where member_id = $1";
    sql::query_scalar(query).bind(member_id).fetch_one(tx).await
}

/// The member whose link has this code, if the account is active.
///
/// # Errors
/// When the database fails.
pub(crate) async fn inviter_of(tx: &mut Connection, code: &str) -> Result<Option<String>, StoreError> {
    let query = "select l.member_id from referral_links l join members m on m.id = l.member_id
                 where l.code = $1 and m.state = 'active'";
    sql::query_scalar(query).bind(code).fetch_optional(tx).await
}

fn random_code() -> String {
    let letter = |byte: u8| ALPHABET.get(usize::from(byte % 32)).map_or('A', |letter| char::from(*letter));
    ids::random_bytes::<CODE_LENGTH>().into_iter().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lumora_core::domain::referral::normal_code;

    #[test]
    fn a_drawn_code_is_one_and_another_each_time() {
        let one = random_code();
        assert_eq!(normal_code(&one).as_deref(), Some(one.as_str()));
        assert_ne!(one, random_code());
    }
}
