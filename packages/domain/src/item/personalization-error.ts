/*
 * [PERS-02] Words that were chosen for a gift but are not there cannot be put on it: such an item is flagged, and neither bought nor listed. What the retailer monograms, embroiders or etches
 * itself (700, 705) is confirmed with the retailer instead, so blank lines are no mistake there; with the old kind (100) they are.
 *
 * Laws:
 * - an item without a design is never flagged for its lines
 * - with a design, the old kind is flagged exactly when every line is blank
 * - what is made in house is never flagged for its lines
 * - a flag that was set for another reason stays, and nothing else of the item changes
 *
 * @example lacksWords({ personalizationType: 100, personalizationId: 7 }, ['', '  ']) // => true
 * @example lacksWords({ personalizationType: 700, personalizationId: 7 }, ['', '  ']) // => false
 */
import { option as O } from 'fp-ts';
import { type ItemIdentity, NOT_PERSONALIZED } from '../identity/index.ts';
import { isBlank } from '../text/index.ts';
import type { PersonalizationType, Product } from './product.ts';
import type { Personalization, RegistryItem } from './registry-item.ts';

/** How to read: whether the retailer makes what is of the type on the left itself, confirmed by a call. */
const madeInHouse: Readonly<Record<PersonalizationType, boolean>> = { 0: false, 100: false, 700: true, 705: true };

/** Whether the retailer makes it itself: monogram, embroidery or etching, not the old kind (PERS-02). */
export const isInHouse = ({ personalizationType }: Pick<Product, 'personalizationType'>): boolean =>
  madeInHouse[personalizationType];

/** Whether a design has been chosen whose words are missing, so that its error flag is to be set (PERS-02). */
export const lacksWords = (
  its: Pick<Product, 'personalizationType'> & Pick<ItemIdentity, 'personalizationId'>,
  lines: ReadonlyArray<string>,
): boolean =>
  its.personalizationType !== 0 &&
  its.personalizationId !== NOT_PERSONALIZED &&
  !isInHouse(its) &&
  lines.every(isBlank);

/** Whether the item has a design whose words are missing, flagged or not (PERS-02). */
export const isWithoutWords = ({ identity, product, personalization }: RegistryItem): boolean =>
  O.exists(({ line1, line2 }: Personalization) => lacksWords({ ...product, ...identity }, [line1, line2]))(
    personalization,
  );

/** The item with its error flag (hasError) set where the words of its design are missing (PERS-02); the very same where nothing is to be set. */
export const flagMissingWords = (item: RegistryItem): RegistryItem =>
  O.isNone(item.personalization) || item.personalization.value.hasError || !isWithoutWords(item)
    ? item
    : { ...item, personalization: O.some({ ...item.personalization.value, hasError: true }) };
