import { exampleProduct, identityOf } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { designIdentities, isDesignable, personalizationOf } from './design.ts';

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
