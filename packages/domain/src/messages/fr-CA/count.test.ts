import { expect, it } from 'vitest';
import { completesSet, giftCount, itemCount, purchasedOfWanted, sectionTally, stillNeeded } from './count.ts';

/** A low line stands for a no-break space. */
const written = (text: string): string => text.replaceAll('\u00A0', '_');

it.each([
  [0, '0_article', '0_cadeau', '0 encore souhaité'],
  [1, '1_article', '1_cadeau', '1 encore souhaité'],
  [1.5, '1,5_article', '1,5_cadeau', '1,5 encore souhaité'],
  [2, '2_articles', '2_cadeaux', '2 encore souhaités'],
  [1_000, '1_000_articles', '1_000_cadeaux', '1_000 encore souhaités'],
  [1_000_000, '1_000_000_d’articles', '1_000_000_de_cadeaux', '1_000_000 encore souhaités'],
])('[LANG-03] %d is "%s", "%s", "%s"', (count, items, gifts, needed) => {
  expect([itemCount(count), giftCount(count), stillNeeded(count)].map(written)).toEqual([items, gifts, needed]);
});

it('[LANG-03] [ITEM-15] what is bought agrees with its number', () => {
  expect([0, 1, 2].map((purchased) => purchasedOfWanted({ wanted: 8, purchased }))).toEqual([
    '0 acheté sur 8',
    '1 acheté sur 8',
    '2 achetés sur 8',
  ]);
  expect(written(purchasedOfWanted({ wanted: 6, purchased: 8 }))).toBe('6 sur 6, 2_en plus');
  expect(written(sectionTally('guest', 1, { items: 1, purchased: 0 }))).toBe('1_cadeau, 1 souhaité, 0 acheté');
});

it('[LANG-03] [SETS-01] what completes a set is a number in words up to twelve', () => {
  expect([1, 3, 12, 13].map(completesSet)).toEqual([
    'Encore un pour compléter l’ensemble',
    'Encore trois pour compléter l’ensemble',
    'Encore douze pour compléter l’ensemble',
    'Encore 13 pour compléter l’ensemble',
  ]);
});
