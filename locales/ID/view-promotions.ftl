# What only the views of promotions and of the points mall say.
view-promo-categories = Kategori
view-promo-statuses = Keadaan
view-promo-none-title = Belum ada promosi
view-promo-none-text = Lihat lagi nanti.
view-promo-no-match-title = Promosi tidak ditemukan
view-promo-no-match-text = Pilih kategori atau status lain.
view-promo-show-all = Lihat semua promosi
view-promo-featured = Promosi
view-promo-gone-title = Promosi ini tidak ada
view-promo-gone-text = Mungkin sudah lama berakhir, atau tautannya tidak lengkap.
view-promo-standing = Status promosi
view-promo-reward = Yang didapat
view-promo-when = Waktu
view-promo-significant = Ketentuan singkat
view-promo-terms = Semua ketentuan
view-promo-application = Pengajuan Anda
view-promo-applied = Dikirim
view-promo-reviewed = Dijawab
view-promo-reason = Jawaban kami
view-promo-remark = Catatan
# $count: a number.
view-promo-pictures = { $count } gambar
view-apply-title = Ajukan
view-apply-send = Kirim pengajuan
view-apply-choose = Pilih gambar
view-apply-drop = Letakkan gambar di sini, atau pilih
view-apply-files = Gambar
# $name: name of the file.
view-apply-remove = Hapus { $name }
# $name: name of the file.
view-apply-again = Unggah lagi { $name }
view-apply-waiting = Menunggu
view-apply-uploading = Mengunggah
view-apply-done = Terunggah
view-raffle-odds = Hadiah dan peluangnya
view-raffle-prize = Hadiah
view-raffle-chance = Peluang
view-raffle-draws = Undian Anda
view-mall-rules = Aturan poin
view-mall-need = Untuk menukarkan
view-mall-back = Semua hadiah
view-mall-log-in = Masuk untuk melihat poin Anda
view-mall-none-title = Belum ada hadiah
view-mall-none-text = Lihat lagi nanti.
view-mall-gone-title = Hadiah ini tidak ada
view-mall-gone-text = Mungkin sudah habis atau tidak ditawarkan lagi.
