import { centsOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { sites } from '../../site/index.ts';
import { contributionMessages, contributionNotAdded } from './contribution.ts';
import { mayBeInCart } from './unanswered.ts';

describe('the words of group gifts', () => {
  it('[GG-01] the button', () => {
    expect(contributionMessages.contribute).toBe('Contribute to Group Gift Fund');
    expect(contributionMessages.contributeLabel('Stand Mixer')).toBe('Contribute to Group Gift Fund: Stand Mixer');
  });

  it('[GG-03] progress', () => {
    expect(contributionMessages.toGo('$709')).toBe('$709 to go');
    const shown = { raised: centsOf(34_000), goal: centsOf(55_800), missing: centsOf(21_800), percent: 60, wanted: 3 };
    const { progress } = contributionMessages;
    expect(progress(sites.main, { ...shown, whole: 0 })).toBe('$340 of $558 raised');
    expect(progress(sites.main, { ...shown, whole: 1 })).toBe(
      '1 of 3 bought outright; $340 of $558 raised for the rest',
    );
    expect(progress(sites.main, { ...shown, raised: centsOf(0), goal: centsOf(0), whole: 3 })).toBe(
      '3 of 3 bought outright',
    );
    expect(contributionMessages.anyAmountFrom('$10')).toBe('Group gift, any amount from $10');
    expect(contributionMessages.takes('$10', '$709')).toBe('Any amount from $10 to $709.');
    expect(contributionMessages.takes('$4.50', '$4.50')).toBe('Please enter exactly $4.50.');
    expect(contributionMessages.onlyMissing('$4.50')).toBe('Group gift, only $4.50 still needed');
  });

  it('[GG-05] what the cart holds already, and what can go beside it', () => {
    expect(contributionMessages.inCart('$40')).toBe('Your cart already has $40 for this gift.');
    expect(contributionMessages.takesBeside('$669')).toBe('You can add up to $669 more.');
    expect(contributionMessages.takesBesideFrom('$4', '$669')).toBe('You can add $4 to $669 more.');
    expect(contributionMessages.takesBesideFrom('$4.50', '$4.50')).toBe('Only $4.50 more can be added.');
    expect(contributionMessages.ended('in-cart')).toMatchObject({
      title: 'All in Your Cart',
      text: expect.stringMatching(/has everything still needed .* once you place your order\.$/),
    });
  });

  it('[GG-03] each end has a title and a way on, and says that nothing was added', () => {
    const ends = (['full', 'gone', 'not-together'] as const).map(contributionMessages.ended);
    expect(new Set(ends.map(({ title }) => title)).size).toBe(3);
    for (const { text } of ends)
      expect(text).toMatch(
        /Nothing new was added to your cart; any contribution you added before is still there\. .+\.$/,
      );
  });

  it('[GG-01] a refusal is told in its own words', () => {
    expect(contributionNotAdded(sites.main, { _tag: 'FundFull', missing: centsOf(450) })).toBe(
      'Only $4.50 is still needed. Please enter exactly that amount.',
    );
  });

  it('[CART-08] of money of which nobody answered it is told as of any gift that it may be in the cart', () => {
    for (const reason of [
      { _tag: 'Unavailable' },
      { _tag: 'UnreadableResponse', reason: 'not JSON' },
      { _tag: 'TooManyRequests', retryAfterSeconds: 30 },
      { _tag: 'RequestInProgress' },
    ] as const)
      expect(contributionNotAdded(sites.main, reason)).toBe(mayBeInCart(reason));
  });
});
