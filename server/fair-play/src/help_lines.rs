//! Help services for people with gambling problems, by country, as the operator maintains them.

use axum::extract::State;
use lumora_core::wire::{Envelope, HelpLine, HelpLines};
use platform::Base;
use platform::http::{ApiError, ErrorEnvelope, Language, Query, Reply};
use platform::params::{Code, OptionalParam};
use platform::query;
use platform::region::{self, Visitor};
use platform::store::{from_row, sql};
use platform::texts::Texts;
use utoipa::{OpenApiRouter, routes};

/// The maximum number of services in a response.
const MAX_LINES: i64 = 50;

pub(crate) fn router() -> OpenApiRouter<Base> {
    OpenApiRouter::new().routes(routes!(help_lines))
}

struct Row {
    id: String,
    phone: String,
    url: String,
}

from_row!(Row { id, phone, url });

query! {
    /// Filter by country.
    struct HelpLinesQuery {
        /// ISO 3166 alpha-2 code of the country; the visitor's own unless given.
        country: OptionalParam<Code>,
    }
}

/// Help services for problem gambling
///
/// The services of a country, or those for all countries where it has none. Also for visitors.
#[utoipa::path(
    get, path = "/wps/fair-play/helpLines", tag = "fair play", params(HelpLinesQuery),
    responses((status = 200, body = Envelope<HelpLines>), (status = 400, body = ErrorEnvelope))
)]
async fn help_lines(
    State(base): State<Base>,
    visitor: Visitor,
    language: Language,
    Query(query): Query<HelpLinesQuery>,
) -> Result<Reply<HelpLines>, ApiError> {
    let visitor_country = region::country_of(&base.store, &base.countries, &visitor).await?;
    let requested = query
        .country
        .0
        .or_else(|| visitor_country.map(|country| country.to_string()))
        .unwrap_or_default()
        .to_uppercase();
    let countries = "select distinct country from help_lines where country <> '' order by country";
    let countries: Vec<String> = sql::query_scalar(countries).fetch_all(base.store.reader()).await?;
    let country = if countries.contains(&requested) { requested } else { String::new() };
    let rows = "select id, phone, url from help_lines where country = $1 order by rank, id limit $2";
    let rows: Vec<Row> = sql::query_as(rows).bind(&country).bind(MAX_LINES).fetch_all(base.store.reader()).await?;
    let texts = Texts::of(&base.store, "help_line", language.code()).await?;
    let line = |row: Row| HelpLine {
        name: texts.get(&row.id, "name"),
        hours: texts.get(&row.id, "hours"),
        id: row.id,
        phone: row.phone,
        url: row.url,
    };
    Ok(Reply(HelpLines { country, countries, lines: rows.into_iter().map(line).collect() }))
}
