//! Pictures that members upload: receipts of bank slips, proofs for disputed withdrawals (section 4 of the
//! specification, "proof image upload"). They are re-encoded; only the operators read them back.

use content::picture::image::on_white;
use content::picture::{file_of, queue, stored};
use identity::session::Member;
use platform::Base;
use platform::http::{ApiError, Upload};
use platform::ids;
use platform::rate_limit::RateLimit;
use platform::store::{Connection, StoreError, sql};

/// Uploads that a member may make in an hour.
const UPLOAD_LIMIT: RateLimit = RateLimit::hourly("cashier-image", 20);

/// Stores an uploaded picture and gives its id. It expires unless [`attach`] assigns it to a deposit or withdrawal.
///
/// # Errors
/// 413, 422 `image_invalid`, 429.
pub(crate) async fn take(base: &Base, member: &Member, file: Upload) -> Result<String, ApiError> {
    let picture =
        content::picture::take(base, (&member.id, &queue::MEMBERS), file, Some(UPLOAD_LIMIT), on_white).await?;
    let now_ms = base.clock.now_ms();
    let id = ids::new_id(now_ms);
    let (image_id, member_id) = (id.clone(), member.id.clone());
    base.store
        .write(move |tx| {
            Box::pin(async move {
                let insert =
                    "insert into cashier_images (id, member_id, owner_id, body, uploaded_at) values ($1, $2, null, $3, $4)";
                sql::query(insert)
                    .bind(image_id)
                    .bind(member_id)
                    .bind(stored(&picture.file))
                    .bind(now_ms)
                    .execute(tx)
                    .await?;
                Ok::<_, StoreError>(())
            })
        })
        .await?;
    Ok(id)
}

/// Assigns pictures to a deposit or withdrawal. False where one of them is not the member's, or belongs to another one;
/// the caller must then roll back.
pub(crate) async fn attach(
    tx: &mut Connection,
    member_id: &str,
    owner_id: &str,
    images: &[String],
) -> Result<bool, StoreError> {
    for image in images {
        let update = "update cashier_images set owner_id = $1 where id = $2 and member_id = $3 and (owner_id is null or owner_id = $1)";
        let done = sql::query(update).bind(owner_id).bind(image).bind(member_id).execute(&mut *tx).await?;
        if done.rows_affected() != 1 {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Ids of the pictures of a deposit or withdrawal, oldest first.
///
/// # Errors
/// When the database fails.
pub(crate) async fn ids_of(executor: impl sql::Executor, owner_id: &str) -> Result<Vec<String>, StoreError> {
    let query = "select id from cashier_images where owner_id = $1 order by uploaded_at, id";
    sql::query_scalar(query).bind(owner_id).fetch_all(executor).await
}

/// A picture that was assigned to a deposit or withdrawal, as a JPEG file for an operator.
///
/// # Errors
/// When the database fails.
pub async fn file(executor: impl sql::Executor, id: &str) -> Result<Option<Vec<u8>>, StoreError> {
    let query = "select body from cashier_images where id = $1 and owner_id is not null";
    let body: Option<String> = sql::query_scalar(query).bind(id).fetch_optional(executor).await?;
    Ok(body.and_then(|body| file_of(&body)))
}
