import {
  exampleMonogrammed,
  forAll,
  grIdOf,
  identityOf,
  listChoice,
  markets,
  nearEdges,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import { NO_FILTERS, NOTHING_CHOSEN } from '../list/index.ts';
import { registrantTabs, tabsFor } from '../page/index.ts';
import { type Edited, type ItemEdit, manageItem, NOTHING_EDITED, openItemDraft } from '../registry/index.ts';
import { choiceEvents, itemEvents, type TabOpened, tabEvents } from './analytics-event.ts';

const grId = grIdOf('7310442');

describe('choice events', () => {
  it.each([
    { change: { sortBy: O.some('price' as const) }, event: { _tag: 'Sorted', grId, sortBy: 'price' } },
    { change: { groupBy: 'brand' as const }, event: { _tag: 'Grouped', grId, groupBy: 'brand' } },
    {
      change: { giftOption: 'needed' as const },
      event: { _tag: 'Filtered', grId, giftOption: 'needed', filters: [] },
    },
    {
      change: {
        filters: {
          ...NO_FILTERS,
          categories: ['Bath'],
          bands: ['0-20' as const],
          availability: ['on-sale' as const],
          search: 'secret',
        },
      },
      event: {
        _tag: 'Filtered',
        grId,
        giftOption: 'all',
        filters: ['category-Bath', 'price-0-20', 'availability-on-sale', 'search'],
      },
    },
  ])('[LIST-08] [ANA-01] $event._tag is reported', ({ change, event }) => {
    expect(choiceEvents(grId, NOTHING_CHOSEN, { ...NOTHING_CHOSEN, ...change })).toEqual([event]);
  });

  it('[LIST-08] [ANA-01] a sort that is taken back is reported too', () => {
    const sorted = { ...NOTHING_CHOSEN, sortBy: O.some('price' as const) };
    expect(choiceEvents(grId, sorted, NOTHING_CHOSEN)).toEqual([{ _tag: 'Sorted', grId, sortBy: 'default' }]);
  });

  it('[LIST-08] [ANA-01] another filter in the place of one is reported', () => {
    const of = (category: string) => ({
      ...NOTHING_CHOSEN,
      filters: { ...NOTHING_CHOSEN.filters, categories: [category] },
    });
    expect(choiceEvents(grId, of('Bath'), of('Kitchen'))).toEqual([
      { _tag: 'Filtered', grId, giftOption: 'all', filters: ['category-Kitchen'] },
    ]);
  });

  it('[ANA-01] a choice that changes nothing reports nothing', () => {
    forAll(listChoice, (choice) => {
      expect(choiceEvents(grId, choice, { ...choice })).toEqual([]);
    });
  });

  it('[ANA-01] the event holds what was changed, each once, with what holds now', () => {
    forAll(listChoice, listChoice, (before, after) => {
      const tags = choiceEvents(grId, before, after).map(({ _tag }) => _tag);
      expect(new Set(tags).size).toBe(tags.length);
      expect(tags.includes('Sorted')).toBe(!O.getEq<string>({ equals: Object.is }).equals(before.sortBy, after.sortBy));
      expect(tags.includes('Grouped')).toBe(before.groupBy !== after.groupBy);
      if (before.giftOption !== after.giftOption) expect(tags).toContain('Filtered');
      for (const event of choiceEvents(grId, before, after)) {
        if (event._tag === 'Sorted') expect(event.sortBy).toBe(O.isSome(after.sortBy) ? after.sortBy.value : 'default');
        if (event._tag === 'Grouped') expect(event.groupBy).toBe(after.groupBy);
        if (event._tag === 'Filtered') expect(event.giftOption).toBe(after.giftOption);
      }
    });
  });
});

const identity = identityOf('4821', 7);
const to = <A, Seen>(value: A, seen: Seen): O.Option<Edited<A, Seen>> => O.some({ to: value, seen });
const maybe = <A>(value: fc.Arbitrary<A>): fc.Arbitrary<O.Option<A>> =>
  fc.option(value, { nil: undefined }).map(O.fromNullable);

const flag = maybe(fc.boolean().map((value) => ({ to: value, seen: !value })));
const edit: fc.Arbitrary<ItemEdit> = fc.record({
  isMostLoved: flag,
  isGroupGift: flag,
  fundName: maybe(fc.string().map((name) => ({ to: name, seen: O.none }))),
  wanted: maybe(nearEdges(1, 999, [1, 999]).map((wanted) => ({ to: wanted, seen: 1 }))),
});

describe('what is reported about an item', () => {
  it.each([
    [{ isMostLoved: to(true, false) }, { _tag: 'MostLovedUpdated', isMostLoved: true }],
    [{ isMostLoved: to(false, true) }, { _tag: 'MostLovedUpdated', isMostLoved: false }],
    [{ isGroupGift: to(true, false) }, { _tag: 'GroupGiftUpdated', isGroupGift: true }],
    [{ isGroupGift: to(false, true) }, { _tag: 'GroupGiftUpdated', isGroupGift: false }],
    [{ fundName: to('Our kitchen', O.none) }, { _tag: 'GroupGiftUpdated', isGroupGift: true }],
    [{ wanted: to(9, 8) }, { _tag: 'ItemUpdated', wanted: 9 }],
  ] as const)('[ANA-01] %o', (done, event) => {
    expect(itemEvents(grId, identity, { ...NOTHING_EDITED, ...done })).toEqual([
      { ...event, grId: '7310442', sku: '4821' },
    ]);
  });

  it('[ANA-01] nothing that was done is nothing to report', () => {
    const item = { ...exampleMonogrammed(), isSettled: false };
    const opened = openItemDraft(markets.US, item);
    expect(itemEvents(grId, identity, manageItem(markets.US, item, opened).edit)).toEqual([]);
  });

  it('[ANA-01] each thing that was done is reported once, in the order of the form, with what holds now; a new name is reported for a group gift, without the name', () => {
    forAll(edit, (done) => {
      const tags = itemEvents(grId, identity, done).map(({ _tag }) => _tag);
      expect(tags).toEqual([
        ...(O.isSome(done.isMostLoved) ? ['MostLovedUpdated'] : []),
        ...(O.isSome(done.isGroupGift) || O.isSome(done.fundName) ? ['GroupGiftUpdated'] : []),
        ...(O.isSome(done.wanted) ? ['ItemUpdated'] : []),
      ]);
    });
    const all = {
      isMostLoved: to(true, false),
      isGroupGift: to(false, true),
      fundName: to('Our kitchen', O.none),
      wanted: to(9, 8),
    };
    expect(itemEvents(grId, identity, all)).toMatchObject([
      { isMostLoved: true },
      { isGroupGift: false },
      { wanted: 9 },
    ]);
  });

  it('[ANA-01] of an item its SKU is reported, never the words on it or the name of its fund', () => {
    forAll(edit, (done) => {
      const known = ['_tag', 'grId', 'sku', 'isMostLoved', 'isGroupGift', 'wanted'];
      for (const event of itemEvents(grId, identity, done))
        expect(Object.keys(event).filter((key) => !known.includes(key))).toEqual([]);
    });
  });
});

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
    forAll(tab, tab, (before, after) => {
      expect(tabEvents(grId, before, after)).toEqual(
        before === after ? [] : [{ _tag: 'TabChanged', grId, tab: after }],
      );
    });
  });
});
