# How the operator is reached, the apps to download, and which browser to use.
support-failed-title = Percakapan tidak dapat dimulai
support-nobody = Saat ini tidak ada petugas yang menjawab. Pilih cara lain untuk menghubungi kami, atau coba lagi nanti.
support-blocked = Browser Anda tidak mengizinkan jendela baru. Buka sendiri percakapannya:
chat-hours-open = Saat ini ada petugas yang menjawab.
# $time: date and time of day.
chat-hours-closed = Saat ini tidak ada petugas. Jawaban tersedia mulai { $time }.
# $place: a number.
chat-queue = Anda nomor { $place } dalam antrean.
chat-next = Giliran Anda berikutnya.
# $operator: a name.
chat-with = { $operator } menjawab Anda.
chat-closed = Percakapan ini ditutup. Pesan Anda berikutnya memulai percakapan baru.
chat-closed-by-operator = Layanan pelanggan menutup percakapan.
chat-closed-by-customer = Anda menutup percakapan.
chat-closed-when-idle = Percakapan ditutup karena cukup lama tidak ada pesan.
# $operator: a name.
chat-taken-over = { $operator } mengambil alih.
# $max: a number.
chat-too-long = Paling banyak { $max } karakter.
error-conversation-state = Percakapan sudah ditutup atau berubah. Buka kembali.
error-conversation-full = Percakapan ini penuh. Tutup dan mulai yang baru.
error-visitor-unknown = Percakapan Anda sudah kedaluwarsa. Kirim lagi untuk memulai yang baru.

# $browser: name of the visitor's browser. $version: a number, its first version that has all that the site uses; not counted.
browser-old = { $browser } ini terlalu lama untuk situs ini. Perbarui ke versi { $version } atau yang lebih baru, atau gunakan browser yang disarankan.

download-open = Di ponsel, tekan Unduh, lalu izinkan.
download-start = Buka aplikasinya, lalu masuk seperti di sini.
download-home-screen = Konfirmasikan. Aplikasi muncul di layar utama dan terbuka tanpa bilah browser.
download-ios-open = Di iPhone atau iPad, buka halaman ini di Safari.
download-ios-share = Tekan Bagikan, lalu Tambahkan ke Layar Utama.
download-ios-file = Setelah aplikasi terunduh, percayai pengembangnya di Pengaturan, Umum, Manajemen Perangkat.
download-config-allow = Tekan Unduh, lalu izinkan profilnya.
download-config-install = Di Pengaturan, pilih profil yang diunduh lalu tekan Instal: aplikasi muncul di layar utama.
download-android-open = Di ponsel, buka halaman ini di Chrome.
download-android-menu = Di menu, tekan Tambahkan ke Layar utama, lalu Instal.
download-android-file = Setelah berkas terunduh, buka, lalu izinkan pemasangan dari sumber ini.

domains-speed = { $ms } milidetik
