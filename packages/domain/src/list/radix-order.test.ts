import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { radixOrder } from './radix-order.ts';

/** As they are, and near the ends of the digits. */
const numbers = fc.array(
  fc.oneof(
    fc.nat({ max: Number.MAX_SAFE_INTEGER }),
    fc.constantFrom(
      0,
      1,
      255,
      256,
      65_535,
      65_536,
      2 ** 24,
      2 ** 31,
      2 ** 32 - 1,
      2 ** 32,
      2 ** 48,
      Number.MAX_SAFE_INTEGER,
    ),
  ),
  { maxLength: 300 },
);

const compared = (all: ReadonlyArray<number>): ReadonlyArray<number> =>
  all.map((_, at) => at).sort((a, b) => (all[a] ?? 0) - (all[b] ?? 0));

describe('radix order', () => {
  it('[LIST-02] says what comparing says', () => {
    fc.assert(
      fc.property(numbers, (all) => {
        expect(radixOrder(all)).toEqual(compared(all));
      }),
    );
  });

  it('[LIST-02] equal numbers keep their order, at each end of a digit', () => {
    expect(radixOrder([])).toEqual([]);
    expect(radixOrder([0, 0])).toEqual([0, 1]);
    expect(radixOrder([256, 255, 256, 0, 255])).toEqual([3, 1, 4, 0, 2]);
    expect(radixOrder([2 ** 32 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 24])).toEqual([3, 1, 0, 2]);
  });
});
