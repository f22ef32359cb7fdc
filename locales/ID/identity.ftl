# The name that money is paid to, and the identity check (section 2 of the specification, security centre).
payee-name-none = Belum diisi
payee-name-stated = Sudah diisi, belum dibuktikan
payee-name-proven = Terbukti dengan kode
payee-name-checked = Terbukti dan sesuai dengan dokumen Anda
payee-name-prove = Buktikan nama Anda
payee-name-change = Ubah nama
payee-name-empty = Masukkan nama asli Anda.
# $contact: a mail address or number, mostly hidden.
payee-name-about = Nama asli Anda, sesuai di bank. Kami mengirim kode ke { $contact }; dengan kode itu nama berlaku. Semua uang Anda hanya dibayarkan ke nama ini.
# $contact: a mail address or number, mostly hidden.
payee-name-about-checked = Masukkan nama sesuai dokumen Anda. Kami mengirim kode ke { $contact }; dengan kode itu nama berlaku.
payee-name-contact-first = Verifikasi alamat email dahulu: kode yang membuktikan nama Anda dikirim ke sana.
toast-payee-name-set = Nama Anda sudah terbukti
payout-other-name = Atas nama lain, bukan nama Anda: tidak bisa dibayar ke sini.
safety-payee-name = Nama penerima yang terbukti
safety-next-payee-name = Buktikan nama Anda: uang lalu hanya dibayarkan kepada Anda.
withdraw-step-name = Nama Anda
# $amount: an amount with its currency.
withdraw-identity-above = Penarikan di atas { $amount } memerlukan verifikasi identitas yang disetujui dahulu.
withdraw-identity-first = Penarikan pertama memerlukan verifikasi identitas yang disetujui.
identity-level-none = Tingkat 0: belum ada data
identity-level-stated = Tingkat 1: data diisi
identity-level-checked = Tingkat 2: dokumen diperiksa
identity-none = Belum dikirim
identity-pending = Sedang diperiksa
identity-approved = Disetujui
identity-rejected = Tidak disetujui
identity-step-handed-in = Dikirim
identity-about-none = Isi data diri, kirim dokumen, lalu serahkan keduanya. Petugas akan memeriksanya.
identity-about-pending = Petugas sedang memeriksa dokumen Anda. Hasilnya kami kabarkan lewat email atau SMS.
identity-about-approved = Dokumen Anda sudah diperiksa. Uang dibayarkan ke nama di dokumen.
identity-reason-unreadable = Dokumen tidak terbaca. Kirim foto tajam seluruh halaman dengan cahaya cukup.
identity-reason-expired = Dokumen sudah tidak berlaku. Kirim yang masih berlaku.
identity-reason-mismatch = Dokumen berbeda dari data Anda. Perbaiki data atau kirim dokumen lain.
identity-reason-incomplete = Ada halaman atau sisi yang kurang. Kirim yang kurang.
identity-reason-not-accepted = Jenis dokumen ini tidak diterima. Kirim jenis lain.
identity-reason-other = Baca catatan di bawah, perbaiki, lalu kirim lagi.
identity-name = Nama sesuai dokumen
identity-country = Negara
identity-country-empty = Pilih negara.
identity-state = Isi data diri
identity-state-anew = Perbaiki data
identity-missing-details = Isi data diri dahulu.
identity-missing-document = Kirim paspor, SIM, atau kedua sisi kartu identitas.
identity-missing-front = Sisi depan kartu identitas belum ada.
identity-missing-back = Sisi belakang kartu identitas belum ada.
document-passport = Paspor
document-id-front = Kartu identitas, depan
document-id-back = Kartu identitas, belakang
document-driving-licence = SIM
document-proof-of-address = Bukti alamat: tagihan atau rekening koran
# $size: a size such as 940 KB.
document-pdf = Berkas PDF, { $size }
# $size: a size such as 940 KB.
document-picture = Gambar, { $size }
document-hint = Png, jpg atau PDF, di bawah 5 MB; PDF paling banyak 10 halaman dan tanpa sandi. Hanya pemeriksa yang melihatnya.
document-file-kind = Berkas ini bukan png, jpg, atau PDF.
toast-identity-saved = Data Anda tersimpan
toast-identity-handed-in = Terkirim: hasilnya akan kami kabarkan
