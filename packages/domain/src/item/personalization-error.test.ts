import {
  exampleItem,
  examplePersonalization,
  exampleProduct,
  identityOf,
  personalizationIdOf,
  registryItem,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { flagMissingWords, isInHouse, lacksWords } from './personalization-error.ts';
import type { PersonalizationType } from './product.ts';

const line = fc.constantFrom('', ' ', '\t', '\u00a0', 'A & J', ' x ');
const type = fc.constantFrom<PersonalizationType>(0, 100, 700, 705);
const design = (id: number) => personalizationIdOf(id);

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
    [0, 7, ['', ''], false],
    [100, 0, ['', ''], false],
    [100, 1, ['', ''], true],
    [100, 7, ['', ' '], true],
    [100, 7, ['\u200b', '\u200f'], true],
    [100, 7, [], true],
    [100, 7, ['', 'A'], false],
    [100, 7, ['A', ''], false],
    [700, 7, ['', ''], false],
    [705, 7, ['', ''], false],
  ] as const)(
    '[PERS-02] type %d with design %d and the lines %j: flagged is %s',
    (personalizationType, id, lines, expected) => {
      expect(lacksWords({ personalizationType, personalizationId: design(id) }, lines)).toBe(expected);
    },
  );

  it('[PERS-02] an item without a design is never flagged for its lines', () => {
    fc.assert(
      fc.property(type, fc.array(line), (personalizationType, lines) => {
        expect(lacksWords({ personalizationType, personalizationId: design(0) }, lines)).toBe(false);
      }),
    );
  });

  it('[PERS-02] with a design, the old kind is flagged exactly when every line is blank', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.array(line), (id, lines) => {
        const isBlank = !/\S/.test(lines.join(''));
        expect(lacksWords({ personalizationType: 100, personalizationId: design(id) }, lines)).toBe(isBlank);
      }),
    );
  });

  it('[PERS-02] what is made in house is never flagged for its lines', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(700 as const, 705 as const),
        fc.nat({ max: 9 }),
        fc.array(line),
        (kind, id, lines) => {
          expect(lacksWords({ personalizationType: kind, personalizationId: design(id) }, lines)).toBe(false);
        },
      ),
    );
  });

  it('[PERS-02] a flag that was set for another reason stays, and nothing else of the item changes', () => {
    const personalization = examplePersonalization({ line1: ' ', line2: '', font: 'Block', hasError: false });
    const blank = exampleItem({
      product: exampleProduct({ personalizationType: 100 }),
      identity: identityOf('4821', 7),
      personalization: O.some(personalization),
    });
    expect(flagMissingWords(blank)).toEqual({
      ...blank,
      personalization: O.some({ ...personalization, hasError: true }),
    });
    fc.assert(
      fc.property(registryItem, line, line, (item, line1, line2) => {
        const given = {
          ...item,
          personalization: O.map((its: typeof personalization) => ({ ...its, line1, line2 }))(item.personalization),
        };
        const { personalizationType } = item.product;
        const isMissing = lacksWords({ personalizationType, personalizationId: item.identity.personalizationId }, [
          line1,
          line2,
        ]);
        expect(flagMissingWords(given)).toEqual({
          ...given,
          personalization: O.map((its: typeof personalization) => ({ ...its, hasError: its.hasError || isMissing }))(
            given.personalization,
          ),
        });
      }),
    );
  });
});
