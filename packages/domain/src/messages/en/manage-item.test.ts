import { describe, expect, it } from 'vitest';
import { manageItemMessages, manageProblem } from './manage-item.ts';

describe('messages of Manage Item', () => {
  it('[MAN-05] the minimum is counted in the singular and plural', () => {
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
  ] as const)('[MAN-06] every failure has a message: %o', (problem, expected) => {
    expect(manageProblem(problem)).toMatch(expected);
  });
});
