import { describe, expect, it } from 'vitest';
import { personalizationWords } from './personalization.en.ts';

describe('what is said of words on a product', () => {
  it.each([
    ['$', '$15.00'],
    ['CAD ', 'CAD 15.00'],
  ] as const)('[LIST-03] [CA-01] what they add, in the money of the site: %s', (prefix, price) => {
    expect(personalizationWords.adds(prefix)).toBe(`Adds ${price}.`);
    expect(personalizationWords.messages(prefix)).toEqual({
      priceMessage: `Personalization adds ${price}`,
      returnPolicyMessage: 'Personalized pieces cannot be returned',
    });
  });
});
