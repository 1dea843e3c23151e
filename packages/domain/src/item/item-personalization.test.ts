import {
  exampleItem,
  examplePersonalization,
  exampleProduct,
  forAll,
  identityOf,
  personalization,
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
  personalizationSummary,
  personalizationTypeOf,
} from './item-personalization.ts';
import type { Personalization } from './registry-item.ts';

describe('personalization types', () => {
  it.each([0, 100, 700, 705])('[PERS-01] the known numbers are unchanged: %i', (number) => {
    expect(personalizationTypeOf(number)).toBe(number);
  });

  it.each([1, 99, 101, 699, 701, 704, 706, -700, 700.5, Number.NaN])('[PERS-01] %d is 0', (number) => {
    expect(personalizationTypeOf(number)).toBe(0);
  });

  it('[PERS-01] every other number is 0', () => {
    forAll(
      fc.double().filter((number) => ![100, 700, 705].includes(number)),
      (number) => {
        expect(personalizationTypeOf(number)).toBe(0);
      },
    );
  });
});

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
    forAll(fc.array(line), (lines) => {
      expect(lacksPersonalization({ personalizationType: 0 }, lines)).toBe(false);
    });
  });

  it('[PERS-02] the old kind is flagged exactly when every line is blank', () => {
    forAll(fc.array(line), (lines) => {
      expect(lacksPersonalization({ personalizationType: 100 }, lines)).toBe(!/\S/.test(lines.join('')));
    });
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
    forAll(fc.constantFrom(700 as const, 705 as const), fc.array(line), (personalizationType, lines) => {
      expect(lacksPersonalization({ personalizationType }, lines)).toBe(false);
    });
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
    forAll(registryItem, line, line, (item, line1, line2) => {
      const given = {
        ...item,
        personalization: O.map((design: typeof personalization) => ({ ...design, line1, line2 }))(item.personalization),
      };
      const isMissing = lacksPersonalization(item.product, [line1, line2]);
      expect(flagMissingPersonalization(given)).toEqual({
        ...given,
        personalization: O.map((design: typeof personalization) => ({
          ...design,
          hasError: design.hasError || isMissing,
        }))(given.personalization),
      });
    });
  });
});

const blank = { font: '', line1: '', line2: '', color: '' };
const spaces = fc.constantFrom('', ' ', '\t\n', '\u00a0\u3000');
const text = fc.oneof(spaces, fc.constantFrom('Block', ' A & J '));
const chosen: fc.Arbitrary<Personalization> = fc
  .record({
    base: personalization,
    font: text,
    line1: text,
    line2: text,
    color: text,
    priceMessage: text,
    returnPolicyMessage: text,
  })
  .map(({ base, ...changed }) => ({ ...base, ...changed }));

describe('the summary of a personalization', () => {
  it.each<[Partial<Personalization>, boolean]>([
    [{}, true],
    [blank, false],
    [{ ...blank, font: '  ', color: '\t' }, false],
    [{ ...blank, font: 'Block' }, true],
    [{ ...blank, line1: 'A' }, true],
    [{ ...blank, line2: 'A' }, true],
    [{ ...blank, color: 'Sage' }, true],
    [{ ...blank, images: ['/pictures/a.webp'], priceMessage: 'Adds $15.00.' }, false],
  ])('[PERS-03] with %j it is shown: %s', (changed, expected) => {
    expect(O.isSome(personalizationSummary(examplePersonalization(changed)))).toBe(expected);
  });

  it('[PERS-03] font, lines, colour, pictures and both messages', () => {
    expect(
      personalizationSummary(
        examplePersonalization({ line2: '  ', color: ' ', images: ['/pictures/a.webp', ''], priceMessage: '' }),
      ),
    ).toEqual(
      O.some({
        font: O.some('Block'),
        lines: ['A & J'],
        color: O.none,
        images: ['/pictures/a.webp'],
        priceMessage: O.none,
        returnPolicyMessage: O.some('Personalized gifts can’t be returned.'),
      }),
    );
  });

  it('[PERS-03] with font, lines and color blank there is no summary', () => {
    forAll(personalization, spaces, spaces, spaces, spaces, (personalization, font, line1, line2, color) => {
      expect(personalizationSummary({ ...personalization, font, line1, line2, color })).toEqual(O.none);
    });
  });

  it('[PERS-03] otherwise everything that is not blank is included', () => {
    forAll(chosen, (personalization) => {
      const says = (words: string) => /\S/.test(words);
      const summary = personalizationSummary(personalization);
      expect(O.isSome(summary)).toBe(
        [personalization.font, personalization.line1, personalization.line2, personalization.color].some(says),
      );
      if (O.isNone(summary)) return;
      const option = (words: string) => (says(words) ? O.some(words) : O.none);
      expect(summary.value).toEqual({
        font: option(personalization.font),
        lines: [personalization.line1, personalization.line2].filter(says),
        color: option(personalization.color),
        images: personalization.images,
        priceMessage: option(personalization.priceMessage),
        returnPolicyMessage: option(personalization.returnPolicyMessage),
      });
    });
  });
});
