import { exampleProduct, forAll, identityOf, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import {
  confirmMonogram,
  designChoices,
  designIdentities,
  isDesignable,
  personalizationOf,
  personalizationText,
} from './design.ts';
import { designText } from './design-text.ts';

const types = [0, 100, 700, 705] as const;

describe('a design', () => {
  it('[PERS-01] a product that carries no words has no design, and neither has one of another kind than was requested', () => {
    for (const personalizationType of types)
      for (const requested of types)
        expect(isDesignable({ personalizationType }, requested)).toBe(
          personalizationType === requested && requested !== 0,
        );
  });

  it('[PERS-02] [PERS-03] an item that is added with a design has its words, a picture of the product and the messages that go with it, and no error', () => {
    const words = { font: 'Block', color: 'Sage', line1: 'A & J', line2: '' };
    const messages = { priceMessage: 'Adds', returnPolicyMessage: 'Stays' };
    expect(personalizationOf(words, exampleProduct(), messages)).toEqual({
      ...words,
      ...messages,
      images: ['/pictures/plates-e9e2d4-8a9a86-desktop.webp'],
      hasError: false,
    });
  });

  it('[PERS-02] what is added without a design names none', () => {
    const designed = { identity: identityOf('4821', 7) };
    expect(designIdentities([designed, { identity: identityOf('4821') }])).toEqual([designed.identity]);
  });
});

describe('what can be chosen for the words on a product', () => {
  it('[ADD-06] [PERS-01] what carries words has letters to choose from; what carries none has nothing to choose', () => {
    expect(designChoices(0)).toEqual({ fonts: [], colors: [] });
    for (const type of [100, 700, 705] as const) expect(designChoices(type).fonts.length).toBeGreaterThan(0);
  });

  it('[ADD-06] [PERS-01] the letters and the colours that there are', () => {
    expect(designChoices(100)).toEqual({ fonts: ['Classic'], colors: [] });
    expect(designChoices(700)).toEqual({
      fonts: ['Block', 'Script', 'Serif'],
      colors: ['Sage', 'Ink', 'Clay', 'Gold', 'White'],
    });
    expect(designChoices(705).fonts).toEqual(designChoices(700).fonts);
  });

  it('[ADD-06] [PERS-01] only what is embroidered has colours', () => {
    expect(([0, 100, 700, 705] as const).filter((type) => designChoices(type).colors.length > 0)).toEqual([700]);
  });

  it('[ADD-06] each choice comes once and can be stored', () => {
    for (const type of [100, 700, 705] as const) {
      const { fonts, colors } = designChoices(type);
      for (const all of [fonts, colors]) expect(new Set(all).size).toBe(all.length);
      for (const font of fonts)
        for (const color of ['', ...colors]) {
          const design = { font, color, line1: 'A & J', line2: '' };
          expect(designText(design)).toEqual(E.right(design));
        }
    }
  });
});

const towel = exampleProduct({ personalizationType: 700 });
const blank = fc.constantFrom('', ' ', '\t ', '\u00a0');
const text = fc.oneof(blank, fc.constantFrom('A', 'Est. 2027', 'Sage', 'Block'));

describe('the words on a piece, shortly', () => {
  it('[PERS-03] where font, every line and colour are blank nothing is reported', () => {
    forAll(blank, blank, blank, blank, (font, color, line1, line2) => {
      expect(personalizationText(towel, { font, color, line1, line2 })).toEqual(O.none);
    });
  });

  it('[PERS-03] [CART-05] where one of them says something, all that says something is reported with the way in which it is made, and nothing that is blank', () => {
    forAll(text, text, text, text, (font, color, line1, line2) => {
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
    });
  });
});

describe('confirming a monogram', () => {
  it('[PERS-02] only what is made in house is confirmed', () => {
    for (const personalizationType of [0, 100, 700, 705] as const)
      expect(E.isRight(confirmMonogram({ ...towel, personalizationType }, { quantity: 1, texts: ['A'] }))).toBe(
        personalizationType >= 700,
      );
  });

  it('fewer than 1 and more than 999 pieces are refused', () => {
    forAll(nearEdges(-5, 1_200, [0, 1, 999, 1_000]), (quantity) => {
      const answer = confirmMonogram(towel, { quantity, texts: ['A'] });
      if (quantity >= 1 && quantity <= 999) expect(E.isRight(answer)).toBe(true);
      else expect(answer).toEqual(E.left({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 999 }));
    });
    expect(E.isLeft(confirmMonogram(towel, { quantity: 1.5, texts: ['A'] }))).toBe(true);
  });

  it('[PERS-02] lines come in the order in which they were requested, without what is blank', () => {
    expect(confirmMonogram(towel, { quantity: 1, texts: ['B', ' ', ' A '] })).toEqual(
      E.right({ lines: ['B', 'A'], images: ['/pictures/plates-e9e2d4-8a9a86-desktop.webp'] }),
    );
  });

  it('[PERS-02] a design all of whose texts are blank, or one of whose texts is too long, is refused', () => {
    expect(confirmMonogram(towel, { quantity: 1, texts: ['', ' '] })).toEqual(E.left({ _tag: 'DesignBlank' }));
    expect(confirmMonogram(towel, { quantity: 1, texts: ['A', 'x'.repeat(31)] })).toEqual(
      E.left({ _tag: 'DesignTooLong', maximum: 30 }),
    );
  });
});
