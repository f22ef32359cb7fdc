# Words that only the views of the search use.
view-search-site = 搜索游戏、供应商、优惠和帮助
view-search-recent = 最近搜索
view-search-forget = 清除最近搜索
# $count: a number.
view-search-found = { $count ->
   *[other] { $count } 个结果
}
# $shown and $total: numbers of results of one kind.
view-search-part = 共 { $total } 个，显示 { $shown } 个
# $text: what was typed.
view-search-none-title = 没有找到“{ $text }”
view-search-none-text = 请检查拼写，少输入几个字，或试试供应商的名称。
view-search-keys = 方向键选择，Enter 打开，Esc 关闭
view-search-clear = 清除搜索
