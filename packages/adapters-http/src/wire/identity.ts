import {
  type ItemIdentity,
  parseCartId,
  parseGrId,
  parseIdempotencyKey,
  parseLineId,
  parseLinkToken,
  parseOrderNumber,
  parsePersonalizationId,
  parseRevisionId,
  parseSessionId,
  parseSku,
  parseVersion,
} from '@gift-registry/domain';
import * as t from 'io-ts';
import { parsed } from './parsed.ts';
import { answerShape } from './shape.ts';

/** `sku`: leading zeros are dropped on decoding (PAGE-12). */
export const sku = parsed('a SKU of 1 to 12 digits, not all 0', t.string, parseSku);

/** `grId`, `GrId`, `grid`, `RegistryId`, `GiftRegistryId`: one registry number, whatever the call names it. */
export const grId = parsed('a registry number of 6 to 12 digits', t.string, parseGrId);

/** `personalizationId`: 0 is none. */
export const personalizationId = parsed('a whole number, zero or more', t.number, parsePersonalizationId);

export const cartId = parsed('the name of a cart', t.string, parseCartId);
export const lineId = parsed('the name of a line', t.string, parseLineId);
export const linkToken = parsed('the secret of a link', t.string, parseLinkToken);
export const sessionId = parsed('the id of a session', t.string, parseSessionId);
export const orderNumber = parsed('an order number', t.string, parseOrderNumber);
export const version = parsed('a version: a whole number, zero or more', t.number, parseVersion);
export const revisionId = parsed('the id of a revision: a UUID in small letters', t.string, parseRevisionId);
export const idempotencyKey = parsed('8 to 64 of A–Z a–z 0–9 - _', t.string, parseIdempotencyKey);

/** An identity in the spelling of answers. */
export const identity: t.Type<ItemIdentity, { sku: string; personalizationId: number }> = answerShape({
  sku,
  personalizationId,
});
