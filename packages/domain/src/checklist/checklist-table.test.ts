import { exampleChecklists, forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type ChecklistGroup, checklistOf, firstDuplicate } from './checklist-table.ts';

const entry = (key: string, category = key) => ({
  key,
  name: category,
  category,
  recommended: 1,
  imagePath: '',
  brands: ['main' as const],
});
const group = (key: string, ...entries: ChecklistGroup['entries']): ChecklistGroup => ({ key, name: key, entries });

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
    expect(O.isSome(checklistOf(exampleChecklists, { code }))).toBe(expected);
  });

  it('[CHK-01] weddings, babies, celebrations and new homes have the checklist that was written for them; children’s events and events that we do not know have none', () => {
    const table = { br: [group('br')], bb: [group('bb')], ot: [group('ot')], hw: [group('hw')] };
    forAll(fc.oneof(fc.string(), fc.constantFrom('br', 'bb', 'ot', 'hw', 'kd')), (code) => {
      const found = checklistOf(table, { code });
      const isWritten = ['br', 'bb', 'ot', 'hw'].includes(code);
      expect(O.toUndefined(found)?.map(({ key }) => key)).toEqual(isWritten ? [code] : undefined);
    });
  });

  it.each([
    [[], O.none],
    [[group('a', entry('plates'), entry('forks')), group('b', entry('beds'))], O.none],
    [[group('a', entry('plates')), group('a', entry('forks'))], O.some('a')],
    [[group('a', entry('plates'), entry('plates', 'Forks'))], O.some('plates')],
    [[group('a', entry('plates')), group('b', entry('plates', 'Forks'))], O.some('plates')],
    [[group('a', entry('x', 'Bath')), group('b', entry('y', ' bath '))], O.some('bath')],
  ])(
    '[CHK-01] what is written twice in one checklist is found: a group, an entry or a category of the shop: %j',
    (groups, expected) => {
      expect(firstDuplicate(groups)).toEqual(expected);
    },
  );

  it('[CHK-01] a group and an entry may be called alike', () => {
    expect(firstDuplicate([group('bath', entry('bath'))])).toEqual(O.none);
  });
});
