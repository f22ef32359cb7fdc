// Generated from the Rust types of core/; do not edit. To write it anew:
// UPDATE=1 cargo test -p lumora-core --features bindings --test bindings

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

/** A field of an account form. */
export type Field = "username" | "mobileNum" | "verificationCode" | "password" | "confirmPassword" | "oldPassword" | "paymentPassword" | "payeeName" | "nickname" | "birthday" | "email" | "qqNum" | "wechat" | "line" | "whatsapp" | "telegram" | "zalo" | "facebook" | "idNumber" | "recommenderId" | "affiliateCode" | "captcha";

/** A form that has a captcha, a code button or a country list of its own. */
export type FormName = "login" | "loginMobile" | "factor" | "register" | "forgot";

/** Games anywhere. */
export type GameEvent = { "play": string } | { "playVendor": {
  /** Game type code. */
  gameType: string,
  /** Vendor code. */
  vendor: string, } } | { "toggleFavourite": string } | { "message": GameMessage } | "leave" | "retry";

/** What a running game may tell the site. */
export type GameMessage = "ready" | "balance" | "exit" | "error";

/** The home screen. */
export type HomeEvent = "retry" | { "search": string } | "toggleJackpot";

/** The games lobby (sections 2 and 4). */
export type LobbyEvent = { "vendor": string } | { "mode": LobbyMode } | { "classification": string } | { "minBet": string } | { "search": {
  /** As typed. */
  text: string,
  /** Enter was pressed: search at once. */
  now: boolean, } } | { "page": number } | "loadMore" | "clearFilters" | "retry";

/** What a lobby's grid lists (section 4, "Lobby modes"). */
export type LobbyMode = "all" | "hot" | "favourite" | "recent";

/** The login form. Passwords are typed into uncontrolled inputs and reach the core only with `Submit`. */
export type LoginEvent = { "edited": LoginField } | { "submit": {
  /** As typed; trimmed by the core. */
  username: string,
  /** As typed; trimmed by the core. */
  password: Secret,
  /** What was read from the captcha, empty while none is asked. */
  captcha: Secret,
  /** Sign this browser in for 24 hours. */
  remember: boolean, } } | "togglePassword";

/** Fields of the login form. */
export type LoginField = "username" | "password";

/** Notices. */
export type NoticesEvent = { "select": string } | { "page": number } | "retry" | "toggleMarquee";

/** Overlays that are part of the URL, so that Back closes them and a link opens them. */
export type Overlay = "login" | "register" | "forgotPassword" | "notice";

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

/** Where the visitor is. The view owns the browser history and reports every entry; the core answers with `Navigate`. */
export type RouteEvent = { "entered": {
  /** Path with leading slash. */
  path: string,
  /** Query without the question mark. */
  query: string, } } | { "open": Overlay } | "close";

/** A secret text. */
export type Secret = string;

/** Who the visitor is. */
export type SessionEvent = "signOut" | "refreshBalance" | "toggleBalance";

/** Events of the whole site. */
export type SiteEvent = { "language": string } | "toggleTheme" | "retry" | { "visible": boolean } | { "dismissToast": number } | "woke";

/** Everything that a view may say. */
export type UiEvent = { "site": SiteEvent } | { "route": RouteEvent } | { "session": SessionEvent } | { "login": LoginEvent } | { "register": RegisterEvent } | { "captcha": CaptchaEvent } | { "country": CountryEvent } | { "banner": BannerEvent } | { "home": HomeEvent } | { "lobby": LobbyEvent } | { "game": GameEvent } | { "notices": NoticesEvent } | { "dialog": DialogEvent };
