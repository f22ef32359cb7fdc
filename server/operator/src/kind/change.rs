//! Reading and changing records: the same functions serve the command line and the HTTP API.
//!
//! A change is checked and written in one transaction with the row that says who made it and with the site's new revision,
//! so that nothing is half written and nothing goes unrecorded.

use sqlx::AnyConnection;

use super::input::Input;
use super::rows::Part;
use super::{Fault, Id, Kind, Order, Record, Takes};
use crate::{AdminError, Hand, audit, kinds};
use content::picture::own;
use platform::ids;
use platform::store::{Store, StoreError};

/// No id may be longer.
const LONGEST_ID: usize = 64;

/// Some records in their order, and how many there are.
pub(crate) async fn list(store: &Store, kind: &'static Kind, part: Part) -> Result<(Vec<Record>, i64), AdminError> {
    let mut connection = store.reader().acquire().await?;
    let records = kind.page(&mut connection, part).await?;
    Ok((records, kind.count(&mut connection).await?))
}

/// One record.
pub(crate) async fn read(store: &Store, kind: &'static Kind, id: &str) -> Result<Record, AdminError> {
    let mut connection = store.reader().acquire().await?;
    there(kind, &mut connection, id).await
}

/// Adds a record. `id` is the operator's own, if any.
pub(crate) async fn create(
    store: &Store,
    hand: Hand,
    kind: &'static Kind,
    mut input: Input,
) -> Result<Record, AdminError> {
    let id = new_id(kind, input.remove("id"), hand.now_ms)?;
    let record = kind.made(id, &input, hand.now_ms).map_err(AdminError::Faults)?;
    store
        .write(move |tx| {
            Box::pin(async move {
                if kind.find(tx, &record.id).await?.is_some() {
                    return Err(AdminError::Exists(kind.one_in_words(), record.id));
                }
                if kind.count(tx).await? >= i64::from(kind.most) {
                    return Err(AdminError::TooMany(kind.name, kind.most));
                }
                check_references(kind, tx, &record).await?;
                kind.insert(tx, &record).await.map_err(|error| of_name(error, kind))?;
                note(tx, &hand, kind, &record.id, ("", &record.json(kind).to_string())).await?;
                Ok(record)
            })
        })
        .await
}

/// Changes a record; what is not named stays.
pub(crate) async fn update(
    store: &Store,
    hand: Hand,
    kind: &'static Kind,
    id: String,
    input: Input,
) -> Result<Record, AdminError> {
    store
        .write(move |tx| {
            Box::pin(async move {
                let former = there(kind, tx, &id).await?;
                let record = kind.changed(&former, &input).map_err(AdminError::Faults)?;
                if record == former {
                    return Ok(record);
                }
                check_references(kind, tx, &record).await?;
                kind.update(tx, &record).await.map_err(|error| of_name(error, kind))?;
                let values = (former.differences(&record, kind), record.differences(&former, kind));
                note(tx, &hand, kind, &id, (&values.0, &values.1)).await?;
                Ok(record)
            })
        })
        .await
}

/// Removes a record.
pub(crate) async fn remove(store: &Store, hand: Hand, kind: &'static Kind, id: String) -> Result<(), AdminError> {
    if kind.id == Id::Fixed {
        return Err(AdminError::Fixed(kind.name));
    }
    if kind.kept.contains(&id.as_str()) {
        return Err(AdminError::Kept(id));
    }
    store
        .write(move |tx| {
            Box::pin(async move {
                let former = there(kind, tx, &id).await?;
                if kind.count(tx).await? <= i64::from(kind.least) {
                    return Err(AdminError::TooFew(kind.name, kind.least));
                }
                for other in kinds::ALL {
                    let count = other.references(tx, kind.name, &id).await?;
                    if count > 0 {
                        return Err(AdminError::InUse { id, count, kind: other.name });
                    }
                }
                kind.delete(tx, &id).await.map_err(|error| of_use(error, &id))?;
                note(tx, &hand, kind, &id, (&former.json(kind).to_string(), "")).await
            })
        })
        .await
}

/// Puts the named records in the named order: they take one another's places, and the others keep theirs.
pub(crate) async fn reorder(
    store: &Store,
    hand: Hand,
    kind: &'static Kind,
    named: Vec<String>,
) -> Result<Vec<String>, AdminError> {
    if kind.order != Order::Own {
        return Err(AdminError::NotOrdered(kind.name));
    }
    store
        .write(move |tx| {
            Box::pin(async move {
                let former = kind.ids(tx).await?;
                for (place, id) in named.iter().enumerate() {
                    if !former.contains(id) {
                        return Err(AdminError::NoSuch(kind.one_in_words(), id.clone()));
                    }
                    if named.iter().take(place).any(|other| other == id) {
                        return Err(AdminError::Faults(vec![Fault::new("ids", "must name each record once")]));
                    }
                }
                let mut next = named.iter();
                let place = |id: &String| if named.contains(id) { next.next().unwrap_or(id) } else { id }.clone();
                let latter: Vec<String> = former.iter().map(place).collect();
                if latter != former {
                    kind.rank(tx, &latter).await?;
                    note(tx, &hand, kind, "order", (&former.join(" "), &latter.join(" "))).await?;
                }
                Ok(latter)
            })
        })
        .await
}

fn new_id(kind: &Kind, given: Option<serde_json::Value>, now_ms: i64) -> Result<String, AdminError> {
    let takes = match kind.id {
        Id::Fixed => return Err(AdminError::Fixed(kind.name)),
        Id::Made if given.is_none() => return Ok(ids::new_id(now_ms)),
        Id::Made => Takes::Code(LONGEST_ID),
        Id::Named(takes) => takes,
    };
    let read = given.and_then(|json| match takes.read(&json) {
        Some(super::Value::Text(id)) => Some(id),
        _ => None,
    });
    read.ok_or_else(|| AdminError::Faults(vec![Fault::new("id", format!("takes {}", takes.words()))]))
}

async fn there(kind: &'static Kind, connection: &mut AnyConnection, id: &str) -> Result<Record, AdminError> {
    let found = kind.find(connection, id).await?;
    found.ok_or_else(|| AdminError::NoSuch(kind.one_in_words(), id.to_owned()))
}

/// A row that others in the database belong to stays.
fn of_use(error: StoreError, id: &str) -> AdminError {
    if error.is_foreign_key_violation() { AdminError::Belongs(id.to_owned()) } else { error.into() }
}

/// A name that another record has, or a game that the catalogue has not.
fn of_name(error: StoreError, kind: &Kind) -> AdminError {
    if error.is_foreign_key_violation() {
        let fault =
            Fault::new("id", "or a field names something that is not there, such as a game of another catalogue");
        return AdminError::Faults(vec![fault]);
    }
    if error.is_unique_violation() { AdminError::Taken(kind.one_in_words()) } else { error.into() }
}

async fn check_references(
    kind: &'static Kind,
    connection: &mut AnyConnection,
    record: &Record,
) -> Result<(), AdminError> {
    let mut faults = Vec::new();
    for field in kind.fields {
        let (Takes::RowOf(name), id) = (field.takes, record.text(field.name)) else { continue };
        let other = kinds::find(name)?;
        if !id.is_empty() && other.find(connection, id).await?.is_none() {
            faults.push(Fault::new(field.name, format!("takes {}, and this is none", field.takes.words())));
        }
    }
    for field in kind.all_fields().filter(|field| field.takes.shows_pictures()) {
        for text in record.texts(field.name) {
            if !shows_what_is_there(connection, field.takes, text).await? {
                let words = "names a picture that is not there: upload it first, or take one that `admin pictures list` \
                             or GET /wps/operator/pictures shows";
                faults.push(Fault::new(field.name, words));
                break;
            }
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(AdminError::Faults(faults)) }
}

/// Whether every picture of the operator's own that a text names is there. A field for a picture names nothing beside it.
async fn shows_what_is_there(connection: &mut AnyConnection, takes: Takes, text: &str) -> Result<bool, AdminError> {
    if takes == Takes::Picture {
        return Ok(!text.contains(own::FOLDER) || own::is_there(connection, text).await?);
    }
    for address in own::named_in(text) {
        if !own::is_there(connection, address).await? {
            return Ok(false);
        }
    }
    Ok(true)
}

async fn note(
    connection: &mut AnyConnection,
    hand: &Hand,
    kind: &Kind,
    id: &str,
    values: (&str, &str),
) -> Result<(), AdminError> {
    let subject = format!("{} {id}", kind.name);
    Ok(audit::note(connection, &hand.actor, &subject, values, hand.now_ms).await?)
}
