/*
 * [PERS-03] [CART-05] A person who buys a piece with words on it reads what was chosen, beside the piece and shortly: how it is made, the lines, the letters and the colour. While font, lines and colour are all
 * blank there is nothing to report.
 *
 * @example O.map(({ lines }) => lines)(personalizationText(exampleProduct({ personalizationType: 705 }), examplePersonalization())) // => O.some(['A & J'])
 */
import { option as O } from 'fp-ts';
import {
  type PersonalizationSummary,
  type PersonalizationType,
  type Product,
  personalizationSummary,
} from '../item/index.ts';
import type { DesignText } from './design-text.ts';

/** The personalization of a unit; blank texts are `none`, and blank lines are omitted. */
export interface PersonalizationText extends Pick<PersonalizationSummary, 'font' | 'lines' | 'color'> {
  /** How it is put on the product. */
  readonly type: PersonalizationType;
}

/** The personalization of a unit of that product; `none` when the design is blank. */
export const personalizationText = (
  { personalizationType: type }: Pick<Product, 'personalizationType'>,
  { font, color, line1, line2 }: DesignText,
): O.Option<PersonalizationText> =>
  O.map(({ font: designFont, lines, color: designColor }: PersonalizationSummary) => ({
    type,
    lines,
    font: designFont,
    color: designColor,
  }))(
    personalizationSummary({
      font,
      color,
      line1,
      line2,
      images: [],
      priceMessage: '',
      returnPolicyMessage: '',
      hasError: false,
    }),
  );
