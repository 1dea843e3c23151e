import { describe, expect, it } from 'vitest';
import { personalizationWords } from './personalization.en.ts';

describe('what is said of words on a product', () => {
  it.each([
    ['$', '$15.00'],
    ['CAD ', 'CAD 15.00'],
  ] as const)('[LIST-03] [CA-01] that the price has them in it, in the money of the site: %s', (prefix, price) => {
    expect(personalizationWords.included(prefix)).toBe(`The price includes ${price} for personalization.`);
    expect(personalizationWords.messages(prefix)).toEqual({
      priceMessage: `The price includes ${price} for personalization`,
      returnPolicyMessage: 'Personalized items can’t be returned',
    });
  });
});
