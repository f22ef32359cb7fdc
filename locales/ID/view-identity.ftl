# Words that only the views of the payee's name, the identity check and the own picture use.
view-payee-name = Nama penerima
view-payee-name-about = Semua uang Anda hanya dibayarkan ke nama ini. Kode membuktikan Anda sendiri yang mengaturnya.
view-payee-name-field = Nama asli Anda
view-payee-name-save = Simpan nama
view-identity-check = Verifikasi identitas
view-identity-check-about = Dokumen menunjukkan siapa Anda. Pembayaran besar mungkin memerlukannya.
view-identity-save = Simpan data
view-identity-birth-date = Tanggal lahir
view-identity-name = Nama sesuai dokumen
view-identity-country = Negara
view-identity-choose = Silakan pilih
view-identity-documents = Dokumen
view-identity-kind = Isi berkas berikutnya
view-identity-drop = Letakkan dokumen di sini, atau pilih
view-identity-choose-file = Pilih dokumen
# $document: what the document is.
view-identity-show = Ambil { $document } untuk dilihat
# $document: what the document is.
view-identity-remove = Hapus { $document }
view-identity-hand-in = Kirim untuk diperiksa
view-identity-steps = Yang telah terjadi
view-picture-choose = Pakai gambar sendiri
view-picture-remove = Kembali ke gambar bawaan
view-withdraw-identity = Ke verifikasi identitas
