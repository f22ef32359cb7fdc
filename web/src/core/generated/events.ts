// Generated from the Rust types of core/; do not edit. To write it anew:
// UPDATE=1 cargo test -p lumora-core --features bindings --test bindings

/** An input of the form of an account. */
export type AccountField = "institution" | "account" | "holder" | "paymentPassword";

/** The account record. */
export type AccountRecordEvent = { "account": RecordAccount } | { "days": RecordDaysEvent } | { "group": RecordGroup | null } | { "direction": RecordDirection | null } | "more" | "retry";

/** The frame of the agent centre. */
export type AgentCentreEvent = "toMenu" | "retry";

/** Contracts of an agent. */
export type AgentContractsEvent = { "answer": ContractAnswer } | { "end": string } | { "agree": boolean } | { "reason": string } | { "send": Secret } | "edited" | "cancel" | "retry";

/** Downline management. */
export type AgentDownlineEvent = { "level": string } | { "search": string } | { "label": string } | { "sort": DownlineSort } | "turn" | "more" | "retry" | { "act": DownlineAct } | "close" | { "freeze": string } | "unfreeze" | { "labels": string } | { "message": {
  /** One line. */
  title: string,
  /** Plain text. */
  text: string, } };

/** Income of the agent. */
export type AgentIncomeEvent = { "days": RecordDaysEvent } | "more" | "retry";

/** Announcements for agents. */
export type AgentNoticesEvent = { "page": number } | "retry";

/** Rates of rebate of somebody directly below. */
export type AgentRatesEvent = "retry" | { "rate": {
  /** Of which product. */
  product: string,
  /** All that stands in it now, in percent. */
  value: string, } } | "review" | "back" | { "send": Secret } | "edited" | { "provePassword": Secret } | "cancelProof";

/** The register centre. */
export type AgentRegisterEvent = { "type": {
  /** In which form. */
  form: RegisterForm,
  /** Number of the account type. */
  accountType: number, } } | { "rate": {
  /** In which form. */
  form: RegisterForm,
  /** Of which product. */
  product: string,
  /** All that stands in it now, in percent. */
  value: string, } } | { "typed": {
  /** Which. */
  field: Field,
  /** All that stands in it now; of a secret field nothing is kept. */
  value: Secret, } } | { "left": {
  /** Which. */
  field: Field,
  /** What stands in it. */
  value: Secret, } } | { "create": Secret } | "another" | { "link": {
  /** Which. */
  field: LinkField,
  /** All that stands in it now. */
  value: string, } } | "addLink" | { "end": string } | "keep" | "confirmEnd" | "more" | "retry";

/** What contracts have brought. */
export type AgentSettlementsEvent = { "days": RecordDaysEvent } | { "role": SettlementRole } | { "status": SettlementStatus | null } | "more" | "moreLines" | "retry";

/** The betting history of the team. */
export type AgentTeamBetsEvent = { "days": RecordDaysEvent } | { "member": string } | { "reach": TeamReach } | { "product": string } | { "vendor": string } | { "game": string } | { "status": BetStatus | null } | { "find": string } | "more" | "retry";

/** The team overview. */
export type AgentTeamEvent = { "span": TeamSpan } | { "share": TeamShare } | { "series": TeamSeries } | "retry";

/** Profit and loss of the team. */
export type AgentTeamProfitEvent = { "days": RecordDaysEvent } | "retry";

/** Transactions of the downline. */
export type AgentTransactionsEvent = { "days": RecordDaysEvent } | { "member": string } | { "reach": TeamReach } | { "group": RecordGroup | null } | "more" | "retry";

/** A transfer to somebody of the team. */
export type AgentTransferEvent = "retry" | { "amount": AmountEvent } | "all" | "review" | "back" | { "send": Secret } | "edited" | { "provePassword": Secret } | "cancelProof";

/** The workbench. */
export type AgentWorkbenchEvent = { "typed": ContractTyped } | { "chosen": ContractChosen } | "addTier" | { "removeTier": number } | { "raiseTier": number } | { "periods": number } | "review";

/** What the view of an amount's field may say. */
export type AmountEvent = { "typed": string } | "left" | { "preset": string };

/** What a visitor says about the counting of visits. */
export type AnalyticsConsentEvent = { "answer": boolean } | "ask";

/** A newer build of the site (section 8, chunks that can not be loaded any more). */
export type AppUpdateEvent = "ready" | "chunkMissing" | "accept" | "putOff";

/** What has arrived. */
export type ArrivalEvent = { "answer": Confirmation } | { "amount": AmountEvent } | { "attach": Array<PickedFile> } | { "detach": number } | { "uploadAgain": number } | "send";

/** The picture of the member. */
export type AvatarEvent = "wanted";

/** The banner carousel. */
export type BannerEvent = { "show": number } | "togglePause" | { "hold": boolean } | "open";

/** Of what a contract pays a part. */
export type Basis = "NET_LOSS" | "TURNOVER" | "VALID_BET" | "GGR" | "NGR";

/** Where a bet stands. */
export type BetStatus = "PENDING" | "WON" | "LOST" | "DRAW" | "ROLLED_BACK";

/** The betting record. */
export type BettingRecordEvent = { "days": RecordDaysEvent } | { "product": string } | { "vendor": string } | { "game": string } | { "status": BetStatus | null } | { "find": string } | "more" | "retry";

/** Where a bonus stands. */
export type BonusState = "ACTIVE" | "PENDING" | "COMPLETED" | "EXPIRED" | "FORFEITED" | "CANCELLED" | "LOST";

/** Bonuses. */
export type BonusesEvent = { "state": BonusState | null } | { "ask": string } | "keep" | "giveUp" | "more" | "retry";

/** About breaks from play. */
export type BreakEvent = { "choose": {
  /** Which. */
  kind: ExclusionKind,
  /** How long. */
  span: Span, } } | "ask" | "return";

/** The captcha of a form. */
export type CaptchaEvent = { "refresh": FormName } | { "kind": {
  /** Whose captcha. */
  form: FormName,
  /** Which kind. */
  kind: CaptchaKind, } } | { "edited": FormName };

/** Query of `GET /wps/captcha`. */
export type CaptchaKind = "image" | "audio" | "work";

/** What becomes of a period that was below zero. */
export type CarryOver = "RESET" | "CARRY_NEGATIVE";

/** The chat room. */
export type ChatEvent = { "typed": string } | "send" | { "attach": Array<PickedFile> } | { "again": string } | { "discard": string } | "earlier" | "retry" | "close" | { "stars": number } | { "comment": string } | "rate";

/** Pictures of the conversation. */
export type ChatPicturesEvent = { "show": string };

/** What a member says of a payment (section 4, "Withdrawal confirmation"). */
export type Confirmation = "FULL" | "PARTIAL" | "NOT_RECEIVED";

/** The member's contact details. */
export type ContactEvent = { "change": ContactKind } | "cancel" | { "typed": {
  /** Which. */
  field: Field,
  /** All that stands in it. */
  value: Secret, } } | { "left": {
  /** Which. */
  field: Field,
  /** All that stands in it. */
  value: Secret, } } | "getCode" | { "submit": {
  /** The code that went to the new one. */
  verificationCode: Secret,
  /** The code that went to the present one. */
  currentCode: Secret, } };

/** Fields of forms. */
export type ContactFormFieldName = "questionType" | "name" | "contact" | "channel" | "content";

/** Forms to the operator. */
export type ContactFormName = "feedback" | "application";

/** A way to reach a member. */
export type ContactKind = "email" | "mobile";

/** What a side does. */
export type ContractAction = "OFFER" | "COUNTER" | "ACCEPT" | "REJECT" | "WITHDRAW" | "TERMINATE";

/** An answer to a request. */
export type ContractAnswer = {
  /** The request. */
  request: string,
  /** What to do. */
  action: ContractAction, };

/** Something that was chosen in the workbench. */
export type ContractChosen = { "basis": Basis } | { "period": ContractPeriod } | { "product": string } | { "includeSelf": boolean } | { "includeSubTeams": boolean } | { "carryOver": CarryOver } | { "bonuses": boolean } | { "payer": Payer } | { "own": string };

/** An input of the workbench. */
export type ContractField = "turnover" | "netLoss" | "members" | "least" | "rate" | "cap" | "guaranteed" | "platformFee" | "paymentFee";

/** How long a period of a contract is. */
export type ContractPeriod = "REALTIME_5M" | "HOURLY" | "DAILY" | "WEEKLY" | "HALF_MONTHLY" | "MONTHLY";

/** Something that was typed into the workbench. */
export type ContractTyped = {
  /** Which tier, from 0; nothing matters for what holds for the whole. */
  tier: number,
  /** Which input. */
  field: ContractField,
  /** What was done to it. */
  event: AmountEvent, };

/** The country list of a form. */
export type CountryEvent = { "toggle": FormName } | { "blur": FormName } | { "focus": FormName } | { "close": FormName } | { "search": {
  /** Whose list. */
  form: FormName,
  /** As typed. */
  text: string, } } | { "choose": {
  /** Whose list. */
  form: FormName,
  /** ISO 3166 alpha-2. */
  country: string, } } | { "names": Array<[string, string]> };

/** Deposits: the form, the one that the address names, and those of before. */
export type DepositsEvent = { "channel": string } | { "promotion": string } | { "amount": AmountEvent } | { "acknowledgeFunds": boolean } | "ask" | { "redeem": Secret } | "voucherEdited" | "callOff" | "keep" | "confirmCallOff" | { "attach": Array<PickedFile> } | { "detach": number } | { "sendAgain": number } | { "status": string } | { "page": number } | { "row": string } | "retry";

/** The dialog on top. */
export type DialogEvent = { "press": {
  /** Key of the dialog. */
  dialog: number,
  /** Index of the button. */
  button: number, } } | { "dismiss": number } | { "enter": number };

/** What a document is. */
export type DocumentKind = "PASSPORT" | "NATIONAL_ID_FRONT" | "NATIONAL_ID_BACK" | "DRIVING_LICENCE" | "PROOF_OF_ADDRESS";

/** The addresses of the site. */
export type DomainsEvent = "test";

/** A form. */
export type DownlineAct = "freeze" | "labels" | "message" | "transfer" | "rates";

/** By what those on a level of the tree are put in order. */
export type DownlineSort = "NAME" | "REGISTERED" | "LAST_LOGIN" | "BALANCE" | "TEAM_SIZE" | "TURNOVER";

/** The download page. */
export type DownloadEvent = { "choose": string };

/** How a member is kept from play. */
export type ExclusionKind = "TIME_OUT" | "SELF_EXCLUSION";

/** The second factor of a login (section 4, "Login from a new IP"). */
export type FactorEvent = { "choose": FactorKind } | "other" | "sendCode" | "edited" | { "submit": Secret } | "leave";

/** A way to prove who one is beside the password (section 4, "Login from a new IP"). */
export type FactorKind = "sms" | "email" | "totp" | "payeeName";

/** The page that keeps play in control. */
export type FairPlayEvent = { "limit": LimitEvent } | { "interval": number } | "saveInterval" | { "break": BreakEvent } | { "selfTest": SelfTestEvent } | "moreHistory" | "retry";

/** A field of an account form. */
export type Field = "username" | "mobileNum" | "verificationCode" | "currentCode" | "password" | "confirmPassword" | "oldPassword" | "paymentPassword" | "payeeName" | "nickname" | "birthday" | "email" | "qqNum" | "wechat" | "line" | "whatsapp" | "telegram" | "zalo" | "facebook" | "idNumber" | "recommenderId" | "affiliateCode" | "captcha";

/** The form for a forgotten password (section 2, "Forgot password modal"). */
export type ForgotEvent = { "way": ForgotWay } | { "typed": {
  /** Which. */
  field: Field,
  /** All that stands in it now. */
  value: Secret, } } | { "left": {
  /** Which. */
  field: Field,
  /** What stands in it. */
  value: Secret, } } | { "getCode": {
  /** What was read from the captcha; empty while none is asked. */
  captcha: Secret, } } | { "submit": {
  /** The new password. */
  password: Secret,
  /** The code of the SMS. */
  verificationCode: Secret,
  /** What was read from the captcha. */
  captcha: Secret, } } | "retry";

/** Ways to recover an account. */
export type ForgotWay = "email" | "mobile";

/** A form that has a captcha, a code button or a country list of its own. */
export type FormName = "login" | "loginMobile" | "factor" | "register" | "forgot" | "contact" | "paymentPassword" | "payeeName";

/** The card of a game. */
export type GameCardEvent = { "show": string } | "close";

/** Games anywhere. */
export type GameEvent = { "play": string } | { "playFramed": string } | { "playVendor": {
  /** Game type code. */
  gameType: string,
  /** Vendor code. */
  vendor: string, } } | { "toggleFavourite": string };

/** The popup list of a vendor's games (section 4, `isGame` VASSALAGE). */
export type GameListEvent = { "search": {
  /** As typed. */
  text: string,
  /** Enter was pressed: search at once. */
  now: boolean, } } | { "page": number } | "retry";

/** What a running game may tell the site. */
export type GameMessage = "ready" | "balance" | "refused" | "exit" | "error";

/** Rows of games below the fold of home. */
export type GameRowsEvent = "shown" | "retry";

/** The help centre. */
export type HelpEvent = { "search": {
  /** As typed. */
  text: string,
  /** Enter was pressed: search at once. */
  now: boolean, } } | "retry" | { "typed": {
  /** Of which form. */
  form: ContactFormName,
  /** Which field. */
  field: ContactFormFieldName,
  /** All that stands in it now. */
  value: string, } } | { "send": ContactFormName } | { "again": ContactFormName };

/** Where help is found. */
export type HelpLinesEvent = { "country": string } | "retry";

/** The home screen. */
export type HomeEvent = "retry" | "popularShown" | "toggleJackpot";

/** The identity check: details, documents, handing in. */
export type IdentityCheckEvent = "edit" | "cancel" | { "typed": {
  /** Which. */
  field: IdentityField,
  /** All that stands in it. */
  value: string, } } | "save" | { "kind": DocumentKind } | { "attach": Array<PickedFile> } | { "detach": number } | { "sendAgain": number } | { "remove": string } | { "show": string } | "handIn" | "retry";

/** An input of the details. */
export type IdentityField = "name" | "birthDate" | "country";

/** Messages to the member. */
export type InboxEvent = { "category": MessageCategory | null } | { "pick": string } | "pickAll" | "pickNone" | "readPicked" | "readAll" | "deletePicked" | "deleteOpen" | "delete" | "keep" | "more" | "retry";

/** The notice about a request whose outcome is not known. */
export type IntentsEvent = "checkNow" | "dismiss";

/** Invite friends. */
export type InvitationsEvent = "more" | "retry";

/** The page of the game that runs. */
export type LaunchEvent = { "message": GameMessage } | "toggleFavourite" | "leave" | "retry";

/** About the limits of time and money. */
export type LimitEvent = { "edit": {
  /** What it bounds. */
  kind: LimitKind,
  /** How long what was used counts. */
  period: LimitPeriod, } } | "leave" | { "amount": AmountEvent } | { "hours": string } | { "minutes": string } | "set" | "remove" | { "confirm": {
  /** What it bounds. */
  kind: LimitKind,
  /** How long what was used counts. */
  period: LimitPeriod, } } | { "drop": {
  /** What it bounds. */
  kind: LimitKind,
  /** How long what was used counts. */
  period: LimitPeriod, } };

/** What a limit bounds. */
export type LimitKind = "DEPOSIT" | "LOSS" | "STAKE" | "TIME";

/** The offer of limits. */
export type LimitOfferEvent = { "amount": {
  /** Which. */
  period: LimitPeriod,
  /** What was done. */
  event: AmountEvent, } } | "set" | "decline";

/** How long what was used counts. */
export type LimitPeriod = "DAY" | "WEEK" | "MONTH";

/** An input of the form of a link. */
export type LinkField = "channel" | "maxUses" | "days";

/** The games lobby (sections 2 and 4). */
export type LobbyEvent = { "vendor": string } | { "mode": LobbyMode } | { "classification": string } | { "minBet": string } | { "sort": string } | { "search": {
  /** As typed. */
  text: string,
  /** Enter was pressed: search at once. */
  now: boolean, } } | { "page": number } | "loadMore" | "scrolledToEnd" | "clearFilters" | "retry";

/** What a lobby's grid lists (section 4, "Lobby modes"). */
export type LobbyMode = "all" | "hot" | "favourite" | "recent";

/** The login form. Passwords and codes are typed into uncontrolled inputs and reach the core only with `Submit`. */
export type LoginEvent = { "tab": LoginTab } | { "edited": Field } | { "submit": {
  /** As typed; trimmed by the core. */
  username: string,
  /** As typed; trimmed by the core. */
  password: Secret,
  /** What was read from the captcha, empty while none is asked. */
  captcha: Secret,
  /** Sign this browser in for 24 hours. */
  remember: boolean, } } | "togglePassword" | { "number": string } | { "getCode": {
  /** What was read from the captcha; empty while none is asked. */
  captcha: Secret, } } | { "submitMobile": {
  /** Code of the SMS. */
  verificationCode: Secret,
  /** What was read from the captcha; empty while none is asked. */
  captcha: Secret,
  /** Sign this browser in for 24 hours. */
  remember: boolean, } } | "freePlay" | { "demo": string } | { "social": string } | "passkey";

/** Tabs of the login form. */
export type LoginTab = "username" | "mobile";

/** The lottery page. */
export type LotteryEvent = { "vendor": string } | "retry";

/** A way in which promotional messages come. */
export type MarketingChannel = "email" | "sms" | "call";

/** The frame of the member centre. */
export type MemberCentreEvent = "toMenu";

/** What a message is about. */
export type MessageCategory = "SYSTEM" | "PAYMENT" | "SECURITY" | "PROMO" | "AGENT" | "RG";

/** What the page shows. */
export type MissionTab = "missions" | "boards";

/** Missions and leaderboards. */
export type MissionsEvent = { "tab": MissionTab } | "checkIn" | { "claim": {
  /** Which. */
  mission: string,
  /** Of which of its periods. */
  period: string, } } | { "turn": string } | "retry";

/** My wallet. */
export type MyWalletEvent = { "figure": WalletFigure } | { "gameType": string } | "retry";

/** A name with its value. */
export type NamedValue = {
  /** What it is. */
  name: string,
  /** As the file has it. */
  value: string, };

/** The reader of notices. */
export type NoticeReaderEvent = { "select": string } | { "page": number };

/** Notices. */
export type NoticesEvent = { "read": string } | "acted" | "closePopup" | "openAll" | "retry" | "toggleMarquee";

/** Overlays that are part of the URL, so that Back closes them and a link opens them. */
export type Overlay = "login" | "register" | "forgotPassword" | "changePassword" | "notice" | "announcement" | "search";

/** The member's own picture. */
export type OwnPictureEvent = { "choose": PickedFile } | "remove";

/** A form that sets a new password: by the link of a mail, or for a member (sections 2 and 5). */
export type PasswordEvent = { "edited": Field } | { "left": {
  /** Which. */
  field: Field,
  /** What stands in it. */
  value: Secret,
  /** What stands in the field of the new password; only for the field that repeats it. */
  password: Secret, } } | { "submit": {
  /** The password until now. */
  oldPassword: Secret,
  /** The new password. */
  password: Secret,
  /** The same again. */
  confirmPassword: Secret, } } | { "consent": boolean } | "retry" | "askAgain";

/** The payee's name: state it, prove it. */
export type PayeeNameEvent = "begin" | "cancel" | { "typed": string } | "codeEdited" | "getCode" | { "submit": Secret } | { "provePassword": Secret } | "cancelProof" | "proofEdited" | "retry";

/** Who pays. */
export type Payer = "UPLINE" | "OPERATOR";

/** The payment password: set, change, recover. */
export type PaymentPasswordEvent = "change" | "recover" | "cancel" | { "edited": PinName } | "getCode" | { "submit": {
  /** The present one, where it is asked for. */
  current: Secret,
  /** The new one. */
  paymentPassword: Secret,
  /** The new one again. */
  again: Secret,
  /** The code, where it is asked for. */
  verificationCode: Secret, } } | { "provePassword": Secret } | "cancelProof" | "proofEdited" | "retry";

/** Accounts to be paid to. */
export type PayoutAccountEvent = "begin" | { "askRemove": string } | "close" | { "method": string } | { "institution": string } | { "edited": AccountField } | { "holder": string } | { "add": {
  /** Account number or address. */
  account: Secret,
  /** The payment password. */
  paymentPassword: Secret, } } | { "remove": Secret };

/** A file that was chosen. */
export type PickedFile = {
  /** Names it while the page lives. */
  handle: number,
  /** What it is called; shown, and believed in nothing. */
  name: string,
  /** Bytes; more than four billion count as four billion. */
  size: number,
  /** Its first bytes, at most 16. */
  head: Array<number>, };

/** What the page saw of its pictures. */
export type PictureOriginEvent = { "failed": string };

/** An input of the form. */
export type PinName = "current" | "paymentPassword" | "again" | "verificationCode";

/** The points mall. */
export type PointMallEvent = { "category": string } | "logIn" | { "quantity": number } | { "redeem": {
  /** Who gets the parcel. */
  recipient: string,
  /** A telephone number. */
  phone: string,
  /** Where the parcel goes. */
  address: string,
  /** The number in the operator's messenger. */
  contact: string,
  /** The payment password. */
  paymentPassword: Secret, } } | { "edited": RedeemField } | "another" | { "convertTyped": string } | { "convert": Secret } | "convertEdited" | { "status": RedemptionStatus | null } | "more" | "retry";

/** The member's own data: consents, a copy, the end of the account. */
export type PrivacyEvent = { "consent": MarketingChannel } | "askCopy" | "download" | "beginClosing" | "leaveClosing" | { "understood": boolean } | { "close": Secret } | "edited" | { "provePassword": Secret } | "cancelProof" | "retry";

/** Profit and loss. */
export type ProfitAndLossEvent = { "days": RecordDaysEvent } | "retry";

/** Promotions: the list, and the one that the address names. */
export type PromotionsEvent = "feature" | { "category": string } | { "filter": string } | "clearFilters" | "retry" | "logIn" | "join" | "claim" | "draw" | { "contact": string } | { "remark": string } | { "attach": Array<PickedFile> } | { "detach": number } | { "uploadAgain": number } | "apply";

/** The reality check. */
export type RealityCheckEvent = "continue" | "history" | "logOut";

/** Whose movements. */
export type RecordAccount = "CASH" | "POINTS";

/** Something was done to the days of a record. */
export type RecordDaysEvent = { "span": RecordSpan } | "own" | { "from": string } | { "until": string } | "show";

/** Which way. */
export type RecordDirection = "IN" | "OUT";

/** What kind of movement. */
export type RecordGroup = "STAKES" | "PAYOUTS" | "DEPOSITS" | "WITHDRAWALS" | "TRANSFERS" | "REWARDS" | "COMMISSION" | "POINTS" | "CORRECTIONS";

/** When: days of the operator, the present one last. */
export type RecordSpan = "TODAY" | "YESTERDAY" | "DAYS_7" | "DAYS_30" | "DAYS_365";

/** An input of the form of a redemption. */
export type RedeemField = "recipient" | "phone" | "address" | "contact" | "paymentPassword";

/** How far a redemption has come (section 4: applying, rejected, approved, and of that in process, rejected, approved). */
export type RedemptionStatus = "APPLYING" | "APPROVED_IN_PROCESS" | "APPROVED" | "SHIPPED" | "COMPLETED" | "REJECTED";

/** The invitation page. */
export type ReferralEvent = "signUp";

/** The registration form. What is typed comes with every change; what is typed into a secret field is judged and forgotten. */
export type RegisterEvent = { "tab": RegisterTab } | { "typed": {
  /** Which. */
  field: Field,
  /** All that stands in it now. */
  value: Secret, } } | { "left": {
  /** Which. */
  field: Field,
  /** What stands in it. */
  value: Secret,
  /** What stands in the password field; only for the field that repeats it. */
  password: Secret, } } | "passwordFocused" | { "consent": boolean } | { "getCode": {
  /** What was read from the captcha; empty while none is asked. */
  captcha: Secret, } } | { "submit": {
  /** Password. */
  password: Secret,
  /** The same again. */
  confirmPassword: Secret,
  /** Password for payments. */
  paymentPassword: Secret,
  /** Code of the SMS. */
  verificationCode: Secret,
  /** What was read from the captcha. */
  captcha: Secret, } } | "reset" | "retry";

/** One of the two forms. */
export type RegisterForm = "account" | "link";

/** Ways to register. */
export type RegisterTab = "account" | "mobile";

/** What a reward came by. */
export type RewardSourceKind = "PROMOTION" | "RAFFLE" | "CASHBACK" | "LEVEL_GIFT" | "RED_ENVELOPE" | "REFERRAL" | "MISSION";

/** The reward centre. */
export type RewardsEvent = { "claim": {
  /** What it came by. */
  kind: RewardSourceKind,
  /** Names it. */
  id: string, } } | "more" | "retry";

/** Rooms of player-versus-player games. */
export type RoomsEvent = { "join": string } | "refresh";

/** Where the visitor is. The view owns the browser history and reports every entry; the core answers with `Navigate`. */
export type RouteEvent = { "entered": {
  /** Path with leading slash. */
  path: string,
  /** Query without the question mark. */
  query: string, } } | { "open": Overlay } | "close";

/** The search of the site. */
export type SearchEvent = { "typed": string } | { "open": string } | "forgetRecent" | "retry";

/** A secret text. */
export type Secret = string;

/** The member's security settings: contact details, passkeys, authenticator, sessions. */
export type SecuritySettingsEvent = { "contact": ContactEvent } | { "addPasskey": string } | { "removePasskey": string } | "beginAuthenticator" | { "confirmAuthenticator": Secret } | "cancelAuthenticator" | "removeAuthenticator" | { "endSession": string } | "endOtherSessions" | "showLogins" | { "provePassword": Secret } | "cancelProof" | "edited" | "retry";

/** About the questionnaire. */
export type SelfTestEvent = "begin" | { "answer": {
  /** Its place, from 0. */
  question: number,
  /** 0 for never to 3 for almost always. */
  answer: number, } } | "send" | "leave";

/** Who the visitor is. */
export type SessionEvent = "signOut" | "refreshBalance" | "toggleBalance";

/** Which side of a settlement an agent is. */
export type SettlementRole = "PAYEE" | "PAYER";

/** Where a settlement stands. */
export type SettlementStatus = "CALCULATED" | "PENDING" | "PAID" | "REFUSED" | "PARTIAL" | "OVERDUE";

/** In the sheet that moves money. */
export type SheetEvent = { "amount": AmountEvent } | "all" | "turn" | "send" | "close";

/** Home below the fold. */
export type ShowcaseEvent = "shown" | { "period": WinnerPeriod } | "retry";

/** Events of the whole site. */
export type SiteEvent = { "language": string } | "toggleTheme" | "retry" | { "visible": boolean } | { "dismissToast": number } | "woke" | { "appUpdate": AppUpdateEvent };

/** How long it lasts. */
export type Span = "HOURS_24" | "WEEK" | "DAYS_30" | "WEEKS_6" | "MONTHS_6" | "YEAR" | "YEARS_5" | "FOREVER";

/** The check of a statement. */
export type StatementCheckEvent = { "pick": PickedFile } | { "checked": StatementReport } | { "broken": number } | "retry";

/** Something that was altered. */
export type StatementFinding = {
  /** Its word. */
  kind: string,
  /** The first row. */
  from: number,
  /** The last, or the one that it stands behind. */
  to: number, };

/** How the file is written. */
export type StatementFormat = "CSV" | "JSON";

/** Which record. */
export type StatementKind = "ACCOUNT" | "BETS" | "PROFIT" | "TEAM_BETS" | "TEAM_PROFIT" | "INCOME" | "TEAM_TRANSACTIONS" | "DIVIDENDS" | "DAILY_WAGES" | "HOURLY_SALARY" | "REAL_TIME_SALARY";

/** What the check has found; see `core/statement`. */
export type StatementReport = {
  /** The file, by its handle. */
  handle: number,
  /** `INTACT`, `ALTERED` or `NO_STATEMENT`. */
  verdict: string,
  /** `KNOWN`, `UNKNOWN` or `NONE`. */
  authority: string,
  /** The key that it is signed with. */
  key: string,
  /** What its end says, in hexadecimal. */
  digest: string,
  /** Rows in the file. */
  rows: number,
  /** How many alterations there are. */
  found: number,
  /** The first of them. */
  findings: Array<StatementFinding>,
  /** What its head says. */
  head: Array<NamedValue>,
  /** What its end says of totals. */
  totals: Array<NamedValue>, };

/** Statements of the record that shows. */
export type StatementsEvent = "toggle" | { "format": StatementFormat } | { "ask": {
  /** Of which record. */
  kind: StatementKind,
  /** The query of the record as it shows. */
  filter: string, } } | { "download": string } | { "print": string } | "closePrint" | { "delete": string } | "retry";

/** Customer service (sections 2, 6 and 7). */
export type SupportEvent = "online" | "blocked" | "chat";

/** Whose rows, where an agent names a member of the team. */
export type TeamReach = "OWN" | "BRANCH";

/** What the chart shows. */
export type TeamSeries = "turnover" | "netLoss" | "deposits" | "active" | "new";

/** A part of the tree. */
export type TeamShare = "team" | "direct" | "deeper" | "own";

/** Days that an overview is about, the present one last. */
export type TeamSpan = "TODAY" | "DAYS_7" | "DAYS_30" | "DAYS_90";

/** Transfers to the upline. */
export type TransferUplineEvent = { "amount": AmountEvent } | "all" | "review" | "back" | { "send": Secret } | "edited" | { "provePassword": Secret } | "cancelProof" | { "page": number } | "retry";

/** Everything that a view may say. */
export type UiEvent = { "site": SiteEvent } | { "route": RouteEvent } | { "session": SessionEvent } | { "intents": IntentsEvent } | { "game": GameEvent } | { "notices": NoticesEvent } | { "support": SupportEvent } | { "dialog": DialogEvent } | { "banner": BannerEvent } | { "home": HomeEvent } | { "register": RegisterEvent } | { "login": LoginEvent } | { "captcha": CaptchaEvent } | { "country": CountryEvent } | { "factor": FactorEvent } | { "forgot": ForgotEvent } | { "reset": PasswordEvent } | { "changePassword": PasswordEvent } | { "securitySettings": SecuritySettingsEvent } | { "fairPlay": FairPlayEvent } | { "helpLines": HelpLinesEvent } | { "deposits": DepositsEvent } | { "payeeName": PayeeNameEvent } | { "identityCheck": IdentityCheckEvent } | { "ownPicture": OwnPictureEvent } | { "limitOffer": LimitOfferEvent } | { "memberCentre": MemberCentreEvent } | { "gameList": GameListEvent } | { "lottery": LotteryEvent } | { "gameRows": GameRowsEvent } | { "gameCard": GameCardEvent } | { "showcase": ShowcaseEvent } | { "referral": ReferralEvent } | { "analyticsConsent": AnalyticsConsentEvent } | { "avatar": AvatarEvent } | { "pictureOrigin": PictureOriginEvent } | { "download": DownloadEvent } | { "domains": DomainsEvent } | { "help": HelpEvent } | { "chat": ChatEvent } | { "chatPictures": ChatPicturesEvent } | { "noticeReader": NoticeReaderEvent } | { "paymentPassword": PaymentPasswordEvent } | { "rooms": RoomsEvent } | { "lobby": LobbyEvent } | { "launch": LaunchEvent } | { "realityCheck": RealityCheckEvent } | { "privacy": PrivacyEvent } | { "promotions": PromotionsEvent } | { "pointMall": PointMallEvent } | { "myWallet": MyWalletEvent } | { "wallets": WalletsEvent } | { "inbox": InboxEvent } | { "accountRecord": AccountRecordEvent } | { "bettingRecord": BettingRecordEvent } | { "profitAndLoss": ProfitAndLossEvent } | { "bonuses": BonusesEvent } | { "rewards": RewardsEvent } | { "invitations": InvitationsEvent } | { "agentCentre": AgentCentreEvent } | { "agentNotices": AgentNoticesEvent } | { "agentTeam": AgentTeamEvent } | { "agentRegister": AgentRegisterEvent } | { "agentDownline": AgentDownlineEvent } | { "agentTransfer": AgentTransferEvent } | { "agentRates": AgentRatesEvent } | { "agentTeamBets": AgentTeamBetsEvent } | { "agentTeamProfit": AgentTeamProfitEvent } | { "agentIncome": AgentIncomeEvent } | { "agentTransactions": AgentTransactionsEvent } | { "agentSettlements": AgentSettlementsEvent } | { "missions": MissionsEvent } | { "statements": StatementsEvent } | { "statementCheck": StatementCheckEvent } | { "agentContracts": AgentContractsEvent } | { "agentWorkbench": AgentWorkbenchEvent } | { "search": SearchEvent } | { "transferUpline": TransferUplineEvent } | { "withdraw": WithdrawEvent } | { "withdrawals": WithdrawalsEvent };

/** A figure of the page. */
export type WalletFigure = "balance" | "withdrawable" | "held";

/** Wallets and transfers between them. */
export type WalletsEvent = { "moveIn": string } | { "moveBack": string } | { "sheet": SheetEvent } | "allBack" | { "readAgain": string } | { "atLaunch": boolean } | "dismiss" | "more" | "retry";

/** Which wins the board shows. */
export type WinnerPeriod = "latest" | "day" | "week" | "month";

/** Taking money out: the form, and the accounts to be paid to. */
export type WithdrawEvent = { "account": PayoutAccountEvent } | { "choose": string } | { "amount": AmountEvent } | "all" | "review" | "back" | { "send": {
  /** The payment password. */
  paymentPassword: Secret,
  /** The code of the authenticator app, where it is asked for. */
  factorCode: Secret, } } | "edited" | { "provePassword": Secret } | "cancelProof" | "retry";

/** Withdrawals on record: which are listed, and what the member says about one. */
export type WithdrawalsEvent = { "toggle": string } | { "arrival": ArrivalEvent } | "cancel" | "keep" | { "filter": string } | { "page": number } | "retry";
