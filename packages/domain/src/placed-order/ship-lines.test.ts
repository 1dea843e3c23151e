import { exampleRecord, exampleRecordLine, instantOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { decideReturn } from './return-lines.ts';
import { decideShipment } from './ship-lines.ts';

const at = instantOf('2027-01-02T12:00:00.000Z');
const later = instantOf('2027-01-03T12:00:00.000Z');
const order = exampleRecord({
  lines: [
    exampleRecordLine(),
    exampleRecordLine({ line: 2, kind: 'giftCard', quantity: 1 }),
    exampleRecordLine({ line: 3, kind: 'contribution', quantity: 1 }),
  ],
});
const shippedOf = (...lines: ReadonlyArray<number>) => decideShipment(order, { lines, at });
const shippedAt = (shipped: ReturnType<typeof decideShipment>) =>
  E.isRight(shipped) ? shipped.right.lines.map((line) => O.toUndefined(line.shippedAt)) : shipped.left;

describe('what was shipped', () => {
  it('[GIVE-03] only lines of the order are shipped, and only those that ship or are picked up', () => {
    expect(shippedAt(shippedOf(1))).toEqual([at, undefined, undefined]);
    expect(shippedOf(1, 3)).toEqual(E.left({ _tag: 'LineUnknown' }));
    expect(shippedOf(9)).toEqual(E.left({ _tag: 'LineUnknown' }));
  });

  const takenBack = (units: number) => {
    const back = decideReturn(
      { order, registries: [] },
      { kind: 'takenBack', line: 1, units },
      { at, reference: 'return-1' },
    );
    return E.isRight(back) ? back.right.order : order;
  };

  it('[GIVE-03] of a line of which everything was taken back nothing is shipped: the whole report is refused, with those lines', () => {
    expect(decideShipment(takenBack(2), { lines: [1, 2], at })).toEqual(E.left({ _tag: 'LinesTakenBack', lines: [1] }));
    expect(shippedAt(decideShipment(takenBack(1), { lines: [1], at }))).toEqual([at, undefined, undefined]);
  });

  it('[GIVE-03] what was shipped before stays as it is', () => {
    const before = shippedOf(1);
    if (E.isLeft(before)) return expect.fail('not shipped');
    expect(shippedAt(decideShipment(before.right, { lines: [1], at: later }))).toEqual([at, undefined, undefined]);
  });

  it('[GIVE-03] without lines everything is shipped that is left', () => {
    expect(shippedAt(shippedOf())).toEqual([at, at, undefined]);
    expect(shippedAt(decideShipment(takenBack(2), { lines: [], at }))).toEqual([undefined, at, undefined]);
  });
});
