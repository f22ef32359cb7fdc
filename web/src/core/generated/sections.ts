// Generated from the Rust types of core/; do not edit. To write it anew:
// UPDATE=1 cargo test -p lumora-core --features bindings --test bindings

import type { AgentSection, MemberSection, OverlayName, ScreenName, SliceName } from './views.ts';

/** Every screen. */
export const SCREEN_NAMES = [
  'home',
  'lobby',
  'vendorLobby',
  'game',
  'seamless',
  'fbSports',
  'lottery',
  'login',
  'referral',
  'fairPlay',
  'verify',
  'promotions',
  'promotion',
  'pointMall',
  'noticePage',
  'help',
  'download',
  'notFound',
] as const satisfies readonly ScreenName[];

/** Every overlay of the address. */
export const OVERLAY_NAMES = [
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'changePassword',
  'notice',
  'announcement',
  'chatRoom',
  'gameList',
  'search',
  'playLimits',
  'memberCentre',
  'agentCentre',
] as const satisfies readonly OverlayName[];

/** Every section of the member centre. */
export const MEMBER_SECTIONS = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'personalProfit',
  'messageV2',
  'fairPlay',
] as const satisfies readonly MemberSection[];

/** Every section of the agent centre. */
export const AGENT_SECTIONS = [
  'announcement',
  'contracts',
] as const satisfies readonly AgentSection[];

/** The chunk of the core that makes a slice; those that are not named are always there. */
export const SLICE_CHUNKS = {
  register: 'account',
  login: 'account',
  factor: 'account',
  forgot: 'account',
  reset: 'account',
  changePassword: 'account',
  securitySettings: 'account',
  fairPlay: 'control',
  helpLines: 'control',
  deposits: 'deposit',
  payeeName: 'identity',
  identityCheck: 'identity',
  ownPicture: 'identity',
  limitOffer: 'limits',
  memberCentre: 'member',
  gameList: 'pages',
  lottery: 'pages',
  gameRows: 'pages',
  gameCard: 'pages',
  showcase: 'pages',
  referral: 'pages',
  footer: 'pages',
  analyticsConsent: 'pages',
  download: 'pages',
  domains: 'pages',
  help: 'pages',
  chatRoom: 'messages',
  chatPictures: 'messages',
  notices: 'messages',
  paymentPassword: 'payment',
  rooms: 'play',
  lobby: 'play',
  vendorLobby: 'play',
  game: 'play',
  playSession: 'play',
  realityCheck: 'play',
  privacy: 'privacy',
  promotions: 'promotions',
  promotion: 'promotions',
  pointMall: 'points',
  redemptions: 'points',
  myWallet: 'wallet',
  wallets: 'wallet',
  walletTransfers: 'wallet',
  inbox: 'inbox',
  accountRecord: 'records',
  bettingRecord: 'records',
  profitAndLoss: 'records',
  bonuses: 'bonus',
  rewards: 'rewards',
  invitations: 'invitations',
  agentCentre: 'agent',
  agentNotices: 'agent',
  missions: 'missions',
  statements: 'statements',
  statementCheck: 'statements',
  agentContracts: 'contracts',
  agentWorkbench: 'contracts',
  search: 'search',
  transferUpline: 'upline',
  uplineTransfers: 'upline',
  withdraw: 'withdraw',
  withdrawals: 'withdraw',
} as const satisfies { readonly [name in SliceName]?: string };

/** The chunks of the core that travel when a section needs them. */
export type ChunkName = (typeof SLICE_CHUNKS)[keyof typeof SLICE_CHUNKS];
