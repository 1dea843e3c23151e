import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readBase64, writeBase64 } from './base64.ts';

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
    fc.assert(
      fc.property(bytes, fc.constantFrom('', 'data:image/jpeg;base64,', 'data:text/html;base64,'), (data, prefix) => {
        expect(readBase64(`${prefix}${written(data)}`)).toEqual(O.some(data));
      }),
    );
  });

  it('[PHOTO-07] bytes are written as browsers write them', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (data) => {
        expect(writeBase64(data)).toBe(written(data));
      }),
    );
    expect(['', '00', '0000', 'ff'].map((hex) => writeBase64(Buffer.from(hex, 'hex')))).toEqual([
      '',
      'AA==',
      'AAA=',
      '/w==',
    ]);
  });

  it('[PHOTO-07] any other character, a length that cannot be and padding in the middle are refused', () => {
    const other = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((it) => !/[A-Za-z0-9+/=]/.test(it));
    fc.assert(
      fc.property(bytes, other, fc.nat(), (data, character, place) => {
        const text = written(data);
        const at = place % text.length;
        expect(readBase64(`${text.slice(0, at)}${character}${text.slice(at + 1)}`)).toEqual(O.none);
        expect(readBase64(text.slice(1))).toEqual(O.none);
        expect(readBase64(`${written(data.slice(0, 1))}${text}`)).toEqual(O.none);
      }),
    );
  });
});
