import { centsOf, exampleItem, markets, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { contributionVerdict, remainingRange } from '../../fund/index.ts';
import type { CartContributionRefusal } from '../../ports/index.ts';
import { checkContribution, contributionRange } from '../../registry/index.ts';
import {
  cartContributionRefused,
  contributionMessages,
  contributionNotAdded,
  contributionRefused,
  contributionVerdictMessages,
  remainingRangeMessages,
} from './contribution.ts';
import { addToCartFaultSentence } from './fault.ts';
import { fundMessages } from './fund.ts';

describe('messages of group gifts', () => {
  it('[GG-03] progress and possible amounts', () => {
    expect(fundMessages.toGo('$709')).toBe('$709 to go');
    const shown = { raised: centsOf(34_000), goal: centsOf(55_800), missing: centsOf(21_800), percent: 60, wanted: 3 };
    const { progress } = fundMessages;
    expect(progress(sites.main, { ...shown, whole: 0 })).toBe('$340 of $558 raised');
    expect(progress(sites.main, { ...shown, whole: 1 })).toBe('1 of 3 purchased. $340 of $558 raised for the other 2.');
    expect(progress(sites.main, { ...shown, raised: centsOf(0), goal: centsOf(0), whole: 3 })).toBe('3 of 3 purchased');
    expect(fundMessages.anyAmountFrom('$10')).toBe('Group gift, any amount from $10');
    expect(contributionMessages.takes('$10', '$709')).toBe('Any amount from $10 to $709.');
    expect(contributionMessages.takes('$4.50', '$4.50')).toBe('Please enter exactly $4.50.');
    expect(fundMessages.onlyMissing('$4.50')).toBe('Group gift, only $4.50 still needed');
  });

  it('[GG-03] each end has a title and a way on, and says that nothing was added', () => {
    const ends = (['full', 'gone', 'not-together', 'closed'] as const).map(contributionMessages.ended);
    expect(new Set(ends.map(({ title }) => title)).size).toBe(4);
    for (const { text } of ends)
      expect(text).toMatch(
        /Nothing new was added to your cart; any contribution you added before is still there\. .+\.$/,
      );
  });

  it('[CART-08] an unconfirmed contribution may be in the cart', () => {
    for (const reason of [
      { _tag: 'Unavailable' },
      { _tag: 'UnreadableResponse', reason: 'not JSON' },
      { _tag: 'TooManyRequests', retryAfterSeconds: 30 },
      { _tag: 'RequestInProgress' },
    ] as const)
      expect(contributionNotAdded(sites.main, reason)).toBe(addToCartFaultSentence(reason));
  });
});

describe('refused contributions', () => {
  it.each([
    [70_000, '', 'Contributions start at $10.'],
    [70_000, '9.99', 'Contributions start at $10.'],
    [70_000, 'ten', 'Please enter an amount like 25 or 25.50.'],
    [70_000, '10', ''],
    [70_000, '700.01', 'Only $700 is still needed. Please enter that amount or less.'],
    [1_000, '9.99', 'Contributions start at $10.'],
    [1_000, '10.01', 'Only $10 is still needed. Please enter exactly that amount.'],
    [300, '', 'Only $3 is still needed. Please enter exactly that amount.'],
    [999, ' ', 'Only $9.99 is still needed. Please enter exactly that amount.'],
    [1_000, '', 'Contributions start at $10.'],
    [999, '9', 'Only $9.99 is still needed. Please enter exactly that amount.'],
    [999, '10', 'Only $9.99 is still needed. Please enter exactly that amount.'],
  ])('[GG-01] [GC-04] while %d cents are missing, typing "%s"', (missing, text, words) => {
    const range = { minimum: centsOf(Math.min(1_000, missing)), maximum: centsOf(missing) };
    expect(contributionVerdictMessages(sites.main, contributionVerdict(range, text))).toBe(words);
  });

  it.each([
    [70_000, 999, 'Contributions start at $10.'],
    [1_000, 999, 'Contributions start at $10.'],
    [70_000, 70_001, 'Only $700 is still needed. Please enter that amount or less.'],
    [1_000, 1_001, 'Only $10 is still needed. Please enter exactly that amount.'],
    [999, 900, 'Only $9.99 is still needed. Please enter exactly that amount.'],
    [999, 1_000, 'Only $9.99 is still needed. Please enter exactly that amount.'],
    [0, 1_000, 'Guests have paid for this gift in full. Please choose another one.'],
  ])('[GG-01] [GG-03] [GC-04] refused while %d cents are missing: %d', (missing, amount, words) => {
    const fund = { name: 'Plates', goal: centsOf(100_000), raised: centsOf(100_000 - missing) };
    const item = exampleItem({ purchased: 0, groupGift: O.some(fund) });
    const decided = checkContribution(markets.US, item, centsOf(amount));
    expect(decided._tag === 'Left' ? contributionRefused(sites.main, decided.left) : undefined).toBe(words);
    const range = contributionRange(markets.US, item);
    const typed = (amount / 100).toFixed(2);
    if (O.isSome(range))
      expect(contributionVerdictMessages(sites.main, contributionVerdict(range.value, typed))).toBe(words);
  });

  it.each([
    [70_000, 4_000, '', 'Please enter an amount up to $660.'],
    [70_000, 4_000, '0', 'Please enter an amount up to $660.'],
    [70_000, 4_000, 'ten', 'Please enter an amount like 25 or 25.50.'],
    [70_000, 4_000, '0.01', ''],
    [70_000, 4_000, '660', ''],
    [70_000, 4_000, '660.01', 'Only $660 more can be added. Please enter that amount or less.'],
    [70_000, 998, '0.01', 'Please enter an amount from $0.02 to $690.02.'],
    [999, 400, '5', 'Only $5.99 more can be added. Please enter exactly that amount.'],
    [999, 400, '6', 'Only $5.99 more can be added. Please enter exactly that amount.'],
    [70_000, 69_999, '1', 'Only $0.01 more can be added. Please enter exactly that amount.'],
  ])('[GG-01] [GG-05] %d missing, %d in the cart: typing "%s" says: %s', (missing, inCart, text, words) => {
    const range = O.getOrElseW((): never => expect.fail('nothing more to give'))(
      remainingRange(centsOf(missing), centsOf(inCart)),
    );
    expect(remainingRangeMessages(sites.main, range, contributionVerdict(range, text))).toBe(words);
  });

  it('[GG-01] [GG-05] every refusal has its own sentence that names what is possible', () => {
    const { identity } = exampleItem();
    const all: ReadonlyArray<CartContributionRefusal> = [
      { _tag: 'RegistryNotFound' },
      { _tag: 'NotOnRegistry', identity },
      { _tag: 'OtherBrand', identity },
      { _tag: 'NotInMarket' },
      { _tag: 'NotAGroupGift' },
      { _tag: 'NoLongerAvailable', identity },
      { _tag: 'PersonalizationError', identity },
      { _tag: 'ContributionTooSmall', minimum: centsOf(1_000) },
      { _tag: 'FundFull', missing: centsOf(5_000) },
      { _tag: 'FundFull', missing: centsOf(0) },
      { _tag: 'AlreadyInCart', inCart: centsOf(5_000), missing: centsOf(450) },
      { _tag: 'AlreadyInCart', inCart: centsOf(5_000), missing: centsOf(0) },
      { _tag: 'CartFull', maximum: 100 },
      { _tag: 'IdempotencyKeyReused' },
      { _tag: 'RequestInProgress' },
    ];
    const sentences = all.map((refusal) => cartContributionRefused(sites.main, refusal));
    expect(new Set(sentences).size).toBe(all.length);
    expect(sentences.slice(7, 12)).toEqual([
      'Contributions start at $10.',
      'Only $50 is still needed. Please enter that amount or less.',
      'Guests have paid for this gift in full. Please choose another one.',
      'Your cart already has $50 for this gift, so only $4.50 more can be added. Please enter that amount or less.',
      'Your cart already has $50 for this gift, and nothing more can be added.',
    ]);
  });
});
