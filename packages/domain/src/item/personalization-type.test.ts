import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personalizationTypeOf } from './personalization-type.ts';

describe('personalization types', () => {
  it.each([0, 100, 700, 705])('[PERS-01] the known numbers are unchanged: %i', (number) => {
    expect(personalizationTypeOf(number)).toBe(number);
  });

  it.each([1, 99, 101, 699, 701, 704, 706, -700, 700.5, Number.NaN])('[PERS-01] %d is 0', (number) => {
    expect(personalizationTypeOf(number)).toBe(0);
  });

  it('[PERS-01] every other number is 0', () => {
    fc.assert(
      fc.property(
        fc.double().filter((number) => ![100, 700, 705].includes(number)),
        (number) => {
          expect(personalizationTypeOf(number)).toBe(0);
        },
      ),
    );
  });
});
