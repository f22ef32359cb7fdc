//! How parameters are described in the OpenAPI document.

use utoipa::openapi::path::{Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::schema::{AnyOfBuilder, Object, ObjectBuilder, Schema, Type};
use utoipa::openapi::{RefOr, Required};

use super::Shape;
use super::query::{Presence, parameter_name};

/// The OpenAPI parameter of a query field; `lines` are the field's doc comment.
pub fn described<P: Presence>(field: &str, lines: &[&str]) -> Parameter {
    let description = lines.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ");
    ParameterBuilder::new()
        .name(parameter_name(field))
        .parameter_in(ParameterIn::Query)
        .required(if P::REQUIRED { Required::True } else { Required::False })
        .description(Some(description))
        .schema(Some(schema::<P>()))
        .build()
}

/// The schema of a parameter; an optional one may also be empty.
fn schema<P: Presence>() -> RefOr<Schema> {
    let given = object(P::shape());
    if P::REQUIRED {
        return Schema::Object(given).into();
    }
    let empty = text().max_length(Some(0));
    Schema::AnyOf(AnyOfBuilder::new().item(given).item(empty).build()).into()
}

fn text() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String)
}

fn object(shape: Shape) -> Object {
    match shape {
        Shape::Whole(low, high) => {
            ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(low)).maximum(Some(high))
        }
        Shape::Pattern(pattern) => text().pattern(Some(pattern)),
        Shape::Text(longest) => text().max_length(Some(longest)).pattern(Some(r"^[^\u0000-\u001f\u007f-\u009f]*$")),
        Shape::OneOf(words) => text().enum_values(Some(words)),
    }
    .build()
}
