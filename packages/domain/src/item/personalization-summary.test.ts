import { examplePersonalization, personalization } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { personalizationSummary } from './personalization-summary.ts';
import type { Personalization } from './registry-item.ts';

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
        returnPolicyMessage: O.some('Personalized items can’t be returned.'),
      }),
    );
  });

  it('[PERS-03] with font, lines and color blank there is no summary', () => {
    fc.assert(
      fc.property(personalization, spaces, spaces, spaces, spaces, (personalization, font, line1, line2, color) => {
        expect(personalizationSummary({ ...personalization, font, line1, line2, color })).toEqual(O.none);
      }),
    );
  });

  it('[PERS-03] otherwise everything that is not blank is included', () => {
    fc.assert(
      fc.property(chosen, (personalization) => {
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
      }),
    );
  });
});
