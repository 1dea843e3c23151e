import { describe, expect, it } from 'vitest';
import { personalizationMessages } from './personalization.ts';

describe('what is said of words on a product', () => {
  it.each([
    ['$', '$15.00'],
    ['CAD ', 'CAD 15.00'],
  ] as const)('[LIST-03] [CA-01] that the price has them in it, in the money of the site: %s', (prefix, price) => {
    expect(personalizationMessages.adds(prefix)).toBe(`Personalization adds ${price}.`);
    expect(personalizationMessages.messages(prefix)).toEqual({
      priceMessage: `+ ${price} personalization`,
      returnPolicyMessage: 'Personalized items can’t be returned',
    });
  });
});
