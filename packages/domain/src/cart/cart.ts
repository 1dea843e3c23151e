import { option as O } from 'fp-ts';
import type { ProductServices } from '../catalogue/index.ts';
import type { GiftCardKind } from '../gift-card/index.ts';
import { type GrId, type ItemIdentity, NOT_PERSONALIZED, type OrderNumber } from '../identity/index.ts';
import type { Product } from '../item/index.ts';
import type { Cents } from '../money/index.ts';
import type { Design } from '../personalization/index.ts';
import type { Registry } from '../registry/index.ts';
import type { GiftCardCode } from '../site/index.ts';
import type { PickupStore, StoreStock } from '../store/index.ts';
import type { LineId } from './line-id.ts';

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

/** A visitor's cart on one site; prices of items are not stored, they are the catalogue's at the time of reading. */
export interface CartContents {
  readonly cartId: CartId;
  readonly lines: ReadonlyArray<CartLine>;
  /** The code of a shipping method of the site. */
  readonly shippingMethod: string;
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
