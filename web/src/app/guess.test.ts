import { afterEach, describe, expect, it, vi } from 'vitest';
import { guessLanguage, guessScreen } from './guess.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('guessLanguage', () => {
  it.each([
    ['en-US', 'EN'],
    ['id-ID', 'ID'],
    ['my', 'MY'],
    ['th-TH', 'TH'],
    ['vi-VN', 'VI'],
    ['zh', 'CN'],
    ['zh-CN', 'CN'],
    ['zh-Hans-HK', 'CN'],
    ['zh-TW', 'TY'],
    ['zh-Hant', 'TY'],
    ['zh-HK', 'TY'],
    ['ar-EG', 'AR'],
    ['idx', 'EN'],
    ['de', 'EN'],
  ])('of a browser in %s is %s', (tag, code) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(tag);
    expect(guessLanguage().code).toBe(code);
  });

  it('is the stored language before the one of the browser', () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('ar');
    localStorage.setItem('lang', 'TY');
    expect(guessLanguage()).toEqual({ code: 'TY', tag: 'zh-Hant-TW' });
  });
});

it.each([
  ['/', 'home'],
  ['/rng', 'lobby'],
  ['/sports', 'vendorLobby'],
  ['/fbsports', 'fbSports'],
  ['/promoDetail', 'promotion'],
  ['/constructor', 'home'],
])('guesses the screen of %s', (path, screen) => {
  expect(guessScreen(path)).toBe(screen);
});
