//! What every route owes to the outer layers and to its own kind of input is added to the document at the end.

use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{ContentBuilder, OpenApi as Document, Ref, RefOr, Response, ResponseBuilder};
use utoipa::operations;

use super::replies::ErrorReply;

/// What every call can be answered with, whatever it does.
const SHELL: &[ErrorReply] = &[
    ErrorReply::new("400", "The call is malformed, and how"),
    ErrorReply::new("408", "The call took too long"),
    ErrorReply::new("500", "The server failed"),
    ErrorReply::new("503", "The server is too busy for a moment, or the site under maintenance"),
];
/// What a call can be answered with that changes something.
const CHANGING: &[ErrorReply] = &[ErrorReply::new("403", "A page of another origin asked for it")];
/// What a call of the site can be answered with that changes something under an `Idempotency-Key`.
const REPEATABLE: &[ErrorReply] = &[
    ErrorReply::new("409", "The same call is being worked on, or its Idempotency-Key was used for another"),
    // Whether it wants a body or not: the key belongs to what was sent.
    ErrorReply::new("413", "The body is too large"),
];
/// What such a call of a visitor can be answered with as well.
const OF_VISITOR: &[ErrorReply] = &[ErrorReply::new("429", "Too many such calls have come from this address")];
/// What a call with a body can be answered with.
const WITH_BODY: &[ErrorReply] = &[ErrorReply::new("422", "A field breaks a rule")];
/// What a call can be answered with whose address names something.
const NAMED_BY_PATH: &[ErrorReply] = &[ErrorReply::new("404", "There is none")];
/// The longest variable part of an address, in characters.
const LONGEST_PART: usize = 128;
/// What a call of a member can be answered with.
const OF_MEMBER: &[ErrorReply] = &[
    ErrorReply::new("401", "There is no session, or it has ended"),
    ErrorReply::new("403", "The member may not, or has to change the password first"),
];

/// Completes the document that the routers have gathered: each call gets the refusals that it owes to what stands around all of
/// them, and each response a description.
pub(super) fn complete(document: &mut Document) {
    for (path, item) in &mut document.paths.paths {
        for (changes, operation) in operations(item) {
            add(operation, SHELL);
            if changes {
                add(operation, CHANGING);
            }
            // Suppliers' calls are idempotent by their own ids, and answer what is too large as malformed.
            let of_site = !path.starts_with("/seamless/");
            if of_site && changes {
                add(operation, REPEATABLE);
                if operation.security.is_none() {
                    add(operation, OF_VISITOR);
                }
            }
            if of_site && operation.request_body.is_some() {
                add(operation, WITH_BODY);
            }
            if asks_for(operation, "session") {
                add(operation, OF_MEMBER);
            }
            if bound_path(operation) {
                add(operation, NAMED_BY_PATH);
            }
            describe(operation);
        }
    }
}

/// Adds refusals that the call does not describe itself.
pub(super) fn add(operation: &mut Operation, replies: &[ErrorReply]) {
    for reply in replies {
        let responses = &mut operation.responses.responses;
        responses.entry(reply.status.to_owned()).or_insert_with(|| RefOr::T(refusal(reply.when)));
    }
}

fn asks_for(operation: &Operation, scheme: &str) -> bool {
    let required = serde_json::to_value(&operation.security).unwrap_or_default();
    required.as_array().into_iter().flatten().any(|one| one.get(scheme).is_some())
}

/// Bounds the variable parts of an address, if it has any: whatever is longer names nothing.
fn bound_path(operation: &mut Operation) -> bool {
    let mut found = false;
    for parameter in operation.parameters.iter_mut().flatten() {
        if let RefOr::T(parameter) = parameter
            && parameter.parameter_in == ParameterIn::Path
        {
            let text =
                ObjectBuilder::new().schema_type(Type::String).min_length(Some(1)).max_length(Some(LONGEST_PART));
            parameter.schema = Some(text.into());
            found = true;
        }
    }
    found
}

fn describe(operation: &mut Operation) {
    for (status, response) in &mut operation.responses.responses {
        if let RefOr::T(response) = response
            && response.description.is_empty()
        {
            response.description = status_text(status).to_owned();
        }
    }
}

fn refusal(when: &str) -> Response {
    let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("ErrorEnvelope"))).build();
    ResponseBuilder::new().description(when).content("application/json", content).build()
}

/// What an HTTP status means here.
fn status_text(status: &str) -> &'static str {
    match status {
        "200" => "Done",
        "400" => "The call is malformed",
        "401" => "No session, or it has ended",
        "403" => "Not allowed, or not from this region",
        "404" => "No such thing",
        "409" => "In conflict with an earlier call",
        "413" => "The body is too large",
        "422" => "A rule is broken: see `value.fields`",
        "429" => "Too many tries: wait for `Retry-After`",
        "500" => "The server failed",
        "503" => "Maintenance, or too busy for a moment",
        _ => "See the message",
    }
}
