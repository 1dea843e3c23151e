/*
 * [PERS-01] A product can be personalized in one of three ways: the old one (100), monogram or embroidery (700), or etching (705). Any other number means that it cannot
 * (0).
 *
 * @example personalizationTypeOf(701) // => 0
 */

import { option as O } from 'fp-ts';
import { isBlank } from '../text/index.ts';
import type { PersonalizationType, Product } from './product.ts';
import type { Personalization, RegistryItem } from './registry-item.ts';

const known: ReadonlyArray<PersonalizationType> = [0, 100, 700, 705];

/** The personalization type with that number; defined for every number. */
export const personalizationTypeOf = (number: number): PersonalizationType =>
  known.find((type) => type === number) ?? 0;

/*
 * [PERS-02] A product of the old kind (100) cannot be made without its text: such an item is flagged, and neither bought nor listed. What the retailer makes itself
 * (700, 705) is confirmed by phone, so blank lines are no error there.
 *
 * @example lacksPersonalization({ personalizationType: 100 }, ['', '  ']) // => true
 * @example lacksPersonalization({ personalizationType: 700 }, ['', '  ']) // => false
 */

/** Whether the retailer makes this type of personalization in-house; confirmed by a call. */
const madeInHouse: Readonly<Record<PersonalizationType, boolean>> = { 0: false, 100: false, 700: true, 705: true };

/** Whether the product is personalized in-house: monogram, embroidery or etching, not legacy (PERS-02). */
export const isInHouse = ({ personalizationType }: Pick<Product, 'personalizationType'>): boolean =>
  madeInHouse[personalizationType];

/** Whether the product requires a personalization text and all lines are blank, so that the error flag is to be set (PERS-02). */
export const lacksPersonalization = (
  product: Pick<Product, 'personalizationType'>,
  lines: ReadonlyArray<string>,
): boolean => product.personalizationType !== 0 && !isInHouse(product) && lines.every(isBlank);

const linesOf = ({ line1, line2 }: Personalization): ReadonlyArray<string> => [line1, line2];

/** Whether the item requires a personalization text that is missing, flagged or not (PERS-02). */
export const isMissingPersonalization = ({
  product,
  personalization,
}: Pick<RegistryItem, 'product' | 'personalization'>): boolean =>
  lacksPersonalization(product, O.isSome(personalization) ? linesOf(personalization.value) : []);

/** The item with its error flag (hasError) set when its personalization text is missing (PERS-02); otherwise the same object. */
export const flagMissingPersonalization = (item: RegistryItem): RegistryItem =>
  O.isNone(item.personalization) || item.personalization.value.hasError || !isMissingPersonalization(item)
    ? item
    : { ...item, personalization: O.some({ ...item.personalization.value, hasError: true }) };

/*
 * [PERS-03] The summary beside a personalized item: font, lines, color, pictures, price and return policy. Nothing is shown while font, lines and color are all blank.
 *
 * @example personalizationSummary(examplePersonalization({ font: ' ', line1: '', line2: '', color: '' })) // => O.none
 */

/** The summary of an item's personalization; a blank text is `none`, and blank lines are omitted (PERS-03). */
export interface PersonalizationSummary {
  readonly font: O.Option<string>;
  readonly lines: ReadonlyArray<string>;
  readonly color: O.Option<string>;
  /** Same-origin paths. */
  readonly images: ReadonlyArray<string>;
  readonly priceMessage: O.Option<string>;
  readonly returnPolicyMessage: O.Option<string>;
}

const isShown = (text: string): boolean => !isBlank(text);
const sayable = O.fromPredicate(isShown);

/** The summary of an item's personalization; `none` when font, lines and color are all blank (PERS-03). */
export const personalizationSummary = ({
  font,
  line1,
  line2,
  color,
  images,
  priceMessage,
  returnPolicyMessage,
}: Personalization): O.Option<PersonalizationSummary> =>
  [font, line1, line2, color].some(isShown)
    ? O.some({
        font: sayable(font),
        lines: [line1, line2].filter(isShown),
        color: sayable(color),
        images: images.filter(isShown),
        priceMessage: sayable(priceMessage),
        returnPolicyMessage: sayable(returnPolicyMessage),
      })
    : O.none;
