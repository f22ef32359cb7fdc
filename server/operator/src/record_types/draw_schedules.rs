//! Record type: draw schedules of lotteries (section 2 of the specification, `/lottery`).

use crate::record_type::{DefaultValue, Field, FieldType, Id, Order, Record, RecordType, ValidationError};

const DAY_S: i64 = 24 * 60 * 60;

pub(super) const RECORD_TYPE: RecordType = RecordType {
    name: "draw-schedules",
    singular: "draw_schedule",
    about: "when lotteries draw; their id is the code of the game",
    table: "draw_schedules",
    id_column: "game_code",
    id: Id::Named(FieldType::Code(64)),
    fields: &[
        Field::required("firstSecond", FieldType::Number(0, DAY_S - 1), "second of the day of its first draw"),
        Field::required("lastSecond", FieldType::Number(0, DAY_S - 1), "second of the day after which none is drawn"),
        Field::optional("everySeconds", FieldType::Number(10, DAY_S), "seconds from one draw to the next")
            .default(DefaultValue::Given("86400")),
        Field::optional(
            "weekdays",
            FieldType::Number(1, 127),
            "days with draws: 1 Monday, 2 Tuesday, 4 Wednesday, ..., added",
        )
        .default(DefaultValue::Given("127")),
        Field::optional("offsetMinutes", FieldType::Number(-720, 840), "its time zone, in minutes east of UTC")
            .default(DefaultValue::Given("0")),
        Field::optional(
            "defaultPlayType",
            FieldType::Code(32),
            "play type that its page opens with; nothing for its own",
        ),
        Field::optional("closesBefore", FieldType::Number(0, DAY_S), "seconds before a draw at which the sale ends")
            .default(DefaultValue::Given("0")),
    ],
    order: Order::By("game_code"),
    check,
    ..RecordType::DEFAULT
};

fn check(record: &Record) -> Vec<ValidationError> {
    match (record.number("firstSecond"), record.number("lastSecond")) {
        (Some(first), Some(last)) if last < first => {
            vec![ValidationError::new("lastSecond", "must not be earlier than firstSecond")]
        }
        _ => Vec::new(),
    }
}
