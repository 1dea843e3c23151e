import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { personalizationMessages, personalizationSummaryMessages } from './personalization.ts';

describe('price of a personalization', () => {
  it.each([
    ['$', '$15.00'],
    ['CAD ', 'CAD 15.00'],
  ] as const)("[LIST-03] [CA-01] in the site's currency: %s", (prefix, price) => {
    expect(personalizationMessages.adds(prefix)).toBe(`Personalization adds ${price}.`);
    expect(personalizationMessages.messages(prefix)).toEqual({
      priceMessage: `+ ${price} personalization`,
      returnPolicyMessage: 'Personalized gifts can’t be returned',
    });
  });
});

it('[PERS-03] [CART-05] lines and style fit into one line each', () => {
  expect(personalizationSummaryMessages.shortLines({ lines: ['A & J', 'Est. 2027'] })).toBe(
    'Personalized: “A & J, Est. 2027”',
  );
  expect(personalizationSummaryMessages.shortLines({ lines: [] })).toBe('');
  const style = (type: 0 | 100 | 700 | 705, font?: string, color?: string) =>
    personalizationSummaryMessages.shortStyle({ type, font: O.fromNullable(font), color: O.fromNullable(color) });
  expect(style(700, 'Block', 'Sage')).toBe('Monogram or embroidery · Font:\u00a0Block · Color:\u00a0Sage');
  expect(style(705, 'Script')).toBe('Etching · Font:\u00a0Script');
  expect(style(100, 'Classic')).toBe('Font:\u00a0Classic');
  expect(style(0, undefined, 'Ink')).toBe('Color:\u00a0Ink');
  expect(style(0)).toBe('');
});
