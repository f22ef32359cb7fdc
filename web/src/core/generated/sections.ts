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
  'join',
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
  'waysIn',
  'notice',
  'announcement',
  'chatRoom',
  'gameList',
  'notBuilt',
] as const satisfies readonly OverlayName[];

/** The chunk of the core that makes a slice; those that are not named are always there. */
export const SLICE_CHUNKS = {
  lobby: 'play',
  vendorLobby: 'play',
  gameList: 'pages',
  rooms: 'play',
  lottery: 'pages',
  showcase: 'pages',
  game: 'play',
  login: 'account',
  register: 'account',
  factor: 'account',
  forgot: 'account',
  reset: 'account',
  changePassword: 'account',
  waysIn: 'account',
  join: 'pages',
  foot: 'pages',
  down: 'pages',
  promotions: 'promotions',
  promotion: 'promotions',
  pointMall: 'promotions',
  help: 'pages',
} as const satisfies { readonly [name in SliceName]?: string };

/** The chunks of the core that travel when a section needs them. */
export type ChunkName = (typeof SLICE_CHUNKS)[keyof typeof SLICE_CHUNKS];
