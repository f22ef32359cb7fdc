# Contracts of agents: the core's words.
error-contract-terms = Syarat ini tidak dapat ditawarkan: melanggar aturan atau melebihi batas operator.
error-contract-exceeds = Syarat ini di atas kontrak sejenis Anda sendiri, atau Anda belum punya. Turunkan.
error-contract-stands = Kontrak jenis ini sudah ada di antara Anda, atau permintaannya masih terbuka.
error-contract-party = Salah satu pihak tidak dapat menandatangani sekarang: akun ditutup atau dikecualikan, atau Anda tidak lagi langsung atasan dan bawahan.
error-contracts-end = Beberapa kontrak di bawah akan berakhir. Lihat dan setujui daftarnya dahulu.
agent-about-contracts = Yang Anda sepakati dengan upline dan downline, hasilnya, dan yang akan dihasilkan.
agent-contract-tier = Tingkat { $tier }
agent-contract-with-downline = Dengan { $party }
agent-contract-version = Versi { $version }, mulai { $from }
agent-contract-ending = { $downline } (dari { $upline }): { $rate }, lalu paling banyak { $most }
agent-contract-unreadable = Ada isian yang tidak terbaca.
agent-contract-reason-short = Sebutkan alasan, sedikitnya 3 karakter.
# $count: a number.
agent-contract-periods = { $count } periode
agent-contract-plain = { $text }
agent-contract-tab = { $tab ->
    [records] Catatan
    [contract] Kontrak
    [requests] Permintaan
   *[workbench] Meja hitung
}
agent-contract-label = { $what ->
    [PERIOD] Periode
    [BASIS] Bagian dari
    [PRODUCTS] Produk
    [SUB_TEAMS] Semua tingkat di bawah
    [SELF] Permainan sendiri dihitung
    [PAYER] Dibayar oleh
    [GUARANTEED] Tarif terjamin
    [CARRY_OVER] Di bawah nol
    [PLATFORM_FEE] Biaya platform
    [BONUSES] Bonus dipotong
    [PAYMENT_FEE] Biaya pembayaran
    [TURNOVER] Taruhan mulai
    [NET_LOSS] Kerugian bersih mulai
    [MEMBERS] Anggota aktif
    [LEAST] Taruhan sah terkecil masing-masing
    [RATE] Tarif
   *[CAP] Paling banyak
}
agent-contract-word = { $word ->
    [REALTIME_5M] Lima menit
    [HOURLY] Jam
    [DAILY] Hari
    [WEEKLY] Minggu
    [HALF_MONTHLY] Setengah bulan
    [MONTHLY] Bulan
    [NET_LOSS] Kerugian bersih
    [TURNOVER] Taruhan
    [VALID_BET] Taruhan sah
    [GGR] Taruhan dikurangi pembayaran
    [NGR] Pendapatan bersih
    [RESET] Mulai dari nol
    [CARRY_NEGATIVE] Dibawa terus
    [UPLINE] Upline
    [OPERATOR] Operator
    [YES] Ya
    [NO] Tidak
   *[ALL] Semua produk
}
agent-contract-action = { $action ->
    [OFFER] Tawarkan
    [COUNTER] Syarat lain
    [ACCEPT] Terima dan tanda tangani
    [REJECT] Tolak
    [WITHDRAW] Tarik kembali
    [TERMINATE] Akhiri kontrak
    [AMEND] Ubah syarat
   *[ASK] Minta kontrak
}
agent-contract-step = { $action ->
    [OFFER] Tanda tangani tawaran Anda
    [COUNTER] Tanda tangani syarat lain
    [ACCEPT] Tanda tangani kontrak ini
    [REJECT] Tolak permintaan
    [WITHDRAW] Tarik permintaan Anda
   *[TERMINATE] Minta kontrak diakhiri
}
agent-contract-done = { $action ->
    [OFFER] Tawaran terkirim.
    [COUNTER] Syarat Anda terkirim.
    [ACCEPT] Ditandatangani. Berlaku mulai periode berikutnya.
    [REJECT] Permintaan ditolak.
    [WITHDRAW] Permintaan ditarik.
   *[TERMINATE] Pihak lain diminta mengakhiri.
}
agent-contract-with-upline = { $named ->
    [OPERATOR] Dengan operator
   *[ACCOUNT] Dengan upline Anda { $party }
}
agent-contract-status = { $status ->
    [ACTIVE] Berlaku sejak { $from }
    [TERMINATING] Berakhir { $until }: { $why ->
            [RATE_LOWERED] kontrak upline sendiri diturunkan
            [UPLINE_CHANGED] upline berganti
           *[AGREED] keduanya setuju
        }
   *[ENDED] Telah berakhir { $until }: { $why ->
            [RATE_LOWERED] kontrak upline sendiri diturunkan
            [UPLINE_CHANGED] upline berganti
           *[AGREED] keduanya setuju
        }
}
agent-contract-signed = { $named ->
    [OPERATOR] Ditandatangani operator, { $time }
   *[ACCOUNT] Ditandatangani { $party }, { $time }
}
agent-contract-request = { $what ->
    [NEW] Kontrak baru dengan { $named ->
            [OPERATOR] operator
           *[ACCOUNT] { $party }
        }
    [AMEND] Syarat lain dengan { $named ->
            [OPERATOR] operator
           *[ACCOUNT] { $party }
        }
   *[TERMINATE] Akhir kontrak dengan { $named ->
            [OPERATOR] operator
           *[ACCOUNT] { $party }
        }
}
agent-contract-turn = { $turn ->
    [YOURS] Menunggu jawaban Anda sampai { $until }
    [THEIRS] Pihak lain punya waktu sampai { $until }
   *[CLOSED] { $status ->
            [ACCEPTED] Ditandatangani keduanya
            [REJECTED] Ditolak
            [EXPIRED] Tidak dijawab tepat waktu
           *[CANCELLED] Ditarik kembali
        }
}
agent-contract-bench-title = { $what ->
    [OFFER] Tawaran untuk { $named ->
            [NOBODY] operator
           *[SOMEBODY] { $party }
        }
    [ASK] Minta kontrak dari upline
    [AMEND] Syarat lain dengan { $named ->
            [NOBODY] operator
           *[SOMEBODY] { $party }
        }
    [COUNTER] Jawab { $named ->
            [NOBODY] operator
           *[SOMEBODY] { $party }
        }
   *[WORKBENCH] Meja hitung
}
agent-contract-closed = { $what ->
    [RIGHT] Anda tidak boleh memulai kontrak jenis ini.
    [NO_OWN] Anda sendiri tidak punya kontrak jenis ini, jadi tidak bisa menawarkan.
   *[GONE] Ini sudah tidak ada.
}
agent-contract-fault = { $fault ->
    [PERIOD] Jenis ini tidak punya periode itu
    [BASIS] Jenis ini tidak punya dasar itu
    [PRODUCTS] Pilih produk, masing-masing sekali
    [UNKNOWN_PRODUCT] Tidak ada produk itu
    [CARRY_OVER] Taruhan tidak pernah di bawah nol, jadi tidak ada yang dibawa
    [DEDUCTIONS] Potongan hanya untuk pendapatan bersih
    [RATE] Tarif di atas 100%
    [NO_RATE] Tidak akan pernah dibayar
    [TOO_MANY_TIERS] Terlalu banyak tingkat
    [NEGATIVE] Tidak boleh di bawah nol
    [CAP] Batas harus di atas nol
    [LEAST_STAKE] Taruhan terkecil memerlukan anggota aktif
    [NOT_RISING] Harus menuntut lebih dari tingkat di bawahnya dan tidak kurang dalam hal apa pun
    [RATE_FALLS] Tidak boleh memberi kurang dari tingkat di bawahnya
   *[CAP_FALLS] Batas tidak boleh di bawah tingkat di bawahnya
}
agent-contract-excess = { $what ->
    [KIND] Jenis lain dari kontrak Anda
    [PRODUCTS] Produk lain dari kontrak Anda
    [SUB_TEAMS] Tingkat yang tidak dihitung kontrak Anda
    [CARRY_OVER] Kontrak Anda membawa nilai di bawah nol
    [PLATFORM_FEE] Biaya platform sedikitnya { $allowed }
    [BONUSES] Bonus harus dipotong seperti kontrak Anda
    [PAYMENT_FEE] Biaya pembayaran sedikitnya { $allowed }
    [RATE] Di sini paling banyak { $allowed }
   *[CAP] Batas paling banyak { $allowed }
}

# The views' own words.
view-contracts-own = Kontrak dengan upline
view-contracts-downlines = Kontrak dengan downline
view-contracts-none = Belum ada kontrak
view-contracts-none-text = Tawarkan dari pengelolaan downline, atau minta upline.
view-contracts-text = Teks dan tanda tangan
view-contracts-download = Unduh teks
view-contracts-hash = SHA-256
view-contracts-tiers = Tingkat
view-contracts-ending = Kontrak di bawah ini ikut berakhir
view-contracts-agree = Saya sudah melihat daftar dan setuju
view-contracts-reason = Alasan
view-contracts-back = Kembali
view-contracts-set-password = Atur kata sandi pembayaran untuk menandatangani
view-contracts-add = Tambah tingkat
view-contracts-raise = Naikkan
view-contracts-remove = Hapus
view-contracts-replay = Yang akan dihasilkan
view-contracts-period = Periode
view-contracts-basis = Bagian dari
view-contracts-members = Aktif
view-contracts-tier = Tingkat
view-contracts-downline = Downline
view-contracts-mine = Anda
view-contracts-kept = Anda simpan
view-contracts-total = Jumlah
view-contracts-chart = Jumlah per periode
view-contracts-no-requests = Tidak ada permintaan
view-contracts-no-requests-text = Permintaan Anda atau pihak lain tampil di sini.
view-contracts-terms = Syarat
