import { giftIdOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectionAction } from './selection-action.ts';

const rows = fc
  .array(fc.boolean(), { maxLength: 6 })
  .map((marks) => marks.map((isThanked, index) => ({ id: giftIdOf(`HF-${index + 1}:1`), isThanked })));

describe('what is done with the selected gifts', () => {
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
    fc.assert(
      fc.property(rows, (selected) => {
        const areAll = selected.length > 0 && selected.every(({ isThanked }) => isThanked);
        expect(selectionAction(selected).isThanked).toBe(!areAll);
      }),
    );
  });

  it('[THX-01] it changes those that are not yet as they shall be, in their order, and none besides', () => {
    fc.assert(
      fc.property(rows, (selected) => {
        const { ids, isThanked } = selectionAction(selected);
        const changed = selected.filter(({ id }) => ids.includes(id));
        expect(changed.map(({ id }) => id)).toEqual(ids);
        for (const row of selected) expect(row.isThanked).toBe(changed.includes(row) ? !isThanked : isThanked);
      }),
    );
  });

  it('[THX-01] where something is selected, something changes, and afterwards all are alike', () => {
    fc.assert(
      fc.property(rows, (selected) => {
        const { ids, isThanked } = selectionAction(selected);
        expect(ids.length > 0).toBe(selected.length > 0);
        const after = selected.map((row) => (ids.includes(row.id) ? isThanked : row.isThanked));
        expect(new Set(after).size).toBe(selected.length === 0 ? 0 : 1);
      }),
    );
  });
});
