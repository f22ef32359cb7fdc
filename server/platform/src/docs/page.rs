//! Renders the OpenAPI document as an HTML page.

use serde_json::Value;

use super::html::{escape, inline, paragraphs, slug};
use super::schema;

const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

/// A call of the API in the OpenAPI document.
struct Call<'d> {
    method: &'static str,
    path: &'d str,
    operation: &'d Value,
}

/// Renders the page.
pub(super) fn render(document: &Value) -> String {
    let text = |pointer: &str| document.pointer(pointer).and_then(Value::as_str).unwrap_or_default();
    let calls = calls(document);
    let tags: Vec<_> = document.get("tags").and_then(Value::as_array).into_iter().flatten().collect();
    let groups: Vec<_> = tags
        .iter()
        .filter_map(|tag| tag.get("name").and_then(Value::as_str).map(|name| (name, *tag)))
        .map(|(name, tag)| (name, tag, calls.iter().filter(|call| call.has_tag(name)).collect::<Vec<_>>()))
        .filter(|(_, _, calls)| !calls.is_empty())
        .collect();
    let contents: String = groups.iter().map(|(name, _, calls)| contents(name, calls)).collect();
    let sections: String = groups.iter().map(|(name, tag, calls)| section(name, tag, calls)).collect();
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>{title}</title>\
         <link rel=\"icon\" href=\"data:,\"><link rel=\"stylesheet\" href=\"/docs/style.css\"></head><body>\
         <a class=\"skip\" href=\"#main\">Skip to the calls</a>\
         <header><h1>{title}</h1><p class=\"meta\">Version {version} · {count} calls · <a href=\"/openapi.json\">openapi.json</a> \
         (OpenAPI {openapi}) · <a href=\"/\">Site</a></p></header>\
         <div class=\"columns\"><nav aria-label=\"Calls\">{contents}<p><a href=\"#schemas\">Schemas</a></p></nav>\
         <main id=\"main\"><section class=\"intro\">{intro}</section>{sections}\
         <h2 id=\"schemas\">Schemas</h2>{schemas}</main></div></body></html>",
        title = escape(text("/info/title")),
        version = escape(text("/info/version")),
        openapi = escape(text("/openapi")),
        count = calls.len(),
        intro = paragraphs(text("/info/description")),
        schemas = schema::catalogue(document),
    )
}

fn calls(document: &Value) -> Vec<Call<'_>> {
    let paths = document.get("paths").and_then(Value::as_object);
    let mut calls = Vec::new();
    for (path, item) in paths.into_iter().flatten() {
        for method in METHODS {
            if let Some(operation) = item.get(method) {
                calls.push(Call { method, path, operation });
            }
        }
    }
    calls
}

impl Call<'_> {
    fn text(&self, name: &str) -> &str {
        self.operation.get(name).and_then(Value::as_str).unwrap_or_default()
    }

    fn has_tag(&self, tag: &str) -> bool {
        let tags = self.operation.get("tags").and_then(Value::as_array);
        tags.is_some_and(|tags| tags.iter().any(|one| one == tag))
    }

    fn anchor(&self) -> String {
        format!("{}{}", self.method, slug(self.path))
    }

    fn access(&self) -> &'static str {
        let schemes = self.operation.get("security").and_then(Value::as_array);
        let named = |name: &str| schemes.is_some_and(|all| all.iter().any(|one| one.get(name).is_some()));
        let is_optional =
            schemes.is_some_and(|all| all.iter().any(|one| one.as_object().is_some_and(serde_json::Map::is_empty)));
        match () {
            () if is_optional => "<span class=\"access public\">public</span>",
            () if named("session") => "<span class=\"access\">member</span>",
            () if named("operator") => "<span class=\"access\">operator</span>",
            () if named("supplier") => "<span class=\"access\">signed</span>",
            () => "<span class=\"access public\">public</span>",
        }
    }

    fn article(&self) -> String {
        format!(
            "<article id=\"{}\"><h3><span class=\"method {m}\">{m}</span> <code class=\"path\">{}</code> {}</h3>\
             <p class=\"summary\">{}</p>{}{}{}{}</article>",
            self.anchor(),
            escape(self.path),
            self.access(),
            inline(self.text("summary")),
            paragraphs(self.text("description")),
            self.parameters(),
            self.body(),
            self.responses(),
            m = self.method,
        )
    }

    fn parameters(&self) -> String {
        let all = self.operation.get("parameters").and_then(Value::as_array);
        let rows: String = all.into_iter().flatten().map(parameter).collect();
        if rows.is_empty() {
            return rows;
        }
        format!(
            "<h4>Parameters</h4><div class=\"scroll\"><table><thead><tr><th>Name</th><th>Type</th><th>Meaning</th></tr></thead><tbody>{rows}</tbody></table></div>"
        )
    }

    fn body(&self) -> String {
        let schema = self.operation.pointer("/requestBody/content/application~1json/schema");
        schema.map(|schema| format!("<h4>Body</h4><p>{}</p>", schema::type_of(schema))).unwrap_or_default()
    }

    fn responses(&self) -> String {
        let all = self.operation.get("responses").and_then(Value::as_object);
        let rows: String = all
            .into_iter()
            .flatten()
            .map(|(status, response)| {
                let meaning = response.get("description").and_then(Value::as_str).unwrap_or_default();
                let schema = response.pointer("/content/application~1json/schema");
                let schema = schema.map(schema::type_of).unwrap_or_default();
                format!(
                    "<tr><td><span class=\"status s{}\">{}</span></td><td>{}</td><td>{schema}</td></tr>",
                    status.chars().next().unwrap_or('0'),
                    escape(status),
                    inline(meaning)
                )
            })
            .collect();
        format!("<h4>Replies</h4><div class=\"scroll\"><table><tbody>{rows}</tbody></table></div>")
    }
}

fn parameter(parameter: &Value) -> String {
    let text = |name: &str| parameter.get(name).and_then(Value::as_str).unwrap_or_default();
    let required = parameter.get("required").and_then(Value::as_bool).unwrap_or(false);
    let mark = if required { " <span class=\"must\">required</span>" } else { "" };
    let kind = parameter.get("schema").map(schema::type_of).unwrap_or_default();
    format!(
        "<tr><td><code>{}</code> <span class=\"where\">{}</span>{mark}</td><td>{kind}</td><td>{}</td></tr>",
        escape(text("name")),
        escape(text("in")),
        inline(text("description"))
    )
}

fn contents(tag: &str, calls: &[&Call<'_>]) -> String {
    let items: String = calls
        .iter()
        .map(|call| format!("<li><a href=\"#{}\">{}</a></li>", call.anchor(), inline(call.text("summary"))))
        .collect();
    format!("<h2><a href=\"#{}\">{}</a></h2><ul>{items}</ul>", slug(tag), escape(tag))
}

fn section(name: &str, tag: &Value, calls: &[&Call<'_>]) -> String {
    let articles: String = calls.iter().map(|call| call.article()).collect();
    let meaning = tag.get("description").and_then(Value::as_str).unwrap_or_default();
    format!("<section><h2 id=\"{}\">{}</h2><p>{}</p>{articles}</section>", slug(name), escape(name), inline(meaning))
}
