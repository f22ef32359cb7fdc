# Dates as people say them.

# $time: hours and minutes.
time-today = اليوم { $time }
# $time: hours and minutes.
time-yesterday = أمس { $time }
# $time: hours and minutes.
time-tomorrow = غدًا { $time }
# $date: a date, with the time of day where it is ahead.
time-date = { $date }
