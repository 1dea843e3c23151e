import { grIdOf, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import { registrantTabs, tabsFor } from '../page/index.ts';
import type { TabOpened } from './analytics-event.ts';
import { tabEvents } from './tab-event.ts';

const grId = grIdOf('7310442');
const reader = {
  role: 'registrant',
  site: sites.main,
  eventType: eventTypeOf('br'),
  isPostEvent: false,
  grId,
  secondaryFirstName: O.none,
} as const;
const pages: ReadonlyArray<TabOpened> = tabsFor(reader).map(({ page }) => page);
const parts: ReadonlyArray<TabOpened> = registrantTabs(reader);

describe('what is reported about tabs', () => {
  it('[ANA-01] every tab of a registrant can be reported', () => {
    expect(pages.flatMap((tab) => tabEvents(grId, 'home', tab))).toEqual(
      ['registry-list', 'checklist', 'thank-you-manager'].map((tab) => ({ _tag: 'TabChanged', grId: '7310442', tab })),
    );
    expect(parts.flatMap((tab) => tabEvents(grId, 'my-gifts', tab))).toEqual([
      { _tag: 'TabChanged', grId: '7310442', tab: 'my-group-gift-fund' },
    ]);
  });

  it('[ANA-01] the tab on which one is already reports nothing, and another tab is reported once, as the one that was opened', () => {
    const tab = fc.constantFrom(...pages, ...parts);
    fc.assert(
      fc.property(tab, tab, (before, after) => {
        expect(tabEvents(grId, before, after)).toEqual(
          before === after ? [] : [{ _tag: 'TabChanged', grId, tab: after }],
        );
      }),
    );
  });
});
