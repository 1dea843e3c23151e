/*
 * [PERS-02] [ADD-02] A product that can be personalized may be wanted without any, unless it is of the old kind: that one is nothing without its words.
 *
 * @example needsDesign({ personalizationType: 100 }) // => true
 */
import { option as O } from 'fp-ts';
import type { Personalization, Product } from '../item/index.ts';

/** Whether the product can only be wanted with a design. */
export const needsDesign = ({ personalizationType }: Pick<Product, 'personalizationType'>): boolean =>
  personalizationType === 100;

/** The messages for an item that can be personalized: the price, and whether it can be returned. */
export type PersonalizationMessages = Pick<Personalization, 'priceMessage' | 'returnPolicyMessage'>;

/** The personalization of a new item without a design. */
export const withoutDesign = (
  { personalizationType }: Pick<Product, 'personalizationType'>,
  messages: PersonalizationMessages,
): O.Option<Personalization> =>
  personalizationType === 0
    ? O.none
    : O.some({
        font: '',
        line1: '',
        line2: '',
        color: '',
        images: [],
        ...messages,
        priceMessage: '',
        hasError: false,
      });
