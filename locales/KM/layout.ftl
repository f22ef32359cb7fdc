# The layout around every page: navigation, tab bar, the member's menu. One or two words each.
nav-home = ទំព័រដើម
nav-games = ហ្គេម
nav-deposit = ដាក់ប្រាក់
nav-sign-up = ចុះឈ្មោះ
nav-free-play = លេងឥតគិតថ្លៃ
nav-promotions = ប្រូម៉ូសិន
nav-me = ខ្ញុំ
nav-rng = ស្លុត
nav-pvp = ទល់គ្នា
nav-fish = បាញ់ត្រី
nav-live = ផ្ទាល់
nav-sports = កីឡា
nav-esports = អ៊ីស្ព័រ
nav-sv3 = ជល់មាន់
nav-elott = ឆ្នោត

menu-account-record = កំណត់ត្រាគណនី
menu-profit-and-loss = ចំណេញ និងខាត
menu-reward-centre = មជ្ឈមណ្ឌលរង្វាន់
menu-security-centre = មជ្ឈមណ្ឌលសុវត្ថិភាព
