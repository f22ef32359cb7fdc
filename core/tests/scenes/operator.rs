//! The sample operator of the scenes: that of the tests, with names and pictures worth looking at.

use crate::support::operator;
use lumora_core::effect::HttpCall;
use lumora_core::event::{HttpReply, Transport};
use serde_json::{Value, json};

const NAMES: [&str; 12] = [
    "Lantern Fortune",
    "Koi Reef Hunters",
    "Jade Roulette",
    "Crown of Nine",
    "Seven Pagodas",
    "Mega Draw 45",
    "Velvet Aces",
    "Tidal Sevens",
    "A Very Long Title That Has to Be Cut Somewhere",
    "Moonlit Harbour",
    "Paper Dragon",
    "Ember & Ash",
];
const ART: [&str; 7] = ["slots-1", "fish", "live", "slots-2", "cards", "lottery", "esports"];

fn dress(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(dress),
        Value::Object(fields) => {
            if let Some(number) =
                fields.get("nodeId").and_then(Value::as_str).and_then(|id| id[1..].parse::<usize>().ok())
            {
                fields.insert("gameName".into(), json!(NAMES[number % NAMES.len()]));
                fields.insert("vendorName".into(), json!(["Nova", "Ocean", "Pearl", "Luxor"][number % 4]));
                fields.insert("imageUrl".into(), json!(format!("/art/{}.svg", ART[number % ART.len()])));
            }
            if let Some(ids) = fields.get("nodeIds").and_then(Value::as_array) {
                let number = |id: &Value| id.as_str().and_then(|id| id[1..].parse::<usize>().ok()).unwrap_or_default();
                let names: Vec<_> = ids.iter().map(|id| NAMES[number(id) % NAMES.len()]).collect();
                fields.insert("names".into(), json!(names));
            }
            if fields.contains_key("bannerId") {
                let second = fields["bannerId"] == "b2";
                fields.insert("url".into(), json!(if second { "/art/banner-2.svg" } else { "/art/banner-1.svg" }));
                fields.insert(
                    "title".into(),
                    json!(if second { "Night Market Draws" } else { "Friday Lantern Festival" }),
                );
                fields.insert(
                    "text".into(),
                    json!("Play any slot on Friday evening and collect lantern draws. Play money only."),
                );
                fields.insert("action".into(), json!(if second { "" } else { "See the rules" }));
            }
            for name in ["iconUrl", "imageUrl"] {
                if fields.get(name).and_then(Value::as_str).is_some_and(|url| url.starts_with("/cdn/")) {
                    fields.insert(name.into(), json!("/art/live.svg"));
                }
            }
            fields.values_mut().for_each(dress);
        }
        _ => {}
    }
}

/// Answers whatever a scene does not answer itself.
pub fn sample(call: &HttpCall) -> Option<Result<HttpReply, Transport>> {
    let reply = operator(call)?.ok()?;
    let mut body: Value = serde_json::from_str(&reply.body).ok()?;
    dress(&mut body);
    if call.url.starts_with("/wps/relay/GCSGAME_gameVendor") {
        let cards = body["value"]["categories"][0]["cards"].clone();
        let kinds = [
            ("RNG", "slots-1"),
            ("LIVE", "live"),
            ("SPORTS", "sports"),
            ("ESPORTS", "esports"),
            ("FISH", "fish"),
            ("PVP", "cards"),
        ];
        let category = |(kind, art): (&str, &str)| {
            let mut cards = cards.clone();
            cards.as_array_mut().unwrap().iter_mut().enumerate().for_each(|(index, card)| {
                card["gameType"] = json!(kind);
                card["imageUrl"] = json!(format!("/art/{art}.svg"));
                card["isHot"] = json!(index == 1);
            });
            json!({ "gameType": kind, "imageUrl": format!("/art/{art}.svg"), "gameCount": 346, "cards": cards })
        };
        let lotteries = body["value"]["categories"].as_array().unwrap().iter().filter(|it| it["gameType"] == "LOTT");
        let lotteries: Vec<Value> = lotteries.cloned().collect();
        body["value"]["categories"] = kinds.into_iter().map(category).chain(lotteries).collect();
    }
    Some(Ok(HttpReply { body: body.to_string(), ..reply }))
}
