# The views' own words of the wallets.
view-wallets = កាបូប
view-wallets-main = កាបូបមេ
view-wallets-read-again = ព្យាយាមម្ដងទៀត
# $name: name of the vendor.
view-wallets-read-again-of = ព្យាយាមម្ដងទៀត៖ { $name }
view-wallets-move-in = ផ្ទេរចូល
# $name: name of the vendor.
view-wallets-move-in-of = ផ្ទេរចូល៖ { $name }
view-wallets-move-back = ផ្ទេរមកវិញ
# $name: name of the vendor.
view-wallets-move-back-of = ផ្ទេរមកវិញ៖ { $name }
view-wallets-all-back = ផ្ទេរមកវិញទាំងអស់
view-wallets-pending = មិនទាន់បញ្ជាក់
view-wallets-history = ការផ្ទេររវាងកាបូប
view-wallets-none = ការផ្ទេររវាងកាបូបរបស់អ្នកនឹងបង្ហាញនៅទីនេះ។
view-wallets-more = ការផ្ទេរមុនៗ
view-wallets-follow = យកប្រាក់ទៅជាមួយពេលចាប់ផ្ដើមហ្គេម
view-wallets-follow-about = ពេលអ្នកចាប់ផ្ដើមហ្គេមរបស់ក្រុមហ៊ុនដែលមានកាបូបផ្ទាល់ សមតុល្យមេផ្ទេរទៅទីនោះ។ វាត្រឡប់មកវិញពេលអ្នកចាប់ផ្ដើមហ្គេមកន្លែងផ្សេង ឬចាកចេញពីហ្គេម។
view-wallets-sheet = ផ្ទេរប្រាក់រវាងកាបូប
view-wallets-from = ពី
view-wallets-to = ទៅ
view-wallets-turn = ប្ដូរទិស
view-wallets-send = ផ្ទេរ
view-wallets-send-all = ផ្ទេរទាំងអស់
view-wallets-nobody = គ្មានក្រុមហ៊ុនណាមានកាបូបផ្ទាល់ទេ៖ ហ្គេមទាំងអស់ប្រើកាបូបមេ។
