# Dates as people say them.

# $time: hours and minutes.
time-today = Hôm nay { $time }
# $time: hours and minutes.
time-yesterday = Hôm qua { $time }
# $time: hours and minutes.
time-tomorrow = Ngày mai { $time }
# $date: a date, with the time of day where it is ahead.
time-date = { $date }
