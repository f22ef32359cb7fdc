# The views' own words of transfers to the upline.
view-upline = ផ្ទេរប្រាក់
view-upline-can = អ្នកអាចផ្ទេរឥឡូវនេះ
view-upline-to = ទៅ
view-upline-review = ពិនិត្យការផ្ទេរ
view-upline-check = ពិនិត្យ រួចផ្ទេរ
view-upline-send = ផ្ទេរ
view-upline-another = ផ្ទេរម្ដងទៀត
view-upline-history = ការផ្ទេរកន្លងមក
view-upline-none = ការផ្ទេររបស់អ្នកនឹងបង្ហាញនៅទីនេះ ជាមួយលេខប្រតិបត្តិការ។
