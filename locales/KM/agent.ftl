# The agent centre: the names of its pages, and what each is for.
agent-group-team = ក្រុម
agent-group-records = កំណត់ត្រា
agent-group-contracts = កិច្ចសន្យា

agent-announcement = សេចក្ដីប្រកាស
agent-team = ទិដ្ឋភាពទូទៅនៃក្រុម
agent-register-centre = មជ្ឈមណ្ឌលចុះឈ្មោះ
agent-downline = គ្រប់គ្រងខ្សែក្រោម
agent-team-bets = កំណត់ត្រាភ្នាល់របស់ក្រុម
agent-team-profit = ចំណេញ និងខាតរបស់អ្នកប្រើ
agent-income = ចំណូលរបស់ខ្ញុំ
agent-downline-transactions = ប្រតិបត្តិការខ្សែក្រោម
agent-dividends = កំណត់ត្រាភាគលាភ
agent-daily-wages = ប្រាក់ឈ្នួលប្រចាំថ្ងៃ
agent-hourly-salary = ប្រាក់ខែតាមម៉ោង
agent-real-time-salary = ប្រាក់ខែភ្លាមៗ

agent-about-announcement = អ្វីដែលប្រតិបត្តិករចង់ប្រាប់ភ្នាក់ងាររបស់ខ្លួន។
agent-about-register = បង្កើតគណនីខ្សែក្រោម និងតំណសម្រាប់ឲ្យគេចុះឈ្មោះ។
agent-about-team = អ្វីដែលក្រុមរបស់អ្នកបានលេង និងទទួលបាន តាមថ្ងៃ។
agent-about-downline = មែកធាងក្រុមរបស់អ្នក៖ នរណានៅទីណា និងអ្វីដែលអ្នកអាចធ្វើបាន។

# The views' own words in the agent centre.
view-agent-choose = បញ្ជីនេះមានអ្វីៗទាំងអស់នៃក្រុមរបស់អ្នក។
view-agent-settings-title = ទំព័រខ្លះមិនបង្ហាញទេ
view-agent-settings = មិនអាចដឹងថាភាគលាភ និងប្រាក់ខែបើកឬអត់ទេ។
view-agent-announcements-none = គ្មានសេចក្ដីប្រកាសទេ
