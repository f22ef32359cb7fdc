# The points mall: redeeming, converting, what became of it.

# $field: an input of the form, a word.
points-field = { $field ->
    [RECIPIENT] Penerima
    [PHONE] Nomor telepon
    [ADDRESS] Alamat pengiriman
   *[CONTACT] Nomor aplikasi pesan
}
# $status: how a redemption stands, a word.
points-status = { $status ->
    [APPLYING] Diajukan
    [APPROVED_IN_PROCESS] Disetujui, sedang diproses
    [APPROVED] Disetujui
    [SHIPPED] Disetujui, dalam pengiriman
    [COMPLETED] Sudah sampai
    [APPROVED_REJECTED] Disetujui, lalu ditolak
   *[REJECTED] Ditolak
}
# $name: of a reward. $points: a grouped number.
points-redeem-done = Anda mengajukan { $name }. { $points } poin telah dipotong.
points-limit-used = Anda sudah menukar sebanyak yang boleh untuk satu anggota.
# $points: a grouped number.
points-back = { $points } poin dikembalikan
# $points: a grouped number.
points-taken = { $points } poin
points-purpose = Data ini hanya dipakai untuk penukaran ini dan dihapus 180 hari setelah selesai.
# $points: a grouped number.
points-convert-least = Mulai { $points } poin
# $points: a grouped number.
points-convert-step = Dalam kelipatan { $points } poin
# $points: a grouped number.
points-convert-left = Sisa hari ini: { $points } poin
# $times: a number as text.
points-convert-wager = Harus dipertaruhkan sebelum ditarik: { $times }×
# $amount: an amount with its currency sign.
points-convert-gives = Anda mendapat { $amount }
# $points: a grouped number. $amount: an amount with its currency sign.
points-convert-done = { $points } poin dikonversi. { $amount } ada di dompet Anda.
# $points: a grouped number.
points-convert-short = Anda perlu minimal { $points } poin untuk konversi.
points-convert-used = Hari ini Anda sudah mengonversi poin sebanyak yang boleh. Coba lagi besok.
# $times: a number as text.
points-wager = Harus dipertaruhkan sebelum ditarik: { $times }×
credit-points = Poin yang dikonversi
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-lottery = Lotre: satu poin untuk tiap taruhan { $amount }, maksimal { $cap } poin sehari
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-pvp = Lawan pemain: satu poin untuk tiap taruhan { $amount }, maksimal { $cap } poin sehari
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-esports = E-sport: satu poin untuk tiap taruhan { $amount }, maksimal { $cap } poin sehari
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-cockfight = Sabung ayam: satu poin untuk tiap taruhan { $amount }, maksimal { $cap } poin sehari
error-recipient = Masukkan nama penerima paket.
error-address = Masukkan alamat pengiriman lengkap.
error-points-too-few = Poin terlalu sedikit. Masukkan lebih banyak.
error-points-off-step = Hanya kelipatan poin yang ditentukan. Masukkan lagi.
error-points-daily-limit = Melebihi poin yang masih bisa dikonversi hari ini. Kurangi poinnya.
error-not-enough-points = Poin Anda tidak cukup. Pilih lebih sedikit.
error-reward-sold-out = Stok tidak cukup. Kurangi jumlah atau pilih hadiah lain.
error-reward-limit = Melebihi jumlah yang boleh ditukar satu anggota. Kurangi atau pilih hadiah lain.
error-reward-changed = Sudah berubah dan belum ada yang dipotong. Lihat lagi.
