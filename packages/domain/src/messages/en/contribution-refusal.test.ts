import { centsOf, exampleItem } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { contributionVerdict, rangeBeside } from '../../fund/index.ts';
import type { CartContributionRefusal } from '../../ports/index.ts';
import { checkContribution, contributionRange } from '../../registry/index.ts';
import { sites } from '../../site/index.ts';
import {
  besideVerdictMessages,
  cartContributionRefused,
  contributionRefused,
  contributionVerdictMessages,
} from './contribution-refusal.ts';

describe('the words of contributions that are not taken', () => {
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
  ])('[GG-01] [GC-04] of a contribution while %d cents are missing: "%s"', (missing, text, words) => {
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
  ])(
    '[GG-01] [GG-03] [GC-04] of a contribution that is refused while %d cents are missing: %d',
    (missing, amount, words) => {
      const fund = { name: 'Plates', goal: centsOf(100_000), raised: centsOf(100_000 - missing) };
      const item = exampleItem({ purchased: 0, groupGift: O.some(fund) });
      const decided = checkContribution('US', item, centsOf(amount));
      expect(decided._tag === 'Left' ? contributionRefused(sites.main, decided.left) : undefined).toBe(words);
      const range = contributionRange('US', item);
      const typed = (amount / 100).toFixed(2);
      if (O.isSome(range))
        expect(contributionVerdictMessages(sites.main, contributionVerdict(range.value, typed))).toBe(words);
    },
  );

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
  ])('[GG-01] [GG-05] %d missing, %d in the cart already: of "%s" it is said: %s', (missing, inCart, text, words) => {
    const range = O.getOrElseW((): never => expect.fail('nothing more to give'))(
      rangeBeside(centsOf(missing), centsOf(inCart)),
    );
    expect(besideVerdictMessages(sites.main, range, contributionVerdict(range, text))).toBe(words);
  });

  it('[GG-01] [GG-05] each reason why no money goes into the cart has a sentence of its own, and says which way is on', () => {
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

  it('[GG-01] every other reason not to take a contribution has a sentence of its own', () => {
    const { identity } = exampleItem();
    const sentences = [
      { _tag: 'NotInMarket' } as const,
      { _tag: 'NotAGroupGift' } as const,
      { _tag: 'NoLongerAvailable', identity } as const,
    ].map((refusal) => contributionRefused(sites.canada, refusal));
    expect(sentences).toEqual([
      'Group gifts aren’t offered on the Canadian site.',
      'This gift is no longer a group gift. You can buy it instead.',
      'This gift is no longer available. Please choose another one.',
    ]);
  });
});
