import { grId } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTypedNumber } from './typed-number.ts';

describe('typing the number of a registry', () => {
  it('[SET-01] the number is accepted as it is, with # before it and with spaces', () => {
    fc.assert(
      fc.property(
        grId,
        fc.constantFrom('', '#', '# ', ' # ', ' '),
        fc.constantFrom('', ' '),
        (number, before, after) => {
          expect(isTypedNumber(`${before}${number}${after}`, number)).toBe(true);
        },
      ),
    );
  });

  it('[SET-01] any other number is refused', () => {
    fc.assert(
      fc.property(grId, grId, (number, other) => {
        fc.pre(number !== other);
        for (const typed of [
          other,
          `${number}0`,
          number.slice(1),
          `##${number}`,
          `${number.slice(0, 1)}#${number.slice(1)}`,
          '#',
          '',
        ])
          expect(isTypedNumber(typed, number)).toBe(false);
      }),
    );
  });
});
