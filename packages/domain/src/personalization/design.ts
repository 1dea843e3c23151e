/*
 * [PERS-01] [PERS-02] [PERS-03] A design is made for one product, in the way in which that product can carry words. Anyone who adds the product with the number of the design adds its words.
 *
 * @example isDesignable({ personalizationType: 700 }, 700) // => true
 * @example isDesignable({ personalizationType: 700 }, 705) // => false
 * @example isDesignable({ personalizationType: 0 }, 0) // => false
 */

import { either as E, function as F, option as O } from 'fp-ts';
import { type ItemIdentity, NOT_PERSONALIZED } from '../identity/index.ts';
import {
  isInHouse,
  type Personalization,
  type PersonalizationSummary,
  type PersonalizationType,
  type Product,
  personalizationSummary,
} from '../item/index.ts';
import { isWantedQuantity, type QuantityOutOfRange, WANTED_QUANTITY } from '../quantity/index.ts';
import { isBlank } from '../text/index.ts';
import { type DesignBlank, type DesignText, type DesignTooLong, designLines } from './design-text.ts';

/** A stored design: its text, product and number. */
export interface Design extends DesignText {
  readonly identity: ItemIdentity;
}

/** The product cannot be personalized, or not in that way. */
export interface NotPersonalizable {
  readonly _tag: 'NotPersonalizable';
}

/** Why a design is refused. */
export type DesignRefusal = DesignBlank | DesignTooLong | NotPersonalizable;

/** Whether the product can be personalized in that way. */
export const isDesignable = (
  { personalizationType }: Pick<Product, 'personalizationType'>,
  request: PersonalizationType,
): boolean => personalizationType !== 0 && personalizationType === request;

/** The identities of the designs that an addition names. */
export const designIdentities = (
  things: ReadonlyArray<{ readonly identity: ItemIdentity }>,
): ReadonlyArray<ItemIdentity> =>
  things.map(({ identity }) => identity).filter(({ personalizationId }) => personalizationId !== NOT_PERSONALIZED);

/** The personalization of an item that is added with the design. */
export const personalizationOf = (
  { font, color, line1, line2 }: DesignText,
  { images }: Pick<Product, 'images'>,
  messages: Pick<Personalization, 'priceMessage' | 'returnPolicyMessage'>,
): Personalization => ({ font, color, line1, line2, images: [images.desktop], ...messages, hasError: false });

/*
 * [PERS-01] [ADD-06] In which letters, and in which colour, words can be put on a product depends on how it is done: thread has colours, glass and metal have none.
 *
 * @example designChoices(705).colors // => []
 * @example designChoices(0) // => { fonts: [], colors: [] }
 */

/** A font, by its name in English. */
export type DesignFont = 'Classic' | 'Block' | 'Script' | 'Serif';

/** A color, by its name in English. */
export type DesignColor = 'Sage' | 'Ink' | 'Clay' | 'Gold' | 'White';

/** The fonts and colors to choose from for a product; the first one is preselected. */
export interface DesignChoices {
  readonly fonts: ReadonlyArray<DesignFont>;
  readonly colors: ReadonlyArray<DesignColor>;
}

/** The choices for each type of personalization. */
const choices: Readonly<Record<PersonalizationType, DesignChoices>> = {
  0: { fonts: [], colors: [] },
  100: { fonts: ['Classic'], colors: [] },
  700: { fonts: ['Block', 'Script', 'Serif'], colors: ['Sage', 'Ink', 'Clay', 'Gold', 'White'] },
  705: { fonts: ['Block', 'Script', 'Serif'], colors: [] },
};

/** The choices for that type of personalization. */
export const designChoices = (type: PersonalizationType): DesignChoices => choices[type];

/*
 * [PERS-03] [CART-05] A person who buys a piece with words on it reads what was chosen, beside the piece and shortly: how it is made, the lines, the letters and the colour. While font, lines and colour are all
 * blank there is nothing to report.
 *
 * @example O.map(({ lines }) => lines)(personalizationText(exampleProduct({ personalizationType: 705 }), examplePersonalization())) // => O.some(['A & J'])
 */

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

/*
 * [PERS-02] [API-01] Monogram, embroidery and etching are made in house and confirmed before they are: shown are the lines as they will appear, and pictures of what they will appear on.
 *
 * @example confirmMonogram(exampleProduct({ personalizationType: 0 }), { quantity: 1, texts: ['A & J'] }) // => E.left({ _tag: 'NotPersonalizable' })
 */

/** The texts of a monogram, and how many units get them. */
export interface MonogramTexts {
  readonly quantity: number;
  readonly texts: ReadonlyArray<string>;
}

/** The preview of a monogram. */
export interface ConfirmedMonogram {
  readonly lines: ReadonlyArray<string>;
  /** Same-origin paths. */
  readonly images: ReadonlyArray<string>;
}

/** The preview of the product with these texts, or why they are refused. */
export const confirmMonogram = (
  product: Pick<Product, 'personalizationType' | 'images'>,
  { quantity, texts }: MonogramTexts,
): E.Either<DesignRefusal | QuantityOutOfRange, ConfirmedMonogram> => {
  if (!isInHouse(product)) return E.left({ _tag: 'NotPersonalizable' });
  if (!isWantedQuantity(quantity)) return E.left({ _tag: 'QuantityOutOfRange', ...WANTED_QUANTITY });
  return F.pipe(
    designLines(texts),
    E.map((lines) => ({ lines: lines.filter((line) => !isBlank(line)), images: [product.images.desktop] })),
  );
};
