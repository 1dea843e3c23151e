import {
  eventType,
  exampleItem,
  exampleProduct,
  nearEdges,
  registryItem,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf } from '../event/index.ts';
import { sites } from '../site/index.ts';
import { type Checklist, checklistFor } from './checklist.ts';
import { type ChecklistKey, checklistOf } from './checklist-table.ts';

const site = fc.constantFrom(...Object.values(sites));
const known = fc.constantFrom('br', 'bb', 'ot', 'hw').map(eventTypeOf);
const items = fc.array(registryItem, { maxLength: 5 });
const byHand = fc.uniqueArray(fc.constantFrom<ChecklistKey>('dinnerware', 'bar', 'outdoorLiving', 'feeding', 'toys'));

const there = (checklist: O.Option<Checklist>): Checklist =>
  O.isSome(checklist) ? checklist.value : expect.fail('there is no checklist');
const entriesOf = ({ groups }: Checklist) => groups.flatMap(({ entries }) => entries);
const plates = (wants: number) => exampleItem({ wants, purchased: 0 });

describe('the checklist', () => {
  it.each([
    ['br', 'main', 21],
    ['br', 'canada', 20],
    ['bb', 'main', 10],
    ['bb', 'canada', 10],
    ['hw', 'main', 18],
    ['hw', 'canada', 16],
    ['ot', 'modern', 12],
    ['ot', 'canada', 11],
  ] as const)('[CHK-01] %s on %s has %d entries', (code, id, of) => {
    expect(there(checklistFor(sites[id], eventTypeOf(code), [], [])).of).toBe(of);
  });

  it('[CHK-01] it is done by hand and by what is on the registry', () => {
    const doneWith = (its: Parameters<typeof checklistFor>[2], ticks: ReadonlyArray<ChecklistKey>) =>
      there(checklistFor(sites.main, eventTypeOf('br'), its, ticks)).done;
    expect(doneWith([], [])).toBe(0);
    expect(doneWith([plates(11)], [])).toBe(0);
    expect(doneWith([plates(12)], [])).toBe(1);
    expect(doneWith([plates(12)], ['dinnerware'])).toBe(1);
    expect(doneWith([plates(12)], ['bar'])).toBe(2);
    expect(doneWith([plates(12)], ['toys'])).toBe(1);
  });

  it('[CHK-01] what the other brand alone sells says so', () => {
    const entries = entriesOf(there(checklistFor(sites.main, eventTypeOf('hw'), [], [])));
    expect(entries.find(({ key }) => key === 'homeOffice')).toMatchObject({
      way: { _tag: 'OtherBrand', brand: 'modern', modal: 'checklist' },
      products: { _tag: 'OtherBrand', brand: 'modern', modal: 'checklistPLP' },
    });
    expect(entries.find(({ key }) => key === 'rugs')).toMatchObject({ way: { _tag: 'Here' } });
  });

  it('[CHK-01] an event without a checklist has none, on any site', () => {
    fc.assert(
      fc.property(site, eventType, items, byHand, (its, event, list, ticks) => {
        expect(O.isSome(checklistFor(its, event, list, ticks))).toBe(['br', 'bb', 'ot', 'hw'].includes(event.code));
      }),
    );
  });

  it('[CHK-01] every entry that the market sells is told once, in its group, and no group is empty', () => {
    fc.assert(
      fc.property(site, known, items, byHand, (its, event, list, ticks) => {
        const { groups } = there(checklistFor(its, event, list, ticks));
        const table = O.toUndefined(checklistOf(event)) ?? [];
        const expected = table.map(({ key, entries }) => ({
          key,
          entries: entries
            .filter(({ brands }) => its.market === 'US' || brands.includes('main'))
            .map((entry) => entry.key),
        }));
        for (const { entries } of groups) expect(entries.length).toBeGreaterThanOrEqual(1);
        expect(groups.map(({ key, entries }) => ({ key, entries: entries.map((entry) => entry.key) }))).toEqual(
          expected,
        );
      }),
    );
  });

  it('[CHK-01] so many are done as are ticked, of as many as are told', () => {
    fc.assert(
      fc.property(site, known, items, byHand, (its, event, list, ticks) => {
        const checklist = there(checklistFor(its, event, list, ticks));
        const entries = entriesOf(checklist);
        expect(checklist.of).toBe(entries.length);
        expect(checklist.done).toBe(entries.filter(({ isDone }) => isDone).length);
      }),
    );
  });

  it('[CHK-01] one more piece on the registry, or one more tick, never makes fewer done', () => {
    fc.assert(
      fc.property(site, known, items, byHand, nearEdges(1, 20, [12]), (its, event, list, ticks, wants) => {
        const before = there(checklistFor(its, event, list, ticks)).done;
        const more = exampleItem({ product: exampleProduct(), wants, purchased: 0 });
        expect(there(checklistFor(its, event, [...list, more], ticks)).done).toBeGreaterThanOrEqual(before);
        expect(there(checklistFor(its, event, list, [...ticks, 'cookware'])).done).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
