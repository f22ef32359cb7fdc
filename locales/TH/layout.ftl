# The layout around every page: navigation, tab bar, the member's menu. One or two words each.
nav-home = หน้าแรก
nav-games = เกม
nav-deposit = ฝากเงิน
nav-sign-up = สมัคร
nav-free-play = เล่นฟรี
nav-promotions = โปรโมชัน
nav-me = ฉัน
nav-rng = สล็อต
nav-pvp = เกมไพ่
nav-fish = ยิงปลา
nav-live = คาสิโนสด
nav-sports = กีฬา
nav-esports = อีสปอร์ต
nav-sv3 = ไก่ชน
nav-elott = หวย

menu-account-record = ประวัติบัญชี
menu-profit-and-loss = กำไรขาดทุน
menu-reward-centre = ศูนย์รางวัล
menu-security-centre = ศูนย์ความปลอดภัย
