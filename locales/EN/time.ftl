# Dates as people say them.

# $time: hours and minutes.
time-today = Today { $time }
# $time: hours and minutes.
time-yesterday = Yesterday { $time }
# $time: hours and minutes.
time-tomorrow = Tomorrow { $time }
# $date: a date, with the time of day where it is ahead.
time-date = { $date }
