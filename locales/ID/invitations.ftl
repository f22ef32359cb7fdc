# Inviting friends: the member's link, what is given for a friend, and what became of friends.

# $name: a title as its owner writes it.
invite-name = { $name }
invite-step-register = Teman Anda mendaftar lewat tautan Anda.
# $amount: with its currency.
invite-step-deposit = Teman Anda melakukan deposit sebesar { $amount } seluruhnya.
# $amount: with its currency.
invite-step-turnover = Taruhan sah teman Anda mencapai { $amount } seluruhnya.
# $days: a number as text.
invite-step-days = Semuanya dalam { $days } hari setelah mendaftar.
# $from: a number as text. $amount: with its currency.
invite-tier = Mulai teman ke-{ $from }: { $amount } per orang
# $amount: with its currency.
invite-tier-only = { $amount } untuk setiap teman yang memenuhinya
invite-rule-free = Yang Anda terima tidak perlu dijadikan taruhan
# $times: a number as text.
invite-rule-times = Yang Anda terima harus menjadi taruhan { $times } kali sebelum bisa keluar
# $amount: with its currency. $times: a number as text.
invite-friend-gets = Teman Anda menerima { $amount }, untuk dijadikan taruhan { $times } kali
# $amount: with its currency.
invite-friend-gets-free = Teman Anda menerima { $amount }, tanpa harus jadi taruhan
# $days: a number as text.
invite-claim-days = Hadiah menunggu di pusat hadiah selama { $days } hari
# $count: a number as text.
invite-most-friends = Hadiah diberikan untuk paling banyak { $count } teman
# $time: a date and time.
invite-ends = Untuk teman yang mendaftar sebelum { $time }
invite-held-rule = Akun kedua milik Anda sendiri tidak dihitung. Teman yang memakai perangkat, alamat jaringan, penerima, atau rekening yang sama dengan Anda atau teman Anda yang lain diperiksa operator lebih dulu
invite-fact-friends = Teman yang mendaftar
invite-fact-qualified = Teman yang dihitung
invite-fact-waiting = Menunggu diklaim
invite-fact-claimed = Sudah diklaim
# $amount: with its currency. $number: a number as text.
invite-earned = { $amount } untuk teman ke-{ $number }
# $number: a number as text.
invite-earned-nothing = Tidak ada hadiah untuk teman ke-{ $number }
invite-own-deposit = Deposit Anda
invite-own-turnover = Taruhan sah Anda
invite-own-rule-free = Tidak perlu dijadikan taruhan
# $times: a number as text.
invite-own-rule-times = Harus menjadi taruhan { $times } kali sebelum bisa keluar
# $state: what became of a friend, a word.
invite-state = { $state ->
    [REGISTERED] Sudah mendaftar
    [HELD] Sedang diperiksa
    [QUALIFIED] Dihitung
    [REJECTED] Tidak dihitung
   *[EXPIRED] Waktu habis
}
# $state: what became of a friend, a word. $time: a date and time.
invite-about = { $state ->
    [REGISTERED] Punya waktu sampai { $time }
    [HELD] Mendaftar { $time }. Tidak ada hadiah sebelum operator memeriksanya.
    [QUALIFIED] Sejak { $time }
    [REJECTED] Mendaftar { $time }. Operator memutuskan teman ini tidak dihitung.
   *[EXPIRED] Syarat program tidak terpenuhi sampai { $time }
}
# $state: where it stands, a word. $amount: with its currency. $time: a date and time.
invite-own = { $state ->
    [REGISTERED] Anda datang lewat tautan teman. { $amount } bisa Anda klaim setelah ini terpenuhi sebelum { $time }.
    [HELD] Anda datang lewat tautan teman. Operator memeriksanya lebih dulu; { $amount } diberikan sesudahnya.
    [QUALIFIED] Anda datang lewat tautan teman, dan { $amount } sudah diberikan kepada Anda.
    [REJECTED] Anda datang lewat tautan teman. Operator memutuskan itu tidak dihitung.
   *[EXPIRED] Anda datang lewat tautan teman. Waktu untuk { $amount } habis { $time }.
}

view-invite-link = Tautan Anda
view-invite-code = Kode QR tautan Anda
view-invite-share = Bagikan
# $brand: name of the site.
view-invite-share-text = Undangan ke { $brand }
view-invite-preview = Halaman yang dilihat teman Anda
view-invite-steps = Yang dilakukan teman Anda
view-invite-gives = Yang Anda terima
view-invite-terms = Ketentuan
view-invite-sums = Hasil sejauh ini
view-invite-friends = Teman Anda
view-invite-friends-empty = Belum ada yang mendaftar lewat tautan Anda.
view-invite-own = Undangan Anda sendiri
view-invite-no-plan = Saat ini tidak ada program: tautan Anda berfungsi, tetapi tidak ada hadiah untuk teman yang mendaftar sekarang.
view-invite-closed-title = Undangan belum terbuka untuk Anda saat ini
view-invite-closed-text = Layanan pelanggan dapat menjelaskan.
view-invite-to-rewards = Ke pusat hadiah
