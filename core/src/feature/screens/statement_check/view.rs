//! The view of the page `/verify`: the file that is checked, and what was found.

use super::{NamedValue, Phase, StatementCheckEvent, StatementFinding, StatementReport, digest, is_shown};
use crate::event::UiEvent;
use crate::feature::services::remote::Remote;
use crate::feature::shared::statement_facts::{facts, grouped};
use crate::model::Model;
use crate::text::key;
use crate::view::{CheckPhase, CheckedStatement, StatementCheckView, Text};
use crate::wire::StatementFact;

pub(crate) fn view(model: &Model) -> StatementCheckView {
    if !is_shown(model) {
        return StatementCheckView::default();
    }
    let page = &*model.statement_check;
    let (phase, report) = match &page.phase {
        Phase::Empty => (CheckPhase::Empty, None),
        Phase::Waiting | Phase::Checking => (CheckPhase::Checking, None),
        Phase::Broken => (CheckPhase::Broken, None),
        Phase::Done(report) => (CheckPhase::Done, Some(report)),
    };
    StatementCheckView {
        phase,
        file_name: page.file.as_ref().map(|file| file.name.clone()).unwrap_or_default(),
        wanted: digest(model).map(grouped).unwrap_or_default(),
        without_keys: matches!(page.keys, Remote::Failed(_)),
        report: report.map(|report| report_view(model, report)),
        retry: UiEvent::StatementCheck(StatementCheckEvent::Retry),
    }
}

fn report_view(model: &Model, report: &StatementReport) -> CheckedStatement {
    let is_other = digest(model).is_some_and(|expected| expected != report.digest);
    let is_statement = report.verdict != "NO_STATEMENT";
    let is_intact = report.verdict == "INTACT" && report.authority != "NONE";
    // One word says it all: intact and this site's, intact and of somebody unknown, altered, no statement, another than the printed one.
    let verdict = match (is_statement, is_intact, report.authority.as_str()) {
        (false, ..) => "NO_STATEMENT",
        (true, false, _) => "ALTERED",
        (true, true, _) if is_other => "OTHER",
        (true, true, "KNOWN") => "GENUINE",
        (true, true, _) => "UNKNOWN_KEY",
    };
    let listed = report.findings.len();
    let more = report.found.saturating_sub(u32::try_from(listed).unwrap_or(u32::MAX));
    CheckedStatement {
        good: verdict == "GENUINE",
        verdict: Text::of(key::VERIFY_VERDICT).with("verdict", verdict),
        meaning: Text::of(key::VERIFY_MEANING).with("verdict", verdict),
        findings: report.findings.iter().map(finding).collect(),
        more: (more > 0).then(|| Text::of(key::VERIFY_MORE).with("count", more)),
        facts: facts(&named(&report.head)),
        totals: facts(&named(&report.totals)),
        rows: Text::of(key::STATEMENT_ROWS).with("count", report.rows),
        digest: grouped(&report.digest),
        signature: is_statement.then(|| {
            Text::of(key::VERIFY_SIGNATURE).with("authority", report.authority.clone()).with("key", report.key.clone())
        }),
    }
}

fn finding(finding: &StatementFinding) -> Text {
    let at_row = |text| Text::of(text).with("from", finding.from);
    let at_rows = |text| at_row(text).with("to", finding.to);
    match (finding.kind.as_str(), finding.from, finding.to) {
        ("ROW_EDITED", ..) => at_row(key::VERIFY_FOUND_EDITED),
        ("ROWS_MISSING", from, to) if from == to => at_row(key::VERIFY_FOUND_MISSING_ONE),
        ("ROWS_MISSING", ..) => at_rows(key::VERIFY_FOUND_MISSING),
        ("ROW_MOVED", _, 0) => at_row(key::VERIFY_FOUND_MOVED_FIRST),
        ("ROW_MOVED", ..) => at_rows(key::VERIFY_FOUND_MOVED),
        ("ROW_ADDED", 0, _) => Text::of(key::VERIFY_FOUND_ADDED_FIRST),
        ("ROW_ADDED", ..) => at_row(key::VERIFY_FOUND_ADDED),
        ("NUMBERS_EDITED", from, to) if from == to => at_row(key::VERIFY_FOUND_NUMBER),
        ("NUMBERS_EDITED", ..) => at_rows(key::VERIFY_FOUND_NUMBERS),
        ("CHAIN_EDITED", ..) => at_row(key::VERIFY_FOUND_CHAIN),
        ("BLOCK_ALTERED", ..) => at_rows(key::VERIFY_FOUND_BLOCK),
        _ => Text::of(key::VERIFY_FOUND).with("kind", finding.kind.clone()),
    }
}

fn named(list: &[NamedValue]) -> Vec<StatementFact> {
    list.iter().map(|it| StatementFact { name: it.name.clone(), value: it.value.clone() }).collect()
}
