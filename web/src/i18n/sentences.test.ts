import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../vite/locales.ts';
import { filled } from './sentences.ts';

const SOURCE = `
plain = Home
one = From { $amount }
two = Offer { $number } of { $count-of-all }
alone = { $date }
`;

describe('a sentence', () => {
  const sentences = sentencesOf([SOURCE]);

  it.each([
    ['en', { amount: '$ 5', number: 1, 'count-of-all': 12_345, date: 'today' }],
    ['ar', { amount: '$ 5', number: 1, 'count-of-all': 12_345, date: 'today' }],
    ['en', {}],
  ])('says in %s with %o what Fluent says', (tag, args) => {
    const bundle = new FluentBundle(tag);
    bundle.addResource(new FluentResource(SOURCE));
    for (const [key, sentence = ''] of Object.entries(sentences)) {
      const said = bundle.formatPattern(bundle.getMessage(key)?.value ?? '', args, []);
      expect(filled(tag, sentence, args)).toBe(said);
    }
    expect(Object.keys(sentences)).toEqual(['plain', 'one', 'two', 'alone']);
  });

  it.each(['{ $count ->\n [one] one\n *[other] many\n }', '{ plain }', '{ NUMBER(1) }', '{ "{" }'])(
    'is no message such as %s',
    (text) => {
      expect(() => sentencesOf([`key = ${text}`])).toThrow('key is more than words');
    },
  );
});
