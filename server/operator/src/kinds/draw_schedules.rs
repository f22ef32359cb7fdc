//! When lotteries draw (section 2 of the specification, `/lottery`).

use crate::kind::{Fault, Field, Id, Kind, Order, Record, Takes, Unless};

const DAY_S: i64 = 24 * 60 * 60;

pub(super) const KIND: Kind = Kind {
    name: "draw-schedules",
    one: "draw_schedule",
    about: "when lotteries draw; their id is the code of the game",
    table: "draw_schedules",
    id_column: "game_code",
    id: Id::Named(Takes::Code(64)),
    fields: &[
        Field::needed("firstSecond", Takes::Number(0, DAY_S - 1), "second of the day of its first draw"),
        Field::needed("lastSecond", Takes::Number(0, DAY_S - 1), "second of the day after which none is drawn"),
        Field::optional("everySeconds", Takes::Number(10, DAY_S), "seconds from one draw to the next")
            .unless(Unless::Given("86400")),
        Field::optional(
            "weekdays",
            Takes::Number(1, 127),
            "days with draws: 1 Monday, 2 Tuesday, 4 Wednesday, ..., added",
        )
        .unless(Unless::Given("127")),
        Field::optional("offsetMinutes", Takes::Number(-720, 840), "its time zone, in minutes east of UTC")
            .unless(Unless::Given("0")),
        Field::optional("closesBefore", Takes::Number(0, DAY_S), "seconds before a draw at which the sale ends")
            .unless(Unless::Given("0")),
    ],
    order: Order::By("game_code"),
    check,
    ..Kind::BLANK
};

fn check(record: &Record) -> Vec<Fault> {
    match (record.number("firstSecond"), record.number("lastSecond")) {
        (Some(first), Some(last)) if last < first => {
            vec![Fault::new("lastSecond", "must not be earlier than firstSecond")]
        }
        _ => Vec::new(),
    }
}
