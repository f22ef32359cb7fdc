//! The statements that stand for several, by the text of each of these: put together once, and not asked for again where the server takes none.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use deadpool_postgres::ClientWrapper;
use tokio_postgres::Statement;
use tokio_postgres::types::Type;

use super::merge::{Merged, merged};
use super::value::type_of;
use crate::store::sql::Query;

/// The class of errors that a statement's own text makes.
const WRONG_TEXT: &str = "42";

/// The merged statement of each constant text, or that there is none.
#[derive(Debug, Default)]
pub(super) struct Texts(Mutex<HashMap<&'static str, Option<Arc<Merged>>>>);

impl Texts {
    /// The statement that stands for several of `query`; none where there is no such statement, or the server does not take it.
    pub(super) async fn merged(&self, client: &ClientWrapper, query: &Query<'_>) -> Option<(Statement, Arc<Merged>)> {
        let Cow::Borrowed(text) = query.text else { return None };
        let types: Vec<Type> = query.values.iter().map(type_of).collect();
        let merged = self.find(text, &types)?;
        let arrays: Vec<Type> =
            types.iter().map(|kind| if *kind == Type::INT8 { Type::INT8_ARRAY } else { Type::TEXT_ARRAY }).collect();
        match client.prepare_typed_cached(&merged.text, &arrays).await {
            Ok(statement) => Some((statement, merged)),
            Err(error) => {
                // A fault of the text itself; any other is of the moment, and says nothing of the next time.
                if error.code().is_some_and(|code| code.code().starts_with(WRONG_TEXT)) {
                    tracing::debug!(text, %error, "a statement runs one by one");
                    self.locked().insert(text, None);
                }
                None
            }
        }
    }

    fn find(&self, text: &'static str, types: &[Type]) -> Option<Arc<Merged>> {
        let mut texts = self.locked();
        if let Some(known) = texts.get(text) {
            return known.clone();
        }
        let made = merged(text, types).map(Arc::new);
        texts.insert(text, made.clone());
        made
    }

    fn locked(&self) -> std::sync::MutexGuard<'_, HashMap<&'static str, Option<Arc<Merged>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
