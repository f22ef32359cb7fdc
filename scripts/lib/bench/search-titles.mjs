// Ten thousand titles like an operator's, the same in every run, and what visitors type to find them.

const FIRST =
  'Golden Crimson Thunder Velvet Sapphire Wandering Hidden Blazing Silent Ivory Copper Northern Electric Frozen Wild Grand Mighty Secret Sunken Eternal Burning Lucky Starlit Bamboo Monsoon Emerald Royal Ancient Neon Lunar Solar Savage Jade Crystal Phantom Iron Magic Sweet Fruity Double Triple Mega Super Ultra Turbo Caishen Viking Aztec Cosmic Desert'.split(
    ' ',
  );
const SECOND =
  'Dragon Pharaoh Wizard Pirates Buffalo Samurai Empress Monkey Volcano Garden Castle Jungle Treasure Carnival Oasis Raider Blossom Serpent Voyage Galaxy Temple Fruits Wolf Diner Legends Tiger Phoenix Lantern Mahjong Baccarat Roulette Blackjack Poker Panda Lotus Koi Fortune Rooster Derby Kingdom Gladiator Mermaid Bandits Wheel Bonanza Sevens Diamonds Goddess Tomb Rhino'.split(
    ' ',
  );
const THIRD = [
  ...['', 'Deluxe', 'Manyways', 'II', 'Rush', 'of Fortune', 'Held Wins', 'Extreme', 'Nights', 'Express'],
  ...['Multiplier', 'Link', 'Reborn', 'Classic', 'Ways', 'Party', 'Quest', 'Jackpot', '1000', 'XL'],
];
const COUNT = 10_000;

/** SplitMix32: the same random numbers on every machine. */
function seeded(seed) {
  let state = seed;
  return (bound) => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % bound;
  };
}

export function titles() {
  const below = seeded(20261123);
  const all = new Set();
  while (all.size < COUNT) {
    const words = [FIRST[below(FIRST.length)], SECOND[below(SECOND.length)], THIRD[below(THIRD.length)]];
    all.add(words.join(' ').trim());
  }
  return [...all];
}

/** Ways to type a title: by name, the transformation. */
const WAYS = {
  'as it is': (title) => title,
  'in small letters': (title) => title.toLowerCase(),
  'without blanks': (title) => title.toLowerCase().replaceAll(' ', ''),
  'words turned round': (title) => title.toLowerCase().split(' ').toReversed().join(' '),
  'with accents': (title) => title.normalize('NFD').replace(/[aeiou]/g, '$&\u0301'),
  'begun only': (title) => title.toLowerCase().slice(0, -2),
  'a letter left out': (title, below) =>
    spoil(title, below, (word, at) => word.slice(0, at) + word.slice(at + 1)),
  'a letter too many': (title, below) =>
    spoil(title, below, (word, at) => word.slice(0, at) + word[at] + word.slice(at)),
  'a wrong letter': (title, below) =>
    spoil(
      title,
      below,
      (word, at) => `${word.slice(0, at)}${word[at] === 'e' ? 'a' : 'e'}${word.slice(at + 1)}`,
    ),
  'letters that changed places': (title, below) =>
    spoil(title, below, (word, at) => word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1)),
  'misspelt and without blanks': (title, below) =>
    spoil(title, below, (word, at) => word.slice(0, at) + word.slice(at + 1)).replaceAll(' ', ''),
};

/** Misspells the longest word of a title after its first letter. */
function spoil(title, below, how) {
  const words = title.toLowerCase().split(' ');
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  const at = 1 + below(longest.length - 1);
  return words.map((word) => (word === longest ? how(word, at) : word)).join(' ');
}

/** Searches by way: the typed text, and the meant title. */
export function searches(all, each = 60) {
  const below = seeded(7);
  return Object.entries(WAYS).map(([way, of]) => ({
    way,
    searches: Array.from({ length: each }, () => {
      const title = all[below(all.length)];
      return { typed: of(title, below), title };
    }),
  }));
}
