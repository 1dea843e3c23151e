import {
  centsOf,
  exampleLine,
  exampleStore,
  forAll,
  grIdOf,
  identityOf,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { lineIdOf } from '../../cart/index.ts';
import { eventTypeOf } from '../../event/index.ts';
import { type LabelledLine, lineLabels } from './cart-labels.ts';

const wedding = { eventType: eventTypeOf('br'), primaryFirstName: 'Amelia', secondaryFirstName: O.some('Jonah') };
const baby = { eventType: eventTypeOf('bb'), primaryFirstName: 'Noor', secondaryFirstName: O.none };
const [first, second] = [grIdOf('7310442'), grIdOf('7310443')];
const { storeNumber, name: store } = exampleStore();

const line = (place: number, line: Partial<LabelledLine>): LabelledLine => ({
  ...exampleLine({ name: 'Linden Dinner Plate', grId: O.none }),
  lineId: lineIdOf(O.none, identityOf(String(1_000 + place))),
  ...line,
});
const called = (...lines: ReadonlyArray<Partial<LabelledLine>>): ReadonlyArray<string> => [
  ...lineLabels(
    sites.main,
    lines.map((each, place) => line(place, each)),
  ).values(),
];

describe('accessible names of the lines of a cart', () => {
  it('[CART-05] a line with its own name has no further details', () => {
    expect(called({}, { name: 'Bath Towel' })).toEqual(['Linden Dinner Plate', 'Bath Towel']);
    expect(called({ kind: 'contribution', name: 'Stand Mixer' })).toEqual(['Contribution to Stand Mixer']);
    expect(called({ kind: 'giftCard', name: 'Gift Card', lineTotal: centsOf(5_000) })).toEqual(['Gift Card, $50.00']);
  });

  it('[CART-05] [CART-09] one product for two registries names the registry, and that there is none', () => {
    expect(called({ grId: O.some(first), registry: wedding }, { grId: O.some(second), registry: baby }, {})).toEqual([
      'Linden Dinner Plate, for Amelia & Jonah’s Wedding Registry',
      'Linden Dinner Plate, for Noor’s Baby Registry',
      'Linden Dinner Plate, not for a registry',
    ]);
  });

  it('[CART-09] registries of the same name, or without a visible one, are distinguished by number', () => {
    expect(called({ grId: O.some(first), registry: wedding }, { grId: O.some(second), registry: wedding })).toEqual([
      'Linden Dinner Plate, registry # 7310442',
      'Linden Dinner Plate, registry # 7310443',
    ]);
    expect(called({ grId: O.some(first), registry: wedding }, { grId: O.some(second) })).toEqual([
      'Linden Dinner Plate, for Amelia & Jonah’s Wedding Registry',
      'Linden Dinner Plate, registry # 7310443',
    ]);
  });

  it('[CART-05] [PERS-03] personalizations are distinguished by text, and pickup from shipping', () => {
    const saying = (text: string) => ({
      personalization: { type: 700, lines: [text], font: O.none, color: O.none } as const,
    });
    expect(called(saying('A & J'), saying('Noor'))).toEqual([
      'Linden Dinner Plate, A & J',
      'Linden Dinner Plate, Noor',
    ]);
    expect(called({ pickup: { storeNumber, name: store } }, {})).toEqual([
      `Linden Dinner Plate, picked up at ${store}`,
      'Linden Dinner Plate, shipped',
    ]);
  });

  it('[CART-05] [GC-06] equal gift cards are numbered', () => {
    const card = { kind: 'giftCard', name: 'Gift Card', lineTotal: centsOf(5_000) } as const;
    expect(called(card, card, { ...card, lineTotal: centsOf(2_500) })).toEqual([
      'Gift Card, $50.00, 1 of 2',
      'Gift Card, $50.00, 2 of 2',
      'Gift Card, $25.00',
    ]);
  });

  it('[CART-05] no two lines of a cart have the same name', () => {
    const heard = fc.record({
      name: fc.constantFrom('Bath Towel', 'Gift Card'),
      kind: fc.constantFrom('item', 'giftCard', 'contribution'),
      lineTotal: fc.constantFrom(centsOf(2_500), centsOf(5_000)),
      grId: fc.constantFrom(O.none, O.some(first), O.some(second)),
    });
    forAll(fc.array(heard, { maxLength: 12 }), (all) => {
      expect(new Set(called(...all)).size).toBe(all.length);
    });
  });
});
