import { examplePersonalization, exampleProduct, forAll } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { chosenOptions } from './chosen-options.ts';

describe('what the shop is sent about a product that goes into the cart', () => {
  it('the option is returned unchanged', () => {
    forAll(fc.string(), (optionChoice) => {
      expect(chosenOptions(exampleProduct({ optionChoice }), O.none).optionChoice).toBe(optionChoice);
    });
  });

  it.each([
    ['A & J', '2027', 'A & J 2027'],
    ['A & J', '', 'A & J'],
    ['', '2027', '2027'],
    ['', '', ''],
  ])(
    'the text has the lines that are not empty, in their order; it is empty without a design: %j and %j',
    (line1, line2, text) => {
      const design = O.some(examplePersonalization({ line1, line2 }));
      expect(chosenOptions(exampleProduct(), design).personalizationText).toBe(text);
      expect(chosenOptions(exampleProduct(), O.none).personalizationText).toBe('');
    },
  );
});
