# What a member decides about own data: consent to promotional messages, a copy, the end of the account.
consent-email = Email
consent-sms = SMS
consent-call = Telepon
# $hint: the address or number, mostly hidden.
consent-to = Ke { $hint }
consent-unreachable = Belum ada yang Anda verifikasi untuk cara ini.
# $time: date and time of day with the offset from UTC.
consent-given-since = Disetujui { $time }
# $time: date and time of day with the offset from UTC.
consent-ended-since = Diakhiri { $time }
toast-consent-saved = Pilihan Anda disimpan.
copy-preparing = Salinan Anda sedang disiapkan. Anda boleh meninggalkan halaman ini.
copy-failed = Salinan tidak dapat dibuat. Minta lagi.
# $size: a number of kilobytes. $time: date and time of day with the offset from UTC.
copy-ready = Salinan Anda siap: { $size } kB. Akan dihapus { $time }.
# $time: date and time of day with the offset from UTC.
copy-next = Salinan lain dapat diminta mulai { $time }.
# $amount: an amount with its currency.
closing-withdraw-first = Anda masih dapat menarik { $amount }. Tarik dahulu.
closing-withdraw-link = Tarik dana
# $count: a number.
closing-withdrawals = { $count } penarikan sedang diproses. Tunggu sampai selesai.
closing-withdrawals-link = Lihat penarikan
# $count: a number.
closing-deposits = { $count } deposit masih terbuka. Bayar, batalkan, atau tunggu sampai berakhir.
closing-deposits-link = Lihat deposit
closing-bets = Masih ada taruhan terbuka. Tunggu sampai selesai.
# $amount: an amount with its currency.
closing-balance = Anda melepas { $amount } di dompet, yang tidak dapat ditarik.
# $amount, $left: amounts with their currency.
closing-bonus = Bonus { $amount } berakhir: masih kurang taruhan { $left }.
# $amount, $left: amounts with their currency.
closing-deposit = Deposit { $amount } belum dipertaruhkan penuh: kurang { $left }, dan sisanya dilepas.
# $points: a number.
closing-points = Poin Anda tidak dapat dipakai lagi: { $points }
closing-accounts = Rekening penerima, persetujuan atas pesan promosi, dan salinan data Anda dihapus.
closing-sessions = Anda keluar di semua perangkat, dan tidak ada yang dapat memakai nama Anda.
closing-records = Catatan uang dan taruhan Anda tetap kami simpan sesuai hukum.
# $count: a number of days.
closing-reopen = Layanan pelanggan dapat membuka akun lagi dalam { $count } hari. Yang sudah dilepas tidak kembali.
closing-reopen-never = Tidak dapat dibatalkan.
closing-not-understood = Bacalah arti penutupan, lalu centang kotaknya.
toast-account-closed = Akun Anda ditutup.
# $amount: money.
closing-elsewhere = { $amount } ada di dompet penyedia game. Kembalikan dahulu.
closing-elsewhere-link = Dompet saya
closing-transfers = Transfer ke atau dari dompet lain belum selesai.
