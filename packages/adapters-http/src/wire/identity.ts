import {
  type ItemIdentity,
  parseCartId,
  parseGrId,
  parseGtin,
  parseIdempotencyKey,
  parseLineId,
  parseLinkToken,
  parseOrderNumber,
  parsePersonalizationId,
  parseRevisionId,
  parseSessionId,
  parseSku,
  parseStoreNumber,
  parseVersion,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { answerShape, BESIDE, merged, namedShape, onlyKnown, type Shape } from './shape.ts';
import { parsed } from './value.ts';

/** Leading zeros are dropped on decoding (PAGE-12). */
export const sku = parsed('a SKU of 1 to 40 letters, digits, - . _, not all 0', t.string, parseSku);

export const gtin = parsed('a GTIN: 8 to 14 digits, the last of which fits', t.string, parseGtin);

/** A registry number; calls name it `grId`, `GrId`, `grid`, `RegistryId` or `GiftRegistryId`. */
export const grId = parsed('a registry number of 6 to 12 digits', t.string, parseGrId);

/** 0 means no personalization. */
export const personalizationId = parsed('a whole number, zero or more', t.number, parsePersonalizationId);

export const cartId = parsed('the name of a cart', t.string, parseCartId);
export const lineId = parsed('the name of a line', t.string, parseLineId);
export const linkToken = parsed('the secret of a link', t.string, parseLinkToken);
export const sessionId = parsed('the id of a session', t.string, parseSessionId);
export const orderNumber = parsed('an order number', t.string, parseOrderNumber);
export const storeNumber = parsed('the number of a store', t.string, parseStoreNumber);
export const version = parsed('a version: a whole number, zero or more', t.number, parseVersion);
export const revisionId = parsed('the id of a revision: a UUID in small letters', t.string, parseRevisionId);
export const idempotencyKey = parsed('8 to 64 of A–Z a–z 0–9 - _', t.string, parseIdempotencyKey);

export const identity: Shape<ItemIdentity, { sku: string; personalizationId: number }> = answerShape({
  sku,
  personalizationId,
});

interface WithIdentity {
  readonly identity: ItemIdentity;
}

/** `{ identity }` as `sku` and `personalizationId` beside the other properties. */
export const flatIdentity: Shape<WithIdentity, object> = namedShape({ identity }, { identity: BESIDE });

const CAPITALIZED_NAMES = { sku: 'Sku', personalizationId: 'PersonalizationId' } as const;

/** An identity with capitalized property names, and the given codec for the design number. */
/* @__NO_SIDE_EFFECTS__ */
export const capitalIdentity = (design: typeof personalizationId): Shape<ItemIdentity, object> =>
  namedShape({ sku, personalizationId: design }, CAPITALIZED_NAMES);

/** `{ identity }` as `Sku` and `PersonalizationId` beside the other properties. */
/* @__NO_SIDE_EFFECTS__ */
export const flatCapitalIdentity = (design: typeof personalizationId): Shape<WithIdentity, object> =>
  namedShape({ identity: capitalIdentity(design) }, { identity: BESIDE });

/** A request about an item: its identity beside the other properties. */
/* @__NO_SIDE_EFFECTS__ */
export const itemRequestShape = <A extends object, W extends object>(others: Shape<A, W>) =>
  onlyKnown(merged(others, flatIdentity));
