# Dates as people say them.

# $time: hours and minutes.
time-today = Hari ini { $time }
# $time: hours and minutes.
time-yesterday = Kemarin { $time }
# $time: hours and minutes.
time-tomorrow = Besok { $time }
# $date: a date, with the time of day where it is ahead.
time-date = { $date }
