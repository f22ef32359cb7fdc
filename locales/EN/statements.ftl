# Statements of the records, and the page that checks one.

# $kind: which record, a word. $format: CSV or JSON.
statement-title = { $kind ->
    [BETS] Bets, { $format }
    [PROFIT] Profit and loss, { $format }
    [TEAM_BETS] Team betting history, { $format }
    [TEAM_PROFIT] User profit and loss, { $format }
    [INCOME] My income, { $format }
    [TEAM_TRANSACTIONS] Downline transactions, { $format }
    [DIVIDENDS] Dividend records, { $format }
    [DAILY_WAGES] Daily wages, { $format }
    [HOURLY_SALARY] Hourly salary, { $format }
    [REAL_TIME_SALARY] Real-time salary, { $format }
   *[ACCOUNT] Account record, { $format }
}
# $from and $until: days, year first.
statement-days = { $from } to { $until }
statement-preparing = Being made
statement-failed = Could not be made
# $count: a number.
statement-rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
# $format: a word.
statement-format = { $format ->
    [JSON] Data (JSON)
   *[CSV] Spreadsheet (CSV)
}
# $name: what a statement says, a word.
statement-fact = { $name ->
    [site] Site
    [operator] Made by
    [kind] Record
    [account] Username
    [from] First day
    [until] Last day
    [zone] Time zone
    [unit] Amounts in
    [filter] Filter
    [asOf] As of
    [count] Rows
    [totalIn] In
    [totalOut] Out
    [stake] Stakes
    [validBet] Valid stakes
    [payout] Payouts
    [turnover] Turnover
    [rewards] Rewards
    [net] Net
    [deposits] Deposits
    [withdrawals] Withdrawals
    [rebate] Rebates
    [bonus] Bonuses
    [wages] Wages
    [dividends] Dividends
    [commission] Commission
    [profit] Won or lost
    [amount] Amount
    [paid] Paid
   *[unknown] Further detail
}
# $verdict: a word.
verify-verdict = { $verdict ->
    [GENUINE] This statement is genuine
    [UNKNOWN_KEY] Consistent, but the key is unknown
    [OTHER] Not the printed statement
    [NO_STATEMENT] This is no statement
   *[ALTERED] This statement was altered
}
# $verdict: a word.
verify-meaning = { $verdict ->
    [GENUINE] Every row, the order and the totals are as this site signed them.
    [UNKNOWN_KEY] Nothing contradicts itself, but this site is not known to use this key. Anybody can sign a file with a key of their own: do not rely on it.
    [OTHER] The file is intact, but its digest is another than the printed one. Compare it with the paper it belongs to.
    [NO_STATEMENT] Choose the CSV or JSON file as it was downloaded. A spreadsheet that saves it anew may change it beyond recognition.
   *[ALTERED] Do not rely on this file. Ask for the original, as it was downloaded from this site.
}
# $count: a number.
verify-more = { $count ->
    [one] And { $count } more
   *[other] And { $count } more
}
# $authority: a word. $key: letters and digits.
verify-signature = { $authority ->
    [KNOWN] Signed by this site with the key { $key }
    [UNKNOWN] Signed with the key { $key }, which is not known as this site’s
   *[NONE] No signature fits
}
# $kind: what was altered, a word.
verify-found = { $kind ->
    [HEAD_EDITED] The head was edited: whose statement it is, its days, or its filter
    [COLUMNS_EDITED] The names of the columns were edited
    [END_ALTERED] The end was edited: count, totals or signature
    [END_MISSING] The end is missing: the file was cut off
    [RECALCULATED] Somebody has calculated the hashes anew to hide this
   *[FOREIGN] Something in the file belongs to no statement
}
# $from: the number of a row.
verify-found-edited = Row { $from } was edited
# $from and $to: numbers of rows.
verify-found-missing = Rows { $from } to { $to } were left out
# $from and $to: numbers of rows.
verify-found-moved = Row { $from } was moved and stands behind row { $to }
# $from: the number of a row.
verify-found-added = A row was added behind row { $from }
# $from and $to: numbers of rows.
verify-found-numbers = The numbers of rows { $from } to { $to } were edited, what they say is intact
# $from: the number of a row.
verify-found-chain = The hash of row { $from } was edited, what the row says is intact
# $from and $to: numbers of rows.
verify-found-block = The signed hashes of rows { $from } to { $to } were altered: only the chain speaks for these rows
# $from: the number of a row.
verify-found-missing-one = Row { $from } was left out
# $from: the number of a row.
verify-found-moved-first = Row { $from } was moved to the beginning
verify-found-added-first = A row was added at the beginning
# $from: the number of a row.
verify-found-number = The number of row { $from } was edited, what the row says is intact
view-statements-open = Statement
view-statements-about = A file of what the filter shows, signed by this site. Whoever you give it to can check that nobody has altered it.
view-statements-format = File
view-statements-make = Make statement
view-statements-list = Statements
view-statements-none = None yet
view-statements-full = Five are kept at a time. Delete one to make another.
# $percent: a number.
view-statements-progress = { $percent }% done
view-statements-until = Kept until
view-statements-download = Download
view-statements-print = Print
view-statements-delete = Delete
view-statements-check = Check a statement
view-print-about = This page belongs to a file. Scan the code, choose the file there, and it is compared with this digest.
view-print-close = Back
view-statement-digest = Digest
view-statement-key = Signed with the key
view-statement-says = What it says
view-verify-about = Choose a statement that you were given. It is checked in this browser and does not leave it.
view-verify-choose = Choose file
view-verify-drop = or drop it here
view-verify-checking = Checking
view-verify-broken = The file could not be checked. Choose it again, or try again with a network.
view-verify-no-keys = The keys of this site could not be fetched. A statement counts as genuine only where its key was fetched before.
view-verify-again = Try again
view-verify-wanted = Digest on paper
view-verify-found = What was altered
