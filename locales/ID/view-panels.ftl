# The views' own words round the screens, below or beside what is seen first: the foot and the side.

view-notices-none = Tidak ada pengumuman
view-footer-help = Bantuan
view-footer-support = Layanan pelanggan
view-footer-app = Aplikasi
view-footer-browsers = Browser yang disarankan
view-footer-licences = Lisensi
# $number: the number of a licence.
view-footer-licence-number = Nomor { $number }
# $name: the name of the licence.
view-footer-licence-check = Periksa lisensi ini: { $name }
view-footer-vendors = Penyedia permainan
view-footer-copyright = © { $brand }. Hak cipta dilindungi.
# $name: what the code leads to, e.g. Android.
view-qr = Kode QR: { $name }
