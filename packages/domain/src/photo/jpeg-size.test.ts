import { nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { jpegSize } from './jpeg-size.ts';

const START = [0xff, 0xd8];
const two = (value: number): ReadonlyArray<number> => [value >> 8, value & 0xff];
const segment = (marker: number, body: ReadonlyArray<number>): ReadonlyArray<number> => [
  0xff,
  marker,
  ...two(body.length + 2),
  ...body,
];
const frame = (width: number, height: number, marker = 0xc0): ReadonlyArray<number> =>
  segment(marker, [8, ...two(height), ...two(width), 3, 1, 0x22, 0]);
const size = (...parts: ReadonlyArray<ReadonlyArray<number>>) => jpegSize(Uint8Array.from(parts.flat()));
const none = E.left({ _tag: 'NotAJpeg' });

const frames = [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];
const before = fc.oneof(
  fc
    .tuple(fc.constantFrom(0xc4, 0xc8, 0xcc, 0xdb, 0xdd, 0xe0, 0xe1, 0xef, 0xfe), fc.array(fc.nat(255)))
    .map(([marker, body]) => segment(marker, body)),
  fc.constantFrom(0x01, 0xd0, 0xd7).map((marker) => [0xff, marker]),
  fc.constantFrom([0xff], [0xff, 0xff]),
);

describe('the size of a JPEG', () => {
  it.each(frames)('[PHOTO-07] a frame marked %d says the size: first how high, then how wide', (marker) => {
    expect(size(START, frame(960, 640, marker))).toEqual(E.right({ width: 960, height: 640 }));
  });

  it.each<[string, ReadonlyArray<number>]>([
    ['nothing', []],
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['a GIF', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
    ['HTML', [...Buffer.from('<!doctype html>')]],
    ['HTML before a picture', [...Buffer.from('<b>'), ...START, ...frame(10, 10)]],
    ['half a beginning', [0xff]],
    ['nothing but a beginning', START],
    ['two beginnings', [...START, ...START, ...frame(10, 10)]],
    ['data before the frame', [...START, ...segment(0xda, [1]), ...frame(10, 10)]],
    ['an end before the frame', [...START, 0xff, 0xd9, ...frame(10, 10)]],
    ['a segment without a length', [...START, 0xff, 0xe1]],
    ['a segment shorter than its own length', [...START, 0xff, 0xe1, 0, 1, ...frame(10, 10)]],
    ['a segment that is longer than the file', [...START, 0xff, 0xe1, 0xff, 0xff, ...frame(10, 10)]],
    ['something between the segments', [...START, ...segment(0xe0, [1]), 0, ...frame(10, 10)]],
  ])('[PHOTO-07] %s is none', (_, bytes) => {
    expect(size(bytes)).toEqual(none);
  });

  it('[PHOTO-07] a segment that holds nothing is passed over', () => {
    expect(size(START, segment(0xe1, []), frame(1, 2))).toEqual(E.right({ width: 1, height: 2 }));
  });

  it('[PHOTO-07] the size is what the first frame says, whatever comes before it', () => {
    const side = nearEdges(0, 65_535, [255, 256, 4_096]);
    fc.assert(
      fc.property(
        side,
        side,
        fc.array(before, { maxLength: 6 }),
        fc.constantFrom(...frames),
        (width, height, segments, is) => {
          const read = size(START, segments.flat(), frame(width, height, is), frame(7, 7));
          expect(read).toEqual(E.right({ width, height }));
        },
      ),
    );
  });

  it('[PHOTO-07] what does not begin as a JPEG is none, whatever it is called', () => {
    fc.assert(
      fc.property(fc.nat(255), fc.nat(255), (one, two) => {
        fc.pre(one !== 0xff || two !== 0xd8);
        expect(size([one, two], frame(10, 10))).toEqual(none);
      }),
    );
  });

  it('[PHOTO-07] what ends before its first frame is none', () => {
    fc.assert(
      fc.property(fc.array(before, { maxLength: 4 }), fc.integer({ min: 0, max: 8 }), (segments, part) => {
        expect(size(START, segments.flat(), frame(10, 10).slice(0, part))).toEqual(none);
      }),
    );
  });
});
