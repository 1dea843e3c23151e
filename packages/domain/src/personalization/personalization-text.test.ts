import { exampleProduct } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { personalizationText } from './personalization-text.ts';

const towel = exampleProduct({ personalizationType: 700 });
const blank = fc.constantFrom('', ' ', '\t ', '\u00a0');
const text = fc.oneof(blank, fc.constantFrom('A', 'Est. 2027', 'Sage', 'Block'));

describe('the words on a piece, shortly', () => {
  it('[PERS-03] where font, every line and colour are blank nothing is reported', () => {
    fc.assert(
      fc.property(blank, blank, blank, blank, (font, color, line1, line2) => {
        expect(personalizationText(towel, { font, color, line1, line2 })).toEqual(O.none);
      }),
    );
  });

  it('[PERS-03] [CART-05] where one of them says something, all that says something is reported with the way in which it is made, and nothing that is blank', () => {
    fc.assert(
      fc.property(text, text, text, text, (font, color, line1, line2) => {
        const isFilled = (text: string) => text.trim() !== '';
        fc.pre([font, color, line1, line2].some(isFilled));
        expect(personalizationText(towel, { font, color, line1, line2 })).toEqual(
          O.some({
            type: 700,
            lines: [line1, line2].filter(isFilled),
            font: isFilled(font) ? O.some(font) : O.none,
            color: isFilled(color) ? O.some(color) : O.none,
          }),
        );
      }),
    );
  });
});
