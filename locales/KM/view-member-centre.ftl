# The views' own words in the member centre.
view-centre-back = ត្រឡប់ទៅទំព័រទាំងអស់
view-centre-choose-title = ជ្រើសទំព័រមួយ
view-centre-choose = បញ្ជីនេះមានអ្វីៗទាំងអស់នៃគណនីរបស់អ្នក។

view-identity-account = ឈ្មោះគណនី
view-identity-last-login = ចូលចុងក្រោយ
view-safeguard-on = បើក
view-safeguard-off = បិទ
view-password-about = ប្រើពាក្យសម្ងាត់ដែលគេហទំព័រផ្សេងមិនស្គាល់។

view-logins = ប្រវត្តិចូល
view-logins-about = ការចូលគណនីរបស់អ្នកថ្មីៗ៖ យ៉ាងច្រើន 50 ដង ក្នុង 90 ថ្ងៃចុងក្រោយ។
view-logins-show = បង្ហាញប្រវត្តិចូល
view-logins-at = ពេលវេលា
