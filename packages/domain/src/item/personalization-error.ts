/*
 * [PERS-02] A product of the old kind (100) cannot be made without its text: such an item is flagged, and neither bought nor listed. What the retailer makes itself
 * (700, 705) is confirmed by phone, so blank lines are no error there.
 *
 * @example lacksPersonalization({ personalizationType: 100 }, ['', '  ']) // => true
 * @example lacksPersonalization({ personalizationType: 700 }, ['', '  ']) // => false
 */
import { option as O } from 'fp-ts';
import { isBlank } from '../text/index.ts';
import type { PersonalizationType, Product } from './product.ts';
import type { Personalization, RegistryItem } from './registry-item.ts';

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
