//! Client and server say the same of every value: 100,000 generated pairs of rule and value, checked as the form does, with a
//! rule made ready and an engine that comes late, and as the server does; a sample goes through the form itself (section 5 of
//! the specification).
use crate::support::{ok, operator, register_settings, settle_with};
use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use lumora_core::domain::field::Field;
use lumora_core::domain::rules::{CompiledRule, FieldRule, FieldVerdict, PatternKind, PatternVerdict, TextEngine};
use lumora_core::effect::Module;
use lumora_core::event::{RegisterEvent, UiEvent};
use lumora_core::secret::Secret;
use lumora_core::testing::{Setup, World};
use lumora_core::text;
use lumora_core::view::Slice;
use lumora_core::wire::FieldRuleValue;
use lumora_patterns::{NativeEngine, Pattern, Verdict};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

const PAIRS: usize = 100_000;
/// As many of them go through the whole form, a sample: drawing its slices takes longer than checking.
const FORM_PAIRS: usize = 4_000;
/// Values that each rule is checked with.
const VALUES: usize = 20;

/// Fields whose values the form keeps, so that they are checked again when the engine comes.
const FIELDS: [Field; 10] = [
    Field::PayeeName,
    Field::Nickname,
    Field::Email,
    Field::QqNum,
    Field::Wechat,
    Field::Line,
    Field::Whatsapp,
    Field::Telegram,
    Field::Zalo,
    Field::IdNumber,
];

const PATTERNS: [&str; 14] = [
    "*",
    "",
    "^[a-zA-Z0-9]{2,8}$",
    "^09\\d{4,8}$",
    "[^\\s]*",
    "^(?=.*\\d)(?=.*[a-z])\\S+$",
    "^(?!.*admin).*$",
    "^(cat|dog|[0-9]+)$",
    "^([a-z])\\1+$",
    "^[\\u4e00-\\u9fa5]+$",
    "^\\p{L}+$",
    "^(unclosed",
    "^(a+)+$",
    "^.{1,4}(?<!x)$",
];

const PIECES: [&str; 24] = [
    "a",
    "b",
    "Z",
    "x",
    "0",
    "9",
    "09",
    "123",
    " ",
    "  ",
    "@",
    ".",
    "-",
    "admin",
    "cat",
    "é",
    "e\u{301}",
    "中",
    "文",
    "김",
    "ไ",
    "\u{1112}\u{1161}\u{11ab}",
    "😀",
    "2026-11-21",
];

struct Generator(ChaCha8Rng);

impl Generator {
    fn below(&mut self, bound: usize) -> usize {
        self.0.next_u32() as usize % bound
    }

    fn rule(&mut self) -> FieldRuleValue {
        let kind = self.below(2) == 0;
        let pattern_id = if kind { PatternKind::ALL[self.below(15)].id().to_owned() } else { String::new() };
        let min_length = self.below(4) as u32;
        let max_length = (self.below(3) > 0).then(|| min_length + self.below(9) as u32);
        let accepted_pattern = PATTERNS[self.below(PATTERNS.len())].to_owned();
        FieldRuleValue {
            accepted_pattern,
            pattern_id,
            min_length,
            max_length,
            enabled: true,
            required: self.below(2) == 0,
        }
    }

    fn value(&mut self) -> String {
        let one = PIECES[self.below(PIECES.len())];
        let count = self.below(7);
        let pieces = (0..count).map(|_| if self.below(2) == 0 { one } else { PIECES[self.below(PIECES.len())] });
        pieces.collect()
    }
}

fn form(rules: &[(Field, FieldRuleValue)]) -> World {
    let mut settings = register_settings();
    for (field, rule) in rules {
        settings["fields"][field.name()] = serde_json::to_value(rule).unwrap();
    }
    let address = "/?modal=register".into();
    let mut world = World::open(Setup { address, engine: Some(Rc::new(NativeEngine)), ..Setup::default() });
    settle_with(&mut world, |call| match call.url.split('?').next() {
        Some("/wps/system/setting/register") => Some(ok(settings.clone())),
        _ => operator(call),
    });
    world
}

fn leave(world: &mut World, field: Field, value: &str) {
    let event = RegisterEvent::Left { field, value: Secret::new(value), password: Secret::default() };
    world.send(UiEvent::Register(event));
}

/// What the form says of its fields.
fn errors(world: &World) -> Vec<(String, Value)> {
    let error = |field: &Value| (field["name"].as_str().unwrap().to_owned(), field["error"].clone());
    let part = |name: &str| world.at(Slice::Register, name).as_array().unwrap().clone();
    [part("/fields"), part("/optional")].iter().flatten().map(error).collect()
}

/// What the server says of a value, as the form words it.
fn by_the_server(rule: &FieldRuleValue, value: &str) -> Value {
    match FieldRule::from(rule.clone()).check(value.trim(), &NativeEngine) {
        FieldVerdict::Accepted => json!(null),
        FieldVerdict::Refused(problem) => json!(problem.key()),
        FieldVerdict::WaitingForEngine => panic!("the server never waits"),
    }
}

/// The engine that keeps its compiled patterns, so that a hundred thousand checks compile each of them once.
#[derive(Default)]
struct PatternCache(RefCell<BTreeMap<String, Option<Rc<Pattern>>>>);

impl TextEngine for PatternCache {
    fn is_match(&self, pattern: &str, value: &str) -> PatternVerdict {
        let compile = || Pattern::compile(pattern).ok().map(Rc::new);
        let read = self.0.borrow_mut().entry(pattern.to_owned()).or_insert_with(compile).clone();
        match read.map(|pattern| pattern.verdict(value)) {
            Some(Verdict::Match) => PatternVerdict::Match,
            Some(Verdict::NoMatch) => PatternVerdict::NoMatch,
            _ => PatternVerdict::CannotCompile,
        }
    }

    fn nfc(&self, value: &str) -> String {
        NativeEngine.nfc(value)
    }
}

/// The browser before its engine has come: NFC is its own, patterns wait.
struct Early;

impl TextEngine for Early {
    fn is_match(&self, _: &str, _: &str) -> PatternVerdict {
        PatternVerdict::NotLoaded
    }

    fn nfc(&self, value: &str) -> String {
        NativeEngine.nfc(value)
    }
}

#[test]
fn client_and_server_agree_on_every_generated_pair() {
    let mut rng = Generator(ChaCha8Rng::seed_from_u64(41));
    let engine = PatternCache::default();
    let (mut refused, mut late) = (0, 0);
    for _ in 0..PAIRS / VALUES {
        let rule = FieldRule::from(rng.rule());
        let ready = CompiledRule::new(&rule);
        for _ in 0..VALUES {
            let value = rng.value();
            let server = rule.check(&value, &engine);
            let early = ready.check(&value, &Early);
            let client = match early {
                FieldVerdict::WaitingForEngine => ready.check(&value, &engine),
                settled => settled,
            };
            assert_eq!(client, server, "{rule:?} of {value:?}");
            assert_eq!(ready.check_bytes(value.as_bytes(), &engine), server, "{rule:?} of the bytes of {value:?}");
            refused += usize::from(matches!(server, FieldVerdict::Refused(_)));
            late += usize::from(early == FieldVerdict::WaitingForEngine);
        }
    }
    assert!(refused * 5 > PAIRS && refused * 10 < PAIRS * 9, "the values are worth checking: {refused} refused");
    assert!(late * 20 > PAIRS, "the engine came late {late} times");
}

/// The server says that an own pattern was not matched; the form says of which field, where it has words for it.
fn in_the_fields_words(field: Field, server: Value) -> Value {
    match text::field::format(field) {
        Some(words) if server == "rule-not-matching" => json!(words),
        _ => server,
    }
}

#[test]
fn the_form_says_of_a_sample_what_the_server_says() {
    let mut rng = Generator(ChaCha8Rng::seed_from_u64(5));
    let (mut pairs, mut refused, mut late) = (0, 0, 0);
    while pairs < FORM_PAIRS {
        let rules: Vec<_> = FIELDS.iter().map(|field| (*field, rng.rule())).collect();
        let mut world = form(&rules);
        for round in 0..VALUES {
            let values: Vec<String> = rules.iter().map(|_| rng.value()).collect();
            for ((field, _), value) in rules.iter().zip(&values) {
                leave(&mut world, *field, value);
            }
            if round == 0 && !world.loads.is_empty() {
                world.load(Module::Patterns, true);
                late += 1;
            }
            let said = errors(&world);
            for ((field, rule), value) in rules.iter().zip(&values).filter(|(_, value)| !value.trim().is_empty()) {
                let server = by_the_server(rule, value);
                let (_, client) = said.iter().find(|(name, _)| name == field.name()).unwrap();
                let server = in_the_fields_words(*field, server);
                assert_eq!(client.get("key").unwrap_or(&json!(null)), &server, "{rule:?} of {value:?}");
                pairs += 1;
                refused += usize::from(!server.is_null());
            }
        }
    }
    assert!(refused * 5 > pairs && refused * 10 < pairs * 9, "the values are worth checking: {refused} of {pairs}");
    assert!(late > 10, "the engine came late {late} times");
}
