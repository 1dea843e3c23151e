import { forAll, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { checkPhotoFile, jpegSize, PHOTO_TYPES, pngSize, readBase64, writeBase64 } from './photo-file.ts';

const bytes = fc.uint8Array({ minLength: 1, maxLength: 60 });
const written = (data: Uint8Array): string => Buffer.from(data).toString('base64');

describe('a photo as Base64', () => {
  it.each([
    ['AA==', [0]],
    ['//8=', [255, 255]],
    ['/9j/', [255, 216, 255]],
    ['+/+/', [251, 255, 191]],
    ['AQIDBA==', [1, 2, 3, 4]],
    ['data:image/jpeg;base64,/9j/', [255, 216, 255]],
    ['data:;base64,/9j/', [255, 216, 255]],
  ])('[PHOTO-07] "%s" represents %j', (text, expected) => {
    expect(readBase64(text)).toEqual(O.some(Uint8Array.from(expected)));
  });

  it.each([
    ['nothing', ''],
    ['nothing behind the prefix', 'data:image/jpeg;base64,'],
    ['a length that cannot be', '/9j'],
    ['padding in the middle', 'AA==AA=='],
    ['padding of three', 'A==='],
    ['nothing but padding', '===='],
    ['a line break', '/9j/\n/9j/AAA'],
    ['a space', '/9j '],
    ['the alphabet of addresses', '_9j-'],
    ['a letter beyond the table', '/9jé'],
    ['another letter beyond it', '/9j\u4e2d'],
    ['a prefix that says no Base64', 'data:image/jpeg,AAAA'],
    ['two prefixes', 'data:image/jpeg;base64,data:image/jpeg;base64,/9j/'],
  ])('[PHOTO-07] %s is refused', (_, text) => {
    expect(readBase64(text)).toEqual(O.none);
  });

  it('[PHOTO-07] what was written as Base64 is read as the same bytes, with and without the prefix', () => {
    forAll(bytes, fc.constantFrom('', 'data:image/jpeg;base64,', 'data:text/html;base64,'), (data, prefix) => {
      expect(readBase64(`${prefix}${written(data)}`)).toEqual(O.some(data));
    });
  });

  it('[PHOTO-07] bytes are written as browsers write them', () => {
    forAll(fc.uint8Array({ maxLength: 60 }), (data) => {
      expect(writeBase64(data)).toBe(written(data));
    });
    expect(['', '00', '0000', 'ff'].map((hex) => writeBase64(Buffer.from(hex, 'hex')))).toEqual([
      '',
      'AA==',
      'AAA=',
      '/w==',
    ]);
  });

  it('[PHOTO-07] any other character, a length that cannot be and padding in the middle are refused', () => {
    const other = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((it) => !/[A-Za-z0-9+/=]/.test(it));
    forAll(bytes, other, fc.nat(), (data, character, place) => {
      const text = written(data);
      const at = place % text.length;
      expect(readBase64(`${text.slice(0, at)}${character}${text.slice(at + 1)}`)).toEqual(O.none);
      expect(readBase64(text.slice(1))).toEqual(O.none);
      expect(readBase64(`${written(data.slice(0, 1))}${text}`)).toEqual(O.none);
    });
  });
});

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
    forAll(
      side,
      side,
      fc.array(before, { maxLength: 6 }),
      fc.constantFrom(...frames),
      (width, height, segments, is) => {
        const read = size(START, segments.flat(), frame(width, height, is), frame(7, 7));
        expect(read).toEqual(E.right({ width, height }));
      },
    );
  });

  it('[PHOTO-07] what does not begin as a JPEG is none, whatever it is called', () => {
    forAll(fc.nat(255), fc.nat(255), (one, two) => {
      fc.pre(one !== 0xff || two !== 0xd8);
      expect(size([one, two], frame(10, 10))).toEqual(none);
    });
  });

  it('[PHOTO-07] what ends before its first frame is none', () => {
    forAll(fc.array(before, { maxLength: 4 }), fc.integer({ min: 0, max: 8 }), (segments, part) => {
      expect(size(START, segments.flat(), frame(10, 10).slice(0, part))).toEqual(none);
    });
  });
});

describe('the size of a PNG', () => {
  const mark = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82];
  const word = (number: number) => [24, 16, 8, 0].map((bits) => (number >>> bits) & 255);
  const headOf = (width: number, height: number) => [...mark, ...word(width), ...word(height)];
  const side = nearEdges(0, 4_294_967_295, [255, 256, 65_535, 65_536, 2_147_483_647]);
  const none = E.left({ _tag: 'NotAPng' });

  it('[PHOTO-03] the size is what the head says, whatever comes after it', () => {
    expect(pngSize(new Uint8Array(headOf(30_000, 20_000)))).toEqual(E.right({ width: 30_000, height: 20_000 }));
    forAll(side, side, fc.uint8Array({ maxLength: 9 }), fc.nat({ max: 3 }), (width, height, rest, before) => {
      const bytes = new Uint8Array([...Array(before).fill(7), ...headOf(width, height), ...rest]);
      expect(pngSize(bytes.subarray(before))).toEqual(E.right({ width, height }));
    });
  });

  it('[PHOTO-03] what does not begin as a PNG is none, whatever it is called', () => {
    forAll(fc.nat({ max: 15 }), fc.integer({ min: 1, max: 255 }), (at, other) => {
      const bytes = headOf(4, 3).map((byte, index) => (index === at ? byte ^ other : byte));
      expect(pngSize(new Uint8Array(bytes))).toEqual(none);
    });
  });

  it('[PHOTO-03] what ends before its head does is none', () => {
    forAll(fc.nat({ max: 23 }), (length) => {
      expect(pngSize(new Uint8Array(headOf(4, 3).slice(0, length)))).toEqual(none);
    });
  });
});

const refused = E.left({ _tag: 'WrongFileKind' });

const matching = fc.constantFrom(
  ['image/png', 'png', 'png'],
  ['image/jpeg', 'jpg', 'jpeg'],
  ['image/jpeg', 'jpeg', 'jpeg'],
  ['image/jpg', 'jpg', 'jpeg'],
  ['image/jpg', 'jpeg', 'jpeg'],
);
const anyCase = (text: string) => fc.mixedCase(fc.constant(text));
const stem = fc.string({ minLength: 1 }).filter((text) => /[^/\\]$/.test(text));

describe('the file of a photo', () => {
  it('[PHOTO-03] type and extension of one kind are taken, in any case', () => {
    const file = matching.chain(([type, extension, kind]) =>
      fc.record({ stem, type: anyCase(type), extension: anyCase(extension), kind: fc.constant(kind) }),
    );
    forAll(file, ({ stem: name, type, extension, kind }) => {
      expect(checkPhotoFile({ name: `${name}.${extension}`, type })).toEqual(E.right(kind));
    });
  });

  it('[PHOTO-03] any other type or extension, and two that differ, are refused', () => {
    const word = fc.oneof(fc.string(), fc.constantFrom('png', 'jpg', 'jpeg', 'gif', 'webp', 'heic', 'html'));
    forAll(word, word, (extension, subtype) => {
      const isPng = extension.toLowerCase() === 'png' && subtype.toLowerCase() === 'png';
      const isJpeg = [extension, subtype].every((each) => ['jpg', 'jpeg'].includes(each.toLowerCase()));
      fc.pre(!isPng && !isJpeg && !/\.(png|jpe?g)$/i.test(extension));
      expect(checkPhotoFile({ name: `us.${extension}`, type: `image/${subtype}` })).toMatchObject(refused);
    });
  });

  it.each([
    ['IMG_0042.HEIC', '', 'heic'],
    ['us.heif', 'image/heif', 'heic'],
    ['us', 'image/heic', 'heic'],
    ['us.webp', 'image/webp', 'webp'],
    ['us.jpg', 'image/webp', 'webp'],
    ['us.jfif', 'image/jpeg', 'jfif'],
    ['us.JFIF', '', 'jfif'],
  ])(
    '[PHOTO-03] of HEIC, WebP and JFIF it is shown which it is, by its extension or else its type, so that people learn how to make a JPEG of it: "%s" of type "%s"',
    (name, type, foreign) => {
      expect(checkPhotoFile({ name, type })).toEqual(E.left({ _tag: 'WrongFileKind', foreign }));
    },
  );

  it('[PHOTO-03] only what comes after the last dot is the extension, and something comes before it', () => {
    forAll(matching, fc.stringMatching(/^[a-z]{1,5}$/), ([type, extension], other) => {
      fc.pre(!['png', 'jpg', 'jpeg'].includes(other));
      expect(checkPhotoFile({ name: `us.${extension}.${other}`, type })).toEqual(refused);
      expect(E.isRight(checkPhotoFile({ name: `us.${other}.${extension}`, type }))).toBe(true);
      expect(checkPhotoFile({ name: `.${extension}`, type })).toEqual(refused);
    });
  });

  it('[PHOTO-03] the chooser offers png, jpg and jpeg', () => {
    expect(PHOTO_TYPES).toEqual(['image/png', 'image/jpg', 'image/jpeg']);
  });
});
