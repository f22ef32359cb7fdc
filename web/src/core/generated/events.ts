// Generated from the Rust types of core/; do not edit. To write it anew:
// UPDATE=1 cargo test -p lumora-core --features bindings --test bindings

/** What a visitor says about the counting of visits. */
export type AnalyticsConsentEvent = { "answer": boolean } | "ask";

/** A newer build of the site (section 8, chunks that can not be loaded any more). */
export type AppUpdateEvent = "ready" | "chunkMissing" | "accept" | "putOff";

/** The picture of the member. */
export type AvatarEvent = "wanted";

/** The banner carousel. */
export type BannerEvent = { "show": number } | "togglePause" | { "hold": boolean } | "open";

/** The captcha of a form. */
export type CaptchaEvent = { "refresh": FormName } | { "kind": {
  /** Whose captcha. */
  form: FormName,
  /** Which kind. */
  kind: CaptchaKind, } } | { "edited": FormName };

/** Query of `GET /wps/captcha`. */
export type CaptchaKind = "image" | "audio" | "work";

/** The chat room. */
export type ChatEvent = { "typed": string } | "send" | { "attach": Array<PickedFile> } | { "again": string } | { "discard": string } | "earlier" | "retry" | "close" | { "stars": number } | { "comment": string } | "rate";

/** Pictures of the conversation. */
export type ChatPicturesEvent = { "show": string };

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

/** A way to reach a member. */
export type ContactKind = "email" | "mobile";

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

/** The dialog on top. */
export type DialogEvent = { "press": {
  /** Key of the dialog. */
  dialog: number,
  /** Index of the button. */
  button: number, } } | { "dismiss": number } | { "enter": number };

/** The addresses of the site. */
export type DomainsEvent = "test";

/** The download page. */
export type DownloadEvent = { "choose": string };

/** The second factor of a login (section 4, "Login from a new IP"). */
export type FactorEvent = { "choose": FactorKind } | "other" | "sendCode" | "edited" | { "submit": Secret } | "leave";

/** A way to prove who one is beside the password (section 4, "Login from a new IP"). */
export type FactorKind = "sms" | "email" | "totp" | "payeeName";

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
export type FormName = "login" | "loginMobile" | "factor" | "register" | "forgot" | "contact";

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
export type GameMessage = "ready" | "balance" | "exit" | "error";

/** Rows of games below the fold of home. */
export type GameRowsEvent = "shown" | "retry";

/** The help centre. */
export type HelpEvent = { "search": {
  /** As typed. */
  text: string,
  /** Enter was pressed: search at once. */
  now: boolean, } } | "retry" | { "typed": {
  /** Of which letter. */
  letter: LetterName,
  /** Which field. */
  field: LetterFieldName,
  /** All that stands in it now. */
  value: string, } } | { "send": LetterName } | { "again": LetterName };

/** The home screen. */
export type HomeEvent = "retry" | "toggleJackpot";

/** The notice about a request whose outcome is not known. */
export type IntentsEvent = "checkNow" | "dismiss";

/** The page of the game that runs. */
export type LaunchEvent = { "message": GameMessage } | "toggleFavourite" | "leave" | "retry";

/** Fields of letters. */
export type LetterFieldName = "questionType" | "name" | "contact" | "channel" | "content";

/** Letters to the operator. */
export type LetterName = "feedback" | "application";

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

/** The reader of notices. */
export type NoticeReaderEvent = { "select": string } | { "page": number };

/** Notices. */
export type NoticesEvent = { "read": string } | "acted" | "closePopup" | "openAll" | "retry" | "toggleMarquee";

/** Overlays that are part of the URL, so that Back closes them and a link opens them. */
export type Overlay = "login" | "register" | "forgotPassword" | "changePassword" | "securitySettings" | "notice" | "announcement" | "search";

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
  confirmPassword: Secret, } } | "retry" | "askAgain";

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

/** The points mall. */
export type PointMallEvent = { "category": string } | "logIn" | "retry";

/** Promotions: the list, and the one that the address names. */
export type PromotionsEvent = "feature" | { "category": string } | { "filter": string } | "clearFilters" | "retry" | "logIn" | "join" | "claim" | "draw" | { "contact": string } | { "remark": string } | { "attach": Array<PickedFile> } | { "detach": number } | { "uploadAgain": number } | "apply";

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

/** Ways to register. */
export type RegisterTab = "account" | "mobile";

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
export type SecuritySettingsEvent = { "contact": ContactEvent } | { "addPasskey": string } | { "removePasskey": string } | "beginAuthenticator" | { "confirmAuthenticator": Secret } | "cancelAuthenticator" | "removeAuthenticator" | { "endSession": string } | "endOtherSessions" | { "provePassword": Secret } | "cancelProof" | "edited" | "retry";

/** Who the visitor is. */
export type SessionEvent = "signOut" | "refreshBalance" | "toggleBalance";

/** Home below the fold. */
export type ShowcaseEvent = "shown" | { "period": WinnerPeriod } | "retry";

/** Events of the whole site. */
export type SiteEvent = { "language": string } | "toggleTheme" | "retry" | { "visible": boolean } | { "dismissToast": number } | "woke" | { "appUpdate": AppUpdateEvent };

/** Customer service (sections 2, 6 and 7). */
export type SupportEvent = "online" | "blocked" | "chat";

/** Everything that a view may say. */
export type UiEvent = { "site": SiteEvent } | { "route": RouteEvent } | { "session": SessionEvent } | { "intents": IntentsEvent } | { "game": GameEvent } | { "notices": NoticesEvent } | { "support": SupportEvent } | { "dialog": DialogEvent } | { "banner": BannerEvent } | { "home": HomeEvent } | { "register": RegisterEvent } | { "login": LoginEvent } | { "captcha": CaptchaEvent } | { "country": CountryEvent } | { "factor": FactorEvent } | { "forgot": ForgotEvent } | { "reset": PasswordEvent } | { "changePassword": PasswordEvent } | { "securitySettings": SecuritySettingsEvent } | { "gameList": GameListEvent } | { "lottery": LotteryEvent } | { "gameRows": GameRowsEvent } | { "gameCard": GameCardEvent } | { "showcase": ShowcaseEvent } | { "referral": ReferralEvent } | { "analyticsConsent": AnalyticsConsentEvent } | { "avatar": AvatarEvent } | { "pictureOrigin": PictureOriginEvent } | { "download": DownloadEvent } | { "domains": DomainsEvent } | { "help": HelpEvent } | { "chat": ChatEvent } | { "chatPictures": ChatPicturesEvent } | { "noticeReader": NoticeReaderEvent } | { "rooms": RoomsEvent } | { "lobby": LobbyEvent } | { "launch": LaunchEvent } | { "promotions": PromotionsEvent } | { "pointMall": PointMallEvent } | { "search": SearchEvent };

/** Which wins the board shows. */
export type WinnerPeriod = "latest" | "day" | "week" | "month";
