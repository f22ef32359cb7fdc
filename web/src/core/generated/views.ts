// Generated from the Rust types of core/; do not edit. To write it anew:
// UPDATE=1 cargo test -p lumora-core --features bindings --test bindings

import type { CaptchaKind, FactorKind, Field, ForgotWay, FormName, LoginTab, UiEvent } from './events.ts';

/** The authenticator app. */
export type AuthenticatorView = { "kind": "loading" } | { "kind": "failed",
  /** Why. */
  problem: Problem, } | { "kind": "off" } | { "kind": "settingUp",
  /** In base32, in groups of four. */
  secret: string,
  /** The same as an `otpauth:` address. */
  uri: string,
  /** What is wrong with the code. */
  error: Text | null, } | { "kind": "on" };

/** The carousel; it shows only when there are slides. */
export type BannerView = {
  /** Slides of the group, in the operator's order. */
  slides: Array<Slide>,
  /** The slide on top. */
  index: number,
  /** Dots show: more than one slide. */
  dots: boolean,
  /** It stands still by the visitor's wish. */
  paused: boolean, };

/** An entry of the bottom bar. */
export type BottomItem = {
  /** `home`, `games`, `deposit`, `promotions`, `me`: also names the icon. */
  key: string,
  /** What it says. */
  label: Text,
  /** Path, with overlay query where it opens one. */
  href: string,
  /** The current screen belongs to it. */
  active: boolean, };

/** A message in the operator's own words. A pattern of Fluent that nobody has checked against the bundle. */
export type BrandText = {
  /** Key of the message that it takes the place of. */
  key: string,
  /** The pattern. */
  text: string, };

/** A kind of captcha. */
export type CaptchaOption = {
  /** Which. */
  key: CaptchaKind,
  /** What it says. */
  label: Text,
  /** It is the one that shows. */
  selected: boolean,
  /** Chooses it. */
  select: UiEvent, };

/** The captcha of a form. */
export type CaptchaView = {
  /** Changes with every captcha: what was typed for another one is worth nothing. */
  key: number,
  /** Picture, sound or sum. */
  kind: CaptchaKind,
  /** The kinds to choose from. */
  kinds: Array<CaptchaOption>,
  /** `data:` address of the picture; empty until it is there. */
  image: string,
  /** `data:` address of the sound; empty until it is there. */
  audio: string,
  /** Another one may be asked for. */
  canRefresh: boolean,
  /** One is under way, or a sum is being done. */
  loading: boolean,
  /** The sum is done: there is nothing to type. */
  solved: boolean,
  /** Asks for another one; `null` while it may not. */
  refresh: UiEvent | null,
  /** What is wrong with the answer, or with fetching it. */
  error: Text | null, };

/** A category of games. */
export type CategoryTile = {
  /** Game type code. */
  key: string,
  /** Name. */
  label: Text,
  /** Picture. */
  image: string,
  /** Path that it leads to. */
  href: string, };

/** Local time with offset (section 9). */
export type ClockView = {
  /** `YYYY-MM-DD HH:mm:ss`. */
  time: string,
  /** Such as `GMT+7`. */
  offset: string, };

/** The button that sends a code. */
export type CodeView = {
  /** What the button says, the seconds among it while they run down. */
  label: Text | null,
  /** Seconds until another code may be asked for; 0 when it may. */
  seconds: number,
  /** It does nothing now. */
  disabled: boolean,
  /** The code is being sent. */
  busy: boolean,
  /** A code was sent: say so where screen readers hear it. */
  sent: boolean, };

/** The consent to terms and age. */
export type ConsentView = {
  /** The box is ticked. */
  checked: boolean,
  /** Least age. */
  age: number,
  /** It is missing. */
  error: Text | null, };

/** A country of the list. */
export type CountryOption = {
  /** ISO 3166 alpha-2, upper case. */
  key: string,
  /** Its flag: the same in lower case. */
  flag: string,
  /** Dialling code with plus sign. */
  dialing: string,
  /** Name in the language of the page, once the browser has told it; else the code. */
  name: string,
  /** It is the chosen one. */
  selected: boolean,
  /** Chooses it. */
  select: UiEvent, };

/** A list of countries with their dialling codes. */
export type CountryView = {
  /** Which form it belongs to, for its events. */
  form: FormName,
  /** The list shows. */
  open: boolean,
  /** Text of the search box. */
  search: string,
  /** The chosen one; `null` where the operator names no countries. */
  selected: CountryOption | null,
  /** What the list shows, as far as the search lets it. */
  options: Array<CountryOption>, };

/** A dialog. */
export type Dialog = {
  /** Key in dialog events. */
  key: number,
  /** Icon. */
  icon: DialogIcon,
  /** Title. */
  title: Text,
  /** Body in our words. */
  text: Text | null,
  /** Body in the operator's words. */
  html: ServerHtml | null,
  /** Request id of the call that led here. */
  requestId: string | null,
  /** Width in CSS pixels; 400 unless said otherwise. */
  width: number,
  /** Height in CSS pixels; `null` is as high as it must be. */
  height: number | null,
  /** After so many milliseconds on top the core presses the default button; `null` where it stays. */
  timeOut: number | null,
  /** Buttons, in order. */
  buttons: Array<DialogButton>,
  /** Escape, or a click on the background, closes it; `null` where they must not. */
  dismiss: UiEvent | null, };

/** A button of a dialog. */
export type DialogButton = {
  /** Stable key. */
  key: number,
  /** What it says. */
  label: Text,
  /** Enter presses it. */
  default: boolean,
  /** Presses it. */
  press: UiEvent, };

/** Icon of a dialog. */
export type DialogIcon = "none" | "info" | "question" | "warning" | "success";

/** The dialog to show, if any. */
export type DialogsView = {
  /** The one on top. */
  top: Dialog | null, };

/** A draw in large. */
export type DrawDetail = {
  /** Name of the lottery. */
  name: string,
  /** Name of the vendor. */
  vendor: string,
  /** Picture. */
  image: string,
  /** Number of the issue. */
  numero: string,
  /** When it is drawn, in the visitor's zone. */
  at: string,
  /** When the sale ends, in the visitor's zone. */
  closes: string,
  /** When the draw after it is, in the visitor's zone. */
  after: string,
  /** Time left until the draw, hours, minutes and seconds; empty when it is due. */
  left: string,
  /** The sale is over. */
  closed: boolean, };

/** A draw in a list. */
export type DrawItem = {
  /** Node id of the lottery. */
  key: string,
  /** Name of the lottery. */
  name: string,
  /** Name of the vendor. */
  vendor: string,
  /** Picture. */
  image: string,
  /** Number of the issue. */
  numero: string,
  /** When it is drawn, in the visitor's zone. */
  at: string,
  /** Page of the lottery. */
  href: string,
  /** It is the one that shows in large. */
  selected: boolean, };

/** Draws that come next. */
export type DrawList = {
  /** Where it stands. */
  status: LoadStatus,
  /** The draws, the soonest first. */
  items: Array<DrawItem>, };

/** A lottery vendor to choose. */
export type DrawVendor = {
  /** Vendor code. */
  key: string,
  /** Name. */
  name: string,
  /** It is chosen. */
  selected: boolean,
  /** Chooses it. */
  select: UiEvent, };

/** A second factor to choose. */
export type FactorOption = {
  /** Which; also names the icon. */
  key: FactorKind,
  /** What it says. */
  label: Text,
  /** Where the code goes, mostly hidden; empty where nothing is sent. */
  hint: string,
  /** Chooses it. */
  choose: UiEvent, };

/** The second factor of a login. While it is asked for, it takes the place of the login form. */
export type FactorView = { "kind": "none" } | { "kind": "choosing",
  /** What the account has. */
  options: Array<FactorOption>,
  /** What went wrong. */
  problem: Problem | null, } | { "kind": "answering",
  /** With this one. */
  factor: FactorKind,
  /** What to do, in words. */
  text: Text,
  /** The answer's field: a code, or a name. */
  field: FieldView,
  /** The button that sends a code; `null` where none is sent. */
  getCode: CodeView | null,
  /** What went wrong. */
  problem: Problem | null,
  /** The answer is under way. */
  busy: boolean,
  /** There are others to choose from. */
  canChoose: boolean, };

/** A featured game. */
export type FeaturedItem = {
  /** Node id. */
  key: string,
  /** Name of the game. */
  name: string,
  /** The operator's headline; the name where it has none. */
  headline: string,
  /** The operator's sentence; may be empty. */
  text: string,
  /** Picture. */
  image: string,
  /** Starts it. */
  play: UiEvent, };

/** Featured games. */
export type FeaturedList = {
  /** Where it stands. */
  status: LoadStatus,
  /** The games. */
  items: Array<FeaturedItem>, };

/** What kind of input a field takes. */
export type FieldKind = "text" | "secret" | "mobile" | "code" | "date" | "email" | "number";

/** A field of a form. */
export type FieldView = {
  /** Which field; its name in events, and stable as a key. */
  name: Field,
  /** Label. */
  label: Text,
  /** What was typed; always empty for a secret field. */
  value: string,
  /** Which input it takes. */
  kind: FieldKind,
  /** The `autocomplete` attribute. */
  autocomplete: string,
  /** It must be filled. */
  required: boolean,
  /** What is wrong with it. */
  error: Text | null,
  /** It was checked and will do. */
  checked: boolean,
  /** The most characters it takes; `null` when there is no such number. */
  maxLength: number | null, };

/** Where the focus goes after a form was refused. */
export type FocusView = {
  /** Counts the refusals: move the focus when it changes. */
  count: number,
  /** To this field; `null` is the consent. */
  field: Field | null, };

/** The form for a forgotten password. */
export type ForgotView = {
  /** The operator's rules are there, under way, or could not be had: offer to retry. */
  status: LoadStatus,
  /** Ways to recover; empty when there is only one. */
  tabs: Array<FormTab>,
  /** The one that shows. */
  way: ForgotWay,
  /** Fields, in order. */
  fields: Array<FieldView>,
  /** The country of the number; only on the mobile way. */
  country: CountryView | null,
  /** The button that sends the code; only on the mobile way. */
  code: CodeView | null,
  /** The captcha, once the server asks. */
  captcha: CaptchaView | null,
  /** Where the focus goes. */
  focus: FocusView | null,
  /** What the server said. */
  problem: Problem | null,
  /** The form is under way. */
  busy: boolean,
  /** Counts how often the form was cleared: secret inputs are made anew when it changes. */
  cleared: number, };

/** A tab of a form. */
export type FormTab = {
  /** Stable key. */
  key: string,
  /** What it says. */
  label: Text,
  /** It is the one that shows. */
  selected: boolean,
  /** Shows it. */
  select: UiEvent, };

/** What surrounds every screen. */
export type FrameView = {
  /** Home, the categories that have vendors, promotions. */
  nav: Array<NavItem>,
  /** The phone's bottom bar: home, games, deposit, promotions, me. */
  bottom: Array<BottomItem>,
  /** Titles of the notice marquee. */
  marquee: Array<MarqueeItem>,
  /** The marquee stands still. */
  marqueePaused: boolean,
  /** Customer-service links; the VIP's own for ranks above 4. */
  support: Array<SupportLink>,
  /** Download links with QR codes. */
  downloads: Array<ResourceLink>,
  /** Help menu of the footer. */
  help: Array<ResourceLink>,
  /** Recommended browsers. */
  browsers: Array<ResourceLink>,
  /** Licence badges. */
  badges: Array<ResourceLink>,
  /** Logos of the vendors, shown as a carousel of ten. */
  vendorLogos: Array<ResourceLink>, };

/** The popup list of a vendor's games. */
export type GameListView = {
  /** Name of the vendor; empty until known. */
  vendor: string,
  /** Where the list stands. */
  status: LoadStatus,
  /** Text of the search box. */
  search: string,
  /** The list is narrowed by a search. */
  searched: boolean,
  /** Games of the page. */
  tiles: Array<GameTile>,
  /** Pages to jump to; empty when there is one. */
  pages: Array<PageItem>,
  /** Grouped number of games found; empty until known. */
  total: string, };

/** A game as a tile. */
export type GameTile = {
  /** Node id: the key of every game event. */
  key: string,
  /** Name. */
  name: string,
  /** Name of the vendor. */
  vendor: string,
  /** Picture, 3:4. */
  image: string,
  /** The operator features it. */
  hot: boolean,
  /** The member marked it. */
  favourite: boolean, };

/** The running game. */
export type GameView = { "kind": "none" } | { "kind": "launching",
  /** Name of the game, as far as known. */
  title: string, } | { "kind": "playing",
  /** Name of the game. */
  title: string,
  /** Address of the frame. */
  url: string,
  /** Origin that messages must come from. */
  origin: string,
  /** The game said that it can be played. */
  ready: boolean, } | { "kind": "failed",
  /** Name of the game, as far as known. */
  title: string,
  /** What happened. */
  problem: Problem, } | { "kind": "loginNeeded",
  /** What login is for. */
  text: Text, };

/** The home screen. */
export type HomeView = {
  /** Categories that have vendors, with a picture each. */
  categories: Array<CategoryTile>,
  /** Hot games. */
  hot: TileList,
  /** What is played most. */
  popular: TileList,
  /** How many games there are in all, grouped: for the search box's hint. Empty until known. */
  gameCount: string, };

/** One column. */
export type JackpotColumn = {
  /** Stable key: its place counted from the decimal point. */
  key: string,
  /** The digit to show, or `null` where `mark` shows. */
  digit: number | null,
  /** `","` or `"."`, empty where a digit shows. */
  mark: string, };

/** The jackpot as digit columns. */
export type JackpotView = {
  /** It shows at all (the screen has one and the figure is known). */
  shown: boolean,
  /** Sign of the currency. */
  symbol: string,
  /** The figure, one column a character, most significant first. */
  columns: Array<JackpotColumn>,
  /** The figure as one string, for readers of the screen. */
  text: string,
  /** The operator has no pool: the figure only illustrates. */
  illustrative: boolean,
  /** It stands still by the visitor's wish. */
  paused: boolean, };

/** A thing that the site offers. */
export type JoinPoint = {
  /** Stable key; also names the icon. */
  key: string,
  /** In a few words. */
  title: Text,
  /** In a sentence. */
  text: Text, };

/** The invitation page. */
export type JoinView = {
  /** Name of the brand. */
  brand: string,
  /** What the site offers, in words. */
  points: Array<JoinPoint>,
  /** How many games there are. */
  gameCount: number,
  /** Opens the registration form; `null` where registration is closed, or for a member. */
  signUp: UiEvent | null,
  /** Why there is no such button. */
  closed: Text | null, };

/** The language of the page. */
export type Language = {
  /** Code of the specification, such as `KM`; names the folder of the bundle. */
  code: string,
  /** BCP 47 tag, for `lang` and plural rules. */
  tag: string,
  /** `ltr` or `rtl`. */
  dir: string, };

/** A language to choose. */
export type LanguageOption = {
  /** Code of the specification. */
  key: string,
  /** BCP 47 tag of the name. */
  tag: string,
  /** Its name in itself. */
  name: string,
  /** ISO 3166 code of the flag. */
  flag: string,
  /** It is the language of the page. */
  selected: boolean,
  /** Selects it. */
  select: UiEvent, };

/** Where something that loads stands. */
export type LoadStatus = { "kind": "loading" } | { "kind": "ready" } | { "kind": "failed",
  /** What happened. */
  problem: Problem, };

/** What the grid shows. The four empty states differ on purpose. */
export type LobbyList = { "kind": "loading" } | { "kind": "ready" } | { "kind": "loadingMore" } | { "kind": "nothingYet" } | { "kind": "noMatch" } | { "kind": "loginNeeded" } | { "kind": "failed",
  /** What happened. */
  problem: Problem, };

/** A mode, classification or minimum bet to choose. */
export type LobbyOption = {
  /** Stable key. */
  key: string,
  /** What it says. */
  label: Text,
  /** It is chosen. */
  selected: boolean,
  /** Chooses it. */
  select: UiEvent, };

/** The games lobby: /rng, /pvp, /fish. */
export type LobbyView = {
  /** Name of the lobby. */
  title: Text,
  /** Vendors of the game type. */
  vendors: Array<VendorOption>,
  /** Why the vendors are missing; the screen's `retry` event asks for them again. */
  vendorsProblem: Problem | null,
  /** The vendor menu has arrows: more than 8 vendors. */
  vendorArrows: boolean,
  /** All, hot, favourites, recent. */
  modes: Array<LobbyOption>,
  /** Classifications of the game type; empty when it has none. */
  classifications: Array<LobbyOption>,
  /** Minimum bets. */
  minBets: Array<LobbyOption>,
  /** Text of the search box. */
  search: string,
  /** What the grid shows. */
  list: LobbyList,
  /** The tiles that are there. */
  tiles: Array<GameTile>,
  /** Pages to jump to; empty when there is one. */
  pages: Array<PageItem>,
  /** There is another page to append. */
  more: boolean,
  /** Grouped number of games found; empty until known. */
  total: string, };

/** What the login form is doing. */
export type LoginDoing = "nothing" | "form" | "freePlay" | "social" | "passkey";

/** The login form. It never holds a password or a code. */
export type LoginView = {
  /** Ways to log in by a form; empty when there is only one. */
  tabs: Array<FormTab>,
  /** The one that shows. */
  tab: LoginTab,
  /** Account name to start with: the last one that signed in here with remember-me. */
  username: string,
  /** The remember-me box starts ticked. */
  remember: boolean,
  /** The password shows as text. */
  passwordShown: boolean,
  /** What is wrong with the account name. */
  usernameError: Text | null,
  /** What is wrong with the password. */
  passwordError: Text | null,
  /** The form of the mobile tab; `null` while the other tab shows. */
  mobile: MobileLoginView | null,
  /** The captcha of the tab that shows, once the server asks. */
  captcha: CaptchaView | null,
  /** What the server said. */
  problem: Problem | null,
  /** Time until another try, `m:ss`; empty when there is none to wait for. */
  wait: string,
  /** A login is under way, in whatever way. */
  busy: boolean,
  /** Which one. */
  doing: LoginDoing,
  /** What login is for, when something waits for it. */
  wanted: Text | null,
  /** Registration is open: show the link. */
  canSignUp: boolean,
  /** Providers to log in at. */
  social: Array<SocialButton>,
  /** Guests may play for play money. */
  freePlay: boolean,
  /** This browser can log in by passkey. */
  passkey: boolean, };

/** The lottery page. */
export type LotteryView = {
  /** Vendors whose draws the page shows. */
  vendors: Array<DrawVendor>,
  /** Where the list stands. */
  status: LoadStatus,
  /** The draw that the address names, else the next one; `null` without draws. */
  next: DrawDetail | null,
  /** All draws of the vendor, the soonest first. */
  draws: Array<DrawItem>,
  /** The address names a lottery that has no draw here. */
  missing: boolean, };

/** A title of the marquee. */
export type MarqueeItem = {
  /** Notice id. */
  key: string,
  /** Title, plain text. */
  title: string, };

/** The logged-in panel. */
export type MemberView = {
  /** Name to show. */
  name: string,
  /** Its first letter, for the avatar. A capital in English; the view's style capitalises other alphabets, whose tables
   * the browser has anyway. */
  initial: string,
  /** Agents may open the agent centre. */
  agent: boolean,
  /** A trial guest: everything is play balance. */
  trial: boolean,
  /** Name of the VIP rank; empty when there is none. */
  rank: string,
  /** Unread messages, `"9+"`-style; empty when none. */
  unread: string,
  /** The dropdown's entries. */
  menu: Array<MenuEntry>,
  /** Who helps: VIP service for ranks above 4, else live chat; `null` where the operator names none. */
  support: SupportLink | null,
  /** When the session before this one began, local time; empty at the first. */
  lastLogin: string,
  /** Signing out is under way. */
  signingOut: boolean, };

/** An entry of the dropdown. */
export type MenuEntry = {
  /** Page key of section 2, such as `transactionHistory`. */
  key: string,
  /** What it says. */
  label: Text,
  /** Where it leads. */
  href: string, };

/** The form of the mobile tab. */
export type MobileLoginView = {
  /** The country of the number; `null` where the operator names none. */
  country: CountryView | null,
  /** The number. */
  number: FieldView,
  /** The code. */
  code: FieldView,
  /** The button that sends the code. */
  getCode: CodeView, };

/** An entry of the header's navigation. */
export type NavItem = {
  /** Stable key. */
  key: string,
  /** What it says. */
  label: Text,
  /** Path that it leads to. */
  href: string,
  /** The current screen belongs to it. */
  active: boolean,
  /** Its first vendors, at most 11. */
  vendors: Array<VendorLink>, };

/** What a notice says. */
export type NoticeDetail = {
  /** Notice id. */
  key: string,
  /** What kind of announcement it is. */
  kind: Text,
  /** Title, plain text. */
  title: string,
  /** `YYYY-MM-DD HH:mm:ss`, local time. */
  date: string,
  /** Content. */
  html: ServerHtml, };

/** A notice of the list. */
export type NoticeItem = {
  /** Notice id. */
  key: string,
  /** What kind of announcement it is. */
  kind: Text,
  /** Title, plain text. */
  title: string,
  /** `YYYY-MM-DD HH:mm:ss`, local time. */
  date: string,
  /** It is chosen. */
  selected: boolean,
  /** Its address on the page of notices. */
  href: string,
  /** Chooses it. */
  select: UiEvent, };

/** Notices. */
export type NoticesView = {
  /** Where the list stands. */
  status: LoadStatus,
  /** Notices of the page. */
  items: Array<NoticeItem>,
  /** Pages to jump to; empty when there is one. */
  pages: Array<PageItem>,
  /** The chosen notice. */
  selected: NoticeDetail | null,
  /** The address names a notice that is not there any more. */
  missing: boolean,
  /** The notice that was pressed in the marquee. */
  single: SingleNotice | null,
  /** The popup on show. */
  popup: PopupView | null, };

/** Overlays. */
export type OverlayName = "login" | "register" | "forgotPassword" | "resetPassword" | "changePassword" | "waysIn" | "notice" | "announcement" | "gameList" | "notBuilt";

/** The overlay on top. */
export type OverlayView = {
  /** Which one. */
  name: OverlayName,
  /** Its title. */
  title: Text,
  /** Closing it is up to the visitor; not so where a password must be changed first. */
  closable: boolean, };

/** A page to jump to, or a gap between pages. */
export type PageItem = {
  /** Stable key. */
  key: string,
  /** The page's number, `null` for a gap. */
  number: number | null,
  /** It is the current page. */
  current: boolean,
  /** Jumps to it; `null` for a gap and for the current page. */
  select: UiEvent | null, };

/** A passkey. */
export type PasskeyItem = {
  /** Its id. */
  key: string,
  /** What the member calls it. */
  name: string,
  /** When it was added, local time. */
  created: string,
  /** When it was last used, local time; empty when never. */
  used: string,
  /** Removes it. */
  remove: UiEvent, };

/** The member's passkeys. */
export type PasskeysView = {
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** Oldest first. */
  list: Array<PasskeyItem>,
  /** This browser can make one. */
  canAdd: boolean,
  /** What is wrong with the name of the new one. */
  nameError: Text | null, };

/** The form that changes a password, or sets one by the link of a mail. */
export type PasswordView = {
  /** The operator's rules are there, under way, or could not be had: offer to retry. */
  status: LoadStatus,
  /** Account name, for the browser's password manager; empty when it is not known. */
  account: string,
  /** Why the password is to be set. */
  reason: Text | null,
  /** Nothing else goes before the password is changed: the only way out is to sign out. */
  forced: boolean,
  /** The link was used or is too old: offer another mail in place of the form. */
  expired: boolean,
  /** Fields, in order: the old password only where it is asked for. */
  fields: Array<FieldView>,
  /** Where the focus goes. */
  focus: FocusView | null,
  /** What the server said. */
  problem: Problem | null,
  /** The form is under way. */
  busy: boolean,
  /** Counts how often the form was cleared: secret inputs are made anew when it changes. */
  cleared: number, };

/** A period of the winner board. */
export type PeriodOption = {
  /** Code. */
  key: string,
  /** What it says. */
  label: Text,
  /** It is chosen. */
  selected: boolean,
  /** Chooses it. */
  select: UiEvent, };

/** What the site shows at all (section 2, "Other full-page states"). */
export type Phase = { "kind": "starting" } | { "kind": "open" } | { "kind": "maintenance",
  /** Operator's own words, plain text; empty means the bundle's. */
  text: string,
  /** When it should be over, in local time; empty when unknown. */
  until: string, } | { "kind": "blocked",
  /** The visitor's address. */
  ip: string, } | { "kind": "unreachable",
  /** What happened. */
  problem: Problem,
  /** Another try is under way. */
  retrying: boolean, };

/** A popup of the session's start. */
export type PopupView = {
  /** What it says. */
  notice: NoticeDetail,
  /** Its place among all popups, from 1. */
  number: number,
  /** How many there are. */
  count: number,
  /** None comes after it. */
  last: boolean, };

/** What went wrong, in words, and what to quote to customer service. */
export type Problem = {
  /** What happened and what to do. */
  text: Text,
  /** Request id of the failed call. */
  requestId: string | null, };

/** The password is asked for again. */
export type ProofView = {
  /** Account name, for the browser's password manager. */
  account: string,
  /** What is wrong with it. */
  error: Text | null,
  /** It is being checked. */
  busy: boolean, };

/** The registration form. */
export type RegisterView = {
  /** The operator's rules are there, under way, or could not be had: offer to retry. */
  status: LoadStatus,
  /** Registration is closed, in words: show nothing else. */
  closed: Text | null,
  /** Ways to register; one alone needs no tabs. */
  tabs: Array<FormTab>,
  /** Fields, in order. */
  fields: Array<FieldView>,
  /** The country of the mobile number, when one is asked for. */
  country: CountryView | null,
  /** The code button, when a code is asked for. */
  code: CodeView | null,
  /** The captcha, when one is asked for. */
  captcha: CaptchaView | null,
  /** An affiliate's link was followed and its code is good: its field does not show. */
  affiliateHidden: boolean,
  /** Age and terms. */
  consent: ConsentView,
  /** How strong the password is, once one was typed and can be told. */
  strength: StrengthView | null,
  /** Where the focus goes. */
  focus: FocusView | null,
  /** What the server said. */
  problem: Problem | null,
  /** Time until another try, `m:ss`; empty when there is none to wait for. */
  wait: string,
  /** The registration is under way. */
  busy: boolean,
  /** There is something to clear. */
  canReset: boolean,
  /** Counts how often the form was cleared: secret inputs are made anew when it changes. */
  cleared: number, };

/** Why a newer build of the site should be loaded. */
export type Renewal = "ready" | "partMissing";

/** Something that the operator names. Addresses were checked. */
export type ResourceLink = {
  /** Stable key. */
  key: string,
  /** Kind, such as `ANDROID`. */
  kind: string,
  /** Label in the operator's words. */
  label: string,
  /** Picture, empty when it has none. */
  image: string,
  /** QR code picture, empty when it has none. */
  qr: string,
  /** Address, empty when it leads nowhere. */
  href: string, };

/** A room. */
export type RoomView = {
  /** Room id. */
  key: string,
  /** Name of the game. */
  name: string,
  /** Picture of the game. */
  image: string,
  /** Who it is for; `null` where the operator does not say. */
  level: Text | null,
  /** What a round is played for, with the currency's sign. */
  stake: string,
  /** The least balance that may sit down, with the currency's sign. */
  entry: string,
  /** How many can play. */
  seats: number,
  /** How many sit there now. */
  seated: number,
  /** Every seat is taken. */
  full: boolean,
  /** Sits down. */
  join: UiEvent, };

/** Rooms of the lobby's vendor. */
export type RoomsView = {
  /** The lobby has rooms to show, or to wait for. */
  shown: boolean,
  /** Where the list stands. */
  status: LoadStatus,
  /** The rooms. */
  rooms: Array<RoomView>, };

/** Where the visitor is. */
export type RouteView = {
  /** Path and query without overlay parameters: changes when the screen changes. */
  location: string,
  /** The screen to show. */
  screen: ScreenName,
  /** Style class of the main area: the path without leading slash (section 2). */
  styleClass: string,
  /** Title of the document and of the screen's first heading. */
  title: Text,
  /** The screen shows header, bottom bar and footer. */
  framed: boolean,
  /** Overlay on top, if any. */
  overlay: OverlayView | null, };

/** Screens. Each is a section loaded on demand. */
export type ScreenName = "none" | "home" | "lobby" | "vendorLobby" | "game" | "seamless" | "fbSports" | "lottery" | "login" | "join" | "noticePage" | "notBuilt" | "notFound";

/** HTML that the server sent. Only the view's sanitising part accepts it; nothing else can show it. */
export type ServerHtml = {
  /** The HTML, not to be trusted. */
  untrusted: string, };

/** A session. */
export type SessionItem = {
  /** Its id. */
  key: string,
  /** Browser and system, in words; empty when unknown. */
  device: string,
  /** Address, its last part hidden. */
  ip: string,
  /** When it began, local time. */
  started: string,
  /** When it was last seen, local time. */
  seen: string,
  /** It is this one. */
  current: boolean,
  /** Ends it; `null` for this one, which signs out. */
  end: UiEvent | null, };

/** Visitor or member. */
export type SessionView = { "kind": "restoring" } | { "kind": "visitor",
  /** The sign-up button shows (DIRECTREG3). */
  canSignUp: boolean, } | { "kind": "member" } & MemberView;

/** The member's sessions. */
export type SessionsView = {
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** Latest first. */
  list: Array<SessionItem>,
  /** There are others to end. */
  canEndOthers: boolean, };

/** Home below the fold. */
export type ShowcaseView = {
  /** Featured games. */
  featured: FeaturedList,
  /** Who won. */
  winners: WinnerBoard,
  /** Draws that come next. */
  draws: DrawList, };

/** A notice by itself. */
export type SingleNotice = {
  /** What it says. */
  notice: NoticeDetail,
  /** Goes to the one before it in the marquee. */
  previous: UiEvent | null,
  /** Goes to the one after it. */
  next: UiEvent | null, };

/** What the whole page needs. */
export type SiteView = {
  /** What the site shows at all. */
  phase: Phase,
  /** Colour theme. */
  theme: Theme,
  /** Language of the page. */
  language: Language,
  /** What the operator words otherwise than the bundle, in that language. */
  brandTexts: Array<BrandText>,
  /** Languages to choose from. */
  languages: Array<LanguageOption>,
  /** Name of the brand. */
  brand: string,
  /** Customer-service links: shown on every full-page state. */
  support: Array<SupportLink>,
  /** The question whether to load a newer build of the site. */
  renewal: Renewal | null, };

/** A slide. Texts are the operator's, plain. */
export type Slide = {
  /** Banner id. */
  key: string,
  /** Image for wide screens. */
  image: string,
  /** Image for narrow screens. */
  mobileImage: string,
  /** Headline. */
  title: string,
  /** Line under the headline. */
  text: string,
  /** Words on the button; empty means none. */
  action: string,
  /** A safe address, empty when a click leads nowhere. */
  href: string, };

/** A provider to log in at. */
export type SocialButton = {
  /** Name of the provider; also names the icon where there is one. */
  key: string,
  /** What it says. */
  label: Text,
  /** Goes there. */
  enter: UiEvent, };

/** How strong a password is. */
export type StrengthView = {
  /** 0, very weak, to 4, very strong. */
  score: number,
  /** The score in a word. */
  label: Text,
  /** What would make it stronger. */
  advice: Text | null, };

/** A way to reach the operator. Its address was checked: https, mailto or a path of this site. */
export type SupportLink = {
  /** Stable key. */
  key: string,
  /** Kind, such as `TELEGRAM`; chooses the icon. */
  kind: string,
  /** Title in the operator's words. */
  title: string,
  /** Address. */
  href: string, };

/** A text to be looked up by the view. */
export type Text = {
  /** Key of the message in the Fluent bundles. */
  key: string,
  /** Arguments of the message. */
  args?: Record<string, string | number>, };

/** Colour theme (section 9; default dark). */
export type Theme = "dark" | "light";

/** A row or grid of tiles that loads on its own. */
export type TileList = {
  /** Where it stands. */
  status: LoadStatus,
  /** The tiles. */
  tiles: Array<GameTile>, };

/** A short message. */
export type Toast = {
  /** Stable key. */
  key: number,
  /** What it is about. */
  tone: Tone,
  /** The message. */
  text: Text, };

/** Short messages that go by themselves. Never the only place of an error. */
export type ToastsView = {
  /** Messages, oldest first. */
  items: Array<Toast>, };

/** What a message is about. */
export type Tone = "info" | "success" | "warning" | "error";

/** A vendor card. */
export type VendorCardView = {
  /** Vendor code. */
  key: string,
  /** Name. */
  name: string,
  /** Picture. */
  image: string,
  /** Icon. */
  icon: string,
  /** The operator features it. */
  hot: boolean,
  /** Grouped number of games. */
  gameCount: string,
  /** Starts it. */
  open: UiEvent, };

/** A group of vendor cards. */
export type VendorGroup = {
  /** Game type code. */
  key: string,
  /** Title. */
  title: Text,
  /** Cards. */
  cards: Array<VendorCardView>, };

/** A vendor in the header's list. */
export type VendorLink = {
  /** Vendor code. */
  key: string,
  /** Name. */
  name: string,
  /** Icon in colour. */
  icon: string,
  /** Path that it leads to. */
  href: string, };

/** Vendor cards of a game type: /live, /sports, /esports, /sv3, /elott. */
export type VendorLobbyView = {
  /** Name of the lobby. */
  title: Text,
  /** Where the list stands. */
  status: LoadStatus,
  /** Groups of cards (lottery has two: lottery and e-lottery). */
  groups: Array<VendorGroup>, };

/** A vendor to choose. */
export type VendorOption = {
  /** Vendor code. */
  key: string,
  /** Name. */
  name: string,
  /** Icon in colour. */
  icon: string,
  /** White icon. */
  iconWhite: string,
  /** It is chosen. */
  selected: boolean,
  /** Chooses it. */
  select: UiEvent, };

/** The balance. */
export type WalletView = {
  /** `"1,284,500.00"`, or `"***"` while hidden; empty until it is known for the first time. */
  amount: string,
  /** Sign of the currency. */
  symbol: string,
  /** The member hides the balance. */
  hidden: boolean,
  /** A newer figure is being fetched. */
  refreshing: boolean,
  /** The last fetch failed: the figure may be old. */
  stale: boolean,
  /** A play balance that never becomes money. */
  play: boolean, };

/** The member's ways in. */
export type WaysInView = {
  /** Passkeys. */
  passkeys: PasskeysView,
  /** The authenticator app. */
  authenticator: AuthenticatorView,
  /** Sessions. */
  sessions: SessionsView,
  /** The server asks for the password again before it does what was wished. */
  proof: ProofView | null,
  /** What went wrong with the last change. */
  problem: Problem | null,
  /** A change is under way: no button works. */
  busy: boolean, };

/** The winner board. */
export type WinnerBoard = {
  /** Where it stands. */
  status: LoadStatus,
  /** Periods to choose from. */
  periods: Array<PeriodOption>,
  /** Wins. */
  winners: Array<WinnerItem>, };

/** A win. */
export type WinnerItem = {
  /** Stable key. */
  key: string,
  /** Masked name. */
  name: string,
  /** Name of the game. */
  game: string,
  /** Picture of the game. */
  image: string,
  /** What the round paid, with the currency's sign. */
  payout: string,
  /** When it was settled, in the visitor's zone. */
  at: string,
  /** Starts the game. */
  play: UiEvent, };

/** The view type of each slice. */
export interface Slices {
  site: SiteView;
  route: RouteView;
  frame: FrameView;
  session: SessionView;
  wallet: WalletView;
  banner: BannerView;
  home: HomeView;
  jackpot: JackpotView;
  lobby: LobbyView;
  vendorLobby: VendorLobbyView;
  gameList: GameListView;
  rooms: RoomsView;
  lottery: LotteryView;
  showcase: ShowcaseView;
  game: GameView;
  login: LoginView;
  register: RegisterView;
  factor: FactorView;
  forgot: ForgotView;
  reset: PasswordView;
  changePassword: PasswordView;
  waysIn: WaysInView;
  join: JoinView;
  notices: NoticesView;
  dialogs: DialogsView;
  toasts: ToastsView;
  clock: ClockView;
}

/** Name of a slice. */
export type SliceName = keyof Slices;

/** Slices by number: bit `n` of a dirty mask stands for the slice at place `n`. */
export const SLICES = [
  'site',
  'route',
  'frame',
  'session',
  'wallet',
  'banner',
  'home',
  'jackpot',
  'lobby',
  'vendorLobby',
  'gameList',
  'rooms',
  'lottery',
  'showcase',
  'game',
  'login',
  'register',
  'factor',
  'forgot',
  'reset',
  'changePassword',
  'waysIn',
  'join',
  'notices',
  'dialogs',
  'toasts',
  'clock',
] as const satisfies readonly SliceName[];
