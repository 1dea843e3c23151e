import {
  exampleItem,
  examplePersonalization,
  exampleProduct,
  identityOf,
  registryItem,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import {
  flagMissingPersonalization,
  isInHouse,
  isMissingPersonalization,
  lacksPersonalization,
} from './personalization-error.ts';

const line = fc.constantFrom('', ' ', '\t', '\u00a0', 'A & J', ' x ');

describe('words that are missing', () => {
  it.each([
    [0, false],
    [100, false],
    [700, true],
    [705, true],
  ] as const)('[PERS-02] type %d is made in house: %s', (personalizationType, expected) => {
    expect(isInHouse({ personalizationType })).toBe(expected);
  });

  it.each([
    [0, ['', ''], false],
    [100, ['', ''], true],
    [100, ['', ' '], true],
    [100, ['\u200b', '\u200f'], true],
    [100, [], true],
    [100, ['', 'A'], false],
    [100, ['A', ''], false],
    [700, ['', ''], false],
    [705, [], false],
  ] as const)('[PERS-02] type %d with the lines %j: flagged is %s', (personalizationType, lines, expected) => {
    expect(lacksPersonalization({ personalizationType }, lines)).toBe(expected);
  });

  it('[PERS-02] a product without personalization is never flagged for its lines', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(lacksPersonalization({ personalizationType: 0 }, lines)).toBe(false);
      }),
    );
  });

  it('[PERS-02] the old kind is flagged exactly when every line is blank', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(lacksPersonalization({ personalizationType: 100 }, lines)).toBe(!/\S/.test(lines.join('')));
      }),
    );
  });

  it.each([
    [0, false],
    [100, true],
    [700, false],
    [705, false],
  ] as const)(
    '[PERS-02] the old kind without a design counts as blank: type %d lacks words is %s',
    (personalizationType, expected) => {
      const product = exampleProduct({ personalizationType });
      const noLines = O.some(examplePersonalization({ line1: '', line2: '', hasError: false }));
      for (const personalization of [O.none, noLines])
        expect(isMissingPersonalization(exampleItem({ product, personalization }))).toBe(expected);
    },
  );

  it('[PERS-02] what the retailer makes itself is never flagged for its lines', () => {
    fc.assert(
      fc.property(fc.constantFrom(700 as const, 705 as const), fc.array(line), (personalizationType, lines) => {
        expect(lacksPersonalization({ personalizationType }, lines)).toBe(false);
      }),
    );
  });

  it('[PERS-02] a flag set for another reason stays, and nothing else of the item changes', () => {
    const personalization = examplePersonalization({ line1: ' ', line2: '', font: 'Block', hasError: false });
    const blank = exampleItem({
      product: exampleProduct({ personalizationType: 100 }),
      identity: identityOf('4821', 7),
      personalization: O.some(personalization),
    });
    expect(flagMissingPersonalization(blank)).toEqual({
      ...blank,
      personalization: O.some({ ...personalization, hasError: true }),
    });
    fc.assert(
      fc.property(registryItem, line, line, (item, line1, line2) => {
        const given = {
          ...item,
          personalization: O.map((design: typeof personalization) => ({ ...design, line1, line2 }))(
            item.personalization,
          ),
        };
        const isMissing = lacksPersonalization(item.product, [line1, line2]);
        expect(flagMissingPersonalization(given)).toEqual({
          ...given,
          personalization: O.map((design: typeof personalization) => ({
            ...design,
            hasError: design.hasError || isMissing,
          }))(given.personalization),
        });
      }),
    );
  });
});
