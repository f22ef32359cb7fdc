# The layout around every page: navigation, tab bar, the member's menu. One or two words each.
nav-home = Home
nav-games = Games
nav-deposit = Deposit
nav-sign-up = Sign up
nav-free-play = Free play
nav-promotions = Promotions
nav-me = Me
nav-rng = Slots
nav-pvp = PvP
nav-fish = Fishing
nav-live = Live
nav-sports = Sports
nav-esports = Esports
nav-sv3 = Cockfighting
nav-elott = Lottery

menu-account-record = Account record
menu-profit-and-loss = Profit and loss
menu-reward-centre = Reward centre
menu-security-centre = Security centre
