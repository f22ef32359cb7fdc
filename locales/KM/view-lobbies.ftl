# The views' own words in the lobbies beside the grid of games, and on home below the fold.

# The popup list of a vendor's games. $vendor: name of the vendor.
view-game-list-of = ហ្គេមរបស់ { $vendor }
view-game-list-none-title = មិនទាន់មានហ្គេម
view-game-list-none-text = ក្រុមហ៊ុននេះមិនទាន់បើកហ្គេមនៅទីនេះទេ។ សូមមើលក្រុមហ៊ុនផ្សេងទៀត។

# Rooms of card games.
view-rooms = បន្ទប់
view-rooms-refresh = ធ្វើបច្ចុប្បន្នភាព
# $stake: an amount of money.
view-room-stake = ភ្នាល់ { $stake }
# $entry: an amount of money.
view-room-entry = អង្គុយដោយមាន { $entry } ឡើងទៅ
# $seated: how many sit there. $seats: how many can.
view-room-seats = កៅអីមានអ្នក { $seated } ក្នុង { $seats }
view-room-join = ចូលរួម
view-room-full = ពេញ
# $name: name of the game.
view-room-join-name = ចូលរួម { $name }

# The pages of seamless games and of the sports vendor.
view-seamless-text = ក្រុមហ៊ុនទាំងនេះប្រើសមតុល្យដែលអ្នកមាននៅទីនេះ៖ មិនចាំបាច់ផ្ទេរទេ។
view-game-login-text = ហ្គេមនឹងចាប់ផ្ដើមភ្លាមពេលអ្នកចូលគណនី។

# The lottery page.
view-lottery-vendors = ក្រុមហ៊ុនឆ្នោត
view-lottery-next = ការចេញឆ្នោតបន្ទាប់
# $numero: the number of the issue.
view-lottery-numero = វគ្គទី { $numero }
view-lottery-at = ចេញនៅ
view-lottery-closes = បិទលក់នៅ
view-lottery-after = វគ្គបន្ទាប់នៅ
view-lottery-left = នៅសល់
view-lottery-due = កំពុងចេញឆ្នោត
view-lottery-closed = ការលក់សម្រាប់វគ្គនេះបានបិទហើយ។
view-lottery-open-soon = មិនទាន់បើកឱ្យភ្នាល់ឆ្នោតទេ។ ម៉ោងខាងក្រោមគឺតាមកាលវិភាគរបស់ប្រតិបត្តិករ។
view-lottery-missing = ឆ្នោតនៃតំណនេះគ្មានវគ្គនៅទីនេះទេ។ ខាងក្រោមជាវគ្គដែលមកបន្ទាប់។
view-lottery-list = វគ្គទាំងអស់
view-lottery-recent = លេងចុងក្រោយ
view-lottery-others = ឆ្នោតច្រើនទៀត
view-lottery-none-title = មិនទាន់មានវគ្គ
view-lottery-none-text = ក្រុមហ៊ុននេះមិនទាន់ប្រកាសម៉ោងចេញឆ្នោតទេ។ សូមមើលក្រុមហ៊ុនផ្សេងទៀត។

# Home below the fold.
view-featured = ហ្គេមណែនាំ
view-winners = អ្នកឈ្នះ
view-winners-period = រយៈពេល
view-winners-note = គណនាពីជុំដែលបានបញ្ចប់។ ឈ្មោះត្រូវបានបិទបាំង ហើយគ្រប់ចំនួនជាប្រាក់សាកល្បង។
view-winners-none = មិនទាន់មានអ្នកឈ្នះក្នុងរយៈពេលនេះទេ។
# $amount: what was won.
view-winner-won = ឈ្នះ { $amount }
# $name: name of the game.
view-winner-play = លេង { $name }
view-draws = វគ្គឆ្នោតបន្ទាប់
view-draws-all = ឆ្នោតទាំងអស់

# The card of a game, and the order of a lobby.
view-card-return = អត្រាសងត្រឡប់
view-card-volatility = ភាពប្រែប្រួល
view-card-stake = ការភ្នាល់តូចបំផុត
view-card-played = លេងចុងក្រោយ
view-sort = តម្រៀបតាម
