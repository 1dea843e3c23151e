import {
  centsOf,
  dayOf,
  exampleRegistry,
  forAll,
  giftIdOf,
  identityOf,
  instantOf,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type GiftLine, giftsOwnersSee, lineOfGift } from './gift-line.ts';
import type { GivenThing, ThankYouRow } from './thank-you-row.ts';

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
    forAll(fc.shuffledSubarray(lines), (some) => {
      const found = O.map((line: GiftLine) => line.name)(lineOfGift(some, given));
      expect(found).toEqual(some.some((line) => line.name === name) ? O.some(name) : O.none);
    });
  });

  it('[THX-01] a gift of which the order has no line has none', () => {
    expect(lineOfGift(lines, { _tag: 'Units', identity: identityOf('9'), quantity: 1 })).toEqual(O.none);
    expect(lineOfGift(lines, { _tag: 'Units', identity: identityOf('2', 7), quantity: 1 })).toEqual(O.none);
    expect(lineOfGift(lines, { _tag: 'Contribution', identity: identityOf('1'), amount })).toEqual(O.none);
  });
});

const plain: ThankYouRow = {
  id: giftIdOf('HF-1:1'),
  given: { _tag: 'Units', identity: identityOf('4821'), quantity: 1 },
  giverId: giftIdOf('HF-1:1'),
  postalAddress: O.none,
  name: 'Dinner Plate',
  imagePath: '',
  giver: { firstName: 'Rosa', lastName: 'Almeida' },
  givenAt: instantOf('2027-06-01T12:00:00.000Z'),
  message: '',
  isThanked: false,
  note: '',
};
const surprise: ThankYouRow = { ...plain, id: giftIdOf('HF-2:1'), giverId: giftIdOf('HF-2:1'), isSurprise: true };

describe('the gifts that owners see', () => {
  it('[OWN-02] a hidden gift is not there, whatever it is, and every other gift is as it was', () => {
    const gifts = [plain, surprise];
    const registry = exampleRegistry({ eventDate: O.some(dayOf('2027-06-12')) });
    const hiding = exampleRegistry({ ...registry, surprise: { _tag: 'UntilDay', day: dayOf('2027-07-01') } });
    const seen = (on: typeof registry, today: string) => giftsOwnersSee({ registry: on, gifts }, dayOf(today)).gifts;
    expect(seen(registry, '2027-06-11')).toEqual([plain]);
    expect(seen(registry, '2027-06-12')).toEqual(gifts);
    expect(seen(hiding, '2027-06-30')).toEqual([]);
    expect(seen(hiding, '2027-07-01')).toEqual(gifts);
  });

  it('[ELSE-02] [OWN-02] what owners recorded themselves is not hidden from them', () => {
    const registry = exampleRegistry({ surprise: { _tag: 'UntilDay', day: dayOf('2027-07-01') } });
    const added: ThankYouRow = { ...surprise, giverId: surprise.id, isAdded: true };
    expect(giftsOwnersSee({ registry, gifts: [plain, added] }, dayOf('2027-06-11')).gifts).toEqual([added]);
  });

  it('[OWN-02] what is shown of a giver is the same whatever else of theirs is hidden', () => {
    const registry = exampleRegistry({ eventDate: O.some(dayOf('2027-06-12')) });
    const first: ThankYouRow = { ...surprise, giverId: surprise.id };
    const second: ThankYouRow = { ...plain, giverId: first.id };
    const seen = giftsOwnersSee({ registry, gifts: [first, second] }, dayOf('2027-06-11')).gifts;
    expect(seen).toEqual(giftsOwnersSee({ registry, gifts: [plain] }, dayOf('2027-06-11')).gifts);
  });
});
