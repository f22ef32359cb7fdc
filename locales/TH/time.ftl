# Dates as people say them.

# $time: hours and minutes.
time-today = วันนี้ { $time }
# $time: hours and minutes.
time-yesterday = เมื่อวาน { $time }
# $time: hours and minutes.
time-tomorrow = พรุ่งนี้ { $time }
# $date: a date, with the time of day where it is ahead.
time-date = { $date }
