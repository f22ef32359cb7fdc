// Generated from the Rust types of core/; do not edit. To write it anew:
// UPDATE=1 cargo test -p lumora-core --features bindings --test bindings

import type { ScreenName } from './views.ts';

/** The screen of each path as the core reads it; any other path is home, or none. */
export const SCREENS: Readonly<Record<string, Exclude<ScreenName, 'none'>>> = {
  '/noticePage': 'noticePage',
  '/pointMall': 'pointMall',
  '/lottery': 'lottery',
  '/rng': 'lobby',
  '/pvp': 'lobby',
  '/fish': 'lobby',
  '/live': 'vendorLobby',
  '/sports': 'vendorLobby',
  '/esports': 'vendorLobby',
  '/sv3': 'vendorLobby',
  '/elott': 'vendorLobby',
  '/promotions': 'promotions',
  '/promoDetail': 'promotion',
  '/seamless': 'seamless',
  '/fbsports': 'fbSports',
  '/help': 'help',
  '/helpmc': 'help',
  '/down': 'download',
  '/join': 'referral',
  '/fair-play': 'fairPlay',
  '/verify': 'verify',
  '/game': 'game',
  '/login': 'login',
  '/download': 'download',
};
