# Words that only the views of the search use.
view-search-site = Tìm trò chơi, nhà cung cấp, khuyến mãi và trợ giúp
view-search-recent = Tìm kiếm gần đây
view-search-forget = Xóa tìm kiếm gần đây
# $count: a number.
view-search-found = { $count ->
   *[other] { $count } kết quả
}
# $shown and $total: numbers of results of one kind.
view-search-part = { $shown } trên { $total }
# $text: what was typed.
view-search-none-title = Không tìm thấy “{ $text }”
view-search-none-text = Hãy kiểm tra chính tả, gõ ít chữ hơn hoặc thử tên nhà cung cấp.
view-search-keys = Mũi tên để chọn, Enter để mở, Esc để đóng
view-search-clear = Xóa tìm kiếm
