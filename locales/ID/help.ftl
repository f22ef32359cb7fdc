# The help centre and the letters to the operator.

contact-form-question-type = Tentang apa?
contact-form-name = Nama Anda
contact-form-contact = Cara menghubungi Anda
contact-form-contact-optional = Cara menghubungi Anda, jika ingin dijawab
contact-form-channel = Dari mana pemain Anda berasal
contact-form-content = Apa yang ingin Anda sampaikan?
contact-form-plan = Bagaimana Anda akan mendatangkan pemain?
contact-form-missing = Mohon diisi
# $min, $max: numbers of characters.
contact-form-length = Tulis antara { $min } dan { $max } karakter
contact-form-unknown = Pilih salah satu dari daftar
# $count: a number, characters written so far. $max: a number, the most.
contact-form-count = { $count } dari { $max } karakter
# $min, $max: numbers of characters. $count: a number, characters written so far.
contact-form-bounds = Dari { $min } sampai { $max } karakter; sudah ditulis { $count }

view-help-search = Cari halaman bantuan
view-help-search-clear = Hapus pencarian
# $count: a number of pages found.
view-help-found = { $count } halaman ditemukan
view-help-no-match = Tidak ada halaman yang memuat semua kata ini
view-help-no-match-text = Coba kata yang lebih sedikit atau kata lain, atau lihat topik di bawah.
view-help-topics = Topik
view-help-contents = Semua topik bantuan
view-help-gone = Halaman bantuan ini sudah tidak ada
view-help-gone-text = Mungkin sudah dipindahkan. Topiknya masih ada di daftar.
view-help-none = Belum ada halaman bantuan
view-help-none-text = Sementara itu, layanan pelanggan siap menjawab.
# $time: date and time.
view-help-updated = Diperbarui { $time }
view-help-more = Masih perlu bantuan?
view-help-deposit = Ke halaman deposit
view-help-browsers = Browser yang disarankan
view-help-browsers-text = Situs ini berfungsi di semua browser dua tahun terakhir. Telah diuji di browser berikut.
view-contact-form-choose = Silakan pilih
view-contact-form-send-feedback = Kirim masukan
view-contact-form-send-application = Kirim pengajuan
view-contact-form-sent-feedback = Terima kasih, masukan Anda sudah kami terima
view-contact-form-sent-application = Terima kasih, pengajuan Anda sudah kami terima
# $reference: a short code.
view-contact-form-reference = Nomor referensi Anda { $reference }. Sebutkan saat menanyakan hal ini.
view-contact-form-again = Tulis lagi
