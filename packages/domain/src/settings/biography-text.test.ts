import { nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readBiography } from './biography-text.ts';

describe('the text of a biography', () => {
  it('[SET-01] a stored biography is read unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const read = readBiography(raw);
        if (E.isRight(read)) expect(readBiography(read.right)).toEqual(read);
      }),
    );
  });

  it('[SET-01] up to 2,000 characters are accepted, more are refused with their number', () => {
    fc.assert(
      fc.property(nearEdges(1, 3_000, [2_000]), fc.constantFrom('a', '\u{1f381}', '\u00e9'), (length, character) => {
        const text = character.repeat(length);
        expect(readBiography(text)).toEqual(
          length <= 2_000 ? E.right(text) : E.left({ _tag: 'BiographyTooLong', length, maximum: 2_000 }),
        );
      }),
    );
  });

  it('[SET-01] a blank text is empty', () => {
    for (const blank of ['', ' ', '\r\n', '\u200b']) expect(readBiography(blank)).toEqual(E.right(''));
    expect(readBiography(' a ')).toEqual(E.right(' a '));
  });
});
