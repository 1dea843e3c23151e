import { centsOf, identityOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { NextStep, OverviewGift } from '../../overview/index.ts';
import { overviewMessages } from './overview.ts';

const steps: ReadonlyArray<NextStep> = [
  { _tag: 'BeginList' },
  { _tag: 'ReplaceNoLongerAvailable', count: 1, gone: 1 },
  { _tag: 'ReplaceNoLongerAvailable', count: 2, gone: 2 },
  { _tag: 'ReplaceNoLongerAvailable', count: 6, gone: 8 },
  { _tag: 'LetGuestsIn' },
  { _tag: 'AddMore' },
  { _tag: 'FollowChecklist', done: 3, of: 21 },
  { _tag: 'AddPhoto' },
  { _tag: 'LoveSome' },
  { _tag: 'ShareLink' },
  { _tag: 'WriteGreeting' },
  { _tag: 'CompleteSets', sets: [{ name: 'Linden Dinner Plate', missing: 1 }], daysToGo: O.some(1) },
  { _tag: 'SayThanks', count: 1 },
  { _tag: 'SayThanks', count: 25 },
  { _tag: 'BuyTheRest', units: 1, hasCode: false },
  { _tag: 'BuyTheRest', units: 1_200, hasCode: true },
];

describe('messages of the Overview', () => {
  it('[OVR-01] time until the event', () => {
    expect([0, 1, 2, 1_200].map(overviewMessages.toGo)).toEqual([
      { large: 'Today', small: 'is the day' },
      { large: '1', small: 'day to go' },
      { large: '2', small: 'days to go' },
      { large: '1,200', small: 'days to go' },
    ]);
  });

  it.each(steps)('[OVR-01] %o has a title and a text in whole sentences', (step) => {
    const { title, text } = overviewMessages.step(step);
    expect(title).toMatch(/^[A-Z][^.!]+$/);
    expect(text).toMatch(/^[A-Z0-9].+\.$/);
  });

  it('[OVR-01] singular and plural', () => {
    expect(overviewMessages.step({ _tag: 'BuyTheRest', units: 1, hasCode: false }).text).toBe('1 still needed.');
    expect(overviewMessages.step({ _tag: 'BuyTheRest', units: 2, hasCode: true }).text).toBe(
      '2 still needed. Use your completion discount.',
    );
    expect(overviewMessages.step({ _tag: 'ReplaceNoLongerAvailable', count: 1, gone: 1 }).text).toBe(
      'Your guests don’t see it.',
    );
    expect(overviewMessages.step({ _tag: 'ReplaceNoLongerAvailable', count: 1, gone: 2 }).text).toBe(
      'Your guests don’t see them. 1 more can only be removed.',
    );
    expect(overviewMessages.step({ _tag: 'SayThanks', count: 1 }).text).toBe('1 gift is waiting for a word from you.');
    expect(overviewMessages.step({ _tag: 'SayThanks', count: 25 }).text).toBe(
      '25 gifts are waiting for a word from you.',
    );
    expect(overviewMessages.bought({ items: 21, purchased: 3 })).toBe('3 of 21 purchased');
    expect(overviewMessages.bought({ items: 21, purchased: 24 })).toBe('21 of 21, 3 extra');
  });

  it('[SETS-01] sets that are not complete, with what they miss and the days to go', () => {
    const [plates, bowls, forks] = [
      { name: 'Linden Dinner Plate', missing: 3 },
      { name: 'Linden Bowl', missing: 1 },
      { name: 'Dinner Fork', missing: 2 },
    ];
    const step = (sets: ReadonlyArray<typeof plates>, daysToGo: O.Option<number>) =>
      overviewMessages.step({ _tag: 'CompleteSets', sets, daysToGo });
    expect(step([plates], O.none)).toEqual({
      title: 'One set isn’t complete yet',
      text: 'Missing: 3 Linden Dinner Plate.',
    });
    expect(step([plates, bowls], O.some(41))).toEqual({
      title: '2 sets aren’t complete yet',
      text: 'Missing: 3 Linden Dinner Plate, 1 Linden Bowl. 41 days to go.',
    });
    expect(step([plates, bowls, forks], O.some(1)).text).toMatch(/, 1 Linden Bowl, and 1 more set\. 1 day to go\.$/);
    expect(step([plates], O.some(0)).text).toMatch(/Today is the day\.$/);
  });

  it('[OVR-01] a group gift shows its money, another gift its units', () => {
    const fund = { name: 'Together', goal: centsOf(20_000), raised: centsOf(5_000) };
    const product = { currentPrice: centsOf(10_000), personalizationType: 0 } as const;
    const identity = identityOf('4821');
    expect(
      overviewMessages.given(sites.main, { identity, product, wanted: 2, purchased: 0, groupGift: O.some(fund) }),
    ).toBe('$50 of $200 raised');
    expect(overviewMessages.given(sites.main, { identity, product, wanted: 2, purchased: 1, groupGift: O.none })).toBe(
      '1 of 2 purchased',
    );
  });

  it('[OVR-01] a gift of no item on the list shows its amount or quantity', () => {
    const identity = identityOf('11');
    const apart = (given: OverviewGift['given']) => overviewMessages.apart({ given }, { currencyPrefix: '$' });
    expect([
      apart({ _tag: 'GiftCard', kind: 'GiftCard', amount: centsOf(7_500) }),
      apart({ _tag: 'Contribution', identity, amount: centsOf(15_000) }),
      apart({ _tag: 'Units', identity, quantity: 2 }),
    ]).toEqual(['$75', '$150 given, no longer on your list', '2 purchased, no longer on your list']);
  });
});
