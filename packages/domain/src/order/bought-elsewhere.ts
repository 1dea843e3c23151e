/*
 * [ELSE-01] A guest says that a gift was bought at another shop. It counts at once, like one that was bought here; nothing is paid or shipped for it, and never more of it counts than is still wanted.
 *
 * @example elsewhereProblems({ shop: ' ', shopOrder: '', giver: { firstName: 'Rosa', lastName: '', email: 'rosa' }, message: '' }) // => ['shop', 'email']
 * @example decideBoughtElsewhere(O.none, exampleElsewhereGift(), { orderNumber: orderNumberOf('HF-1'), now: instantOf('2027-06-01T12:00:00.000Z'), ...sites.main })
 *   // => E.left({ _tag: 'ItemUnknown' })
 */
import { either as E, function as F, option as O } from 'fp-ts';
import { type CartLineView, lineIdOf, NO_SUMS } from '../cart/index.ts';
import { type GrId, type ItemIdentity, isSameIdentity, type OrderNumber } from '../identity/index.ts';
import { namesOf, offeredIn, type RegistryItem, remaining } from '../item/index.ts';
import { isVisibleTo } from '../list/index.ts';
import { NO_CENTS } from '../money/index.ts';
import type { Registry, RegistryFact } from '../registry/index.ts';
import type { MarketRules } from '../site/index.ts';
import { isLastName, isPersonName, storedName, stripBidiControls } from '../text/index.ts';
import { type GiftNote, type GiverField, type GiverInvalid, giverProblems, readGiver } from './giver.ts';
import type { Giver, PlacedOrder } from './order.ts';
import type { OrderContext } from './report-order.ts';

/** The shop where a gift was bought, and the order's number there; the number is empty when unknown. */
export interface BoughtAt {
  readonly shop: string;
  readonly shopOrder: string;
}

/** A guest's report of a gift bought at another shop. */
export interface ElsewhereGift extends BoughtAt {
  readonly grId: GrId;
  readonly identity: ItemIdentity;
  readonly quantity: number;
  readonly giver: Giver;
  /** At most 500 characters; for the registrants. */
  readonly message: string;
  /** Whether to hide from the owners, until the event, who gave what. */
  readonly isSurprise: boolean;
}

/** A field of the report's form. */
export type ElsewhereField = keyof BoughtAt | GiverField;

/** The decided gift, with where it was bought. */
export interface DecidedElsewhere extends GiftNote {
  readonly order: PlacedOrder;
  readonly boughtAt: BoughtAt;
  readonly isSurprise: boolean;
  readonly facts: ReadonlyArray<Extract<RegistryFact, { readonly _tag: 'Purchased' }>>;
}

/** Why a gift bought elsewhere was not counted. */
export type ElsewhereProblem =
  | { readonly _tag: 'ItemUnknown' }
  | { readonly _tag: 'IsGroupGift' }
  /** Only `left` units are still wanted. */
  | { readonly _tag: 'NotSoMany'; readonly left: number }
  | { readonly _tag: 'ShopInvalid'; readonly field: keyof BoughtAt }
  | GiverInvalid;

const stored = ({ shop, shopOrder }: BoughtAt): BoughtAt => ({
  shop: storedName(stripBidiControls(shop)),
  shopOrder: storedName(stripBidiControls(shopOrder)),
});

const shopProblems = (typed: BoughtAt): ReadonlyArray<keyof BoughtAt> => {
  const { shop, shopOrder } = stored(typed);
  return [
    ...(isPersonName(shop) ? [] : ['shop' as const]),
    // Checked like a last name: it may be missing, and is otherwise one short line.
    ...(isLastName(shopOrder) ? [] : ['shopOrder' as const]),
  ];
};

/** All invalid fields, in the order of the form. */
export const elsewhereProblems = ({
  giver,
  message,
  ...boughtAt
}: BoughtAt & GiftNote): ReadonlyArray<ElsewhereField> => [...shopProblems(boughtAt), ...giverProblems(giver, message)];

/** Whether a guest can report the item as bought elsewhere: it is still wanted, and no group gift. */
export const canBeBoughtElsewhere = (market: MarketRules, item: RegistryItem): boolean =>
  !item.product.isNla && remaining(item) > 0 && O.isNone(offeredIn(market)(item).groupGift);

/** An item of which something came that was not bought here, how many are wanted of it, and the fact that counts some. */
export interface ItemFromElsewhere {
  readonly item: RegistryItem;
  readonly left: number;
  readonly counted: (
    quantity: number,
    orderNumber: OrderNumber,
  ) => Extract<RegistryFact, { readonly _tag: 'Purchased' }>;
}

/** The item that something came of. Only what the person sees of it, `shown`, makes a difference to the answer. */
export const itemFromElsewhere = (
  market: MarketRules,
  item: RegistryItem | undefined,
  shown: RegistryItem | undefined,
): E.Either<{ readonly _tag: 'ItemUnknown' } | { readonly _tag: 'IsGroupGift' }, ItemFromElsewhere> => {
  if (item === undefined || shown === undefined) return E.left({ _tag: 'ItemUnknown' });
  if (O.isSome(offeredIn(market)(shown).groupGift)) return E.left({ _tag: 'IsGroupGift' });
  return E.right({
    item,
    left: remaining(shown),
    counted: (quantity, orderNumber) => ({
      _tag: 'Purchased',
      identity: item.identity,
      quantity,
      overPurchased: Math.max(0, quantity - remaining(item)),
      orderNumber,
    }),
  });
};

const lineOf = ({ identity, product }: RegistryItem, { grId, quantity }: ElsewhereGift): CartLineView => ({
  lineId: lineIdOf(O.some(grId), identity),
  kind: 'item',
  grId: O.some(grId),
  identity,
  ...namesOf(product),
  imagePath: product.images.desktop,
  quantity,
  unitPrice: NO_CENTS,
  lineTotal: NO_CENTS,
  remaining: O.none,
});

/** Decides a gift bought elsewhere. The caller has to check that the guest may give to the registry; `asSeen` is the registry as they see it. */
export const decideBoughtElsewhere = (
  found: O.Option<Registry>,
  gift: ElsewhereGift,
  { orderNumber, now, marketRules, currency, language }: OrderContext,
  asSeen: (registry: Registry) => Registry = F.identity,
): E.Either<ElsewhereProblem, DecidedElsewhere> => {
  const itemIn = ({ items }: Registry) =>
    items.filter(isVisibleTo('guest')).find((each) => isSameIdentity(each.identity, gift.identity));
  const [item, shown] = O.isNone(found) ? [] : [itemIn(found.value), itemIn(asSeen(found.value))];
  const named = itemFromElsewhere(marketRules, item, shown);
  if (E.isLeft(named)) return named;
  const { left, counted } = named.right;
  const { quantity, isSurprise } = gift;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > left) return E.left({ _tag: 'NotSoMany', left });
  const [field] = shopProblems(gift);
  if (field !== undefined) return E.left({ _tag: 'ShopInvalid', field });
  const note = readGiver(gift.giver, gift.message);
  if (E.isLeft(note)) return note;
  return E.right({
    ...note.right,
    order: {
      orderNumber,
      placedAt: now,
      lines: [lineOf(named.right.item, gift)],
      ...NO_SUMS,
      currency,
      ...(language === 'en' ? {} : { language }),
    },
    boughtAt: stored(gift),
    isSurprise,
    facts: [{ ...counted(quantity, orderNumber), isElsewhere: true, ...(isSurprise ? { isSurprise } : {}) }],
  });
};
