# The views' own words of transfers to the upline.
view-upline = Transfer uang
view-upline-can = Bisa ditransfer sekarang
view-upline-to = Kepada
view-upline-review = Periksa transfer
view-upline-check = Periksa dan transfer
view-upline-send = Kirim transfer
view-upline-another = Transfer lain
view-upline-history = Transfer sejauh ini
view-upline-none = Transfer Anda akan tampil di sini, masing-masing dengan nomor pesanannya.
