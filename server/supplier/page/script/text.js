// Words, money and time in the player's language.

const TAGS = { EN: 'en', CN: 'zh-Hans-CN', TY: 'zh-Hant-TW', KM: 'km', TH: 'th', VI: 'vi', ID: 'id', MY: 'my', AR: 'ar' };
const RIGHT_TO_LEFT = new Set(['AR']);

/** Loads the words of `code` (the operator's language code); an unknown one is shown in English. */
export async function loadText(assets, code) {
  const known = Object.hasOwn(TAGS, code) ? code : 'EN';
  const words = await (await fetch(`${assets}/locales/${known}.json`)).json();
  document.documentElement.lang = TAGS[known];
  document.documentElement.dir = RIGHT_TO_LEFT.has(known) ? 'rtl' : 'ltr';
  return new Text(words, TAGS[known]);
}

class Text {
  #words;
  #tag;
  #money;
  #signed;
  #scale = 100;

  constructor(words, tag) {
    this.#words = words;
    this.#tag = tag;
    this.useCurrency('XXX', 2);
  }

  /** The words for `key`, with `{name}` replaced from `values`. */
  say(key, values = {}) {
    const pattern = this.#words[key] ?? key;
    return pattern.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  }

  useCurrency(currency, digits) {
    this.#scale = 10 ** digits;
    const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', minimumFractionDigits: digits, maximumFractionDigits: digits, numberingSystem: 'latn' };
    this.#money = new Intl.NumberFormat(this.#tag, options);
    this.#signed = new Intl.NumberFormat(this.#tag, { ...options, signDisplay: 'exceptZero' });
  }

  money(minor) {
    return this.#money.format(minor / this.#scale);
  }

  net(minor) {
    return this.#signed.format(minor / this.#scale).replace('-', '−');
  }

  number(value) {
    return new Intl.NumberFormat(this.#tag, { numberingSystem: 'latn' }).format(value);
  }

  /** Milliseconds as h:mm:ss. */
  clock(elapsed) {
    const seconds = Math.max(0, Math.floor(elapsed / 1000));
    const two = (value) => String(value).padStart(2, '0');
    return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  }
}
