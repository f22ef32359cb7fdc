# Words that only the views of the search use.
view-search-site = ស្វែងរកហ្គេម ក្រុមហ៊ុន ប្រូម៉ូសិន និងជំនួយ
view-search-recent = ការស្វែងរកថ្មីៗ
view-search-forget = សម្អាតការស្វែងរកថ្មីៗ
# $count: a number.
view-search-found = { $count ->
   *[other] លទ្ធផល { $count }
}
# $shown and $total: numbers of results of one kind.
view-search-part = { $shown } នៃ { $total }
# $text: what was typed.
view-search-none-title = រកមិនឃើញ «{ $text }» ទេ
view-search-none-text = សូមពិនិត្យអក្ខរាវិរុទ្ធ វាយអក្សរឱ្យតិចជាងនេះ ឬសាកឈ្មោះក្រុមហ៊ុន។
view-search-keys = ព្រួញដើម្បីជ្រើស Enter ដើម្បីបើក Esc ដើម្បីបិទ
view-search-clear = សម្អាតការស្វែងរក
