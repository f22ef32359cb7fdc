# The games lobby: lists, classes of slots, minimum bet.
mode-all = ហ្គេមទាំងអស់
mode-hot = ពេញនិយម
mode-favourite = សំណព្វ
mode-recent = ថ្មីៗនេះ

class-all = គ្រប់ប្រភេទ
class-jp = ជេកផត
class-tg = ហ្គេមលើតុ
class-ac = អាខេដ
class-bg = ប៊ីងហ្គោ

min-bet-all = គ្រប់កម្រិតភ្នាល់
# $amount: an amount with its currency sign, ready to show.
min-bet-from = ចាប់ពី { $amount }

# Orders of the list.
sort-usual = ណែនាំ
sort-new = ថ្មីបំផុត
sort-played = លេងច្រើនបំផុត
sort-return = អត្រាសងត្រឡប់ខ្ពស់បំផុត
sort-name = ឈ្មោះ

# How unevenly a game pays.
volatility-low = ទាប
volatility-medium = មធ្យម
volatility-high = ខ្ពស់
