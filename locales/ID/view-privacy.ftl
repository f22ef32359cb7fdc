# The views' own words of the same cards.
view-consents = Pesan promosi
view-consents-about = Bolehkah kami memberi tahu Anda tentang promosi? Tidak ada yang dikirim sebelum Anda menyalakannya di sini, dan setiap pesan dapat dihentikan. Pesan tentang akun dan uang Anda tetap datang.
view-data-copy = Salinan data Anda
view-data-copy-about = Semua yang situs ini simpan tentang Anda, dalam satu berkas dengan penjelasan. Disimpan tujuh hari.
view-data-copy-ask = Minta salinan
view-data-copy-download = Unduh
view-data-copy-progress = Kemajuan salinan
view-closing = Tutup akun
view-closing-about = Untuk seterusnya, setelah Anda melihat apa yang terjadi pada uang Anda. Tidak ada yang ditutup sebelum Anda mengonfirmasi.
view-closing-begin = Lihat artinya
view-closing-first = Ini dahulu
view-closing-means = Arti penutupan
view-closing-understood = Saya sudah membaca ini dan ingin menutup akun saya.
view-closing-close = Tutup akun saya
view-closing-leave = Pertahankan akun saya
