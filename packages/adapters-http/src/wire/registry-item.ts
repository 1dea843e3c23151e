import {
  fundCapacity,
  type GroupGift,
  isPersonalized,
  itemPrice,
  type Personalization,
  priceOn,
  type RegistryItem,
} from '@gift-registry/domain';
import { type either as E, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { checkWith, type Problem } from './codec.ts';
import { identity } from './identity.ts';
import { list, orNull } from './list-and-option.ts';
import { type Notation, perNotation, wire } from './notation.ts';
import { product } from './product.ts';
import { answerShape, BESIDE, namedShape, withDerived } from './shape.ts';
import { count, flag, money, path, text, wholeBetween, wholeCents } from './value.ts';

/** The design of an item. */
export const personalizationOf = perNotation(
  ({ inEach, object }: Notation): t.Type<Personalization, object> =>
    object('Personalization', {
      font: text,
      line1: text,
      line2: text,
      color: text,
      images: list(inEach(path, t.string)),
      priceMessage: text,
      returnPolicyMessage: text,
      hasError: flag,
    }),
);

/** The fund of a group gift. */
export const groupGiftOf = perNotation(({ inEach, object }: Notation): t.Type<GroupGift, object> => {
  const amount = inEach(money, wholeCents);
  return object('GroupGift', { name: text, goal: amount, raised: amount });
});

const known: t.Type<RegistryItem, object> = namedShape(
  {
    identity,
    product,
    wanted: wholeBetween(1, 999),
    purchased: count,
    isMostLoved: flag,
    groupGift: orNull(groupGiftOf(wire)),
    personalization: orNull(personalizationOf(wire)),
  },
  { identity: BESIDE, product: BESIDE, wanted: 'quantityWants', purchased: 'quantityPurchased' },
);

const derived = {
  formattedPrice: text,
  isGroupGift: flag,
  groupGift: orNull(answerShape({ name: text, goal: money, raised: money, missing: money })),
  isPersonalized: flag,
  personalizedColor: orNull(text),
  personalizedFont: orNull(text),
};

/** The RegistryItem of the contract with all its fields. */
export const registryItem: t.Type<RegistryItem, object> = withDerived(known, derived, (site, item) => ({
  formattedPrice: priceOn(site, itemPrice(item)),
  isGroupGift: O.isSome(item.groupGift),
  groupGift: O.map((gift: GroupGift) => ({ ...gift, missing: fundCapacity(item) }))(item.groupGift),
  isPersonalized: isPersonalized(item),
  personalizedColor: O.map(({ color }: Personalization) => color)(item.personalization),
  personalizedFont: O.map(({ font }: Personalization) => font)(item.personalization),
}));

/** Decodes an item; left is every problem with it. */
export const checkRegistryItem: (raw: unknown) => E.Either<ReadonlyArray<Problem>, RegistryItem> =
  checkWith(registryItem);
