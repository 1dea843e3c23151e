import { exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { decideBiography } from './decide-biography.ts';

const withBiography = (biography: string) => exampleRegistry({ biography });

describe('the biography of a registry', () => {
  it('[SET-01] a text that is too long is refused with its length', () => {
    expect(decideBiography(withBiography(''), 'a'.repeat(2_001))).toEqual(
      E.left({ _tag: 'BiographyTooLong', length: 2_001, maximum: 2_000 }),
    );
    expect(E.isRight(decideBiography(withBiography(''), 'a'.repeat(2_000)))).toBe(true);
  });

  it('[SET-01] the stored text succeeds without a fact', () => {
    expect(decideBiography(withBiography('a\nb'), 'a\r\nb')).toEqual(E.right([]));
    expect(decideBiography(withBiography(''), '  ')).toEqual(E.right([]));
  });

  it('[SET-01] everything else is one fact with the normalized text', () => {
    expect(decideBiography(withBiography('Hello'), 'Cafe\u0301\0')).toEqual(
      E.right([{ _tag: 'BiographyWritten', biography: 'Caf\u00e9' }]),
    );
    expect(decideBiography(withBiography('Hello'), '')).toEqual(E.right([{ _tag: 'BiographyWritten', biography: '' }]));
  });
});
