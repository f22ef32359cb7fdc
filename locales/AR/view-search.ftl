# Words that only the views of the search use.
view-search-site = ابحث في الألعاب والمزوّدين والعروض والمساعدة
view-search-recent = عمليات البحث الأخيرة
view-search-forget = مسح عمليات البحث الأخيرة
# $count: a number.
view-search-found = { $count ->
    [zero] لا نتائج
    [one] نتيجة واحدة
    [two] نتيجتان
    [few] { $count } نتائج
    [many] { $count } نتيجة
   *[other] { $count } نتيجة
}
# $shown and $total: numbers of results of one kind.
view-search-part = { $shown } من { $total }
# $text: what was typed.
view-search-none-title = لا نتائج للبحث عن «{ $text }»
view-search-none-text = تحقق من الإملاء، أو اكتب أحرفًا أقل، أو جرّب اسم مزوّد.
view-search-keys = الأسهم للاختيار، Enter للفتح، Esc للإغلاق
view-search-clear = مسح البحث
