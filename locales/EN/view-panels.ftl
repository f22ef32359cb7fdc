# The views' own words round the screens, below or beside what is seen first: the foot and the side.

view-notices-none = There are no notices
view-footer-help = Help
view-footer-support = Customer service
view-footer-app = Apps
view-footer-browsers = Recommended browsers
view-footer-licences = Licences
# $number: the number of a licence.
view-footer-licence-number = Number { $number }
# $name: the name of the licence.
view-footer-licence-check = Check this licence: { $name }
view-footer-vendors = Game vendors
view-footer-copyright = © { $brand }. All rights reserved.
# $name: what the code leads to, e.g. Android.
view-qr = QR code: { $name }
