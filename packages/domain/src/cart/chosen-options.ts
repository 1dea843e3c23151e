/*
 * [BUY-04] The chosen option and the personalization text that are sent to the shop with an addition.
 *
 * @example chosenOptions(exampleProduct({ optionChoice: 'oak' }), O.some(examplePersonalization({ line1: 'A & J', line2: '2027' }))) // => { optionChoice: 'oak', personalizationText: 'A & J 2027' }
 */
import { option as O } from 'fp-ts';
import type { Personalization, Product } from '../item/index.ts';
import type { RequestLocation } from './cart-view.ts';

/** The product's chosen option and the text of its design, as sent to the shop. */
export const chosenOptions = (
  { optionChoice }: Pick<Product, 'optionChoice'>,
  design: O.Option<Pick<Personalization, 'line1' | 'line2'>>,
): Pick<RequestLocation, 'optionChoice' | 'personalizationText'> => ({
  optionChoice,
  personalizationText: O.isNone(design)
    ? ''
    : [design.value.line1, design.value.line2].filter((line) => line !== '').join(' '),
});
