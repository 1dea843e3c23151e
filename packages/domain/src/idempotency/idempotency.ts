import { option as O } from 'fp-ts';
import type { CartAddition, ContributionAddition } from '../cart/index.ts';
import type { BegunRegistry } from '../new-registry/index.ts';
import type { PlacedOrder } from '../order/index.ts';
import type { ItemReplacement, ItemsAddition } from '../registry/index.ts';

/** A caller's name for one action, 8 to 64 of `A–Z a–z 0–9 - _`; the same key again is the same action (CART-08). */
export type IdempotencyKey = string & { readonly IdempotencyKey: unique symbol };

/** An action that must have its effect once: whose key it is (`scope`), the key, and a digest of what was asked. */
export interface Idempotency {
  readonly scope: string;
  readonly key: IdempotencyKey;
  readonly fingerprint: string;
}

/** The answers that are kept under a key, so that a repeat gets the first one. */
export type IdempotencyRecord =
  | { readonly _tag: 'CartAddition'; readonly answer: CartAddition }
  | { readonly _tag: 'ContributionAddition'; readonly answer: ContributionAddition }
  | { readonly _tag: 'PlacedOrder'; readonly answer: PlacedOrder }
  | { readonly _tag: 'ItemsAdded'; readonly answer: ItemsAddition }
  | { readonly _tag: 'ItemReplaced'; readonly answer: ItemReplacement }
  | { readonly _tag: 'RegistryBegun'; readonly answer: BegunRegistry };

/** How the answers of one kind of action are recorded, and read back: none where the key stood for another kind. */
export interface RecordKind<Answer> {
  readonly recordOf: (answer: Answer) => IdempotencyRecord;
  readonly answerIn: (record: IdempotencyRecord) => O.Option<Answer>;
}

/** Additions of things and of gift cards alike; what was added names pieces of items only. */
export const cartAdditionRecord: RecordKind<CartAddition> = {
  recordOf: (answer) => ({ _tag: 'CartAddition', answer }),
  answerIn: (record) => (record._tag === 'CartAddition' ? O.some(record.answer) : O.none),
};

/** Additions of money for a fund. */
export const contributionAdditionRecord: RecordKind<ContributionAddition> = {
  recordOf: (answer) => ({ _tag: 'ContributionAddition', answer }),
  answerIn: (record) => (record._tag === 'ContributionAddition' ? O.some(record.answer) : O.none),
};

/** Why a key is refused: it stood for something else, or the first call under it has not ended. */
export type KeyRefusal = { readonly _tag: 'IdempotencyKeyReused' } | { readonly _tag: 'RequestInProgress' };
