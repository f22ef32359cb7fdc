//! Completes the OpenAPI document: adds to each call the failures that follow from the middleware and from its kind of input.

use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{ContentBuilder, OpenApi as Document, Ref, RefOr, Response, ResponseBuilder};
use utoipa::operations;

use super::replies::ErrorReply;

/// Failures that every call can have.
const ANY_CALL: &[ErrorReply] = &[
    ErrorReply::new("400", "The call is malformed, and how"),
    ErrorReply::new("408", "The call took too long"),
    ErrorReply::new("500", "The server failed"),
    ErrorReply::new("503", "The server is too busy for a moment, or the site under maintenance"),
];
/// Failures of calls that change something.
const WITH_CHANGES: &[ErrorReply] = &[ErrorReply::new("403", "A page of another origin asked for it")];
/// Failures of the site's calls that change something and take an `Idempotency-Key`.
const IDEMPOTENT: &[ErrorReply] = &[
    ErrorReply::new("409", "The same call is being worked on, or its Idempotency-Key was used for another"),
    // For calls without a body too: the idempotency layer reads whatever body was sent.
    ErrorReply::new("413", "The body is too large"),
];
/// Further failures of such calls without a login.
const WITHOUT_LOGIN: &[ErrorReply] = &[ErrorReply::new("429", "Too many such calls have come from this address")];
/// Failures of calls with a body.
const WITH_BODY: &[ErrorReply] = &[ErrorReply::new("422", "A field breaks a rule")];
/// Failures of calls with a path parameter.
const WITH_PATH_PARAMETER: &[ErrorReply] = &[ErrorReply::new("404", "There is none")];
/// The maximum length of a path parameter, in characters.
const MAX_PATH_PARAMETER: usize = 128;
/// Failures of calls that need a member's login.
const WITH_LOGIN: &[ErrorReply] = &[
    ErrorReply::new("401", "There is no session, or it has ended"),
    ErrorReply::new("403", "The member may not, or has to change the password first"),
];

/// Adds to each call of the document the failures of the middleware around it, and to each response a description.
pub(super) fn complete(document: &mut Document) {
    for (path, item) in &mut document.paths.paths {
        for (changes, operation) in operations(item) {
            add(operation, ANY_CALL);
            if changes {
                add(operation, WITH_CHANGES);
            }
            // Suppliers' calls are idempotent by their own ids, and answer 400 to a body that is too large.
            let of_site = !path.starts_with("/seamless/");
            if of_site && changes {
                add(operation, IDEMPOTENT);
                if operation.security.is_none() {
                    add(operation, WITHOUT_LOGIN);
                }
            }
            if of_site && operation.request_body.is_some() {
                add(operation, WITH_BODY);
            }
            if has_security(operation, "session") {
                add(operation, WITH_LOGIN);
            }
            if bound_path(operation) {
                add(operation, WITH_PATH_PARAMETER);
            }
            describe(operation);
        }
    }
}

/// Adds failures that the call does not describe itself.
pub(super) fn add(operation: &mut Operation, replies: &[ErrorReply]) {
    for reply in replies {
        let responses = &mut operation.responses.responses;
        responses.entry(reply.status.to_owned()).or_insert_with(|| RefOr::T(refusal(reply.when)));
    }
}

fn has_security(operation: &Operation, scheme: &str) -> bool {
    let required = serde_json::to_value(&operation.security).unwrap_or_default();
    required.as_array().into_iter().flatten().any(|one| one.get(scheme).is_some())
}

/// Sets the length bounds of path parameters. Returns whether there are any.
fn bound_path(operation: &mut Operation) -> bool {
    let mut found = false;
    for parameter in operation.parameters.iter_mut().flatten() {
        if let RefOr::T(parameter) = parameter
            && parameter.parameter_in == ParameterIn::Path
        {
            let text =
                ObjectBuilder::new().schema_type(Type::String).min_length(Some(1)).max_length(Some(MAX_PATH_PARAMETER));
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

/// The default description of an HTTP status.
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
