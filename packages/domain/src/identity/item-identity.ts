import { option as O } from 'fp-ts';
import type { Sku } from './sku.ts';

/** The number of a stored personalization design, a whole number; 0 means no design. */
export type PersonalizationId = number & { readonly PersonalizationId: unique symbol };

const isPersonalizationId = (id: number): id is PersonalizationId => Number.isSafeInteger(id) && id >= 0;

/** Parses a design's number; `none` unless it is a whole number, zero or more. */
export const parsePersonalizationId = (id: number): O.Option<PersonalizationId> =>
  O.fromPredicate(isPersonalizationId)(id);

/** The number for "not personalized". */
export const NOT_PERSONALIZED = 0 as PersonalizationId;

/** What identifies an item of a registry: product and personalization. */
export interface ItemIdentity {
  readonly sku: Sku;
  readonly personalizationId: PersonalizationId;
}

/** The identity as a string, for maps and keys. */
export const identityKey = ({ sku, personalizationId }: ItemIdentity): string => `${sku}-${personalizationId}`;

/** Whether two identities are the same item. */
export const isSameIdentity = (a: ItemIdentity, b: ItemIdentity): boolean =>
  a.sku === b.sku && a.personalizationId === b.personalizationId;
