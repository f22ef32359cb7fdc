# Contracts of agents: the core's words.
error-contract-terms = មិនអាចស្នើលក្ខខណ្ឌនេះបានទេ៖ ខុសវិធាន ឬលើសពីអ្វីដែលប្រតិបត្តិករអនុញ្ញាត។
error-contract-exceeds = លក្ខខណ្ឌនេះខ្ពស់ជាងកិច្ចសន្យាប្រភេទដូចគ្នារបស់អ្នក ឬអ្នកមិនទាន់មាន។ សូមបន្ថយ។
error-contract-stands = មានកិច្ចសន្យាប្រភេទនេះរវាងអ្នកទាំងពីររួចហើយ ឬសំណើនៅបើក។
error-contract-party = ភាគីម្ខាងមិនអាចចុះហត្ថលេខាឥឡូវនេះបានទេ៖ គណនីត្រូវបានបិទ ឬដកចេញ ឬអ្នកមិននៅក្រោមគ្នាផ្ទាល់ទៀត។
error-contracts-end = កិច្ចសន្យាខាងក្រោមខ្លះនឹងបញ្ចប់។ សូមមើល និងយល់ព្រមបញ្ជីជាមុនសិន។
agent-about-contracts = អ្វីដែលអ្នកបានព្រមព្រៀងជាមួយខ្សែលើ និងខ្សែក្រោម អ្វីដែលបានមក និងអ្វីដែលនឹងបាន។
agent-contract-tier = កម្រិត { $tier }
agent-contract-with-downline = ជាមួយ { $party }
agent-contract-version = កំណែ { $version } ពី { $from }
agent-contract-ending = { $downline } (ពី { $upline })៖ { $rate } បន្ទាប់មកយ៉ាងច្រើន { $most }
agent-contract-unreadable = មានប្រអប់ខ្លះអានមិនបាន។
agent-contract-reason-short = សូមប្រាប់មូលហេតុ យ៉ាងតិច 3 តួអក្សរ។
# $count: a number.
agent-contract-periods = { $count } រយៈពេល
agent-contract-plain = { $text }
agent-contract-tab = { $tab ->
    [records] កំណត់ត្រា
    [contract] កិច្ចសន្យា
    [requests] សំណើ
   *[workbench] តុគណនា
}
agent-contract-label = { $what ->
    [PERIOD] រយៈពេល
    [BASIS] គិតលើ
    [PRODUCTS] ផលិតផល
    [SUB_TEAMS] គ្រប់កម្រិតខាងក្រោម
    [SELF] រាប់ការលេងផ្ទាល់
    [PAYER] អ្នកបង់
    [GUARANTEED] អត្រាធានា
    [CARRY_OVER] ក្រោមសូន្យ
    [PLATFORM_FEE] ថ្លៃវេទិកា
    [BONUSES] កាត់ប្រាក់រង្វាន់
    [PAYMENT_FEE] ថ្លៃទូទាត់
    [TURNOVER] ប្រាក់ភ្នាល់ចាប់ពី
    [NET_LOSS] ការខាតសុទ្ធចាប់ពី
    [MEMBERS] សមាជិកសកម្ម
    [LEAST] ការភ្នាល់មានសុពលភាពអប្បបរមាម្នាក់ៗ
    [RATE] អត្រា
   *[CAP] យ៉ាងច្រើន
}
agent-contract-word = { $word ->
    [REALTIME_5M] ប្រាំនាទី
    [HOURLY] ម៉ោង
    [DAILY] ថ្ងៃ
    [WEEKLY] សប្តាហ៍
    [HALF_MONTHLY] កន្លះខែ
    [MONTHLY] ខែ
    [NET_LOSS] ការខាតសុទ្ធ
    [TURNOVER] ប្រាក់ភ្នាល់
    [VALID_BET] ការភ្នាល់មានសុពលភាព
    [GGR] ប្រាក់ភ្នាល់ដកប្រាក់ឈ្នះ
    [NGR] ចំណូលសុទ្ធ
    [RESET] ចាប់ផ្តើមពីសូន្យ
    [CARRY_NEGATIVE] យកទៅបន្ត
    [UPLINE] ខ្សែលើ
    [OPERATOR] ប្រតិបត្តិករ
    [YES] បាទ
    [NO] ទេ
   *[ALL] ផលិតផលទាំងអស់
}
agent-contract-action = { $action ->
    [OFFER] ស្នើ
    [COUNTER] លក្ខខណ្ឌផ្សេង
    [ACCEPT] ទទួល និងចុះហត្ថលេខា
    [REJECT] បដិសេធ
    [WITHDRAW] ដកវិញ
    [TERMINATE] បញ្ចប់កិច្ចសន្យា
    [AMEND] ប្តូរលក្ខខណ្ឌ
   *[ASK] សុំកិច្ចសន្យា
}
agent-contract-step = { $action ->
    [OFFER] ចុះហត្ថលេខាលើសំណើរបស់អ្នក
    [COUNTER] ចុះហត្ថលេខាលើលក្ខខណ្ឌផ្សេង
    [ACCEPT] ចុះហត្ថលេខាលើកិច្ចសន្យានេះ
    [REJECT] បដិសេធសំណើ
    [WITHDRAW] ដកសំណើរបស់អ្នក
   *[TERMINATE] សុំបញ្ចប់កិច្ចសន្យា
}
agent-contract-done = { $action ->
    [OFFER] បានផ្ញើសំណើ។
    [COUNTER] បានផ្ញើលក្ខខណ្ឌរបស់អ្នក។
    [ACCEPT] បានចុះហត្ថលេខា។ មានប្រសិទ្ធភាពពីរយៈពេលបន្ទាប់។
    [REJECT] បានបដិសេធសំណើ។
    [WITHDRAW] បានដកសំណើ។
   *[TERMINATE] បានសុំភាគីម្ខាងទៀតបញ្ចប់។
}
agent-contract-with-upline = { $named ->
    [OPERATOR] ជាមួយប្រតិបត្តិករ
   *[ACCOUNT] ជាមួយខ្សែលើ { $party }
}
agent-contract-status = { $status ->
    [ACTIVE] មានប្រសិទ្ធភាពពី { $from }
    [TERMINATING] បញ្ចប់ { $until }៖ { $why ->
            [RATE_LOWERED] កិច្ចសន្យារបស់ខ្សែលើត្រូវបានបន្ថយ
            [UPLINE_CHANGED] ខ្សែលើបានផ្លាស់ប្តូរ
           *[AGREED] ទាំងពីរយល់ព្រម
        }
   *[ENDED] បានបញ្ចប់ { $until }៖ { $why ->
            [RATE_LOWERED] កិច្ចសន្យារបស់ខ្សែលើត្រូវបានបន្ថយ
            [UPLINE_CHANGED] ខ្សែលើបានផ្លាស់ប្តូរ
           *[AGREED] ទាំងពីរយល់ព្រម
        }
}
agent-contract-signed = { $named ->
    [OPERATOR] ប្រតិបត្តិករចុះហត្ថលេខា { $time }
   *[ACCOUNT] { $party } ចុះហត្ថលេខា { $time }
}
agent-contract-request = { $what ->
    [NEW] កិច្ចសន្យាថ្មីជាមួយ { $named ->
            [OPERATOR] ប្រតិបត្តិករ
           *[ACCOUNT] { $party }
        }
    [AMEND] លក្ខខណ្ឌផ្សេងជាមួយ { $named ->
            [OPERATOR] ប្រតិបត្តិករ
           *[ACCOUNT] { $party }
        }
   *[TERMINATE] បញ្ចប់កិច្ចសន្យាជាមួយ { $named ->
            [OPERATOR] ប្រតិបត្តិករ
           *[ACCOUNT] { $party }
        }
}
agent-contract-turn = { $turn ->
    [YOURS] រង់ចាំចម្លើយរបស់អ្នក រហូតដល់ { $until }
    [THEIRS] ភាគីម្ខាងទៀតមានពេលដល់ { $until }
   *[CLOSED] { $status ->
            [ACCEPTED] ទាំងពីរបានចុះហត្ថលេខា
            [REJECTED] បានបដិសេធ
            [EXPIRED] គ្មាននរណាឆ្លើយទាន់ពេល
           *[CANCELLED] បានដកវិញ
        }
}
agent-contract-bench-title = { $what ->
    [OFFER] ស្នើទៅ { $named ->
            [NOBODY] ប្រតិបត្តិករ
           *[SOMEBODY] { $party }
        }
    [ASK] សុំកិច្ចសន្យាពីខ្សែលើ
    [AMEND] លក្ខខណ្ឌផ្សេងជាមួយ { $named ->
            [NOBODY] ប្រតិបត្តិករ
           *[SOMEBODY] { $party }
        }
    [COUNTER] ឆ្លើយ { $named ->
            [NOBODY] ប្រតិបត្តិករ
           *[SOMEBODY] { $party }
        }
   *[WORKBENCH] តុគណនា
}
agent-contract-closed = { $what ->
    [RIGHT] អ្នកមិនអាចចាប់ផ្តើមកិច្ចសន្យាប្រភេទនេះទេ។
    [NO_OWN] អ្នកផ្ទាល់មិនមានកិច្ចសន្យាប្រភេទនេះ ដូច្នេះមិនអាចស្នើបានទេ។
   *[GONE] វាមិននៅទីនេះទៀតទេ។
}
agent-contract-fault = { $fault ->
    [PERIOD] ប្រភេទនេះគ្មានរយៈពេលនោះ
    [BASIS] ប្រភេទនេះគ្មានមូលដ្ឋាននោះ
    [PRODUCTS] ជ្រើសផលិតផល ម្តងមួយៗ
    [UNKNOWN_PRODUCT] គ្មានផលិតផលនោះ
    [CARRY_OVER] ប្រាក់ភ្នាល់មិនធ្លាក់ក្រោមសូន្យ ដូច្នេះគ្មានអ្វីយកទៅបន្ត
    [DEDUCTIONS] ការកាត់មានតែលើចំណូលសុទ្ធ
    [RATE] អត្រាលើស 100%
    [NO_RATE] មិនដែលបង់អ្វីទេ
    [TOO_MANY_TIERS] កម្រិតច្រើនពេក
    [NEGATIVE] មិនអាចក្រោមសូន្យ
    [CAP] កម្រិតអតិបរមាត្រូវលើសសូន្យ
    [LEAST_STAKE] ការភ្នាល់អប្បបរមាត្រូវការសមាជិកសកម្ម
    [NOT_RISING] ត្រូវទាមទារច្រើនជាងកម្រិតក្រោម ហើយមិនតិចជាងអ្វីឡើយ
    [RATE_FALLS] មិនត្រូវឱ្យតិចជាងកម្រិតក្រោម
   *[CAP_FALLS] កម្រិតអតិបរមាមិនត្រូវទាបជាងកម្រិតក្រោម
}
agent-contract-excess = { $what ->
    [KIND] ខុសប្រភេទពីកិច្ចសន្យារបស់អ្នក
    [PRODUCTS] ខុសផលិតផលពីកិច្ចសន្យារបស់អ្នក
    [SUB_TEAMS] រាប់កម្រិតដែលកិច្ចសន្យារបស់អ្នកមិនរាប់
    [CARRY_OVER] កិច្ចសន្យារបស់អ្នកយកផ្នែកអវិជ្ជមានទៅបន្ត
    [PLATFORM_FEE] ថ្លៃវេទិកាយ៉ាងតិច { $allowed }
    [BONUSES] ត្រូវកាត់ប្រាក់រង្វាន់ដូចកិច្ចសន្យារបស់អ្នក
    [PAYMENT_FEE] ថ្លៃទូទាត់យ៉ាងតិច { $allowed }
    [RATE] ទីនេះយ៉ាងច្រើន { $allowed }
   *[CAP] កម្រិតអតិបរមាយ៉ាងច្រើន { $allowed }
}

# The views' own words.
view-contracts-own = កិច្ចសន្យាជាមួយខ្សែលើ
view-contracts-downlines = កិច្ចសន្យាជាមួយខ្សែក្រោម
view-contracts-none = មិនទាន់មានកិច្ចសន្យា
view-contracts-none-text = ស្នើពីការគ្រប់គ្រងខ្សែក្រោម ឬសុំខ្សែលើ។
view-contracts-text = អត្ថបទ និងហត្ថលេខា
view-contracts-download = ទាញយកអត្ថបទ
view-contracts-hash = SHA-256
view-contracts-tiers = កម្រិត
view-contracts-ending = កិច្ចសន្យាខាងក្រោមទាំងនេះបញ្ចប់ជាមួយ
view-contracts-agree = ខ្ញុំបានមើលបញ្ជី ហើយយល់ព្រម
view-contracts-reason = មូលហេតុ
view-contracts-back = ត្រឡប់
view-contracts-set-password = កំណត់ពាក្យសម្ងាត់ទូទាត់ដើម្បីចុះហត្ថលេខា
view-contracts-add = បន្ថែមកម្រិត
view-contracts-raise = រំកិលឡើង
view-contracts-remove = ដកចេញ
view-contracts-replay = អ្វីដែលវានឹងបាន
view-contracts-period = រយៈពេល
view-contracts-basis = គិតលើ
view-contracts-members = សកម្ម
view-contracts-tier = កម្រិត
view-contracts-downline = ខ្សែក្រោម
view-contracts-mine = អ្នក
view-contracts-kept = អ្នករក្សាទុក
view-contracts-total = សរុប
view-contracts-chart = ចំនួនទឹកប្រាក់តាមរយៈពេល
view-contracts-no-requests = គ្មានសំណើ
view-contracts-no-requests-text = អ្វីដែលអ្នក ឬភាគីម្ខាងទៀតសុំ នឹងបង្ហាញនៅទីនេះ។
view-contracts-terms = លក្ខខណ្ឌ
