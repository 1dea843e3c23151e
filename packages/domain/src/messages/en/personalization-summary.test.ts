import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { personalizationSummaryMessages } from './personalization-summary.ts';

it('[PERS-03] the parts of a personalization have names', () => {
  expect(personalizationSummaryMessages.line(2)).toBe('Line 2');
  expect(personalizationSummaryMessages.picture('Throw')).toBe('Throw, as personalized');
});

it('[PERS-03] [CART-05] where there is little room, the lines stand together, and so does how they are made', () => {
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
