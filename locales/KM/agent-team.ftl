# Team overview.
team-today = ថ្ងៃនេះ
team-week = ៧ ថ្ងៃ
team-month = ៣០ ថ្ងៃ
team-quarter = ៩០ ថ្ងៃ
# $from: a day, YYYY-MM-DD.
team-compared = ប្រៀបធៀបនឹងចំនួនថ្ងៃដូចគ្នាមុននេះ ចាប់ពី { $from }។
team-all = ក្រុមទាំងមូល
team-direct = ខ្សែក្រោមផ្ទាល់
team-deeper = ស្រទាប់ជ្រៅជាង
team-own = ការលេងផ្ទាល់ខ្លួន
team-members = សមាជិក
team-agents = ភ្នាក់ងារ
team-online = កំពុងអនឡាញ
team-balance = សមតុល្យក្រុម
team-new = ចុះឈ្មោះថ្មី
team-first-deposits = ដាក់ប្រាក់លើកដំបូង
team-active = សមាជិកសកម្ម
team-deposits = ការដាក់ប្រាក់
team-withdrawals = ការដកប្រាក់
team-turnover = ចំណូលភ្នាល់
team-valid-bet = ភ្នាល់មានសុពលភាព
team-payout = ប្រាក់ឈ្នះ
team-rebate = ប្រាក់បង្វិល
team-bonus = ប្រាក់រង្វាន់
team-net-loss = ខាតសុទ្ធ
team-wages = ប្រាក់ឈ្នួល
team-dividends = ភាគលាភ
# $difference: more or less than before, with its sign. $percent: the same as a percentage.
team-change = { $difference } ({ $percent })
team-change-plain = { $difference }
team-same = ដូចមុន
# The views' own words.
view-team-days = ថ្ងៃ
view-team-share = ផ្នែកនៃក្រុម
view-team-standing = ស្ថានភាពក្រុមឥឡូវនេះ
view-team-figures = លទ្ធផលនៃថ្ងៃទាំងនេះ
view-team-trend = និន្នាការក្រុមទាំងមូល
view-team-series = អ្វីដែលគំនូសតាងបង្ហាញ
view-team-by-day = តាមថ្ងៃ
view-team-formula = ខាតសុទ្ធ = ចំណូលភ្នាល់ - ប្រាក់ឈ្នះ - ប្រាក់បង្វិល - រង្វាន់ នៃភ្នាល់ដែលបានទូទាត់។ សមតុល្យគឺប្រាក់ក្នុងកាបូបមេ។
