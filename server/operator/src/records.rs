//! Reading and changing records of all record types, for the command line and the HTTP API.
//!
//! A change is validated and written in one transaction with its row in the record of changes and the site's new
//! revision, so that nothing is half written or unrecorded.

use crate::policy::publishing;
use crate::record_type::{FieldType, Id, Input, Order, PageBounds, Record, RecordType, ValidationError};
use crate::{Actor, AdminError, audit, record_types};
use content::picture::site;
use platform::ids;
use platform::store::{Connection, Store, StoreError};

/// The most characters of an id.
const MAX_ID: usize = 64;

/// A page of records in their order, and the count of all records.
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

/// The record with this id.
pub(crate) async fn read(store: &Store, record_type: &'static RecordType, id: &str) -> Result<Record, AdminError> {
    let id = id.to_owned();
    store.read(move |tx| Box::pin(async move { find_or_refuse(record_type, tx, &id).await })).await
}

/// Creates a record. `id` in the input is the operator's own id, if any.
pub(crate) async fn create(
    store: &Store,
    actor: Actor,
    record_type: &'static RecordType,
    mut input: Input,
) -> Result<Record, AdminError> {
    let id = new_id(record_type, input.remove("id"), actor.now_ms)?;
    let record = record_type.build(id, &input, actor.now_ms).map_err(AdminError::Faults)?;
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
                record_type.insert(tx, &record).await.map_err(|error| write_error(error, record_type))?;
                note(tx, &actor, record_type, &record.id, ("", &record.json(record_type).to_string())).await?;
                Ok(record)
            })
        })
        .await
}

/// Changes a record; fields that are not in the input stay.
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
                let former = find_or_refuse(record_type, tx, &id).await?;
                let record = record_type.apply(&former, &input).map_err(AdminError::Faults)?;
                if record == former {
                    return Ok(record);
                }
                check_references(record_type, tx, &record).await?;
                record_type.update(tx, &record).await.map_err(|error| write_error(error, record_type))?;
                let values = (former.differences(&record, record_type), record.differences(&former, record_type));
                note(tx, &actor, record_type, &id, (&values.0, &values.1)).await?;
                Ok(record)
            })
        })
        .await
}

/// Removes a record, unless it is protected or referred to.
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
        return Err(AdminError::Protected(id));
    }
    store
        .write(move |tx| {
            Box::pin(async move {
                let former = find_or_refuse(record_type, tx, &id).await?;
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
                    return Err(AdminError::HasMemberRows(id));
                }
                record_type.delete(tx, &id).await.map_err(|error| delete_error(error, &id))?;
                note(tx, &actor, record_type, &id, (&former.json(record_type).to_string(), "")).await
            })
        })
        .await
}

/// Reorders records: those that are given exchange their places, the others keep theirs. Returns all ids in order.
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
                for (index, id) in named.iter().enumerate() {
                    if !former.contains(id) {
                        return Err(AdminError::NoSuch(record_type.singular_name(), id.clone()));
                    }
                    if named.iter().take(index).any(|other| other == id) {
                        return Err(AdminError::Faults(vec![ValidationError::new(
                            "ids",
                            "must name each record once",
                        )]));
                    }
                }
                let mut next = named.iter();
                let reordered = |id: &String| if named.contains(id) { next.next().unwrap_or(id) } else { id }.clone();
                let latter: Vec<String> = former.iter().map(reordered).collect();
                if latter != former {
                    record_type.rank(tx, &latter).await?;
                    note(tx, &actor, record_type, "order", (&former.join(" "), &latter.join(" "))).await?;
                }
                Ok(latter)
            })
        })
        .await
}

fn new_id(record_type: &RecordType, input_id: Option<serde_json::Value>, now_ms: i64) -> Result<String, AdminError> {
    let id_type = match record_type.id {
        Id::Fixed => return Err(AdminError::Fixed(record_type.name)),
        Id::Generated if input_id.is_none() => return Ok(ids::new_id(now_ms)),
        Id::Generated => FieldType::Code(MAX_ID),
        Id::Named(id_type) => id_type,
    };
    let read = input_id.and_then(|json| match id_type.read(&json) {
        Some(crate::record_type::Value::Text(id)) => Some(id),
        _ => None,
    });
    read.ok_or_else(|| AdminError::Faults(vec![ValidationError::new("id", format!("takes {}", id_type.describe()))]))
}

async fn find_or_refuse(
    record_type: &'static RecordType,
    connection: &mut Connection,
    id: &str,
) -> Result<Record, AdminError> {
    let found = record_type.find(connection, id).await?;
    found.ok_or_else(|| AdminError::NoSuch(record_type.singular_name(), id.to_owned()))
}

/// The error of a delete: a foreign key means that other rows refer to the record.
fn delete_error(error: StoreError, id: &str) -> AdminError {
    if error.is_foreign_key_violation() { AdminError::HasMemberRows(id.to_owned()) } else { error.into() }
}

/// The error of an insert or update: a foreign key means that a referenced row is missing, a unique key that the name
/// is taken.
fn write_error(error: StoreError, record_type: &RecordType) -> AdminError {
    if error.is_foreign_key_violation() {
        let fault = ValidationError::new(
            "id",
            "or a field names something that is not there, such as a game of another catalogue",
        );
        return AdminError::Faults(vec![fault]);
    }
    if error.is_unique_violation() { AdminError::NameTaken(record_type.singular_name()) } else { error.into() }
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
            if !own_pictures_exist(connection, field.field_type, text).await? {
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

/// Whether all own pictures that a value refers to exist. A picture field contains only the address of a picture, a
/// text may contain several.
async fn own_pictures_exist(
    connection: &mut Connection,
    field_type: FieldType,
    text: &str,
) -> Result<bool, AdminError> {
    if field_type == FieldType::Picture {
        return Ok(!text.contains(site::FOLDER) || site::exists(connection, text).await?);
    }
    for address in site::addresses_in(text) {
        if !site::exists(connection, address).await? {
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
