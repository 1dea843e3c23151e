import { describe, expect, it } from 'vitest';
import { dialogMessages } from './dialog.ts';
import { manageItemMessages, manageProblem } from './manage-item.ts';
import { nlaItemMessages } from './nla-item.ts';
import { purchasedOfWanted } from './section-counts.ts';

describe('the words of Manage Item', () => {
  it('[MAN-01] [MAN-02] each step says what it is', () => {
    expect(manageItemMessages).toMatchObject({
      updated: 'Item has been updated',
      removed: 'Item has been removed',
      manageItem: 'Manage Item',
    });
    expect(nlaItemMessages.sure).toBe('Are you sure you want to remove this item from your registry?');
    expect(dialogMessages.close).toBe('Close');
  });

  it('[PERS-04] options that have changed', () => {
    expect(manageItemMessages.optionsChanged).toBe('Some personalization options have changed. Please start again.');
    expect(manageItemMessages.removeFromRegistry).toBe('Remove from Registry');
  });

  it.each([
    [5, 0, '0 of 5 purchased'],
    [1, 0, '0 of 1 purchased'],
    [7, 2, '2 of 7 purchased'],
    [1_250, 1_000, '1,000 of 1,250 purchased'],
  ])(
    '[NLA-05] a replacement that is wanted %d times, bought %d times: "%s" and "Manage Item"',
    (wanted, purchased, expected) => {
      expect(purchasedOfWanted({ wanted, purchased })).toBe(expected);
      expect(manageItemMessages.manageItem).toBe('Manage Item');
    },
  );

  it('[MAN-05] the fewest that can be wanted, in one and in many', () => {
    expect(manageItemMessages.fewest(1)).toBe('1 has already been bought, so 1 is the minimum.');
    expect(manageItemMessages.fewest(3)).toBe('3 have already been bought, so 3 is the minimum.');
  });

  it.each([
    [{ _tag: 'CallFailed', reason: { _tag: 'Unavailable' } }, /^We’re having trouble connecting/],
    [{ _tag: 'CallFailed', reason: { _tag: 'NotOwner' } }, /^This registry belongs to someone else/],
    [{ _tag: 'CallFailed', reason: { _tag: 'HasPurchases' } }, /^Someone has bought some of this item/],
    [{ _tag: 'CallFailed', reason: { _tag: 'HasContributions' } }, /already given to this group gift/],
    [{ _tag: 'CallFailed', reason: { _tag: 'NotAGroupGift' } }, /no fund to name/],
    [{ _tag: 'CallFailed', reason: { _tag: 'BelowPurchased', purchased: 3 } }, /^Enter a quantity equal to or higher/],
    [{ _tag: 'ItemVersionConflict' }, /^Someone else changed this item/],
    [{ _tag: 'BoughtMeanwhile' }, /^A guest has just bought some/],
  ] as const)('[MAN-06] why nothing was saved is said: %o', (problem, expected) => {
    expect(manageProblem(problem)).toMatch(expected);
  });
});
