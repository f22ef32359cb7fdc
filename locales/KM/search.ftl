# The search of the site.
search-games = ហ្គេម
search-vendors = ក្រុមហ៊ុន
search-game-gone = ហ្គេមនេះលែងមានទៀតហើយ។ សូមជ្រើសហ្គេមផ្សេង។
