//! The cache of merged statements by the original text. A merged text that the server refuses is not tried again.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use deadpool_postgres::ClientWrapper;
use tokio_postgres::Statement;
use tokio_postgres::types::Type;

use super::merge::{Merged, merged};
use super::value::type_of;
use crate::store::sql::Query;

/// The SQLSTATE class of syntax errors and access rule violations.
const WRONG_TEXT: &str = "42";

/// The merged statement of each constant text; `None` where it can not be merged.
#[derive(Debug, Default)]
pub(super) struct MergedStatements(Mutex<HashMap<&'static str, Option<Arc<Merged>>>>);

impl MergedStatements {
    /// The merged form of `query`, prepared; `None` if it can not be merged, or the server refuses it.
    pub(super) async fn merged(&self, client: &ClientWrapper, query: &Query<'_>) -> Option<(Statement, Arc<Merged>)> {
        let Cow::Borrowed(text) = query.text else { return None };
        let types: Vec<Type> = query.values.iter().map(type_of).collect();
        let merged = self.find(text, &types)?;
        let arrays: Vec<Type> =
            types.iter().map(|kind| if *kind == Type::INT8 { Type::INT8_ARRAY } else { Type::TEXT_ARRAY }).collect();
        match client.prepare_typed_cached(&merged.text, &arrays).await {
            Ok(statement) => Some((statement, merged)),
            Err(error) => {
                // An error in the text itself; any other error may be temporary.
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
