/*
 * [XB-07] The parameters that carry a handoff to the other brand's site: an item with its quantity, or a gift card with its kind and amount.
 *
 * @example handoffParameters({ _tag: 'Item', sku: '4821', quantity: 2 }) // => { purchasedSku: '4821', purchasedQuantity: '2' }
 * @example handoffParameters({ _tag: 'GiftCard', kind: 'EGiftCard', amount: 2550 })
 *   // => { purchasedGiftCardAmount: '25.50', purchasedGiftCardType: 'EGiftCard' }
 */
import { either as E, option as O } from 'fp-ts';
import { type ActionReader, can } from '../account/index.ts';
import { type GiftCardKind, giftCardRange } from '../gift-card/index.ts';
import { type ItemIdentity, NOT_PERSONALIZED, type Sku } from '../identity/index.ts';
import type { Product, RegistryItem } from '../item/index.ts';
import { type Cents, isWithin, writeAmount } from '../money/index.ts';
import type { LandingParameters } from '../page/index.ts';
import { isOtherBrand, type Site } from '../site/index.ts';

/** A purchase handed over to the other brand's site: 1 to 99 units of an item, or one gift card. */
export type Handoff =
  | { readonly _tag: 'Item'; readonly sku: Sku; readonly quantity: number }
  | { readonly _tag: 'GiftCard'; readonly kind: GiftCardKind; readonly amount: Cents };

/** The query parameters of a handoff. */
export const handoffParameters = (what: Handoff): Readonly<Record<string, string>> => {
  switch (what._tag) {
    case 'Item':
      return { purchasedSku: what.sku, purchasedQuantity: String(what.quantity) };
    case 'GiftCard':
      return { purchasedGiftCardAmount: writeAmount(what.amount), purchasedGiftCardType: what.kind };
  }
};

/** A gift card that is handed over. */
export type GiftCardHandoff = Extract<Handoff, { readonly _tag: 'GiftCard' }>;

/** The gift card in the parameters of an address or a form (XB-07); `none` when a part is missing, or the form does not accept the amount (GC-03). */
export const readGiftCardHandoff = ({
  purchasedGiftCardAmount,
  purchasedGiftCardType,
}: Pick<LandingParameters, 'purchasedGiftCardAmount' | 'purchasedGiftCardType'>): O.Option<GiftCardHandoff> =>
  O.isSome(purchasedGiftCardAmount) &&
  O.isSome(purchasedGiftCardType) &&
  isWithin(giftCardRange(purchasedGiftCardType.value, 'form'), purchasedGiftCardAmount.value)
    ? O.some({ _tag: 'GiftCard', kind: purchasedGiftCardType.value, amount: purchasedGiftCardAmount.value })
    : O.none;

/*
 * [XB-07] [BUY-03] [GC-03] [ROUTE-16] Adds what the other brand's site handed over to this site's cart, if the link carries our one-time code; any other link only fills
 * in the quantity or amount. Either happens once.
 *
 * @example handoffPayload({ role: 'guest', site: sites.main, eventType: eventTypeOf('br'), isPostEvent: false }, [exampleItem()], readLandingParameters({ purchasedSku: '4821', purchasedQuantity: '2' }), false)
 *   // => [{ _tag: 'FillIn', what: { _tag: 'Item', identity: identityOf('4821'), quantity: 2 } }]
 */

/** A handoff that was matched with this page's registry. */
export type ReceivedHandoff =
  | { readonly _tag: 'Item'; readonly identity: ItemIdentity; readonly quantity: number }
  | Extract<Handoff, { readonly _tag: 'GiftCard' }>;

/**
 * Why a handoff is not accepted, for the log: a part is missing, the registry as seen has no or several items of that
 * SKU, this site does not sell it, the amount is out of range, or this page offers no such purchase.
 */
export type HandoffRejection =
  | { readonly _tag: 'Incomplete'; readonly of: Handoff['_tag'] }
  | { readonly _tag: 'NotOnRegistry'; readonly sku: Sku }
  | { readonly _tag: 'SeveralDesigns'; readonly sku: Sku }
  | { readonly _tag: 'OtherBrand'; readonly sku: Sku }
  | { readonly _tag: 'AmountOutOfRange' }
  | { readonly _tag: 'NotOffered'; readonly of: Handoff['_tag'] };

/** What to do with a handoff: put it into the cart, fill it in, or log why not. Then `addressAfter('handOver', …)` removes its parameters. */
export type HandoffPayload =
  | { readonly _tag: 'PutIntoCart'; readonly what: ReceivedHandoff }
  | { readonly _tag: 'FillIn'; readonly what: ReceivedHandoff }
  | { readonly _tag: 'Rejected'; readonly why: HandoffRejection };

type Reading = E.Either<HandoffRejection, ReceivedHandoff>;

/** The item that a link with only a SKU means: of several designs, the plain one. */
export const plainOrOnlyItem = (items: ReadonlyArray<RegistryItem>): O.Option<RegistryItem> => {
  const plain = items.find(({ identity }) => identity.personalizationId === NOT_PERSONALIZED);
  return O.fromNullable(plain ?? (items.length === 1 ? items[0] : undefined));
};

const readItem = (
  reader: ActionReader & { readonly site: Site },
  items: ReadonlyArray<RegistryItem>,
  { purchasedSku, purchasedQuantity }: LandingParameters,
): Reading => {
  if (!can(reader, 'page', 'buyItem')) return E.left({ _tag: 'NotOffered', of: 'Item' });
  if (O.isNone(purchasedSku) || O.isNone(purchasedQuantity)) return E.left({ _tag: 'Incomplete', of: 'Item' });
  const sku = purchasedSku.value;
  const found = items.filter(({ identity }) => identity.sku === sku);
  if (found.length === 0) return E.left({ _tag: 'NotOnRegistry', sku });
  const item = plainOrOnlyItem(found);
  if (O.isNone(item)) return E.left({ _tag: 'SeveralDesigns', sku });
  return isOtherBrand(item.value.product, reader.site)
    ? E.left({ _tag: 'OtherBrand', sku })
    : E.right({ _tag: 'Item', identity: item.value.identity, quantity: purchasedQuantity.value });
};

const readGiftCard = (
  reader: ActionReader,
  { purchasedGiftCardAmount, purchasedGiftCardType }: LandingParameters,
): Reading => {
  if (!can(reader, 'page', 'buyGiftCard')) return E.left({ _tag: 'NotOffered', of: 'GiftCard' });
  if (O.isNone(purchasedGiftCardAmount) || O.isNone(purchasedGiftCardType))
    return E.left({ _tag: 'Incomplete', of: 'GiftCard' });
  const [amount, kind] = [purchasedGiftCardAmount.value, purchasedGiftCardType.value];
  return isWithin(giftCardRange(kind, 'form'), amount)
    ? E.right({ _tag: 'GiftCard', kind, amount })
    : E.left({ _tag: 'AmountOutOfRange' });
};

/** What to do with each handoff in the address. `items` are those the reader sees; `isOurs` when the service has confirmed the code as ours. */
export const handoffPayload = (
  reader: ActionReader & { readonly site: Site },
  items: ReadonlyArray<RegistryItem>,
  arrival: LandingParameters,
  isOurs: boolean,
): ReadonlyArray<HandoffPayload> => {
  const { purchasedSku, purchasedQuantity, purchasedGiftCardAmount, purchasedGiftCardType } = arrival;
  const readings = [
    ...(O.isSome(purchasedSku) || O.isSome(purchasedQuantity) ? [readItem(reader, items, arrival)] : []),
    ...(O.isSome(purchasedGiftCardAmount) || O.isSome(purchasedGiftCardType) ? [readGiftCard(reader, arrival)] : []),
  ];
  return readings.map(
    E.match(
      (why): HandoffPayload => ({ _tag: 'Rejected', why }),
      (what) => ({ _tag: isOurs ? 'PutIntoCart' : 'FillIn', what }),
    ),
  );
};

/*
 * [XB-07] [BUY-03] Names a handoff that was refused, with the reason: no longer available, removed from the registry, not sold here, or unreadable.
 *
 * @example describeRejection({ _tag: 'NotOnRegistry', sku: skuOf('4821') }, O.some(exampleProduct({ isNla: true }))) // => { what: O.some('Linden Dinner Plate'), why: 'noLongerAvailable' }
 * @example describeRejection({ _tag: 'AmountOutOfRange' }, O.none) // => { what: O.none, why: 'wrongAmount' }
 */

/** Why a handoff was left out, as shown to people. */
export type RejectionReason =
  | 'noLongerAvailable'
  | 'takenOff'
  | 'notSoldHere'
  | 'severalDesigns'
  | 'wrongAmount'
  | 'notUnderstood';

/** A handoff that was left out: the product's name, if known, and why. */
export interface RejectedHandoff {
  readonly what: O.Option<string>;
  readonly why: RejectionReason;
}

/** The displayed reason for each logged one. */
const reasons: Readonly<Record<HandoffRejection['_tag'], RejectionReason>> = {
  Incomplete: 'notUnderstood',
  NotOnRegistry: 'takenOff',
  SeveralDesigns: 'severalDesigns',
  OtherBrand: 'notSoldHere',
  AmountOutOfRange: 'wrongAmount',
  NotOffered: 'notSoldHere',
};

/** The message's data for a handoff that was not accepted; `product` is the shop's data about it, if any. */
export const describeRejection = (
  why: HandoffRejection,
  product: O.Option<Pick<Product, 'name' | 'isNla'>>,
): RejectedHandoff => ({
  what: O.map(({ name }: Pick<Product, 'name'>) => name)(product),
  why: O.exists(({ isNla }: Pick<Product, 'isNla'>) => isNla)(product) ? 'noLongerAvailable' : reasons[why._tag],
});
