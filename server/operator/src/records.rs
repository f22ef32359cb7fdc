//! Reading and changing records: the same functions serve the command line and the HTTP API.
//!
//! A change is checked and written in one transaction with the row that says who made it and with the site's new revision,
//! so that nothing is half written and nothing goes unrecorded.

use crate::policy::publishing;
use crate::record_type::{FieldType, Id, Input, Order, PageBounds, Record, RecordType, ValidationError};
use crate::{Actor, AdminError, audit, record_types};
use content::picture::own;
use platform::ids;
use platform::store::{Connection, Store, StoreError};

/// No id may be longer.
const LONGEST_ID: usize = 64;

/// Some records in their order, and how many there are.
pub(crate) async fn list(
    store: &Store,
    record_type: &'static RecordType,
    part: PageBounds,
) -> Result<(Vec<Record>, i64), AdminError> {
    store
        .read(move |tx| {
            Box::pin(async move {
                let records = record_type.page(tx, part).await?;
                Ok((records, record_type.count(tx).await?))
            })
        })
        .await
}

/// One record.
pub(crate) async fn read(store: &Store, record_type: &'static RecordType, id: &str) -> Result<Record, AdminError> {
    let id = id.to_owned();
    store.read(move |tx| Box::pin(async move { there(record_type, tx, &id).await })).await
}

/// Adds a record. `id` is the operator's own, if any.
pub(crate) async fn create(
    store: &Store,
    actor: Actor,
    record_type: &'static RecordType,
    mut input: Input,
) -> Result<Record, AdminError> {
    let id = new_id(record_type, input.remove("id"), actor.now_ms)?;
    let record = record_type.made(id, &input, actor.now_ms).map_err(AdminError::Faults)?;
    store
        .write(move |tx| {
            Box::pin(async move {
                if record_type.find(tx, &record.id).await?.is_some() {
                    return Err(AdminError::Exists(record_type.singular_name(), record.id));
                }
                if record_type.count(tx).await? >= i64::from(record_type.max_records) {
                    return Err(AdminError::TooMany(record_type.name, record_type.max_records));
                }
                check_references(record_type, tx, &record).await?;
                record_type.insert(tx, &record).await.map_err(|error| of_name(error, record_type))?;
                note(tx, &actor, record_type, &record.id, ("", &record.json(record_type).to_string())).await?;
                Ok(record)
            })
        })
        .await
}

/// Changes a record; what is not named stays.
pub(crate) async fn update(
    store: &Store,
    actor: Actor,
    record_type: &'static RecordType,
    id: String,
    input: Input,
) -> Result<Record, AdminError> {
    store
        .write(move |tx| {
            Box::pin(async move {
                let former = there(record_type, tx, &id).await?;
                let record = record_type.changed(&former, &input).map_err(AdminError::Faults)?;
                if record == former {
                    return Ok(record);
                }
                check_references(record_type, tx, &record).await?;
                record_type.update(tx, &record).await.map_err(|error| of_name(error, record_type))?;
                let values = (former.differences(&record, record_type), record.differences(&former, record_type));
                note(tx, &actor, record_type, &id, (&values.0, &values.1)).await?;
                Ok(record)
            })
        })
        .await
}

/// Removes a record.
pub(crate) async fn remove(
    store: &Store,
    actor: Actor,
    record_type: &'static RecordType,
    id: String,
) -> Result<(), AdminError> {
    if record_type.id == Id::Fixed {
        return Err(AdminError::Fixed(record_type.name));
    }
    if record_type.protected_ids.contains(&id.as_str()) {
        return Err(AdminError::Kept(id));
    }
    store
        .write(move |tx| {
            Box::pin(async move {
                let former = there(record_type, tx, &id).await?;
                if record_type.count(tx).await? <= i64::from(record_type.min_records) {
                    return Err(AdminError::TooFew(record_type.name, record_type.min_records));
                }
                for other in record_types::ALL {
                    let count = other.references(tx, record_type.name, &id).await?;
                    if count > 0 {
                        return Err(AdminError::InUse { id, count, record_type: other.name });
                    }
                }
                if record_type.is_used(tx, &id).await? {
                    return Err(AdminError::Belongs(id));
                }
                record_type.delete(tx, &id).await.map_err(|error| of_use(error, &id))?;
                note(tx, &actor, record_type, &id, (&former.json(record_type).to_string(), "")).await
            })
        })
        .await
}

/// Puts the named records in the named order: they take one another's places, and the others keep theirs.
pub(crate) async fn reorder(
    store: &Store,
    actor: Actor,
    record_type: &'static RecordType,
    named: Vec<String>,
) -> Result<Vec<String>, AdminError> {
    if record_type.order != Order::Manual {
        return Err(AdminError::NotOrdered(record_type.name));
    }
    store
        .write(move |tx| {
            Box::pin(async move {
                let former = record_type.ids(tx).await?;
                for (place, id) in named.iter().enumerate() {
                    if !former.contains(id) {
                        return Err(AdminError::NoSuch(record_type.singular_name(), id.clone()));
                    }
                    if named.iter().take(place).any(|other| other == id) {
                        return Err(AdminError::Faults(vec![ValidationError::new(
                            "ids",
                            "must name each record once",
                        )]));
                    }
                }
                let mut next = named.iter();
                let place = |id: &String| if named.contains(id) { next.next().unwrap_or(id) } else { id }.clone();
                let latter: Vec<String> = former.iter().map(place).collect();
                if latter != former {
                    record_type.rank(tx, &latter).await?;
                    note(tx, &actor, record_type, "order", (&former.join(" "), &latter.join(" "))).await?;
                }
                Ok(latter)
            })
        })
        .await
}

fn new_id(record_type: &RecordType, given: Option<serde_json::Value>, now_ms: i64) -> Result<String, AdminError> {
    let takes = match record_type.id {
        Id::Fixed => return Err(AdminError::Fixed(record_type.name)),
        Id::Generated if given.is_none() => return Ok(ids::new_id(now_ms)),
        Id::Generated => FieldType::Code(LONGEST_ID),
        Id::Named(takes) => takes,
    };
    let read = given.and_then(|json| match takes.read(&json) {
        Some(crate::record_type::Value::Text(id)) => Some(id),
        _ => None,
    });
    read.ok_or_else(|| AdminError::Faults(vec![ValidationError::new("id", format!("takes {}", takes.describe()))]))
}

async fn there(record_type: &'static RecordType, connection: &mut Connection, id: &str) -> Result<Record, AdminError> {
    let found = record_type.find(connection, id).await?;
    found.ok_or_else(|| AdminError::NoSuch(record_type.singular_name(), id.to_owned()))
}

/// A row that others in the database belong to stays.
fn of_use(error: StoreError, id: &str) -> AdminError {
    if error.is_foreign_key_violation() { AdminError::Belongs(id.to_owned()) } else { error.into() }
}

/// A name that another record has, or a game that the catalogue has not.
fn of_name(error: StoreError, record_type: &RecordType) -> AdminError {
    if error.is_foreign_key_violation() {
        let fault = ValidationError::new(
            "id",
            "or a field names something that is not there, such as a game of another catalogue",
        );
        return AdminError::Faults(vec![fault]);
    }
    if error.is_unique_violation() { AdminError::Taken(record_type.singular_name()) } else { error.into() }
}

async fn check_references(
    record_type: &'static RecordType,
    connection: &mut Connection,
    record: &Record,
) -> Result<(), AdminError> {
    let mut faults = Vec::new();
    for field in record_type.fields {
        let (FieldType::RowOf(name), id) = (field.field_type, record.text(field.name)) else { continue };
        let other = record_types::find(name)?;
        if !id.is_empty() && other.find(connection, id).await?.is_none() {
            faults.push(ValidationError::new(
                field.name,
                format!("takes {}, and this is none", field.field_type.describe()),
            ));
        }
    }
    for field in record_type.all_fields().filter(|field| field.field_type.shows_pictures()) {
        for text in record.texts(field.name) {
            if !shows_what_is_there(connection, field.field_type, text).await? {
                let words = "names a picture that is not there: upload it first, or take one that `admin pictures list` \
                             or GET /wps/operator/pictures shows";
                faults.push(ValidationError::new(field.name, words));
                break;
            }
        }
    }
    faults.extend(publishing::faults(record_type, connection, record).await?);
    if faults.is_empty() { Ok(()) } else { Err(AdminError::Faults(faults)) }
}

/// Whether every picture of the operator's own that a text names is there. A field for a picture names nothing beside it.
async fn shows_what_is_there(
    connection: &mut Connection,
    field_type: FieldType,
    text: &str,
) -> Result<bool, AdminError> {
    if field_type == FieldType::Picture {
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
    connection: &mut Connection,
    actor: &Actor,
    record_type: &RecordType,
    id: &str,
    values: (&str, &str),
) -> Result<(), AdminError> {
    let subject = format!("{} {id}", record_type.name);
    Ok(audit::note(connection, actor, &subject, values).await?)
}
