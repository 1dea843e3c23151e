import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { checklistOf } from './checklist-table.ts';

const codes = ['br', 'bb', 'ot', 'hw'] as const;
const groupsOf = (code: string) => O.toUndefined(checklistOf({ code }));

describe('the table of the checklist', () => {
  it.each([
    ['br', true],
    ['bb', true],
    ['ot', true],
    ['hw', true],
    ['kd', false],
    ['', false],
    ['BR', false],
    ['Jubilee', false],
    ['toString', false],
    ['__proto__', false],
  ])('[CHK-01] "%s" has a checklist: %s', (code, expected) => {
    expect(O.isSome(checklistOf({ code }))).toBe(expected);
  });

  it('[CHK-01] weddings, babies, celebrations and new homes have a checklist; children’s events and events that we do not know have none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('br', 'bb', 'ot', 'hw', 'kd')), (code) => {
        expect(O.isSome(checklistOf({ code }))).toBe(['br', 'bb', 'ot', 'hw'].includes(code));
      }),
    );
  });

  it.each(codes)('[CHK-01] every group has an entry, and every entry recommends a piece at least: %s', (code) => {
    const groups = groupsOf(code) ?? [];
    expect(groups.length).toBeGreaterThanOrEqual(3);
    for (const { entries } of groups) {
      expect(entries.length).toBeGreaterThanOrEqual(1);
      for (const { recommended, brands } of entries) {
        expect(Number.isInteger(recommended) && recommended >= 1).toBe(true);
        expect(brands.length).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it.each(codes)('[CHK-01] in one checklist no entry and no category stands twice: %s', (code) => {
    const groups = groupsOf(code) ?? [];
    const entries = groups.flatMap((group) => group.entries);
    expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    expect(new Set(entries.map(({ category }) => category.toLowerCase())).size).toBe(entries.length);
  });

  it.each([
    ['br', { table: 60, kitchen: 29, bedAndBath: 18, rooms: 19, outdoors: 5 }],
    ['bb', { nursery: 14, everyDay: 17, play: 9 }],
    ['ot', { table: 28, kitchen: 6, rooms: 6, outdoors: 4 }],
    ['hw', { rooms: 26, kitchen: 19, bedAndBath: 12, table: 24, outdoors: 5 }],
  ])('[CHK-01] the pieces that each group of "%s" recommends add up to %o', (code, pieces) => {
    const totals = (groupsOf(code) ?? []).map(({ key, entries }) => [
      key,
      entries.reduce((sum, { recommended }) => sum + recommended, 0),
    ]);
    expect(totals).toEqual(Object.entries(pieces));
  });

  it('[CHK-01] a wedding begins with twelve plates', () => {
    expect(groupsOf('br')?.[0]).toMatchObject({
      key: 'table',
      entries: [
        { key: 'dinnerware', category: 'Dinnerware', recommended: 12, brands: ['main', 'modern'] },
        {},
        {},
        {},
        {},
        {},
      ],
    });
  });
});
