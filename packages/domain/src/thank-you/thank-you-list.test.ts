import { exampleThankYouRow, forAll, giftIdOf, instantOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ThankYouGiver } from './thank-you-giver.ts';
import {
  continuesThanksSearch,
  DEFAULT_THANKS_CHOICE,
  filterGivers,
  readThanksChoice,
  selectionAction,
  type ThanksChoice,
  thanksParameters,
  writeThanksChoice,
} from './thank-you-list.ts';
import type { ThankYouRow } from './thank-you-row.ts';

const row = (number: number, changed: Partial<ThankYouRow> = {}): ThankYouGiver => {
  const gift = exampleThankYouRow({ id: giftIdOf(`HF-${number}:1`), giverId: giftIdOf(`HF-${number}:1`), ...changed });
  const { giverId, giver, postalAddress, isThanked } = gift;
  return { giverId, giver, postalAddress, isThanked, gifts: [gift], noted: gift };
};
const giver = (firstName: string, lastName: string) => ({ firstName, lastName });
const on = (day: string) => instantOf(`${day}T12:00:00.000Z`);

const list: ReadonlyArray<ThankYouGiver> = [
  row(1, { name: 'kettle', giver: giver('Zoe', 'adams'), givenAt: on('2027-05-02') }),
  row(2, { name: 'Plate 10', giver: giver('Ann', 'Adams'), givenAt: on('2027-05-03'), isThanked: true }),
  row(3, { name: 'Plate 9', giver: giver('Émile', 'Brown'), givenAt: on('2027-05-01') }),
  row(4, { name: 'Kettle', giver: giver('Ann', 'Adams'), givenAt: on('2027-05-02'), isThanked: true }),
];
const bare = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
const numbersOf = (givers: ReadonlyArray<ThankYouGiver>) => givers.map(({ giverId }) => Number(giverId.slice(3, -2)));
const listed = (changed: Partial<ThanksChoice>) =>
  numbersOf(filterGivers(list, { show: 'all', search: '', sortBy: 'newest', ...changed }));

const choice: fc.Arbitrary<ThanksChoice> = fc.record({
  show: fc.constantFrom('all', 'to-thank', 'thanked'),
  search: fc.constantFrom('', 'ann', 'ANN plate', 'é', 'kettle', 'zzz', '  '),
  sortBy: fc.constantFrom('newest', 'oldest', 'giver'),
});
const rows = fc.uniqueArray(fc.nat({ max: 9 })).chain((numbers) =>
  fc.tuple(
    ...numbers.map((number) =>
      fc
        .record({
          name: fc.constantFrom('Plate', 'plate', 'Kettle', 'Rug'),
          giver: fc.record({
            firstName: fc.constantFrom('Ann', 'Bo'),
            lastName: fc.constantFrom('Adams', 'Émile', ''),
          }),
          givenAt: fc.constantFrom(on('2027-05-01'), on('2027-05-02')),
          isThanked: fc.boolean(),
        })
        .map((changed) => row(number, changed)),
    ),
  ),
);

describe('the list of the Thank You Manager', () => {
  it.each<[Partial<ThanksChoice>, ReadonlyArray<number>]>([
    [{}, [2, 1, 4, 3]],
    [{ sortBy: 'oldest' }, [3, 1, 4, 2]],
    [{ sortBy: 'giver' }, [2, 4, 1, 3]],
    [{ show: 'thanked' }, [2, 4]],
    [{ show: 'to-thank' }, [1, 3]],
    [{ search: 'KETTLE' }, [1, 4]],
    [{ search: 'ann kettle' }, [4]],
    [{ search: 'e\u0301mile' }, [3]],
    [{ search: 'EMILE' }, [3]],
    [{ search: 'zoë' }, [1]],
    [{ search: ' plate  9 ' }, [3]],
    [{ search: 'nobody' }, []],
    [{ show: 'thanked', search: 'plate', sortBy: 'giver' }, [2]],
  ])('[THX-01] %j lists %j', (changed, expected) => {
    expect(listed(changed)).toEqual(expected);
  });

  it('[THX-01] [THX-02] what is shown is of the mark that is requested, and has every word that is looked for in the giver’s name or in that of one of the gifts', () => {
    forAll(rows, choice, (gifts, chosen) => {
      const words = bare(chosen.search).split(' ').filter(Boolean);
      const expected = gifts.filter(
        ({ isThanked, giver: { firstName, lastName }, gifts: [gift] }) =>
          (chosen.show === 'all' || isThanked === (chosen.show === 'thanked')) &&
          words.every((word) => bare(`${firstName} ${lastName} ${gift?.name}`).includes(word)),
      );
      expect(numbersOf(filterGivers(gifts, chosen)).sort()).toEqual(numbersOf(expected).sort());
    });
  });

  it('[THX-01] capitals, accents and apostrophes make no difference to what is looked for', () => {
    const named = [
      row(1, { giver: giver('Zoë', 'Ngata') }),
      row(2, { giver: giver('Jens', 'MÜLLER') }),
      row(3, { giver: giver('Renée', 'O’Hara') }),
    ];
    const found = (search: string) => numbersOf(filterGivers(named, { show: 'all', search, sortBy: 'newest' }));
    expect(['zoe', 'ZOË', 'muller', 'Müller', 'renee', "o'hara", 'ohara'].map(found)).toEqual([
      [1],
      [1],
      [2],
      [2],
      [3],
      [3],
      [3],
    ]);
    forAll(rows, choice, (gifts, chosen) => {
      const loud = { ...chosen, search: chosen.search.toUpperCase() };
      expect(filterGivers(gifts, loud)).toEqual(filterGivers(gifts, { ...chosen, search: bare(chosen.search) }));
    });
  });

  it('[THX-01] nothing is lost or repeated: to be thanked and thanked are all', () => {
    forAll(rows, choice, (gifts, chosen) => {
      const parts = (['to-thank', 'thanked'] as const).flatMap((show) => filterGivers(gifts, { ...chosen, show }));
      expect(numbersOf(parts).sort()).toEqual(numbersOf(filterGivers(gifts, { ...chosen, show: 'all' })).sort());
    });
  });

  it('[THX-01] by day the newest gift comes first, or the oldest; by giver the last name decides, or the only one, then the first', () => {
    const keys = {
      newest: ({ gifts: [gift] }: ThankYouGiver) => String(9e15 - Date.parse(gift?.givenAt ?? '')),
      oldest: ({ gifts: [gift] }: ThankYouGiver): string => gift?.givenAt ?? '',
      giver: ({ giver: { firstName, lastName } }: ThankYouGiver) =>
        `${lastName || firstName} ${firstName}`.replace('É', 'E'),
    };
    forAll(rows, choice, (gifts, chosen) => {
      const key = keys[chosen.sortBy];
      const shown = filterGivers(gifts, chosen).map(key);
      for (const [at, each] of shown.entries()) {
        const next = shown[at + 1];
        if (next !== undefined) expect(each <= next).toBe(true);
      }
    });
  });

  it('[THX-01] what is equal in that comes newest first, and in the end by its number, so that the order is always the same', () => {
    forAll(rows, choice, (gifts, chosen) => {
      expect(filterGivers([...gifts].reverse(), chosen)).toEqual(filterGivers(gifts, chosen));
    });
  });
});

describe('the address of the Thank You Manager', () => {
  const choice: fc.Arbitrary<ThanksChoice> = fc.record({
    show: fc.constantFrom('all', 'to-thank', 'thanked'),
    search: fc.string({ maxLength: 100 }),
    sortBy: fc.constantFrom('newest', 'oldest', 'giver'),
  });

  it('[THX-01] what was written reads as it was chosen', () => {
    forAll(choice, (chosen) => {
      expect(readThanksChoice(writeThanksChoice(chosen))).toEqual(chosen);
    });
    expect(readThanksChoice({ show: ['thanked', 'all'], sort: ['giver'], search: ['rosa'] })).toEqual({
      show: 'thanked',
      sortBy: 'giver',
      search: 'rosa',
    });
  });

  it('[THX-01] reading never fails, and what is unknown falls back', () => {
    forAll(fc.dictionary(fc.constantFrom('show', 'sort', 'search', 'x'), fc.jsonValue()), (query) => {
      const { show, sortBy, search } = readThanksChoice(query);
      expect(['all', 'to-thank', 'thanked']).toContain(show);
      expect(['newest', 'oldest', 'giver']).toContain(sortBy);
      expect(search.length).toBeLessThanOrEqual(100);
    });
    expect(readThanksChoice({ show: 'needed', sort: 3, search: null })).toEqual({
      show: 'all',
      sortBy: 'newest',
      search: '',
    });
    expect(readThanksChoice({ search: 'a'.repeat(101) }).search).toHaveLength(100);
  });

  it('[THX-01] what was not chosen is not written', () => {
    expect(writeThanksChoice(DEFAULT_THANKS_CHOICE)).toEqual({});
    expect(writeThanksChoice({ show: 'to-thank', sortBy: 'oldest', search: 'Ann' })).toEqual({
      show: 'to-thank',
      sort: 'oldest',
      search: 'Ann',
    });
    expect(thanksParameters).toEqual(['show', 'sort', 'search']);
  });

  it('[THX-01] typing on is no separate step; beginning to look, ceasing to, and choosing are', () => {
    const at = (changed: Partial<ThanksChoice>): ThanksChoice => ({ ...DEFAULT_THANKS_CHOICE, ...changed });
    expect(continuesThanksSearch(at({ search: 'an' }), at({ search: 'ann' }))).toBe(true);
    expect(continuesThanksSearch(at({}), at({ search: 'a' }))).toBe(false);
    expect(continuesThanksSearch(at({ search: 'a' }), at({}))).toBe(false);
    expect(continuesThanksSearch(at({ search: 'a' }), at({ search: 'a', show: 'thanked' }))).toBe(false);
    expect(continuesThanksSearch(at({ search: 'a' }), at({ search: 'a', sortBy: 'giver' }))).toBe(false);
  });
});

describe('what is done with the selected gifts', () => {
  const rows = fc
    .array(fc.boolean(), { maxLength: 6 })
    .map((marks) => marks.map((isThanked, index) => ({ id: giftIdOf(`HF-${index + 1}:1`), isThanked })));

  it.each([
    [[], true, []],
    [[false], true, ['HF-1:1']],
    [[true], false, ['HF-1:1']],
    [[true, false, true, false], true, ['HF-2:1', 'HF-4:1']],
    [[true, true], false, ['HF-1:1', 'HF-2:1']],
  ])('[THX-01] of %j it makes %s of %j', (marks, isThanked, ids) => {
    expect(
      selectionAction(marks.map((mark, index) => ({ id: giftIdOf(`HF-${index + 1}:1`), isThanked: mark }))),
    ).toEqual({ isThanked, ids });
  });

  it('[THX-01] it takes marks back exactly when something is selected and all of it is thanked for', () => {
    forAll(rows, (selected) => {
      const areAll = selected.length > 0 && selected.every(({ isThanked }) => isThanked);
      expect(selectionAction(selected).isThanked).toBe(!areAll);
    });
  });

  it('[THX-01] it changes those that are not yet as they shall be, in their order, and none besides', () => {
    forAll(rows, (selected) => {
      const { ids, isThanked } = selectionAction(selected);
      const changed = selected.filter(({ id }) => ids.includes(id));
      expect(changed.map(({ id }) => id)).toEqual(ids);
      for (const row of selected) expect(row.isThanked).toBe(changed.includes(row) ? !isThanked : isThanked);
    });
  });

  it('[THX-01] where something is selected, something changes, and afterwards all are alike', () => {
    forAll(rows, (selected) => {
      const { ids, isThanked } = selectionAction(selected);
      expect(ids.length > 0).toBe(selected.length > 0);
      const after = selected.map((row) => (ids.includes(row.id) ? isThanked : row.isThanked));
      expect(new Set(after).size).toBe(selected.length === 0 ? 0 : 1);
    });
  });
});
