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
