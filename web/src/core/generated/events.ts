// Generated from the Rust types of core/; do not edit. To write it anew:
// UPDATE=1 cargo test -p lumora-core --features bindings --test bindings

/** An input of the form of an account. */
export type AccountField = "institution" | "account" | "holder" | "paymentPassword";

/** Events of the account record. */
export type AccountRecordEvent = { "account": RecordAccount } | { "days": RecordDaysEvent } | { "group": RecordGroup | null } | { "direction": RecordDirection | null } | "more" | "retry";

/** Events of the agent centre's frame. */
export type AgentCentreEvent = "toMenu" | "retry";

/** Events of the agent's contracts. */
export type AgentContractsEvent = { "answer": ContractAnswer } | { "end": string } | { "agree": boolean } | { "reason": string } | { "send": Secret } | "edited" | "cancel" | "retry";

/** Events of downline management. */
export type AgentDownlineEvent = { "level": string } | { "search": string } | { "label": string } | { "sort": DownlineSort } | "turn" | "more" | "retry" | { "act": DownlineAct } | "close" | { "freeze": string } | "unfreeze" | { "labels": string } | { "message": {
  /** Title, one line. */
  title: string,
  /** Text, plain. */
  text: string, } };

/** Events of the agent's income. */
export type AgentIncomeEvent = { "days": RecordDaysEvent } | "more" | "retry";

/** Events of the announcements for agents. */
export type AgentNoticesEvent = { "page": number } | "retry";

/** Events of the form for a downline's rates of rebate. */
export type AgentRatesEvent = "retry" | { "rate": {
  /** Code of the product. */
  product: string,
  /** Text of the input, in percent. */
  value: string, } } | "review" | "back" | { "send": Secret } | "edited" | { "provePassword": Secret } | "cancelProof";

/** Events of the register centre. */
export type AgentRegisterEvent = { "type": {
  /** The form that chooses it. */
  form: RegisterForm,
  /** Number of the account type. */
  accountType: number, } } | { "rate": {
  /** The form of the rate. */
  form: RegisterForm,
  /** Code of the product. */
  product: string,
  /** Text of the input, in percent. */
  value: string, } } | { "typed": {
  /** The field that changed. */
  field: Field,
  /** Text of the field; of a secret one nothing is kept. */
  value: Secret, } } | { "left": {
  /** The field that was left. */
  field: Field,
  /** Text of the field. */
  value: Secret, } } | { "create": Secret } | "another" | { "link": {
  /** The input that changed. */
  field: LinkField,
  /** Text of the input. */
  value: string, } } | "addLink" | { "end": string } | "keep" | "confirmEnd" | "more" | "retry";

/** Events of the settlements of an agent. */
export type AgentSettlementsEvent = { "days": RecordDaysEvent } | { "role": SettlementRole } | { "status": SettlementStatus | null } | "more" | "moreLines" | "retry";

/** Events of the betting history of the team. */
export type AgentTeamBetsEvent = { "days": RecordDaysEvent } | { "member": string } | { "reach": TeamReach } | { "product": string } | { "vendor": string } | { "game": string } | { "status": BetStatus | null } | { "find": string } | "more" | "retry";

/** Events of the team overview. */
export type AgentTeamEvent = { "span": TeamSpan } | { "share": TeamShare } | { "series": TeamSeries } | "retry";

/** Events of the team's profit and loss. */
export type AgentTeamProfitEvent = { "days": RecordDaysEvent } | "retry";

/** Events of the downline transaction details. */
export type AgentTransactionsEvent = { "days": RecordDaysEvent } | { "member": string } | { "reach": TeamReach } | { "group": RecordGroup | null } | "more" | "retry";

/** Events of the form for a transfer to the downline. */
export type AgentTransferEvent = "retry" | { "amount": AmountEvent } | "all" | "review" | "back" | { "send": Secret } | "edited" | { "provePassword": Secret } | "cancelProof";

/** Events of the workbench. */
export type AgentWorkbenchEvent = { "typed": ContractTyped } | { "chosen": ContractChosen } | "addTier" | { "removeTier": number } | { "raiseTier": number } | { "periods": number } | "review";

/** What the view of an amount's field may say. */
export type AmountEvent = { "typed": string } | "left" | { "preset": string };

/** Events of the question whether visits may be counted. */
export type AnalyticsConsentEvent = { "answer": boolean } | "ask";

/** A newer build of the site (section 8, chunks that can not be loaded any more). */
export type AppUpdateEvent = "ready" | "chunkMissing" | "accept" | "putOff";

/** Events of the question what has arrived. */
export type ArrivalEvent = { "answer": Confirmation } | { "amount": AmountEvent } | { "attach": Array<PickedFile> } | { "detach": number } | { "uploadAgain": number } | "send";

/** Events of the member's picture. */
export type AvatarEvent = "wanted";

/** Events of the banner carousel. */
export type BannerEvent = { "show": number } | "togglePause" | { "hold": boolean } | "open";

/** The amount that a contract pays a part of. */
export type Basis = "NET_LOSS" | "TURNOVER" | "VALID_BET" | "GGR" | "NGR";

/** The status of a bet. */
export type BetStatus = "PENDING" | "WON" | "LOST" | "DRAW" | "ROLLED_BACK";

/** Events of the betting record. */
export type BettingRecordEvent = { "days": RecordDaysEvent } | { "product": string } | { "vendor": string } | { "game": string } | { "status": BetStatus | null } | { "find": string } | "more" | "retry";

/** The state of a bonus. */
export type BonusState = "ACTIVE" | "PENDING" | "COMPLETED" | "EXPIRED" | "FORFEITED" | "CANCELLED" | "LOST";

/** Events of the bonus page. */
export type BonusesEvent = { "state": BonusState | null } | { "ask": string } | "keep" | "giveUp" | "more" | "retry";

/** Events of the breaks from play. */
export type BreakEvent = { "choose": {
  /** The kind of the break. */
  kind: ExclusionKind,
  /** How long the break lasts. */
  span: Span, } } | "ask" | "return";

/** Events of the captcha of a form. */
export type CaptchaEvent = { "refresh": FormName } | { "kind": {
  /** The form of the captcha. */
  form: FormName,
  /** The kind that is wanted. */
  kind: CaptchaKind, } } | { "edited": FormName };

/** The kind of a captcha. Query of `GET /wps/captcha`. */
export type CaptchaKind = "image" | "audio" | "work";

/** The fate of a period that was below zero. */
export type CarryOver = "RESET" | "CARRY_NEGATIVE";

/** Events of the chat room. */
export type ChatEvent = { "typed": string } | "send" | { "attach": Array<PickedFile> } | { "again": string } | { "discard": string } | "earlier" | "retry" | "close" | { "stars": number } | { "comment": string } | "rate";

/** Events of the pictures of the conversation. */
export type ChatPicturesEvent = { "show": string };

/** What a member says of a payment (section 4, "Withdrawal confirmation"). */
export type Confirmation = "FULL" | "PARTIAL" | "NOT_RECEIVED";

/** Events of the member's contact details. */
export type ContactEvent = { "change": ContactKind } | "cancel" | { "typed": {
  /** The field that changed. */
  field: Field,
  /** Text of the field. */
  value: Secret, } } | { "left": {
  /** The field that was left. */
  field: Field,
  /** Text of the field. */
  value: Secret, } } | "getCode" | { "submit": {
  /** The code that went to the new address or number. */
  verificationCode: Secret,
  /** The code that went to the present address or number. */
  currentCode: Secret, } };

/** A field of a form to the operator. */
export type ContactFormFieldName = "questionType" | "name" | "contact" | "channel" | "content";

/** A form to the operator. */
export type ContactFormName = "feedback" | "application";

/** A way to reach a member. */
export type ContactKind = "email" | "mobile";

/** An action about a contract or a request. */
export type ContractAction = "OFFER" | "COUNTER" | "ACCEPT" | "REJECT" | "WITHDRAW" | "TERMINATE";

/** An answer to a request. */
export type ContractAnswer = {
  /** Id of the request. */
  request: string,
  /** What the agent does with it. */
  action: ContractAction, };

/** Something that was chosen in the workbench. */
export type ContractChosen = { "basis": Basis } | { "period": ContractPeriod } | { "product": string } | { "includeSelf": boolean } | { "includeSubTeams": boolean } | { "carryOver": CarryOver } | { "bonuses": boolean } | { "payer": Payer } | { "own": string };

/** An input of the workbench. */
export type ContractField = "turnover" | "netLoss" | "members" | "least" | "rate" | "cap" | "guaranteed" | "platformFee" | "paymentFee";

/** The length of a contract's periods. */
export type ContractPeriod = "REALTIME_5M" | "HOURLY" | "DAILY" | "WEEKLY" | "HALF_MONTHLY" | "MONTHLY";

/** Something that was typed into the workbench. */
export type ContractTyped = {
  /** Index of the tier, from 0; without meaning for what holds for all tiers. */
  tier: number,
  /** The input that was typed into. */
  field: ContractField,
  /** What was done to the input. */
  event: AmountEvent, };

/** Events of the country list of a form. */
export type CountryEvent = { "toggle": FormName } | { "blur": FormName } | { "focus": FormName } | { "close": FormName } | { "search": {
  /** The form of the list. */
  form: FormName,
  /** The search text, as typed. */
  text: string, } } | { "choose": {
  /** The form of the list. */
  form: FormName,
  /** Code of the country, ISO 3166 alpha-2. */
  country: string, } } | { "names": Array<[string, string]> };

/** Events of the deposit page: the form, the deposit of the address, and the history. */
export type DepositsEvent = { "channel": string } | { "promotion": string } | { "amount": AmountEvent } | { "acknowledgeFunds": boolean } | "ask" | { "redeem": Secret } | "voucherEdited" | "callOff" | "keep" | "confirmCallOff" | { "attach": Array<PickedFile> } | { "detach": number } | { "sendAgain": number } | { "status": string } | { "page": number } | { "row": string } | "retry";

/** Events of the dialog on top. */
export type DialogEvent = { "press": {
  /** Key of the dialog. */
  dialog: number,
  /** Index of the button. */
  button: number, } } | { "dismiss": number } | { "enter": number };

/** The kind of a document. */
export type DocumentKind = "PASSPORT" | "NATIONAL_ID_FRONT" | "NATIONAL_ID_BACK" | "DRIVING_LICENCE" | "PROOF_OF_ADDRESS";

/** Events of the list of the site's addresses. */
export type DomainsEvent = "test";

/** A form of downline management. */
export type DownlineAct = "freeze" | "labels" | "message" | "transfer" | "rates";

/** The order that the members of a level of the tree are listed in. */
export type DownlineSort = "NAME" | "REGISTERED" | "LAST_LOGIN" | "BALANCE" | "TEAM_SIZE" | "TURNOVER";

/** Events of the download page. */
export type DownloadEvent = { "choose": string };

/** The kind of an exclusion: how a member is kept from play. */
export type ExclusionKind = "TIME_OUT" | "SELF_EXCLUSION";

/** Events of the second factor of a login (section 4, "Login from a new IP"). */
export type FactorEvent = { "choose": FactorKind } | "other" | "sendCode" | "edited" | { "submit": Secret } | "leave";

/** A way to prove who one is beside the password (section 4, "Login from a new IP"). */
export type FactorKind = "sms" | "email" | "totp" | "payeeName";

/** Events of the page that keeps play in control. */
export type FairPlayEvent = { "limit": LimitEvent } | { "interval": number } | "saveInterval" | { "break": BreakEvent } | { "selfTest": SelfTestEvent } | "moreHistory" | "retry";

/** A field of an account form. */
export type Field = "username" | "mobileNum" | "verificationCode" | "currentCode" | "password" | "confirmPassword" | "oldPassword" | "paymentPassword" | "payeeName" | "nickname" | "birthday" | "email" | "qqNum" | "wechat" | "line" | "whatsapp" | "telegram" | "zalo" | "facebook" | "idNumber" | "recommenderId" | "affiliateCode" | "captcha";

/** Events of the form for a forgotten password (section 2, "Forgot password modal"). */
export type ForgotEvent = { "way": ForgotWay } | { "typed": {
  /** The field that changed. */
  field: Field,
  /** Text of the field. */
  value: Secret, } } | { "left": {
  /** The field that was left. */
  field: Field,
  /** Text of the field. */
  value: Secret, } } | { "getCode": {
  /** Answer to the captcha; empty while none is asked for. */
  captcha: Secret, } } | { "submit": {
  /** The new password. */
  password: Secret,
  /** The code of the SMS. */
  verificationCode: Secret,
  /** Answer to the captcha. */
  captcha: Secret, } } | "retry";

/** Ways to recover an account. */
export type ForgotWay = "email" | "mobile";

/** A form that has a captcha, a code button or a country list of its own. */
export type FormName = "login" | "loginMobile" | "factor" | "register" | "forgot" | "contact" | "paymentPassword" | "payeeName";

/** Events of the card of a game. */
export type GameCardEvent = { "show": string } | "close";

/** Events of a game's tile or of a vendor's card, wherever it stands. */
export type GameEvent = { "play": string } | { "playFramed": string } | { "playVendor": {
  /** Code of the game type. */
  gameType: string,
  /** Code of the vendor. */
  vendor: string, } } | { "toggleFavourite": string };

/** Events of the popup list of a vendor's games (section 4, `isGame` VASSALAGE). */
export type GameListEvent = { "search": {
  /** The text, as typed. */
  text: string,
  /** Whether Enter was pressed: search at once. */
  now: boolean, } } | { "page": number } | "retry";

/** A message of a running game to the site. */
export type GameMessage = "ready" | "balance" | "refused" | "exit" | "error";

/** Events of the rows of games below the fold of home. */
export type GameRowsEvent = "shown" | "retry";

/** Events of the help centre. */
export type HelpEvent = { "search": {
  /** The text, as typed. */
  text: string,
  /** Whether Enter was pressed: search at once. */
  now: boolean, } } | "retry" | { "typed": {
  /** The form of the field. */
  form: ContactFormName,
  /** The field that changed. */
  field: ContactFormFieldName,
  /** Text of the field. */
  value: string, } } | { "send": ContactFormName } | { "again": ContactFormName };

/** Events of the page of help lines. */
export type HelpLinesEvent = { "country": string } | "retry";

/** Events of the home screen. */
export type HomeEvent = "retry" | "popularShown" | "toggleJackpot";

/** Events of the identity check: details, documents, handing in. */
export type IdentityCheckEvent = "edit" | "cancel" | { "typed": {
  /** The input that changed. */
  field: IdentityField,
  /** Text of the input. */
  value: string, } } | "save" | { "kind": DocumentKind } | { "attach": Array<PickedFile> } | { "detach": number } | { "sendAgain": number } | { "remove": string } | { "show": string } | "handIn" | "retry";

/** An input of the form of the details. */
export type IdentityField = "name" | "birthDate" | "country";

/** Events of the messages page. */
export type InboxEvent = { "category": MessageCategory | null } | { "pick": string } | "pickAll" | "pickNone" | "readPicked" | "readAll" | "deletePicked" | "deleteOpen" | "delete" | "keep" | "more" | "retry";

/** What the member does with the notice about a request whose outcome was not known. */
export type IntentsEvent = "checkNow" | "dismiss";

/** Events of the page that invites friends. */
export type InvitationsEvent = "more" | "retry";

/** Events of the page of the game that runs. */
export type LaunchEvent = { "message": GameMessage } | "toggleFavourite" | "leave" | "retry";

/** Events of the limits of time and money. */
export type LimitEvent = { "edit": {
  /** What the limit bounds. */
  kind: LimitKind,
  /** How long what was used counts for the limit. */
  period: LimitPeriod, } } | "leave" | { "amount": AmountEvent } | { "hours": string } | { "minutes": string } | "set" | "remove" | { "confirm": {
  /** What the limit bounds. */
  kind: LimitKind,
  /** How long what was used counts for the limit. */
  period: LimitPeriod, } } | { "drop": {
  /** What the limit bounds. */
  kind: LimitKind,
  /** How long what was used counts for the limit. */
  period: LimitPeriod, } };

/** The kind of a limit: what it bounds. */
export type LimitKind = "DEPOSIT" | "LOSS" | "STAKE" | "TIME";

/** Events of the offer of limits. */
export type LimitOfferEvent = { "amount": {
  /** The period of the limit. */
  period: LimitPeriod,
  /** What was done to the amount. */
  event: AmountEvent, } } | "set" | "decline";

/** The period of a limit: how long what was used counts. */
export type LimitPeriod = "DAY" | "WEEK" | "MONTH";

/** An input of the form of a link. */
export type LinkField = "channel" | "maxUses" | "days";

/** Events of the games lobby (sections 2 and 4). */
export type LobbyEvent = { "vendor": string } | { "mode": LobbyMode } | { "classification": string } | { "minBet": string } | { "sort": string } | { "search": {
  /** The text, as typed. */
  text: string,
  /** Whether Enter was pressed: search at once. */
  now: boolean, } } | { "page": number } | "loadMore" | "scrolledToEnd" | "clearFilters" | "retry";

/** What a lobby's grid lists (section 4, "Lobby modes"). */
export type LobbyMode = "all" | "hot" | "favourite" | "recent";

/** Events of the login form. Passwords and codes are typed into uncontrolled inputs and reach the core only with `Submit`. */
export type LoginEvent = { "tab": LoginTab } | { "edited": Field } | { "submit": {
  /** Account name, as typed; trimmed by the core. */
  username: string,
  /** Password, as typed; trimmed by the core. */
  password: Secret,
  /** Answer to the captcha; empty while none is asked for. */
  captcha: Secret,
  /** Whether to sign this browser in for 24 hours. */
  remember: boolean, } } | "togglePassword" | { "number": string } | { "getCode": {
  /** Answer to the captcha; empty while none is asked for. */
  captcha: Secret, } } | { "submitMobile": {
  /** Code of the SMS, as typed. */
  verificationCode: Secret,
  /** Answer to the captcha; empty while none is asked for. */
  captcha: Secret,
  /** Whether to sign this browser in for 24 hours. */
  remember: boolean, } } | "freePlay" | { "demo": string } | { "social": string } | "passkey";

/** A tab of the login form. */
export type LoginTab = "username" | "mobile";

/** Events of the lottery page. */
export type LotteryEvent = { "vendor": string } | "retry";

/** A channel that promotional messages come by. */
export type MarketingChannel = "email" | "sms" | "call";

/** Events of the member centre's frame. */
export type MemberCentreEvent = "toMenu";

/** The category of a message: what it is about. */
export type MessageCategory = "SYSTEM" | "PAYMENT" | "SECURITY" | "PROMO" | "AGENT" | "RG";

/** The tab that the page shows. */
export type MissionTab = "missions" | "boards";

/** Events of missions and leaderboards. */
export type MissionsEvent = { "tab": MissionTab } | "checkIn" | { "claim": {
  /** Id of the mission. */
  mission: string,
  /** The period whose reward is taken. */
  period: string, } } | { "turn": string } | "retry";

/** Events of my wallet. */
export type MyWalletEvent = { "figure": WalletFigure } | { "gameType": string } | "retry";

/** A name with its value, as the file has them. */
export type NamedValue = {
  /** Name of the value. */
  name: string,
  /** The value, as the file has it. */
  value: string, };

/** Events of the reader of notices. */
export type NoticeReaderEvent = { "select": string } | { "page": number };

/** Events of the notices in the marquee and in the popup. */
export type NoticesEvent = { "read": string } | "acted" | "closePopup" | "openAll" | "retry" | "toggleMarquee";

/** Overlays that are part of the URL, so that Back closes them and a link opens them. */
export type Overlay = "login" | "register" | "forgotPassword" | "changePassword" | "notice" | "announcement" | "search";

/** Events of the member's own picture. */
export type OwnPictureEvent = { "choose": PickedFile } | "remove";

/** Events of a form that sets a new password: by the link of a mail, or for a member (sections 2 and 5). */
export type PasswordEvent = { "edited": Field } | { "left": {
  /** The field that was left. */
  field: Field,
  /** Text of the field. */
  value: Secret,
  /** Text of the field of the new password; only for the field that repeats it. */
  password: Secret, } } | { "submit": {
  /** The password until now, empty where it is not asked for. */
  oldPassword: Secret,
  /** The new password. */
  password: Secret,
  /** The new password, typed again. */
  confirmPassword: Secret, } } | { "consent": boolean } | "retry" | "askAgain";

/** Events of the payee's name: state it, prove it. */
export type PayeeNameEvent = "begin" | "cancel" | { "typed": string } | "codeEdited" | "getCode" | { "submit": Secret } | { "provePassword": Secret } | "cancelProof" | "proofEdited" | "retry";

/** The one who pays what a contract brings. */
export type Payer = "UPLINE" | "OPERATOR";

/** Events of the payment password: set it, change it, recover it. */
export type PaymentPasswordEvent = "change" | "recover" | "cancel" | { "edited": PinName } | "getCode" | { "submit": {
  /** The present payment password, where it is asked for. */
  current: Secret,
  /** The new payment password. */
  paymentPassword: Secret,
  /** The new payment password, typed again. */
  again: Secret,
  /** The code of a recovery, where it is asked for. */
  verificationCode: Secret, } } | { "provePassword": Secret } | "cancelProof" | "proofEdited" | "retry";

/** Events of the accounts to be paid to. */
export type PayoutAccountEvent = "begin" | { "askRemove": string } | "close" | { "method": string } | { "institution": string } | { "edited": AccountField } | { "holder": string } | { "add": {
  /** Account number or address, as typed. */
  account: Secret,
  /** The payment password. */
  paymentPassword: Secret, } } | { "remove": Secret };

/** A file that was chosen. */
export type PickedFile = {
  /** Number of the file while the page lives. */
  handle: number,
  /** Name of the file, shown only: nothing is concluded from it. */
  name: string,
  /** Size of the file in bytes; more than four billion count as four billion. */
  size: number,
  /** First bytes of the file, at most 16. */
  head: Array<number>, };

/** Events of the pictures that the page loads. */
export type PictureOriginEvent = { "failed": string };

/** An input of a form of the payment password. */
export type PinName = "current" | "paymentPassword" | "again" | "verificationCode";

/** Events of the points mall. */
export type PointMallEvent = { "category": string } | "logIn" | { "quantity": number } | { "redeem": {
  /** Name of who gets the parcel. */
  recipient: string,
  /** Telephone number of who gets the parcel. */
  phone: string,
  /** Address where the parcel goes. */
  address: string,
  /** Number in the operator's messenger. */
  contact: string,
  /** The payment password. */
  paymentPassword: Secret, } } | { "edited": RedeemField } | "another" | { "convertTyped": string } | { "convert": Secret } | "convertEdited" | { "status": RedemptionStatus | null } | "more" | "retry";

/** Events of the cards of the member's own data: consents, a copy, the end of the account. */
export type PrivacyEvent = { "consent": MarketingChannel } | "askCopy" | "download" | "beginClosing" | "leaveClosing" | { "understood": boolean } | { "close": Secret } | "edited" | { "provePassword": Secret } | "cancelProof" | "retry";

/** Events of profit and loss. */
export type ProfitAndLossEvent = { "days": RecordDaysEvent } | "retry";

/** Events of the promotions: the list, and the page of one. */
export type PromotionsEvent = "feature" | { "category": string } | { "filter": string } | "clearFilters" | "retry" | "logIn" | "join" | "claim" | "draw" | { "contact": string } | { "remark": string } | { "attach": Array<PickedFile> } | { "detach": number } | { "uploadAgain": number } | "apply";

/** Events of the reality check. */
export type RealityCheckEvent = "continue" | "history" | "logOut";

/** The account whose movements a record shows. */
export type RecordAccount = "CASH" | "POINTS";

/** Events of the days that a record shows. */
export type RecordDaysEvent = { "span": RecordSpan } | "own" | { "from": string } | { "until": string } | "show";

/** The direction of a movement. */
export type RecordDirection = "IN" | "OUT";

/** The group of a movement, by what kind it is. */
export type RecordGroup = "STAKES" | "PAYOUTS" | "DEPOSITS" | "WITHDRAWALS" | "TRANSFERS" | "REWARDS" | "COMMISSION" | "POINTS" | "CORRECTIONS";

/** The span of days that a record shows: days of the operator, the present one last. */
export type RecordSpan = "TODAY" | "YESTERDAY" | "DAYS_7" | "DAYS_30" | "DAYS_365";

/** An input of the form of a redemption. */
export type RedeemField = "recipient" | "phone" | "address" | "contact" | "paymentPassword";

/** How far a redemption has come (section 4: applying, rejected, approved, and of that in process, rejected, approved). */
export type RedemptionStatus = "APPLYING" | "APPROVED_IN_PROCESS" | "APPROVED" | "SHIPPED" | "COMPLETED" | "REJECTED";

/** Events of the invitation page. */
export type ReferralEvent = "signUp";

/** Events of the registration form. What is typed comes with every change; what is typed into a secret field is judged and forgotten. */
export type RegisterEvent = { "tab": RegisterTab } | { "typed": {
  /** The field that changed. */
  field: Field,
  /** Text of the field. */
  value: Secret, } } | { "left": {
  /** The field that was left. */
  field: Field,
  /** Text of the field. */
  value: Secret,
  /** Text of the password field; only for the field that repeats it. */
  password: Secret, } } | "passwordFocused" | { "consent": boolean } | { "getCode": {
  /** Answer to the captcha; empty while none is asked for. */
  captcha: Secret, } } | { "submit": {
  /** The password. */
  password: Secret,
  /** The password, typed again. */
  confirmPassword: Secret,
  /** The payment password. */
  paymentPassword: Secret,
  /** The code of the SMS. */
  verificationCode: Secret,
  /** Answer to the captcha. */
  captcha: Secret, } } | "reset" | "retry";

/** One of the two forms of the register centre. */
export type RegisterForm = "account" | "link";

/** Ways to register. */
export type RegisterTab = "account" | "mobile";

/** The kind of a reward: what it came by. */
export type RewardSourceKind = "PROMOTION" | "RAFFLE" | "CASHBACK" | "LEVEL_GIFT" | "RED_ENVELOPE" | "REFERRAL" | "MISSION";

/** Events of the reward centre. */
export type RewardsEvent = { "claim": {
  /** How the reward came about. */
  kind: RewardSourceKind,
  /** Id of the reward. */
  id: string, } } | "more" | "retry";

/** Events of the rooms of player-versus-player games. */
export type RoomsEvent = { "join": string } | "refresh";

/** Events of the visitor's location. The view owns the browser history and reports every entry; the core answers with `Navigate`. */
export type RouteEvent = { "entered": {
  /** Path with its leading slash. */
  path: string,
  /** Query without the question mark. */
  query: string, } } | { "open": Overlay } | "close";

/** Events of the search of the site. */
export type SearchEvent = { "typed": string } | { "open": string } | "forgetRecent" | "retry";

/** A text that prints as `***`, and is wiped when it is dropped. */
export type Secret = string;

/** Events of the security settings: contact details, passkeys, authenticator, sessions. */
export type SecuritySettingsEvent = { "contact": ContactEvent } | { "addPasskey": string } | { "removePasskey": string } | "beginAuthenticator" | { "confirmAuthenticator": Secret } | "cancelAuthenticator" | "removeAuthenticator" | { "endSession": string } | "endOtherSessions" | "showLogins" | { "provePassword": Secret } | "cancelProof" | "edited" | "retry";

/** Events of the questionnaire. */
export type SelfTestEvent = "begin" | { "answer": {
  /** Index of the question, from 0. */
  question: number,
  /** Points of the answer: 0 for never to 3 for almost always. */
  answer: number, } } | "send" | "leave";

/** Events of the session: sign out, and the balance in the header. */
export type SessionEvent = "signOut" | "refreshBalance" | "toggleBalance";

/** The side of a settlement that an agent is on. */
export type SettlementRole = "PAYEE" | "PAYER";

/** The status of a settlement. */
export type SettlementStatus = "CALCULATED" | "PENDING" | "PAID" | "REFUSED" | "PARTIAL" | "OVERDUE";

/** Events of the sheet that moves money. */
export type SheetEvent = { "amount": AmountEvent } | "all" | "turn" | "send" | "close";

/** Events of home below the fold. */
export type ShowcaseEvent = "shown" | { "period": WinnerPeriod } | "retry";

/** Events of the whole site. */
export type SiteEvent = { "language": string } | "toggleTheme" | "retry" | { "visible": boolean } | { "dismissToast": number } | "woke" | { "appUpdate": AppUpdateEvent };

/** The length of an exclusion. */
export type Span = "HOURS_24" | "WEEK" | "DAYS_30" | "WEEKS_6" | "MONTHS_6" | "YEAR" | "YEARS_5" | "FOREVER";

/** Events of the check of a statement. */
export type StatementCheckEvent = { "pick": PickedFile } | { "checked": StatementReport } | { "broken": number } | "retry";

/** One alteration. */
export type StatementFinding = {
  /** Word of the alteration. */
  kind: string,
  /** First row that is altered. */
  from: number,
  /** Last row that is altered, or the one that something stands behind. */
  to: number, };

/** The format of a statement's file. */
export type StatementFormat = "CSV" | "JSON";

/** The record that a statement is of. */
export type StatementKind = "ACCOUNT" | "BETS" | "PROFIT" | "TEAM_BETS" | "TEAM_PROFIT" | "INCOME" | "TEAM_TRANSACTIONS" | "DIVIDENDS" | "DAILY_WAGES" | "HOURLY_SALARY" | "REAL_TIME_SALARY";

/** The findings of the check; see `core/statement`. */
export type StatementReport = {
  /** Handle of the file. */
  handle: number,
  /** Whether the file is whole: `INTACT`, `ALTERED` or `NO_STATEMENT`. */
  verdict: string,
  /** Whether the key is the site's: `KNOWN`, `UNKNOWN` or `NONE`. */
  authority: string,
  /** Public key that the statement is signed with. */
  key: string,
  /** Digest that the end of the file states, in hexadecimal. */
  digest: string,
  /** Number of rows in the file. */
  rows: number,
  /** Number of alterations that were found. */
  found: number,
  /** The first alterations. */
  findings: Array<StatementFinding>,
  /** Names and values of the file's head. */
  head: Array<NamedValue>,
  /** Totals that the end of the file states. */
  totals: Array<NamedValue>, };

/** Events of the panel of statements. */
export type StatementsEvent = "toggle" | { "format": StatementFormat } | { "ask": {
  /** The record of the statement. */
  kind: StatementKind,
  /** The query of the record, as it shows. */
  filter: string, } } | { "download": string } | { "print": string } | "closePrint" | { "delete": string } | "retry";

/** Events of customer service (sections 2, 6 and 7). */
export type SupportEvent = "online" | "blocked" | "chat";

/** The reach of a record, where an agent names a member of the team. */
export type TeamReach = "OWN" | "BRANCH";

/** The figure that the chart shows. */
export type TeamSeries = "turnover" | "netLoss" | "deposits" | "active" | "new";

/** A part of the tree. */
export type TeamShare = "team" | "direct" | "deeper" | "own";

/** Days that an overview is about, the present one last. */
export type TeamSpan = "TODAY" | "DAYS_7" | "DAYS_30" | "DAYS_90";

/** Events of the transfers to the upline. */
export type TransferUplineEvent = { "amount": AmountEvent } | "all" | "review" | "back" | { "send": Secret } | "edited" | { "provePassword": Secret } | "cancelProof" | { "page": number } | "retry";

/** Everything that a view may say. */
export type UiEvent = { "site": SiteEvent } | { "route": RouteEvent } | { "session": SessionEvent } | { "intents": IntentsEvent } | { "game": GameEvent } | { "notices": NoticesEvent } | { "support": SupportEvent } | { "dialog": DialogEvent } | { "banner": BannerEvent } | { "home": HomeEvent } | { "register": RegisterEvent } | { "login": LoginEvent } | { "captcha": CaptchaEvent } | { "country": CountryEvent } | { "factor": FactorEvent } | { "forgot": ForgotEvent } | { "reset": PasswordEvent } | { "changePassword": PasswordEvent } | { "securitySettings": SecuritySettingsEvent } | { "fairPlay": FairPlayEvent } | { "helpLines": HelpLinesEvent } | { "deposits": DepositsEvent } | { "payeeName": PayeeNameEvent } | { "identityCheck": IdentityCheckEvent } | { "ownPicture": OwnPictureEvent } | { "limitOffer": LimitOfferEvent } | { "memberCentre": MemberCentreEvent } | { "gameList": GameListEvent } | { "lottery": LotteryEvent } | { "gameRows": GameRowsEvent } | { "gameCard": GameCardEvent } | { "showcase": ShowcaseEvent } | { "referral": ReferralEvent } | { "analyticsConsent": AnalyticsConsentEvent } | { "avatar": AvatarEvent } | { "pictureOrigin": PictureOriginEvent } | { "download": DownloadEvent } | { "domains": DomainsEvent } | { "help": HelpEvent } | { "chat": ChatEvent } | { "chatPictures": ChatPicturesEvent } | { "noticeReader": NoticeReaderEvent } | { "paymentPassword": PaymentPasswordEvent } | { "rooms": RoomsEvent } | { "lobby": LobbyEvent } | { "launch": LaunchEvent } | { "realityCheck": RealityCheckEvent } | { "privacy": PrivacyEvent } | { "promotions": PromotionsEvent } | { "pointMall": PointMallEvent } | { "myWallet": MyWalletEvent } | { "wallets": WalletsEvent } | { "inbox": InboxEvent } | { "accountRecord": AccountRecordEvent } | { "bettingRecord": BettingRecordEvent } | { "profitAndLoss": ProfitAndLossEvent } | { "bonuses": BonusesEvent } | { "rewards": RewardsEvent } | { "invitations": InvitationsEvent } | { "agentCentre": AgentCentreEvent } | { "agentNotices": AgentNoticesEvent } | { "agentTeam": AgentTeamEvent } | { "agentRegister": AgentRegisterEvent } | { "agentDownline": AgentDownlineEvent } | { "agentTransfer": AgentTransferEvent } | { "agentRates": AgentRatesEvent } | { "agentTeamBets": AgentTeamBetsEvent } | { "agentTeamProfit": AgentTeamProfitEvent } | { "agentIncome": AgentIncomeEvent } | { "agentTransactions": AgentTransactionsEvent } | { "agentSettlements": AgentSettlementsEvent } | { "missions": MissionsEvent } | { "statements": StatementsEvent } | { "statementCheck": StatementCheckEvent } | { "agentContracts": AgentContractsEvent } | { "agentWorkbench": AgentWorkbenchEvent } | { "search": SearchEvent } | { "transferUpline": TransferUplineEvent } | { "withdraw": WithdrawEvent } | { "withdrawals": WithdrawalsEvent };

/** A figure of the page. */
export type WalletFigure = "balance" | "withdrawable" | "held";

/** Events of wallets and transfers between them. */
export type WalletsEvent = { "moveIn": string } | { "moveBack": string } | { "sheet": SheetEvent } | "allBack" | { "readAgain": string } | { "atLaunch": boolean } | "dismiss" | "more" | "retry";

/** Which wins the board shows. */
export type WinnerPeriod = "latest" | "day" | "week" | "month";

/** Events of the withdrawal page: the form, and the accounts to be paid to. */
export type WithdrawEvent = { "account": PayoutAccountEvent } | { "choose": string } | { "amount": AmountEvent } | "all" | "review" | "back" | { "send": {
  /** The payment password. */
  paymentPassword: Secret,
  /** The code of the authenticator app, where it is asked for. */
  factorCode: Secret, } } | "edited" | { "provePassword": Secret } | "cancelProof" | "retry";

/** Events of the withdrawals on record: which are listed, and what the member says about one. */
export type WithdrawalsEvent = { "toggle": string } | { "arrival": ArrivalEvent } | "cancel" | "keep" | { "filter": string } | { "page": number } | "retry";
