import {
  eventType,
  exampleChecklists,
  exampleItem,
  exampleProduct,
  nearEdges,
  registryItem,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import { type Checklist, checklistFor } from './checklist.ts';
import type { ChecklistGroup, ChecklistKey } from './checklist-table.ts';

const site = fc.constantFrom(...Object.values(sites));
const written = fc.constantFrom<ReadonlyArray<ChecklistGroup>>(...Object.values(exampleChecklists), []);
const items = fc.array(registryItem, { maxLength: 5 });
const byHand = fc.uniqueArray(fc.constantFrom<ChecklistKey>('dinnerware', 'outdoorLiving', 'feeding', 'toys'));

const entriesOf = ({ groups }: Checklist) => groups.flatMap(({ entries }) => entries);
const _plates = (wanted: number) => exampleItem({ wanted, purchased: 0 });

describe('the checklist', () => {
  it.each([
    ['main', 4, 2],
    ['modern', 4, 2],
    ['kids', 4, 2],
    ['canada', 3, 1],
  ] as const)('[CHK-01] of a wedding on %s has %d entries in %d groups', (id, of, groups) => {
    const shown = checklistFor(sites[id], eventTypeOf('br'), exampleChecklists.br, [], []);
    expect([shown.of, shown.groups.length]).toEqual([of, groups]);
  });

  it('[CHK-01] what the other brand alone sells says so', () => {
    const entries = entriesOf(checklistFor(sites.main, eventTypeOf('br'), exampleChecklists.br, [], []));
    expect(entries.find(({ key }) => key === 'outdoorLiving')).toMatchObject({
      way: { _tag: 'OtherBrand', brand: 'modern', modal: 'checklist' },
      products: { _tag: 'OtherBrand', brand: 'modern', modal: 'checklistPLP' },
    });
    expect(entries.find(({ key }) => key === 'dinnerware')).toMatchObject({ way: { _tag: 'Here' } });
  });

  it('[CHK-01] [CA-01] what the market sells nothing of now is reported without a way, and ticks as any other', () => {
    const nothing = exampleChecklists.bb.map((group) => ({
      ...group,
      entries: group.entries.map((entry) => ({ ...entry, brands: [] })),
    }));
    const shown = checklistFor(sites.canada, eventTypeOf('bb'), nothing, [], ['toys']);
    expect(entriesOf(shown).map(({ key, way, isDone }) => [key, way._tag, isDone])).toEqual([
      ['feeding', 'NotSold', false],
      ['toys', 'NotSold', true],
    ]);
  });

  it('[CHK-01] every entry that the market sells is reported once, in its group, and no group is empty', () => {
    fc.assert(
      fc.property(site, eventType, written, items, byHand, (shown, event, table, list, ticks) => {
        const { groups } = checklistFor(shown, event, table, list, ticks);
        const expected = table
          .map(({ key, name, entries }) => ({
            key,
            name,
            entries: entries
              .filter(({ brands }) => shown.market === 'US' || brands.includes('main'))
              .map((entry) => entry.key),
          }))
          .filter(({ entries }) => entries.length > 0);
        expect(
          groups.map(({ key, name, entries }) => ({ key, name, entries: entries.map((entry) => entry.key) })),
        ).toEqual(expected);
      }),
    );
  });

  it('[CHK-01] so many are done as are ticked, of as many as are reported', () => {
    fc.assert(
      fc.property(site, eventType, written, items, byHand, (shown, event, table, list, ticks) => {
        const checklist = checklistFor(shown, event, table, list, ticks);
        const entries = entriesOf(checklist);
        expect(checklist.of).toBe(entries.length);
        expect(checklist.done).toBe(entries.filter(({ isDone }) => isDone).length);
      }),
    );
  });

  it('[CHK-01] a group says how many of its entries are done, and together they make the sum', () => {
    fc.assert(
      fc.property(site, eventType, written, items, byHand, (shown, event, table, list, ticks) => {
        const { groups, done } = checklistFor(shown, event, table, list, ticks);
        for (const group of groups) expect(group.done).toBe(group.entries.filter(({ isDone }) => isDone).length);
        expect(groups.map((group) => group.done).reduce((all, one) => all + one, 0)).toBe(done);
      }),
    );
  });

  it('[CHK-01] one more piece on the registry, or one more tick, never makes fewer done', () => {
    fc.assert(
      fc.property(
        site,
        eventType,
        written,
        items,
        byHand,
        nearEdges(1, 20, [12]),
        (shown, event, table, list, ticks, wanted) => {
          const before = checklistFor(shown, event, table, list, ticks).done;
          const more = exampleItem({ product: exampleProduct(), wanted, purchased: 0 });
          expect(checklistFor(shown, event, table, [...list, more], ticks).done).toBeGreaterThanOrEqual(before);
          expect(checklistFor(shown, event, table, list, [...ticks, 'cookware']).done).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });
});
