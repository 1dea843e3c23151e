import type { Personalization, RegistryItem } from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import type * as t from 'io-ts';
import { checkWith, type Problem } from './codec.ts';
import { personalizationId } from './identity.ts';
import { productFromWire, productProps } from './product.ts';
import { answerShape, list, orNull } from './shape.ts';
import { count, flag, money, path, text, wholeBetween } from './value.ts';

const personalization: t.Type<Personalization, object> = answerShape({
  font: text,
  line1: text,
  line2: text,
  color: text,
  images: list(path),
  priceMessage: text,
  returnPolicyMessage: text,
  hasError: flag,
});

/** The RegistryItem of the contract with all its fields. */
export const registryItemWire = answerShape({
  ...productProps,
  personalizationId,
  quantityWants: wholeBetween(1, 999),
  quantityPurchased: count,
  isMostLoved: flag,
  isGroupGift: flag,
  groupGift: orNull(answerShape({ name: text, goal: money, raised: money, missing: money })),
  isPersonalized: flag,
  personalizedColor: orNull(text),
  personalizedFont: orNull(text),
  personalization: orNull(personalization),
});

export type RegistryItemWire = t.TypeOf<typeof registryItemWire>;

/** The item in our types; derived fields (isGroupGift, isPersonalized, missing …) are not read. */
export const registryItemFromWire = (wire: RegistryItemWire): RegistryItem => ({
  identity: { sku: wire.sku, personalizationId: wire.personalizationId },
  product: productFromWire(wire),
  wanted: wire.quantityWants,
  purchased: wire.quantityPurchased,
  isMostLoved: wire.isMostLoved,
  groupGift: F.pipe(
    wire.groupGift,
    O.map(({ name, goal, raised }) => ({ name, goal, raised })),
  ),
  personalization: wire.personalization,
});

/** Decodes an item; left is every problem with it. */
export const checkRegistryItem = (raw: unknown): E.Either<ReadonlyArray<Problem>, RegistryItem> =>
  F.pipe(checkWith(registryItemWire)(raw), E.map(registryItemFromWire));
