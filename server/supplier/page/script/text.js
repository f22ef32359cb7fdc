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
  #whole;
  #exact;
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

  /** The name of a symbol, with what it does. */
  symbol({ name, role }) {
    const words = this.say(`symbol_${name}`);
    return role === 'regular' ? words : this.say(`${role}_named`, { name: words });
  }

  /**
   * Amounts are written as the site around the game writes them, in every language alike: the sign first, commas between
   * thousands, the decimals of the currency, and hundredths wherever there are any.
   */
  useCurrency(currency, digits) {
    this.#scale = 10 ** digits;
    const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' };
    this.#whole = new Intl.NumberFormat('en', options);
    this.#exact = new Intl.NumberFormat('en', { ...options, minimumFractionDigits: digits, maximumFractionDigits: digits });
  }

  money(minor) {
    const format = minor % this.#scale === 0 ? this.#whole : this.#exact;
    return format.format(minor / this.#scale);
  }

  number(value) {
    return new Intl.NumberFormat(this.#tag, { numberingSystem: 'latn' }).format(value);
  }

  /** A moment, by day and second. */
  time(moment) {
    return new Intl.DateTimeFormat(this.#tag, { dateStyle: 'short', timeStyle: 'medium', numberingSystem: 'latn' }).format(moment);
  }
}

/** Sets text that keeps its own direction: money and times do not turn round in right-to-left lines. */
export function isolate(target, words) {
  target.replaceChildren(Object.assign(document.createElement('bdi'), { textContent: words }));
}
