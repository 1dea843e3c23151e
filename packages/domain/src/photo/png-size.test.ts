import { nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { pngSize } from './png-size.ts';

const mark = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82];
const word = (number: number) => [24, 16, 8, 0].map((bits) => (number >>> bits) & 255);
const headOf = (width: number, height: number) => [...mark, ...word(width), ...word(height)];
const side = nearEdges(0, 4_294_967_295, [255, 256, 65_535, 65_536, 2_147_483_647]);
const none = E.left({ _tag: 'NotAPng' });

describe('the size of a PNG', () => {
  it('[PHOTO-03] the size is what the head says, whatever comes after it', () => {
    expect(pngSize(new Uint8Array(headOf(30_000, 20_000)))).toEqual(E.right({ width: 30_000, height: 20_000 }));
    fc.assert(
      fc.property(side, side, fc.uint8Array({ maxLength: 9 }), fc.nat({ max: 3 }), (width, height, rest, before) => {
        const bytes = new Uint8Array([...Array(before).fill(7), ...headOf(width, height), ...rest]);
        expect(pngSize(bytes.subarray(before))).toEqual(E.right({ width, height }));
      }),
    );
  });

  it('[PHOTO-03] what does not begin as a PNG is none, whatever it is called', () => {
    fc.assert(
      fc.property(fc.nat({ max: 15 }), fc.integer({ min: 1, max: 255 }), (at, other) => {
        const bytes = headOf(4, 3).map((byte, index) => (index === at ? byte ^ other : byte));
        expect(pngSize(new Uint8Array(bytes))).toEqual(none);
      }),
    );
  });

  it('[PHOTO-03] what ends before its head does is none', () => {
    fc.assert(
      fc.property(fc.nat({ max: 23 }), (length) => {
        expect(pngSize(new Uint8Array(headOf(4, 3).slice(0, length)))).toEqual(none);
      }),
    );
  });
});
