import {
  exampleCartContents,
  exampleContributionLineView,
  exampleGiftCardLineView,
  exampleLine,
  exampleStore,
  grIdOf,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { wrapDifferences } from './cart-differences.ts';
import { giftOptionsOf, orderedGiftOptions, withGiftChoice } from './gift-options.ts';

const [one, other] = [grIdOf('7310442'), grIdOf('222222')];
const { storeNumber, name } = exampleStore();
const of = (...grIds: ReadonlyArray<typeof one>) => grIds.map((grId) => exampleLine({ grId: O.some(grId) }));
const linen = { code: 'linen', name: 'Linen ribbon, kraft paper' };

describe('what goes into the boxes of gifts', () => {
  it('[WRAP-01] is chosen once for each registry to which gifts are shipped; pickups, gift cards, contributions and plain products have no choice', () => {
    const pickup = exampleLine({ grId: O.some(other), pickup: { storeNumber, name } });
    const rest = [pickup, exampleGiftCardLineView(), exampleContributionLineView(), exampleLine({ grId: O.none })];
    expect(giftOptionsOf(sites.main, rest)).toEqual([]);
    expect(giftOptionsOf(sites.main, [...of(one, other, one), ...rest]).map(({ grId }) => grId)).toEqual([one, other]);
    expect(giftOptionsOf({}, of(one))).toEqual([]);
  });

  it('[WRAP-01] starts with nothing; a wrap that is no longer offered is none', () => {
    const none = { grId: one, hasCard: false, hasReceipt: false };
    expect(giftOptionsOf(sites.main, of(one))).toEqual([none]);
    const choice = { ...none, wrap: 'linen', hasReceipt: true };
    const chosen = { ...none, hasReceipt: true, wrap: linen };
    expect(giftOptionsOf(sites.main, of(one), [choice])).toEqual([chosen]);
    const left = giftOptionsOf({ giftWrap: [] }, of(one), [choice]);
    expect(left).toEqual([{ ...none, hasReceipt: true }]);
    expect(wrapDifferences([chosen], left)).toEqual([{ _tag: 'Wrap', before: linen.name, now: '' }]);
    expect(wrapDifferences([chosen], [])).toEqual([]);
  });

  it('[WRAP-01] an order has what was chosen; without a message there is no card', () => {
    const options = [
      { grId: one, hasCard: true, hasReceipt: false },
      { grId: other, hasCard: false, hasReceipt: false },
    ];
    expect(orderedGiftOptions(options, 'With love')).toEqual(options.slice(0, 1));
    expect(orderedGiftOptions(options, '')).toEqual([]);
  });

  it('[WRAP-01] a gift receipt has a number of its own, or the one that was reported', () => {
    const plain = { grId: one, hasCard: false, hasReceipt: true };
    const reported = { ...plain, grId: other, receiptNumber: 'POS-7' };
    const card = { ...plain, hasCard: true, hasReceipt: false };
    expect(orderedGiftOptions([plain, reported, card], 'With love', 'R-1')).toEqual([
      { ...plain, receiptNumber: 'R-1' },
      reported,
      card,
    ]);
    expect(orderedGiftOptions([plain], '')).toEqual([plain]);
  });

  it('[WRAP-01] a later choice replaces the one for the same registry; an unknown wrap and a registry without gifts are refused', () => {
    const cart = exampleCartContents();
    const choice = { grId: one, hasCard: true, hasReceipt: false };
    const first = withGiftChoice(sites.main, { ...choice, wrap: 'linen' })(cart);
    const second = E.chain(withGiftChoice(sites.main, choice))(first);
    expect(second).toEqual(E.right({ ...cart, giftChoices: [choice] }));
    const refused = (change: object, site: Parameters<typeof withGiftChoice>[0] = sites.main) =>
      withGiftChoice(site, { ...choice, ...change })(cart);
    expect(refused({ wrap: 'balloon' })).toEqual(E.left({ _tag: 'GiftWrapUnknown' }));
    expect(refused({ grId: other })).toEqual(E.left({ _tag: 'NothingToWrap' }));
    expect(refused({}, {})).toEqual(E.left({ _tag: 'NothingToWrap' }));
  });
});
