# Dates as people say them.

# $time: hours and minutes.
time-today = ថ្ងៃនេះ { $time }
# $time: hours and minutes.
time-yesterday = ម្សិលមិញ { $time }
# $time: hours and minutes.
time-tomorrow = ថ្ងៃស្អែក { $time }
# $date: a date, with the time of day where it is ahead.
time-date = { $date }
