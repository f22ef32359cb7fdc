# The views' own words in the grid of games: its filters, its pages, and a game that is played.

view-vendors = ក្រុមហ៊ុនហ្គេម
view-vendors-all = ក្រុមហ៊ុនហ្គេមទាំងអស់
view-vendors-previous = ក្រុមហ៊ុនមុនៗ
view-vendors-next = ក្រុមហ៊ុនបន្ថែម
view-vendors-none-title = ឥឡូវនេះមិនមានអ្វីនៅទីនេះទេ
view-vendors-none-text = សូមត្រឡប់មកពេលក្រោយ ឬមើលប្រភេទហ្គេមផ្សេងទៀត។
# $count: how many games the vendor has, grouped.
view-vendor-games = ហ្គេម៖ { $count }
view-modes = បញ្ជី
view-classifications = ប្រភេទនៃហ្គេម
view-min-bet = ការភ្នាល់អប្បបរមា
view-filters = តម្រង
view-filters-count = តម្រង ({ $count })
view-filters-show = បង្ហាញ { $total } ហ្គេម
# $total: how many games were found, grouped.
view-lobby-total = ហ្គេមសរុប៖ { $total }
view-lobby-more = បង្ហាញហ្គេមបន្ថែម
view-lobby-all = មើលហ្គេមទាំងអស់
view-lobby-clear = សម្អាតតម្រង
view-lobby-nothing-title = មិនទាន់មានអ្វីនៅទីនេះទេ
view-lobby-nothing-text = ហ្គេមដែលអ្នកលេង ឬចុចបេះដូង នឹងបង្ហាញនៅទីនេះ។
view-lobby-no-match-title = រកមិនឃើញហ្គេមទេ
view-lobby-no-match-text = គ្មានហ្គេមណាត្រូវនឹងឈ្មោះ និងតម្រងដែលអ្នកបានជ្រើសទេ។
view-lobby-login-title = សូមចូលគណនី ដើម្បីមើលហ្គេមរបស់អ្នក
view-lobby-login-text = សំណព្វ និងហ្គេមដែលអ្នកលេងថ្មីៗ ត្រូវបានរក្សាទុកក្នុងគណនីរបស់អ្នក។
view-pages = ទំព័រ
# $number: the number of the page.
view-page = ទំព័រទី { $number }
view-page-previous = ទំព័រមុន
view-page-next = ទំព័របន្ទាប់
view-game-deposit = ដាក់ប្រាក់ ហ្គេមនៅតែបើក
view-game-leave = ចាកចេញពីហ្គេម
view-game-fullscreen = ពេញអេក្រង់
view-game-fullscreen-end = ចេញពីអេក្រង់ពេញ
view-play-session-time = រយៈពេលវគ្គ
view-play-session-net = លទ្ធផលសុទ្ធវគ្គនេះ
view-game-launching = ហ្គេមកំពុងចាប់ផ្ដើម
view-game-coming-soon = មិនទាន់អាចលេងបាននៅឡើយទេ។ សូមជ្រើសរើសហ្គេមផ្សេងសិន។
