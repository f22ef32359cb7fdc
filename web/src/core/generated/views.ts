// Generated from the Rust types of core/; do not edit. To write it anew:
// UPDATE=1 cargo test -p lumora-core --features bindings --test bindings

import type { AccountField, CaptchaKind, Confirmation, ContactFormFieldName, ContactFormName, ContactKind, ContractField, DocumentKind, DownlineAct, FactorKind, Field, ForgotWay, FormName, IdentityField, LimitPeriod, LoginTab, MarketingChannel, PinName, RedeemField, RedemptionStatus, RegisterForm, UiEvent, WalletFigure } from './events.ts';

/** An account to choose. */
export type AccountChoice = {
  /** Its id. */
  key: string,
  /** What kind; names the icon. */
  kind: PayoutKind,
  /** Way to be paid, and bank or service. */
  title: string,
  /** The account, mostly hidden. */
  hint: string,
  /** What it costs. */
  fee: Text,
  /** How long it usually takes; `null` where nobody can say. */
  time: Text | null,
  /** Why it can not be paid to now. */
  closed: Text | null,
  /** It is the one that is chosen. */
  selected: boolean,
  /** Chooses it; `null` where it can not be paid to now. */
  select: UiEvent | null, };

/** Where the focus goes. */
export type AccountFocus = {
  /** Counts refusals: another one moves the focus again. */
  count: number,
  /** Which input. */
  field: AccountField, };

/** A form about an account. */
export type AccountForm = { "kind": "add" } & AddAccountView | { "kind": "remove" } & RemoveAccountView;

/** An account of the member. */
export type AccountItem = {
  /** Its id. */
  key: string,
  /** What kind; names the icon. */
  kind: PayoutKind,
  /** Way to be paid, and bank or service. */
  title: string,
  /** The account, mostly hidden. */
  hint: string,
  /** Whose it is, mostly hidden. */
  holder: string,
  /** From when on it can be paid to; `null` where it can be now. */
  waits: Text | null,
  /** Opens the question whether to remove it. */
  remove: UiEvent, };

/** The page `transactionHistory` of the member centre. */
export type AccountRecordView = {
  /** The movements are there, under way, or could not be had. */
  status: LoadStatus,
  /** Money, or points. */
  accounts: Array<FilterOption>,
  /** Which days. */
  days: RecordDaysView,
  /** Kinds. */
  groups: Array<FilterOption>,
  /** Directions. */
  directions: Array<FilterOption>,
  /** The days that are shown, and the time zone that they are of; `null` until it is known. */
  zone: Text | null,
  /** The sums of all that the filter lets through; `null` until they are known. */
  sums: RecordSums | null,
  /** Latest first. */
  lines: Array<RecordLine>,
  /** Asks for a statement of what the filter lets through; `null` until that is known. */
  statement: UiEvent | null,
  /** A kind or a direction is chosen. */
  narrowed: boolean,
  /** Fetches what happened earlier; `null` at the end. */
  more: UiEvent | null,
  /** That is under way. */
  loading: boolean,
  /** Why nothing earlier came. */
  problem: Problem | null, };

/** The accounts that the member is paid to. */
export type AccountsView = {
  /** They are there, under way, or could not be had. */
  status: LoadStatus,
  /** Oldest first. */
  list: Array<AccountItem>,
  /** Opens the form for another one; `null` while one can not be added. */
  add: UiEvent | null,
  /** Why none can be added. */
  closed: Text | null,
  /** The form that is open. */
  form: AccountForm | null, };

/** The form of another account. */
export type AddAccountView = {
  /** Counts forms: another one has empty inputs. */
  key: number,
  /** Ways to be paid. */
  methods: Array<MethodChoice>,
  /** Banks or services of the chosen way; empty where none is asked for. */
  institutions: Array<InstitutionChoice>,
  /** What is wrong with the choice. */
  institutionError: Text | null,
  /** What the input of the account is called. */
  accountLabel: Text,
  /** What it must look like. */
  accountHint: Text | null,
  /** What is wrong with it. */
  accountError: Text | null,
  /** It is made of digits alone. */
  accountDigits: boolean,
  /** Whose it is, as typed. */
  holder: string,
  /** Whose name it must be. */
  holderHint: Text,
  /** What is wrong with it. */
  holderError: Text | null,
  /** How long it waits before it can be paid to; `null` where it does not. */
  waits: Text | null,
  /** The payment password. */
  pin: PinView,
  /** Where the focus goes after a refusal. */
  focus: AccountFocus | null, };

/** Who may play. */
export type AgeNotice = {
  /** The notice. */
  text: string,
  /** The age as a sign, such as `18+`; empty for none. */
  sign: string,
  /** The notice in our words, in place of the operator's; `null` where those stand. */
  least: Text | null, };

/** The form of an account. */
export type AgentAccountForm = {
  /** Fields, in order. */
  fields: Array<FieldView>,
  /** Types that may be given. */
  types: Array<AgentTypeChoice>,
  /** Rates, one for each of the agent's own. */
  rates: Array<AgentRateInput>,
  /** Where the focus goes. */
  focus: FocusView | null,
  /** What the server said. */
  problem: Problem | null,
  /** The form is under way. */
  busy: boolean,
  /** Counts how often the form was cleared: secret inputs are made anew when it changes. */
  cleared: number,
  /** What was made last, in place of the form. */
  made: AgentAccountMade | null, };

/** An account that was made. */
export type AgentAccountMade = {
  /** Which. */
  text: Text,
  /** What its member does first. */
  hint: Text,
  /** Shows the form again. */
  another: UiEvent, };

/** The agent centre: its entries, and where in it the agent is. */
export type AgentCentreView = {
  /** The entries, in order: those that may be off once it is known that they are on. */
  groups: Array<CentreGroup>,
  /** What shows beside them, or instead of them where there is no room for both. */
  place: CentrePlace<AgentSection>,
  /** Where the operator's settings stand, which say what is on. */
  settings: LoadStatus, };

/** The page. */
export type AgentContractsView = {
  /** Where the contracts stand. */
  status: LoadStatus,
  /** The tabs, in order. */
  tabs: Array<ContractTab>,
  /** Which shows. */
  tab: string,
  /** What the cells of a tier are. */
  tierColumns: Array<Text>,
  /** Contracts with the upline. */
  own: Array<ContractCard>,
  /** Contracts with downlines. */
  downlines: Array<ContractCard>,
  /** Requests of either side, the open ones first. */
  requests: Array<ContractRequestCard>,
  /** What can be begun. */
  begin: Array<ContractDo>,
  /** What is about to be done. */
  step: ContractStep | null,
  /** What was done last. */
  done: Text | null,
  /** What went wrong. */
  problem: Problem | null,
  /** Where a payment password is set; empty where there is one. */
  needsPassword: string, };

/** The page `downline` of the agent centre. */
export type AgentDownlineView = {
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** The way from the agent down to the level that shows; empty at the agent's own. */
  path: Array<DownlineStep>,
  /** What is looked for. */
  search: string,
  /** A search or a label narrows the whole tree. */
  searching: boolean,
  /** Labels of the agent's, to narrow the list to; empty where there are none. */
  labels: Array<FilterOption>,
  /** Orders. */
  sorts: Array<FilterOption>,
  /** Which way, and turns it; `null` where nothing shows. */
  order: FilterOption | null,
  /** Who stands there. */
  lines: Array<DownlineLine>,
  /** Fetches what follows; `null` at the end. */
  more: UiEvent | null,
  /** That is under way. */
  loading: boolean,
  /** Why nothing more came. */
  problem: Problem | null,
  /** The file that the address names. */
  file: DownlineFileView | null,
  /** The form that is open. */
  act: DownlineActView | null,
  /** What was done. */
  told: Text | null,
  /** Why something was not. */
  refused: Problem | null,
  /** Begins a message to everybody directly below; `null` where nothing shows. */
  writeAll: UiEvent | null, };

/** The ways into the agent centre. */
export type AgentEntrance = {
  /** Its first page, where the list has room beside it. */
  start: string,
  /** The list of its pages, where it has not. */
  menu: string, };

/** The page `income` of the agent centre. */
export type AgentIncomeView = {
  /** The figures are there, under way, or could not be had. */
  status: LoadStatus,
  /** Which days. */
  days: RecordDaysView,
  /** The days that are shown, and the time zone that they are of; `null` until it is known. */
  zone: Text | null,
  /** Asks for a statement of these days; `null` until they are known. */
  statement: UiEvent | null,
  /** All days together, what was earned first. */
  figures: Array<MoneyFact>,
  /** What came in, by source. */
  sources: Array<TeamFact>,
  /** Rebates by product. */
  products: Array<TeamFact>,
  /** Rebates by branch of the direct downline; each leads to its bets. */
  branches: Array<TeamFact>,
  /** The chart of what was earned, the first day first. */
  bars: Array<ProfitBar>,
  /** Days on which anything was earned or paid, the latest first. */
  lines: Array<ProfitLine>,
  /** The movements that make it up, the latest first. */
  moves: Array<TeamMoveLine>,
  /** Fetches earlier ones; `null` at the end. */
  more: UiEvent | null,
  /** That is under way. */
  loading: boolean,
  /** Why nothing earlier came. */
  problem: Problem | null, };

/** The question whether to end a link. */
export type AgentLinkEnding = {
  /** Ends it. */
  confirm: UiEvent,
  /** Lets it be. */
  keep: UiEvent,
  /** It is under way. */
  busy: boolean,
  /** What the server said. */
  problem: Problem | null, };

/** The form of a link. */
export type AgentLinkForm = {
  /** Types that may be given. */
  types: Array<AgentTypeChoice>,
  /** Rates, one for each of the agent's own. */
  rates: Array<AgentRateInput>,
  /** Where it is shown. */
  channel: AgentLinkInput,
  /** How many may register by it. */
  maxUses: AgentLinkInput,
  /** Days until it expires. */
  days: AgentLinkInput,
  /** What the server said. */
  problem: Problem | null,
  /** The form is under way. */
  busy: boolean, };

/** An input of the form of a link. */
export type AgentLinkInput = {
  /** What was typed. */
  value: string,
  /** What is wrong with it. */
  error: Text | null, };

/** A registration link. */
export type AgentLinkItem = {
  /** Stable key. */
  key: string,
  /** Where it is shown, or its code. */
  title: Text,
  /** It was made just now: its code to be scanned shows. */
  isNew: boolean,
  /** Somebody can register by it. */
  open: boolean,
  /** How it stands. */
  state: Text,
  /** Its address. */
  link: InvitationLink,
  /** Type and end. */
  about: Array<Text>,
  /** Rates of rebate that it gives; empty for none. */
  rates: Array<AgentLinkRate>,
  /** What it has brought. */
  facts: Array<MoneyFact>,
  /** Asks whether to end it; `null` where it has ended, or is asked about. */
  end: UiEvent | null,
  /** The agent is asked whether to end it. */
  ending: AgentLinkEnding | null, };

/** A rate of rebate that a link gives. */
export type AgentLinkRate = {
  /** Code of the product. */
  product: string,
  /** Name of the product. */
  label: Text,
  /** In percent. */
  rate: string, };

/** Registration links. */
export type AgentLinks = {
  /** They are there, under way, or could not be had. */
  status: LoadStatus,
  /** Latest first. */
  items: Array<AgentLinkItem>,
  /** Fetches what follows; `null` at the end. */
  more: UiEvent | null,
  /** That is under way. */
  loading: boolean,
  /** Why it did not come. */
  problem: Problem | null, };

/** Announcements for agents. */
export type AgentNoticesView = {
  /** Where the list stands. */
  status: LoadStatus,
  /** Announcements of the page. */
  items: Array<NoticeItem>,
  /** Pages to jump to; empty when there is one. */
  pages: Array<PageItem>,
  /** The one that is read. */
  selected: NoticeDetail | null,
  /** The address names one that is not there any more. */
  missing: boolean, };

/** The input of a rate of rebate. */
export type AgentRateInput = {
  /** In which form it stands, for its events. */
  form: RegisterForm,
  /** Code of the product; its name in events. */
  product: string,
  /** Name of the product. */
  label: Text,
  /** The highest rate that can be given. */
  most: Text,
  /** What was typed. */
  value: string,
  /** What is wrong with it. */
  error: Text | null, };

/** The page `registerCenter` of the agent centre. */
export type AgentRegisterView = {
  /** It is there, under way, or could not be had. */
  status: LoadStatus,
  /** Why the agent can create nobody; `null` where it can. */
  closed: Text | null,
  /** The form of an account. */
  account: AgentAccountForm | null,
  /** The form of a link. */
  link: AgentLinkForm | null,
  /** The links. */
  links: AgentLinks,
  /** Name of the brand, for what is shared. */
  brand: string, };

/** The sections of the agent centre. Each is a folder of the views, loaded on demand. */
export type AgentSection = "announcement" | "registerCentre" | "team" | "downline" | "teamBets" | "teamProfit" | "income" | "downlineTransactions" | "contracts";

/** The page of a type of contract. */
export type AgentSettlementsView = {
  /** The settlements are there, under way, or could not be had. */
  status: LoadStatus,
  /** Which days. */
  days: RecordDaysView,
  /** The days that are shown, and the time zone that they are of; `null` until it is known. */
  zone: Text | null,
  /** Asks for a statement of what the filter lets through; `null` until that is known. */
  statement: UiEvent | null,
  /** What the agent is paid, or what it pays. */
  roles: Array<FilterOption>,
  /** Where they stand; all of them first. */
  statuses: Array<FilterOption>,
  /** How the running periods stand. */
  running: Array<RunningPeriodView>,
  /** They are there, under way, or could not be had. */
  runningStatus: LoadStatus,
  /** The sums of all that the filter lets through. */
  sums: Array<MoneyFact>,
  /** The latest period first. */
  lines: Array<SettlementLineView>,
  /** Anything is chosen. */
  narrowed: boolean,
  /** Fetches what was settled earlier; `null` at the end. */
  more: UiEvent | null,
  /** That is under way. */
  loading: boolean,
  /** Why nothing earlier came. */
  problem: Problem | null,
  /** The settlement that the address names; `null` where it names none. */
  detail: SettlementDetailView | null, };

/** The page `teamBets` of the agent centre. */
export type AgentTeamBetsView = {
  /** The bets are there, under way, or could not be had. */
  status: LoadStatus,
  /** Which days. */
  days: RecordDaysView,
  /** Whose bets. */
  member: TeamMemberView,
  /** Products; all of them first, like the others. */
  products: Array<FilterOption>,
  /** Vendors. */
  vendors: Array<FilterOption>,
  /** Games of the vendor. */
  games: Array<FilterOption>,
  /** Where they stand. */
  statuses: Array<FilterOption>,
  /** The number that is looked for; empty for none. */
  number: string,
  /** The days that are shown, and the time zone that they are of; `null` until it is known. */
  zone: Text | null,
  /** The sums of all settled bets that the filter lets through; `null` until they are known. */
  sums: BetSums | null,
  /** Bets whose end is awaited; `null` where there are none. */
  open: Text | null,
  /** Latest first. */
  lines: Array<TeamBetLine>,
  /** Asks for a statement of what the filter lets through; `null` until that is known. */
  statement: UiEvent | null,
  /** Anything but days is chosen. */
  narrowed: boolean,
  /** Every bet that is settled is counted. */
  complete: boolean,
  /** Fetches what was settled earlier; `null` at the end. */
  more: UiEvent | null,
  /** That is under way. */
  loading: boolean,
  /** Why nothing earlier came. */
  problem: Problem | null,
  /** The bet that the address names; it takes the place of the list. */
  detail: TeamBetDetailView | null, };

/** The page `teamProfit` of the agent centre. */
export type AgentTeamProfitView = {
  /** The figures are there, under way, or could not be had. */
  status: LoadStatus,
  /** Which days. */
  days: RecordDaysView,
  /** The days that are shown, and the time zone that they are of; `null` until it is known. */
  zone: Text | null,
  /** The team has no member of the name in the address. */
  unknown: boolean,
  /** Asks for a statement of these figures; `null` until they are known. */
  statement: UiEvent | null,
  /** From the whole team to the branch that is shown. */
  path: Array<TeamStep>,
  /** What the first of the branch has done itself; empty for the whole team. */
  own: Array<TeamFact>,
  /** The direct downline. */
  direct: Array<TeamFact>,
  /** Everybody below. */
  total: Array<TeamFact>,
  /** The chart of what was won or lost, the first day first. */
  bars: Array<ProfitBar>,
  /** The direct downline, those with most turnover first. */
  members: Array<TeamProfitLine>,
  /** Days on which anything happened, the latest first. */
  lines: Array<TeamProfitLine>,
  /** Products that were played. */
  products: Array<TeamProfitLine>,
  /** Everything that has happened is counted. */
  complete: boolean, };

/** The page `team` of the agent centre. */
export type AgentTeamView = {
  /** The figures are there, under way, or could not be had. */
  status: LoadStatus,
  /** Which days. */
  spans: Array<FilterOption>,
  /** The days that are shown, and the time zone that they are of; `null` until it is known. */
  zone: Text | null,
  /** The days that they are compared with; `null` until they are known. */
  compared: Text | null,
  /** Which part of the tree. */
  shares: Array<FilterOption>,
  /** Where it stands now; empty for the agent itself. */
  standing: Array<MoneyFact>,
  /** What it has come to. */
  figures: Array<TeamFigureView>,
  /** What the chart shows of the whole team. */
  series: Array<FilterOption>,
  /** The chart, the first day first. */
  bars: Array<ProfitBar>,
  /** The same days in words, the latest first. */
  days: Array<TeamDayLine>,
  /** Everything that has happened is counted. */
  complete: boolean, };

/** The page `downlineTransactions` of the agent centre. */
export type AgentTransactionsView = {
  /** The movements are there, under way, or could not be had. */
  status: LoadStatus,
  /** Which days. */
  days: RecordDaysView,
  /** Whose movements. */
  member: TeamMemberView,
  /** Kinds; all of them first. */
  groups: Array<FilterOption>,
  /** The days that are shown, and the time zone that they are of; `null` until it is known. */
  zone: Text | null,
  /** The sums of all that the filter lets through, by kind. */
  sums: Array<TeamMoveSumView>,
  /** Latest first. */
  lines: Array<TeamMoveLine>,
  /** Asks for a statement of what the filter lets through; `null` until that is known. */
  statement: UiEvent | null,
  /** A kind or a member is chosen. */
  narrowed: boolean,
  /** Everything that has moved is counted. */
  complete: boolean,
  /** Fetches what moved earlier; `null` at the end. */
  more: UiEvent | null,
  /** That is under way. */
  loading: boolean,
  /** Why nothing earlier came. */
  problem: Problem | null, };

/** A type of account to choose. */
export type AgentTypeChoice = {
  /** Stable key. */
  key: string,
  /** Its name. */
  label: Text,
  /** It is chosen. */
  selected: boolean,
  /** Chooses it. */
  select: UiEvent, };

/** The workbench. */
export type AgentWorkbenchView = {
  /** For whom. */
  title: Text | null,
  /** Why nothing can be offered; then there are no inputs. */
  closed: Text | null,
  /** What is chosen. */
  choices: Array<ContractChoices>,
  /** Inputs that hold for all. */
  inputs: Array<ContractInput>,
  /** The tiers, the lowest first. */
  tiers: Array<ContractTierForm>,
  /** Adds a tier; `null` where there are as many as there may be. */
  add: UiEvent | null,
  /** What is wrong with the whole, or above the own contract. */
  problems: Array<Text>,
  /** Goes on to signing; `null` where nobody is offered it. */
  review: UiEvent | null,
  /** Where the figures of past periods stand. */
  status: LoadStatus,
  /** How many periods are replayed. */
  periods: Array<ContractChoice>,
  /** What the terms would have brought; empty while they can not be read. */
  rows: Array<ContractPeriodRow>,
  /** The totals: downline, own, kept. */
  totals: Array<string>,
  /** The contracts below that the offer would end. */
  ending: Array<ContractEndingLine>, };

/** Moves everything back. */
export type AllBackButton = {
  /** Does it. */
  press: UiEvent,
  /** Money is on its way. */
  busy: boolean, };

/** All that can leave now. */
export type AllOfIt = {
  /** What the button says. */
  label: Text,
  /** Puts it in. */
  select: UiEvent, };

/** An amount to tap. */
export type AmountPreset = {
  /** Stable key. */
  key: string,
  /** With its currency. */
  label: string,
  /** It is what was chosen the last time. */
  last: boolean,
  /** It is what stands in the field. */
  selected: boolean,
  /** Puts it in. */
  select: UiEvent, };

/** The field of an amount. */
export type AmountView = {
  /** What stands in it. */
  value: string,
  /** Sign of the currency. */
  symbol: string,
  /** The least, with its currency. */
  min: string,
  /** The most, with its currency. */
  max: string,
  /** What moving this amount costs; `null` where nothing, or while it is no amount that will do. */
  fee: string | null,
  /** What is left of it after the fee; `null` while it is no amount that will do. */
  net: string | null,
  /** Amounts to tap. */
  presets: Array<AmountPreset>,
  /** What is wrong with it. */
  error: Text | null,
  /** To be said when the field is left. */
  left: UiEvent, };

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

/** An answer. */
export type ArrivalChoice = {
  /** Which. */
  key: Confirmation,
  /** What it says. */
  label: Text,
  /** It is the one that is chosen. */
  selected: boolean,
  /** Chooses it. */
  select: UiEvent, };

/** The question what has arrived. */
export type ArrivalView = {
  /** Until when, and what silence means. */
  until: Text,
  /** The answers. */
  answers: Array<ArrivalChoice>,
  /** What follows from the chosen answer. */
  follows: Text | null,
  /** How much has arrived, where it is a part. */
  amount: AmountView | null,
  /** Pictures that prove it, where they are asked for. */
  pictures: ProofPictures | null,
  /** Nothing is chosen, and the form was sent. */
  error: Text | null,
  /** It is on its way. */
  busy: boolean, };

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

/** A bet with what is known of it. */
export type BetDetailView = {
  /** The bet is there, under way, or could not be had. */
  status: LoadStatus,
  /** The same of what its supplier tells. */
  outcomeStatus: LoadStatus,
  /** The member has no such bet. */
  unknown: boolean,
  /** The address of the list. */
  back: string,
  /** The bet; `null` until it is there. */
  line: BetLine | null,
  /** Its number. */
  number: string,
  /** Figures and times. */
  facts: Array<MoneyFact>,
  /** Movements of the main wallet, in their order. */
  movements: Array<BetMovement>,
  /** How far the round is at its supplier; `null` until it has said so. */
  outcome: Text | null,
  /** What the reels showed. */
  spins: Array<BetSpin>, };

/** A bet. */
export type BetLine = {
  /** Stable key. */
  key: string,
  /** Name of the game. */
  game: string,
  /** Name of the vendor. */
  vendor: string,
  /** The product; `null` where it is none of the site's. */
  product: Text | null,
  /** Where it stands. */
  status: Text,
  /** It paid more than was staked. */
  won: boolean,
  /** It was a free spin; `null` where it was paid for. */
  free: Text | null,
  /** What was staked. */
  stake: string,
  /** What was paid. */
  payout: string,
  /** What was won or lost, with its sign; empty until it is settled. */
  net: string,
  /** When it was placed. */
  at: Moment | null,
  /** Its own address. */
  href: string, };

/** A movement of money that belongs to a bet. */
export type BetMovement = {
  /** Stable key. */
  key: string,
  /** What happened. */
  title: Text,
  /** How much, with its sign. */
  amount: string,
  /** The balance right after. */
  after: string,
  /** When, with the offset. */
  at: string, };

/** One turn of the reels. */
export type BetSpin = {
  /** Which. */
  title: Text,
  /** The symbols in view, row by row. */
  rows: Array<Array<BetSymbol>>,
  /** What paid. */
  wins: Array<Text>,
  /** All of it. */
  payout: string,
  /** It paid anything. */
  paid: boolean, };

/** Sums. */
export type BetSums = {
  /** How many bets. */
  count: number,
  /** What they come to. */
  facts: Array<MoneyFact>, };

/** A symbol in view. */
export type BetSymbol = {
  /** Its name, in the reader's language. */
  name: string,
  /** It is part of a win. */
  won: boolean, };

/** The page `personalHistoryCopy` of the member centre. */
export type BettingRecordView = {
  /** The bets are there, under way, or could not be had. */
  status: LoadStatus,
  /** Which days. */
  days: RecordDaysView,
  /** Products; all of them first, like the others. */
  products: Array<FilterOption>,
  /** Vendors. */
  vendors: Array<FilterOption>,
  /** Games. */
  games: Array<FilterOption>,
  /** Where they stand. */
  statuses: Array<FilterOption>,
  /** The number that is looked for; empty for none. */
  number: string,
  /** The days that are shown, and the time zone that they are of; `null` until it is known. */
  zone: Text | null,
  /** The sums of all that the filter lets through; `null` until they are known. */
  sums: BetSums | null,
  /** Latest first. */
  lines: Array<BetLine>,
  /** Asks for a statement of what the filter lets through; `null` until that is known. */
  statement: UiEvent | null,
  /** Anything but days is chosen. */
  narrowed: boolean,
  /** Fetches what was placed earlier; `null` at the end. */
  more: UiEvent | null,
  /** That is under way. */
  loading: boolean,
  /** Why nothing earlier came. */
  problem: Problem | null,
  /** The bet that the address names; it takes the place of the list. */
  detail: BetDetailView | null, };

/** A board. Title and description are the operator's, plain. */
export type BoardLine = {
  /** Stable key. */
  key: string,
  /** What it is called. */
  title: string,
  /** What it is about; may be empty. */
  description: string,
  /** What it counts. */
  rule: Text,
  /** How often it begins anew. */
  period: Text,
  /** Whose play counts; `null` for all. */
  scope: Text | null,
  /** What a place needs; `null` for any score. */
  least: Text | null,
  /** How often prizes must be staked; `null` for never. */
  wager: Text | null,
  /** The prizes. */
  prizes: Array<BoardPrize>,
  /** How long corrections still count. */
  close: Text,
  /** When the period that shows runs, and whether it was closed; `null` where there is none. */
  state: Text | null,
  /** The member's own place and score. */
  mine: Text | null,
  /** The first places. */
  places: Array<BoardPlace>,
  /** The period before shows. */
  turned: boolean,
  /** Shows the other period; `null` where there is one only. */
  turn: UiEvent | null, };

/** Who has a place. */
export type BoardPlace = {
  /** Stable key. */
  key: string,
  /** The place; equal scores share one. */
  place: string,
  /** Account, mostly hidden. */
  account: string,
  /** What was counted. */
  score: string,
  /** What it wins, or would win now; `null` for nothing. */
  prize: Text | null,
  /** It is the member's own. */
  mine: boolean, };

/** What a place gives. */
export type BoardPrize = {
  /** Stable key. */
  key: string,
  /** The place. */
  place: Text,
  /** What it gives. */
  prize: Text, };

/** A bonus. */
export type BonusLine = {
  /** Stable key. */
  key: string,
  /** What it came by. */
  title: Text,
  /** The page of that; empty where it has none any more. */
  href: string,
  /** What kind that is. */
  kind: Text,
  /** Where it stands. */
  state: Text,
  /** It has not ended. */
  runs: boolean,
  /** How often it must be staked. */
  rule: Text,
  /** It had to be staked at all: there is a bar. */
  staked: boolean,
  /** How full the bar is, in percent. */
  percent: number,
  /** What the bar says. */
  progress: Text,
  /** Figures and times. */
  facts: Array<MoneyFact>,
  /** What leaving it would cost; `null` once it has ended. */
  cost: Text | null,
  /** The day in the account record on which it was granted. */
  recordHref: string,
  /** The day on which some of it was taken back; empty where nothing was. */
  takenHref: string,
  /** Asks whether it is to be given up; `null` where it can not. */
  giveUp: UiEvent | null, };

/** The question whether a bonus is to be given up. */
export type BonusQuestion = {
  /** Which. */
  title: Text,
  /** What it costs, to the last unit. */
  cost: Text,
  /** It is under way, or it is not known what became of it. */
  busy: boolean,
  /** It is given up. */
  giveUp: UiEvent,
  /** It is kept. */
  keep: UiEvent, };

/** What bets count. */
export type BonusWeight = {
  /** Stable key. */
  key: string,
  /** The product, or the game. */
  name: Text,
  /** How much of a bet counts. */
  percent: string, };

/** The page `bonusDetails` of the member centre. */
export type BonusesView = {
  /** The bonuses are there, under way, or could not be had. */
  status: LoadStatus,
  /** Where they stand; all of them first. */
  states: Array<FilterOption>,
  /** How many the filter lets through; `null` until it is known. */
  count: number | null,
  /** Those that run first, of each part the latest first. */
  lines: Array<BonusLine>,
  /** A state is chosen. */
  narrowed: boolean,
  /** Why none can be given up now; `null` where one can. */
  betOpen: Text | null,
  /** Fetches what follows; `null` at the end. */
  more: UiEvent | null,
  /** That is under way. */
  loading: boolean,
  /** Why nothing more came. */
  problem: Problem | null,
  /** One was given up. */
  givenUp: Text | null,
  /** Why one was not given up. */
  refusal: Problem | null,
  /** The question whether one is to be given up. */
  question: BonusQuestion | null,
  /** What bets on each product count. */
  products: Array<BonusWeight>,
  /** Games that count otherwise than their product. */
  games: Array<BonusWeight>,
  /** Where promotions are. */
  promotionsHref: string, };

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

/** A place that stays open during a break. */
export type BreakLink = {
  /** Stable key. */
  key: string,
  /** What it is called. */
  label: Text,
  /** Where it is. */
  href: string, };

/** A break that can begin now. */
export type BreakOption = {
  /** Stable key. */
  key: string,
  /** How long. */
  label: Text,
  /** When it would end. */
  end: Text,
  /** It is chosen. */
  selected: boolean,
  /** Chooses it. */
  select: UiEvent, };

/** Breaks from play. */
export type BreakView = {
  /** It is known what holds, is being asked, or could not be had. */
  status: LoadStatus,
  /** What holds now; `null` for who may play. */
  present: PresentBreak | null,
  /** Time-outs that can begin now, the shortest first. */
  timeOuts: Array<BreakOption>,
  /** Self-exclusions that can begin now, the shortest first. */
  exclusions: Array<BreakOption>,
  /** Goes on with the one that was chosen; `null` while none is. */
  ask: UiEvent | null, };

/** The button that calls a withdrawal off. */
export type CancelView = {
  /** It was pressed once: what it does is asked. */
  asked: boolean,
  /** It is on its way. */
  busy: boolean,
  /** Asks, and then does it. */
  press: UiEvent,
  /** Does not. */
  keep: UiEvent, };

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

/** A plan of cashback. */
export type CashbackPlan = {
  /** Stable key. */
  key: string,
  /** What it is called. */
  title: Text,
  /** Of what a part comes back, and how often. */
  about: Text,
  /** What bounds it. */
  terms: Array<Text>,
  /** Its rates. */
  rates: Array<CashbackRateLine>, };

/** A rate of cashback. */
export type CashbackRateLine = {
  /** Stable key. */
  key: string,
  /** Of which product. */
  product: Text,
  /** From which level on. */
  level: Text,
  /** How much of it comes back. */
  rate: string,
  /** It is the one that counts for the member now. */
  own: boolean, };

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

/** An entry of the centre's list. */
export type CentreEntry = {
  /** Page key of section 2, such as `securityCenter`; also names the icon. */
  key: string,
  /** What it says. */
  label: Text,
  /** Where it leads. */
  href: string,
  /** Its page shows. */
  current: boolean,
  /** How many things wait there, as a badge shows it; empty when none, or where nothing is counted. */
  badge: string, };

/** Entries that belong together. */
export type CentreGroup = {
  /** Stable key. */
  key: string,
  /** What they have in common. */
  label: Text,
  /** In order. */
  entries: Array<CentreEntry>, };

/** A page of the centre. */
export type CentrePage<Section> = {
  /** Page key of section 2. */
  key: string,
  /** Its title. */
  title: Text,
  /** The section that stands under the title, loaded on demand. */
  section: Section,
  /** What it is for, in one sentence. */
  about: Text, };

/** Where in the centre somebody is. `Section` names what a page shows. */
export type CentrePlace<Section> = { "kind": "closed" } | { "kind": "menu" } | { "kind": "pending" } & PendingPage | { "kind": "page" } & CentrePage<Section>;

/** Whether a figure is above or below that of the days before. */
export type ChangeTone = "more" | "less" | "same";

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

/** An interval of reality checks. */
export type CheckIntervalOption = {
  /** Stable key. */
  key: string,
  /** In words. */
  label: Text,
  /** It is chosen. */
  selected: boolean,
  /** Chooses it. */
  select: UiEvent, };

/** How often a reality check comes. */
export type CheckIntervalView = {
  /** It is known, is being asked, or could not be had. */
  status: LoadStatus,
  /** What the licence allows. */
  options: Array<CheckIntervalOption>,
  /** Keeps what is chosen; `null` where that counts already. */
  save: UiEvent | null, };

/** How far the check is. */
export type CheckPhase = "empty" | "checking" | "done" | "broken";

/** A statement that was checked. */
export type CheckedStatement = {
  /** It is intact, and this site's. */
  good: boolean,
  /** What it is, in a few words. */
  verdict: Text,
  /** What that means, and what it does not mean. */
  meaning: Text,
  /** What was altered. */
  findings: Array<Text>,
  /** How many alterations are not told one by one; `null` where there are none. */
  more: Text | null,
  /** What its head says. */
  facts: Array<StatementFactView>,
  /** Its totals. */
  totals: Array<StatementFactView>,
  /** How many rows the file has. */
  rows: Text,
  /** Its digest, in groups. */
  digest: string,
  /** Whose signature it carries; `null` for what is no statement. */
  signature: Text | null, };

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

/** What closing asks for. */
export type ClosingForm = {
  /** The box is ticked. */
  understood: boolean,
  /** What is wrong with that. */
  error: Text | null,
  /** The payment password, where there is one. */
  pin: PinView | null,
  /** Counts refusals: the focus goes to what is wrong. */
  refusals: number, };

/** A line about closing. */
export type ClosingLine = {
  /** Stable key. */
  key: string,
  /** What it says. */
  text: Text,
  /** What its link says; `null` without one. */
  link: Text | null,
  /** Where that leads. */
  href: string, };

/** The end of the account. */
export type ClosingView = {
  /** The member has asked what it would mean. */
  opened: boolean,
  /** That is there, under way, or could not be had. */
  status: LoadStatus,
  /** What comes first; empty where nothing stands in the way. */
  blocks: Array<ClosingLine>,
  /** What closing means. */
  means: Array<ClosingLine>,
  /** The form; `null` while something stands in the way. */
  form: ClosingForm | null, };

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

/** The consent to a channel. */
export type ConsentItem = {
  /** The channel. */
  key: MarketingChannel,
  /** What it is called. */
  label: Text,
  /** Where it would come. */
  about: Text,
  /** Since when it is so; `null` where nothing was ever said. */
  since: Text | null,
  /** It is given. */
  on: boolean,
  /** Gives it, or ends it. */
  turn: UiEvent, };

/** The consent to terms and age. */
export type ConsentView = {
  /** The box is ticked. */
  checked: boolean,
  /** Least age. */
  age: number,
  /** It is missing. */
  error: Text | null, };

/** Consent to promotional messages. */
export type ConsentsView = {
  /** They are there, under way, or could not be had. */
  status: LoadStatus,
  /** One for each channel. */
  items: Array<ConsentItem>, };

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

/** A field of a form. */
export type ContactFormFieldView = {
  /** Which. */
  field: ContactFormFieldName,
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
  options: Array<ContactFormOption>,
  /** It has several lines. */
  long: boolean, };

/** A choice of a field. */
export type ContactFormOption = {
  /** Code. */
  key: string,
  /** Words, plain text. */
  label: string,
  /** It is chosen. */
  selected: boolean, };

/** A form to the operator. */
export type ContactFormView = {
  /** Which. */
  name: ContactFormName,
  /** Its fields, in order. */
  fields: Array<ContactFormFieldView>,
  /** It is on its way. */
  sending: boolean,
  /** Why it did not arrive. */
  problem: Problem | null,
  /** It arrived: what to quote when asking about it. */
  sent: string | null,
  /** Opens the conversation that feedback has opened, once it arrived. */
  chat: UiEvent | null, };

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

/** A contract. */
export type ContractCard = {
  /** Its number. */
  key: string,
  /** With whom. */
  title: Text,
  /** How it stands. */
  status: Text,
  /** What it says now. */
  words: ContractWords,
  /** Everything that was signed, the latest first. */
  papers: Array<ContractPaper>,
  /** What can be done about it. */
  actions: Array<ContractDo>, };

/** A choice of one of few. */
export type ContractChoice = {
  /** Names it. */
  key: string,
  /** What it is called. */
  label: Text,
  /** It is chosen. */
  selected: boolean,
  /** Chooses it. */
  select: UiEvent, };

/** What is chosen from few, or several of them. */
export type ContractChoices = {
  /** Names it. */
  key: string,
  /** What it is. */
  label: Text,
  /** Several can be chosen. */
  several: boolean,
  /** What there is. */
  options: Array<ContractChoice>, };

/** Something that can be done. */
export type ContractDo = {
  /** Names it. */
  key: string,
  /** What it is called. */
  label: Text,
  /** Does it; `null` for a link. */
  select: UiEvent | null,
  /** Where it leads; empty for a button. */
  href: string, };

/** A contract below that would end. */
export type ContractEndingLine = {
  /** Its number. */
  key: string,
  /** Which, and why. */
  text: Text, };

/** A line of a contract: what, and how it is. */
export type ContractFact = {
  /** Names it. */
  key: string,
  /** What. */
  label: Text,
  /** How it is. */
  value: Text, };

/** An input of a tier, or of what holds for all. */
export type ContractInput = {
  /** Which. */
  field: ContractField,
  /** What it is. */
  label: Text,
  /** What stands in it. */
  value: string,
  /** What stands before or behind a figure there. */
  unit: string,
  /** It can not be read. */
  wrong: boolean, };

/** A version that was signed. */
export type ContractPaper = {
  /** Its number. */
  version: number,
  /** Version and since when. */
  title: Text,
  /** The exact text. */
  text: string,
  /** Its SHA-256. */
  hash: string,
  /** Name of the file that it is kept in. */
  file: string,
  /** Who has signed. */
  signed: Array<ContractSigned>, };

/** A period of the workbench. */
export type ContractPeriodRow = {
  /** Names it. */
  key: string,
  /** When it began. */
  name: string,
  /** Of what a part is paid. */
  basis: string,
  /** Active members. */
  members: number,
  /** The tier that was reached. */
  tier: Text,
  /** What the downline would have got. */
  downline: string,
  /** What the own contract would have paid; empty without one. */
  own: string,
  /** What the agent who offers would have kept. */
  kept: string,
  /** Height of the bar of the downline's payout, in hundredths of the highest. */
  bar: number,
  /** Height of the bar of what is kept, the same; below zero it is none. */
  keptBar: number, };

/** A request. */
export type ContractRequestCard = {
  /** Its id. */
  key: string,
  /** What is asked for, and with whom. */
  title: Text,
  /** Whose turn it is, or what has become of it. */
  status: Text,
  /** Why it was rejected; empty unless it was. */
  reason: string,
  /** The terms; nothing for an end. */
  words: ContractWords | null,
  /** The text that is signed. */
  text: string,
  /** Its SHA-256. */
  hash: string,
  /** The contracts below that end with it. */
  ending: Array<ContractEndingLine>,
  /** What can be done. */
  actions: Array<ContractDo>, };

/** A signature. */
export type ContractSigned = {
  /** Who, when. */
  text: Text, };

/** What is about to be done: it is looked at once more, and signed. */
export type ContractStep = {
  /** What it is. */
  title: Text,
  /** The text that is signed; empty where none is. */
  text: string,
  /** Its hash, where it is known before. */
  hash: string,
  /** The contracts below that end with it. */
  ending: Array<ContractEndingLine>,
  /** The agent has agreed to the list; `null` without one. */
  agreed: boolean | null,
  /** Why, as typed; `null` where no reason is asked for. */
  reason: string | null,
  /** The payment password; `null` where nothing is signed. */
  pin: PinView | null,
  /** What is wrong. */
  error: Text | null,
  /** Counts refusals: another one moves the focus. */
  refusals: number,
  /** The button that does it. */
  label: Text,
  /** It is on its way. */
  busy: boolean, };

/** A tab of the page, with its address. */
export type ContractTab = {
  /** `contract`, `requests`, `workbench` or `records`. */
  key: string,
  /** What it is called. */
  label: Text,
  /** Its address. */
  href: string,
  /** It shows. */
  current: boolean,
  /** What waits for an answer there. */
  waiting: number, };

/** A tier that is edited. */
export type ContractTierForm = {
  /** Names it while others come and go. */
  key: number,
  /** Which, from 0. */
  tier: number,
  /** What it is called. */
  name: Text,
  /** Its inputs. */
  inputs: Array<ContractInput>,
  /** What is wrong with it, or above the own contract. */
  problems: Array<Text>,
  /** One step up; `null` at the top. */
  raise: UiEvent | null,
  /** Takes it away. */
  remove: UiEvent, };

/** A tier in words. */
export type ContractTierWords = {
  /** Which. */
  name: Text,
  /** What it needs and gives, in the order of `view.tierColumns`. */
  cells: Array<string>, };

/** Terms in words. */
export type ContractWords = {
  /** What holds for all of it. */
  facts: Array<ContractFact>,
  /** Its tiers, the lowest first: turnover, net loss, active members, rate, cap. */
  tiers: Array<ContractTierWords>, };

/** How far a conversation with the online service has come. */
export type Conversation = { "kind": "none" } | { "kind": "opening" } | { "kind": "ready",
  /** Checked address. */
  href: string,
  /** What to say beside it. */
  text: Text, } | { "kind": "failed",
  /** What happened. */
  problem: Problem, };

/** Converting points into money. */
export type ConvertPointsView = {
  /** Least, step, what is left of the day, what must be staked: a sentence each. */
  terms: Array<Text>,
  /** Why none can be converted now. */
  closed: Text | null,
  /** The points that were typed. */
  value: string,
  /** What they give; nothing while they do not convert. */
  gives: Text | null,
  /** What is wrong with them. */
  error: Text | null,
  /** The payment password; nothing where there is none yet. */
  pin: PinView | null,
  /** Address of the page that sets and recovers the payment password. */
  security: string,
  /** Why nothing was converted. */
  problem: Problem | null,
  /** What was converted just now. */
  done: Text | null,
  /** The refusal is about the points, else about the payment password. */
  wrongPoints: boolean,
  /** Counts refusals. */
  refusals: number,
  /** It is on its way, or its outcome is asked for. */
  busy: boolean, };

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

/** The copy of the data. */
export type DataCopyView = {
  /** It is known how far it is, is being asked, or could not be had. */
  status: LoadStatus,
  /** How far it is, in words; `null` where none was asked for. */
  state: Text | null,
  /** It is being made. */
  preparing: boolean,
  /** How much of it is made; `null` while that is not known. */
  percent: number | null,
  /** From when on another can be asked for. */
  next: Text | null,
  /** Asks for one; `null` where that is not possible now. */
  ask: UiEvent | null,
  /** Downloads it; `null` where there is none. */
  download: UiEvent | null, };

/** How far a message has come. */
export type DeliveryState = { "kind": "sending" } | { "kind": "sent" } | { "kind": "seen" } | { "kind": "failed" } & FailedDelivery;

/** A way to pay in. */
export type DepositChannelItem = {
  /** Its id. */
  key: string,
  /** Word of its icon: card, wallet, qr, bank or voucher. */
  icon: string,
  /** Name. */
  name: string,
  /** One line of it; may be empty. */
  description: string,
  /** How long it takes. */
  takes: Text,
  /** What it costs. */
  fee: Text,
  /** Least and most. */
  bounds: Text,
  /** It is closed: it can not be chosen. */
  closed: boolean,
  /** When it opens; `null` where it is open, or nobody knows. */
  opens: Moment | null,
  /** It is the one that the form is for. */
  selected: boolean,
  /** Chooses it. */
  select: UiEvent, };

/** A deposit with its steps. */
export type DepositDetail = {
  /** Its id. */
  key: string,
  /** How far it has come, in words. */
  state: Text,
  /** The same as a tone. */
  tone: Tone,
  /** What comes next, and by when; `null` where nothing does. */
  next: Text | null,
  /** Its number, for eyes and for customer service. */
  orderNo: string,
  /** The channel. */
  channel: string,
  /** The amounts that are known, each with its label. */
  figures: Array<LabelledAmount>,
  /** What has arrived is another amount than what was asked for. */
  differs: Text | null,
  /** The promotion that it takes part in, and what became of that; `null` without one. */
  promotion: Text | null,
  /** What has happened, oldest first. */
  steps: Array<TimelineStep>,
  /** Opens customer service. */
  ask: UiEvent,
  /** Leads to what may be taken out of it; `null` before it is in the wallet. */
  walletHref: string | null,
  /** Something is still expected. */
  open: boolean,
  /** Its own address. */
  href: string, };

/** The form of a channel. */
export type DepositForm = {
  /** The field of the amount; `null` for a voucher. */
  amount: AmountView | null,
  /** The field of a code; `null` for other kinds. */
  voucher: VoucherField | null,
  /** Promotions that the deposit may take part in, the last entry being none; empty where there is nothing to choose. */
  promotions: Array<DepositPromotionItem>,
  /** What will happen, in words; `null` while it is not known. */
  review: Text | null,
  /** What the promotion gives for it; `null` without one, and while it is not known. */
  bonus: Text | null,
  /** What must be staked before it can be taken out. */
  wagering: Text,
  /** How the operator keeps the money of its customers, to be read first; `null` where nothing is. */
  funds: FundsStatement | null,
  /** What the button says. */
  action: Text,
  /** What went wrong with the last press. */
  problem: Problem | null,
  /** It is under way. */
  busy: boolean, };

/** Deposits of before. */
export type DepositHistory = {
  /** They are there, under way, or could not be had. */
  status: LoadStatus,
  /** How they stand, to narrow them by. */
  filters: Array<FilterOption>,
  /** One of them is chosen. */
  filtered: boolean,
  /** Latest first. */
  rows: Array<DepositRow>,
  /** Numbers of pages; empty where there is one. */
  pages: Array<PageItem>, };

/** How a deposit is paid. */
export type DepositKind = "HOSTED" | "QR" | "BANK_SLIP" | "VOUCHER";

/** What is to be done to pay. */
export type DepositPay = {
  /** How it is paid. */
  kind: DepositKind,
  /** With its currency. */
  amount: string,
  /** The page where one pays; empty before it is there. */
  url: string,
  /** What the QR code holds; empty for other kinds. */
  qr: string,
  /** What a transfer by hand names, each to be copied. */
  slip: Array<SlipLine>,
  /** Pictures of the receipt; `null` for other kinds. */
  receipts: ReceiptsView | null,
  /** Time that is left, `m:ss`; empty where it is long, or none runs. */
  left: string,
  /** When nobody needs to pay any more. */
  expires: Moment | null, };

/** A promotion that a deposit may take part in, or none of them. */
export type DepositPromotionItem = {
  /** Its id; empty for none. */
  key: string,
  /** What it is called; `null` for none. */
  title: string | null,
  /** What it gives, or that none is wanted. */
  about: Text,
  /** What must be staked before the bonus can be taken out. */
  wagering: Text | null,
  /** It is the one that is chosen. */
  selected: boolean,
  /** Chooses it. */
  select: UiEvent, };

/** A deposit of before. */
export type DepositRow = {
  /** Its id. */
  key: string,
  /** The channel. */
  channel: string,
  /** What arrived, else what was asked for, with its currency; empty where neither is known. */
  amount: string,
  /** When it was asked for. */
  at: Moment | null,
  /** How far it has come. */
  state: Text,
  /** The same as a tone. */
  tone: Tone,
  /** It is open in place. */
  opened: boolean,
  /** Whether its detail is there, where it is open in place. */
  status: LoadStatus,
  /** Its detail, once it is there. */
  detail: DepositDetail | null,
  /** Opens it in place, or closes it. */
  toggle: UiEvent, };

/** Deposits. */
export type DepositsView = {
  /** The channels are there, under way, or could not be had. */
  status: LoadStatus,
  /** The deposit that the address names, in place of everything else; `null` where it names none. */
  named: NamedDeposit | null,
  /** Those that wait for something, latest first. */
  open: Array<OpenDeposit>,
  /** Ways to pay in. */
  channels: Array<DepositChannelItem>,
  /** The form of the chosen one; `null` where none is open. */
  form: DepositForm | null,
  /** Those of before. */
  history: DepositHistory, };

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

/** A kind of documents. */
export type DocumentKindChoice = {
  /** Which. */
  key: DocumentKind,
  /** What it is. */
  label: Text,
  /** It is the one that is chosen. */
  selected: boolean, };

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

/** The form that is open. */
export type DownlineActView = {
  /** Which. */
  kind: DownlineAct,
  /** What it is for. */
  title: Text,
  /** Labels that stand already, divided by commas. */
  labels: string,
  /** What is wrong with what was typed. */
  wrong: Text | null,
  /** It is on its way. */
  busy: boolean,
  /** Closes it. */
  close: UiEvent, };

/** Contracts of a type with somebody directly below. */
export type DownlineContractView = {
  /** Stable key. */
  key: string,
  /** The type. */
  label: Text,
  /** To the contract that stands, or to an offer. */
  href: string,
  /** One stands, or is asked for. */
  stands: boolean, };

/** The file of one. */
export type DownlineFileView = {
  /** Whose. */
  key: string,
  /** It is there, under way, or could not be had. */
  status: LoadStatus,
  /** Nobody of the team has the id. */
  unknown: boolean,
  /** Back to the list. */
  back: string,
  /** As in the list; `null` until it is there. */
  line: DownlineLine | null,
  /** Who stands between. */
  path: Array<MoneyFact>,
  /** What is known of the person, mostly hidden. */
  facts: Array<MoneyFact>,
  /** Own play of 30 days. */
  own: Array<MoneyFact>,
  /** That of the team. */
  team: Array<MoneyFact>,
  /** Why it is frozen. */
  frozen: Text | null,
  /** What the agent may do. */
  offers: Array<DownlineOffer>,
  /** Contracts between the two, by type. */
  contracts: Array<DownlineContractView>, };

/** Somebody of the team. */
export type DownlineLine = {
  /** Stable key. */
  key: string,
  /** Account name. */
  account: string,
  /** Name to show; may be empty. */
  nickname: string,
  /** The file. */
  href: string,
  /** What kind of account it is. */
  kind: Text,
  /** Name of the VIP rank. */
  level: string,
  /** Where the account stands. */
  status: Text,
  /** It can log in. */
  open: boolean,
  /** Labels that the agent has given. */
  labels: Array<string>,
  /** When it registered. */
  registered: Moment | null,
  /** When it logged in last; `null` for never. */
  lastLogin: Moment | null,
  /** Its figures. */
  facts: Array<MoneyFact>,
  /** Rebate rates. */
  rates: Array<MoneyFact>,
  /** Shows the level below; `null` where nobody stands there. */
  below: UiEvent | null,
  /** How many that are, in words. */
  belowLabel: Text, };

/** Something to do. */
export type DownlineOffer = {
  /** Stable key. */
  key: string,
  /** What it is. */
  label: Text,
  /** Begins it. */
  select: UiEvent, };

/** The rate of a product. */
export type DownlineRateInput = {
  /** Code of the product. */
  product: string,
  /** Its name. */
  label: Text,
  /** From where to where it may be. */
  bounds: Text,
  /** What stands in it, in percent. */
  value: string,
  /** What is wrong with it. */
  error: Text | null, };

/** Rates that are being filled in. */
export type DownlineRatesFilling = {
  /** From which day on they count. */
  from: Text,
  /** One a product. */
  inputs: Array<DownlineRateInput>,
  /** Counts refusals: another one moves the focus. */
  refusals: number,
  /** Goes on to the review. */
  review: UiEvent, };

/** A change of rates. */
export type DownlineRatesLine = {
  /** Stable key. */
  key: string,
  /** From which day on. */
  from: Text,
  /** Who has set them. */
  by: Text,
  /** When. */
  at: Moment | null,
  /** What became of what, by product. */
  facts: Array<MoneyFact>, };

/** Slice `agentRates`: the form of a downline's rates of rebate, and what became of them before. */
export type DownlineRatesView = {
  /** The rates are there, under way, or could not be had. */
  status: LoadStatus,
  /** Where a payment password is set, which comes first; `null` where there is one. */
  needsPassword: string | null,
  /** Why nothing can be changed now. */
  closed: Text | null,
  /** The form; `null` while something is missing, and while it is reviewed. */
  filling: DownlineRatesFilling | null,
  /** What would change, with the payment password. */
  review: UplineReview | null,
  /** The server asks for the login password again. */
  proof: ProofView | null,
  /** No button works. */
  busy: boolean,
  /** Earlier changes, the latest first. */
  history: Array<DownlineRatesLine>, };

/** A name of the way back. */
export type DownlineStep = {
  /** Stable key. */
  key: string,
  /** Account name; `null` for the agent itself. */
  name: string | null,
  /** Shows the level below. */
  select: UiEvent,
  /** It is the level that shows. */
  current: boolean, };

/** Slice `agentTransfer`: the form of a transfer. */
export type DownlineTransferView = {
  /** What can be given is there, under way, or could not be had. */
  status: LoadStatus,
  /** What may leave now, and why it is not all. */
  money: MoneyOut | null,
  /** Where a payment password is set, which comes first; `null` where there is one. */
  needsPassword: string | null,
  /** The form; `null` while something is missing. */
  form: UplineForm | null,
  /** The server asks for the login password again. */
  proof: ProofView | null,
  /** No button works. */
  busy: boolean, };

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

/** The code of the authenticator app. */
export type FactorField = {
  /** What is wrong with it. */
  error: Text | null, };

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

/** What was decided, and what was held. */
export type FairPlayHistoryView = {
  /** It is there, under way, or could not be had. */
  status: LoadStatus,
  /** The latest first. */
  lines: Array<FairPlayLine>,
  /** Fetches what happened earlier; `null` at the end. */
  more: UiEvent | null,
  /** That is under way. */
  loading: boolean, };

/** Something that happened. */
export type FairPlayLine = {
  /** Stable key. */
  key: string,
  /** What. */
  title: Text,
  /** The limit that it is about. */
  about: Text | null,
  /** What it was set to. */
  to: PlayFigure | null,
  /** Who did it, where it was not the member. */
  by: Text | null,
  /** When. */
  at: Moment | null, };

/** The page `fairPlay` of the member centre. */
export type FairPlayView = {
  /** Breaks from play. */
  pause: BreakView,
  /** What play has cost. */
  overview: PlayOverviewView,
  /** Limits of time and money. */
  limits: PlayLimitsView,
  /** How often a reality check comes. */
  check: CheckIntervalView,
  /** The questionnaire. */
  selfTest: SelfTestView,
  /** What was decided, and what was held. */
  history: FairPlayHistoryView,
  /** What went wrong with the last wish. */
  problem: Problem | null,
  /** A wish is under way: no button works. */
  busy: boolean, };

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

/** The form while it is being filled in. */
export type FillingView = {
  /** Accounts to choose from. */
  accounts: Array<AccountChoice>,
  /** How much. */
  amount: AmountView,
  /** Puts all in that can leave to this account now. */
  all: AllOfIt,
  /** Counts refusals: another one moves the focus to the amount. */
  refusals: number,
  /** Goes on to the review. */
  review: UiEvent, };

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

/** What comes first: a verified contact. */
export type FirstStep = {
  /** Why. */
  text: Text,
  /** What the button says. */
  label: Text,
  /** Opens the form of the mail address. */
  press: UiEvent, };

/** Where the focus goes after a form was refused. */
export type FocusView = {
  /** Counts the refusals: move the focus when it changes. */
  count: number,
  /** To this field; `null` is the consent. */
  field: Field | null, };

/** Whether money follows when a game is started. */
export type FollowSwitch = {
  /** It does. */
  on: boolean,
  /** It is being switched. */
  busy: boolean,
  /** Switches it. */
  switch: UiEvent, };

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
  pages: Array<PageLink>,
  /** What keeps play in control: a member's own page, or the one for everybody. */
  control: PageLink | null, };

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

/** How the operator keeps the money of its customers. */
export type FundsStatement = {
  /** In the operator's words. */
  text: string,
  /** The member has read it. */
  acknowledged: boolean,
  /** It was not read yet. */
  error: Text | null,
  /** Says that it was read, or takes that back. */
  acknowledge: UiEvent, };

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
  note: Text | null,
  /** How many free spins the member has in it; `null` where there are none. */
  freeSpins: Text | null, };

/** A game type, with what it counts. */
export type GameTypeOption = {
  /** Its code. */
  key: string,
  /** Its name. */
  label: Text,
  /** How much of a bet counts. */
  percent: string,
  /** It is chosen. */
  selected: boolean,
  /** Chooses it. */
  select: UiEvent, };

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
  favourite: boolean | null,
  /** Opens the form of deposits above it, which plays on; empty for whoever has no wallet. */
  depositHref: string, } | { "kind": "comingSoon",
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

/** A service that helps, in the operator's words. */
export type HelpLineItem = {
  /** Stable key. */
  key: string,
  /** Its name. */
  name: string,
  /** Its number as people read it; empty where it has none. */
  phone: string,
  /** The link that dials it. */
  dial: string,
  /** Its page; empty where it has none. */
  href: string,
  /** When it answers; mostly empty. */
  hours: string, };

/** Services that help, by country. */
export type HelpLinesView = {
  /** They are there, under way, or could not be had. */
  status: LoadStatus,
  /** ISO 3166 alpha-2 of the country that they are for; empty for those that are for everybody. */
  country: string,
  /** Countries with services of their own. */
  countries: Array<string>,
  /** The services, in the operator's order. */
  lines: Array<HelpLineItem>, };

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
  feedback: ContactFormView,
  /** The form of the affiliate application. */
  application: ContactFormView, };

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

/** A button. */
export type IdentityAction = {
  /** What it says. */
  label: Text,
  /** What it does. */
  press: UiEvent, };

/** The identity check. */
export type IdentityCheckView = {
  /** It is known how it stands, is being asked, or could not be had. */
  status: LoadStatus,
  /** How it stands, and what comes next; `null` while that is not known. */
  state: IdentityState | null,
  /** What was stated; empty where nothing was. */
  facts: Array<IdentityFact>,
  /** Opens the form of the details; `null` while it is open, or nothing can be changed. */
  edit: IdentityAction | null,
  /** The form of the details. */
  form: IdentityForm | null,
  /** Documents that are there. */
  documents: Array<IdentityDocumentItem>,
  /** The place for more; `null` while nothing can be changed. */
  upload: IdentityUpload | null,
  /** Hands it in; `null` while nothing can be. */
  handIn: IdentityHandIn | null,
  /** What has happened, oldest first. */
  steps: Array<IdentityStepItem>,
  /** What went wrong with the last wish. */
  problem: Problem | null,
  /** A wish is under way: no button works. */
  busy: boolean, };

/** A document. */
export type IdentityDocumentItem = {
  /** Its id. */
  key: string,
  /** What it is. */
  label: Text,
  /** Kind of file and size. */
  about: Text,
  /** When it was sent. */
  at: string,
  /** Gets it to look at. */
  show: UiEvent,
  /** Takes it away; `null` while nothing can be changed. */
  remove: UiEvent | null, };

/** Something that was stated. */
export type IdentityFact = {
  /** Which. */
  key: IdentityField,
  /** Its name. */
  label: Text,
  /** Mostly hidden; a country is its code. */
  value: string, };

/** What comes before some amounts, or all. */
export type IdentityFirst = {
  /** Which amounts need the check. */
  text: Text,
  /** The page that has it. */
  href: string, };

/** The form of the details. */
export type IdentityForm = {
  /** The name, as typed. */
  name: string,
  /** What is wrong with it. */
  nameError: Text | null,
  /** The date of birth, as typed. */
  birthDate: string,
  /** What is wrong with it. */
  birthDateError: Text | null,
  /** The chosen country; empty while none is. */
  country: string,
  /** Codes of countries to choose from. */
  countries: Array<string>,
  /** What is wrong with the choice. */
  countryError: Text | null,
  /** Counts refusals: another one moves the focus. */
  refusals: number,
  /** Where the focus goes after a refusal. */
  focus: IdentityField | null, };

/** The button that hands it in. */
export type IdentityHandIn = {
  /** What is missing still. */
  missing: Text | null,
  /** Hands it in; `null` while something is missing. */
  press: UiEvent | null, };

/** How it stands. */
export type IdentityState = {
  /** The level, in words. */
  level: Text,
  /** How the check stands. */
  title: Text,
  /** How that looks. */
  tone: Tone,
  /** What comes next, or why it was refused. */
  about: Text,
  /** The operator's words to that; empty where there are none. */
  note: string, };

/** What has happened. */
export type IdentityStepItem = {
  /** Stable key. */
  key: number,
  /** What. */
  title: Text,
  /** Who. */
  who: Text,
  /** When. */
  at: string,
  /** Why it was refused. */
  about: Text | null,
  /** The operator's words; empty where there are none. */
  note: string, };

/** The place for documents. */
export type IdentityUpload = {
  /** What the next file is. */
  kinds: Array<DocumentKindChoice>,
  /** What is taken. */
  hint: Text,
  /** Files on their way. */
  files: Array<AttachedFile>, };

/** Where a message leads. */
export type InboxAction = {
  /** What it says. */
  label: Text,
  /** The address. */
  href: string, };

/** A choice of the filter. */
export type InboxCategory = {
  /** Stable key. */
  key: string,
  /** What it says. */
  label: Text,
  /** Unread messages, `"9+"`-style; empty when none. */
  unread: string,
  /** It is chosen. */
  selected: boolean,
  /** Chooses it. */
  select: UiEvent, };

/** What a message says. */
export type InboxContent = {
  /** Its title. */
  title: InboxWords,
  /** What it says beyond its title; `null` where that says it all. */
  text: InboxWords | null,
  /** What became of rates of rebate, by product. */
  facts: Array<MoneyFact>,
  /** What to do where somebody else did it; `null` where nobody else can have. */
  advice: Text | null,
  /** What it is about. */
  category: Text,
  /** It stands above the others. */
  pinned: boolean,
  /** When it was sent. */
  at: Moment | null,
  /** Leads to the conversation with customer service; `null` where it can not be answered. */
  reply: UiEvent | null,
  /** Where it leads. */
  action: InboxAction | null, };

/** A message as it is read. */
export type InboxDetail = {
  /** Its id. */
  key: string,
  /** It is there, under way, or could not be had. */
  status: LoadStatus,
  /** The member has none like it, or none any more. */
  unknown: boolean,
  /** What it says; `null` until it is there. */
  content: InboxContent | null, };

/** A message of the list. */
export type InboxLine = {
  /** Stable key. */
  key: string,
  /** Its title. */
  title: InboxWords,
  /** What it is about. */
  category: Text,
  /** It was not read yet. */
  unread: boolean,
  /** It stands above the others. */
  pinned: boolean,
  /** When it was sent. */
  at: Moment | null,
  /** Where it is read. */
  href: string,
  /** It is being read. */
  current: boolean,
  /** It is picked. */
  picked: boolean,
  /** Picks it, or no more. */
  pick: UiEvent, };

/** The page `messageV2` of the member centre. */
export type InboxView = {
  /** The messages are there, under way, or could not be had. */
  status: LoadStatus,
  /** All of them first, then the categories. */
  categories: Array<InboxCategory>,
  /** Pinned ones first, then the latest. */
  lines: Array<InboxLine>,
  /** A category is chosen. */
  narrowed: boolean,
  /** Fetches what follows; `null` at the end. */
  more: UiEvent | null,
  /** That is under way. */
  loading: boolean,
  /** Why nothing more came. */
  problem: Problem | null,
  /** Some of what the filter lets through is unread. */
  unread: boolean,
  /** How many messages are picked. */
  picked: number,
  /** All that show are picked. */
  allPicked: boolean,
  /** How many messages are to be deleted, and whether that is meant is asked. */
  asking: number | null,
  /** Messages are being deleted. */
  deleting: boolean,
  /** Why the last change was not made; what was shown beforehand shows again. */
  refusal: Problem | null,
  /** The message that the address names. */
  detail: InboxDetail | null,
  /** The address of the list. */
  href: string, };

/** Words of a message: the site's own, or an operator's. */
export type InboxWords = { "kind": "site",
  /** In the reader's language. */
  text: Text, } | { "kind": "operator",
  /** As it came. */
  text: string, };

/** A bank or service. */
export type InstitutionChoice = {
  /** Its name. */
  key: string,
  /** It is the one that is chosen. */
  selected: boolean, };

/** The link of a member. */
export type InvitationLink = {
  /** The address, whole. */
  address: string,
  /** The page that it leads to, on this site. */
  href: string, };

/** A plan in words. */
export type InvitationPlan = {
  /** What it is called. */
  title: Text,
  /** What a friend does, in order. */
  steps: Array<Text>,
  /** What the member gets, by the number of friends. */
  gives: Array<Text>,
  /** Under what terms. */
  terms: Array<Text>, };

/** The page `referral` of the member centre. */
export type InvitationsView = {
  /** It is there, under way, or could not be had. */
  status: LoadStatus,
  /** Name of the brand, for what is shared. */
  brand: string,
  /** The member's link; `null` until it is there, and where nothing is offered to the member. */
  link: InvitationLink | null,
  /** The plan that counts for who signs up now; `null` where none does. */
  plan: InvitationPlan | null,
  /** Friends, and what was granted for them. */
  facts: Array<MoneyFact>,
  /** What the member was promised by whose link the member came; `null` where nothing was. */
  own: OwnInvitation | null,
  /** The friends. */
  friends: InvitedFriends,
  /** Where rewards are claimed. */
  rewardsHref: string, };

/** A friend. */
export type InvitedFriend = {
  /** Stable key. */
  key: string,
  /** The first letters of the account name. */
  account: string,
  /** What became of the friend, in a word or two. */
  state: Text,
  /** The friend counts. */
  counts: boolean,
  /** Since when, until when, or why. */
  about: Text,
  /** What was granted for the friend, and as which friend; `null` before. */
  earned: Text | null, };

/** The friends of a member. */
export type InvitedFriends = {
  /** They are there, under way, or could not be had. */
  status: LoadStatus,
  /** Who signed up last stands first. */
  lines: Array<InvitedFriend>,
  /** Fetches what follows; `null` at the end. */
  more: UiEvent | null,
  /** That is under way. */
  loading: boolean,
  /** Why nothing more came. */
  problem: Problem | null, };

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

/** An amount with what it is. */
export type LabelledAmount = {
  /** Stable key. */
  key: string,
  /** What it is. */
  label: Text,
  /** With its currency, and a sign where it is taken away. */
  amount: string, };

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

/** A change of the level. */
export type LevelChangeLine = {
  /** Stable key. */
  key: string,
  /** To which, and why. */
  text: Text,
  /** When. */
  at: string, };

/** What there is to say of a level. */
export type LevelContent = {
  /** What it is called. */
  name: Text,
  /** Which number it has. */
  rank: Text,
  /** It is served by VIP customer service. */
  vip: Text | null,
  /** The way to the next one; `null` at the highest. */
  next: LevelNext | null,
  /** There is none above. */
  top: Text | null,
  /** What is asked in each period to keep it. */
  keeps: Array<MoneyFact>,
  /** Nothing is asked, or nothing is lost. */
  kept: Text | null,
  /** The period that runs, and when levels are reviewed. */
  period: Text,
  /** When a level that was reached is given. */
  raise: Text,
  /** All levels, the lowest first. */
  levels: Array<LevelLine>,
  /** The latest changes, latest first. */
  changes: Array<LevelChangeLine>, };

/** A level. */
export type LevelLine = {
  /** Stable key. */
  key: string,
  /** What it is called. */
  name: Text,
  /** Which number it has. */
  rank: Text,
  /** It is the member's. */
  current: boolean,
  /** What reaches it. */
  needs: Array<MoneyFact>,
  /** Its gift; `null` for none. */
  gift: Text | null,
  /** It is served by VIP customer service. */
  vip: Text | null, };

/** The way to the next level. */
export type LevelNext = {
  /** Which. */
  title: Text,
  /** How full the bar is, in percent. */
  percent: number,
  /** What the bar says. */
  progress: Text,
  /** What is done of what is asked for. */
  needs: Array<MoneyFact>, };

/** The member's level. */
export type LevelPanel = {
  /** It is there, under way, or could not be had. */
  status: LoadStatus,
  /** What there is to say; `null` until it is there, and where the operator has no levels. */
  content: LevelContent | null, };

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

/** The form of a limit. */
export type LimitForm = {
  /** The field of a limit of money. */
  amount: AmountView | null,
  /** The fields of a limit of time. */
  time: LimitTime | null,
  /** What it would do as it stands: count at once, or wait until when. */
  effect: Text | null,
  /** What having none would do; `null` where there is none. */
  remove: Text | null,
  /** Counts refusals: the focus goes to what is wrong. */
  refusals: number, };

/** The limits of one kind. */
export type LimitGroup = {
  /** Stable key. */
  key: string,
  /** What they are called. */
  title: Text,
  /** What they bound. */
  about: Text,
  /** One for each period. */
  rows: Array<LimitRow>, };

/** The amount of a period. */
export type LimitOfferField = {
  /** The period, as its events name it. */
  key: LimitPeriod,
  /** What it says. */
  label: Text,
  /** The field. */
  amount: AmountView, };

/** The offer of limits. */
export type LimitOfferView = { "kind": "none" } | { "kind": "loading" } | { "kind": "offered",
  /** An amount for each period. */
  fields: Array<LimitOfferField>,
  /** Hours that a raise waits. */
  hours: number,
  /** Says that no limit is wanted; `null` where one is demanded. */
  decline: UiEvent | null,
  /** Nothing was filled in. */
  empty: Text | null,
  /** What went wrong with the last press. */
  problem: Problem | null,
  /** It is under way. */
  busy: boolean, };

/** A limit, set or not. */
export type LimitRow = {
  /** Stable key. */
  key: string,
  /** Its period. */
  period: Text,
  /** Its full name, for who does not see the group. */
  name: Text,
  /** The bound, or that there is none. */
  limit: PlayFigure,
  /** What was used. */
  used: PlayFigure,
  /** What is left; `null` where none is set. */
  left: PlayFigure | null,
  /** How much of it was used, 0 to 100; `null` where none is set. */
  percent: number | null,
  /** When more can be used again. */
  eases: Text | null,
  /** A raise that waits. */
  raise: PendingRaise | null,
  /** The form; `null` while it is closed. */
  form: LimitForm | null,
  /** Opens the form. */
  edit: UiEvent, };

/** The fields of a limit of time. */
export type LimitTime = {
  /** As typed. */
  hours: string,
  /** As typed. */
  minutes: string,
  /** What is wrong with them. */
  error: Text | null, };

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

/** A login to the account. */
export type LoginItem = {
  /** Id of the session that it began. */
  key: string,
  /** Browser and system, in words; empty when unknown. */
  device: string,
  /** Address, its last part hidden. */
  ip: string,
  /** When, local time. */
  at: string,
  /** This session began with it. */
  current: boolean, };

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

/** From where the member logged in of late. */
export type LoginsView = {
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** Latest first. */
  list: Array<LoginItem>, };

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

/** The main wallet. */
export type MainWallet = {
  /** What can be spent, with its currency. */
  amount: string,
  /** How much of it may go to vendors; `null` where all of it may. */
  movable: Text | null, };

/** A title of the marquee. */
export type MarqueeItem = {
  /** Notice id. */
  key: string,
  /** Title, plain text. */
  title: string, };

/** The member centre: its entries, and where in it the member is. */
export type MemberCentreView = {
  /** The entries, in order. */
  groups: Array<CentreGroup>,
  /** What shows beside them, or instead of them where there is no room for both. */
  place: CentrePlace<MemberSection>, };

/** The sections of the member centre. Each is a folder of the views, loaded on demand. */
export type MemberSection = "securityCenter" | "transferFund" | "depositv2" | "withdraw" | "transferUpline" | "personalHistoryCopy" | "transactionHistory" | "bonusDetails" | "rewardCenter" | "referral" | "missionLeaderboard" | "personalProfit" | "messageV2" | "fairPlay";

/** The logged-in panel. */
export type MemberView = {
  /** Name to show. */
  name: string,
  /** Its first letter, for the avatar. A capital in English; the view's style capitalises other alphabets, whose tables
   * the browser has anyway. */
  initial: string,
  /** Its picture; empty until it is known. */
  avatar: string,
  /** Where the agent centre opens; `null` for whoever is no agent. */
  agent: AgentEntrance | null,
  /** A trial guest: everything is play balance. */
  trial: boolean,
  /** Name of the VIP rank; empty when there is none. */
  rank: string,
  /** Where the member centre opens at the list of its pages; `null` for a guest of the demo. */
  centre: string | null,
  /** Where the box of messages opens; `null` for a guest of the demo. */
  messages: string | null,
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

/** A way to be paid. */
export type MethodChoice = {
  /** Its id. */
  key: string,
  /** What kind; names the icon. */
  kind: PayoutKind,
  /** Its name, in the page's language. */
  name: string,
  /** What it costs. */
  fee: Text,
  /** How long it usually takes; `null` where nobody can say. */
  time: Text | null,
  /** It is the one that is chosen. */
  selected: boolean,
  /** Chooses it; `null` where it is closed now. */
  select: UiEvent | null, };

/** A mission. Title and description are the operator's, plain. */
export type MissionLine = {
  /** Stable key. */
  key: string,
  /** What it is called. */
  title: string,
  /** What is to be done; empty for nothing more than its kind says. */
  description: string,
  /** What it asks for. */
  kind: Text,
  /** How often it begins anew. */
  period: Text,
  /** Whose play counts; `null` for all. */
  scope: Text | null,
  /** How it stands. */
  state: Text,
  /** Its reward waits. */
  waits: boolean,
  /** How full the bar is, in percent. */
  percent: number,
  /** What the bar says. */
  progress: Text,
  /** What it gives. */
  reward: Text,
  /** How often that must be staked; `null` for never. */
  wager: Text | null,
  /** What has to be done first; `null` for nothing. */
  waitsFor: Text | null,
  /** The steps of the account that it asks for. */
  steps: Array<MissionStep>,
  /** Times. */
  facts: Array<MoneyFact>,
  /** Takes the reward; `null` where it can not be. */
  claim: UiEvent | null,
  /** It is being taken, or it is not known what became of that. */
  busy: boolean, };

/** A step of the account. */
export type MissionStep = {
  /** Stable key. */
  key: string,
  /** What it is. */
  label: Text,
  /** It was made. */
  done: boolean, };

/** The page `missionLeaderboard` of the member centre. */
export type MissionsView = {
  /** What the tab shows is there, under way, or could not be had. */
  status: LoadStatus,
  /** Missions, and boards. */
  tabs: Array<FilterOption>,
  /** The boards show. */
  boardsTab: boolean,
  /** Days in a row on which the member has checked in; `null` for none. */
  streak: Text | null,
  /** The member has checked in today. */
  checkedIn: boolean,
  /** Checks in; `null` where it was done or nothing asks for it. */
  checkIn: UiEvent | null,
  /** That is under way. */
  checkingIn: boolean,
  /** The missions, in the operator's order. */
  lines: Array<MissionLine>,
  /** The boards, in the operator's order. */
  boards: Array<BoardLine>,
  /** What was taken last. */
  taken: Text | null,
  /** Why a reward was not taken, or checking in did not work. */
  refusal: Problem | null,
  /** Whose days they are. */
  zone: Text | null,
  /** Where promotions are. */
  promotionsHref: string, };

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

/** A figure or a time with its name. */
export type MoneyFact = {
  /** Stable key. */
  key: string,
  /** Its name. */
  label: Text,
  /** The figure. */
  value: string, };

/** What may leave now. */
export type MoneyOut = {
  /** With its currency. */
  withdrawable: string,
  /** What the wallet holds, with its currency. */
  balance: string,
  /** Where it is told why that is not all; `null` where it is all. */
  why: string | null,
  /** What is left of the day's limits, in words; empty where there is no limit. */
  limits: Array<Text>, };

/** My wallet. */
export type MyWalletView = {
  /** The sum is there, under way, or could not be had. */
  status: LoadStatus,
  /** What there is, what can be taken out, what is frozen. */
  figures: Array<WalletFigureItem>,
  /** How what can be taken out comes about, line by line. */
  sum: Array<LabelledAmount>,
  /** What the lines come to. */
  total: string,
  /** More is kept than there is: why the sum is nothing and not less. */
  short: Text | null,
  /** What is in wallets that vendors keep, and what that means; `null` where nothing is. */
  elsewhere: Text | null,
  /** Credits that must be staked before they may leave, in the order in which bets count towards them. */
  credits: Array<WageringCreditItem>,
  /** What the next bet would count; `null` while the site's games are not known. */
  nextBet: NextBet | null,
  /** Leads to the deposit. */
  depositHref: string,
  /** Leads to the withdrawal. */
  withdrawHref: string, };

/** The deposit that the address names. */
export type NamedDeposit = {
  /** It is there, under way, or could not be had. */
  status: LoadStatus,
  /** The member has none with this id. */
  unknown: boolean,
  /** It, once it is there. */
  detail: DepositDetail | null,
  /** What is to be done to pay; `null` where nothing is. */
  pay: DepositPay | null,
  /** Asks to call it off; `null` where that is not possible. */
  callOff: UiEvent | null,
  /** It was asked whether to call it off. */
  callingOff: boolean,
  /** What went wrong with the last press. */
  problem: Problem | null,
  /** Something is under way. */
  busy: boolean,
  /** Back to all deposits. */
  href: string, };

/** The withdrawal that the address names. */
export type NamedWithdrawal = {
  /** It is there, under way, or could not be had. */
  status: LoadStatus,
  /** What shows of it; `null` until it is there. */
  item: WithdrawalItem | null,
  /** The page without it. */
  href: string, };

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

/** What the next bet would count. */
export type NextBet = {
  /** In words. */
  counts: Text,
  /** What would be left of the first credit after it; `null` where none is open, or it counts nothing. */
  after: Text | null,
  /** Game types of the site. */
  gameTypes: Array<GameTypeOption>,
  /** Games that count otherwise than their type. */
  games: Array<WeightedGame>, };

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
  /** Its address on the page that it is read on. */
  href: string,
  /** Chooses it, where it is read in place; none where only its address leads to it. */
  select: UiEvent | null, };

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

/** A deposit that waits for something. */
export type OpenDeposit = {
  /** Its id. */
  key: string,
  /** The channel. */
  channel: string,
  /** With its currency; empty where it is not known yet. */
  amount: string,
  /** How far it has come. */
  state: Text,
  /** Its number, for eyes. */
  orderNo: string,
  /** When nobody needs to pay any more. */
  expires: Moment | null,
  /** Leads to it. */
  href: string, };

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
export type OverlayName = "login" | "register" | "forgotPassword" | "resetPassword" | "changePassword" | "notice" | "announcement" | "chatRoom" | "gameList" | "search" | "playLimits" | "memberCentre" | "agentCentre";

/** The overlay on top. */
export type OverlayView = {
  /** Which one. */
  name: OverlayName,
  /** Its title. */
  title: Text,
  /** Closing it is up to the visitor; not so where a password must be changed first. */
  closable: boolean, };

/** Days of the member's own choice. */
export type OwnDays = {
  /** The first, YYYY-MM-DD. */
  from: string,
  /** The last. */
  until: string,
  /** What is wrong with them. */
  error: Text | null, };

/** What the member was promised. */
export type OwnInvitation = {
  /** Where it stands. */
  text: Text,
  /** How often it must be staked; `null` where nothing is given any more. */
  rule: Text | null,
  /** What is asked, and how much of it is done; empty where that counts no more. */
  needs: Array<MoneyFact>, };

/** The member's own picture. */
export type OwnPictureView = {
  /** The member can set one. */
  offered: boolean,
  /** Goes back to the one that the site draws; `null` while that shows. */
  remove: UiEvent | null,
  /** What went wrong with the last one. */
  problem: Problem | null,
  /** It is on its way. */
  busy: boolean, };

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
  cleared: number,
  /** The consent to the terms, where somebody else has made the account. */
  consent: ConsentView | null, };

/** What was claimed or missed. */
export type PastRewardsView = {
  /** They are there, under way, or could not be had. */
  status: LoadStatus,
  /** The latest first. */
  lines: Array<RewardLine>,
  /** Fetches what follows; `null` at the end. */
  more: UiEvent | null,
  /** That is under way. */
  loading: boolean,
  /** Why nothing more came. */
  problem: Problem | null, };

/** What comes first: a verified contact. */
export type PayeeNameContact = {
  /** Why. */
  text: Text,
  /** What button or link says. */
  label: Text,
  /** Opens the form of the mail address, where it stands on the same page. */
  press: UiEvent | null,
  /** The page that has it, from elsewhere. */
  href: string | null, };

/** An input of the form. */
export type PayeeNameField = "name" | "verificationCode";

/** Where the focus goes. */
export type PayeeNameFocus = {
  /** Counts refusals: another one moves the focus again. */
  count: number,
  /** Which input. */
  field: PayeeNameField, };

/** The form that states the name and proves it. */
export type PayeeNameForm = {
  /** Counts forms: another one has empty inputs. */
  key: number,
  /** What it asks for, and where the code goes. */
  about: Text,
  /** The name, as typed. */
  name: string,
  /** What it must look like. */
  nameHint: Text | null,
  /** What is wrong with it. */
  nameError: Text | null,
  /** The code, and the button that sends it. */
  code: PinCode,
  /** Where the focus goes after a refusal. */
  focus: PayeeNameFocus | null, };

/** The name that money is paid to. */
export type PayeeNameView = {
  /** It is known how it stands, is being asked, or could not be had. */
  status: LoadStatus,
  /** The name, mostly hidden; empty where none was stated. */
  name: string,
  /** It is proven, and counts. */
  proven: boolean,
  /** How it stands, in words; `null` while that is not known. */
  state: Text | null,
  /** Opens the form; `null` while it is open, or no contact is verified. */
  change: PinAction | null,
  /** What comes first: a verified contact. */
  contact: PayeeNameContact | null,
  /** The form that is open. */
  form: PayeeNameForm | null,
  /** The server asks for the login password again before it does what was wished. */
  proof: ProofView | null,
  /** What went wrong with the last change. */
  problem: Problem | null,
  /** A change is under way: no button works. */
  busy: boolean, };

/** The member's payment password. */
export type PaymentPasswordView = {
  /** It is known how it stands, is being asked, or could not be had. */
  status: LoadStatus,
  /** There is one. */
  set: boolean,
  /** How it stands, in words; `null` while that is not known. */
  state: Text | null,
  /** Payments are locked: until when, and what opens them. */
  locked: Text | null,
  /** How many wrong guesses are left, where some were made. */
  guesses: Text | null,
  /** Opens the form for the first or another one; `null` while a form is open or payments are locked. */
  change: PinAction | null,
  /** Opens the form for a forgotten one; `null` where there is nothing to recover or no way to prove it. */
  recover: PinAction | null,
  /** Where a forgotten one is recovered, from elsewhere; `null` at that place. */
  security: string | null,
  /** What comes first, before a forgotten one can be recovered. */
  first: FirstStep | null,
  /** The form that is open. */
  form: PinForm | null,
  /** The server asks for the login password again before it does what was wished. */
  proof: ProofView | null,
  /** What went wrong with the last change. */
  problem: Problem | null,
  /** A change is under way: no button works. */
  busy: boolean, };

/** Where a withdrawal is paid to. */
export type PayoutKind = "BANK" | "EWALLET" | "CRYPTO";

/** A page of which it is not known yet whether it is there. */
export type PendingPage = {
  /** Page key of section 2. */
  key: string,
  /** Its title. */
  title: Text, };

/** A raise that waits for its second yes. */
export type PendingRaise = {
  /** What the limit would be. */
  to: PlayFigure,
  /** From when it can be confirmed, and what happens otherwise. */
  text: Text,
  /** Confirms it; `null` before its time. */
  confirm: UiEvent | null,
  /** Drops it. */
  drop: UiEvent, };

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

/** A button. */
export type PinAction = {
  /** What it says. */
  label: Text,
  /** What it does. */
  press: UiEvent, };

/** The code of a recovery. */
export type PinCode = {
  /** Label. */
  label: Text,
  /** What is wrong with it. */
  error: Text | null,
  /** The button that sends it. */
  button: CodeView, };

/** Where the focus goes. */
export type PinFocus = {
  /** Counts refusals: another one moves the focus again. */
  count: number,
  /** Which input. */
  name: PinName, };

/** The form of a new payment password. */
export type PinForm = {
  /** Counts forms: another one has empty inputs. */
  key: number,
  /** What it is for. */
  title: Text,
  /** What it asks for, where that needs words. */
  about: Text | null,
  /** Payment passwords, in order. */
  pins: Array<PinView>,
  /** The code of a recovery, and the button that sends it. */
  code: PinCode | null,
  /** What the button says that sends the form. */
  submit: Text,
  /** Where the focus goes after a refusal. */
  focus: PinFocus | null, };

/** An input of a payment password. It is uncontrolled: what is typed stands in no slice. */
export type PinView = {
  /** Which one. */
  name: PinName,
  /** Label. */
  label: Text,
  /** What it must look like. */
  hint: Text | null,
  /** What is wrong with it. */
  error: Text | null,
  /** It is made of digits alone. */
  digits: boolean,
  /** The most characters it takes; `null` when there is no such number. */
  maxLength: number | null, };

/** A span of time. */
export type PlayColumn = {
  /** Stable key. */
  key: string,
  /** What it is called. */
  label: Text, };

/** A figure: ready to show, or in words of the language. */
export type PlayFigure = string | Text;

/** Limits of time and money. */
export type PlayLimitsView = {
  /** They are there, under way, or could not be had. */
  status: LoadStatus,
  /** By what they bound, the deposit limits first. */
  groups: Array<LimitGroup>, };

/** What play has cost. */
export type PlayOverviewView = {
  /** The figures are there, under way, or could not be had. */
  status: LoadStatus,
  /** Spans of time: the columns. */
  columns: Array<PlayColumn>,
  /** Figures: the rows. */
  rows: Array<PlayRow>,
  /** Deposits less withdrawals since the account was opened, with the currency. */
  netDeposits: string,
  /** Day on which the account was opened; empty while it is not known. */
  since: string, };

/** A figure in each span of time. */
export type PlayRow = {
  /** Stable key. */
  key: string,
  /** What it is. */
  label: Text,
  /** One for each column, in its order. */
  cells: Array<PlayFigure>, };

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
  /** Converting points into money; nothing where that is not offered. */
  convert: ConvertPointsView | null,
  /** Address of what was redeemed; nothing for who has no account. */
  history: string | null,
  /** The page of what was redeemed shows. */
  showsHistory: boolean,
  /** The visitor can log in here. */
  logIn: boolean, };

/** The popup of a session. */
export type PopupView = {
  /** What it says. */
  notice: NoticeDetail,
  /** How many others wait behind the bell. */
  waiting: number, };

/** The break that holds now. */
export type PresentBreak = {
  /** Which. */
  title: Text,
  /** What has brought it about, where it was not the member's own word here. */
  cause: Text | null,
  /** Until when. */
  until: Text,
  /** Since when. */
  since: Text,
  /** Asks to come back; `null` where that is not possible. */
  comeBack: UiEvent | null,
  /** From when on the member can play again who has asked to. */
  returns: Text | null,
  /** What can be done meanwhile. */
  links: Array<BreakLink>, };

/** A statement that is to be printed. */
export type PrintedStatement = {
  /** Of what, and how written. */
  title: Text,
  /** What its head says. */
  facts: Array<StatementFactView>,
  /** Its totals. */
  totals: Array<StatementFactView>,
  /** How many rows it has. */
  rows: Text,
  /** The digest, in groups. */
  digest: string,
  /** The key that it is signed with. */
  keyId: string,
  /** Where a file is compared with the digest: what the QR code says. */
  address: string, };

/** The cards of the security centre. */
export type PrivacyView = {
  /** Consent to promotional messages. */
  consents: ConsentsView,
  /** The copy of the data. */
  copy: DataCopyView,
  /** The end of the account. */
  closing: ClosingView,
  /** The server asks for the login password again before it does what was wished. */
  proof: ProofView | null,
  /** What went wrong with the last wish. */
  problem: Problem | null,
  /** A wish is under way: no button works. */
  busy: boolean, };

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

/** The page `personalProfit` of the member centre. */
export type ProfitAndLossView = {
  /** The figures are there, under way, or could not be had. */
  status: LoadStatus,
  /** Which days. */
  days: RecordDaysView,
  /** The days that are shown, and the time zone that they are of; `null` until it is known. */
  zone: Text | null,
  /** Asks for a statement of these days; `null` until they are known. */
  statement: UiEvent | null,
  /** All days together, the net profit first. */
  figures: Array<MoneyFact>,
  /** The chart of net profit, the first day first. */
  bars: Array<ProfitBar>,
  /** Days on which anything happened, the latest first. */
  lines: Array<ProfitLine>,
  /** Products that were played. */
  products: Array<ProfitLine>,
  /** Every bet that is settled is counted. */
  complete: boolean, };

/** A day of the chart. */
export type ProfitBar = {
  /** The day, YYYY-MM-DD. */
  key: string,
  /** The day and what it came to. */
  label: Text,
  /** Its length from -100 to 100, of the longest bar. */
  percent: number, };

/** A day or a product. */
export type ProfitLine = {
  /** Stable key. */
  key: string,
  /** Which. */
  title: Text,
  /** How many bets were settled; `null` where that is no matter. */
  bets: Text | null,
  /** Time in games; `null` where there was none. */
  played: Text | null,
  /** Net profit, with its sign. */
  net: string,
  /** It is above zero. */
  won: boolean,
  /** What it is made of. */
  facts: Array<MoneyFact>, };

/** The one thing to press. */
export type PromotionAction = { "kind": "none" } | { "kind": "press",
  /** What it says. */
  label: Text,
  /** What it does. */
  press: UiEvent,
  /** It was pressed, and the answer is under way. */
  busy: boolean, } | { "kind": "lead",
  /** What it says. */
  label: Text,
  /** Where it leads. */
  href: string, };

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

/** Pictures that prove what did not arrive. */
export type ProofPictures = {
  /** What is taken. */
  hint: Text,
  /** Those on the form. */
  files: Array<AttachedFile>,
  /** What is wrong with them. */
  error: Text | null,
  /** Another one may be chosen. */
  canAttach: boolean, };

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

/** The reality check. */
export type RealityCheckView = {
  /** The one that waits for its answer; `null` where none does. */
  check: ShownCheck | null, };

/** Pictures of a receipt. */
export type ReceiptsView = {
  /** How many more there may be. */
  left: Text,
  /** Another one fits. */
  canAttach: boolean,
  /** One was sent. */
  sent: boolean,
  /** In the order in which they came. */
  files: Array<AttachedFile>, };

/** Which days. */
export type RecordDaysView = {
  /** Some up to today, and those of the member's own choice. */
  options: Array<FilterOption>,
  /** The fields of the member's own choice; `null` while others are chosen. */
  own: OwnDays | null, };

/** A movement. */
export type RecordLine = {
  /** Stable key. */
  key: string,
  /** What happened. */
  title: Text,
  /** The game, the vendor, or the other side; empty where there is none. */
  about: string,
  /** The number of what it belongs to; empty where it has none. */
  orderNo: string,
  /** More than before. */
  incoming: boolean,
  /** How much, with its sign. */
  amount: string,
  /** The balance right before. */
  before: string,
  /** The balance right after. */
  after: string,
  /** When. */
  at: Moment | null,
  /** The page of what it belongs to; empty where there is none. */
  href: string, };

/** Sums. */
export type RecordSums = {
  /** How many movements. */
  count: number,
  /** What came in. */
  totalIn: string,
  /** What went out. */
  totalOut: string, };

/** What was redeemed just now. */
export type RedeemDone = {
  /** That it was. */
  sentence: Text,
  /** Its number. */
  orderNo: string,
  /** Address of all that was redeemed. */
  history: string,
  /** Back to the form. */
  another: UiEvent, };

/** The form of a redemption. */
export type RedeemForm = {
  /** How many. */
  quantity: number,
  /** The most that can be redeemed now. */
  most: number,
  /** What all of them cost. */
  total: Text,
  /** What is asked for, in order. It is uncontrolled: what is typed stands in no slice. */
  inputs: Array<RedeemInput>,
  /** What that is kept for. */
  purpose: Text,
  /** The payment password; nothing where there is none yet. */
  pin: PinView | null,
  /** Address of the page that sets and recovers the payment password. */
  security: string,
  /** Why nothing was redeemed. */
  problem: Problem | null,
  /** The input that a refusal is about. */
  refused: RedeemField | null,
  /** Counts refusals. */
  refusals: number,
  /** It is on its way, or its outcome is asked for. */
  busy: boolean, };

/** An input of the form. */
export type RedeemInput = {
  /** Which one. */
  field: RedeemField,
  /** Label. */
  label: Text,
  /** What is wrong with it. */
  error: Text | null, };

/** A redemption. */
export type RedemptionItem = {
  /** Its id. */
  key: string,
  /** The reward, and how many. */
  title: string,
  /** Name of the category. */
  category: Text,
  /** Picture of the reward; empty where it is not there any more. */
  image: string,
  /** How far it has come, in words. */
  status: Text,
  /** How far it has come, for its colour. */
  tone: RedemptionStatus,
  /** Points that were taken, or are back. */
  points: Text,
  /** Its number. */
  orderNo: string,
  /** When it was asked for. */
  appliedAt: Moment | null,
  /** When it changed last; nothing where it never did. */
  updatedAt: Moment | null,
  /** Words of the operator. */
  reason: string | null,
  /** Who gets the parcel. */
  recipient: string | null,
  /** The telephone number. */
  phone: string | null,
  /** Where the parcel goes. */
  address: string | null,
  /** Who brings the parcel. */
  courier: string | null,
  /** What the courier calls it. */
  trackingNo: string | null,
  /** The code that it gave. */
  voucherCode: string | null, };

/** What was redeemed. */
export type RedemptionsView = {
  /** Where the list stands. */
  status: LoadStatus,
  /** By how it stands: all first. */
  states: Array<FilterOption>,
  /** A state is chosen. */
  narrowed: boolean,
  /** Redemptions, latest first. */
  list: Array<RedemptionItem>,
  /** Fetches what was redeemed earlier; nothing at the end. */
  more: UiEvent | null,
  /** That is under way. */
  loading: boolean,
  /** Why it did not come. */
  problem: Problem | null,
  /** The visitor can log in here. */
  logIn: boolean,
  /** Address of the mall. */
  back: string, };

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
  closed: Text | null,
  /** A friend's link was followed, and is kept for the registration. */
  invited: Text | null, };

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
  /** A registration link was followed by which nobody can register any more. */
  linkEnded: Text | null,
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

/** The question whether to remove an account. */
export type RemoveAccountView = {
  /** Counts forms: another one has empty inputs. */
  key: number,
  /** Which, in a sentence. */
  sentence: Text,
  /** The payment password. */
  pin: PinView,
  /** Counts refusals: another one moves the focus. */
  refusals: number, };

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

/** What was filled in, in words. */
export type ReviewView = {
  /** The whole in a sentence. */
  sentence: Text,
  /** Each part of it. */
  facts: Array<MoneyFact>,
  /** How long it usually takes; `null` where nobody can say. */
  time: Text | null,
  /** The payment password. */
  pin: PinView,
  /** The code of the authenticator app, where the amount asks for it. */
  factor: FactorField | null,
  /** Counts refusals: another one moves the focus. */
  refusals: number,
  /** Back to the form. */
  back: UiEvent,
  /** It is on its way. */
  busy: boolean,
  /** Where a forgotten payment password is recovered. */
  forgotten: string, };

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
  /** The form that redeems it, while it can be. */
  form: RedeemForm | null,
  /** It was redeemed just now. */
  done: RedeemDone | null,
  /** Address of the list. */
  back: string, };

/** A reward. */
export type RewardLine = {
  /** Stable key. */
  key: string,
  /** What it came by. */
  title: Text,
  /** What kind that is. */
  kind: Text,
  /** How much. */
  amount: Text,
  /** How often it must be staked; `null` for what is no money. */
  rule: Text | null,
  /** The days that it is for; `null` where it is for none in particular. */
  period: Text | null,
  /** Until when it can be claimed, or from when on, or what has become of it. */
  when: Text,
  /** Where it is claimed; empty where it is claimed here. */
  href: string,
  /** Claims it; `null` where that is not done here, or not now. */
  claim: UiEvent | null,
  /** That is under way. */
  busy: boolean, };

/** The page `rewardCenter` of the member centre. */
export type RewardsView = {
  /** The rewards are there, under way, or could not be had. */
  status: LoadStatus,
  /** Those that can be claimed now, what ends first at the top. */
  open: Array<RewardLine>,
  /** Those that can be claimed later. */
  later: Array<RewardLine>,
  /** One was claimed. */
  claimed: Text | null,
  /** Why one was not. */
  refusal: Problem | null,
  /** The level. */
  level: LevelPanel,
  /** Plans of cashback that run. */
  cashback: Array<CashbackPlan>,
  /** What was claimed or missed. */
  past: PastRewardsView,
  /** Where promotions are. */
  promotionsHref: string,
  /** Where bonuses are: what was claimed, and how far it is staked. */
  bonusesHref: string, };

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

/** A running period. */
export type RunningPeriodView = {
  /** Stable key. */
  key: string,
  /** Whose it is. */
  title: Text,
  /** From when it runs. */
  starts: Moment | null,
  /** Until when. */
  ends: Moment | null,
  /** What it would bring if it were over now. */
  amount: string,
  /** The tier that counts so far. */
  tier: Text,
  /** Figures so far. */
  facts: Array<MoneyFact>,
  /** The next tier; `null` at the highest. */
  next: Text | null,
  /** What that needs, and how much of it is there. */
  needs: Array<Text>, };

/** Something that keeps the account its owner's. */
export type SafeguardItem = {
  /** Stable key. */
  key: string,
  /** What it is. */
  label: Text,
  /** It is set. */
  on: boolean, };

/** A grade of safety. */
export type SafetyLevel = "low" | "middle" | "high";

/** What to set next. */
export type SafetyStep = {
  /** What it is good for. */
  text: Text,
  /** What the button says. */
  label: Text,
  /** Begins to set it. */
  begin: UiEvent, };

/** How safe the account is. */
export type SafetyView = {
  /** In a grade. */
  level: SafetyLevel,
  /** The same in words. */
  title: Text,
  /** How many safeguards are set, of how many. */
  count: Text,
  /** Each of them. */
  items: Array<SafeguardItem>,
  /** What to set next; `null` when all is set, or while something is being set. */
  next: SafetyStep | null, };

/** Screens. Each is a section loaded on demand. */
export type ScreenName = "none" | "home" | "lobby" | "vendorLobby" | "game" | "seamless" | "fbSports" | "lottery" | "login" | "referral" | "fairPlay" | "verify" | "promotions" | "promotion" | "pointMall" | "noticePage" | "help" | "download" | "notFound";

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
  comingSoon: boolean,
  /** How many free spins the member has in it; `null` where there are none. */
  freeSpins: Text | null, };

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
  /** Account name. */
  account: string,
  /** How safe the account is; `null` while that is not known. */
  safety: SafetyView | null,
  /** Contact details. */
  contacts: ContactsView,
  /** Passkeys. */
  passkeys: PasskeysView,
  /** The authenticator app. */
  authenticator: AuthenticatorView,
  /** Sessions. */
  sessions: SessionsView,
  /** The history of logins; `null` until the member asks for it. */
  logins: LoginsView | null,
  /** The server asks for the password again before it does what was wished. */
  proof: ProofView | null,
  /** What went wrong with the last change. */
  problem: Problem | null,
  /** A change is under way: no button works. */
  busy: boolean, };

/** An answer to a question. */
export type SelfTestAnswer = {
  /** Its points. */
  key: number,
  /** In words. */
  label: Text,
  /** It was given. */
  selected: boolean,
  /** Gives it. */
  select: UiEvent, };

/** What the answers say. */
export type SelfTestOutcome = {
  /** The sum, and the most that it could be. */
  score: Text,
  /** What it means. */
  title: Text,
  /** What may help now. */
  text: Text, };

/** A question. */
export type SelfTestQuestion = {
  /** Its place, from 0. */
  key: number,
  /** What it asks. */
  text: Text,
  /** From never to almost always. */
  answers: Array<SelfTestAnswer>,
  /** It was left out. */
  error: Text | null, };

/** The questionnaire. */
export type SelfTestView = {
  /** The questions; empty while nobody answers them. */
  questions: Array<SelfTestQuestion>,
  /** What the answers say; `null` before they were added up. */
  result: SelfTestOutcome | null,
  /** Counts the times that it was sent with a question left out. */
  refusals: number, };

/** A withdrawal was sent. */
export type SentView = {
  /** What will arrive where, in a sentence. */
  sentence: Text,
  /** What comes next. */
  next: Text,
  /** What to quote to customer service. */
  orderNo: string,
  /** Begins another one. */
  another: UiEvent, };

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

/** A settlement with how it came about. */
export type SettlementDetailView = {
  /** Stable key. */
  key: string,
  /** Where the list is. */
  back: string,
  /** It is there, under way, or could not be had. */
  status: LoadStatus,
  /** The agent has none such. */
  unknown: boolean,
  /** What the list says of it; `null` until it is known. */
  line: SettlementLineView | null,
  /** Its figures, in the order in which the amount comes about. */
  facts: Array<MoneyFact>,
  /** What is unusual about it. */
  notes: Array<Text>,
  /** Why it was refused, in the operator's words; empty where it was not. */
  reason: string,
  /** What stopped the higher tiers. */
  stopped: Array<Text>,
  /** What was paid. */
  payments: Array<SettlementPaymentView>,
  /** What each member did in the period. */
  members: Array<SettlementMemberView>,
  /** They are there, under way, or could not be had. */
  membersStatus: LoadStatus,
  /** Fetches further members; `null` at the end. */
  more: UiEvent | null,
  /** Why none came. */
  problem: Problem | null, };

/** A settlement. */
export type SettlementLineView = {
  /** Stable key. */
  key: string,
  /** Where it is told in full. */
  href: string,
  /** From when its period ran. */
  starts: Moment | null,
  /** Until when. */
  ends: Moment | null,
  /** The other side. */
  party: Text,
  /** Where it stands. */
  status: Text,
  /** The tier that counted. */
  tier: Text,
  /** What is to be paid. */
  amount: string,
  /** What was paid of it; `null` where that is all. */
  paid: string | null, };

/** What a member of the team did in the period of a settlement, with one product or with its wallet. */
export type SettlementMemberView = {
  /** Stable key. */
  key: string,
  /** Its account. */
  account: string,
  /** The product, or the wallet. */
  product: Text,
  /** Figures. */
  facts: Array<MoneyFact>,
  /** Where the bets are that they are made of, or the movements; `null` for the agent's own. */
  href: string | null, };

/** Money that was paid for a settlement. */
export type SettlementPaymentView = {
  /** Stable key. */
  key: string,
  /** How much. */
  amount: string,
  /** When. */
  at: Moment | null, };

/** Something that a withdrawal needs. */
export type SetupStep = {
  /** Which. */
  key: SetupStepName,
  /** What it is. */
  label: Text,
  /** It is there. */
  done: boolean,
  /** It comes next. */
  current: boolean, };

/** What a withdrawal needs. */
export type SetupStepName = "paymentPassword" | "payeeName" | "account" | "withdraw";

/** How much. */
export type SheetAmount = {
  /** The field. */
  field: AmountView,
  /** Puts all in that can be moved. */
  all: AllOfIt, };

/** What became of a transfer. */
export type SheetDone = {
  /** In a sentence. */
  sentence: Text,
  /** What happens next, or why nothing was moved; `null` where it is done. */
  next: Text | null,
  /** How it looks. */
  tone: Tone,
  /** What to quote to customer service. */
  orderNo: string, };

/** Home below the fold. */
export type ShowcaseView = {
  /** Featured games. */
  featured: FeaturedList,
  /** Who won. */
  winners: WinnerBoard,
  /** Draws that come next. */
  draws: DrawList, };

/** What a check says: since the session of play began. */
export type ShownCheck = {
  /** Names it. */
  key: string,
  /** How long the session has lasted. */
  time: Text,
  /** What was staked, with its currency. */
  staked: string,
  /** What was paid out, with its currency. */
  paid: string,
  /** Won, lost, or neither. */
  netLabel: Text,
  /** How much, without a sign. */
  net: string,
  /** What was paid in meanwhile, with its currency. */
  deposited: string,
  /** The answer did not get through. */
  problem: Problem | null,
  /** The answer is under way. */
  busy: boolean, };

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

/** Something that a transfer by hand names. */
export type SlipLine = {
  /** Stable key. */
  key: string,
  /** What it is. */
  label: Text,
  /** It, as it is typed into the bank's form. */
  value: string, };

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

/** The page that checks a statement. */
export type StatementCheckView = {
  /** How far it is. */
  phase: CheckPhase,
  /** The file's name; empty without one. */
  fileName: string,
  /** The digest of a printed statement that the file is compared with, in groups; empty without one. */
  wanted: string,
  /** The site's keys could not be had: only those that were told before count. */
  withoutKeys: boolean,
  /** What was found. */
  report: CheckedStatement | null,
  /** Checks the same file again. */
  retry: UiEvent, };

/** Something that a statement says of itself. */
export type StatementFactView = {
  /** Its name in the file. */
  key: string,
  /** What it is. */
  label: Text,
  /** As the file has it. */
  value: string, };

/** A statement. */
export type StatementLine = {
  /** Stable key. */
  key: string,
  /** Of what, and how written. */
  title: Text,
  /** Of which days. */
  days: Text,
  /** How far it is, or how many rows it has. */
  state: Text,
  /** It could not be made. */
  failed: boolean,
  /** When it is deleted. */
  keptUntil: Moment | null,
  /** Downloads it; `null` while it can not be. */
  download: UiEvent | null,
  /** Shows it to be printed. */
  print: UiEvent | null,
  /** Deletes it; `null` while it is being made. */
  remove: UiEvent | null, };

/** The panel of statements on the page of a record. */
export type StatementsView = {
  /** The panel is open. */
  opened: boolean,
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** How the next one is written. */
  formats: Array<FilterOption>,
  /** Those that are there, the latest first. */
  lines: Array<StatementLine>,
  /** Another one can be asked for. */
  canAsk: boolean,
  /** As many are there as are kept. */
  full: boolean,
  /** One is being asked for. */
  asking: boolean,
  /** How far the one is that is being made, in percent; `null` where that is not known. */
  percent: number | null,
  /** Why something was refused. */
  problem: Problem | null,
  /** The one that is to be printed. */
  printed: PrintedStatement | null, };

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

/** A bet of the team with what is known of it. */
export type TeamBetDetailView = {
  /** The bet is there, under way, or could not be had. */
  status: LoadStatus,
  /** The team has no such bet. */
  unknown: boolean,
  /** The address of the list. */
  back: string,
  /** The bet; `null` until it is there. */
  line: TeamBetLine | null,
  /** Its number. */
  number: string,
  /** Figures and times. */
  facts: Array<MoneyFact>, };

/** A bet of a member of the team. */
export type TeamBetLine = {
  /** Account name of who placed it. */
  account: string,
  /** The bet. */
  bet: BetLine, };

/** A day of the trend. */
export type TeamDayLine = {
  /** YYYY-MM-DD. */
  key: string,
  /** The day. */
  title: Text,
  /** What it came to; what is zero is left out. */
  facts: Array<MoneyFact>, };

/** A figure, with the address of what it is made of. */
export type TeamFact = {
  /** Stable key. */
  key: string,
  /** What it is. */
  label: Text,
  /** With its currency. */
  value: string,
  /** The bets or movements that make it up; empty where it is the sum of others. */
  href: string, };

/** A figure, and how it has changed. */
export type TeamFigureView = {
  /** Stable key. */
  key: string,
  /** Its name. */
  label: Text,
  /** As it is shown. */
  value: string,
  /** How it has changed, in words. */
  change: Text,
  /** Which way. */
  tone: ChangeTone, };

/** Whose rows a record shows. */
export type TeamMemberView = {
  /** The account name that was asked for; empty for everybody. */
  account: string,
  /** That member alone, or everybody below as well; none while nobody is named. */
  reaches: Array<FilterOption>,
  /** The team has no such member. */
  unknown: boolean, };

/** A movement of a member's wallet. */
export type TeamMoveLine = {
  /** Stable key. */
  key: string,
  /** What happened. */
  title: Text,
  /** Account name of whose wallet. */
  account: string,
  /** The other side; empty where there is none. */
  party: string,
  /** More than before. */
  incoming: boolean,
  /** How much, with its sign. */
  amount: string,
  /** When. */
  at: Moment | null, };

/** Movements of a kind. */
export type TeamMoveSumView = {
  /** Stable key. */
  key: string,
  /** Which kind. */
  label: Text,
  /** How many. */
  count: Text,
  /** What they add up to, with its sign. */
  amount: string, };

/** A member with its branch, a day or a product. */
export type TeamProfitLine = {
  /** Stable key. */
  key: string,
  /** Which. */
  title: Text,
  /** The address of its branch; empty where there is none. */
  href: string,
  /** How many bets were settled. */
  bets: Text,
  /** What was won or lost in all, with its sign. */
  net: string,
  /** It is above zero. */
  won: boolean,
  /** Of a member its own, of a day or a product those of the direct downline: what was won or lost. */
  direct: string,
  /** What all of it is made of. */
  facts: Array<TeamFact>, };

/** A step of the way down the tree. */
export type TeamStep = {
  /** Stable key. */
  key: string,
  /** Who. */
  label: Text,
  /** Its address. */
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

/** A step of what happened. */
export type TimelineStep = {
  /** Stable key. */
  key: string,
  /** What. */
  label: Text,
  /** Who did it. */
  actor: Text,
  /** When. */
  at: Moment | null,
  /** The money that it moved, with its currency; empty where none. */
  amount: string,
  /** Words of operator or provider; mostly empty. */
  note: string, };

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

/** The sheet that moves money. */
export type TransferSheet = {
  /** From the main wallet to the vendor's; else back. */
  toVendor: boolean,
  /** Name of the vendor. */
  vendor: string,
  /** Why nothing can be moved this way. */
  closed: Text | null,
  /** How much; `null` where nothing can be moved, or only everything. */
  amount: SheetAmount | null,
  /** The vendor did not say what there is: everything can be moved, whatever it is. */
  allUnknown: Text | null,
  /** The other way round; `null` where no money can go that way. */
  turn: UiEvent | null,
  /** Counts refusals: another one moves the focus to the amount. */
  refusals: number,
  /** What went wrong. */
  problem: Problem | null,
  /** It is on its way. */
  busy: boolean,
  /** What became of it. */
  done: SheetDone | null,
  /** Moves it. */
  send: UiEvent,
  /** Closes the sheet. */
  close: UiEvent, };

/** The page. */
export type TransferUplineView = {
  /** What can be given is there, under way, or could not be had. */
  status: LoadStatus,
  /** What may leave now, and why it is not all; `null` while that is not known, or there is nobody to give it to. */
  money: MoneyOut | null,
  /** A payment password comes first. */
  needsPassword: boolean,
  /** The form; `null` while something is missing. */
  form: UplineForm | null,
  /** The server asks for the login password again before it does what was wished. */
  proof: ProofView | null,
  /** What went wrong with the last wish. */
  problem: Problem | null,
  /** A wish is under way: no button works. */
  busy: boolean, };

/** The form while it is being filled in. */
export type UplineFilling = {
  /** Who gets it. */
  to: string,
  /** How much. */
  amount: AmountView,
  /** Puts all in that can be given now. */
  all: AllOfIt,
  /** Counts refusals: another one moves the focus to the amount. */
  refusals: number,
  /** Goes on to the review. */
  review: UiEvent, };

/** How far the form has come. */
export type UplineForm = { "kind": "closed",
  /** Why, and what helps. */
  why: Text, } | { "kind": "filling" } & UplineFilling | { "kind": "reviewing" } & UplineReview | { "kind": "sent" } & UplineSent;

/** What was filled in, in words. */
export type UplineReview = {
  /** The whole in a sentence. */
  sentence: Text,
  /** Each part of it. */
  facts: Array<MoneyFact>,
  /** The payment password. */
  pin: PinView,
  /** Counts refusals: another one moves the focus. */
  refusals: number,
  /** Back to the form. */
  back: UiEvent,
  /** It is on its way. */
  busy: boolean,
  /** Where a forgotten payment password is recovered. */
  forgotten: string, };

/** It was done. */
export type UplineSent = {
  /** Who got what, in a sentence. */
  sentence: Text,
  /** What to quote to customer service. */
  orderNo: string,
  /** Begins another one. */
  another: UiEvent, };

/** A transfer. */
export type UplineTransferItem = {
  /** Its id. */
  key: string,
  /** To or from whom. */
  title: Text,
  /** The member got it. */
  incoming: boolean,
  /** With its currency and, where it was given, a minus. */
  amount: string,
  /** What to quote to customer service. */
  orderNo: string,
  /** When. */
  at: Moment | null, };

/** What was given and got. */
export type UplineTransfersView = {
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** Latest first. */
  list: Array<UplineTransferItem>,
  /** Pages of the list; empty where there is one. */
  pages: Array<PageItem>,
  /** Another page is on its way. */
  loading: boolean, };

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

/** A wallet that a vendor keeps. */
export type VendorWallet = {
  /** Code of the vendor. */
  key: string,
  /** Name of the vendor. */
  name: string,
  /** What it holds, with its currency; `null` where the vendor did not say. */
  amount: string | null,
  /** That the vendor did not say, and what it said last; `null` where it did. */
  unknown: Text | null,
  /** It is being read again. */
  reading: boolean,
  /** Reads it again. */
  readAgain: UiEvent,
  /** Why no money can go there now. */
  closed: Text | null,
  /** Opens the sheet that moves money there; `null` where none can go. */
  moveIn: UiEvent | null,
  /** Opens the sheet that moves money back; `null` where there is none. */
  moveBack: UiEvent | null, };

/** The field of a voucher's code. */
export type VoucherField = {
  /** What is wrong with it. */
  error: Text | null,
  /** Counts how often it was cleared: the input is made anew when it changes. */
  cleared: number, };

/** A credit that must be staked before it may leave. */
export type WageringCreditItem = {
  /** Its id. */
  key: string,
  /** What it was. */
  title: Text,
  /** How often it must be staked. */
  rule: Text,
  /** How much of that has been, in figures. */
  progress: Text,
  /** The same in percent. */
  percent: number,
  /** What is left. */
  left: Text,
  /** When it was credited. */
  granted: Moment | null,
  /** When it ends by itself; `null` for never. */
  expires: Moment | null, };

/** A figure, and what it is made of. */
export type WalletFigureItem = {
  /** Which. */
  key: WalletFigure,
  /** What it is. */
  label: Text,
  /** The same in a sentence. */
  about: Text,
  /** With its currency. */
  amount: string,
  /** What it is made of shows. */
  opened: boolean,
  /** What it is made of; empty where it is one thing. */
  parts: Array<LabelledAmount>,
  /** Opens that, or closes it. */
  toggle: UiEvent, };

/** A transfer. */
export type WalletTransferItem = {
  /** Its id. */
  key: string,
  /** Which way. */
  title: Text,
  /** From the main wallet to the vendor's; else back. */
  toVendor: boolean,
  /** With its currency. */
  amount: string,
  /** How it stands. */
  status: Text,
  /** How that looks. */
  tone: Tone,
  /** What happens next, or why nothing was moved; `null` where it is done. */
  about: Text | null,
  /** What began it; `null` where the member did. */
  cause: Text | null,
  /** What to quote to customer service. */
  orderNo: string,
  /** When it was begun. */
  at: Moment | null, };

/** Transfers between wallets. */
export type WalletTransfersView = {
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** Latest first. */
  list: Array<WalletTransferItem>,
  /** Fetches earlier ones; `null` at the end. */
  more: UiEvent | null,
  /** A part of the list is on its way. */
  loading: boolean, };

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

/** The wallets. */
export type WalletsView = {
  /** They are there, under way, or could not be had. */
  status: LoadStatus,
  /** The main wallet; `null` until it is there. */
  main: MainWallet | null,
  /** Those that vendors keep, in the operator's order. */
  list: Array<VendorWallet>,
  /** Moves everything back; `null` where nothing could come back. */
  allBack: AllBackButton | null,
  /** What became of the last time that everything was to come back, a sentence each. */
  told: Array<Text>,
  /** Transfers whose end is not known yet, latest first. */
  pending: Array<WalletTransferItem>,
  /** Whether money follows when a game is started; `null` where the operator does not offer it. */
  follow: FollowSwitch | null,
  /** The sheet that moves money, while it is open. */
  sheet: TransferSheet | null,
  /** What went wrong with the last wish. */
  problem: Problem | null,
  /** Takes away what was told, and what went wrong. */
  dismiss: UiEvent, };

/** A game that counts otherwise than its type. */
export type WeightedGame = {
  /** Its code. */
  key: string,
  /** Its name. */
  name: string,
  /** How much of a bet counts. */
  percent: string, };

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

/** The page. */
export type WithdrawView = {
  /** What can be asked for is there, under way, or could not be had. */
  status: LoadStatus,
  /** What may leave now, and why it is not all; `null` while that is not known. */
  money: MoneyOut | null,
  /** What comes before a withdrawal, in order; empty where nothing is missing. */
  steps: Array<SetupStep>,
  /** An identity check that some amounts, or all, need first. */
  identity: IdentityFirst | null,
  /** The form; `null` while something is missing. */
  form: WithdrawalForm | null,
  /** The accounts to be paid to. */
  accounts: AccountsView,
  /** The server asks for the login password again before it does what was wished. */
  proof: ProofView | null,
  /** What went wrong with the last wish. */
  problem: Problem | null,
  /** A wish is under way: no button works. */
  busy: boolean, };

/** The details of a withdrawal. */
export type WithdrawalDetail = {
  /** They are there, under way, or could not be had. */
  status: LoadStatus,
  /** Figures. */
  facts: Array<MoneyFact>,
  /** What has happened, and what comes next. */
  timeline: Array<WithdrawalStep>,
  /** The question what has arrived, while it is asked. */
  arrival: ArrivalView | null,
  /** The button that calls it off, where the operator offers it. */
  cancel: CancelView | null,
  /** What went wrong with the last wish about it. */
  problem: Problem | null,
  /** Opens the chat with customer service. */
  support: UiEvent, };

/** How far the form has come. */
export type WithdrawalForm = { "kind": "closed",
  /** Why, and what helps. */
  why: Text, } | { "kind": "filling" } & FillingView | { "kind": "reviewing" } & ReviewView | { "kind": "sent" } & SentView;

/** A withdrawal. */
export type WithdrawalItem = {
  /** Its id. */
  key: string,
  /** What to quote to customer service. */
  orderNo: string,
  /** What leaves the wallet, with its currency. */
  amount: string,
  /** Where it goes. */
  account: string,
  /** What kind of account; names the icon. */
  kind: PayoutKind,
  /** When it was asked for. */
  created: Moment | null,
  /** How it stands. */
  status: Text,
  /** How that looks. */
  tone: Tone,
  /** Opens or closes its details. */
  toggle: UiEvent,
  /** Its details, while they are open. */
  detail: WithdrawalDetail | null, };

/** A step of a timeline. */
export type WithdrawalStep = {
  /** Stable key. */
  key: number,
  /** What has happened, or comes next. */
  title: Text,
  /** More of it, in a sentence. */
  about: Text | null,
  /** When; empty for what is ahead. */
  at: string,
  /** Who did it; `null` for what is ahead. */
  who: Text | null,
  /** The money that it moved, with its currency; empty where none. */
  amount: string,
  /** Words of the operator or provider; empty where there are none. */
  note: string,
  /** How it looks. */
  state: WithdrawalStepState, };

/** How a step stands. */
export type WithdrawalStepState = "done" | "now" | "failed" | "ahead";

/** Those that are on their way, and all that there ever were. */
export type WithdrawalsView = {
  /** The one that the address names, unless it stands among the open ones. */
  named: NamedWithdrawal | null,
  /** Those that are not at their end, latest first. */
  open: Array<WithdrawalItem>,
  /** All of them are there, under way, or could not be had. */
  status: LoadStatus,
  /** Which are listed. */
  filters: Array<FilterOption>,
  /** Latest first. */
  list: Array<WithdrawalItem>,
  /** Pages to jump to; empty where there is one. */
  pages: Array<PageItem>,
  /** Another page is on its way. */
  loading: boolean, };

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
  fairPlay: FairPlayView;
  helpLines: HelpLinesView;
  deposits: DepositsView;
  payeeName: PayeeNameView;
  identityCheck: IdentityCheckView;
  ownPicture: OwnPictureView;
  limitOffer: LimitOfferView;
  memberCentre: MemberCentreView;
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
  paymentPassword: PaymentPasswordView;
  rooms: RoomsView;
  lobby: LobbyView;
  vendorLobby: VendorLobbyView;
  game: GameView;
  playSession: PlaySessionView;
  realityCheck: RealityCheckView;
  privacy: PrivacyView;
  promotions: PromotionsView;
  promotion: PromotionView;
  pointMall: PointMallView;
  redemptions: RedemptionsView;
  myWallet: MyWalletView;
  wallets: WalletsView;
  walletTransfers: WalletTransfersView;
  inbox: InboxView;
  accountRecord: AccountRecordView;
  bettingRecord: BettingRecordView;
  profitAndLoss: ProfitAndLossView;
  bonuses: BonusesView;
  rewards: RewardsView;
  invitations: InvitationsView;
  agentCentre: AgentCentreView;
  agentNotices: AgentNoticesView;
  agentTeam: AgentTeamView;
  agentRegister: AgentRegisterView;
  agentDownline: AgentDownlineView;
  agentTransfer: DownlineTransferView;
  agentRates: DownlineRatesView;
  agentTeamBets: AgentTeamBetsView;
  agentTeamProfit: AgentTeamProfitView;
  agentIncome: AgentIncomeView;
  agentTransactions: AgentTransactionsView;
  agentSettlements: AgentSettlementsView;
  missions: MissionsView;
  statements: StatementsView;
  statementCheck: StatementCheckView;
  agentContracts: AgentContractsView;
  agentWorkbench: AgentWorkbenchView;
  search: SearchView;
  transferUpline: TransferUplineView;
  uplineTransfers: UplineTransfersView;
  withdraw: WithdrawView;
  withdrawals: WithdrawalsView;
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
  'fairPlay',
  'helpLines',
  'deposits',
  'payeeName',
  'identityCheck',
  'ownPicture',
  'limitOffer',
  'memberCentre',
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
  'paymentPassword',
  'rooms',
  'lobby',
  'vendorLobby',
  'game',
  'playSession',
  'realityCheck',
  'privacy',
  'promotions',
  'promotion',
  'pointMall',
  'redemptions',
  'myWallet',
  'wallets',
  'walletTransfers',
  'inbox',
  'accountRecord',
  'bettingRecord',
  'profitAndLoss',
  'bonuses',
  'rewards',
  'invitations',
  'agentCentre',
  'agentNotices',
  'agentTeam',
  'agentRegister',
  'agentDownline',
  'agentTransfer',
  'agentRates',
  'agentTeamBets',
  'agentTeamProfit',
  'agentIncome',
  'agentTransactions',
  'agentSettlements',
  'missions',
  'statements',
  'statementCheck',
  'agentContracts',
  'agentWorkbench',
  'search',
  'transferUpline',
  'uplineTransfers',
  'withdraw',
  'withdrawals',
] as const satisfies readonly SliceName[];
