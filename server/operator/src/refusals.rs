//! The HTTP answers to refused changes.

use axum::http::StatusCode;
use content::picture::site::PictureError;
use lumora_core::wire::{FailureValue, code};
use platform::http::ApiError;

use super::AdminError;

impl From<AdminError> for ApiError {
    fn from(error: AdminError) -> Self {
        let message = error.to_string();
        match error {
            AdminError::Store(error) => Self::Store(error),
            // Ids are the caller's input and are not echoed.
            AdminError::UnknownRecordType(_) => {
                Self::not_found("record type: GET /wps/operator/record-types lists them")
            }
            AdminError::UnknownPolicy(_) => Self::not_found("policy: GET /wps/operator/policies lists them"),
            AdminError::NoSuch(what, _) => Self::not_found(&what),
            AdminError::NoSchedule(_) => Self::not_found("schedule: GET /wps/operator/schedules lists them"),
            AdminError::NotDead { state, .. } => {
                let message = format!(
                    "the job is {state}, and only one that failed for good (dead) can be tried again or dropped"
                );
                Self::refused(StatusCode::CONFLICT, "job_not_dead", message)
            }
            AdminError::Exists(what, _) => {
                let message = format!("there is a {what} of this id already: change it, or choose another id");
                Self::refused(StatusCode::CONFLICT, "already_there", message)
            }
            AdminError::HasMemberRows(_) => {
                let message = "what members did belongs to it: switch it off, or let it end, instead of removing it";
                Self::refused(StatusCode::CONFLICT, "in_use", message)
            }
            AdminError::NameTaken(_) => Self::refused(StatusCode::CONFLICT, "already_there", message),
            AdminError::InUse { count, record_type, .. } => {
                let message = format!("it is named by {count} of the {record_type}: change those first");
                Self::refused(StatusCode::CONFLICT, "in_use", message)
            }
            AdminError::PictureInUse(_) => Self::refused(StatusCode::CONFLICT, "in_use", message),
            AdminError::InvalidPicture(PictureError::TooLarge) => {
                Self::refused(StatusCode::PAYLOAD_TOO_LARGE, code::TOO_LARGE, message)
            }
            AdminError::InvalidPicture(fault) => {
                if let PictureError::Broken(detail) = fault {
                    tracing::info!(%detail, "a picture was refused");
                }
                Self::refused(StatusCode::UNPROCESSABLE_ENTITY, code::IMAGE_INVALID, message)
            }
            AdminError::Faults(faults) => {
                let fields = faults.into_iter().map(|fault| (fault.field, fault.message)).collect();
                let value = FailureValue { fields, ..FailureValue::default() };
                Self::refused(StatusCode::UNPROCESSABLE_ENTITY, code::RULE_BROKEN, message).with_value(value)
            }
            _ => Self::refused(StatusCode::UNPROCESSABLE_ENTITY, code::RULE_BROKEN, message),
        }
    }
}
