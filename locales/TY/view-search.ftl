# Words that only the views of the search use.
view-search-site = 搜尋遊戲、遊戲商、優惠和說明
view-search-recent = 最近搜尋
view-search-forget = 清除最近搜尋
# $count: a number.
view-search-found = { $count ->
   *[other] { $count } 個結果
}
# $shown and $total: numbers of results of one kind.
view-search-part = 共 { $total } 個，顯示 { $shown } 個
# $text: what was typed.
view-search-none-title = 找不到「{ $text }」
view-search-none-text = 請檢查拼字，少輸入幾個字，或試試遊戲商的名稱。
view-search-keys = 方向鍵選擇，Enter 開啟，Esc 關閉
view-search-clear = 清除搜尋
