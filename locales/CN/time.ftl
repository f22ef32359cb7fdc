# Dates as people say them.

# $time: hours and minutes.
time-today = 今天 { $time }
# $time: hours and minutes.
time-yesterday = 昨天 { $time }
# $time: hours and minutes.
time-tomorrow = 明天 { $time }
# $date: a date, with the time of day where it is ahead.
time-date = { $date }
