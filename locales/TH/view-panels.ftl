# The views' own words round the screens, below or beside what is seen first: the foot and the side.

view-notices-none = ไม่มีประกาศ
view-footer-help = ช่วยเหลือ
view-footer-support = ฝ่ายบริการลูกค้า
view-footer-app = แอป
view-footer-browsers = เบราว์เซอร์ที่แนะนำ
view-footer-licences = ใบอนุญาต
# $number: the number of a licence.
view-footer-licence-number = เลขที่ { $number }
# $name: the name of the licence.
view-footer-licence-check = ตรวจสอบใบอนุญาตนี้: { $name }
view-footer-vendors = ค่ายเกม
view-footer-copyright = © { $brand } สงวนลิขสิทธิ์
# $name: what the code leads to, e.g. Android.
view-qr = คิวอาร์โค้ด: { $name }
