import { forAll, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { checkChosenSize, checkPhotoBytes, checkUploadSize, PHOTO_LIMITS } from './photo-limits.ts';

const tooLarge = E.left({ _tag: 'PictureTooLarge' });
const empty = E.left({ _tag: 'PictureEmpty' });
const side = nearEdges(-1, 100_000, [0, 1, 2_048, 8_000]);

describe('how large a photo may be', () => {
  it.each([
    [-1, empty],
    [0, empty],
    [1, E.right(1)],
    [20_971_519, E.right(20_971_519)],
    [20_971_520, E.right(20_971_520)],
    [20_971_521, E.left({ _tag: 'FileTooLarge', maximumBytes: 20_971_520 })],
    [Number.NaN, empty],
  ])('[PHOTO-03] a file of %d bytes: %j', (bytes, expected) => {
    expect(checkPhotoBytes(bytes)).toEqual(expected);
  });

  it.each([
    [0, 10, empty],
    [10, 0, empty],
    [10.5, 10, empty],
    [Number.NaN, 10, empty],
    [Number.POSITIVE_INFINITY, 10, empty],
    [1, 1, E.right({ width: 1, height: 1 })],
    [8_000, 8_000, E.right({ width: 8_000, height: 8_000 })],
    [8_000, 8_001, tooLarge],
    [64_000_000, 1, E.right({ width: 64_000_000, height: 1 })],
    [64_000_001, 1, tooLarge],
  ])('[PHOTO-03] a picture of %d by %d: %j', (width, height, expected) => {
    expect(checkChosenSize({ width, height })).toEqual(expected);
  });

  it.each([
    [2_048, 2_048, true],
    [2_049, 1, false],
    [1, 2_049, false],
    [960, 960, true],
  ])('[PHOTO-07] of what is sent, %d by %d is taken: %s', (width, height, taken) => {
    expect(E.isRight(checkUploadSize({ width, height }))).toBe(taken);
  });

  it('[PHOTO-03] a file up to the limit of bytes is opened, a larger one is not, and an empty one neither', () => {
    forAll(
      nearEdges(-5, 50_000_000, [0, 20_971_520]),
      (bytes) => E.isRight(checkPhotoBytes(bytes)) === (bytes >= 1 && bytes <= 20_971_520),
    );
  });

  it('[PHOTO-03] [PHOTO-07] a picture up to the limit of pixels is edited, a larger one is not, and one without a side neither; what is sent may have 2048 pixels a side', () => {
    forAll(side, side, (width, height) => {
      const isThere = width >= 1 && height >= 1;
      expect(E.isRight(checkChosenSize({ width, height }))).toBe(isThere && width * height <= 64_000_000);
      expect(E.isRight(checkUploadSize({ width, height }))).toBe(isThere && width <= 2_048 && height <= 2_048);
    });
  });

  it('[PHOTO-07] what is stored about it has 1920 pixels a side at most', () => {
    expect(PHOTO_LIMITS.keptSide).toBe(1_920);
  });

  it('[PHOTO-07] a request that sends a photo has 3 MiB at most', () => {
    expect(PHOTO_LIMITS.sentRequestBytes).toBe(3_145_728);
  });
});
