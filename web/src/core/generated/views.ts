// Generated from the Rust types of core/; do not edit. To write it anew:
// UPDATE=1 cargo test -p lumora-core --features bindings --test bindings

import type { CaptchaKind, ContactKind, FactorKind, Field, ForgotWay, FormName, LetterFieldName, LetterName, LoginTab, UiEvent } from './events.ts';

/** Who may play. */
export type AgeNotice = {
  /** The notice. */
  text: string,
  /** The age as a sign, such as `18+`; empty for none. */
  sign: string, };

/** The question, and what follows from its answer. */
export type AnalyticsConsentView = {
  /** The operator counts visits: there is something to ask, and an answer to change. */
  offered: boolean,
  /** The question shows. */
  asks: boolean,
  /** Whose script it is: a host. */
  host: string,
  /** What is to be loaded; nothing unless the visitor has agreed. */
  script: AnalyticsScript | null,
  /** Agrees. */
  agree: UiEvent,
  /** Refuses. */
  refuse: UiEvent,
  /** Asks again. */
  ask: UiEvent, };

/** The operator's analytics. */
export type AnalyticsScript = {
  /** Address of the script. */
  src: string,
  /** The id that it is handed. */
  id: string, };

/** An app to choose. */
export type AppChoice = {
  /** Stable key; also names the icon: `ios`, `ios-lite`, `android`. */
  key: string,
  /** Label in the operator's words. */
  label: string,
  /** It is made for the system that the visitor uses. */
  yours: boolean,
  /** It is the one that is shown. */
  selected: boolean,
  /** Shows it. */
  select: UiEvent, };

/** An app to download. */
export type AppLink = {
  /** Stable key: what `?os=` of the download page names. */
  key: string,
  /** Label in the operator's words. */
  label: string,
  /** Picture of the app, empty when it has none. */
  image: string,
  /** Page of this app. */
  href: string,
  /** There is another device to scan the code with: the visitor does not sit at the phone that the app is for. */
  scan: boolean,
  /** Picture of a QR code that the operator gave; empty for one to be drawn from `code`. */
  qr: string,
  /** What a drawn QR code says: an absolute address. */
  code: string, };

/** Why a newer build of the site should be loaded. */
export type AppUpdate = "ready" | "chunkMissing";

/** The form to apply with. */
export type ApplicationForm = {
  /** The remark as typed. */
  remark: string,
  /** How long it is, of how many characters. */
  remarkCount: Text,
  /** What is wrong with it. */
  remarkError: Text | null,
  /** Which files are taken. */
  filesHint: Text,
  /** What is wrong with the files together. */
  filesError: Text | null,
  /** The files, in the order in which they came. */
  files: Array<AttachedFile>,
  /** Another file fits. */
  canAttach: boolean,
  /** The application is under way. */
  busy: boolean, };

/** The member's application. */
export type ApplicationView = {
  /** When it was sent, with the offset. */
  appliedAt: string,
  /** When it was decided; empty before. */
  reviewedAt: string,
  /** The operator's words, plain text. */
  reason: string,
  /** The member's remark. */
  remark: string,
  /** How many pictures came along. */
  images: number, };

/** A file of the form. */
export type AttachedFile = {
  /** Its handle. */
  key: number,
  /** What it is called. */
  name: string,
  /** How large it is, e.g. `1.2 MB`. */
  size: string,
  /** How far it has come. */
  progress: FileProgress, };

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
  /** They are low: the games matter more on this screen. */
  flat: boolean,
  /** The banners of the screen that the page was opened at are not here yet: the first one, which stands in the page, stays. */
  pending: boolean,
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
  /** `home`, `games`, `deposit`, `signUp`, `freePlay`, `promotions`, `me`: also names the icon. */
  key: string,
  /** What it says. */
  label: Text,
  /** Path, with overlay query where it opens one. */
  href: string,
  /** The current screen belongs to it. */
  active: boolean,
  /** The one in the middle that stands out. */
  raised: boolean, };

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

/** The mark in the header of a conversation that goes on. */
export type ChatMark = {
  /** Answers that were not seen, `"99+"`-style; empty when none. */
  unread: string,
  /** Opens the chat room. */
  open: UiEvent, };

/** Something that was said. */
export type ChatMessage = {
  /** Stable key. */
  key: string,
  /** The customer said it. */
  own: boolean,
  /** Name of the operator who said it; empty for others. */
  author: string,
  /** What was said, plain text with lines. */
  text: string,
  /** What the site says by itself, in place of a text. */
  system: Text | null,
  /** The date, where it is the first message of a day; empty otherwise. */
  day: string,
  /** The time of day; empty while it is being sent. */
  time: string,
  /** Date, time and zone, to be looked up. */
  moment: string,
  /** The picture that it shows. */
  picture: ChatPicture | null,
  /** Name of the picture's file while it is being sent; empty otherwise. */
  file: string,
  /** How far it has come. */
  delivery: DeliveryState, };

/** A picture of a message. It shows once slice `chatPictures` holds it. */
export type ChatPicture = {
  /** Names it in that slice. */
  key: string,
  /** Fetches it. */
  show: UiEvent, };

/** Slice `chatPictures`: the pictures that were asked for. */
export type ChatPicturesView = {
  /** Each, the latest last. */
  pictures: Array<ShownPicture>, };

/** Stars for a conversation. */
export type ChatRating = {
  /** How many are chosen; 0 for none. */
  stars: number,
  /** The most. */
  best: number,
  /** The word beside them. */
  comment: string,
  /** What is wrong with it. */
  commentError: Text | null,
  /** It can be sent. */
  ready: boolean,
  /** It is being sent. */
  sending: boolean,
  /** Why it could not be. */
  problem: Problem | null, };

/** The chat room (section 2, "Modals"). */
export type ChatRoomView = {
  /** Title in the operator's words; empty for the overlay's own. */
  title: string,
  /** Greeting in the operator's words; may be empty. */
  text: string,
  /** Colour of the header, `#rrggbb`; empty for the site's own. */
  colour: string,
  /** Light letters stand out from that colour, rather than dark ones. */
  lightLetters: boolean,
  /** Whoever serves this visitor in person elsewhere: VIP service, or live chat. */
  first: SupportLink | null,
  /** Every other way. */
  others: Array<SupportLink>,
  /** How far a conversation with the online service has come. */
  conversation: Conversation,
  /** The conversation in the room itself; nothing where somebody else's service holds it, or the operator names nobody. */
  talk: ChatTalk | null, };

/** The conversation in the chat room. */
export type ChatTalk = {
  /** How fetching it went. */
  status: LoadStatus,
  /** When somebody answers; nothing where the operator has set no hours. */
  hours: Text | null,
  /** Place in the queue, who has it, or that it is over; nothing before one began. */
  standing: Text | null,
  /** What was said, the oldest first, and behind it what is being sent. */
  messages: Array<ChatMessage>,
  /** Fetches what was said before. */
  earlier: UiEvent | null,
  /** Messages are being fetched. */
  fetching: boolean,
  /** The operator who is writing at the moment. */
  typing: string | null,
  /** What stands in the field for the next message. */
  draft: string,
  /** What is wrong with it. */
  draftError: Text | null,
  /** How long it is; only when it is long. */
  count: Text | null,
  /** Why a file that was chosen is no picture to send. */
  fileError: Text | null,
  /** It can be sent. */
  ready: boolean,
  /** Closes the conversation; nothing where none is open. */
  close: UiEvent | null,
  /** It is being closed. */
  closing: boolean,
  /** Stars for a conversation that is over. */
  rating: ChatRating | null,
  /** The stars that were given; 0 for none. */
  rated: number, };

/** The app that is shown. */
export type ChosenApp = {
  /** The app. */
  app: AppLink,
  /** File or store page to download from; empty where the app is installed from the browser itself. */
  file: string,
  /** The file lies with somebody else: it opens in a window of its own. */
  foreign: boolean,
  /** What to do, in order. */
  steps: Array<Text>, };

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

/** The form for another mail address or mobile number. */
export type ContactForm = {
  /** What it is for. */
  key: ContactKind,
  /** The rules are there, under way, or could not be had. */
  status: LoadStatus,
  /** In order. */
  fields: Array<FieldView>,
  /** The list of countries, for a number. */
  country: CountryView | null,
  /** The button that sends the codes. */
  code: CodeView,
  /** The present one, mostly hidden, which gets a code as well; `null` where none is verified. */
  present: string | null,
  /** Where the focus goes. */
  focus: FocusView | null, };

/** A mail address or mobile number. */
export type ContactItem = {
  /** Which. */
  key: ContactKind,
  /** What it is. */
  label: Text,
  /** The present one, mostly hidden; empty when none is known. */
  hint: string,
  /** Whether it is verified, in words. */
  state: Text,
  /** It is verified. */
  verified: boolean,
  /** What the button says. */
  action: Text,
  /** Opens its form. */
  change: UiEvent, };

/** A number of a messenger, asked for before a bonus is taken. */
export type ContactView = {
  /** What it is. */
  label: Text,
  /** Why it is asked for. */
  hint: Text,
  /** As typed. */
  value: string,
  /** Why it will not do. */
  error: Text | null, };

/** How the member can be reached. */
export type ContactsView = {
  /** They are there, under way, or could not be had. */
  status: LoadStatus,
  /** Mail address and mobile number. */
  list: Array<ContactItem>,
  /** The form that is open. */
  form: ContactForm | null, };

/** How far a conversation with the online service has come. */
export type Conversation = { "kind": "none" } | { "kind": "opening" } | { "kind": "ready",
  /** Checked address. */
  href: string,
  /** What to say beside it. */
  text: Text, } | { "kind": "failed",
  /** What happened. */
  problem: Problem, };

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

/** How far a message has come. */
export type DeliveryState = { "kind": "sending" } | { "kind": "sent" } | { "kind": "seen" } | { "kind": "failed" } & FailedDelivery;

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

/** An address of the site. */
export type DomainItem = {
  /** The address. */
  key: string,
  /** Its host. */
  name: string,
  /** Leads there; empty when it is no safe address. */
  href: string,
  /** The page came from it. */
  here: boolean,
  /** How fast it answered, where that is known. */
  speed: Text | null, };

/** The addresses at which the site is reached (section 7, `getRouters`). */
export type DomainsView = {
  /** Where the list stands. */
  status: LoadStatus,
  /** In the operator's order. */
  items: Array<DomainItem>,
  /** The speed is being tested. */
  busy: boolean,
  /** Test the speed. */
  test: UiEvent, };

/** The download page. */
export type DownloadView = {
  /** The apps that the operator offers; none is an empty state. */
  apps: Array<AppChoice>,
  /** The app that is shown. */
  chosen: ChosenApp | null,
  /** Picture for the middle of QR codes, a path of this site; empty for none. */
  logo: string, };

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
  /** When it is drawn. */
  at: Moment | null,
  /** Page of the lottery. */
  href: string,
  /** No bet on it can be placed yet. */
  comingSoon: boolean,
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

/** A draw that was made. */
export type DrawView = {
  /** Draw id. */
  key: string,
  /** Name of the prize. */
  prize: string,
  /** When, with the offset. */
  at: string, };

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

/** What can be done with a message that was not sent. */
export type FailedDelivery = {
  /** Why. */
  problem: Problem,
  /** Sends it again. */
  again: UiEvent,
  /** Gives it up. */
  discard: UiEvent, };

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

/** How far a file has come. */
export type FileProgress = { "kind": "waiting" } | { "kind": "uploading" } | { "kind": "done" } | { "kind": "refused",
  /** Why. */
  text: Text, } | { "kind": "failed",
  /** What happened. */
  problem: Problem, };

/** Something to narrow a list to. */
export type FilterOption = {
  /** Stable key. */
  key: string,
  /** What it says. */
  label: Text,
  /** It is chosen. */
  selected: boolean,
  /** Chooses it. */
  select: UiEvent, };

/** Where the focus goes after a form was refused. */
export type FocusView = {
  /** Counts the refusals: move the focus when it changes. */
  count: number,
  /** To this field; `null` is the consent. */
  field: Field | null, };

/** Footer, side bar, and the phone's menu. */
export type FooterView = {
  /** Customer-service links; the VIP's own for ranks above 4. */
  support: Array<SupportLink>,
  /** Opens the chat room; nothing where nobody could be reached in it. */
  chat: UiEvent | null,
  /** Apps to download. */
  downloads: Array<AppLink>,
  /** Help menu of the footer. */
  help: Array<ResourceLink>,
  /** Recommended browsers. */
  browsers: Array<ResourceLink>,
  /** This browser is too old for the site. */
  advice: Text | null,
  /** Licences. */
  licences: Array<Licence>,
  /** Whose site this is and what its balances are, in the operator's words. */
  company: Array<string>,
  /** Who may play, in the operator's words. */
  age: Array<AgeNotice>,
  /** Logos of the vendors, shown as a carousel of ten. */
  vendorLogos: Array<ResourceLink>,
  /** Pages that the header's bar does not name. */
  pages: Array<PageLink>, };

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

/** What is known of a game. What nobody has told is empty or `null`. */
export type GameCard = {
  /** Name, vendor, picture, marks. */
  tile: GameTile,
  /** Return to player in percent. */
  returned: string,
  /** How unevenly it pays. */
  volatility: Text | null,
  /** The smallest stake of a round. */
  smallestStake: string,
  /** When the member played it last. */
  playedAt: Moment | null, };

/** The card that is open, if one is. */
export type GameCardView = {
  /** The card. */
  card: GameCard | null, };

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

/** A row of games with its reason. */
export type GameRow = {
  /** Stable key. */
  key: string,
  /** The reason. */
  title: Text,
  /** The list that shows all of it; empty where there is none. */
  href: string,
  /** Its games. */
  tiles: Array<GameTile>, };

/** Rows of games below the fold of home. */
export type GameRowsView = {
  /** Where they stand. */
  status: LoadStatus,
  /** Those that hold something. */
  rows: Array<GameRow>, };

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
  favourite: boolean,
  /** It cannot be played yet. */
  comingSoon: boolean,
  /** It can be tried as a guest, without an account. */
  demo: boolean,
  /** A quiet line: what the list that it stands in makes worth knowing. */
  note: Text | null, };

/** The running game. */
export type GameView = { "kind": "none" } | { "kind": "launching",
  /** Name of the game, as far as known. */
  title: string, } | { "kind": "playing",
  /** Name of the game. */
  title: string,
  /** Address of the iframe. */
  url: string,
  /** Origin that messages must come from. */
  origin: string,
  /** The game said that it can be played. */
  ready: boolean,
  /** Whether it is a favourite; `null` for what is no game of the catalogue, such as a vendor's lobby. */
  favourite: boolean | null, } | { "kind": "comingSoon",
  /** Name of the game or of its vendor, as far as known. */
  title: string, } | { "kind": "failed",
  /** Name of the game, as far as known. */
  title: string,
  /** What happened. */
  problem: Problem, } | { "kind": "loginNeeded",
  /** What login is for. */
  text: Text, };

/** The page that shows. */
export type HelpArticle = {
  /** Page id. */
  key: string,
  /** Title, plain text. */
  title: string,
  /** Title of its category, plain text. */
  category: string,
  /** When it was changed last, `YYYY-MM-DD HH:mm:ss`, local time. */
  updated: string,
  /** Content. */
  html: ServerHtml,
  /** What stands below the text. */
  tool: HelpTool,
  /** Address of the deposit, for the tutorial. */
  depositHref: string, };

/** A category of the table of contents. */
export type HelpGroup = {
  /** Category id. */
  key: string,
  /** Title, plain text. */
  title: string,
  /** It holds the page that shows. */
  current: boolean,
  /** Its pages. */
  pages: Array<HelpLink>, };

/** A page that a search found. */
export type HelpHit = {
  /** Page id. */
  key: string,
  /** Its address. */
  href: string,
  /** Title of its category, plain text. */
  category: string,
  /** Its title, cut where found words begin and end. */
  title: Array<Snippet>,
  /** A piece of its text round what was found. */
  text: Array<Snippet>, };

/** A way to a page. */
export type HelpLink = {
  /** Page id. */
  key: string,
  /** Title, plain text. */
  title: string,
  /** Its address. */
  href: string,
  /** It is the one that shows. */
  current: boolean, };

/** What stands below the text of a page. */
export type HelpTool = "none" | "feedback" | "affiliate" | "deposit" | "browsers";

/** The help centre. */
export type HelpView = {
  /** Where the pages stand. */
  status: LoadStatus,
  /** Address of the table of contents: `/help`, or `/helpmc` in an app. */
  home: string,
  /** The table of contents. */
  categories: Array<HelpGroup>,
  /** The page that the address names. */
  article: HelpArticle | null,
  /** The address names a page that is not there. */
  missing: boolean,
  /** What stands in the search box. */
  search: string,
  /** What was found; nothing while nothing is searched. */
  hits: Array<HelpHit> | null,
  /** The form for feedback. */
  feedback: LetterView,
  /** The form of the affiliate application. */
  application: LetterView, };

/** The home screen. */
export type HomeView = {
  /** Categories that have vendors, with a picture each. */
  categories: Array<CategoryTile>,
  /** What the member played last, to go on with; empty for visitors. */
  lastPlayed: Array<GameTile>,
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
  /** The figure with its sign as one string, for readers of the screen. */
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

/** What surrounds every screen. */
export type LayoutView = {
  /** Home, the categories that have vendors, promotions. */
  nav: Array<NavItem>,
  /** The header shows them as a bar; the phone's menu has them in any case. */
  bar: boolean,
  /** The phone's bottom bar: home, games, the raised one, promotions, me. */
  bottom: Array<BottomItem>,
  /** How many notices wait to be read behind the bell; `null` where there is nothing to read. */
  bell: number | null,
  /** A popup of the session is on show. */
  popup: boolean,
  /** Titles of the notice marquee. */
  marquee: Array<MarqueeItem>,
  /** The marquee stands still. */
  marqueePaused: boolean,
  /** There is customer service or an app for the side bar to show. */
  side: boolean,
  /** A conversation with customer service goes on, or has answers that were not seen. */
  chat: ChatMark | null, };

/** A field of a letter. */
export type LetterFieldView = {
  /** Which. */
  field: LetterFieldName,
  /** Label. */
  label: Text,
  /** What stands in it. */
  value: string,
  /** It must be filled. */
  required: boolean,
  /** What is wrong with it. */
  error: Text | null,
  /** How much of its room is used. */
  hint: Text | null,
  /** The choices, where it is a choice. */
  options: Array<LetterOption>,
  /** It has several lines. */
  long: boolean, };

/** A choice of a field. */
export type LetterOption = {
  /** Code. */
  key: string,
  /** Words, plain text. */
  label: string,
  /** It is chosen. */
  selected: boolean, };

/** A letter to the operator. */
export type LetterView = {
  /** Which. */
  name: LetterName,
  /** Its fields, in order. */
  fields: Array<LetterFieldView>,
  /** It is on its way. */
  sending: boolean,
  /** Why it did not arrive. */
  problem: Problem | null,
  /** It arrived: what to quote when asking about it. */
  sent: string | null,
  /** Opens the conversation that feedback has opened, once it arrived. */
  chat: UiEvent | null, };

/** A licence of the operator, as plain text. */
export type Licence = {
  /** Stable key. */
  key: string,
  /** Whose licence it is. */
  label: string,
  /** Its number; empty when it has none. */
  number: string,
  /** Where it can be checked; empty when nowhere. */
  href: string, };

/** Where something that loads stands. */
export type LoadStatus = { "kind": "loading" } | { "kind": "ready" } | { "kind": "failed",
  /** What happened. */
  problem: Problem, };

/** What the grid shows. The four empty states differ on purpose. */
export type LobbyList = { "kind": "loading" } | { "kind": "ready" } | { "kind": "loadingMore" } | { "kind": "nothingYet" } | { "kind": "noMatch" } | { "kind": "loginNeeded" } | { "kind": "failed",
  /** What happened. */
  problem: Problem, };

/** A mode, classification, minimum bet or order to choose. */
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
  /** Orders of the list. */
  orders: Array<LobbyOption>,
  /** How many of mode, classification and minimum bet narrow the list. */
  narrowed: number,
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
  resume: Text | null,
  /** Registration is open: show the link. */
  canSignUp: boolean,
  /** Providers to log in at. */
  social: Array<SocialButton>,
  /** Guests may play for play money. */
  freePlay: boolean,
  /** That offer stands before the form: a game waits, and whoever has no account is one press away from it. */
  freePlayFirst: boolean,
  /** This browser can log in by passkey. */
  passkey: boolean, };

/** A lottery of the menu. */
export type LotteryLink = {
  /** Stable key. */
  key: string,
  /** Name. */
  name: string,
  /** Under whose name it is played. */
  vendor: string,
  /** Picture. */
  image: string,
  /** Its page. */
  href: string,
  /** It cannot be played yet. */
  comingSoon: boolean, };

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
  /** What the member played last of the vendor. */
  recent: Array<LotteryLink>,
  /** Lotteries of the vendor whose draws are not known here. */
  others: Array<LotteryLink>,
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
  /** Its picture; empty until it is known. */
  avatar: string,
  /** Agents may open the agent centre. */
  agent: boolean,
  /** A trial guest: everything is play balance. */
  trial: boolean,
  /** Name of the VIP rank; empty when there is none. */
  rank: string,
  /** There is a box of messages to open. */
  messages: boolean,
  /** A guest of the demo may sign up: registration is open. */
  canSignUp: boolean,
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

/** When something happened, or will. Lists say it; a record shows what it is exactly. */
export type Moment = {
  /** As people say it: today 09:15. */
  said: Text,
  /** `YYYY-MM-DD HH:mm:ss` with the offset of the visitor's zone. */
  exact: string, };

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
  /** When it was published, exactly. */
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
  /** When it was published. */
  date: Moment | null,
  /** It is chosen. */
  selected: boolean,
  /** It waits to be read. */
  unread: boolean,
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

/** What is known of the request. */
export type OutcomeNotice = {
  /** What is known. */
  text: Text,
  /** Why it was refused. */
  reason: Text | null,
  /** Label of its button. */
  label: Text,
  /** What the button does: asks now, or takes the notice away. */
  press: UiEvent,
  /** The server is being asked. */
  busy: boolean, };

/** The notice to show, if any. */
export type OutcomeView = {
  /** Stays until the outcome is known, or until it was read. */
  notice: OutcomeNotice | null, };

/** Overlays. */
export type OverlayName = "login" | "register" | "forgotPassword" | "resetPassword" | "changePassword" | "securitySettings" | "notice" | "announcement" | "chatRoom" | "gameList" | "search" | "notBuilt";

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

/** A page of the site. */
export type PageLink = {
  /** Stable key; also names the icon. */
  key: string,
  /** What it says. */
  label: Text,
  /** Path, with overlay query where it opens one. */
  href: string, };

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

/** How the member's session of play stands, over all games and suppliers. Both texts are empty until that is known. */
export type PlaySessionView = {
  /** For how long, as `h:mm:ss`. */
  elapsed: string,
  /** Payouts less stakes, with its sign and currency. */
  net: string, };

/** The points mall. */
export type PointMallView = {
  /** Where the list stands. */
  status: LoadStatus,
  /** Categories that have rewards, all of them first. */
  categories: Array<FilterOption>,
  /** Rewards that fit. */
  rewards: Array<RewardCard>,
  /** A category is chosen. */
  filtered: boolean,
  /** The reward that the address names. */
  chosen: RewardDetail | null,
  /** The address names a reward that there is not. */
  unknown: boolean,
  /** Where the rules stand. */
  rulesStatus: LoadStatus,
  /** How points are earned, what they are worth and how long they last, a sentence each; none where nothing makes points. */
  rules: Array<Text>,
  /** The member's points; nothing for a visitor and until known. */
  balance: Text | null,
  /** The visitor can log in here. */
  logIn: boolean, };

/** The popup of a session. */
export type PopupView = {
  /** What it says. */
  notice: NoticeDetail,
  /** How many others wait behind the bell. */
  waiting: number, };

/** A prize. */
export type PrizeView = {
  /** Prize id. */
  key: string,
  /** Its name. */
  name: string,
  /** Its chance, e.g. `12.50%`. */
  chance: string, };

/** What went wrong, in words, and what to quote to customer service. */
export type Problem = {
  /** What happened and what to do. */
  text: Text,
  /** Request id of the failed call. */
  requestId: string | null, };

/** The one thing to press. */
export type PromotionAction = { "kind": "none" } | { "kind": "press",
  /** What it says. */
  label: Text,
  /** What it does. */
  press: UiEvent,
  /** It was pressed, and the answer is under way. */
  busy: boolean, };

/** A promotion as a card. Title and summary are the operator's, plain. */
export type PromotionCard = {
  /** Promotion id. */
  key: string,
  /** Title. */
  title: string,
  /** One line of it. */
  summary: string,
  /** Name of the category. */
  category: Text,
  /** Picture, 2:1. */
  image: string,
  /** Address of its page. */
  href: string,
  /** How it stands for the visitor. */
  standing: Standing,
  /** How long until it starts or ends. */
  term: Text,
  /** When it runs, exactly. */
  when: Text, };

/** A promotion with its terms, and what can be done about it. */
export type PromotionDetail = {
  /** The promotion. */
  card: PromotionCard,
  /** What it gives. */
  reward: Text,
  /** When one can sign up; nothing where one need not. */
  signUp: Text | null,
  /** The terms that matter most, plain text. */
  significant: Array<string>,
  /** All terms. */
  terms: ServerHtml,
  /** What to do now, in a sentence. */
  what: Text,
  /** The one thing to press. */
  action: PromotionAction,
  /** What went wrong at the last press. */
  problem: Problem | null,
  /** The number that is asked for before the bonus is taken. */
  contact: ContactView | null,
  /** The member's application. */
  application: ApplicationView | null,
  /** The form to apply with. */
  form: ApplicationForm | null,
  /** Draws and prizes. */
  raffle: RaffleView | null, };

/** The promotion that the address names. */
export type PromotionView = { "kind": "loading" } | { "kind": "notFound" } | { "kind": "failed",
  /** What happened. */
  problem: Problem, } | { "kind": "ready" } & PromotionDetail;

/** The list of promotions. */
export type PromotionsView = {
  /** Where the list stands. */
  status: LoadStatus,
  /** Categories that have promotions, all of them first. */
  categories: Array<FilterOption>,
  /** How promotions may stand, any first. */
  filters: Array<FilterOption>,
  /** Promotions that fit. */
  cards: Array<PromotionCard>,
  /** A filter is set: nothing then means no match. */
  filtered: boolean,
  /** What home shows. */
  featured: Array<PromotionCard>, };

/** The password is asked for again. */
export type ProofView = {
  /** Account name, for the browser's password manager. */
  account: string,
  /** What is wrong with it. */
  error: Text | null,
  /** It is being checked. */
  busy: boolean, };

/** Draws and prizes of a raffle. */
export type RaffleView = {
  /** How many draws are left. */
  left: Text | null,
  /** Prizes with their odds. */
  prizes: Array<PrizeView>,
  /** What the draw that was just made brought. */
  result: Text | null,
  /** The latest draws, latest first. */
  draws: Array<DrawView>, };

/** The invitation page. */
export type ReferralView = {
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

/** The registration form. */
export type RegisterView = {
  /** The operator's rules are there, under way, or could not be had: offer to retry. */
  status: LoadStatus,
  /** Registration is closed, in words: show nothing else. */
  closed: Text | null,
  /** Ways to register; one alone needs no tabs. */
  tabs: Array<FormTab>,
  /** Fields that must be filled, in order. */
  fields: Array<FieldView>,
  /** Fields that may stay empty, in order. */
  optional: Array<FieldView>,
  /** Something stands in one of those, or is wrong with one, or a link brought a bad code: they show at once. */
  optionalOpen: boolean,
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

/** A reward as a card. */
export type RewardCard = {
  /** Reward id. */
  key: string,
  /** Name, plain text. */
  name: string,
  /** Name of the category. */
  category: Text,
  /** Picture, 2:1. */
  image: string,
  /** Price. */
  price: Text,
  /** How many are left; nothing without a bound. */
  stock: Text | null,
  /** None is left. */
  soldOut: boolean,
  /** Address that shows it. */
  href: string, };

/** The reward that the address names. */
export type RewardDetail = {
  /** The reward. */
  card: RewardCard,
  /** What it is, plain text. */
  description: string,
  /** What it is worth; nothing for a thing. */
  worth: Text | null,
  /** What bounds it: how many for each member, from which rank on. */
  bounds: Array<Text>,
  /** What is needed to redeem it. */
  need: Text,
  /** Address of the list. */
  back: string, };

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
  /** It cannot be played yet. */
  comingSoon: boolean,
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
  showsLayout: boolean,
  /** Overlay on top, if any. */
  overlay: OverlayView | null, };

/** Screens. Each is a section loaded on demand. */
export type ScreenName = "none" | "home" | "lobby" | "vendorLobby" | "game" | "seamless" | "fbSports" | "lottery" | "login" | "referral" | "promotions" | "promotion" | "pointMall" | "noticePage" | "help" | "download" | "notFound";

/** What was found of a kind. */
export type SearchGroup = {
  /** The kind: `game`, `vendor`, `promotion` or `help`. */
  key: string,
  /** Its title. */
  title: Text,
  /** How many there are in all. */
  total: number,
  /** The best of them. */
  results: Array<SearchResult>, };

/** Something that was found. */
export type SearchResult = {
  /** Key for the event that opens it. */
  key: string,
  /** Name. */
  name: string,
  /** The vendor of a game; else empty. */
  detail: string,
  /** The type of a game or of a vendor's games. */
  label: Text | null,
  /** Picture of a game, icon of a vendor; empty where there is none, or none yet. */
  image: string,
  /** The operator features it. */
  hot: boolean,
  /** It cannot be played yet. */
  comingSoon: boolean, };

/** The search of the site. */
export type SearchView = {
  /** Where the index stands, without which nothing is found. */
  status: LoadStatus,
  /** What stands in the search box. */
  typed: string,
  /** How many were found in all; nothing while nothing is searched. */
  found: number | null,
  /** What was found, the best group first; none is empty. */
  groups: Array<SearchGroup>,
  /** Recent searches, the latest first. */
  recent: Array<string>,
  /** Hot games, for when nothing is typed. */
  suggestions: Array<SearchResult>, };

/** The member's ways to log in. */
export type SecuritySettingsView = {
  /** Contact details. */
  contacts: ContactsView,
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
  /** The sign-up button shows: DIRECTREG3 is on, and registration open. */
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

/** A picture that was asked for. */
export type ShownPicture = {
  /** Its id. */
  key: string,
  /** How fetching it went. */
  status: LoadStatus,
  /** What an `img` shows; empty until it is there. */
  src: string, };

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
  appUpdate: AppUpdate | null, };

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

/** A piece of text. */
export type Snippet = {
  /** Plain text. */
  text: string,
  /** It is what was searched for. */
  found: boolean, };

/** A provider to log in at. */
export type SocialButton = {
  /** Name of the provider; also names the icon where there is one. */
  key: string,
  /** What it says. */
  label: Text,
  /** Goes there. */
  enter: UiEvent, };

/** How a promotion stands, in a word and a colour. */
export type Standing = {
  /** The word. */
  text: Text,
  /** The colour, which only helps. */
  tone: StandingTone, };

/** Colours of standings. */
export type StandingTone = "neutral" | "accent" | "positive" | "negative" | "warning";

/** How strong a password is. */
export type StrengthView = {
  /** 0, very weak, to 4, very strong. */
  score: number,
  /** The score in a word. */
  label: Text,
  /** What would make it stronger. */
  advice: Text | null, };

/** A way to reach the operator. Its address was checked. */
export type SupportLink = {
  /** Stable key. */
  key: string,
  /** Kind, such as `TELEGRAM`; chooses the icon. */
  kind: string,
  /** Title in the operator's words. */
  title: string,
  /** Address; empty where `open` says what to do instead. */
  href: string,
  /** What following the address does. */
  way: SupportWay,
  /** Starts a conversation: with the online service, or in the chat room. */
  open: UiEvent | null, };

/** What following a link of customer service does. */
export type SupportWay = "page" | "window" | "program" | "online" | "chat";

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
  /** Nothing of it can be played yet. */
  comingSoon: boolean,
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
  /** Vendor code; empty for all vendors. */
  key: string,
  /** Name; empty for all vendors. */
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
  /** The same with the currency's sign. */
  shown: string,
  /** The member hides the balance. */
  hidden: boolean,
  /** A newer figure is being fetched. */
  refreshing: boolean,
  /** The last fetch failed: the figure may be old. */
  stale: boolean,
  /** A play balance that never becomes money. */
  play: boolean, };

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
  /** When it was settled. */
  at: Moment | null,
  /** Starts the game. */
  play: UiEvent, };

/** The view type of each slice. */
export interface Slices {
  site: SiteView;
  route: RouteView;
  layout: LayoutView;
  session: SessionView;
  wallet: WalletView;
  outcome: OutcomeView;
  dialogs: DialogsView;
  toasts: ToastsView;
  clock: ClockView;
  banner: BannerView;
  home: HomeView;
  jackpot: JackpotView;
  register: RegisterView;
  login: LoginView;
  factor: FactorView;
  forgot: ForgotView;
  reset: PasswordView;
  changePassword: PasswordView;
  securitySettings: SecuritySettingsView;
  gameList: GameListView;
  lottery: LotteryView;
  gameRows: GameRowsView;
  gameCard: GameCardView;
  showcase: ShowcaseView;
  referral: ReferralView;
  footer: FooterView;
  analyticsConsent: AnalyticsConsentView;
  download: DownloadView;
  domains: DomainsView;
  help: HelpView;
  chatRoom: ChatRoomView;
  chatPictures: ChatPicturesView;
  notices: NoticesView;
  rooms: RoomsView;
  lobby: LobbyView;
  vendorLobby: VendorLobbyView;
  game: GameView;
  playSession: PlaySessionView;
  promotions: PromotionsView;
  promotion: PromotionView;
  pointMall: PointMallView;
  search: SearchView;
}

/** Name of a slice. */
export type SliceName = keyof Slices;

/** Slices by number. */
export const SLICES = [
  'site',
  'route',
  'layout',
  'session',
  'wallet',
  'outcome',
  'dialogs',
  'toasts',
  'clock',
  'banner',
  'home',
  'jackpot',
  'register',
  'login',
  'factor',
  'forgot',
  'reset',
  'changePassword',
  'securitySettings',
  'gameList',
  'lottery',
  'gameRows',
  'gameCard',
  'showcase',
  'referral',
  'footer',
  'analyticsConsent',
  'download',
  'domains',
  'help',
  'chatRoom',
  'chatPictures',
  'notices',
  'rooms',
  'lobby',
  'vendorLobby',
  'game',
  'playSession',
  'promotions',
  'promotion',
  'pointMall',
  'search',
] as const satisfies readonly SliceName[];
