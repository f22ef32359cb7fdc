# Words that only the views of the search use.
view-search-site = Cari permainan, penyedia, promosi, dan bantuan
view-search-recent = Pencarian terakhir
view-search-forget = Hapus pencarian terakhir
# $count: a number.
view-search-found = { $count ->
   *[other] { $count } hasil
}
# $shown and $total: numbers of results of one kind.
view-search-part = { $shown } dari { $total }
# $text: what was typed.
view-search-none-title = Tidak ada hasil untuk “{ $text }”
view-search-none-text = Periksa ejaan, ketik lebih sedikit huruf, atau coba nama penyedia.
view-search-keys = Panah untuk memilih, Enter untuk membuka, Esc untuk menutup
view-search-clear = Hapus pencarian
