# How the operator is reached, the apps to download, and which browser to use.
support-failed-title = Percakapan tidak dapat dimulai
support-nobody = Saat ini tidak ada petugas yang menjawab. Pilih cara lain untuk menghubungi kami, atau coba lagi nanti.
support-blocked = Browser Anda tidak mengizinkan jendela baru. Buka sendiri percakapannya:

# $browser: name of the visitor's browser. $version: a number, its first version that has all that the site uses; not counted.
browser-old = { $browser } ini terlalu lama untuk situs ini. Perbarui ke versi { $version } atau yang lebih baru, atau gunakan browser yang disarankan.

down-open = Di ponsel, tekan Unduh, lalu izinkan.
down-start = Buka aplikasinya, lalu masuk seperti di sini.
down-home-screen = Konfirmasikan. Aplikasi muncul di layar utama dan terbuka tanpa bilah browser.
down-ios-open = Di iPhone atau iPad, buka halaman ini di Safari.
down-ios-share = Tekan Bagikan, lalu Tambahkan ke Layar Utama.
down-ios-file = Setelah aplikasi terunduh, percayai pengembangnya di Pengaturan, Umum, Manajemen Perangkat.
down-config-allow = Tekan Unduh, lalu izinkan profilnya.
down-config-install = Di Pengaturan, pilih profil yang diunduh lalu tekan Instal: aplikasi muncul di layar utama.
down-android-open = Di ponsel, buka halaman ini di Chrome.
down-android-menu = Di menu, tekan Tambahkan ke Layar utama, lalu Instal.
down-android-file = Setelah berkas terunduh, buka, lalu izinkan pemasangan dari sumber ini.
