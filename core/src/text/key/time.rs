//! Keys of the texts in `time.ftl`.

keys! {
    TIME_TODAY = "time-today";
    TIME_YESTERDAY = "time-yesterday";
    TIME_TOMORROW = "time-tomorrow";
    TIME_DATE = "time-date";
}
