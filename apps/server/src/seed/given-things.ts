import {
  contributionLineId,
  type GroupGift,
  giftCardCode,
  giftCardFace,
  giftCardIdentity,
  type NewRegistry,
  type RegistryItem,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Insertable } from 'kysely';
import type { Tables } from '../database/tables.ts';

type Line = Omit<Insertable<Tables['order_lines']>, 'order_number' | 'position'>;
type Entry = Omit<Insertable<Tables['ledger']>, 'order_number' | 'occurred_at' | 'registry_id'>;

/** One thing that was given: its line of the order, and its entry in the ledger. */
export interface GivenLine {
  readonly line: Line;
  readonly entry: Entry;
}

const unitsOf = (
  { grId }: NewRegistry,
  { identity, product, purchased, wanted }: RegistryItem,
): ReadonlyArray<GivenLine> => {
  if (purchased === 0) return [];
  const its = { sku: identity.sku, personalization_id: identity.personalizationId };
  const [unit_price, amount] = [product.currentPrice, product.currentPrice * purchased];
  return [
    {
      line: {
        ...its,
        line_id: `${grId}-${identity.sku}-${identity.personalizationId}`,
        kind: 'item',
        registry_id: grId,
        name: product.name,
        image_path: product.images.desktop,
        quantity: purchased,
        unit_price,
        line_total: amount,
      },
      entry: {
        ...its,
        kind: 'purchase',
        quantity: purchased,
        over_purchased: Math.max(0, purchased - wanted),
        unit_price,
        amount,
      },
    },
  ];
};

/** The amount in parts of at most so much. */
const inParts = (amount: number, most: number): ReadonlyArray<number> =>
  amount <= 0 ? [] : [Math.min(amount, most), ...inParts(amount - most, most)];

const raisedFor = ({ groupGift }: RegistryItem): number =>
  O.getOrElse(() => 0)(O.map(({ raised }: GroupGift) => Number(raised))(groupGift));

/** The money in the fund of an item; the pieces that it paid for are among those bought. */
const moneyOf = ({ grId }: NewRegistry, item: RegistryItem, most: number): ReadonlyArray<GivenLine> => {
  const { identity, product } = item;
  const its = { sku: identity.sku, personalization_id: identity.personalizationId };
  return inParts(raisedFor(item), most).map((amount) => ({
    line: {
      ...its,
      line_id: contributionLineId(grId, identity),
      kind: 'contribution',
      registry_id: grId,
      name: product.name,
      image_path: product.images.desktop,
      quantity: 1,
      unit_price: amount,
      line_total: amount,
    },
    entry: { ...its, kind: 'contribution', quantity: 0, over_purchased: 0, unit_price: null, amount },
  }));
};

/** All that was given in cards, as cards in the post. */
const cardsOf = ({ grId, eventType, giftCardsBought }: NewRegistry, most: number): ReadonlyArray<GivenLine> => {
  const { name, imagePath } = giftCardFace('GiftCard', giftCardCode('main', eventType));
  return inParts(giftCardsBought, most).map((amount) => ({
    line: {
      line_id: 'card-given',
      kind: 'giftCard',
      registry_id: grId,
      sku: giftCardIdentity.sku,
      personalization_id: giftCardIdentity.personalizationId,
      name,
      image_path: imagePath,
      quantity: 1,
      unit_price: amount,
      line_total: amount,
    },
    entry: {
      kind: 'giftCard',
      sku: null,
      personalization_id: null,
      quantity: 1,
      over_purchased: 0,
      unit_price: amount,
      amount,
    },
  }));
};

/** All that is given to a registry as bought, as raised and as spent on cards; money at most so much at once. */
export const givenLines = (registry: NewRegistry, most: number): ReadonlyArray<GivenLine> => [
  ...registry.items.flatMap((item) => [...unitsOf(registry, item), ...moneyOf(registry, item, most)]),
  ...cardsOf(registry, most),
];
