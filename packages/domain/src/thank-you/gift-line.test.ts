import { centsOf, identityOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type GiftLine, lineOfGift } from './gift-line.ts';
import type { GivenThing } from './thank-you-row.ts';

const line = (kind: GiftLine['kind'], sku: string): GiftLine => ({
  kind,
  identity: identityOf(sku),
  name: `${kind} ${sku}`,
  imagePath: '',
});
const lines = [
  line('item', '1'),
  line('item', '2'),
  line('contribution', '2'),
  line('eGiftCard', '999055'),
  line('giftCard', '999055'),
];
const amount = centsOf(2_500);

describe('the line of a gift', () => {
  it.each<[GivenThing, string]>([
    [{ _tag: 'Units', identity: identityOf('2'), quantity: 1 }, 'item 2'],
    [{ _tag: 'Contribution', identity: identityOf('2'), amount }, 'contribution 2'],
    [{ _tag: 'GiftCard', kind: 'GiftCard', amount }, 'giftCard 999055'],
    [{ _tag: 'GiftCard', kind: 'EGiftCard', amount }, 'eGiftCard 999055'],
  ])('[THX-01] the line is of the same kind and of the same item: %j', (given, name) => {
    expect(O.map((found: GiftLine) => found.name)(lineOfGift(lines, given))).toEqual(O.some(name));
    fc.assert(
      fc.property(fc.shuffledSubarray(lines), (some) => {
        const found = O.map((line: GiftLine) => line.name)(lineOfGift(some, given));
        expect(found).toEqual(some.some((line) => line.name === name) ? O.some(name) : O.none);
      }),
    );
  });

  it('[THX-01] a gift of which the order has no line has none', () => {
    expect(lineOfGift(lines, { _tag: 'Units', identity: identityOf('9'), quantity: 1 })).toEqual(O.none);
    expect(lineOfGift(lines, { _tag: 'Units', identity: identityOf('2', 7), quantity: 1 })).toEqual(O.none);
    expect(lineOfGift(lines, { _tag: 'Contribution', identity: identityOf('1'), amount })).toEqual(O.none);
  });
});
