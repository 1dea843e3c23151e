import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { decideThanks } from './decide-thanks.ts';
import { type GiftId, parseGiftId, type ThankYouMark } from './thank-you-row.ts';

const idOf = (number: number): GiftId => {
  const id = parseGiftId(`HF-${number}:1`);
  return O.isSome(id) ? id.value : expect.fail('no number of a gift');
};
const row = (number: number, isThanked = false): ThankYouMark => ({
  id: idOf(number),
  isThanked,
  note: `note ${number}`,
});

const rows = fc
  .uniqueArray(fc.nat({ max: 9 }), { maxLength: 10 })
  .chain((numbers) => fc.tuple(...numbers.map((number) => fc.boolean().map((isThanked) => row(number, isThanked)))));
const ids = fc.array(fc.nat({ max: 9 }).map(idOf), { maxLength: 6 });

const stored = (before: ReadonlyArray<ThankYouMark>, marks: ReadonlyArray<ThankYouMark>) =>
  before.map((each) => marks.find(({ id }) => id === each.id) ?? each);

describe('marking gifts as thanked for', () => {
  it.each([
    [[], true, []],
    [[1], true, [1]],
    [[1, 1], true, [1]],
    [[2], true, []],
    [[3, 2, 1], true, [1, 3]],
    [[1], false, []],
    [[2, 1], false, [2]],
  ])('[THX-01] of 1, 2 (thanked) and 3, marking %j as %s changes %j', (named, isThanked, changed) => {
    expect(decideThanks([row(1), row(2, true), row(3)], named.map(idOf), isThanked)).toEqual(
      E.right(changed.map((number) => ({ ...row(number), isThanked }))),
    );
  });

  it('[THX-01] a gift that the registry does not have refuses them all', () => {
    expect(decideThanks([row(1)], [idOf(1), idOf(2), idOf(3)], true)).toEqual(
      E.left({ _tag: 'GiftUnknown', id: 'HF-2:1' }),
    );
    fc.assert(
      fc.property(rows, ids, fc.boolean(), (list, named, isThanked) => {
        const unknown = named.find((id) => !list.some((each) => each.id === id));
        const decided = decideThanks(list, named, isThanked);
        expect(E.isLeft(decided)).toBe(unknown !== undefined);
        if (E.isLeft(decided)) expect(decided.left.id).toBe(unknown);
      }),
    );
  });

  it('[THX-01] what is marked already is success and nothing happens to it; every other gift named is marked once, in the order of the list', () => {
    fc.assert(
      fc.property(rows, ids, fc.boolean(), (list, named, isThanked) => {
        const there = named.filter((id) => list.some((each) => each.id === id));
        expect(decideThanks(list, there, isThanked)).toEqual(
          E.right(
            list
              .filter((each) => there.includes(each.id) && each.isThanked !== isThanked)
              .map((each) => ({ ...each, isThanked })),
          ),
        );
      }),
    );
  });

  it('[THX-01] marking again changes nothing, and keeps every note', () => {
    fc.assert(
      fc.property(rows, ids, fc.boolean(), (list, named, isThanked) => {
        const there = named.filter((id) => list.some((each) => each.id === id));
        const first = decideThanks(list, there, isThanked);
        if (E.isLeft(first)) return expect.fail('refused');
        const after = stored(list, first.right);
        expect(decideThanks(after, there, isThanked)).toEqual(E.right([]));
        expect(after.map(({ note }) => note)).toEqual(list.map(({ note }) => note));
      }),
    );
  });
});
