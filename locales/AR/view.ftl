# The words that belong to the views: labels of controls, empty states, the frame. The core never asks for these.
view-close = إغلاق
