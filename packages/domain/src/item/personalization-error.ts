/*
 * [PERS-02] A product of the old kind (100) cannot be made without its text: such an item is flagged, and neither bought nor listed. What the retailer makes itself
 * (700, 705) is confirmed by phone, so blank lines are no error there.
 *
 * Laws:
 * - a product without personalization is never flagged for its lines
 * - the old kind is flagged exactly when every line is blank
 * - the old kind without a design counts as blank
 * - what the retailer makes itself is never flagged for its lines
 * - a flag set for another reason stays, and nothing else of the item changes
 *
 * @example lacksPersonalization({ personalizationType: 100 }, ['', '  ']) // => true
 * @example lacksPersonalization({ personalizationType: 700 }, ['', '  ']) // => false
 */
import { option as O } from 'fp-ts';
import { isBlank } from '../text/index.ts';
import type { PersonalizationType, Product } from './product.ts';
import type { Personalization, RegistryItem } from './registry-item.ts';

/** How to read: whether the retailer makes what is of the type on the left itself, confirmed by a call. */
const madeInHouse: Readonly<Record<PersonalizationType, boolean>> = { 0: false, 100: false, 700: true, 705: true };

/** Whether the retailer makes it itself: monogram, embroidery or etching, not the old kind (PERS-02). */
export const isInHouse = ({ personalizationType }: Pick<Product, 'personalizationType'>): boolean =>
  madeInHouse[personalizationType];

/** Whether it needs words that are not there, so that its error flag is to be set (PERS-02). */
export const lacksPersonalization = (
  product: Pick<Product, 'personalizationType'>,
  lines: ReadonlyArray<string>,
): boolean => product.personalizationType !== 0 && !isInHouse(product) && lines.every(isBlank);

const linesOf = ({ line1, line2 }: Personalization): ReadonlyArray<string> => [line1, line2];

/** Whether the item needs words and they are missing, flagged or not (PERS-02). */
export const isMissingPersonalization = ({
  product,
  personalization,
}: Pick<RegistryItem, 'product' | 'personalization'>): boolean =>
  lacksPersonalization(product, O.isSome(personalization) ? linesOf(personalization.value) : []);

/** The item with its error flag (hasError) set where its words are missing (PERS-02); the very same where nothing is to be set. */
export const flagMissingPersonalization = (item: RegistryItem): RegistryItem =>
  O.isNone(item.personalization) || item.personalization.value.hasError || !isMissingPersonalization(item)
    ? item
    : { ...item, personalization: O.some({ ...item.personalization.value, hasError: true }) };
