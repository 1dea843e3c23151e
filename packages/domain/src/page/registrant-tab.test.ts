import { registryItem, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActionReader } from '../account/index.ts';
import { eventTypeOf } from '../event/index.ts';
import { registrantTabMessages } from '../messages/index.ts';
import { itemsUnder, registrantTabs, tabShown } from './registrant-tab.ts';

const registrant: ActionReader = {
  role: 'registrant',
  site: sites.main,
  eventType: eventTypeOf('br'),
  isPostEvent: false,
};

describe('the tabs over a registrant’s list', () => {
  it('[LIST-09] a guest has no such tab, a registrant has My Gifts first, and the fund wherever there are group gifts', () => {
    expect(registrantTabs({ ...registrant, role: 'guest' })).toEqual([]);
    for (const site of [sites.main, sites.modern, sites.kids]) {
      expect(registrantTabs({ ...registrant, site }).map((tab) => registrantTabMessages[tab])).toEqual([
        'My Gifts',
        'My Group Gift Fund',
      ]);
    }
    expect(registrantTabs({ ...registrant, isPostEvent: true })).toEqual(['my-gifts', 'my-group-gift-fund']);
  });

  it('[LIST-09] the chosen tab is shown if the reader has it, else My Gifts', () => {
    expect(tabShown(registrant, 'my-group-gift-fund')).toBe('my-group-gift-fund');
    expect(tabShown(registrant, 'my-gifts')).toBe('my-gifts');
    expect(tabShown({ ...registrant, role: 'guest' }, 'my-group-gift-fund')).toBe('my-gifts');
    expect(tabShown({ ...registrant, site: sites.canada }, 'my-group-gift-fund')).toBe('my-gifts');
  });

  it('[LIST-09] My Gifts has all items, in their order; the fund shows exactly the group gifts, in their order', () => {
    fc.assert(
      fc.property(fc.array(registryItem, { maxLength: 6 }), (items) => {
        expect(itemsUnder('my-gifts', items)).toEqual(items);
        const fund = itemsUnder('my-group-gift-fund', items);
        expect(fund).toEqual(items.filter((item) => fund.includes(item)));
        for (const item of items) expect(fund.includes(item)).toBe(item.groupGift._tag === 'Some');
      }),
    );
  });
});
