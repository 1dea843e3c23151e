import { either as E, option as O } from 'fp-ts';
import type { ProductServices } from '../catalogue/index.ts';
import type { GiftCardKind } from '../gift-card/index.ts';
import { type GrId, type ItemIdentity, identityKey, NOT_PERSONALIZED, type OrderNumber } from '../identity/index.ts';
import type { Product } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import type { Design } from '../personalization/index.ts';
import type { Registry } from '../registry/index.ts';
import type { GiftCardCode } from '../site/index.ts';
import type { PickupStore, StoreStock } from '../store/index.ts';

/** The public id of a cart (`basketId`); opaque, 1 to 64 of `A–Z a–z 0–9 - _`. */
export type CartId = string & { readonly CartId: unique symbol };

const isCartId = (text: string): text is CartId => /^[A-Za-z0-9_-]{1,64}$/.test(text);

/** Parses a cart's id; `none` unless it is 1 to 64 letters, digits, `-` or `_`. */
export const parseCartId = (raw: string): O.Option<CartId> => O.fromPredicate(isCartId)(raw);

/** Units of a registry's item, or of a plain product (no registry). */
export interface ItemLine {
  readonly _tag: 'Item';
  readonly lineId: LineId;
  readonly grId: O.Option<GrId>;
  readonly identity: ItemIdentity;
  /** 1 to 99. */
  readonly quantity: number;
  /** The store at which the whole line is picked up; absent when it is shipped (BUY-08). */
  readonly pickup?: PickupStore;
}

/** A gift card for the registrants of a registry: always one, each on its own line (GC-06). */
export interface GiftCardLine {
  readonly _tag: 'GiftCard';
  readonly lineId: LineId;
  readonly grId: GrId;
  readonly kind: GiftCardKind;
  readonly code: GiftCardCode;
  readonly amount: Cents;
  readonly quantity: 1;
}

/** Money for the fund of a group gift; one line for each fund (GG-05). */
export interface ContributionLine {
  readonly _tag: 'Contribution';
  readonly lineId: LineId;
  readonly grId: GrId;
  readonly identity: ItemIdentity;
  readonly amount: Cents;
  readonly quantity: 1;
}

/** One line of a visitor's cart. */
export type CartLine = ItemLine | GiftCardLine | ContributionLine;

/** What a guest chose for a registry's gifts. */
export interface GiftChoice {
  readonly grId: GrId;
  /** The code of a gift wrap; absent for none. */
  readonly wrap?: string;
  /** Whether the order's message is printed on a card. */
  readonly hasCard: boolean;
  readonly hasReceipt: boolean;
}

/** A visitor's cart on one site; prices of items are not stored, they are the catalogue's at the time of reading. */
export interface CartContents {
  readonly cartId: CartId;
  readonly lines: ReadonlyArray<CartLine>;
  /** The code of a shipping method of the site. */
  readonly shippingMethod: string;
  /** The completion code as typed, empty where none shall apply; absent when nothing was said about it (COUP-05). */
  readonly code?: string;
  /** Absent when none were made; those for registries without lines count for nothing (WRAP-01). */
  readonly giftChoices?: ReadonlyArray<GiftChoice>;
  /** The order that bought everything in the cart; absent once something was added again. */
  readonly orderedAs?: OrderNumber;
}

/** The data that the lines of a cart refer to: registries the person may see, with at least the named items, and products. */
export interface Stock {
  readonly registries: ReadonlyArray<Registry>;
  readonly products: ReadonlyArray<Product>;
  /** The designs of plain products; may be omitted when there are none. */
  readonly designs?: ReadonlyArray<Design>;
  /** The services offered with the products; may be omitted where they are not shown. */
  readonly services?: ReadonlyArray<ProductServices>;
  /** The stores' stock of the products that are picked up; omitted when it is unknown, and then not shown (BUY-08). */
  readonly shelves?: ReadonlyArray<StoreStock>;
}

const isItem = (line: CartLine): line is ItemLine => line._tag === 'Item';

/** The lines of items and plain products, in the cart's order. */
export const itemLines = (lines: ReadonlyArray<CartLine>): ReadonlyArray<ItemLine> => lines.filter(isItem);

const isContribution = (line: CartLine): line is ContributionLine => line._tag === 'Contribution';

/** The contribution lines, in the cart's order. */
export const contributionLines = (lines: ReadonlyArray<CartLine>): ReadonlyArray<ContributionLine> =>
  lines.filter(isContribution);

/** The lines about a product, as units or as a contribution, in the cart's order. */
export const productLines = (lines: ReadonlyArray<CartLine>): ReadonlyArray<ItemLine | ContributionLine> =>
  lines.filter((line) => isItem(line) || isContribution(line));

/** The registry that a line is for; `none` for a plain product. */
export const registryOf = (line: CartLine): O.Option<GrId> => (line._tag === 'Item' ? line.grId : O.some(line.grId));

/** The registries that lines are for, each once, in the order of their first line (CART-09). */
export const registriesIn = (lines: ReadonlyArray<CartLine>): ReadonlyArray<GrId> => [
  ...new Set(lines.map(registryOf).flatMap((grId) => (O.isSome(grId) ? [grId.value] : []))),
];

/** The identities of plain products with a design; their personalization is stored with the design, not on a registry's item. */
export const designedLines = (lines: ReadonlyArray<CartLine>): ReadonlyArray<ItemIdentity> =>
  itemLines(lines)
    .filter(({ grId, identity }) => O.isNone(grId) && identity.personalizationId !== NOT_PERSONALIZED)
    .map(({ identity }) => identity);

/** The total number of units of all lines (CART-09). */
export const unitsIn = (lines: ReadonlyArray<{ readonly quantity: number }>): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The completion code of a cart as typed. */
export const typedCode = (cart: O.Option<CartContents>): O.Option<string> =>
  O.chain(({ code }: CartContents) => O.fromNullable(code))(cart);

/** What was chosen for the gifts of a cart. */
export const giftChoicesOf = (cart: O.Option<CartContents>): ReadonlyArray<GiftChoice> =>
  O.isSome(cart) ? (cart.value.giftChoices ?? []) : [];

/** The cart with that completion code; blank so that none applies by itself either. */
export const withCode = (cart: CartContents, typed: string): CartContents => ({ ...cart, code: typed.trim() });

/*
 * [CART-05] A cart holds at most 100 lines.
 *
 * @example checkCartHasRoom(exampleCartContents().lines) // => E.right(exampleCartContents().lines)
 */

/** The addition would exceed the cart's maximum number of lines. */
export interface CartFull {
  readonly _tag: 'CartFull';
  readonly maximum: number;
}

/** The maximum number of lines in a cart. */
const MOST_LINES = 100;

/** Returns the lines unless they exceed the cart's maximum. */
export const checkCartHasRoom = (lines: ReadonlyArray<CartLine>): E.Either<CartFull, ReadonlyArray<CartLine>> =>
  lines.length > MOST_LINES ? E.left({ _tag: 'CartFull', maximum: MOST_LINES }) : E.right(lines);

/*
 * [CART-08] [CART-09] After an order the cart is empty and knows the order, so that other windows can name it, until something is added again.
 *
 * @example emptiedByOrder(exampleCartContents(2), orderNumberOf('HF-000001')).lines // => []
 * @example withoutPastOrder({ ...exampleCartContents(2), orderedAs: orderNumberOf('HF-000001') }) // => exampleCartContents(2)
 */

/** The cart after the order has bought everything in it: empty, with the order's number. */
export const emptiedByOrder = ({ cartId, shippingMethod }: CartContents, orderNumber: OrderNumber): CartContents => ({
  cartId,
  shippingMethod,
  lines: [],
  orderedAs: orderNumber,
});

/** The cart as stored after a change: once it has lines again, the number of its last order is removed. */
export const withoutPastOrder = (cart: CartContents): CartContents => {
  if (cart.lines.length === 0) return cart;
  const { orderedAs: _before, ...rest } = cart;
  return rest;
};

/*
 * [CART-09] A line's id is made of what the line holds, so that the same item for the same registry is one line.
 *
 * @example lineIdOf(O.some(grIdOf('7310442')), identityOf('4821')) // => '7310442-4821-0'
 */

/** The id of a line within its cart, made from its content, so that the same product is one line. */
export type LineId = string & { readonly LineId: unique symbol };

const isLineId = (text: string): text is LineId => /^[\w.-]{1,80}$/.test(text);

/** Parses a line's id: 1 to 80 letters, digits, `-`, `.` or `_`. Does not check that the cart has such a line. */
export const parseLineId = (raw: string): O.Option<LineId> => O.fromPredicate(isLineId)(raw);

/** The id of the line for the registry's item, or for the plain product. */
export const lineIdOf = (grId: O.Option<GrId>, identity: ItemIdentity): LineId =>
  `${O.getOrElse(() => 'plain')(grId)}-${identityKey(identity)}` as LineId;

/** The id of the line for contributions to the fund of the registry's item. */
export const contributionLineId = (grId: GrId, identity: ItemIdentity): LineId =>
  `fund-${grId}-${identityKey(identity)}` as LineId;

/** The name of the line that is the so-many-th of an order to hold the same; the first has the name itself. */
const repeatedLineId = (lineId: LineId, place: number): LineId =>
  place === 1 ? lineId : (`${lineId}.${place}` as LineId);

/** The lines with names of their own. A cart has one line for the same thing; an order that was placed elsewhere may have several. */
export const withOwnLineIds = <Line extends { readonly lineId: LineId }>(
  lines: ReadonlyArray<Line>,
): ReadonlyArray<Line> => {
  const counts = new Map<LineId, number>();
  return lines.map((line) => {
    const place = (counts.get(line.lineId) ?? 0) + 1;
    counts.set(line.lineId, place);
    return { ...line, lineId: repeatedLineId(line.lineId, place) };
  });
};
