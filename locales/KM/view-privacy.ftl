# The views' own words of the same cards.
view-consents = សារផ្សព្វផ្សាយ
view-consents-about = តើយើងអាចប្រាប់អ្នកអំពីប្រូម៉ូសិនបានទេ? គ្មានអ្វីត្រូវបានផ្ញើទេ លុះត្រាតែអ្នកបើកនៅទីនេះ ហើយសារនីមួយៗអាចបញ្ឈប់បាន។ សារអំពីគណនី និងប្រាក់របស់អ្នកនៅតែមក។
view-data-copy = ច្បាប់ចម្លងទិន្នន័យរបស់អ្នក
view-data-copy-about = អ្វីៗទាំងអស់ដែលគេហទំព័រនេះមានអំពីអ្នក ក្នុងឯកសារមួយជាមួយការពន្យល់។ វារក្សាទុកប្រាំពីរថ្ងៃ។
view-data-copy-ask = ស្នើច្បាប់ចម្លង
view-data-copy-download = ទាញយក
view-data-copy-progress = វឌ្ឍនភាពច្បាប់ចម្លង
view-closing = បិទគណនី
view-closing-about = ជាអចិន្ត្រៃយ៍ បន្ទាប់ពីអ្នកបានឃើញថាប្រាក់របស់អ្នកនឹងទៅជាយ៉ាងណា។ គ្មានអ្វីត្រូវបានបិទមុនអ្នកបញ្ជាក់ទេ។
view-closing-begin = មើលអត្ថន័យ
view-closing-first = ធ្វើនេះជាមុន
view-closing-means = អត្ថន័យនៃការបិទ
view-closing-understood = ខ្ញុំបានអានរួច ហើយចង់បិទគណនីរបស់ខ្ញុំ។
view-closing-close = បិទគណនីរបស់ខ្ញុំ
view-closing-leave = រក្សាគណនីរបស់ខ្ញុំ
