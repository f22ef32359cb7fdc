# Dates as people say them.

# $time: hours and minutes.
time-today = ယနေ့ { $time }
# $time: hours and minutes.
time-yesterday = မနေ့က { $time }
# $time: hours and minutes.
time-tomorrow = မနက်ဖြန် { $time }
# $date: a date, with the time of day where it is ahead.
time-date = { $date }
