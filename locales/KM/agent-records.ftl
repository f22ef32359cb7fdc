# The records of the agent centre: bets, profit and loss, income and transactions of a team.
agent-about-team-bets = ការភ្នាល់ទាំងអស់របស់ក្រុមអ្នក ទាំងផលបូក និងម្តងមួយៗ។
agent-about-team-profit = អ្វីដែលក្រុមអ្នកឈ្នះឬចាញ់ តាមសាខា ថ្ងៃ និងផលិតផល។
agent-about-income = អ្វីដែលអ្នករកបាន និងចលនាដែលផ្សំឡើង។
agent-about-transactions = ចលនាទាំងអស់ក្នុងកាបូបរបស់ក្រុមអ្នក ក្រៅពីការភ្នាល់។
income-net = រកបាន
income-paid = បានបង់ឲ្យខ្សែក្រោម
income-own-bets = ការភ្នាល់ផ្ទាល់ខ្លួន
# $source: where it came from, a word.
income-source = { $source ->
    [REBATE] ប្រាក់បង្វិល
    [DIVIDEND] ភាគលាភ
    [DAILY] ប្រាក់ឈ្នួលប្រចាំថ្ងៃ
    [HOURLY] ប្រាក់ខែប្រចាំម៉ោង
    [REALTIME] ប្រាក់ខែតាមពេលជាក់ស្តែង
   *[OTHER] ផ្សេងទៀត
}
team-others = អ្នកផ្សេងទៀតទាំងអស់
team-whole = ក្រុមរបស់ខ្ញុំ
# $reach: whose rows, a word.
team-reach = { $reach ->
    [BRANCH] រួមទាំងអ្នកនៅខាងក្រោម
   *[OWN] តែម្នាក់ឯង
}
# $count: how many movements.
team-moves = ចលនា { $count }
# $count: how many bets. $stake: with its currency.
team-open = ការភ្នាល់ { $count } មិនទាន់ទូទាត់ សរុប { $stake }

# The views' own words in these records.
view-team-member = ឈ្មោះគណនី
view-team-reach = របស់អ្នកណា
view-team-unknown-title = ក្រុមអ្នកគ្មានគណនីនេះទេ
view-team-unknown-text = សូមពិនិត្យឈ្មោះ។ អ្នកឃើញអ្នកដែលនៅ ឬធ្លាប់នៅក្រោមអ្នក។
view-team-incomplete = ទិន្នន័យនាទីចុងក្រោយកំពុងត្រូវបានបូក។
view-team-bets-note = ការភ្នាល់ដែលបានទូទាត់ ត្រូវរាប់តាមថ្ងៃទូទាត់ សម្រាប់អ្នកនៅខាងលើពេលនោះ។
view-team-bets-empty-text = ពេលក្រុមអ្នកលេង ការភ្នាល់នឹងបង្ហាញនៅទីនេះ។
view-team-bets-unknown-title = ក្រុមអ្នកគ្មានការភ្នាល់នេះទេ
view-team-bets-unknown-text = លេខអាចខុស ឬជារបស់អ្នកដទៃ។
view-team-profit-formula = ឈ្នះឬចាញ់ = ប្រាក់ឈ្នះ + ប្រាក់បង្វិល + ប្រាក់រង្វាន់ + ប្រាក់ឈ្នួល + ភាគលាភ - ប្រាក់ភ្នាល់ គិតពីខាងក្រុមអ្នក។
view-team-direct = ខ្សែក្រោមផ្ទាល់
view-team-total = អ្នកនៅខាងក្រោមទាំងអស់
view-team-own = លេងផ្ទាល់ខ្លួន
view-team-path = ផ្លូវចុះតាមមែកធាង
view-team-by-member = តាមសាខា
view-team-profit-empty-title = គ្មានអ្វីកើតឡើងក្នុងថ្ងៃទាំងនេះទេ
view-team-profit-empty-text = អ្វីដែលក្រុមអ្នកលេង ដាក់ចូល និងដកចេញ បង្ហាញនៅទីនេះ។
view-team-party = ភាគីម្ខាងទៀត
view-income-formula = រកបាន = ប្រាក់បង្វិល + ភាគលាភ + ប្រាក់ឈ្នួល - អ្វីដែលអ្នកបង់ឲ្យខ្សែក្រោម តាមថ្ងៃបង់។
view-income-empty-title = គ្មានចំណូលក្នុងថ្ងៃទាំងនេះទេ
view-income-empty-text = ប្រាក់បង្វិល ភាគលាភ និងប្រាក់ឈ្នួល បង្ហាញនៅទីនេះពេលបានបង់។
view-income-chart = រកបានតាមថ្ងៃ
view-income-by-day = តាមថ្ងៃ
view-income-by-source = តាមប្រភព
view-income-by-product = ប្រាក់បង្វិលតាមផលិតផល
view-income-by-branch = ប្រាក់បង្វិលតាមសាខា
