import { nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { emptyList } from './empty-list.ts';
import { NO_FILTERS } from './list-choice.ts';

const role = fc.constantFrom('guest' as const, 'registrant' as const);
const count = nearEdges(0, 500, [0]);

describe('empty list', () => {
  it.each([
    { role: 'guest', visible: 0, shown: 0, search: '', expected: O.some('NothingAdded') },
    { role: 'registrant', visible: 0, shown: 0, search: '', expected: O.some('NothingAddedByYou') },
    { role: 'guest', visible: 1, shown: 0, search: '', expected: O.some('NoMatch') },
    { role: 'guest', visible: 1, shown: 0, search: 'bowl', expected: O.some('NotFound') },
    { role: 'registrant', visible: 1, shown: 0, search: '', expected: O.some('NoMatch') },
    { role: 'guest', visible: 1, shown: 1, search: '', expected: O.none },
  ] as const)('[PAGE-08] $shown of $visible shown to a $role', ({ role: reader, visible, shown, search, expected }) => {
    expect(emptyList(reader, visible, shown, { search })).toEqual(expected);
  });

  it('[PAGE-08] a list that shows something is not empty', () => {
    fc.assert(
      fc.property(role, count, count, (reader, hidden, more) =>
        O.isNone(emptyList(reader, hidden + more + 1, more + 1, NO_FILTERS)),
      ),
    );
  });

  it('[PAGE-08] a list that holds something but shows nothing lacks a match, for both readers: of what is looked for, or else of the filters', () => {
    fc.assert(
      fc.property(role, count, (reader, more) => {
        expect(emptyList(reader, more + 1, 0, NO_FILTERS)).toEqual(O.some('NoMatch'));
        expect(emptyList(reader, more + 1, 0, { search: 'bowl' })).toEqual(O.some('NotFound'));
      }),
    );
  });

  it('[PAGE-07] [PAGE-08] a list that holds nothing asks the registrant to begin and informs a guest', () => {
    fc.assert(
      fc.property(role, (reader) => {
        expect(emptyList(reader, 0, 0, NO_FILTERS)).toEqual(
          O.some(reader === 'registrant' ? 'NothingAddedByYou' : 'NothingAdded'),
        );
      }),
    );
  });
});
