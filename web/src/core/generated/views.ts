// Generated from the Rust types of core/; do not edit. To write it anew:
// UPDATE=1 cargo test -p lumora-core --features bindings --test bindings

import type { AccountField, CaptchaKind, Confirmation, ContactFormFieldName, ContactFormName, ContactKind, ContractField, DocumentKind, DownlineAct, FactorKind, Field, ForgotWay, FormName, IdentityField, LimitPeriod, LoginTab, MarketingChannel, PinName, RedeemField, RedemptionStatus, RegisterForm, UiEvent, WalletFigure } from './events.ts';

/** An account to be paid to, to choose. */
export type AccountChoice = {
  /** Id of the account. */
  key: string,
  /** The kind of the account; names the icon. */
  kind: PayoutKind,
  /** The way to be paid, and the bank or service. */
  title: string,
  /** The number of the account, mostly hidden. */
  hint: string,
  /** The fee of a withdrawal to it, in words. */
  fee: Text,
  /** How long a withdrawal usually takes; `null` where nobody can say. */
  time: Text | null,
  /** Why the account can not be paid to now. */
  closed: Text | null,
  /** The account is chosen. */
  selected: boolean,
  /** Event that chooses the account; `null` where it can not be paid to now. */
  select: UiEvent | null, };

/** Where the focus goes after a refusal. */
export type AccountFocus = {
  /** Counts refusals: another one moves the focus again. */
  count: number,
  /** The input that gets the focus. */
  field: AccountField, };

/** The form about an account that is open. */
export type AccountForm = { "kind": "add" } & AddAccountView | { "kind": "remove" } & RemoveAccountView;

/** An account that the member is paid to. */
export type AccountItem = {
  /** Id of the account. */
  key: string,
  /** The kind of the account; names the icon. */
  kind: PayoutKind,
  /** The way to be paid, and the bank or service. */
  title: string,
  /** The number of the account, mostly hidden. */
  hint: string,
  /** Name of the account's holder, mostly hidden. */
  holder: string,
  /** From when on money can be paid to it; `null` where it can be now. */
  waits: Text | null,
  /** Event that opens the question whether to remove it. */
  remove: UiEvent, };

/** The page `transactionHistory` of the member centre. */
export type AccountRecordView = {
  /** The movements are there, under way, or could not be had. */
  status: LoadStatus,
  /** The accounts to choose from: money, or points. */
  accounts: Array<FilterOption>,
  /** The days that the record shows, and the choices for them. */
  days: RecordDaysView,
  /** The kinds of movements to narrow the list to; all of them first. */
  groups: Array<FilterOption>,
  /** The directions to narrow the list to; both of them first. */
  directions: Array<FilterOption>,
  /** The days that are shown, and the time zone that they are of; `null` until it is known. */
  zone: Text | null,
  /** The sums of all that the filter lets through; `null` until they are known. */
  sums: RecordSums | null,
  /** The movements that the filter lets through, the latest first. */
  lines: Array<RecordLine>,
  /** Asks for a statement of what the filter lets through; `null` until that is known. */
  statement: UiEvent | null,
  /** A kind or a direction is chosen. */
  narrowed: boolean,
  /** Fetches what happened earlier; `null` at the end. */
  more: UiEvent | null,
  /** Earlier movements are being fetched. */
  loading: boolean,
  /** Why fetching earlier movements failed. */
  problem: Problem | null, };

/** The accounts that the member is paid to. */
export type AccountsView = {
  /** The accounts are there, under way, or could not be had. */
  status: LoadStatus,
  /** The accounts, the oldest first. */
  list: Array<AccountItem>,
  /** Event that opens the form for another account; `null` while one can not be added. */
  add: UiEvent | null,
  /** Why no account can be added. */
  closed: Text | null,
  /** The form that is open. */
  form: AccountForm | null, };

/** The form that adds an account. */
export type AddAccountView = {
  /** Counts forms: another one has empty inputs. */
  key: number,
  /** The ways to be paid, to choose from. */
  methods: Array<MethodChoice>,
  /** The banks or services of the chosen way; empty where none is asked for. */
  institutions: Array<InstitutionChoice>,
  /** What is wrong with the choice of the bank or service. */
  institutionError: Text | null,
  /** Label of the input of the account's number. */
  accountLabel: Text,
  /** What the account's number must look like. */
  accountHint: Text | null,
  /** What is wrong with the account's number. */
  accountError: Text | null,
  /** The account's number is made of digits alone. */
  accountDigits: boolean,
  /** Name of the account's holder, as typed. */
  holder: string,
  /** Whose name it must be. */
  holderHint: Text,
  /** What is wrong with the holder's name. */
  holderError: Text | null,
  /** How long the account waits before it can be paid to; `null` where it does not. */
  waits: Text | null,
  /** The input of the payment password. */
  pin: PinView,
  /** Where the focus goes after a refusal. */
  focus: AccountFocus | null, };

/** From what age on one may play. */
export type AgeNotice = {
  /** The notice in the operator's words; empty where `least` stands in its place. */
  text: string,
  /** The age as a sign, such as `18+`; empty for none. */
  sign: string,
  /** The notice in our words, in place of the operator's; `null` where those stand. */
  least: Text | null, };

/** The form that makes an account below the agent. */
export type AgentAccountForm = {
  /** The fields of the form, in order. */
  fields: Array<FieldView>,
  /** Account types to choose from. */
  types: Array<AgentTypeChoice>,
  /** The fields of the rates, one for each product that the agent has a rate of. */
  rates: Array<AgentRateInput>,
  /** Where the focus goes after a refusal. */
  focus: FocusView | null,
  /** Why the server refused the form. */
  problem: Problem | null,
  /** The form is on its way. */
  busy: boolean,
  /** Counts how often the form was cleared: secret inputs are made anew when it changes. */
  cleared: number,
  /** The account that was made last, in place of the form; `null` while the form shows. */
  made: AgentAccountMade | null, };

/** The account that was made last. */
export type AgentAccountMade = {
  /** That the account was made, with its name. */
  text: Text,
  /** What its owner does first. */
  hint: Text,
  /** Event that shows the form again. */
  another: UiEvent, };

/** The agent centre: its entries, and where in it the agent is. */
export type AgentCentreView = {
  /** The entries, in order: those that may be off once it is known that they are on. */
  groups: Array<CentreGroup>,
  /** What shows beside them, or instead of them where there is no room for both. */
  place: CentrePlace<AgentSection>,
  /** Where the operator's settings stand, which say what is on. */
  settings: LoadStatus, };

/** The page of contracts of one type in the agent centre. */
export type AgentContractsView = {
  /** Where the contracts stand. */
  status: LoadStatus,
  /** The tabs, in order. */
  tabs: Array<ContractTab>,
  /** Key of the tab that shows. */
  tab: string,
  /** The headings of the cells of a tier. */
  tierColumns: Array<Text>,
  /** Contracts with the upline. */
  own: Array<ContractCard>,
  /** Contracts with downlines. */
  downlines: Array<ContractCard>,
  /** Requests of either side, the open ones first. */
  requests: Array<ContractRequestCard>,
  /** Links that begin a contract, such as asking the upline for one. */
  begin: Array<ContractDo>,
  /** The action that is about to be confirmed, and signed where it must be. */
  step: ContractStep | null,
  /** What the agent's last action did. */
  done: Text | null,
  /** Why the last call failed. */
  problem: Problem | null,
  /** Address of the page that sets a payment password; empty where there is one. */
  needsPassword: string, };

/** The page `downline` of the agent centre. */
export type AgentDownlineView = {
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** The way from the agent down to the level that shows; empty at the agent's own. */
  path: Array<DownlineStep>,
  /** The text that the agent looks for; empty for none. */
  search: string,
  /** A search or a label narrows the whole tree. */
  searching: boolean,
  /** Labels of the agent's, to narrow the list to; empty where there are none. */
  labels: Array<FilterOption>,
  /** The orders to sort the list by. */
  sorts: Array<FilterOption>,
  /** Ascending or descending, and the event that turns it; `null` where nothing shows. */
  order: FilterOption | null,
  /** The members of the list. */
  lines: Array<DownlineLine>,
  /** Fetches what follows; `null` at the end. */
  more: UiEvent | null,
  /** Further members are being fetched. */
  loading: boolean,
  /** Why fetching further members failed. */
  problem: Problem | null,
  /** The file of the member that the address names. */
  file: DownlineFileView | null,
  /** The form that is open. */
  act: DownlineActView | null,
  /** What the agent's last form did. */
  told: Text | null,
  /** Why the agent's last form was refused. */
  refused: Problem | null,
  /** Event that begins a message to everybody directly below; `null` where nothing shows. */
  writeAll: UiEvent | null, };

/** The two ways into the agent centre. */
export type AgentEntrance = {
  /** Its first page, where the list has room beside it. */
  start: string,
  /** The list of its pages, where it has not. */
  menu: string, };

/** The page `income` of the agent centre. */
export type AgentIncomeView = {
  /** The figures are there, under way, or could not be had. */
  status: LoadStatus,
  /** The days that the income is of, and the choices for them. */
  days: RecordDaysView,
  /** The days that are shown, and the time zone that they are of; `null` until it is known. */
  zone: Text | null,
  /** Asks for a statement of these days; `null` until they are known. */
  statement: UiEvent | null,
  /** The figures of all days together, what was earned first. */
  figures: Array<MoneyFact>,
  /** What came in, by source. */
  sources: Array<TeamFact>,
  /** The rebates that came in, by product. */
  products: Array<TeamFact>,
  /** Rebates by branch of the direct downline; each leads to its bets. */
  branches: Array<TeamFact>,
  /** The chart of what was earned, the first day first. */
  bars: Array<ProfitBar>,
  /** Days on which anything was earned or paid, the latest first. */
  lines: Array<ProfitLine>,
  /** The movements that make it up, the latest first. */
  moves: Array<TeamMoveLine>,
  /** Event that fetches earlier movements; `null` at the end. */
  more: UiEvent | null,
  /** Earlier movements are being fetched. */
  loading: boolean,
  /** Why fetching earlier movements failed. */
  problem: Problem | null, };

/** The question whether to end a link. */
export type AgentLinkEnding = {
  /** Event that ends the link. */
  confirm: UiEvent,
  /** Event that keeps the link. */
  keep: UiEvent,
  /** The link is being ended. */
  busy: boolean,
  /** Why the link could not be ended. */
  problem: Problem | null, };

/** The form that makes a registration link. */
export type AgentLinkForm = {
  /** Account types to choose from. */
  types: Array<AgentTypeChoice>,
  /** The fields of the rates, one for each product that the agent has a rate of. */
  rates: Array<AgentRateInput>,
  /** The field for where the link is shown, in the agent's own words. */
  channel: AgentLinkInput,
  /** The field for how many may register by the link. */
  maxUses: AgentLinkInput,
  /** The field for how many days the link is good for. */
  days: AgentLinkInput,
  /** Why the server refused the form. */
  problem: Problem | null,
  /** The form is on its way. */
  busy: boolean, };

/** A field of the form of a link. */
export type AgentLinkInput = {
  /** What was typed into it. */
  value: string,
  /** What is wrong with it. */
  error: Text | null, };

/** A registration link that the agent has made. */
export type AgentLinkItem = {
  /** Id of the link. */
  key: string,
  /** Where the link is shown, or its code. */
  title: Text,
  /** Whether the link was made just now, so that its code to be scanned shows. */
  isNew: boolean,
  /** Whether somebody can register by it. */
  open: boolean,
  /** The state of the link, such as open or ended. */
  state: Text,
  /** The address to share. */
  link: InvitationLink,
  /** The account type that it makes, and how long it is good for. */
  about: Array<Text>,
  /** The rates of rebate that it gives; empty for none. */
  rates: Array<AgentLinkRate>,
  /** What the link has brought: registrations, deposits, bets. */
  facts: Array<MoneyFact>,
  /** Event that asks whether to end it; `null` where it has ended, or is asked about. */
  end: UiEvent | null,
  /** The question whether to end it; `null` while it is not asked. */
  ending: AgentLinkEnding | null, };

/** A rate of rebate that a link gives. */
export type AgentLinkRate = {
  /** Code of the product. */
  product: string,
  /** Name of the product. */
  label: Text,
  /** The rate, in percent. */
  rate: string, };

/** The registration links that the agent has made. */
export type AgentLinks = {
  /** The links are there, under way, or could not be had. */
  status: LoadStatus,
  /** The links, the latest first. */
  items: Array<AgentLinkItem>,
  /** Event that fetches further links; `null` at the end. */
  more: UiEvent | null,
  /** Further links are being fetched. */
  loading: boolean,
  /** Why fetching further links failed. */
  problem: Problem | null, };

/** The page of announcements in the agent centre. */
export type AgentNoticesView = {
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** Announcements of the page. */
  items: Array<NoticeItem>,
  /** Pages to jump to; empty when there is one. */
  pages: Array<PageItem>,
  /** The announcement that is read. */
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
  /** The rate as typed, in percent. */
  value: string,
  /** What is wrong with the rate. */
  error: Text | null, };

/** The page `registerCenter` of the agent centre. */
export type AgentRegisterView = {
  /** The centre is there, under way, or could not be had. */
  status: LoadStatus,
  /** Why the agent can create no accounts; `null` where it can. */
  closed: Text | null,
  /** The form that makes an account; `null` where the agent can create none. */
  account: AgentAccountForm | null,
  /** The form that makes a registration link; `null` where the agent can create no accounts. */
  link: AgentLinkForm | null,
  /** The registration links that the agent has made. */
  links: AgentLinks,
  /** Name of the brand, for what is shared. */
  brand: string, };

/** The sections of the agent centre. Each is a folder of the views, loaded on demand. */
export type AgentSection = "announcement" | "registerCentre" | "team" | "downline" | "teamBets" | "teamProfit" | "income" | "downlineTransactions" | "contracts";

/** The page of settlements of one type of contract in the agent centre. */
export type AgentSettlementsView = {
  /** The settlements are there, under way, or could not be had. */
  status: LoadStatus,
  /** The days that the record shows, and the choices for them. */
  days: RecordDaysView,
  /** The days that are shown, and the time zone that they are of; `null` until it is known. */
  zone: Text | null,
  /** Asks for a statement of what the filter lets through; `null` until that is known. */
  statement: UiEvent | null,
  /** Whether the settlements are shown that the agent is paid, or those that it pays. */
  roles: Array<FilterOption>,
  /** Statuses to narrow the list to; all of them first. */
  statuses: Array<FilterOption>,
  /** The periods that run now, and what they have brought so far. */
  running: Array<RunningPeriodView>,
  /** The running periods are there, under way, or could not be had. */
  runningStatus: LoadStatus,
  /** The sums of all that the filter lets through. */
  sums: Array<MoneyFact>,
  /** The settlements that the filter lets through, the latest period first. */
  lines: Array<SettlementLineView>,
  /** Something but the days narrows the list. */
  narrowed: boolean,
  /** Event that fetches earlier settlements; `null` at the end. */
  more: UiEvent | null,
  /** Earlier settlements are being fetched. */
  loading: boolean,
  /** Why fetching earlier settlements failed. */
  problem: Problem | null,
  /** The settlement that the address names; `null` where it names none. */
  detail: SettlementDetailView | null, };

/** The page `teamBets` of the agent centre. */
export type AgentTeamBetsView = {
  /** The bets are there, under way, or could not be had. */
  status: LoadStatus,
  /** The days that the record shows, and the choices for them. */
  days: RecordDaysView,
  /** The member whose bets are shown, or everybody. */
  member: TeamMemberView,
  /** Products; all of them first, like the others. */
  products: Array<FilterOption>,
  /** Vendors of the bets, to narrow the list to. */
  vendors: Array<FilterOption>,
  /** Games of the vendor. */
  games: Array<FilterOption>,
  /** Statuses of bets to narrow the list to. */
  statuses: Array<FilterOption>,
  /** The number that is looked for; empty for none. */
  number: string,
  /** The days that are shown, and the time zone that they are of; `null` until it is known. */
  zone: Text | null,
  /** The sums of all settled bets that the filter lets through; `null` until they are known. */
  sums: BetSums | null,
  /** Bets whose end is awaited; `null` where there are none. */
  open: Text | null,
  /** The bets that the filter lets through, the latest first. */
  lines: Array<TeamBetLine>,
  /** Asks for a statement of what the filter lets through; `null` until that is known. */
  statement: UiEvent | null,
  /** Something but the days narrows the list. */
  narrowed: boolean,
  /** Every bet that is settled is counted. */
  complete: boolean,
  /** Event that fetches earlier bets; `null` at the end. */
  more: UiEvent | null,
  /** Earlier bets are being fetched. */
  loading: boolean,
  /** Why fetching earlier bets failed. */
  problem: Problem | null,
  /** The bet that the address names; it takes the place of the list. */
  detail: TeamBetDetailView | null, };

/** The page `teamProfit` of the agent centre. */
export type AgentTeamProfitView = {
  /** The figures are there, under way, or could not be had. */
  status: LoadStatus,
  /** The days that the figures are of, and the choices for them. */
  days: RecordDaysView,
  /** The days that are shown, and the time zone that they are of; `null` until it is known. */
  zone: Text | null,
  /** The team has no member of the name in the address. */
  unknown: boolean,
  /** Asks for a statement of these figures; `null` until they are known. */
  statement: UiEvent | null,
  /** The way from the whole team down to the branch that is shown. */
  path: Array<TeamStep>,
  /** The figures of the member at the head of the branch; empty for the whole team. */
  own: Array<TeamFact>,
  /** The figures of those directly below. */
  direct: Array<TeamFact>,
  /** The figures of everybody below. */
  total: Array<TeamFact>,
  /** The chart of what was won or lost, the first day first. */
  bars: Array<ProfitBar>,
  /** Those directly below with their branches, those with most turnover first. */
  members: Array<TeamProfitLine>,
  /** Days on which anything happened, the latest first. */
  lines: Array<TeamProfitLine>,
  /** The figures by product, of those that were played. */
  products: Array<TeamProfitLine>,
  /** Everything that has happened is counted. */
  complete: boolean, };

/** The page `team` of the agent centre. */
export type AgentTeamView = {
  /** The figures are there, under way, or could not be had. */
  status: LoadStatus,
  /** The spans of days to choose from. */
  spans: Array<FilterOption>,
  /** The days that are shown, and the time zone that they are of; `null` until it is known. */
  zone: Text | null,
  /** The days that they are compared with; `null` until they are known. */
  compared: Text | null,
  /** The parts of the tree to choose from: all below, direct, deeper, the agent itself. */
  shares: Array<FilterOption>,
  /** How many belong to the part now, and what is in their wallets; empty for the agent itself. */
  standing: Array<MoneyFact>,
  /** The figures of the part over the days. */
  figures: Array<TeamFigureView>,
  /** The figures to choose from for the chart, which is of the whole team. */
  series: Array<FilterOption>,
  /** The chart, the first day first. */
  bars: Array<ProfitBar>,
  /** The days of the chart in figures, the latest first. */
  days: Array<TeamDayLine>,
  /** Everything that has happened is counted in the figures. */
  complete: boolean, };

/** The page `downlineTransactions` of the agent centre. */
export type AgentTransactionsView = {
  /** The movements are there, under way, or could not be had. */
  status: LoadStatus,
  /** The days that the record shows, and the choices for them. */
  days: RecordDaysView,
  /** The member whose movements are shown, or everybody. */
  member: TeamMemberView,
  /** Kinds of movements to narrow the list to; all of them first. */
  groups: Array<FilterOption>,
  /** The days that are shown, and the time zone that they are of; `null` until it is known. */
  zone: Text | null,
  /** The sums of all that the filter lets through, by kind. */
  sums: Array<TeamMoveSumView>,
  /** The movements that the filter lets through, the latest first. */
  lines: Array<TeamMoveLine>,
  /** Asks for a statement of what the filter lets through; `null` until that is known. */
  statement: UiEvent | null,
  /** A kind or a member is chosen. */
  narrowed: boolean,
  /** Everything that has moved is counted. */
  complete: boolean,
  /** Event that fetches earlier movements; `null` at the end. */
  more: UiEvent | null,
  /** Earlier movements are being fetched. */
  loading: boolean,
  /** Why fetching earlier movements failed. */
  problem: Problem | null, };

/** A type of account to choose. */
export type AgentTypeChoice = {
  /** Stable key: number of the account type. */
  key: string,
  /** Name of the type. */
  label: Text,
  /** The type is chosen. */
  selected: boolean,
  /** Event that chooses the type. */
  select: UiEvent, };

/** The workbench, where the terms of a contract are put together and tried on past periods. */
export type AgentWorkbenchView = {
  /** What is put together, and for whom. */
  title: Text | null,
  /** Why nothing can be offered; then there are no inputs. */
  closed: Text | null,
  /** The terms that are chosen from a few. */
  choices: Array<ContractChoices>,
  /** The fields that hold for all tiers. */
  inputs: Array<ContractInput>,
  /** The tiers, the lowest first. */
  tiers: Array<ContractTierForm>,
  /** Adds a tier; `null` where there are as many as there may be. */
  add: UiEvent | null,
  /** What is wrong with the whole, or above the own contract. */
  problems: Array<Text>,
  /** Event that goes on to signing; `null` where the terms are offered to nobody. */
  review: UiEvent | null,
  /** Where the figures of past periods stand. */
  status: LoadStatus,
  /** The numbers of past periods to choose from. */
  periods: Array<ContractChoice>,
  /** The past periods with what the terms would have brought; empty while the terms can not be read. */
  rows: Array<ContractPeriodRow>,
  /** The totals over these periods: for the downline, then by the agent's own contract and what is kept, where there is one. */
  totals: Array<string>,
  /** The contracts below that the offer would end. */
  ending: Array<ContractEndingLine>, };

/** The button that moves everything back to the main wallet. */
export type AllBackButton = {
  /** Event that moves everything back. */
  press: UiEvent,
  /** Money is on its way. */
  busy: boolean, };

/** The button that fills in the whole amount. */
export type AllOfIt = {
  /** Label of the button. */
  label: Text,
  /** Event that fills it in. */
  select: UiEvent, };

/** An amount that one press fills in. */
export type AmountPreset = {
  /** Stable key: the amount in decimals. */
  key: string,
  /** The amount, with its currency. */
  label: string,
  /** Whether it is the amount that was chosen the last time. */
  last: boolean,
  /** Whether it is the amount that stands in the input. */
  selected: boolean,
  /** Event that fills it in. */
  select: UiEvent, };

/** The input of an amount of money. */
export type AmountView = {
  /** What stands in the input, as typed. */
  value: string,
  /** Sign of the site's currency. */
  symbol: string,
  /** The least amount that will do, with its currency. */
  min: string,
  /** The greatest amount that will do, with its currency. */
  max: string,
  /** What moving this amount costs; `null` where nothing, or while it is no amount that will do. */
  fee: string | null,
  /** What is left of it after the fee; `null` while it is no amount that will do. */
  net: string | null,
  /** Amounts that one press fills in. */
  presets: Array<AmountPreset>,
  /** What is wrong with what was typed. */
  error: Text | null,
  /** Event for when the input is left. */
  left: UiEvent, };

/** The question, and what follows from its answer. */
export type AnalyticsConsentView = {
  /** The operator counts visits: there is something to ask, and an answer to change. */
  offered: boolean,
  /** The question is shown now. */
  asks: boolean,
  /** Host that the analytics script comes from. */
  host: string,
  /** What is to be loaded; nothing unless the visitor has agreed. */
  script: AnalyticsScript | null,
  /** Event that agrees to being counted. */
  agree: UiEvent,
  /** Event that refuses to be counted. */
  refuse: UiEvent,
  /** Event that shows the question again. */
  ask: UiEvent, };

/** The script of the operator's analytics. */
export type AnalyticsScript = {
  /** Address of the script. */
  src: string,
  /** The analytics id that the script is handed. */
  id: string, };

/** An app to choose. */
export type AppChoice = {
  /** Stable key; also names the icon: `ios`, `ios-lite`, `android`. */
  key: string,
  /** Label in the operator's words. */
  label: string,
  /** The app is made for the system that the visitor uses. */
  yours: boolean,
  /** The app is the one that is shown. */
  selected: boolean,
  /** Event that shows the app. */
  select: UiEvent, };

/** An app that the operator offers. */
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
  /** How many characters the remark has, of how many. */
  remarkCount: Text,
  /** What is wrong with the remark. */
  remarkError: Text | null,
  /** Which files are taken, and how many. */
  filesHint: Text,
  /** What is wrong with the files together. */
  filesError: Text | null,
  /** The files, in the order in which they came. */
  files: Array<AttachedFile>,
  /** Another file may be added. */
  canAttach: boolean,
  /** The application is on its way. */
  busy: boolean, };

/** The application that the member has sent. */
export type ApplicationView = {
  /** When it was sent, with the offset. */
  appliedAt: string,
  /** When it was decided; empty before. */
  reviewedAt: string,
  /** The operator's words about it, plain text. */
  reason: string,
  /** The remark that the member sent along. */
  remark: string,
  /** How many pictures came along. */
  images: number, };

/** An answer to the question of what has arrived. */
export type ArrivalChoice = {
  /** Which answer it is. */
  key: Confirmation,
  /** Label of the answer. */
  label: Text,
  /** The answer is chosen. */
  selected: boolean,
  /** Event that chooses the answer. */
  select: UiEvent, };

/** The question of what has arrived of a withdrawal. */
export type ArrivalView = {
  /** Until when it can be answered, and what silence means. */
  until: Text,
  /** The answers to choose from. */
  answers: Array<ArrivalChoice>,
  /** What follows from the chosen answer; `null` while none is chosen. */
  follows: Text | null,
  /** The input of the amount that arrived, where it is a part. */
  amount: AmountView | null,
  /** Pictures that prove it, where they are asked for. */
  pictures: ProofPictures | null,
  /** That no answer is chosen, after the form was sent without. */
  error: Text | null,
  /** The answer is on its way. */
  busy: boolean, };

/** A file that was added to a form. */
export type AttachedFile = {
  /** Handle of the file, as its events name it. */
  key: number,
  /** Name of the file. */
  name: string,
  /** Size of the file, such as `1.2 MB`. */
  size: string,
  /** How far the file has come. */
  progress: FileProgress, };

/** The authenticator app: set up or not. */
export type AuthenticatorView = { "kind": "loading" } | { "kind": "failed",
  /** What happened, and what to do. */
  problem: Problem, } | { "kind": "off" } | { "kind": "settingUp",
  /** The secret, in base32, in groups of four. */
  secret: string,
  /** The secret as an `otpauth:` address. */
  uri: string,
  /** What is wrong with the code. */
  error: Text | null, } | { "kind": "on" };

/** The carousel; it shows only when there are slides. */
export type BannerView = {
  /** The banners are low: the games matter more on this screen. */
  flat: boolean,
  /** The banners of the screen that the page was opened at are not here yet: the first one, which stands in the page, stays. */
  pending: boolean,
  /** Slides of the group, in the operator's order. */
  slides: Array<Slide>,
  /** Place of the slide on top, from 0. */
  index: number,
  /** Dots are shown, since there is more than one slide. */
  dots: boolean,
  /** The carousel stands still by the visitor's wish. */
  paused: boolean, };

/** A bet with what is known of it. */
export type BetDetailView = {
  /** The bet is there, under way, or could not be had. */
  status: LoadStatus,
  /** What its supplier tells is there, under way, or could not be had. */
  outcomeStatus: LoadStatus,
  /** The member has no such bet. */
  unknown: boolean,
  /** The address of the list. */
  back: string,
  /** The row that the list has for the bet; `null` until it is there. */
  line: BetLine | null,
  /** Number of the bet; empty until it is there. */
  number: string,
  /** Figures and times of the bet. */
  facts: Array<MoneyFact>,
  /** Movements of the main wallet that belong to the bet, in their order. */
  movements: Array<BetMovement>,
  /** How far the round is at its supplier; `null` until it has said so. */
  outcome: Text | null,
  /** The turns of the reels, in their order. */
  spins: Array<BetSpin>, };

/** A bet of the member's. */
export type BetLine = {
  /** Number of the bet. */
  key: string,
  /** Name of the game. */
  game: string,
  /** Name of the vendor. */
  vendor: string,
  /** The product; `null` where it is none of the site's. */
  product: Text | null,
  /** The status of the bet. */
  status: Text,
  /** Whether the bet paid more than was staked. */
  won: boolean,
  /** That it was a free spin; `null` where it was paid for. */
  free: Text | null,
  /** The amount that was staked. */
  stake: string,
  /** The amount that was paid out. */
  payout: string,
  /** What was won or lost, with its sign; empty until the bet is settled. */
  net: string,
  /** When it was placed. */
  at: Moment | null,
  /** Address that shows the bet. */
  href: string, };

/** A movement of money that belongs to a bet. */
export type BetMovement = {
  /** Id of the movement. */
  key: string,
  /** What kind of movement it is, such as a stake or a payout. */
  title: Text,
  /** The amount, with its sign. */
  amount: string,
  /** The balance of the wallet right after. */
  after: string,
  /** When it happened, with the offset of the visitor's zone. */
  at: string, };

/** One turn of the reels. */
export type BetSpin = {
  /** Name of the turn: paid for, or which free spin. */
  title: Text,
  /** The symbols in view, row by row. */
  rows: Array<Array<BetSymbol>>,
  /** The wins of the turn, in words. */
  wins: Array<Text>,
  /** What the turn paid altogether. */
  payout: string,
  /** The turn paid something. */
  paid: boolean, };

/** The sums of the bets that the filter lets through. */
export type BetSums = {
  /** How many bets there are. */
  count: number,
  /** Stakes, valid bets, payouts and what is left of them. */
  facts: Array<MoneyFact>, };

/** A symbol in view. */
export type BetSymbol = {
  /** Its name, in the reader's language. */
  name: string,
  /** The symbol is part of a win. */
  won: boolean, };

/** The page `personalHistoryCopy` of the member centre. */
export type BettingRecordView = {
  /** The bets are there, under way, or could not be had. */
  status: LoadStatus,
  /** The days that the record shows, and the choices for them. */
  days: RecordDaysView,
  /** Products to narrow the list to; all of them first, as with the others. */
  products: Array<FilterOption>,
  /** Vendors to narrow the list to. */
  vendors: Array<FilterOption>,
  /** Games to narrow the list to. */
  games: Array<FilterOption>,
  /** Statuses of bets to narrow the list to. */
  statuses: Array<FilterOption>,
  /** The number that is looked for; empty for none. */
  number: string,
  /** The days that are shown, and the time zone that they are of; `null` until it is known. */
  zone: Text | null,
  /** The sums of all that the filter lets through; `null` until they are known. */
  sums: BetSums | null,
  /** The bets that the filter lets through, the latest first. */
  lines: Array<BetLine>,
  /** Asks for a statement of what the filter lets through; `null` until that is known. */
  statement: UiEvent | null,
  /** Something but the days narrows the list. */
  narrowed: boolean,
  /** Event that fetches earlier bets; `null` at the end. */
  more: UiEvent | null,
  /** Earlier bets are being fetched. */
  loading: boolean,
  /** Why fetching earlier bets failed. */
  problem: Problem | null,
  /** The bet that the address names; it takes the place of the list. */
  detail: BetDetailView | null, };

/** A board. Title and description are the operator's, plain. */
export type BoardLine = {
  /** Id of the board. */
  key: string,
  /** Title of the board. */
  title: string,
  /** What the board is about; may be empty. */
  description: string,
  /** What the board counts. */
  rule: Text,
  /** How often the board begins anew. */
  period: Text,
  /** The product or game whose play counts; `null` for all. */
  scope: Text | null,
  /** The least score that a place needs; `null` for any score. */
  least: Text | null,
  /** How often prizes must be staked; `null` for never. */
  wager: Text | null,
  /** The prizes, the first place first. */
  prizes: Array<BoardPrize>,
  /** For how long after the end corrections still count. */
  close: Text,
  /** When the period that shows runs, and whether it was closed; `null` where there is none. */
  state: Text | null,
  /** The member's own place and score; `null` while there is no period. */
  mine: Text | null,
  /** The first places, as many as the server tells. */
  places: Array<BoardPlace>,
  /** The period before shows, in place of the present one. */
  turned: boolean,
  /** Event that shows the other period; `null` where there is one only. */
  turn: UiEvent | null, };

/** A place of a board, and who has it. */
export type BoardPlace = {
  /** Stable key: place in the list. */
  key: string,
  /** Number of the place; equal scores share one. */
  place: string,
  /** Account name, mostly hidden. */
  account: string,
  /** The score that was counted. */
  score: string,
  /** The prize that it wins, or would win now; `null` for nothing. */
  prize: Text | null,
  /** The place is the member's own. */
  mine: boolean, };

/** The prize of a place. */
export type BoardPrize = {
  /** Stable key: number of the place. */
  key: string,
  /** The place, in words. */
  place: Text,
  /** The prize: money, a bonus or points. */
  prize: Text, };

/** A bonus that the member got. */
export type BonusLine = {
  /** Id of the bonus. */
  key: string,
  /** Name of the promotion or the like that it came by. */
  title: Text,
  /** Address of the promotion's page; empty where it came by none. */
  href: string,
  /** The kind of the bonus, such as promotion or cashback. */
  kind: Text,
  /** The state of the bonus. */
  state: Text,
  /** The bonus has not ended. */
  runs: boolean,
  /** How often it must be staked. */
  rule: Text,
  /** Whether the bonus has to be staked at all, so that a bar is shown. */
  staked: boolean,
  /** How full the bar is, in percent. */
  percent: number,
  /** The words beside the bar. */
  progress: Text,
  /** Figures and times of the bonus. */
  facts: Array<MoneyFact>,
  /** What giving it up would cost; `null` once it has ended. */
  cost: Text | null,
  /** Address of the account record on the day when it was granted. */
  recordHref: string,
  /** Address of the account record on the day when some of it was taken back; empty where nothing was. */
  takenHref: string,
  /** Event that asks whether it is to be given up; `null` where it can not be. */
  giveUp: UiEvent | null, };

/** The question whether a bonus is to be given up. */
export type BonusQuestion = {
  /** Name of the bonus. */
  title: Text,
  /** What giving it up costs, to the last unit. */
  cost: Text,
  /** The call is on its way, or it is not known what became of it. */
  busy: boolean,
  /** Event that gives the bonus up. */
  giveUp: UiEvent,
  /** Event that keeps the bonus. */
  keep: UiEvent, };

/** How much of a bet on a product or a game counts towards staking. */
export type BonusWeight = {
  /** Stable key: code of the product or the game. */
  key: string,
  /** Name of the product or the game. */
  name: Text,
  /** How much of a bet counts, in percent. */
  percent: string, };

/** The page `bonusDetails` of the member centre. */
export type BonusesView = {
  /** The bonuses are there, under way, or could not be had. */
  status: LoadStatus,
  /** States to narrow the list to; all of them first. */
  states: Array<FilterOption>,
  /** How many bonuses the filter lets through; `null` until it is known. */
  count: number | null,
  /** The bonuses: those that run first, of each part the latest first. */
  lines: Array<BonusLine>,
  /** A state is chosen. */
  narrowed: boolean,
  /** Why no bonus can be given up now: a bet is open; `null` where one can. */
  betOpen: Text | null,
  /** Event that fetches further bonuses; `null` at the end. */
  more: UiEvent | null,
  /** Further bonuses are being fetched. */
  loading: boolean,
  /** Why fetching further bonuses failed. */
  problem: Problem | null,
  /** What giving up a bonus took away; `null` unless one was given up just now. */
  givenUp: Text | null,
  /** Why a bonus could not be given up. */
  refusal: Problem | null,
  /** The question whether a bonus is to be given up. */
  question: BonusQuestion | null,
  /** How much of a bet counts, by product. */
  products: Array<BonusWeight>,
  /** The games that count otherwise than their product. */
  games: Array<BonusWeight>,
  /** Address of the promotions. */
  promotionsHref: string, };

/** An entry of the bottom bar. */
export type BottomItem = {
  /** `home`, `games`, `deposit`, `signUp`, `freePlay`, `promotions`, `me`: also names the icon. */
  key: string,
  /** Label of the entry. */
  label: Text,
  /** Path, with overlay query where it opens one. */
  href: string,
  /** The current screen belongs to it. */
  active: boolean,
  /** The entry is the one in the middle that stands out. */
  raised: boolean, };

/** A message in the operator's own words. The pattern is Fluent that nobody has checked against the bundle. */
export type BrandText = {
  /** Key of the message that it takes the place of. */
  key: string,
  /** The pattern of Fluent. */
  text: string, };

/** A place that stays open during a break. */
export type BreakLink = {
  /** Stable key of the place. */
  key: string,
  /** Label of the link. */
  label: Text,
  /** Address of the place. */
  href: string, };

/** The length of a break that can begin now. */
export type BreakOption = {
  /** Stable key: the word of the length. */
  key: string,
  /** The length of the break, in words. */
  label: Text,
  /** When it would end. */
  end: Text,
  /** Whether this length is chosen. */
  selected: boolean,
  /** Event that chooses it. */
  select: UiEvent, };

/** Breaks from play: the one that holds, and those that can begin. */
export type BreakView = {
  /** The answer is there, under way, or could not be had. */
  status: LoadStatus,
  /** The break that holds now; `null` for a member who may play. */
  present: PresentBreak | null,
  /** Time-outs that can begin now, the shortest first. */
  timeOuts: Array<BreakOption>,
  /** Self-exclusions that can begin now, the shortest first. */
  exclusions: Array<BreakOption>,
  /** Event that goes on with the chosen break; `null` while none is chosen. */
  ask: UiEvent | null, };

/** The button that calls a withdrawal off. */
export type CancelView = {
  /** The button was pressed once: whether that is meant is asked. */
  asked: boolean,
  /** The call is on its way. */
  busy: boolean,
  /** Event that asks, and the second time calls it off. */
  press: UiEvent,
  /** Event that keeps the withdrawal. */
  keep: UiEvent, };

/** A kind of captcha to choose. */
export type CaptchaOption = {
  /** Which kind it is. */
  key: CaptchaKind,
  /** Label of the kind. */
  label: Text,
  /** The kind is the one that shows. */
  selected: boolean,
  /** Event that chooses the kind. */
  select: UiEvent, };

/** The captcha of a form. */
export type CaptchaView = {
  /** Changes with every captcha: what was typed for another one is worth nothing. */
  key: number,
  /** Picture, sound or sum. */
  kind: CaptchaKind,
  /** The kinds of captcha to choose from. */
  kinds: Array<CaptchaOption>,
  /** `data:` address of the picture; empty until it is there. */
  image: string,
  /** `data:` address of the sound; empty until it is there. */
  audio: string,
  /** Another captcha may be asked for. */
  canRefresh: boolean,
  /** A captcha is being fetched, or a sum is being done. */
  loading: boolean,
  /** The sum is done: there is nothing to type. */
  solved: boolean,
  /** Event that asks for another captcha; `null` while it may not. */
  refresh: UiEvent | null,
  /** What is wrong with the answer, or with fetching it. */
  error: Text | null, };

/** A plan of cashback. */
export type CashbackPlan = {
  /** Id of the plan. */
  key: string,
  /** Name of the plan. */
  title: Text,
  /** Of what a part comes back, and how often. */
  about: Text,
  /** The bounds of the plan, a sentence each. */
  terms: Array<Text>,
  /** The rates of the plan. */
  rates: Array<CashbackRateLine>, };

/** A rate of a plan of cashback. */
export type CashbackRateLine = {
  /** Stable key: product and level. */
  key: string,
  /** The product that it is paid for, or all of them. */
  product: Text,
  /** The level from which on it counts. */
  level: Text,
  /** The rate, in percent. */
  rate: string,
  /** The rate is the one that counts for the member now. */
  own: boolean, };

/** A category of games. */
export type CategoryTile = {
  /** Code of the game type. */
  key: string,
  /** Name of the category. */
  label: Text,
  /** Picture of the category. */
  image: string,
  /** Address of the category's lobby. */
  href: string, };

/** An entry of the centre's list. */
export type CentreEntry = {
  /** Page key of section 2, such as `securityCenter`; also names the icon. */
  key: string,
  /** Label of the entry. */
  label: Text,
  /** Address of its page. */
  href: string,
  /** Its page is the one that shows. */
  current: boolean,
  /** How many things wait there, as a badge shows it; empty when none, or where nothing is counted. */
  badge: string, };

/** A group of entries in the list of a centre. */
export type CentreGroup = {
  /** Stable key of the group. */
  key: string,
  /** Label of the group: what its entries have in common. */
  label: Text,
  /** The entries of the group, in order. */
  entries: Array<CentreEntry>, };

/** A page of the centre. */
export type CentrePage<Section> = {
  /** Page key of section 2. */
  key: string,
  /** Title of the page. */
  title: Text,
  /** The section that stands under the title, loaded on demand. */
  section: Section,
  /** What the page is for, in one sentence. */
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

/** A message of the conversation. */
export type ChatMessage = {
  /** Stable key: number of the message; while it is being sent, the id that this browser gave it. */
  key: string,
  /** The customer wrote it. */
  own: boolean,
  /** Name of the operator who wrote it; empty for others. */
  author: string,
  /** The text of the message, plain, with its line breaks. */
  text: string,
  /** What the site says by itself, in place of a text. */
  system: Text | null,
  /** The date, where it is the first message of a day; empty otherwise. */
  day: string,
  /** The time of day; empty while it is being sent. */
  time: string,
  /** Date, time and zone, to be looked up. */
  moment: string,
  /** The picture of the message; `null` for none. */
  picture: ChatPicture | null,
  /** Name of the picture's file while it is being sent; empty otherwise. */
  file: string,
  /** How far the message has come. */
  delivery: DeliveryState, };

/** A picture of a message. It shows once slice `chatPictures` holds it. */
export type ChatPicture = {
  /** Id of the picture, by which that slice has it. */
  key: string,
  /** Event that fetches the picture. */
  show: UiEvent, };

/** Slice `chatPictures`: the pictures that were asked for. */
export type ChatPicturesView = {
  /** The pictures that were asked for, the latest last. */
  pictures: Array<ShownPicture>, };

/** The form that rates a conversation with stars. */
export type ChatRating = {
  /** How many stars are chosen; 0 for none. */
  stars: number,
  /** The most stars that can be given. */
  best: number,
  /** The words that go with the stars, as typed. */
  comment: string,
  /** What is wrong with the words. */
  commentError: Text | null,
  /** The rating can be sent. */
  ready: boolean,
  /** The rating is being sent. */
  sending: boolean,
  /** Why the rating could not be sent. */
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
  /** The other ways to reach the operator. */
  others: Array<SupportLink>,
  /** How far a conversation with the online service has come. */
  conversation: Conversation,
  /** The conversation in the room itself; nothing where somebody else's service holds it, or the operator names nobody. */
  talk: ChatTalk | null, };

/** The conversation in the chat room. */
export type ChatTalk = {
  /** The conversation is there, under way, or could not be had. */
  status: LoadStatus,
  /** When somebody answers; nothing where the operator has set no hours. */
  hours: Text | null,
  /** Place in the queue, who has it, or that it is over; nothing before one began. */
  standing: Text | null,
  /** What was said, the oldest first, and behind it what is being sent. */
  messages: Array<ChatMessage>,
  /** Event that fetches earlier messages; `null` where there are none. */
  earlier: UiEvent | null,
  /** Messages are being fetched. */
  fetching: boolean,
  /** The operator who is writing at the moment. */
  typing: string | null,
  /** What stands in the field for the next message. */
  draft: string,
  /** What is wrong with the draft. */
  draftError: Text | null,
  /** How long the draft is; `null` while it is short. */
  count: Text | null,
  /** Why a file that was chosen is no picture to send. */
  fileError: Text | null,
  /** The draft can be sent. */
  ready: boolean,
  /** Event that closes the conversation; `null` where none is open. */
  close: UiEvent | null,
  /** The conversation is being closed. */
  closing: boolean,
  /** The form that rates a conversation which is over. */
  rating: ChatRating | null,
  /** The stars that were given; 0 for none. */
  rated: number, };

/** An interval of reality checks. */
export type CheckIntervalOption = {
  /** Stable key: the interval in minutes. */
  key: string,
  /** The interval, in words. */
  label: Text,
  /** The interval is chosen. */
  selected: boolean,
  /** Event that chooses the interval. */
  select: UiEvent, };

/** The interval of reality checks, to choose from what the licence allows. */
export type CheckIntervalView = {
  /** The interval is known, is being asked, or could not be had. */
  status: LoadStatus,
  /** The intervals to choose from. */
  options: Array<CheckIntervalOption>,
  /** Event that saves the chosen interval; `null` where it counts already. */
  save: UiEvent | null, };

/** How far the check is. */
export type CheckPhase = "empty" | "checking" | "done" | "broken";

/** The outcome of the check of a statement. */
export type CheckedStatement = {
  /** The statement is intact, and this site's. */
  good: boolean,
  /** The verdict, in a few words. */
  verdict: Text,
  /** What the verdict means, and what it does not mean. */
  meaning: Text,
  /** What was altered, a sentence for each alteration. */
  findings: Array<Text>,
  /** How many alterations are not told one by one; `null` where there are none. */
  more: Text | null,
  /** What the head of the file says. */
  facts: Array<StatementFactView>,
  /** The totals that the file states. */
  totals: Array<StatementFactView>,
  /** How many rows the file has, in words. */
  rows: Text,
  /** SHA-256 of the file, in groups. */
  digest: string,
  /** Whose signature it carries; `null` for what is no statement. */
  signature: Text | null, };

/** The app that is shown. */
export type ChosenApp = {
  /** The app itself: label, picture, QR code. */
  app: AppLink,
  /** File or store page to download from; empty where the app is installed from the browser itself. */
  file: string,
  /** The file lies with somebody else: it opens in a window of its own. */
  foreign: boolean,
  /** What to do to install it, in order. */
  steps: Array<Text>, };

/** The local time, with the offset of its zone (section 9). */
export type ClockView = {
  /** The time as `YYYY-MM-DD HH:mm:ss`. */
  time: string,
  /** The offset, such as `GMT+7`. */
  offset: string, };

/** The form that closes the account. */
export type ClosingForm = {
  /** The box is ticked that says the member has understood. */
  understood: boolean,
  /** That the box is not ticked, after the form was sent without. */
  error: Text | null,
  /** The input of the payment password, where there is one. */
  pin: PinView | null,
  /** Counts refusals: the focus goes to what is wrong. */
  refusals: number, };

/** A line about closing the account. */
export type ClosingLine = {
  /** Stable key of the line. */
  key: string,
  /** Text of the line. */
  text: Text,
  /** Label of its link; `null` without one. */
  link: Text | null,
  /** Address of its link; empty without one. */
  href: string, };

/** Closing the account. */
export type ClosingView = {
  /** The member has asked what closing would mean. */
  opened: boolean,
  /** The answer to that is there, under way, or could not be had. */
  status: LoadStatus,
  /** What has to be done before the account can be closed; empty where nothing stands in the way. */
  blocks: Array<ClosingLine>,
  /** What closing the account means for the member. */
  means: Array<ClosingLine>,
  /** The form; `null` while something stands in the way. */
  form: ClosingForm | null, };

/** The button that sends a code. */
export type CodeView = {
  /** What the button says, the seconds among it while they run down. */
  label: Text | null,
  /** Seconds until another code may be asked for; 0 when it may. */
  seconds: number,
  /** The button can not be pressed now. */
  disabled: boolean,
  /** The code is being sent. */
  busy: boolean,
  /** A code was sent: to be said where screen readers hear it. */
  sent: boolean, };

/** The consent to messages by a channel. */
export type ConsentItem = {
  /** The channel that the messages come by. */
  key: MarketingChannel,
  /** Name of the channel. */
  label: Text,
  /** Where the messages would come, mostly hidden, or that there is no such contact. */
  about: Text,
  /** Since when it is given or withdrawn; `null` where nothing was ever said. */
  since: Text | null,
  /** The consent is given. */
  on: boolean,
  /** Event that gives the consent, or withdraws it. */
  turn: UiEvent, };

/** The consent to terms and age. */
export type ConsentView = {
  /** The box is ticked. */
  checked: boolean,
  /** The least age that the consent states, in years. */
  age: number,
  /** That the consent is missing, after the form was sent without. */
  error: Text | null, };

/** The consents to promotional messages. */
export type ConsentsView = {
  /** The consents are there, under way, or could not be had. */
  status: LoadStatus,
  /** The consents, one for each channel. */
  items: Array<ConsentItem>, };

/** The form for another mail address or mobile number. */
export type ContactForm = {
  /** Which contact the form is for. */
  key: ContactKind,
  /** The rules are there, under way, or could not be had. */
  status: LoadStatus,
  /** The fields of the form, in order. */
  fields: Array<FieldView>,
  /** The list of countries, for a number. */
  country: CountryView | null,
  /** The button that sends the codes. */
  code: CodeView,
  /** The present one, mostly hidden, which gets a code as well; `null` where none is verified. */
  present: string | null,
  /** Where the focus goes after a refusal. */
  focus: FocusView | null, };

/** A field of a form to the operator. */
export type ContactFormFieldView = {
  /** Which field it is, as its events name it. */
  field: ContactFormFieldName,
  /** Label of the field. */
  label: Text,
  /** What was typed or chosen. */
  value: string,
  /** The field must be filled. */
  required: boolean,
  /** What is wrong with what was typed. */
  error: Text | null,
  /** How many characters it has, of how many; `null` for short fields. */
  hint: Text | null,
  /** The options to choose from; empty for a field to type in. */
  options: Array<ContactFormOption>,
  /** The field has several lines. */
  long: boolean, };

/** An option of a field. */
export type ContactFormOption = {
  /** Code of the option. */
  key: string,
  /** Label of the option, plain text. */
  label: string,
  /** The option is chosen. */
  selected: boolean, };

/** A form to the operator: feedback, or the application of an affiliate. */
export type ContactFormView = {
  /** Which form it is, as its events name it. */
  name: ContactFormName,
  /** The fields of the form, in order. */
  fields: Array<ContactFormFieldView>,
  /** The form is on its way. */
  sending: boolean,
  /** Why the form did not arrive. */
  problem: Problem | null,
  /** The reference to quote, once the form has arrived. */
  sent: string | null,
  /** Opens the conversation that feedback has opened, once it arrived. */
  chat: UiEvent | null, };

/** A mail address or mobile number. */
export type ContactItem = {
  /** Which contact it is. */
  key: ContactKind,
  /** Name of the contact. */
  label: Text,
  /** The present one, mostly hidden; empty when none is known. */
  hint: string,
  /** Whether the contact is verified, in words. */
  state: Text,
  /** The contact is verified. */
  verified: boolean,
  /** Label of the button. */
  action: Text,
  /** Event that opens the form of the contact. */
  change: UiEvent, };

/** A number of a messenger, asked for before a bonus is taken. */
export type ContactView = {
  /** Name of the number, such as LINE id. */
  label: Text,
  /** Why it is asked for. */
  hint: Text,
  /** The number, as typed. */
  value: string,
  /** Why the number will not do. */
  error: Text | null, };

/** The mail address and the mobile number, with the form that changes one. */
export type ContactsView = {
  /** The contacts are there, under way, or could not be had. */
  status: LoadStatus,
  /** The mail address, then the mobile number. */
  list: Array<ContactItem>,
  /** The form that is open. */
  form: ContactForm | null, };

/** A contract of the agent's with its upline or a downline. */
export type ContractCard = {
  /** Id of the contract. */
  key: string,
  /** The other side of the contract. */
  title: Text,
  /** Its status, why it ended, and from when it counts. */
  status: Text,
  /** The terms that count now. */
  words: ContractWords,
  /** Every version that was signed, the latest first. */
  papers: Array<ContractPaper>,
  /** The buttons and links about it. */
  actions: Array<ContractDo>, };

/** One of the options of a choice. */
export type ContractChoice = {
  /** Stable key of the option. */
  key: string,
  /** Label of the option. */
  label: Text,
  /** The option is chosen. */
  selected: boolean,
  /** Event that chooses it, or takes it back where several can be chosen. */
  select: UiEvent, };

/** A choice of one term, such as the period or the products. */
export type ContractChoices = {
  /** Stable key of the choice. */
  key: string,
  /** Name of the term. */
  label: Text,
  /** Several can be chosen. */
  several: boolean,
  /** The options to choose from. */
  options: Array<ContractChoice>, };

/** A button or link about a contract or a request. */
export type ContractDo = {
  /** Stable key: the word of the action. */
  key: string,
  /** Label of the button or link. */
  label: Text,
  /** Event of the button; `null` for a link. */
  select: UiEvent | null,
  /** Address of the link; empty for a button. */
  href: string, };

/** A contract below that would end. */
export type ContractEndingLine = {
  /** Stable key: id of the contract, or its place in the list. */
  key: string,
  /** Which contract ends, and why. */
  text: Text, };

/** A term of a contract with its value. */
export type ContractFact = {
  /** Stable key of the term, such as `period` or `basis`. */
  key: string,
  /** Name of the term. */
  label: Text,
  /** Its value, in words. */
  value: Text, };

/** An input of a tier, or of what holds for all. */
export type ContractInput = {
  /** Which field it is, as its events name it. */
  field: ContractField,
  /** Label of the field. */
  label: Text,
  /** What was typed into it. */
  value: string,
  /** The currency's sign or the percent sign that stands beside the figure; may be empty. */
  unit: string,
  /** What was typed can not be read as a figure. */
  wrong: boolean, };

/** A version that was signed. */
export type ContractPaper = {
  /** Number of the version. */
  version: number,
  /** Number of the version and from when it counts. */
  title: Text,
  /** The text that both sides signed, to the letter. */
  text: string,
  /** SHA-256 of the text. */
  hash: string,
  /** Name of the file that the text is saved as. */
  file: string,
  /** The signatures under it. */
  signed: Array<ContractSigned>, };

/** A past period, and what the terms would have brought in it. */
export type ContractPeriodRow = {
  /** Stable key: number of the period's first slot or day. */
  key: string,
  /** Name of the period, by when it began. */
  name: string,
  /** The amount that a part of is paid. */
  basis: string,
  /** How many active members the downline's team had. */
  members: number,
  /** The tier that was reached. */
  tier: Text,
  /** What the downline would have got. */
  downline: string,
  /** What the own contract would have paid; empty without one. */
  own: string,
  /** What the agent who offers would have kept; empty without an own contract. */
  kept: string,
  /** Height of the bar of the downline's payout, in hundredths of the highest. */
  bar: number,
  /** Height of the bar of what is kept, the same; below zero it is none. */
  keptBar: number, };

/** A request for a contract, for other terms or for the end of one. */
export type ContractRequestCard = {
  /** Id of the request. */
  key: string,
  /** What is asked for, and with whom. */
  title: Text,
  /** Whose turn it is, or what has become of it. */
  status: Text,
  /** Why it was rejected; empty unless it was. */
  reason: string,
  /** The terms that are asked for; `null` where the end of a contract is asked for. */
  words: ContractWords | null,
  /** The text that is signed when the request is accepted. */
  text: string,
  /** SHA-256 of the text. */
  hash: string,
  /** The contracts further down that end when it is accepted. */
  ending: Array<ContractEndingLine>,
  /** The buttons and links about it. */
  actions: Array<ContractDo>, };

/** A signature under a version of a contract. */
export type ContractSigned = {
  /** Who signed, and when. */
  text: Text, };

/** What is about to be done: it is looked at once more, and signed. */
export type ContractStep = {
  /** Name of the action that is confirmed here. */
  title: Text,
  /** The text that is signed; empty where none is. */
  text: string,
  /** SHA-256 of the text, where it is known beforehand; else empty. */
  hash: string,
  /** The contracts further down that end with it. */
  ending: Array<ContractEndingLine>,
  /** The agent has agreed to the list; `null` without one. */
  agreed: boolean | null,
  /** Why the request is rejected, as typed; `null` where no reason is asked for. */
  reason: string | null,
  /** The field of the payment password; `null` where nothing is signed. */
  pin: PinView | null,
  /** What is wrong with what was filled in. */
  error: Text | null,
  /** Counts refusals: another one moves the focus. */
  refusals: number,
  /** Label of the button that does it. */
  label: Text,
  /** The call is on its way. */
  busy: boolean, };

/** A tab of the page, with its address. */
export type ContractTab = {
  /** `contract`, `requests`, `workbench` or `records`. */
  key: string,
  /** Label of the tab. */
  label: Text,
  /** Address of the tab. */
  href: string,
  /** Whether it is the tab that shows. */
  current: boolean,
  /** How many requests wait there for the agent's answer. */
  waiting: number, };

/** A tier that is edited. */
export type ContractTierForm = {
  /** Stable key of the tier, which it keeps while others come and go. */
  key: number,
  /** Place of the tier, from 0, as its events name it. */
  tier: number,
  /** Name of the tier, by its number. */
  name: Text,
  /** The fields of the tier, in order. */
  inputs: Array<ContractInput>,
  /** What is wrong with the tier, or above the agent's own contract. */
  problems: Array<Text>,
  /** Event that moves it one tier up; `null` at the top. */
  raise: UiEvent | null,
  /** Event that removes the tier. */
  remove: UiEvent, };

/** A tier in words. */
export type ContractTierWords = {
  /** Name of the tier, by its number. */
  name: Text,
  /** What it needs and gives, in the order of `view.tierColumns`. */
  cells: Array<string>, };

/** The terms of a contract, in words. */
export type ContractWords = {
  /** The terms that hold for all tiers. */
  facts: Array<ContractFact>,
  /** Its tiers, the lowest first: turnover, net loss, active members, rate, cap. */
  tiers: Array<ContractTierWords>, };

/** How far a conversation with the online service has come. */
export type Conversation = { "kind": "none" } | { "kind": "opening" } | { "kind": "ready",
  /** Address of the conversation, which was checked. */
  href: string,
  /** The words to show beside it. */
  text: Text, } | { "kind": "failed",
  /** What happened, and what to do. */
  problem: Problem, };

/** The form that converts points into money. */
export type ConvertPointsView = {
  /** The terms, a sentence each: least, step, what is left of the day, what must be staked. */
  terms: Array<Text>,
  /** Why no points can be converted now. */
  closed: Text | null,
  /** The points that were typed. */
  value: string,
  /** The money that they give; `null` while they do not convert. */
  gives: Text | null,
  /** What is wrong with the points. */
  error: Text | null,
  /** The input of the payment password; `null` where there is none yet. */
  pin: PinView | null,
  /** Address of the page that sets and recovers the payment password. */
  security: string,
  /** Why the conversion failed. */
  problem: Problem | null,
  /** What was converted just now, in a sentence. */
  done: Text | null,
  /** The refusal is about the points, else about the payment password. */
  wrongPoints: boolean,
  /** Counts refusals: another one moves the focus. */
  refusals: number,
  /** The conversion is on its way, or its outcome is asked for. */
  busy: boolean, };

/** A country of the list. */
export type CountryOption = {
  /** ISO 3166 alpha-2, upper case. */
  key: string,
  /** Name of its flag's picture: the same in lower case. */
  flag: string,
  /** Dialling code with plus sign. */
  dialing: string,
  /** Name in the language of the page, once the browser has told it; else the code. */
  name: string,
  /** The country is the chosen one. */
  selected: boolean,
  /** Event that chooses the country. */
  select: UiEvent, };

/** A list of countries with their dialling codes. */
export type CountryView = {
  /** Which form it belongs to, for its events. */
  form: FormName,
  /** The list is open. */
  open: boolean,
  /** What stands in the search box. */
  search: string,
  /** The chosen country; `null` where the operator names no countries. */
  selected: CountryOption | null,
  /** The countries of the list that fit the search. */
  options: Array<CountryOption>, };

/** The copy of all that is kept of the member. */
export type DataCopyView = {
  /** The copy is known, is being asked, or could not be had. */
  status: LoadStatus,
  /** How far the copy has come, in words; `null` where none was asked for. */
  state: Text | null,
  /** The copy is being made. */
  preparing: boolean,
  /** How far the copy has come, in percent; `null` while that is not known. */
  percent: number | null,
  /** From when on another copy can be asked for. */
  next: Text | null,
  /** Event that asks for a copy; `null` where that is not possible now. */
  ask: UiEvent | null,
  /** Event that downloads the copy; `null` where there is none. */
  download: UiEvent | null, };

/** How far a message has come. */
export type DeliveryState = { "kind": "sending" } | { "kind": "sent" } | { "kind": "seen" } | { "kind": "failed" } & FailedDelivery;

/** A channel to pay in by. */
export type DepositChannelItem = {
  /** Id of the channel. */
  key: string,
  /** Word of its icon: card, wallet, qr, bank or voucher. */
  icon: string,
  /** Name of the channel. */
  name: string,
  /** A line about the channel; may be empty. */
  description: string,
  /** How long a deposit takes. */
  takes: Text,
  /** The fee of a deposit, in words. */
  fee: Text,
  /** The least and the most that can be paid in. */
  bounds: Text,
  /** The channel is closed: it can not be chosen. */
  closed: boolean,
  /** When the channel opens; `null` where it is open, or nobody knows. */
  opens: Moment | null,
  /** The form is for this channel. */
  selected: boolean,
  /** Event that chooses the channel. */
  select: UiEvent, };

/** A deposit with its steps, as it is read. */
export type DepositDetail = {
  /** Id of the deposit. */
  key: string,
  /** The state of the deposit, in words. */
  state: Text,
  /** The tone that the state is shown in. */
  tone: Tone,
  /** What comes next, and by when; `null` where nothing does. */
  next: Text | null,
  /** Number of the deposit, to be quoted to customer service. */
  orderNo: string,
  /** Name of the channel. */
  channel: string,
  /** The amounts that are known, each with its label. */
  figures: Array<LabelledAmount>,
  /** That another amount arrived than was asked for; `null` where it did not. */
  differs: Text | null,
  /** The promotion that it takes part in, and what became of that; `null` without one. */
  promotion: Text | null,
  /** The steps that the deposit has made, the oldest first. */
  steps: Array<TimelineStep>,
  /** Event that opens customer service. */
  ask: UiEvent,
  /** Address that shows what may be taken out of it; `null` before it is in the wallet. */
  walletHref: string | null,
  /** The deposit has not come to its end. */
  open: boolean,
  /** Address that shows the deposit. */
  href: string, };

/** The form of the chosen channel. */
export type DepositForm = {
  /** The field of the amount; `null` for a voucher. */
  amount: AmountView | null,
  /** The field of a voucher's code; `null` for other kinds. */
  voucher: VoucherField | null,
  /** Promotions that the deposit may take part in, the last entry being none; empty where there is nothing to choose. */
  promotions: Array<DepositPromotionItem>,
  /** What will be paid and what will arrive, in words; `null` while it is not known. */
  review: Text | null,
  /** What the chosen promotion gives for it; `null` without one, and while it is not known. */
  bonus: Text | null,
  /** What must be staked before it can be taken out. */
  wagering: Text,
  /** How the operator keeps the money of its customers, to be read first; `null` where nothing is. */
  funds: FundsStatement | null,
  /** Label of the button. */
  action: Text,
  /** Why the last press of the button failed. */
  problem: Problem | null,
  /** The call is on its way. */
  busy: boolean, };

/** The list of the member's earlier deposits, with its filter and pages. */
export type DepositHistory = {
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** Statuses to narrow the list to; all of them first. */
  filters: Array<FilterOption>,
  /** A status is chosen. */
  filtered: boolean,
  /** The deposits of the page, the latest first. */
  rows: Array<DepositRow>,
  /** Pages to jump to; empty where there is one. */
  pages: Array<PageItem>, };

/** The kind of a deposit: how it is paid. */
export type DepositKind = "HOSTED" | "QR" | "BANK_SLIP" | "VOUCHER";

/** What is to be done to pay. */
export type DepositPay = {
  /** How it is paid. */
  kind: DepositKind,
  /** The amount to pay, with its currency. */
  amount: string,
  /** Address of the page where one pays; empty before it is there. */
  url: string,
  /** What the QR code holds; empty for other kinds. */
  qr: string,
  /** What a transfer by hand names, each to be copied. */
  slip: Array<SlipLine>,
  /** The pictures of the receipt; `null` for other kinds. */
  receipts: ReceiptsView | null,
  /** Time that is left, `m:ss`; empty where it is long, or none runs. */
  left: string,
  /** Until when it can be paid. */
  expires: Moment | null, };

/** A promotion that a deposit may take part in, or none of them. */
export type DepositPromotionItem = {
  /** Id of the promotion; empty for none of them. */
  key: string,
  /** Name of the promotion; `null` for none of them. */
  title: string | null,
  /** What the promotion gives, or that none is wanted. */
  about: Text,
  /** What must be staked before the bonus can be taken out. */
  wagering: Text | null,
  /** The promotion is chosen. */
  selected: boolean,
  /** Event that chooses the promotion. */
  select: UiEvent, };

/** A row of the list of earlier deposits. */
export type DepositRow = {
  /** Id of the deposit. */
  key: string,
  /** Name of the channel. */
  channel: string,
  /** What arrived, else what was asked for, with its currency; empty where neither is known. */
  amount: string,
  /** When it was asked for. */
  at: Moment | null,
  /** The state of the deposit, in words. */
  state: Text,
  /** The tone that the state is shown in. */
  tone: Tone,
  /** Its detail is open in place. */
  opened: boolean,
  /** The detail is there, under way, or could not be had, where it is open in place. */
  status: LoadStatus,
  /** Its detail, once it is there. */
  detail: DepositDetail | null,
  /** Event that opens or closes its detail in place. */
  toggle: UiEvent, };

/** The page `depositv2` of the member centre. */
export type DepositsView = {
  /** The channels are there, under way, or could not be had. */
  status: LoadStatus,
  /** The deposit that the address names, in place of everything else; `null` where it names none. */
  named: NamedDeposit | null,
  /** The deposits that wait for something, the latest first. */
  open: Array<OpenDeposit>,
  /** The channels to pay in by. */
  channels: Array<DepositChannelItem>,
  /** The form of the chosen channel; `null` where none is open. */
  form: DepositForm | null,
  /** The list of earlier deposits. */
  history: DepositHistory, };

/** A dialog, as the view shows it. */
export type Dialog = {
  /** Number of the dialog, as its events name it. */
  key: number,
  /** The icon beside the title. */
  icon: DialogIcon,
  /** Title of the dialog. */
  title: Text,
  /** The body, where it is a text of the bundles. */
  text: Text | null,
  /** The body, where it is the operator's own. */
  html: ServerHtml | null,
  /** Request id of the call that led here. */
  requestId: string | null,
  /** Width in CSS pixels; 400 unless said otherwise. */
  width: number,
  /** Height in CSS pixels; `null` is as high as it must be. */
  height: number | null,
  /** After so many milliseconds on top the core presses the default button; `null` where it stays. */
  timeOut: number | null,
  /** The buttons, in order. */
  buttons: Array<DialogButton>,
  /** Event for Escape or a click on the background, which close it; `null` where they must not. */
  dismiss: UiEvent | null, };

/** A button of a dialog. */
export type DialogButton = {
  /** Stable key: place of the button, from 0. */
  key: number,
  /** Label of the button. */
  label: Text,
  /** Pressing Enter presses it. */
  default: boolean,
  /** Event that presses it. */
  press: UiEvent, };

/** The icon of a dialog, which says what kind it is. */
export type DialogIcon = "none" | "info" | "question" | "warning" | "success";

/** The dialog to show, if any. */
export type DialogsView = {
  /** The dialog on top of the queue. */
  top: Dialog | null, };

/** A kind of document to choose for the next file. */
export type DocumentKindChoice = {
  /** Which kind it is. */
  key: DocumentKind,
  /** Name of the kind. */
  label: Text,
  /** The kind is chosen. */
  selected: boolean, };

/** An address of the site. */
export type DomainItem = {
  /** The address itself, as a stable key. */
  key: string,
  /** The host of the address. */
  name: string,
  /** The address as a link; empty when it is not safe to follow. */
  href: string,
  /** Whether this page came from the address. */
  here: boolean,
  /** How fast it answered, in milliseconds; `null` where that is not known. */
  speed: Text | null, };

/** The addresses at which the site is reached (section 7, `getRouters`). */
export type DomainsView = {
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** The addresses, in the operator's order. */
  items: Array<DomainItem>,
  /** The speed is being tested. */
  busy: boolean,
  /** Event that tests the speed of each. */
  test: UiEvent, };

/** The form that is open about a member, or about everybody directly below. */
export type DownlineActView = {
  /** Which form it is. */
  kind: DownlineAct,
  /** Title of the form: what it does, and to whom. */
  title: Text,
  /** The labels that the member has, divided by commas. */
  labels: string,
  /** What is wrong with what was typed. */
  wrong: Text | null,
  /** The form is on its way. */
  busy: boolean,
  /** Event that closes the form. */
  close: UiEvent, };

/** Whether the agent has a contract of a type with somebody directly below. */
export type DownlineContractView = {
  /** Stable key: the word of the type. */
  key: string,
  /** Name of the type. */
  label: Text,
  /** Address of the contract that stands, or of an offer. */
  href: string,
  /** A contract of the type stands, or is asked for. */
  stands: boolean, };

/** The file of a member of the team. */
export type DownlineFileView = {
  /** Member id. */
  key: string,
  /** The file is there, under way, or could not be had. */
  status: LoadStatus,
  /** Nobody of the team has the id. */
  unknown: boolean,
  /** Address of the list. */
  back: string,
  /** The row that the list has for the member; `null` until the file is there. */
  line: DownlineLine | null,
  /** The members between the agent and this one, from the top down; empty where there are none. */
  path: Array<MoneyFact>,
  /** Real name, mail address and mobile number, as far as known and mostly hidden. */
  facts: Array<MoneyFact>,
  /** Own play of 30 days. */
  own: Array<MoneyFact>,
  /** The same figures of the team below the member. */
  team: Array<MoneyFact>,
  /** Why the account is frozen; `null` where it is not. */
  frozen: Text | null,
  /** The forms that the agent may open about the member. */
  offers: Array<DownlineOffer>,
  /** Contracts between the agent and the member, one line a type. */
  contracts: Array<DownlineContractView>, };

/** A member of the team, as a row of the list. */
export type DownlineLine = {
  /** Member id. */
  key: string,
  /** Account name of the member. */
  account: string,
  /** Name to show; may be empty. */
  nickname: string,
  /** Address of the member's file. */
  href: string,
  /** What kind of account it is. */
  kind: Text,
  /** Name of the VIP rank. */
  level: string,
  /** The status of the account: active, frozen, suspended or closed. */
  status: Text,
  /** The account is active: its owner can log in. */
  open: boolean,
  /** Labels that the agent has given. */
  labels: Array<string>,
  /** When the account was registered. */
  registered: Moment | null,
  /** When its owner logged in last; `null` for never. */
  lastLogin: Moment | null,
  /** Size of the team, balances and turnover. */
  facts: Array<MoneyFact>,
  /** The member's rates of rebate, one a product. */
  rates: Array<MoneyFact>,
  /** Event that shows the level below; `null` where nobody stands there. */
  below: UiEvent | null,
  /** How many stand directly below, in words. */
  belowLabel: Text, };

/** A form that the agent may open about a member. */
export type DownlineOffer = {
  /** Stable key of the form. */
  key: string,
  /** Label of its button. */
  label: Text,
  /** Event that opens the form; of `unfreeze`, that ends the freeze. */
  select: UiEvent, };

/** The rate of a product. */
export type DownlineRateInput = {
  /** Code of the product. */
  product: string,
  /** Name of the product. */
  label: Text,
  /** The least and the highest rate that it may be. */
  bounds: Text,
  /** What stands in the field, in percent. */
  value: string,
  /** What is wrong with the rate. */
  error: Text | null, };

/** Rates that are being filled in. */
export type DownlineRatesFilling = {
  /** The day on which the rates begin to count. */
  from: Text,
  /** The fields of the rates, one a product. */
  inputs: Array<DownlineRateInput>,
  /** Counts refusals: another one moves the focus. */
  refusals: number,
  /** Event that goes on to the review. */
  review: UiEvent, };

/** An earlier change of the rates. */
export type DownlineRatesLine = {
  /** Stable key: the day from which the rates count, and when they were set. */
  key: string,
  /** The day from which the rates count. */
  from: Text,
  /** Who set the rates: an agent, or the operator. */
  by: Text,
  /** When the rates were set. */
  at: Moment | null,
  /** The old rate and the new one, by product. */
  facts: Array<MoneyFact>, };

/** Slice `agentRates`: the form of a downline's rates of rebate, and what became of them before. */
export type DownlineRatesView = {
  /** The rates are there, under way, or could not be had. */
  status: LoadStatus,
  /** Where a payment password is set, which comes first; `null` where there is one. */
  needsPassword: string | null,
  /** Why nothing can be changed now. */
  closed: Text | null,
  /** The form; `null` while something is missing. */
  filling: DownlineRatesFilling | null,
  /** The rates that would change, with the payment password; `null` while they are filled in. */
  review: UplineReview | null,
  /** The server asks for the login password again. */
  proof: ProofView | null,
  /** A call is under way: no button works. */
  busy: boolean,
  /** Earlier changes, the latest first. */
  history: Array<DownlineRatesLine>, };

/** A step of the way from the agent to the level that shows. */
export type DownlineStep = {
  /** Member id; empty for the agent itself. */
  key: string,
  /** Account name; `null` for the agent itself. */
  name: string | null,
  /** Event that shows the level below this step. */
  select: UiEvent,
  /** Whether it is the level that shows. */
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
  /** Whether a change is under way, so that no button works. */
  busy: boolean, };

/** The download page: the apps, and how the chosen one is installed. */
export type DownloadView = {
  /** The apps that the operator offers; none is an empty state. */
  apps: Array<AppChoice>,
  /** The app that is shown. */
  chosen: ChosenApp | null,
  /** Picture for the middle of QR codes, a path of this site; empty for none. */
  logo: string, };

/** The draw that shows in large. */
export type DrawDetail = {
  /** Name of the lottery. */
  name: string,
  /** Name of the vendor. */
  vendor: string,
  /** Picture of the lottery. */
  image: string,
  /** Number of the issue. */
  numero: string,
  /** When it is drawn, in the visitor's zone. */
  at: string,
  /** When the sale ends, in the visitor's zone. */
  closes: string,
  /** When the draw after it is, in the visitor's zone. */
  after: string,
  /** Time left until the draw, in hours, minutes and seconds; empty when it is due. */
  left: string,
  /** The sale is over. */
  closed: boolean, };

/** A draw, as a row of a list. */
export type DrawItem = {
  /** Node id of the lottery. */
  key: string,
  /** Name of the lottery. */
  name: string,
  /** Name of the vendor. */
  vendor: string,
  /** Picture of the lottery. */
  image: string,
  /** Number of the issue. */
  numero: string,
  /** When the draw is. */
  at: Moment | null,
  /** Address of the lottery's page. */
  href: string,
  /** No bet on it can be placed yet. */
  comingSoon: boolean,
  /** The draw is the one that shows in large. */
  selected: boolean, };

/** The draws that come next. */
export type DrawList = {
  /** The draws are there, under way, or could not be had. */
  status: LoadStatus,
  /** The draws, the soonest first. */
  items: Array<DrawItem>, };

/** A lottery vendor to choose. */
export type DrawVendor = {
  /** Code of the vendor. */
  key: string,
  /** Name of the vendor. */
  name: string,
  /** The vendor is chosen. */
  selected: boolean,
  /** Event that chooses the vendor. */
  select: UiEvent, };

/** A draw that was made. */
export type DrawView = {
  /** Id of the draw. */
  key: string,
  /** Name of the prize. */
  prize: string,
  /** When it was drawn, with the offset. */
  at: string, };

/** The input of the authenticator app's code. */
export type FactorField = {
  /** What is wrong with the code. */
  error: Text | null, };

/** A second factor of the account. */
export type FactorOption = {
  /** Which second factor it is; also names the icon. */
  key: FactorKind,
  /** Label of the second factor. */
  label: Text,
  /** Where the code goes, mostly hidden; empty where nothing is sent. */
  hint: string,
  /** Event that chooses it. */
  choose: UiEvent, };

/** The second factor of a login. While it is asked for, it takes the place of the login form. */
export type FactorView = { "kind": "none" } | { "kind": "choosing",
  /** The second factors that the account has. */
  options: Array<FactorOption>,
  /** Why the last try failed. */
  problem: Problem | null, } | { "kind": "answering",
  /** The second factor that is answered. */
  factor: FactorKind,
  /** What to do, in words. */
  text: Text,
  /** The answer's field: a code, or a name. */
  field: FieldView,
  /** The button that sends a code; `null` where none is sent. */
  getCode: CodeView | null,
  /** Why the last try failed. */
  problem: Problem | null,
  /** The answer is under way. */
  busy: boolean,
  /** The account has other second factors to choose from. */
  canChoose: boolean, };

/** What can be done with a message that was not sent. */
export type FailedDelivery = {
  /** Why the message could not be sent. */
  problem: Problem,
  /** Event that sends the message again. */
  again: UiEvent,
  /** Event that gives the message up. */
  discard: UiEvent, };

/** The history of what was decided, and what was held. */
export type FairPlayHistoryView = {
  /** The history is there, under way, or could not be had. */
  status: LoadStatus,
  /** The entries, the latest first. */
  lines: Array<FairPlayLine>,
  /** Event that fetches earlier entries; `null` at the end. */
  more: UiEvent | null,
  /** Earlier entries are being fetched. */
  loading: boolean, };

/** An entry of the history. */
export type FairPlayLine = {
  /** Id of the entry. */
  key: string,
  /** What was done, in words. */
  title: Text,
  /** The limit that it is about; `null` where it is about none. */
  about: Text | null,
  /** What the limit was set to; `null` where it was set to nothing. */
  to: PlayFigure | null,
  /** Who did it, where it was not the member. */
  by: Text | null,
  /** When it was done. */
  at: Moment | null, };

/** The page `fairPlay` of the member centre. */
export type FairPlayView = {
  /** Time-outs and self-exclusion. */
  pause: BreakView,
  /** Stakes, payouts and time of play. */
  overview: PlayOverviewView,
  /** Limits of time and money, set or not. */
  limits: PlayLimitsView,
  /** The interval of reality checks. */
  check: CheckIntervalView,
  /** The questionnaire about the member's own play. */
  selfTest: SelfTestView,
  /** The history of what was decided, and what was held. */
  history: FairPlayHistoryView,
  /** Why the last call failed. */
  problem: Problem | null,
  /** A call is under way: no button works. */
  busy: boolean, };

/** A game that the operator features. */
export type FeaturedItem = {
  /** Node id of the game. */
  key: string,
  /** Name of the game. */
  name: string,
  /** The operator's headline; the name where it has none. */
  headline: string,
  /** The operator's sentence; may be empty. */
  text: string,
  /** Picture of the game. */
  image: string,
  /** Event that starts the game. */
  play: UiEvent, };

/** The row of games that the operator features. */
export type FeaturedList = {
  /** The games are there, under way, or could not be had. */
  status: LoadStatus,
  /** The games of the row. */
  items: Array<FeaturedItem>, };

/** What kind of input a field takes. */
export type FieldKind = "text" | "secret" | "mobile" | "code" | "date" | "email" | "number";

/** A field of a form. */
export type FieldView = {
  /** Which field; its name in events, and stable as a key. */
  name: Field,
  /** Label of the field. */
  label: Text,
  /** What was typed; always empty for a secret field. */
  value: string,
  /** What kind of input it is. */
  kind: FieldKind,
  /** Value of the input's `autocomplete` attribute. */
  autocomplete: string,
  /** The field must be filled. */
  required: boolean,
  /** What is wrong with what was typed. */
  error: Text | null,
  /** What was typed was checked and will do. */
  checked: boolean,
  /** The most characters it takes; `null` when there is no such number. */
  maxLength: number | null, };

/** How far a file has come. */
export type FileProgress = { "kind": "waiting" } | { "kind": "uploading" } | { "kind": "done" } | { "kind": "refused",
  /** Why the file is not taken. */
  text: Text, } | { "kind": "failed",
  /** What happened, and what to do. */
  problem: Problem, };

/** The form of a withdrawal while it is being filled in. */
export type FillingView = {
  /** The accounts to choose from. */
  accounts: Array<AccountChoice>,
  /** The input of the amount. */
  amount: AmountView,
  /** The button that fills in all that can leave to this account now. */
  all: AllOfIt,
  /** Counts refusals: another one moves the focus to the amount. */
  refusals: number,
  /** Event that goes on to the review. */
  review: UiEvent, };

/** A choice that a list can be narrowed to, or a tab. */
export type FilterOption = {
  /** Stable key: the word of the choice. */
  key: string,
  /** Label of the choice. */
  label: Text,
  /** The choice is chosen. */
  selected: boolean,
  /** Event that chooses it. */
  select: UiEvent, };

/** The verified contact that comes before a forgotten payment password can be recovered. */
export type FirstStep = {
  /** Why a verified contact comes first. */
  text: Text,
  /** Label of the button. */
  label: Text,
  /** Event that opens the form of the mail address. */
  press: UiEvent, };

/** Where the focus goes after a form was refused. */
export type FocusView = {
  /** Counts the refusals: move the focus when it changes. */
  count: number,
  /** The field that the focus goes to; `null` is the consent. */
  field: Field | null, };

/** The switch that lets money follow when a game is started. */
export type FollowSwitch = {
  /** Whether the money follows. */
  on: boolean,
  /** The switch is being turned. */
  busy: boolean,
  /** Event that turns the switch. */
  switch: UiEvent, };

/** Footer, side bar, and the phone's menu. */
export type FooterView = {
  /** Customer-service links; the VIP's own for ranks above 4. */
  support: Array<SupportLink>,
  /** Opens the chat room; nothing where nobody could be reached in it. */
  chat: UiEvent | null,
  /** The apps that the operator offers. */
  downloads: Array<AppLink>,
  /** Links of the footer's help menu. */
  help: Array<ResourceLink>,
  /** Browsers that the operator recommends. */
  browsers: Array<ResourceLink>,
  /** That this browser is too old for the site. */
  advice: Text | null,
  /** The operator's licences. */
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
  /** The way that shows. */
  way: ForgotWay,
  /** The fields of the form, in order. */
  fields: Array<FieldView>,
  /** The country of the number; only on the mobile way. */
  country: CountryView | null,
  /** The button that sends the code; only on the mobile way. */
  code: CodeView | null,
  /** The captcha, once the server asks. */
  captcha: CaptchaView | null,
  /** Where the focus goes after a refusal. */
  focus: FocusView | null,
  /** Why the server refused the form. */
  problem: Problem | null,
  /** The form is on its way. */
  busy: boolean,
  /** Counts how often the form was cleared: secret inputs are made anew when it changes. */
  cleared: number, };

/** A tab of a form. */
export type FormTab = {
  /** Stable key of the tab. */
  key: string,
  /** Label of the tab. */
  label: Text,
  /** The tab is the one that shows. */
  selected: boolean,
  /** Event that shows the tab. */
  select: UiEvent, };

/** How the operator keeps the money of its customers. */
export type FundsStatement = {
  /** The statement, in the operator's words. */
  text: string,
  /** The member has read it. */
  acknowledged: boolean,
  /** That it was not read yet, after a try to go on without. */
  error: Text | null,
  /** Event that says it was read, or takes that back. */
  acknowledge: UiEvent, };

/** What is known of a game. What nobody has told is empty or `null`. */
export type GameCard = {
  /** Name, vendor, picture and marks of the game. */
  tile: GameTile,
  /** Return to the player in percent. */
  returned: string,
  /** How unevenly the game pays. */
  volatility: Text | null,
  /** The smallest stake of a round. */
  smallestStake: string,
  /** When the member played it last. */
  playedAt: Moment | null, };

/** The card with what is known of a game, over the page. */
export type GameCardView = {
  /** The card that is open; `null` where none is. */
  card: GameCard | null, };

/** The popup list of a vendor's games. */
export type GameListView = {
  /** Name of the vendor; empty until known. */
  vendor: string,
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** What stands in the search box. */
  search: string,
  /** The list is narrowed by a search. */
  searched: boolean,
  /** The games of the page of the list. */
  tiles: Array<GameTile>,
  /** Pages to jump to; empty when there is one. */
  pages: Array<PageItem>,
  /** Grouped number of games found; empty until known. */
  total: string, };

/** A row of games with its reason. */
export type GameRow = {
  /** Stable key of the row. */
  key: string,
  /** Heading of the row: the reason for it. */
  title: Text,
  /** Address of the list that shows all of it; empty where there is none. */
  href: string,
  /** The games of the row. */
  tiles: Array<GameTile>, };

/** Rows of games below the fold of home. */
export type GameRowsView = {
  /** The rows are there, under way, or could not be had. */
  status: LoadStatus,
  /** The rows that hold something. */
  rows: Array<GameRow>, };

/** A game as a tile. */
export type GameTile = {
  /** Node id: the key of every game event. */
  key: string,
  /** Name of the game. */
  name: string,
  /** Name of the vendor. */
  vendor: string,
  /** Picture of the game, 3:4. */
  image: string,
  /** The operator features the game. */
  hot: boolean,
  /** The member marked the game as a favourite. */
  favourite: boolean,
  /** The game cannot be played yet. */
  comingSoon: boolean,
  /** The game can be tried as a guest, without an account. */
  demo: boolean,
  /** A quiet line: what the list that it stands in makes worth knowing. */
  note: Text | null,
  /** How many free spins the member has in it; `null` where there are none. */
  freeSpins: Text | null, };

/** A game type, with what it counts. */
export type GameTypeOption = {
  /** Code of the game type. */
  key: string,
  /** Name of the game type. */
  label: Text,
  /** How much of a bet counts, in percent. */
  percent: string,
  /** The game type is chosen. */
  selected: boolean,
  /** Event that chooses the game type. */
  select: UiEvent, };

/** The game that runs, or that is to run. */
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
  /** What happened, and what to do. */
  problem: Problem, } | { "kind": "loginNeeded",
  /** What the visitor logs in for. */
  text: Text, };

/** The page of the help centre that shows. */
export type HelpArticle = {
  /** Id of the page. */
  key: string,
  /** Title of the page, plain text. */
  title: string,
  /** Title of its category, plain text. */
  category: string,
  /** When it was changed last, `YYYY-MM-DD HH:mm:ss`, local time. */
  updated: string,
  /** The text of the page. */
  html: ServerHtml,
  /** The part of the site that stands below the text. */
  tool: HelpTool,
  /** Address of the deposit, for the tutorial. */
  depositHref: string, };

/** A category of the table of contents. */
export type HelpGroup = {
  /** Id of the category. */
  key: string,
  /** Title of the category, plain text. */
  title: string,
  /** The page that shows belongs to the category. */
  current: boolean,
  /** The pages of the category. */
  pages: Array<HelpLink>, };

/** A page that a search found. */
export type HelpHit = {
  /** Id of the page. */
  key: string,
  /** Address of the page. */
  href: string,
  /** Title of its category, plain text. */
  category: string,
  /** Its title, cut where found words begin and end. */
  title: Array<Snippet>,
  /** A piece of its text round what was found. */
  text: Array<Snippet>, };

/** A service that helps, in the operator's words. */
export type HelpLineItem = {
  /** Stable key: id of the service. */
  key: string,
  /** Name of the service. */
  name: string,
  /** Telephone number as people read it; empty where it has none. */
  phone: string,
  /** Address that dials the number. */
  dial: string,
  /** Address of its page; empty where it has none. */
  href: string,
  /** When it answers, in the operator's words; mostly empty. */
  hours: string, };

/** Services that help, by country. */
export type HelpLinesView = {
  /** The services are there, under way, or could not be had. */
  status: LoadStatus,
  /** ISO 3166 alpha-2 of the country that they are for; empty for those that are for everybody. */
  country: string,
  /** Countries with services of their own. */
  countries: Array<string>,
  /** The services, in the operator's order. */
  lines: Array<HelpLineItem>, };

/** A link to a page of the help centre. */
export type HelpLink = {
  /** Id of the page. */
  key: string,
  /** Title of the page, plain text. */
  title: string,
  /** Address of the page. */
  href: string,
  /** The page is the one that shows. */
  current: boolean, };

/** The part of the site that stands below the text of a page. */
export type HelpTool = "none" | "feedback" | "affiliate" | "deposit" | "browsers";

/** The help centre: its pages, the search, and the forms to the operator. */
export type HelpView = {
  /** The pages are there, under way, or could not be had. */
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

/** The home screen, above the fold. */
export type HomeView = {
  /** Categories that have vendors, with a picture each. */
  categories: Array<CategoryTile>,
  /** What the member played last, to go on with; empty for visitors. */
  lastPlayed: Array<GameTile>,
  /** The row of hot games. */
  hot: TileList,
  /** The row of games that are played most. */
  popular: TileList,
  /** How many games there are in all, grouped: for the search box's hint. Empty until known. */
  gameCount: string, };

/** A button of the identity check. */
export type IdentityAction = {
  /** Label of the button. */
  label: Text,
  /** Event of the button. */
  press: UiEvent, };

/** The identity check: its state, the form of the details, and the documents. */
export type IdentityCheckView = {
  /** The check is known, is being asked, or could not be had. */
  status: LoadStatus,
  /** The state of the check, and what comes next; `null` while it is not known. */
  state: IdentityState | null,
  /** The details that were stated; empty where none were. */
  facts: Array<IdentityFact>,
  /** Button that opens the form of the details; `null` while it is open, or nothing can be changed. */
  edit: IdentityAction | null,
  /** The form of the details, while it is open. */
  form: IdentityForm | null,
  /** The documents that were sent. */
  documents: Array<IdentityDocumentItem>,
  /** The place for further documents; `null` while nothing can be changed. */
  upload: IdentityUpload | null,
  /** The button that hands the check in; `null` while it can not be handed in. */
  handIn: IdentityHandIn | null,
  /** The steps of the check, the oldest first. */
  steps: Array<IdentityStepItem>,
  /** Why the last call failed. */
  problem: Problem | null,
  /** A call is under way: no button works. */
  busy: boolean, };

/** A document that was sent. */
export type IdentityDocumentItem = {
  /** Id of the document. */
  key: string,
  /** Name of the kind of document. */
  label: Text,
  /** Kind of file, and its size. */
  about: Text,
  /** When the document was sent. */
  at: string,
  /** Event that opens it to look at. */
  show: UiEvent,
  /** Event that removes it; `null` while nothing can be changed. */
  remove: UiEvent | null, };

/** A detail that was stated, such as the name. */
export type IdentityFact = {
  /** Which detail it is. */
  key: IdentityField,
  /** Name of the detail. */
  label: Text,
  /** What was stated, mostly hidden; of a country its code. */
  value: string, };

/** The identity check that comes before some amounts, or all. */
export type IdentityFirst = {
  /** Which amounts need the check. */
  text: Text,
  /** Address of the page that has the check. */
  href: string, };

/** The form of the details. */
export type IdentityForm = {
  /** The name, as typed. */
  name: string,
  /** What is wrong with the name. */
  nameError: Text | null,
  /** The date of birth, as typed. */
  birthDate: string,
  /** What is wrong with the date of birth. */
  birthDateError: Text | null,
  /** Code of the chosen country; empty while none is chosen. */
  country: string,
  /** Codes of countries to choose from. */
  countries: Array<string>,
  /** What is wrong with the choice of the country. */
  countryError: Text | null,
  /** Counts refusals: another one moves the focus. */
  refusals: number,
  /** The field that the focus goes to after a refusal. */
  focus: IdentityField | null, };

/** The button that hands the check in. */
export type IdentityHandIn = {
  /** What is still missing; `null` where nothing is. */
  missing: Text | null,
  /** Event that hands it in; `null` while something is missing. */
  press: UiEvent | null, };

/** The state of the check. */
export type IdentityState = {
  /** The level that the member has, in words. */
  level: Text,
  /** The state of the check, in words. */
  title: Text,
  /** The tone that the state is shown in. */
  tone: Tone,
  /** What comes next, or why the check was refused. */
  about: Text,
  /** The operator's words about it; empty where there are none. */
  note: string, };

/** A step of the check. */
export type IdentityStepItem = {
  /** Stable key: place in the list. */
  key: number,
  /** Name of the step. */
  title: Text,
  /** Who took it: the member, or the operator. */
  who: Text,
  /** When it was taken. */
  at: string,
  /** Why the check was refused in this step; `null` where it was not. */
  about: Text | null,
  /** The operator's words about it; empty where there are none. */
  note: string, };

/** The place for documents. */
export type IdentityUpload = {
  /** The kinds of document that the next file may be. */
  kinds: Array<DocumentKindChoice>,
  /** Which files are taken. */
  hint: Text,
  /** The files that are on their way. */
  files: Array<AttachedFile>, };

/** The link of a message to what it is about. */
export type InboxAction = {
  /** Label of the link. */
  label: Text,
  /** Address that it leads to. */
  href: string, };

/** A category to narrow the list to. */
export type InboxCategory = {
  /** Stable key: the word of the category. */
  key: string,
  /** Name of the category. */
  label: Text,
  /** How many messages are unread, `99+` for more than 99; empty when none. */
  unread: string,
  /** The category is chosen. */
  selected: boolean,
  /** Event that chooses the category. */
  select: UiEvent, };

/** The content of a message. */
export type InboxContent = {
  /** Title of the message. */
  title: InboxWords,
  /** The text below the title; `null` where the title says it all. */
  text: InboxWords | null,
  /** The old rate and the new one, by product, where it is about rates of rebate. */
  facts: Array<MoneyFact>,
  /** What to do where somebody else did it; `null` where nobody else can have. */
  advice: Text | null,
  /** Name of its category. */
  category: Text,
  /** The message is pinned above the others. */
  pinned: boolean,
  /** When it was sent. */
  at: Moment | null,
  /** Event that leads to the conversation with customer service; `null` where it can not be answered. */
  reply: UiEvent | null,
  /** The link to what the message is about; `null` where there is none. */
  action: InboxAction | null, };

/** The message that is being read. */
export type InboxDetail = {
  /** Id of the message. */
  key: string,
  /** The message is there, under way, or could not be had. */
  status: LoadStatus,
  /** The member has no such message, or has it no more. */
  unknown: boolean,
  /** What the message says; `null` until it is there. */
  content: InboxContent | null, };

/** A row of the list of messages. */
export type InboxLine = {
  /** Id of the message. */
  key: string,
  /** Title of the message. */
  title: InboxWords,
  /** Name of its category. */
  category: Text,
  /** The message was not read yet. */
  unread: boolean,
  /** The message is pinned above the others. */
  pinned: boolean,
  /** When it was sent. */
  at: Moment | null,
  /** Address that shows the message. */
  href: string,
  /** The message is the one that is being read. */
  current: boolean,
  /** The message is ticked. */
  picked: boolean,
  /** Event that ticks it, or takes the tick away. */
  pick: UiEvent, };

/** The page `messageV2` of the member centre. */
export type InboxView = {
  /** The messages are there, under way, or could not be had. */
  status: LoadStatus,
  /** The categories to narrow the list to; all of them first. */
  categories: Array<InboxCategory>,
  /** The messages of the list: pinned ones first, then the latest. */
  lines: Array<InboxLine>,
  /** A category is chosen. */
  narrowed: boolean,
  /** Event that fetches further messages; `null` at the end. */
  more: UiEvent | null,
  /** Further messages are being fetched. */
  loading: boolean,
  /** Why fetching further messages failed. */
  problem: Problem | null,
  /** Some of the messages that the filter lets through are unread. */
  unread: boolean,
  /** How many messages are ticked. */
  picked: number,
  /** All messages that show are ticked. */
  allPicked: boolean,
  /** How many messages the question is about whether to delete them; `null` while it is not asked. */
  asking: number | null,
  /** Messages are being deleted. */
  deleting: boolean,
  /** Why the last change failed; what was shown before shows again. */
  refusal: Problem | null,
  /** The message that the address names. */
  detail: InboxDetail | null,
  /** Address of the list. */
  href: string, };

/** The words of a message: the site's own, or an operator's. */
export type InboxWords = { "kind": "site",
  /** The text, in the reader's language. */
  text: Text, } | { "kind": "operator",
  /** The text as it came. */
  text: string, };

/** A bank or service, to choose. */
export type InstitutionChoice = {
  /** Name of the bank or service. */
  key: string,
  /** The bank or service is chosen. */
  selected: boolean, };

/** The link that a member shares. */
export type InvitationLink = {
  /** The whole address, to be shared. */
  address: string,
  /** The path that it leads to on this site. */
  href: string, };

/** The plan of rewards for friends, in words. */
export type InvitationPlan = {
  /** Name of the plan. */
  title: Text,
  /** What a friend has to do, in order. */
  steps: Array<Text>,
  /** What the member gets, by the number of friends. */
  gives: Array<Text>,
  /** The terms that bound what is given. */
  terms: Array<Text>, };

/** The page `referral` of the member centre. */
export type InvitationsView = {
  /** The link and the plan are there, under way, or could not be had. */
  status: LoadStatus,
  /** Name of the brand, for what is shared. */
  brand: string,
  /** The member's link; `null` until it is there, and where nothing is offered to the member. */
  link: InvitationLink | null,
  /** The plan that counts for who signs up now; `null` where none does. */
  plan: InvitationPlan | null,
  /** How many friends there are, and what was granted for them. */
  facts: Array<MoneyFact>,
  /** What the member was promised by whose link the member came; `null` where nothing was. */
  own: OwnInvitation | null,
  /** The list of friends. */
  friends: InvitedFriends,
  /** Address of the page where rewards are claimed. */
  rewardsHref: string, };

/** A friend whom the member has brought. */
export type InvitedFriend = {
  /** Id of the line. */
  key: string,
  /** The first letters of the account name. */
  account: string,
  /** What became of the friend, in a word or two. */
  state: Text,
  /** The friend counts towards the reward. */
  counts: boolean,
  /** More about the state, with the time that matters. */
  about: Text,
  /** What was granted for the friend, if anything, and as which friend in number; `null` until the friend counts. */
  earned: Text | null, };

/** The list of friends whom a member has brought. */
export type InvitedFriends = {
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** The friends; who signed up last stands first. */
  lines: Array<InvitedFriend>,
  /** Event that fetches further friends; `null` at the end. */
  more: UiEvent | null,
  /** Further friends are being fetched. */
  loading: boolean,
  /** Why fetching further friends failed. */
  problem: Problem | null, };

/** A column of the jackpot: a digit, or a mark between digits. */
export type JackpotColumn = {
  /** Stable key: its place counted from the decimal point. */
  key: string,
  /** The digit to show, or `null` where `mark` shows. */
  digit: number | null,
  /** `","` or `"."`, empty where a digit shows. */
  mark: string, };

/** The jackpot as digit columns. */
export type JackpotView = {
  /** The jackpot is shown: the screen has one and the figure is known. */
  shown: boolean,
  /** Sign of the currency. */
  symbol: string,
  /** The figure, one column a character, most significant first. */
  columns: Array<JackpotColumn>,
  /** The figure with its sign as one string, for readers of the screen. */
  text: string,
  /** The operator has no pool: the figure only illustrates. */
  illustrative: boolean,
  /** The figure stands still by the visitor's wish. */
  paused: boolean, };

/** A thing that the site offers to who joins. */
export type JoinPoint = {
  /** Stable key; also names the icon. */
  key: string,
  /** The thing in a few words. */
  title: Text,
  /** The thing in a sentence. */
  text: Text, };

/** An amount with its label. */
export type LabelledAmount = {
  /** Stable key of the amount. */
  key: string,
  /** Label of the amount. */
  label: Text,
  /** The amount, with its currency, and a minus where it is taken away. */
  amount: string, };

/** The language of the page. */
export type Language = {
  /** Code of the specification, such as `KM`; names the folder of the bundle. */
  code: string,
  /** BCP 47 tag, for `lang` and plural rules. */
  tag: string,
  /** Direction of its writing: `ltr` or `rtl`. */
  dir: string, };

/** A language of the site, to choose. */
export type LanguageOption = {
  /** Code of the specification. */
  key: string,
  /** BCP 47 tag of the name. */
  tag: string,
  /** Name of the language in itself. */
  name: string,
  /** ISO 3166 code of the flag. */
  flag: string,
  /** The language is the one of the page. */
  selected: boolean,
  /** Event that chooses the language. */
  select: UiEvent, };

/** What surrounds every screen. */
export type LayoutView = {
  /** The header's navigation: home, the categories that have vendors, promotions. */
  nav: Array<NavItem>,
  /** The header shows the navigation as a bar; the phone's menu has it in any case. */
  bar: boolean,
  /** The phone's bottom bar: home, games, the raised one, promotions, me. */
  bottom: Array<BottomItem>,
  /** How many notices wait to be read behind the bell; `null` where there is nothing to read. */
  bell: number | null,
  /** The popup of a session shows. */
  popup: boolean,
  /** The titles that run through the marquee. */
  marquee: Array<MarqueeItem>,
  /** The marquee stands still. */
  marqueePaused: boolean,
  /** There is customer service or an app for the side bar to show. */
  side: boolean,
  /** A conversation with customer service goes on, or has answers that were not seen. */
  chat: ChatMark | null, };

/** A change of the member's level. */
export type LevelChangeLine = {
  /** Stable key: when it happened. */
  key: string,
  /** The level that it went to, and why. */
  text: Text,
  /** When the level changed. */
  at: string, };

/** The member's level, the way to the next, and all levels. */
export type LevelContent = {
  /** Name of the level. */
  name: Text,
  /** Number of the level. */
  rank: Text,
  /** That VIP customer service serves the level; `null` where it does not. */
  vip: Text | null,
  /** The way to the next level; `null` at the highest. */
  next: LevelNext | null,
  /** That there is no level above; `null` below the highest. */
  top: Text | null,
  /** What is asked in each period to keep it. */
  keeps: Array<MoneyFact>,
  /** That nothing is asked for it, or that levels are never lost; `null` where something is. */
  kept: Text | null,
  /** The period that runs, and when levels are reviewed. */
  period: Text,
  /** When a level that was reached is given. */
  raise: Text,
  /** All levels, the lowest first. */
  levels: Array<LevelLine>,
  /** The latest changes, latest first. */
  changes: Array<LevelChangeLine>, };

/** A level of the operator's. */
export type LevelLine = {
  /** Stable key: number of the level. */
  key: string,
  /** Name of the level. */
  name: Text,
  /** Number of the level. */
  rank: Text,
  /** The level is the member's. */
  current: boolean,
  /** The bets and deposits that reach it. */
  needs: Array<MoneyFact>,
  /** The gift of the level; `null` for none. */
  gift: Text | null,
  /** That VIP customer service serves the level; `null` where it does not. */
  vip: Text | null, };

/** The way to the next level. */
export type LevelNext = {
  /** Name of the next level. */
  title: Text,
  /** How full the bar is, in percent. */
  percent: number,
  /** The words beside the bar. */
  progress: Text,
  /** What is done of what is asked for. */
  needs: Array<MoneyFact>, };

/** The member's level, as far as it is known. */
export type LevelPanel = {
  /** The level is there, under way, or could not be had. */
  status: LoadStatus,
  /** What is known of the level; `null` until it is there, and where the operator has no levels. */
  content: LevelContent | null, };

/** A licence of the operator, as plain text. */
export type Licence = {
  /** Stable key: label and number. */
  key: string,
  /** Name of the authority that gave the licence. */
  label: string,
  /** Number of the licence; empty when it has none. */
  number: string,
  /** Address where the licence can be checked; empty when there is none. */
  href: string, };

/** The form that sets a limit. */
export type LimitForm = {
  /** The field of the amount; `null` for a limit of time. */
  amount: AmountView | null,
  /** The fields of hours and minutes; `null` for a limit of money. */
  time: LimitTime | null,
  /** What saving would do: count at once, or wait until when. */
  effect: Text | null,
  /** What having no limit would do; `null` where none is set, or it has to stay. */
  remove: Text | null,
  /** Counts refusals: the focus goes to what is wrong. */
  refusals: number, };

/** The limits of one kind. */
export type LimitGroup = {
  /** Stable key: the word of the kind. */
  key: string,
  /** Heading of the group. */
  title: Text,
  /** What these limits bound, in a sentence. */
  about: Text,
  /** The limits of the kind, one for each period. */
  rows: Array<LimitRow>, };

/** The field of the limit for a period. */
export type LimitOfferField = {
  /** The period, as its events name it. */
  key: LimitPeriod,
  /** Label of the field. */
  label: Text,
  /** The input of the amount. */
  amount: AmountView, };

/** The offer of limits. */
export type LimitOfferView = { "kind": "none" } | { "kind": "loading" } | { "kind": "offered",
  /** The fields of the amounts, one for each period. */
  fields: Array<LimitOfferField>,
  /** How many hours a raise of a limit waits. */
  hours: number,
  /** Event that says no limit is wanted; `null` where one is demanded. */
  decline: UiEvent | null,
  /** That nothing was filled in, after a try to go on. */
  empty: Text | null,
  /** Why the last press of a button failed. */
  problem: Problem | null,
  /** The call is on its way. */
  busy: boolean, };

/** A limit of a kind and a period, set or not. */
export type LimitRow = {
  /** Stable key: kind and period. */
  key: string,
  /** Name of the period. */
  period: Text,
  /** Name of kind and period together, for who does not see the group. */
  name: Text,
  /** The bound, or that there is none. */
  limit: PlayFigure,
  /** What was used within the period. */
  used: PlayFigure,
  /** What is left of the limit; `null` where none is set. */
  left: PlayFigure | null,
  /** How much of the limit was used, 0 to 100; `null` where none is set. */
  percent: number | null,
  /** When more can be used again; `null` where nothing keeps from it. */
  eases: Text | null,
  /** The raise that waits for its second yes. */
  raise: PendingRaise | null,
  /** The form of the limit; `null` while it is closed. */
  form: LimitForm | null,
  /** Event that opens the form. */
  edit: UiEvent, };

/** The fields of a limit of time. */
export type LimitTime = {
  /** The hours, as typed. */
  hours: string,
  /** The minutes, as typed. */
  minutes: string,
  /** What is wrong with the time. */
  error: Text | null, };

/** How far something that loads has come. */
export type LoadStatus = { "kind": "loading" } | { "kind": "ready" } | { "kind": "failed",
  /** What happened, and what to do. */
  problem: Problem, };

/** How the list of the lobby stands. The four empty states differ on purpose. */
export type LobbyList = { "kind": "loading" } | { "kind": "ready" } | { "kind": "loadingMore" } | { "kind": "nothingYet" } | { "kind": "noMatch" } | { "kind": "loginNeeded" } | { "kind": "failed",
  /** What happened, and what to do. */
  problem: Problem, };

/** A mode, classification, minimum bet or order to choose. */
export type LobbyOption = {
  /** Stable key: the code of the option, or `all`. */
  key: string,
  /** Label of the option. */
  label: Text,
  /** The option is chosen. */
  selected: boolean,
  /** Event that chooses the option. */
  select: UiEvent, };

/** The games lobby: /rng, /pvp, /fish. */
export type LobbyView = {
  /** Title of the lobby. */
  title: Text,
  /** The vendors of the game type, all vendors first. */
  vendors: Array<VendorOption>,
  /** Why the vendors are missing; the screen's `retry` event asks for them again. */
  vendorsProblem: Problem | null,
  /** The vendor menu has arrows: more than 8 vendors. */
  vendorArrows: boolean,
  /** The modes to choose from: all, hot, favourites, recent. */
  modes: Array<LobbyOption>,
  /** The classifications of the game type to choose from; empty when it has none. */
  classifications: Array<LobbyOption>,
  /** The minimum bets to choose from, no bound first. */
  minBets: Array<LobbyOption>,
  /** The orders of the list to choose from. */
  orders: Array<LobbyOption>,
  /** How many of mode, classification and minimum bet narrow the list. */
  narrowed: number,
  /** What stands in the search box. */
  search: string,
  /** How the list that the grid shows stands. */
  list: LobbyList,
  /** The tiles of the games that are there. */
  tiles: Array<GameTile>,
  /** Pages to jump to; empty when there is one. */
  pages: Array<PageItem>,
  /** There is another page to append. */
  more: boolean,
  /** Grouped number of games found; empty until known. */
  total: string, };

/** The way of login that is under way. */
export type LoginDoing = "nothing" | "form" | "freePlay" | "social" | "passkey";

/** A login to the account. */
export type LoginItem = {
  /** Id of the session that it began. */
  key: string,
  /** Browser and system, in words; empty when unknown. */
  device: string,
  /** IP address, its last part hidden. */
  ip: string,
  /** When the login was, in local time. */
  at: string,
  /** The session of this page began with it. */
  current: boolean, };

/** The login form. It never holds a password or a code. */
export type LoginView = {
  /** Ways to log in by a form; empty when there is only one. */
  tabs: Array<FormTab>,
  /** The tab that shows. */
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
  /** Why the server refused the last login. */
  problem: Problem | null,
  /** Time until another try, `m:ss`; empty when there is none to wait for. */
  wait: string,
  /** A login is under way, by form, guest play, provider or passkey. */
  busy: boolean,
  /** Which way of login is under way. */
  doing: LoginDoing,
  /** What the visitor logs in for, when something waits for it. */
  resume: Text | null,
  /** Registration is open: show the link. */
  canSignUp: boolean,
  /** Providers whose account one can log in with. */
  social: Array<SocialButton>,
  /** Guests may play for play money. */
  freePlay: boolean,
  /** Guest play stands before the form: a game waits, and whoever has no account is one press away from it. */
  freePlayFirst: boolean,
  /** Whether this browser can log in by passkey. */
  passkey: boolean, };

/** The latest logins to the account. */
export type LoginsView = {
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** The logins, the latest first. */
  list: Array<LoginItem>, };

/** A lottery, as a link to its page. */
export type LotteryLink = {
  /** Code of the lottery. */
  key: string,
  /** Name of the lottery. */
  name: string,
  /** Name of the vendor that it is played under. */
  vendor: string,
  /** Picture of the lottery. */
  image: string,
  /** Address of the lottery's page. */
  href: string,
  /** The lottery cannot be played yet. */
  comingSoon: boolean, };

/** The lottery page: the draws of a vendor, and its lotteries. */
export type LotteryView = {
  /** Vendors whose draws the page shows. */
  vendors: Array<DrawVendor>,
  /** The draws are there, under way, or could not be had. */
  status: LoadStatus,
  /** The draw that shows in large: the one that the address names, else the next; `null` without draws. */
  next: DrawDetail | null,
  /** All draws of the vendor, the soonest first. */
  draws: Array<DrawItem>,
  /** The lotteries of the vendor that the member played last. */
  recent: Array<LotteryLink>,
  /** Lotteries of the vendor whose draws are not known here. */
  others: Array<LotteryLink>,
  /** The address names a lottery that has no draw here. */
  missing: boolean, };

/** The main wallet and what is in it. */
export type MainWallet = {
  /** What can be spent, with its currency. */
  amount: string,
  /** How much of it may go to vendors; `null` where all of it may. */
  movable: Text | null, };

/** A title of the marquee. */
export type MarqueeItem = {
  /** Id of the notice. */
  key: string,
  /** Title of the notice, plain text. */
  title: string, };

/** The member centre: its entries, and where in it the member is. */
export type MemberCentreView = {
  /** The entries, in order. */
  groups: Array<CentreGroup>,
  /** What shows beside them, or instead of them where there is no room for both. */
  place: CentrePlace<MemberSection>, };

/** The sections of the member centre. Each is a folder of the views, loaded on demand. */
export type MemberSection = "securityCenter" | "transferFund" | "depositv2" | "withdraw" | "transferUpline" | "personalHistoryCopy" | "transactionHistory" | "bonusDetails" | "rewardCenter" | "referral" | "missionLeaderboard" | "personalProfit" | "messageV2" | "fairPlay";

/** The panel of a logged-in member. */
export type MemberView = {
  /** Name to show: the nickname, else the account name. */
  name: string,
  /** Its first letter, for the avatar. A capital in English; the view's style capitalises other alphabets, whose tables
   * the browser has anyway. */
  initial: string,
  /** Picture of the member; empty until it is known. */
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
  /** How many messages are unread, `99+` for more than 99; empty when none. */
  unread: string,
  /** The entries of the dropdown, in order. */
  menu: Array<MenuEntry>,
  /** VIP service for ranks above 4, else live chat; `null` where the operator names none. */
  support: SupportLink | null,
  /** When the session before this one began, local time; empty at the first. */
  lastLogin: string,
  /** Signing out is under way. */
  signingOut: boolean, };

/** An entry of the dropdown. */
export type MenuEntry = {
  /** Page key of section 2, such as `transactionHistory`. */
  key: string,
  /** Label of the entry. */
  label: Text,
  /** Address of its page. */
  href: string, };

/** A way to be paid, to choose. */
export type MethodChoice = {
  /** Id of the way. */
  key: string,
  /** The kind of accounts that it pays to; names the icon. */
  kind: PayoutKind,
  /** Name of the way, in the page's language. */
  name: string,
  /** The fee of a withdrawal, in words. */
  fee: Text,
  /** How long a withdrawal usually takes; `null` where nobody can say. */
  time: Text | null,
  /** The way is chosen. */
  selected: boolean,
  /** Event that chooses the way; `null` where it is closed now. */
  select: UiEvent | null, };

/** A mission. Title and description are the operator's, plain. */
export type MissionLine = {
  /** Stable key: id of the mission and of its period. */
  key: string,
  /** Title of the mission. */
  title: string,
  /** What is to be done; empty for nothing more than its kind says. */
  description: string,
  /** The kind of the mission: what it asks for. */
  kind: Text,
  /** How often the mission begins anew. */
  period: Text,
  /** The product or game whose play counts; `null` for all. */
  scope: Text | null,
  /** The state of the mission. */
  state: Text,
  /** The mission is completed, and its reward waits to be claimed. */
  waits: boolean,
  /** How full the bar is, in percent. */
  percent: number,
  /** The words beside the bar. */
  progress: Text,
  /** What the mission gives. */
  reward: Text,
  /** How often the reward must be staked; `null` for never. */
  wager: Text | null,
  /** The mission that has to be completed first; `null` for none. */
  waitsFor: Text | null,
  /** The steps of the account that the mission asks for, such as a verified mail address. */
  steps: Array<MissionStep>,
  /** When the mission begins and ends, and the like. */
  facts: Array<MoneyFact>,
  /** Event that claims the reward; `null` where it can not be claimed. */
  claim: UiEvent | null,
  /** The reward is being claimed, or it is not known what became of that. */
  busy: boolean, };

/** A step of the account that a mission asks for. */
export type MissionStep = {
  /** Stable key: the word of the step. */
  key: string,
  /** Name of the step. */
  label: Text,
  /** The member has taken the step. */
  done: boolean, };

/** The page `missionLeaderboard` of the member centre. */
export type MissionsView = {
  /** What the tab shows is there, under way, or could not be had. */
  status: LoadStatus,
  /** The tabs: missions, and boards. */
  tabs: Array<FilterOption>,
  /** The tab of boards shows. */
  boardsTab: boolean,
  /** Days in a row on which the member has checked in; `null` for none. */
  streak: Text | null,
  /** The member has checked in today. */
  checkedIn: boolean,
  /** Event that checks in; `null` where it was done or nothing asks for it. */
  checkIn: UiEvent | null,
  /** The check-in is under way. */
  checkingIn: boolean,
  /** The missions, in the operator's order. */
  lines: Array<MissionLine>,
  /** The boards, in the operator's order. */
  boards: Array<BoardLine>,
  /** The reward that was claimed last. */
  taken: Text | null,
  /** Why a reward could not be claimed, or checking in failed. */
  refusal: Problem | null,
  /** The time zone that the days are of; `null` until it is known. */
  zone: Text | null,
  /** Address of the promotions. */
  promotionsHref: string, };

/** The form of the mobile tab. */
export type MobileLoginView = {
  /** The country of the number; `null` where the operator names none. */
  country: CountryView | null,
  /** The field of the mobile number. */
  number: FieldView,
  /** The field of the code. */
  code: FieldView,
  /** The button that sends the code. */
  getCode: CodeView, };

/** When something happened, or will. Lists say it; a record shows what it is exactly. */
export type Moment = {
  /** As people say it: today 09:15. */
  said: Text,
  /** `YYYY-MM-DD HH:mm:ss` with the offset of the visitor's zone. */
  exact: string, };

/** A figure, a time or a word with its name, as one line of details. */
export type MoneyFact = {
  /** Stable key of the line. */
  key: string,
  /** Name of the line. */
  label: Text,
  /** The value, ready to show. */
  value: string, };

/** What may leave the wallet now. */
export type MoneyOut = {
  /** What may leave the wallet, with its currency. */
  withdrawable: string,
  /** What the wallet holds, with its currency. */
  balance: string,
  /** Address of the page that tells why that is not all; `null` where it is all. */
  why: string | null,
  /** What is left of the day's limits, in words; empty where there is no limit. */
  limits: Array<Text>, };

/** The page `transferFund` of the member centre. */
export type MyWalletView = {
  /** The figures are there, under way, or could not be had. */
  status: LoadStatus,
  /** The three figures: the balance, what can be taken out of it, what is frozen. */
  figures: Array<WalletFigureItem>,
  /** How what can be taken out comes about, line by line. */
  sum: Array<LabelledAmount>,
  /** What can be taken out: what the lines come to. */
  total: string,
  /** That more is kept than there is, for which the sum is zero; `null` otherwise. */
  short: Text | null,
  /** What is in wallets that vendors keep, and what that means; `null` where nothing is. */
  elsewhere: Text | null,
  /** Credits that must be staked before they may leave, in the order in which bets count towards them. */
  credits: Array<WageringCreditItem>,
  /** What the next bet would count; `null` while the site's games are not known. */
  nextBet: NextBet | null,
  /** Address of the page of deposits. */
  depositHref: string,
  /** Address of the page of withdrawals. */
  withdrawHref: string, };

/** The deposit that the address names. */
export type NamedDeposit = {
  /** The deposit is there, under way, or could not be had. */
  status: LoadStatus,
  /** The member has no deposit with this id. */
  unknown: boolean,
  /** The deposit with its steps, once it is there. */
  detail: DepositDetail | null,
  /** What is to be done to pay; `null` where nothing is. */
  pay: DepositPay | null,
  /** Event that asks whether to call it off; `null` where that is not possible. */
  callOff: UiEvent | null,
  /** The question whether to call it off is asked. */
  callingOff: boolean,
  /** Why the last press of a button failed. */
  problem: Problem | null,
  /** A call about it is under way. */
  busy: boolean,
  /** Address of the page without it. */
  href: string, };

/** The withdrawal that the address names. */
export type NamedWithdrawal = {
  /** The withdrawal is there, under way, or could not be had. */
  status: LoadStatus,
  /** The withdrawal; `null` until it is there. */
  item: WithdrawalItem | null,
  /** Address of the page without it. */
  href: string, };

/** An entry of the header's navigation. */
export type NavItem = {
  /** Stable key of the entry. */
  key: string,
  /** Label of the entry. */
  label: Text,
  /** Address that it leads to. */
  href: string,
  /** The current screen belongs to it. */
  active: boolean,
  /** Its first vendors, at most 11. */
  vendors: Array<VendorLink>, };

/** How much the next bet would count towards staking. */
export type NextBet = {
  /** How much of a bet on the chosen game type would count, in words. */
  counts: Text,
  /** What would be left of the first credit after it; `null` where none is open, or it counts nothing. */
  after: Text | null,
  /** Game types of the site, to choose from. */
  gameTypes: Array<GameTypeOption>,
  /** The games that count otherwise than their type. */
  games: Array<WeightedGame>, };

/** A notice as it is read. */
export type NoticeDetail = {
  /** Id of the notice. */
  key: string,
  /** What kind of announcement it is. */
  kind: Text,
  /** Title of the notice, plain text. */
  title: string,
  /** When it was published, exactly. */
  date: string,
  /** The text of the notice. */
  html: ServerHtml, };

/** A row of the list of notices. */
export type NoticeItem = {
  /** Id of the notice. */
  key: string,
  /** What kind of announcement it is. */
  kind: Text,
  /** Title of the notice, plain text. */
  title: string,
  /** When it was published. */
  date: Moment | null,
  /** The notice is chosen. */
  selected: boolean,
  /** The notice waits to be read. */
  unread: boolean,
  /** Address of the notice on the page that it is read on. */
  href: string,
  /** Event that chooses it, where it is read in place; `null` where only its address leads to it. */
  select: UiEvent | null, };

/** The notices: the list, the one that is read, and the popup of a session. */
export type NoticesView = {
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** The notices of the page of the list. */
  items: Array<NoticeItem>,
  /** Pages to jump to; empty when there is one. */
  pages: Array<PageItem>,
  /** The notice that was chosen from the list. */
  selected: NoticeDetail | null,
  /** The address names a notice that is not there any more. */
  missing: boolean,
  /** The notice that was pressed in the marquee. */
  single: SingleNotice | null,
  /** The popup that shows; `null` where none does. */
  popup: PopupView | null, };

/** A deposit that waits for something. */
export type OpenDeposit = {
  /** Id of the deposit. */
  key: string,
  /** Name of the channel. */
  channel: string,
  /** The amount, with its currency; empty where it is not known yet. */
  amount: string,
  /** The state of the deposit, in words. */
  state: Text,
  /** Number of the deposit, as people quote it. */
  orderNo: string,
  /** Until when it can be paid. */
  expires: Moment | null,
  /** Address that shows the deposit. */
  href: string, };

/** A notice about a request whose answer did not come. */
export type OutcomeNotice = {
  /** What is known of the request, in words. */
  text: Text,
  /** Why the request was refused. */
  reason: Text | null,
  /** Label of the notice's button. */
  label: Text,
  /** Event of the button: asks the server now, or takes the notice away. */
  press: UiEvent,
  /** The server is being asked. */
  busy: boolean, };

/** The notice to show, if any. */
export type OutcomeView = {
  /** The notice; `null` where nothing is being looked for. It stays until the outcome is known, or until it was read. */
  notice: OutcomeNotice | null, };

/** The overlays that can stand on a screen. */
export type OverlayName = "login" | "register" | "forgotPassword" | "resetPassword" | "changePassword" | "notice" | "announcement" | "chatRoom" | "gameList" | "search" | "playLimits" | "memberCentre" | "agentCentre";

/** The overlay on top. */
export type OverlayView = {
  /** Which overlay it is. */
  name: OverlayName,
  /** Title of the overlay. */
  title: Text,
  /** The visitor can close it; not so where a password must be changed first. */
  closable: boolean, };

/** Days of the member's own choice. */
export type OwnDays = {
  /** The first day, YYYY-MM-DD. */
  from: string,
  /** The last day, YYYY-MM-DD. */
  until: string,
  /** What is wrong with the days. */
  error: Text | null, };

/** What the member was promised when the member came by a friend's link. */
export type OwnInvitation = {
  /** The state of the promise, in a sentence. */
  text: Text,
  /** How often the gift must be staked; `null` where nothing is given any more. */
  rule: Text | null,
  /** What is asked for it, and how much of it is done; empty where that counts no more. */
  needs: Array<MoneyFact>, };

/** The member's own picture. */
export type OwnPictureView = {
  /** The member can set a picture. */
  offered: boolean,
  /** Event that goes back to the picture that the site draws; `null` while that shows. */
  remove: UiEvent | null,
  /** Why the last picture was refused. */
  problem: Problem | null,
  /** A picture is on its way. */
  busy: boolean, };

/** A page to jump to, or a gap between pages. */
export type PageItem = {
  /** Stable key: the number, or the place of the gap. */
  key: string,
  /** The page's number, `null` for a gap. */
  number: number | null,
  /** The page is the one that shows. */
  current: boolean,
  /** Event that jumps to the page; `null` for a gap and for the page that shows. */
  select: UiEvent | null, };

/** A page of the site. */
export type PageLink = {
  /** Stable key; also names the icon. */
  key: string,
  /** Label of the link. */
  label: Text,
  /** Path, with overlay query where it opens one. */
  href: string, };

/** A passkey of the account. */
export type PasskeyItem = {
  /** Id of the passkey. */
  key: string,
  /** What the member calls it. */
  name: string,
  /** When it was added, local time. */
  created: string,
  /** When it was last used, local time; empty when never. */
  used: string,
  /** Event that removes the passkey. */
  remove: UiEvent, };

/** The member's passkeys, with what adds one. */
export type PasskeysView = {
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** The passkeys, the oldest first. */
  list: Array<PasskeyItem>,
  /** Whether this browser can make a passkey. */
  canAdd: boolean,
  /** What is wrong with the name of the new passkey. */
  nameError: Text | null, };

/** The form that changes a password, or sets one by the link of a mail. */
export type PasswordView = {
  /** The operator's rules are there, under way, or could not be had: offer to retry. */
  status: LoadStatus,
  /** Account name, for the browser's password manager; empty when it is not known. */
  account: string,
  /** Why the password has to be set; `null` where the member wants to. */
  reason: Text | null,
  /** The password must be changed before anything else: the only way out is to sign out. */
  forced: boolean,
  /** The link was used or is too old: offer another mail in place of the form. */
  expired: boolean,
  /** The fields of the form, in order: the old password only where it is asked for. */
  fields: Array<FieldView>,
  /** Where the focus goes after a refusal. */
  focus: FocusView | null,
  /** Why the server refused the form. */
  problem: Problem | null,
  /** The form is on its way. */
  busy: boolean,
  /** Counts how often the form was cleared: secret inputs are made anew when it changes. */
  cleared: number,
  /** The consent to the terms, where somebody else has made the account. */
  consent: ConsentView | null, };

/** The rewards that were claimed or missed. */
export type PastRewardsView = {
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** The rewards of the list, the latest first. */
  lines: Array<RewardLine>,
  /** Event that fetches further rewards; `null` at the end. */
  more: UiEvent | null,
  /** Further rewards are being fetched. */
  loading: boolean,
  /** Why fetching further rewards failed. */
  problem: Problem | null, };

/** The verified contact that comes before the name can be stated. */
export type PayeeNameContact = {
  /** Why a verified contact comes first. */
  text: Text,
  /** Label of the button or link. */
  label: Text,
  /** Event that opens the form of the mail address, where it stands on the same page. */
  press: UiEvent | null,
  /** Address of the page that has it, from elsewhere. */
  href: string | null, };

/** An input of the form of the payee's name. */
export type PayeeNameField = "name" | "verificationCode";

/** Where the focus goes after a refusal. */
export type PayeeNameFocus = {
  /** Counts refusals: another one moves the focus again. */
  count: number,
  /** The input that gets the focus. */
  field: PayeeNameField, };

/** The form that states the name and proves it. */
export type PayeeNameForm = {
  /** Counts forms: another one has empty inputs. */
  key: number,
  /** What the form asks for, and where the code goes. */
  about: Text,
  /** The name, as typed. */
  name: string,
  /** What the name must look like. */
  nameHint: Text | null,
  /** What is wrong with the name. */
  nameError: Text | null,
  /** The field of the code, and the button that sends it. */
  code: PinCode,
  /** Where the focus goes after a refusal. */
  focus: PayeeNameFocus | null, };

/** The name that money is paid to. */
export type PayeeNameView = {
  /** The name is known, is being asked, or could not be had. */
  status: LoadStatus,
  /** The name, mostly hidden; empty where none was stated. */
  name: string,
  /** The name is proven, and counts. */
  proven: boolean,
  /** Whether the name is stated and proven, in words; `null` while that is not known. */
  state: Text | null,
  /** Button that opens the form; `null` while it is open, or no contact is verified. */
  change: PinAction | null,
  /** The verified contact that comes first; `null` where there is one. */
  contact: PayeeNameContact | null,
  /** The form that is open. */
  form: PayeeNameForm | null,
  /** The server asks for the login password again before it does what was wished. */
  proof: ProofView | null,
  /** Why the last change failed. */
  problem: Problem | null,
  /** A change is under way: no button works. */
  busy: boolean, };

/** The member's payment password. */
export type PaymentPasswordView = {
  /** The state of the payment password is there, under way, or could not be had. */
  status: LoadStatus,
  /** The member has a payment password. */
  set: boolean,
  /** Whether there is one, in words; `null` while that is not known. */
  state: Text | null,
  /** Payments are locked: until when, and what opens them. */
  locked: Text | null,
  /** How many wrong guesses are left, where some were made. */
  guesses: Text | null,
  /** Button that opens the form for the first or another one; `null` while a form is open or payments are locked. */
  change: PinAction | null,
  /** Button that opens the form for a forgotten one; `null` where there is nothing to recover or no way to prove it. */
  recover: PinAction | null,
  /** Address where a forgotten one is recovered, from elsewhere; `null` at that place. */
  security: string | null,
  /** The verified contact that comes first, before a forgotten one can be recovered. */
  first: FirstStep | null,
  /** The form that is open. */
  form: PinForm | null,
  /** The server asks for the login password again before it does what was wished. */
  proof: ProofView | null,
  /** Why the last change failed. */
  problem: Problem | null,
  /** A change is under way: no button works. */
  busy: boolean, };

/** The kind of account that a withdrawal is paid to. */
export type PayoutKind = "BANK" | "EWALLET" | "CRYPTO";

/** A page of which it is not known yet whether it is there. */
export type PendingPage = {
  /** Page key of section 2. */
  key: string,
  /** Title of the page. */
  title: Text, };

/** A raise of a limit, which waits for its second yes. */
export type PendingRaise = {
  /** What the limit would be. */
  to: PlayFigure,
  /** From when it can be confirmed, and what happens otherwise. */
  text: Text,
  /** Event that confirms the raise; `null` before its time. */
  confirm: UiEvent | null,
  /** Event that drops the raise. */
  drop: UiEvent, };

/** A period of the winner board. */
export type PeriodOption = {
  /** Code of the period. */
  key: string,
  /** Label of the period. */
  label: Text,
  /** The period is chosen. */
  selected: boolean,
  /** Event that chooses the period. */
  select: UiEvent, };

/** What the site shows at all (section 2, "Other full-page states"). */
export type Phase = { "kind": "starting" } | { "kind": "open" } | { "kind": "maintenance",
  /** Operator's own words, plain text; empty means the bundle's. */
  text: string,
  /** When it should be over, in local time; empty when unknown. */
  until: string, } | { "kind": "blocked",
  /** IP address of the visitor. */
  ip: string, } | { "kind": "unreachable",
  /** What happened, and what to do. */
  problem: Problem,
  /** Another try is under way. */
  retrying: boolean, };

/** A button of the payment password or of the payee's name. */
export type PinAction = {
  /** Label of the button. */
  label: Text,
  /** Event of the button. */
  press: UiEvent, };

/** The field of a code that proves who asks. */
export type PinCode = {
  /** Label of the field. */
  label: Text,
  /** What is wrong with the code. */
  error: Text | null,
  /** The button that sends the code. */
  button: CodeView, };

/** Where the focus goes after a refusal. */
export type PinFocus = {
  /** Counts refusals: another one moves the focus again. */
  count: number,
  /** The input that gets the focus. */
  name: PinName, };

/** The form of a new payment password. */
export type PinForm = {
  /** Counts forms: another one has empty inputs. */
  key: number,
  /** Title of the form: what it is for. */
  title: Text,
  /** What the form asks for, where that needs words. */
  about: Text | null,
  /** The inputs of payment passwords, in order. */
  pins: Array<PinView>,
  /** The field of the code of a recovery, and the button that sends it. */
  code: PinCode | null,
  /** Label of the button that sends the form. */
  submit: Text,
  /** Where the focus goes after a refusal. */
  focus: PinFocus | null, };

/** An input of a payment password. It is uncontrolled: what is typed stands in no slice. */
export type PinView = {
  /** Which payment password it asks for. */
  name: PinName,
  /** Label of the input. */
  label: Text,
  /** What a new payment password must look like; `null` for the other inputs. */
  hint: Text | null,
  /** What is wrong with what was typed. */
  error: Text | null,
  /** The payment password is made of digits alone. */
  digits: boolean,
  /** The most characters it takes; `null` when there is no such number. */
  maxLength: number | null, };

/** A column of the table: a span of time. */
export type PlayColumn = {
  /** Stable key of the span. */
  key: string,
  /** Heading of the column. */
  label: Text, };

/** A figure: ready to show, or in words of the language. */
export type PlayFigure = string | Text;

/** The member's limits of time and money. */
export type PlayLimitsView = {
  /** The limits are there, under way, or could not be had. */
  status: LoadStatus,
  /** The limits by kind, those of deposits first. */
  groups: Array<LimitGroup>, };

/** Stakes, payouts and time of play, by span of time. */
export type PlayOverviewView = {
  /** The figures are there, under way, or could not be had. */
  status: LoadStatus,
  /** The columns of the table, one a span of time. */
  columns: Array<PlayColumn>,
  /** The rows of the table, one a figure. */
  rows: Array<PlayRow>,
  /** Deposits less withdrawals since the account was opened, with the currency. */
  netDeposits: string,
  /** Day on which the account was opened; empty while it is not known. */
  since: string, };

/** A row of the table: a figure in each span of time. */
export type PlayRow = {
  /** Stable key of the figure. */
  key: string,
  /** Name of the figure. */
  label: Text,
  /** The cells of the row, one for each column. */
  cells: Array<PlayFigure>, };

/** How the member's session of play stands, over all games and suppliers. Both texts are empty until that is known. */
export type PlaySessionView = {
  /** How long the session has lasted, as `h:mm:ss`. */
  elapsed: string,
  /** Payouts less stakes, with its sign and currency. */
  net: string, };

/** The points mall: rewards, the rules of points, and converting them. */
export type PointMallView = {
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** Categories that have rewards, to narrow the list to; all of them first. */
  categories: Array<FilterOption>,
  /** The rewards that the filter lets through. */
  rewards: Array<RewardCard>,
  /** A category is chosen. */
  filtered: boolean,
  /** The reward that the address names. */
  chosen: RewardDetail | null,
  /** The address names a reward that there is not. */
  unknown: boolean,
  /** The rules of points are there, under way, or could not be had. */
  rulesStatus: LoadStatus,
  /** How points are earned, what they are worth and how long they last, a sentence each; none where nothing makes points. */
  rules: Array<Text>,
  /** The member's points; nothing for a visitor and until known. */
  balance: Text | null,
  /** Converting points into money; nothing where that is not offered. */
  convert: ConvertPointsView | null,
  /** Address of the page of redemptions; `null` for whoever has no account. */
  history: string | null,
  /** The page of redemptions shows, in place of the mall. */
  showsHistory: boolean,
  /** The visitor can log in here. */
  logIn: boolean, };

/** The popup of a session. */
export type PopupView = {
  /** The notice that shows. */
  notice: NoticeDetail,
  /** How many others wait behind the bell. */
  waiting: number, };

/** The break that holds now. */
export type PresentBreak = {
  /** Name of the break: a time-out or a self-exclusion. */
  title: Text,
  /** What has brought it about, where it was not the member's own word here. */
  cause: Text | null,
  /** Until when the break holds, or that it is over. */
  until: Text,
  /** Since when the break holds. */
  since: Text,
  /** Event that asks to come back; `null` where that is not possible. */
  comeBack: UiEvent | null,
  /** From when on the member can play again who has asked to. */
  returns: Text | null,
  /** Links to what stays open during the break. */
  links: Array<BreakLink>, };

/** A statement that is to be printed. */
export type PrintedStatement = {
  /** The record that it is of, and its format. */
  title: Text,
  /** What its head says. */
  facts: Array<StatementFactView>,
  /** The totals that it states. */
  totals: Array<StatementFactView>,
  /** How many rows it has, in words. */
  rows: Text,
  /** The digest of the file, in groups. */
  digest: string,
  /** Id of the key that it is signed with. */
  keyId: string,
  /** Where a file is compared with the digest: what the QR code says. */
  address: string, };

/** The member's own data: consents, the copy of it, and the end of the account. */
export type PrivacyView = {
  /** Consent to promotional messages. */
  consents: ConsentsView,
  /** The copy of the data. */
  copy: DataCopyView,
  /** The end of the account. */
  closing: ClosingView,
  /** The server asks for the login password again before it does what was wished. */
  proof: ProofView | null,
  /** Why the last call failed. */
  problem: Problem | null,
  /** A call is under way: no button works. */
  busy: boolean, };

/** A prize of a raffle. */
export type PrizeView = {
  /** Id of the prize. */
  key: string,
  /** Name of the prize. */
  name: string,
  /** Chance of the prize, such as `12.50%`. */
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
  /** The days that the figures are of, and the choices for them. */
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
  /** The figures by product, of those that were played. */
  products: Array<ProfitLine>,
  /** Every settled bet is counted in the figures. */
  complete: boolean, };

/** A bar of a chart over days. */
export type ProfitBar = {
  /** The day, YYYY-MM-DD. */
  key: string,
  /** The day and its amount, in words. */
  label: Text,
  /** The bar's length from -100 to 100, in hundredths of the longest. */
  percent: number, };

/** The figures of a day or a product. */
export type ProfitLine = {
  /** Stable key: the day, or the product's code. */
  key: string,
  /** Name of the day or the product. */
  title: Text,
  /** How many bets were settled; `null` where that does not matter. */
  bets: Text | null,
  /** Time in games; `null` where there was none. */
  played: Text | null,
  /** What was won or earned, with its sign. */
  net: string,
  /** Whether that figure is above zero. */
  won: boolean,
  /** The figures that it is made of. */
  facts: Array<MoneyFact>, };

/** The button or link of a promotion. */
export type PromotionAction = { "kind": "none" } | { "kind": "press",
  /** Label of the button. */
  label: Text,
  /** Event of the button. */
  press: UiEvent,
  /** Whether the button was pressed, and the answer is under way. */
  busy: boolean, } | { "kind": "lead",
  /** Label of the link. */
  label: Text,
  /** Address of the link. */
  href: string, };

/** A promotion as a card. Title and summary are the operator's, plain. */
export type PromotionCard = {
  /** Id of the promotion. */
  key: string,
  /** Title of the promotion. */
  title: string,
  /** The promotion in one line. */
  summary: string,
  /** Name of the promotion's category. */
  category: Text,
  /** Picture of the promotion, 2:1. */
  image: string,
  /** Address of the promotion's page. */
  href: string,
  /** How the promotion stands for the visitor. */
  standing: Standing,
  /** How long until the promotion starts or ends. */
  term: Text,
  /** When the promotion runs, exactly. */
  when: Text, };

/** A promotion with its terms, and what can be done about it. */
export type PromotionDetail = {
  /** The promotion, as its card has it. */
  card: PromotionCard,
  /** What the promotion gives. */
  reward: Text,
  /** When one can sign up; `null` where one need not. */
  signUp: Text | null,
  /** The terms that matter most, plain text. */
  significant: Array<string>,
  /** All terms of the promotion, as HTML. */
  terms: ServerHtml,
  /** What the visitor can do now, in a sentence. */
  what: Text,
  /** The button or link for that. */
  action: PromotionAction,
  /** Why the last press failed. */
  problem: Problem | null,
  /** The number that is asked for before the bonus is taken; `null` where none is. */
  contact: ContactView | null,
  /** The member's application; `null` where there is none. */
  application: ApplicationView | null,
  /** The form to apply with; `null` where one can not apply. */
  form: ApplicationForm | null,
  /** Draws and prizes; `null` where the promotion is no raffle. */
  raffle: RaffleView | null, };

/** The promotion that the address names. */
export type PromotionView = { "kind": "loading" } | { "kind": "notFound" } | { "kind": "failed",
  /** What happened, and what to do. */
  problem: Problem, } | { "kind": "ready" } & PromotionDetail;

/** The list of promotions, and those that home shows. */
export type PromotionsView = {
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** Categories that have promotions, to narrow the list to; all of them first. */
  categories: Array<FilterOption>,
  /** Standings to narrow the list to; any of them first. */
  filters: Array<FilterOption>,
  /** The promotions that the filter lets through. */
  cards: Array<PromotionCard>,
  /** A filter is set: an empty list then means no match. */
  filtered: boolean,
  /** The promotions that home shows. */
  featured: Array<PromotionCard>, };

/** Pictures that prove what did not arrive. */
export type ProofPictures = {
  /** Which files are taken, and how many. */
  hint: Text,
  /** The pictures that were added. */
  files: Array<AttachedFile>,
  /** What is wrong with the pictures. */
  error: Text | null,
  /** Another picture may be added. */
  canAttach: boolean, };

/** The login password, asked for again before a change is made. */
export type ProofView = {
  /** Account name, for the browser's password manager. */
  account: string,
  /** What is wrong with the password. */
  error: Text | null,
  /** The password is being checked. */
  busy: boolean, };

/** Draws and prizes of a raffle. */
export type RaffleView = {
  /** How many draws the member has left; `null` for visitors. */
  left: Text | null,
  /** Prizes with their odds. */
  prizes: Array<PrizeView>,
  /** What the draw that was just made brought. */
  result: Text | null,
  /** The latest draws, latest first. */
  draws: Array<DrawView>, };

/** The reality check that stands over a page where one plays. */
export type RealityCheckView = {
  /** The check that waits for its answer; `null` where none does. */
  check: ShownCheck | null, };

/** The pictures of a receipt. */
export type ReceiptsView = {
  /** How many more there may be. */
  left: Text,
  /** Another picture may be added. */
  canAttach: boolean,
  /** A receipt was sent. */
  sent: boolean,
  /** The pictures, in the order in which they were chosen. */
  files: Array<AttachedFile>, };

/** The days that a record shows: some up to today, or those of the member's own choice. */
export type RecordDaysView = {
  /** The choices: some days up to today, and the member's own. */
  options: Array<FilterOption>,
  /** The fields of the member's own days; `null` while others are chosen. */
  own: OwnDays | null, };

/** A movement of the member's money or points. */
export type RecordLine = {
  /** Id of the movement. */
  key: string,
  /** What kind of movement it is, such as a deposit or a bet. */
  title: Text,
  /** The game, the vendor, or the other side; empty where there is none. */
  about: string,
  /** The number of the bet, deposit or the like that it belongs to; empty where it has none. */
  orderNo: string,
  /** Whether the movement added to the account. */
  incoming: boolean,
  /** The amount, with its sign. */
  amount: string,
  /** The balance right before. */
  before: string,
  /** The balance right after. */
  after: string,
  /** When the movement was made. */
  at: Moment | null,
  /** The page of what it belongs to; empty where there is none. */
  href: string, };

/** The sums of the movements that the filter lets through. */
export type RecordSums = {
  /** How many movements there are. */
  count: number,
  /** What came in altogether, ready to show. */
  totalIn: string,
  /** What went out altogether, ready to show. */
  totalOut: string, };

/** The redemption that was made just now. */
export type RedeemDone = {
  /** What was redeemed and for how many points, in a sentence. */
  sentence: Text,
  /** Order number of the redemption. */
  orderNo: string,
  /** Address of the page of redemptions. */
  history: string,
  /** Event that goes back to the form. */
  another: UiEvent, };

/** The form of a redemption. */
export type RedeemForm = {
  /** How many are to be redeemed. */
  quantity: number,
  /** The most that can be redeemed now. */
  most: number,
  /** What all of them cost, in points. */
  total: Text,
  /** The inputs that the form asks for, in order. They are uncontrolled: what is typed stands in no slice. */
  inputs: Array<RedeemInput>,
  /** What the server keeps these for. */
  purpose: Text,
  /** The input of the payment password; `null` where there is none yet. */
  pin: PinView | null,
  /** Address of the page that sets and recovers the payment password. */
  security: string,
  /** Why the redemption failed. */
  problem: Problem | null,
  /** The input that the last refusal is about. */
  refused: RedeemField | null,
  /** Counts refusals: another one moves the focus. */
  refusals: number,
  /** The redemption is on its way, or its outcome is asked for. */
  busy: boolean, };

/** An input of the form of a redemption. */
export type RedeemInput = {
  /** Which input it is. */
  field: RedeemField,
  /** Label of the input. */
  label: Text,
  /** What is wrong with what was typed. */
  error: Text | null, };

/** A redemption: a reward that points were given for. */
export type RedemptionItem = {
  /** Id of the redemption. */
  key: string,
  /** Name of the reward, and how many. */
  title: string,
  /** Name of the reward's category. */
  category: Text,
  /** Picture of the reward; empty where it is not there any more. */
  image: string,
  /** The status of the redemption, in words. */
  status: Text,
  /** The status itself, which the view colours by. */
  tone: RedemptionStatus,
  /** The points that were taken, or given back. */
  points: Text,
  /** Order number of the redemption. */
  orderNo: string,
  /** When the redemption was asked for. */
  appliedAt: Moment | null,
  /** When its status changed last; `null` where it never did. */
  updatedAt: Moment | null,
  /** The operator's words about it. */
  reason: string | null,
  /** Name of who gets the parcel. */
  recipient: string | null,
  /** Telephone number that the member gave. */
  phone: string | null,
  /** Address that the parcel goes to. */
  address: string | null,
  /** Name of the courier who brings the parcel. */
  courier: string | null,
  /** Number by which the courier follows the parcel. */
  trackingNo: string | null,
  /** The voucher code that the redemption gave. */
  voucherCode: string | null, };

/** The page of redemptions: what the member has redeemed. */
export type RedemptionsView = {
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** Statuses to narrow the list to; all of them first. */
  states: Array<FilterOption>,
  /** A state is chosen. */
  narrowed: boolean,
  /** The redemptions that the filter lets through, the latest first. */
  list: Array<RedemptionItem>,
  /** Event that fetches earlier redemptions; `null` at the end. */
  more: UiEvent | null,
  /** Earlier redemptions are being fetched. */
  loading: boolean,
  /** Why fetching earlier redemptions failed. */
  problem: Problem | null,
  /** The visitor can log in here. */
  logIn: boolean,
  /** Address of the mall. */
  back: string, };

/** The invitation page, which a friend's link leads to. */
export type ReferralView = {
  /** Name of the brand. */
  brand: string,
  /** What the site offers, in words. */
  points: Array<JoinPoint>,
  /** How many games there are. */
  gameCount: number,
  /** Event that opens the registration form; `null` where registration is closed, or for a member. */
  signUp: UiEvent | null,
  /** Why the page has no button to sign up; `null` where it has one. */
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
  /** The button that sends a code, when one is asked for. */
  code: CodeView | null,
  /** The captcha, when one is asked for. */
  captcha: CaptchaView | null,
  /** An affiliate's link was followed and its code is good: its field does not show. */
  affiliateHidden: boolean,
  /** A registration link was followed by which nobody can register any more. */
  linkEnded: Text | null,
  /** The consent to age and terms. */
  consent: ConsentView,
  /** How strong the password is, once one was typed and can be told. */
  strength: StrengthView | null,
  /** Where the focus goes after a refusal. */
  focus: FocusView | null,
  /** Why the server refused the form. */
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
  /** The account that would be removed, in a sentence. */
  sentence: Text,
  /** The input of the payment password. */
  pin: PinView,
  /** Counts refusals: another one moves the focus. */
  refusals: number, };

/** A link that the operator names. Its addresses were checked. */
export type ResourceLink = {
  /** Stable key: kind and label. */
  key: string,
  /** Kind of the link, such as `ANDROID`. */
  kind: string,
  /** Label in the operator's words. */
  label: string,
  /** Picture, empty when it has none. */
  image: string,
  /** QR code picture, empty when it has none. */
  qr: string,
  /** Address, empty when it leads nowhere. */
  href: string, };

/** A withdrawal as it was filled in, before it is sent. */
export type ReviewView = {
  /** The whole in a sentence. */
  sentence: Text,
  /** The parts of it, each with its name. */
  facts: Array<MoneyFact>,
  /** How long it usually takes; `null` where nobody can say. */
  time: Text | null,
  /** The input of the payment password. */
  pin: PinView,
  /** The input of the authenticator app's code, where the amount asks for it. */
  factor: FactorField | null,
  /** Counts refusals: another one moves the focus. */
  refusals: number,
  /** Event that goes back to the form. */
  back: UiEvent,
  /** The call is on its way. */
  busy: boolean,
  /** Address where a forgotten payment password is recovered. */
  forgotten: string, };

/** A reward as a card. */
export type RewardCard = {
  /** Id of the reward. */
  key: string,
  /** Name of the reward, plain text. */
  name: string,
  /** Name of the reward's category. */
  category: Text,
  /** Picture of the reward, 2:1. */
  image: string,
  /** Price of the reward, in points. */
  price: Text,
  /** How many are left; nothing without a bound. */
  stock: Text | null,
  /** None of the reward is left. */
  soldOut: boolean,
  /** Address that shows the reward in full. */
  href: string, };

/** The reward that the address names, in full. */
export type RewardDetail = {
  /** The reward, as its card has it. */
  card: RewardCard,
  /** What the reward is, plain text. */
  description: string,
  /** What the reward is worth in money; `null` for a thing. */
  worth: Text | null,
  /** What bounds it: how many for each member, from which rank on, how often it must be staked. */
  bounds: Array<Text>,
  /** What the visitor needs to redeem it, or that it can be redeemed. */
  need: Text,
  /** The form that redeems it; `null` where it can not be redeemed. */
  form: RedeemForm | null,
  /** The redemption that was made just now. */
  done: RedeemDone | null,
  /** Address of the list of rewards. */
  back: string, };

/** A reward, which can be claimed or could once. */
export type RewardLine = {
  /** Stable key: kind and id of the reward. */
  key: string,
  /** Name of the promotion or the like that it came by. */
  title: Text,
  /** The kind of the reward, such as promotion or cashback. */
  kind: Text,
  /** The amount of money or points. */
  amount: Text,
  /** How often it must be staked; `null` for points. */
  rule: Text | null,
  /** The days that it is for; `null` where it is for none in particular. */
  period: Text | null,
  /** Until when it can be claimed, or from when on, or what has become of it. */
  when: Text,
  /** Address where it is claimed; empty where it is claimed here. */
  href: string,
  /** Event that claims it; `null` where that is not done here, or not now. */
  claim: UiEvent | null,
  /** The reward is being claimed. */
  busy: boolean, };

/** The page `rewardCenter` of the member centre. */
export type RewardsView = {
  /** The rewards are there, under way, or could not be had. */
  status: LoadStatus,
  /** The rewards that can be claimed now; what ends first stands first. */
  open: Array<RewardLine>,
  /** The rewards that can be claimed later. */
  later: Array<RewardLine>,
  /** The reward that was claimed just now, in words. */
  claimed: Text | null,
  /** Why a reward could not be claimed. */
  refusal: Problem | null,
  /** The member's level, and the way to the next. */
  level: LevelPanel,
  /** The plans of cashback that run. */
  cashback: Array<CashbackPlan>,
  /** The rewards that were claimed or missed. */
  past: PastRewardsView,
  /** Address of the promotions. */
  promotionsHref: string,
  /** Address of the page of bonuses, where claimed ones are staked. */
  bonusesHref: string, };

/** A room of a player-versus-player game. */
export type RoomView = {
  /** Id of the room. */
  key: string,
  /** Name of the game. */
  name: string,
  /** Picture of the game. */
  image: string,
  /** For which players the room is; `null` where the operator does not say. */
  level: Text | null,
  /** What a round is played for, with the currency's sign. */
  stake: string,
  /** The least balance that may sit down, with the currency's sign. */
  entry: string,
  /** How many can play in the room. */
  seats: number,
  /** How many sit in the room now. */
  seated: number,
  /** Every seat is taken. */
  full: boolean,
  /** The room cannot be played in yet. */
  comingSoon: boolean,
  /** Event that sits down in the room. */
  join: UiEvent, };

/** The rooms of the lobby's vendor. */
export type RoomsView = {
  /** The lobby has rooms to show, or to wait for. */
  shown: boolean,
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** The rooms of the list. */
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
  /** The screen has header, bottom bar and footer around it. */
  showsLayout: boolean,
  /** The overlay on top of the screen; `null` for none. */
  overlay: OverlayView | null, };

/** The period of a contract that runs now. */
export type RunningPeriodView = {
  /** Id of the contract. */
  key: string,
  /** Who is paid by it, and whether the agent is paid or pays. */
  title: Text,
  /** When the period begins. */
  starts: Moment | null,
  /** When the period ends. */
  ends: Moment | null,
  /** What it would bring if it were over now. */
  amount: string,
  /** The tier that counts so far, with its rate. */
  tier: Text,
  /** The figures of the period so far. */
  facts: Array<MoneyFact>,
  /** The rate of the next tier; `null` at the highest. */
  next: Text | null,
  /** What the next tier needs, and how much of it is there. */
  needs: Array<Text>, };

/** A safeguard: something that keeps the account its owner's. */
export type SafeguardItem = {
  /** Stable key of the safeguard. */
  key: string,
  /** Name of the safeguard. */
  label: Text,
  /** The safeguard is set. */
  on: boolean, };

/** A grade of safety. */
export type SafetyLevel = "low" | "middle" | "high";

/** The safeguard to set next. */
export type SafetyStep = {
  /** What the safeguard is good for. */
  text: Text,
  /** Label of the button. */
  label: Text,
  /** Event that begins to set it. */
  begin: UiEvent, };

/** How safe the account is. */
export type SafetyView = {
  /** The grade of safety. */
  level: SafetyLevel,
  /** The grade, in words. */
  title: Text,
  /** How many safeguards are set, of how many. */
  count: Text,
  /** The safeguards, each set or not. */
  items: Array<SafeguardItem>,
  /** The safeguard to set next; `null` when all are set, or while something is being set. */
  next: SafetyStep | null, };

/** The screens of the site. Each is a section loaded on demand. */
export type ScreenName = "none" | "home" | "lobby" | "vendorLobby" | "game" | "seamless" | "fbSports" | "lottery" | "login" | "referral" | "fairPlay" | "verify" | "promotions" | "promotion" | "pointMall" | "noticePage" | "help" | "download" | "notFound";

/** The results of a kind. */
export type SearchGroup = {
  /** The kind: `game`, `vendor`, `promotion` or `help`. */
  key: string,
  /** Heading of the group. */
  title: Text,
  /** How many results of the kind there are in all. */
  total: number,
  /** The best results of the kind. */
  results: Array<SearchResult>, };

/** Something that was found, or is suggested. */
export type SearchResult = {
  /** Key for the event that opens it. */
  key: string,
  /** Name of the game or vendor, or title of the page. */
  name: string,
  /** The vendor of a game; else empty. */
  detail: string,
  /** The type of a game or of a vendor's games. */
  label: Text | null,
  /** Picture of a game, icon of a vendor; empty where there is none, or none yet. */
  image: string,
  /** The operator features the game. */
  hot: boolean,
  /** Whether the game cannot be played yet. */
  comingSoon: boolean,
  /** How many free spins the member has in it; `null` where there are none. */
  freeSpins: Text | null, };

/** The search of the site: what was typed, and what was found. */
export type SearchView = {
  /** The index is there, under way, or could not be had; without it nothing is found. */
  status: LoadStatus,
  /** What stands in the search box. */
  typed: string,
  /** How many were found in all; `null` while nothing is searched. */
  found: number | null,
  /** What was found, the best group first; none is empty. */
  groups: Array<SearchGroup>,
  /** Recent searches, the latest first. */
  recent: Array<string>,
  /** Hot games, for when nothing is typed. */
  suggestions: Array<SearchResult>, };

/** The page `securityCenter` of the member centre, but for own data and payment passwords. */
export type SecuritySettingsView = {
  /** Account name of the member. */
  account: string,
  /** How safe the account is; `null` while that is not known. */
  safety: SafetyView | null,
  /** The mail address and the mobile number. */
  contacts: ContactsView,
  /** The passkeys of the account. */
  passkeys: PasskeysView,
  /** The authenticator app of the account. */
  authenticator: AuthenticatorView,
  /** The sessions that are open. */
  sessions: SessionsView,
  /** The history of logins; `null` until the member asks for it. */
  logins: LoginsView | null,
  /** The server asks for the password again before it does what was wished. */
  proof: ProofView | null,
  /** Why the last change failed. */
  problem: Problem | null,
  /** A change is under way: no button works. */
  busy: boolean, };

/** An answer to a question, with its points. */
export type SelfTestAnswer = {
  /** The points that it gives. */
  key: number,
  /** The answer, in words. */
  label: Text,
  /** The answer is chosen. */
  selected: boolean,
  /** Event that chooses the answer. */
  select: UiEvent, };

/** What the answers say. */
export type SelfTestOutcome = {
  /** The sum of the points, and the highest that it could be. */
  score: Text,
  /** What the sum means. */
  title: Text,
  /** What may help now. */
  text: Text, };

/** A question of the questionnaire. */
export type SelfTestQuestion = {
  /** Place of the question, from 0. */
  key: number,
  /** Text of the question. */
  text: Text,
  /** The answers to choose from, from never to almost always. */
  answers: Array<SelfTestAnswer>,
  /** That no answer was given, after a try to go on without. */
  error: Text | null, };

/** The questionnaire about the member's own play. */
export type SelfTestView = {
  /** The questions; empty while nobody answers them. */
  questions: Array<SelfTestQuestion>,
  /** What the answers say; `null` before they were added up. */
  result: SelfTestOutcome | null,
  /** Counts the times that it was sent with a question left out. */
  refusals: number, };

/** A withdrawal that was sent. */
export type SentView = {
  /** What will arrive where, in a sentence. */
  sentence: Text,
  /** What comes next, and by when. */
  next: Text,
  /** Order number, to be quoted to customer service. */
  orderNo: string,
  /** Event that begins another withdrawal. */
  another: UiEvent, };

/** HTML that the server sent. Only the view's sanitising part accepts it; nothing else can show it. */
export type ServerHtml = {
  /** The HTML, not to be trusted. */
  untrusted: string, };

/** A session of the member's. */
export type SessionItem = {
  /** Id of the session. */
  key: string,
  /** Browser and system, in words; empty when unknown. */
  device: string,
  /** IP address, its last part hidden. */
  ip: string,
  /** When it began, local time. */
  started: string,
  /** When it was last seen, local time. */
  seen: string,
  /** The session is the one of this page. */
  current: boolean,
  /** Event that ends the session; `null` for the one of this page, which signs out. */
  end: UiEvent | null, };

/** Who the visitor is: a visitor, or a member. */
export type SessionView = { "kind": "restoring" } | { "kind": "visitor",
  /** The sign-up button shows: DIRECTREG3 is on, and registration open. */
  canSignUp: boolean, } | { "kind": "member" } & MemberView;

/** The member's sessions, with what ends them. */
export type SessionsView = {
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** The sessions, the latest first. */
  list: Array<SessionItem>,
  /** There are other sessions to end. */
  canEndOthers: boolean, };

/** A settlement with how it came about. */
export type SettlementDetailView = {
  /** Id of the settlement. */
  key: string,
  /** Address of the list. */
  back: string,
  /** The settlement is there, under way, or could not be had. */
  status: LoadStatus,
  /** The agent has no such settlement. */
  unknown: boolean,
  /** The row that the list has for it; `null` until it is known. */
  line: SettlementLineView | null,
  /** Its figures, in the order in which the amount comes about. */
  facts: Array<MoneyFact>,
  /** What is unusual about it. */
  notes: Array<Text>,
  /** Why it was refused, in the operator's words; empty where it was not. */
  reason: string,
  /** What stopped the higher tiers. */
  stopped: Array<Text>,
  /** The payments that were made for it. */
  payments: Array<SettlementPaymentView>,
  /** What each member did in the period. */
  members: Array<SettlementMemberView>,
  /** The figures by member are there, under way, or could not be had. */
  membersStatus: LoadStatus,
  /** Event that fetches further members; `null` at the end. */
  more: UiEvent | null,
  /** Why fetching further members failed. */
  problem: Problem | null, };

/** A settlement: a period of a contract that is over. */
export type SettlementLineView = {
  /** Id of the settlement. */
  key: string,
  /** Address of its detail. */
  href: string,
  /** When its period began. */
  starts: Moment | null,
  /** When its period ended. */
  ends: Moment | null,
  /** The other side of the contract. */
  party: Text,
  /** The status of the settlement. */
  status: Text,
  /** The tier that counted, with its rate. */
  tier: Text,
  /** The amount that is to be paid. */
  amount: string,
  /** What was paid of it; `null` where that is all. */
  paid: string | null, };

/** What a member of the team did in the period of a settlement, with one product or with its wallet. */
export type SettlementMemberView = {
  /** Stable key: place in the list. */
  key: string,
  /** Account name of the member. */
  account: string,
  /** Name of the product, or the wallet. */
  product: Text,
  /** What the member did, as figures. */
  facts: Array<MoneyFact>,
  /** Address of the bets or movements behind the figures; `null` for the agent's own. */
  href: string | null, };

/** A payment for a settlement. */
export type SettlementPaymentView = {
  /** Id of the payment's movement. */
  key: string,
  /** The amount that was paid. */
  amount: string,
  /** When it was paid. */
  at: Moment | null, };

/** A step that comes before the first withdrawal. */
export type SetupStep = {
  /** Which step it is. */
  key: SetupStepName,
  /** Name of the step. */
  label: Text,
  /** The step has been made. */
  done: boolean,
  /** The step is the next to make. */
  current: boolean, };

/** The steps up to a withdrawal. */
export type SetupStepName = "paymentPassword" | "payeeName" | "account" | "withdraw";

/** The amount of a transfer between wallets. */
export type SheetAmount = {
  /** The input of the amount. */
  field: AmountView,
  /** The button that fills in all that can be moved. */
  all: AllOfIt, };

/** What became of a transfer between wallets. */
export type SheetDone = {
  /** What became of it, in a sentence. */
  sentence: Text,
  /** What happens next, or why nothing was moved; `null` where it is done. */
  next: Text | null,
  /** The tone that the sentence is shown in. */
  tone: Tone,
  /** Order number, to be quoted to customer service. */
  orderNo: string, };

/** The showcase of home: featured games, winners and draws. */
export type ShowcaseView = {
  /** The row of games that the operator features. */
  featured: FeaturedList,
  /** The board of those who won. */
  winners: WinnerBoard,
  /** The draws that come next. */
  draws: DrawList, };

/** What a check says: since the session of play began. */
export type ShownCheck = {
  /** Id of the check. */
  key: string,
  /** How long the session has lasted. */
  time: Text,
  /** What was staked, with its currency. */
  staked: string,
  /** What was paid out, with its currency. */
  paid: string,
  /** That the member won or lost, or neither. */
  netLabel: Text,
  /** How much was won or lost, without a sign. */
  net: string,
  /** What was paid in meanwhile, with its currency. */
  deposited: string,
  /** Why the answer did not get through. */
  problem: Problem | null,
  /** The answer is under way. */
  busy: boolean, };

/** A picture that was asked for. */
export type ShownPicture = {
  /** Id of the picture. */
  key: string,
  /** The picture is there, under way, or could not be had. */
  status: LoadStatus,
  /** Address for an `img`: the picture as a `data:` URL; empty until it is there. */
  src: string, };

/** A notice that shows by itself. */
export type SingleNotice = {
  /** The notice that shows. */
  notice: NoticeDetail,
  /** Event that goes to the notice before it in the marquee; `null` at the first. */
  previous: UiEvent | null,
  /** Event that goes to the notice after it; `null` at the last. */
  next: UiEvent | null, };

/** What the whole page needs. */
export type SiteView = {
  /** What the site shows at all: itself, or a full-page state. */
  phase: Phase,
  /** The colour theme. */
  theme: Theme,
  /** The language of the page. */
  language: Language,
  /** The messages that the operator words otherwise than the bundle, in that language. */
  brandTexts: Array<BrandText>,
  /** The languages to choose from. */
  languages: Array<LanguageOption>,
  /** Name of the brand. */
  brand: string,
  /** Customer-service links: shown on every full-page state. */
  support: Array<SupportLink>,
  /** The question whether to load a newer build of the site. */
  appUpdate: AppUpdate | null, };

/** A slide. Texts are the operator's, plain. */
export type Slide = {
  /** Id of the banner. */
  key: string,
  /** Image for wide screens. */
  image: string,
  /** Image for narrow screens. */
  mobileImage: string,
  /** Headline of the slide. */
  title: string,
  /** The line under the headline. */
  text: string,
  /** Label of its button; empty for none. */
  action: string,
  /** The address that a click leads to, which was checked; empty when it leads nowhere. */
  href: string, };

/** Something that a transfer by hand names. */
export type SlipLine = {
  /** Stable key of the line. */
  key: string,
  /** Label of the line. */
  label: Text,
  /** The value to copy, as it is typed into the bank's form. */
  value: string, };

/** A piece of a text in which something was searched. */
export type Snippet = {
  /** The piece, plain text. */
  text: string,
  /** The piece is what was searched for. */
  found: boolean, };

/** A provider whose account one can log in with. */
export type SocialButton = {
  /** Name of the provider; also names the icon where there is one. */
  key: string,
  /** Label of the button. */
  label: Text,
  /** Event that goes to the provider. */
  enter: UiEvent, };

/** How a promotion stands, in a word and a colour. */
export type Standing = {
  /** The standing, in a word. */
  text: Text,
  /** The colour of the standing, which only helps. */
  tone: StandingTone, };

/** The colour of a standing, by what it means. */
export type StandingTone = "neutral" | "accent" | "positive" | "negative" | "warning";

/** The page that checks a statement. */
export type StatementCheckView = {
  /** How far the check has come. */
  phase: CheckPhase,
  /** Name of the file; empty without one. */
  fileName: string,
  /** The digest of a printed statement that the file is compared with, in groups; empty without one. */
  wanted: string,
  /** The site's keys could not be had: only those that were told before count. */
  withoutKeys: boolean,
  /** The outcome of the check; `null` until there is one. */
  report: CheckedStatement | null,
  /** Event that checks the same file again. */
  retry: UiEvent, };

/** Something that a statement says of itself. */
export type StatementFactView = {
  /** Name of the fact in the file. */
  key: string,
  /** Name of the fact, in words. */
  label: Text,
  /** The value, as the file has it. */
  value: string, };

/** A statement of the member's. */
export type StatementLine = {
  /** Id of the statement. */
  key: string,
  /** The record that it is of, and its format. */
  title: Text,
  /** The days that it is of. */
  days: Text,
  /** That it is being made or failed, else how many rows it has. */
  state: Text,
  /** The statement could not be made. */
  failed: boolean,
  /** When the statement is deleted; `null` until it is ready. */
  keptUntil: Moment | null,
  /** Event that downloads it; `null` until it is ready. */
  download: UiEvent | null,
  /** Event that shows it to be printed; `null` until it is ready. */
  print: UiEvent | null,
  /** Event that deletes it; `null` while it is being made. */
  remove: UiEvent | null, };

/** The panel of statements on the page of a record. */
export type StatementsView = {
  /** The panel is open. */
  opened: boolean,
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** The formats to choose from for the next statement. */
  formats: Array<FilterOption>,
  /** The statements that are there, the latest first. */
  lines: Array<StatementLine>,
  /** Another statement can be asked for. */
  canAsk: boolean,
  /** As many statements are there as are kept. */
  full: boolean,
  /** A statement is being asked for. */
  asking: boolean,
  /** How far the statement has come that is being made, in percent; `null` where that is not known. */
  percent: number | null,
  /** Why the last call failed. */
  problem: Problem | null,
  /** The statement that is to be printed; `null` for none. */
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
  /** Stable key: kind and address. */
  key: string,
  /** Kind, such as `TELEGRAM`; chooses the icon. */
  kind: string,
  /** Title in the operator's words. */
  title: string,
  /** Address; empty where `open` says what to do instead. */
  href: string,
  /** What following the address does. */
  way: SupportWay,
  /** Event that starts a conversation, with the online service or in the chat room; `null` where `href` leads. */
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
  /** Number of the bet; empty until it is there. */
  number: string,
  /** Figures and times of the bet. */
  facts: Array<MoneyFact>, };

/** A bet of a member of the team. */
export type TeamBetLine = {
  /** Account name of who placed it. */
  account: string,
  /** The bet, as in the member's own record. */
  bet: BetLine, };

/** A day of the trend. */
export type TeamDayLine = {
  /** The day, YYYY-MM-DD. */
  key: string,
  /** The day, as it is shown. */
  title: Text,
  /** The figures of the day; those that are zero are left out. */
  facts: Array<MoneyFact>, };

/** A figure, with the address of what it is made of. */
export type TeamFact = {
  /** Stable key of the figure. */
  key: string,
  /** Name of the figure. */
  label: Text,
  /** The amount, with its currency. */
  value: string,
  /** The bets or movements that make it up; empty where it is the sum of others. */
  href: string, };

/** A figure, and how it has changed. */
export type TeamFigureView = {
  /** Stable key of the figure. */
  key: string,
  /** Name of the figure. */
  label: Text,
  /** The figure itself, ready to show. */
  value: string,
  /** By how much it has changed, in words. */
  change: Text,
  /** Whether it rose or fell. */
  tone: ChangeTone, };

/** Whose rows a record shows. */
export type TeamMemberView = {
  /** The account name that was asked for; empty for everybody. */
  account: string,
  /** That member alone, or everybody below as well; none while nobody is named. */
  reaches: Array<FilterOption>,
  /** The team has no such member. */
  unknown: boolean, };

/** A movement of a member's wallet, or of the agent's own. */
export type TeamMoveLine = {
  /** Id of the movement. */
  key: string,
  /** What kind of movement it is, such as a deposit or a bet. */
  title: Text,
  /** Account name of the owner of the wallet. */
  account: string,
  /** Account name of the other side; empty where there is none. */
  party: string,
  /** Whether the movement added to the wallet. */
  incoming: boolean,
  /** The amount, with its sign. */
  amount: string,
  /** When the movement was made. */
  at: Moment | null, };

/** The movements of a kind, added up. */
export type TeamMoveSumView = {
  /** Stable key: the word of the kind. */
  key: string,
  /** Name of the kind. */
  label: Text,
  /** How many movements there are. */
  count: Text,
  /** What they add up to, with its sign. */
  amount: string, };

/** A member with its branch, a day or a product. */
export type TeamProfitLine = {
  /** Stable key: account name, day or product code; empty for members without a name. */
  key: string,
  /** Name of the member, the day or the product. */
  title: Text,
  /** The address of its branch; empty where there is none. */
  href: string,
  /** How many bets were settled. */
  bets: Text,
  /** What was won or lost in all, with its sign. */
  net: string,
  /** Whether the figure is above zero. */
  won: boolean,
  /** Of a member its own, of a day or a product those of the direct downline: what was won or lost. */
  direct: string,
  /** What all of it is made of. */
  facts: Array<TeamFact>, };

/** A step of the way down the tree. */
export type TeamStep = {
  /** Account name of the member; empty for the whole team. */
  key: string,
  /** Name of the member, or the whole team. */
  label: Text,
  /** Address that shows the branch. */
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
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** The games of the list. */
  tiles: Array<GameTile>, };

/** A step that a deposit has made. */
export type TimelineStep = {
  /** Stable key: place in the timeline. */
  key: string,
  /** Name of the step. */
  label: Text,
  /** Who did it: member, operator, provider or system. */
  actor: Text,
  /** When the step happened. */
  at: Moment | null,
  /** The money that it moved, with its currency; empty where none. */
  amount: string,
  /** Words of operator or provider; mostly empty. */
  note: string, };

/** A short message that goes by itself. */
export type Toast = {
  /** Number of the message. */
  key: number,
  /** What kind of message it is. */
  tone: Tone,
  /** Text of the message. */
  text: Text, };

/** Short messages that go by themselves. Never the only place of an error. */
export type ToastsView = {
  /** The messages that show, the oldest first. */
  items: Array<Toast>, };

/** The kind of a message or state, which chooses its colour. */
export type Tone = "info" | "success" | "warning" | "error";

/** The sheet that moves money between the main wallet and a vendor's. */
export type TransferSheet = {
  /** The money goes from the main wallet to the vendor's; else back. */
  toVendor: boolean,
  /** Name of the vendor. */
  vendor: string,
  /** Why nothing can be moved this way. */
  closed: Text | null,
  /** The input of the amount; `null` where nothing can be moved, or only everything. */
  amount: SheetAmount | null,
  /** The vendor did not say what there is: everything can be moved, whatever it is. */
  allUnknown: Text | null,
  /** Event that turns the direction round; `null` where no money can go the other way. */
  turn: UiEvent | null,
  /** Counts refusals: another one moves the focus to the amount. */
  refusals: number,
  /** Why the last transfer failed to be sent. */
  problem: Problem | null,
  /** A transfer is on its way. */
  busy: boolean,
  /** What became of the transfer; `null` until it was sent. */
  done: SheetDone | null,
  /** Event that moves the money. */
  send: UiEvent,
  /** Event that closes the sheet. */
  close: UiEvent, };

/** The page `transferUpline` of the member centre. */
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
  /** Why the last call failed. */
  problem: Problem | null,
  /** A call is under way: no button works. */
  busy: boolean, };

/** The form of a transfer while it is being filled in. */
export type UplineFilling = {
  /** Account name of who gets the money. */
  to: string,
  /** The input of the amount. */
  amount: AmountView,
  /** The button that fills in all that can be given now. */
  all: AllOfIt,
  /** Counts refusals: another one moves the focus to the amount. */
  refusals: number,
  /** Event that goes on to the review. */
  review: UiEvent, };

/** How far the form of a transfer has come. */
export type UplineForm = { "kind": "closed",
  /** Why, and what helps. */
  why: Text, } | { "kind": "filling" } & UplineFilling | { "kind": "reviewing" } & UplineReview | { "kind": "sent" } & UplineSent;

/** A transfer or a change as it was filled in, before it is sent. */
export type UplineReview = {
  /** The whole in a sentence. */
  sentence: Text,
  /** The parts of it, each with its name. */
  facts: Array<MoneyFact>,
  /** The input of the payment password. */
  pin: PinView,
  /** Counts refusals: another one moves the focus. */
  refusals: number,
  /** Event that goes back to the form. */
  back: UiEvent,
  /** The call is on its way. */
  busy: boolean,
  /** Address where a forgotten payment password is recovered. */
  forgotten: string, };

/** A transfer that was made. */
export type UplineSent = {
  /** Who got what, in a sentence. */
  sentence: Text,
  /** Order number, to be quoted to customer service. */
  orderNo: string,
  /** Event that begins another transfer. */
  another: UiEvent, };

/** A transfer between the member and the upline. */
export type UplineTransferItem = {
  /** Id of the transfer. */
  key: string,
  /** Whether it was given or got, and the other side. */
  title: Text,
  /** The member got the money. */
  incoming: boolean,
  /** The amount with its currency and, where it was given, a minus. */
  amount: string,
  /** Order number, to be quoted to customer service. */
  orderNo: string,
  /** When the transfer was made. */
  at: Moment | null, };

/** The transfers between the member and the upline. */
export type UplineTransfersView = {
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** The transfers of the page, the latest first. */
  list: Array<UplineTransferItem>,
  /** Pages of the list; empty where there is one. */
  pages: Array<PageItem>,
  /** Another page is on its way. */
  loading: boolean, };

/** A vendor of a game type, as a card. */
export type VendorCardView = {
  /** Code of the vendor. */
  key: string,
  /** Name of the vendor. */
  name: string,
  /** Picture of the vendor. */
  image: string,
  /** Icon of the vendor, in colour. */
  icon: string,
  /** The operator features the vendor. */
  hot: boolean,
  /** How many games the vendor has, grouped. */
  gameCount: string,
  /** None of the vendor's games can be played yet. */
  comingSoon: boolean,
  /** Event that starts the vendor's lobby. */
  open: UiEvent, };

/** A group of vendor cards. */
export type VendorGroup = {
  /** Code of the game type. */
  key: string,
  /** Title of the group. */
  title: Text,
  /** The cards of the group, one a vendor. */
  cards: Array<VendorCardView>, };

/** A vendor in the header's list. */
export type VendorLink = {
  /** Code of the vendor. */
  key: string,
  /** Name of the vendor. */
  name: string,
  /** Icon of the vendor, in colour. */
  icon: string,
  /** Address that it leads to. */
  href: string, };

/** Vendor cards of a game type: /live, /sports, /esports, /sv3, /elott. */
export type VendorLobbyView = {
  /** Title of the lobby. */
  title: Text,
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** Groups of cards (lottery has two: lottery and e-lottery). */
  groups: Array<VendorGroup>, };

/** A vendor to choose. */
export type VendorOption = {
  /** Code of the vendor; empty for all vendors. */
  key: string,
  /** Name of the vendor; empty for all vendors. */
  name: string,
  /** Icon of the vendor, in colour. */
  icon: string,
  /** Icon of the vendor, in white. */
  iconWhite: string,
  /** The vendor is chosen. */
  selected: boolean,
  /** Event that chooses the vendor. */
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
  /** The wallet is being read again. */
  reading: boolean,
  /** Event that reads the wallet again. */
  readAgain: UiEvent,
  /** Why no money can go there now. */
  closed: Text | null,
  /** Event that opens the sheet to move money there; `null` where none can go. */
  moveIn: UiEvent | null,
  /** Event that opens the sheet to move money back; `null` where there is none. */
  moveBack: UiEvent | null, };

/** The field of a voucher's code. */
export type VoucherField = {
  /** What is wrong with the code. */
  error: Text | null,
  /** Counts how often the field was cleared: the input is made anew when it changes. */
  cleared: number, };

/** A credit that must be staked before it may leave. */
export type WageringCreditItem = {
  /** Id of the credit. */
  key: string,
  /** What the credit was, with its number or name. */
  title: Text,
  /** How often it must be staked. */
  rule: Text,
  /** How much was staked of what has to be. */
  progress: Text,
  /** The same, in percent. */
  percent: number,
  /** How much is left to stake. */
  left: Text,
  /** When the money was credited. */
  granted: Moment | null,
  /** When the credit ends by itself; `null` for never. */
  expires: Moment | null, };

/** A figure of the wallet, and what it is made of. */
export type WalletFigureItem = {
  /** Which figure it is. */
  key: WalletFigure,
  /** Name of the figure. */
  label: Text,
  /** What the figure means, in a sentence. */
  about: Text,
  /** The amount, with its currency. */
  amount: string,
  /** The parts of the figure show. */
  opened: boolean,
  /** The parts that the figure is made of; empty where it is one thing. */
  parts: Array<LabelledAmount>,
  /** Event that shows or hides the parts. */
  toggle: UiEvent, };

/** A transfer between wallets. */
export type WalletTransferItem = {
  /** Id of the transfer. */
  key: string,
  /** The vendor, and which way the money went. */
  title: Text,
  /** The money went from the main wallet to the vendor's; else back. */
  toVendor: boolean,
  /** The amount, with its currency. */
  amount: string,
  /** The status of the transfer. */
  status: Text,
  /** The tone that the status is shown in. */
  tone: Tone,
  /** What happens next, or why nothing was moved; `null` where it is done. */
  about: Text | null,
  /** What began the transfer, such as the start of a game; `null` where the member did. */
  cause: Text | null,
  /** Order number, to be quoted to customer service. */
  orderNo: string,
  /** When the transfer was begun. */
  at: Moment | null, };

/** The transfers between wallets that the member has made. */
export type WalletTransfersView = {
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** The transfers, the latest first. */
  list: Array<WalletTransferItem>,
  /** Event that fetches earlier transfers; `null` at the end. */
  more: UiEvent | null,
  /** Transfers are being fetched. */
  loading: boolean, };

/** The balance of the main wallet. */
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

/** The main wallet, the wallets that vendors keep, and the sheet that moves money between them. */
export type WalletsView = {
  /** The wallets are there, under way, or could not be had. */
  status: LoadStatus,
  /** The main wallet; `null` until it is there. */
  main: MainWallet | null,
  /** The wallets that vendors keep, in the operator's order. */
  list: Array<VendorWallet>,
  /** The button that moves everything back; `null` where nothing could come back. */
  allBack: AllBackButton | null,
  /** What became of the last time that everything was to come back, a sentence each. */
  told: Array<Text>,
  /** Transfers whose end is not known yet, latest first. */
  pending: Array<WalletTransferItem>,
  /** Whether money follows when a game is started; `null` where the operator does not offer it. */
  follow: FollowSwitch | null,
  /** The sheet that moves money, while it is open. */
  sheet: TransferSheet | null,
  /** Why the last call failed. */
  problem: Problem | null,
  /** Event that takes away what was told, and what failed. */
  dismiss: UiEvent, };

/** A game that counts otherwise than its type. */
export type WeightedGame = {
  /** Code of the game. */
  key: string,
  /** Name of the game. */
  name: string,
  /** How much of a bet counts, in percent. */
  percent: string, };

/** The winner board: the wins of a period. */
export type WinnerBoard = {
  /** The wins are there, under way, or could not be had. */
  status: LoadStatus,
  /** Periods to choose from. */
  periods: Array<PeriodOption>,
  /** The wins of the period. */
  winners: Array<WinnerItem>, };

/** A win on the winner board. */
export type WinnerItem = {
  /** Stable key: place in the list. */
  key: string,
  /** Name of the winner, masked. */
  name: string,
  /** Name of the game. */
  game: string,
  /** Picture of the game. */
  image: string,
  /** What the round paid, with the currency's sign. */
  payout: string,
  /** When the round was settled. */
  at: Moment | null,
  /** Event that starts the game. */
  play: UiEvent, };

/** The page `withdraw` of the member centre. */
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
  /** Why the last call failed. */
  problem: Problem | null,
  /** A call is under way: no button works. */
  busy: boolean, };

/** The details of a withdrawal. */
export type WithdrawalDetail = {
  /** The details are there, under way, or could not be had. */
  status: LoadStatus,
  /** Amounts, and the account that it goes to. */
  facts: Array<MoneyFact>,
  /** The steps that it has made, and those that come next. */
  timeline: Array<WithdrawalStep>,
  /** The question of what has arrived, while it is asked. */
  arrival: ArrivalView | null,
  /** The button that calls it off, where the operator offers it. */
  cancel: CancelView | null,
  /** Why the last call about it failed. */
  problem: Problem | null,
  /** Event that opens the chat with customer service. */
  support: UiEvent, };

/** How far the form of a withdrawal has come. */
export type WithdrawalForm = { "kind": "closed",
  /** Why, and what helps. */
  why: Text, } | { "kind": "filling" } & FillingView | { "kind": "reviewing" } & ReviewView | { "kind": "sent" } & SentView;

/** A withdrawal, as a row of a list. */
export type WithdrawalItem = {
  /** Id of the withdrawal. */
  key: string,
  /** Order number, to be quoted to customer service. */
  orderNo: string,
  /** What leaves the wallet, with its currency. */
  amount: string,
  /** Name of the account that it goes to. */
  account: string,
  /** The kind of that account; names the icon. */
  kind: PayoutKind,
  /** When the withdrawal was asked for. */
  created: Moment | null,
  /** The status of the withdrawal. */
  status: Text,
  /** The tone that the status is shown in. */
  tone: Tone,
  /** Event that opens or closes the details. */
  toggle: UiEvent,
  /** The details, while they are open. */
  detail: WithdrawalDetail | null, };

/** A step of a withdrawal's timeline. */
export type WithdrawalStep = {
  /** Stable key: place in the timeline. */
  key: number,
  /** Name of the step. */
  title: Text,
  /** More about the step, in a sentence. */
  about: Text | null,
  /** When the step was made; empty for what is ahead. */
  at: string,
  /** Who made the step; `null` for what is ahead. */
  who: Text | null,
  /** The money that it moved, with its currency; empty where none. */
  amount: string,
  /** Words of the operator or provider; empty where there are none. */
  note: string,
  /** The state of the step, which chooses its look. */
  state: WithdrawalStepState, };

/** The state of a step of the timeline. */
export type WithdrawalStepState = "done" | "now" | "failed" | "ahead";

/** The withdrawals that are on their way, and all that there ever were. */
export type WithdrawalsView = {
  /** The withdrawal that the address names, unless it stands among the open ones. */
  named: NamedWithdrawal | null,
  /** The withdrawals that are not at their end, the latest first. */
  open: Array<WithdrawalItem>,
  /** The list is there, under way, or could not be had. */
  status: LoadStatus,
  /** Statuses to narrow the list to; all of them first. */
  filters: Array<FilterOption>,
  /** The withdrawals of the page of the list, the latest first. */
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
