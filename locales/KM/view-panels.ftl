# The views' own words round the screens, below or beside what is seen first: the foot and the side.

view-notices-none = មិនមានសេចក្ដីជូនដំណឹងទេ
view-footer-help = ជំនួយ
view-footer-support = សេវាអតិថិជន
view-footer-app = កម្មវិធី
view-footer-browsers = កម្មវិធីរុករកដែលណែនាំ
view-footer-licences = អាជ្ញាបណ្ណ
# $number: the number of a licence.
view-footer-licence-number = លេខ { $number }
# $name: the name of the licence.
view-footer-licence-check = ពិនិត្យអាជ្ញាបណ្ណនេះ៖ { $name }
view-footer-vendors = ក្រុមហ៊ុនហ្គេម
view-footer-copyright = © { $brand } រក្សាសិទ្ធិគ្រប់យ៉ាង។
# $name: what the code leads to, e.g. Android.
view-qr = កូដ QR៖ { $name }
