// Generated from the Rust types of core/; do not edit. To write it anew:
// UPDATE=1 cargo test -p lumora-core --features bindings --test bindings

import type { OverlayName, ScreenName, SliceName } from './views.ts';

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
  'securitySettings',
  'notice',
  'announcement',
  'chatRoom',
  'gameList',
  'search',
  'notBuilt',
] as const satisfies readonly OverlayName[];

/** The chunk of the core that makes a slice; those that are not named are always there. */
export const SLICE_CHUNKS = {
  register: 'account',
  login: 'account',
  factor: 'account',
  forgot: 'account',
  reset: 'account',
  changePassword: 'account',
  securitySettings: 'account',
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
  rooms: 'play',
  lobby: 'play',
  vendorLobby: 'play',
  game: 'play',
  playSession: 'play',
  promotions: 'promotions',
  promotion: 'promotions',
  pointMall: 'promotions',
  search: 'search',
} as const satisfies { readonly [name in SliceName]?: string };

/** The chunks of the core that travel when a section needs them. */
export type ChunkName = (typeof SLICE_CHUNKS)[keyof typeof SLICE_CHUNKS];
