import { grIdOf, listChoice } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { NO_FILTERS, NOTHING_CHOSEN } from '../list/index.ts';
import { choiceEvents } from './choice-event.ts';

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
    fc.assert(
      fc.property(listChoice, (choice) => {
        expect(choiceEvents(grId, choice, { ...choice })).toEqual([]);
      }),
    );
  });

  it('[ANA-01] the event holds what was changed, each once, with what holds now', () => {
    fc.assert(
      fc.property(listChoice, listChoice, (before, after) => {
        const tags = choiceEvents(grId, before, after).map(({ _tag }) => _tag);
        expect(new Set(tags).size).toBe(tags.length);
        expect(tags.includes('Sorted')).toBe(
          !O.getEq<string>({ equals: Object.is }).equals(before.sortBy, after.sortBy),
        );
        expect(tags.includes('Grouped')).toBe(before.groupBy !== after.groupBy);
        if (before.giftOption !== after.giftOption) expect(tags).toContain('Filtered');
        for (const event of choiceEvents(grId, before, after)) {
          if (event._tag === 'Sorted')
            expect(event.sortBy).toBe(O.isSome(after.sortBy) ? after.sortBy.value : 'default');
          if (event._tag === 'Grouped') expect(event.groupBy).toBe(after.groupBy);
          if (event._tag === 'Filtered') expect(event.giftOption).toBe(after.giftOption);
        }
      }),
    );
  });
});
