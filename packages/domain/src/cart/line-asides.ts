/*
 * [CART-09] [PERS-03] [CART-05] [CART-02] [ADD-06] [BUY-08] [ITEM-09] Beside what a line costs stands what it would cost regularly, whose registry it is for, the words on the piece, what its installation costs apart, that it is made for its buyer, and what keeps it from being ordered.
 *
 * Laws:
 * - a line says whose registry it is for, as long as that is there
 * - a piece for a registry has the words of its item, a plain product those of its design; where there are none, nothing is said of words
 * - a piece that is made once it is ordered says so, with when it comes; anything else says nothing of it, and no money for one does
 * - what can be installed says what that costs for a piece; anything else says nothing of it
 * - a piece whose price is lowered says what all of them would come to at the regular price; anything else says nothing of it, and no money for one does
 * - what cannot be ordered says why; of a pickup of which its store has too few, how many stand there is said besides
 *
 * @example registryOfLine({ registries: [], products: [] }, O.some(grIdOf('7310442'))) // => {}
 */
import { option as O } from 'fp-ts';
import { type GrId, isSameIdentity } from '../identity/index.ts';
import { pricedProduct, type RegistryItem, shownPrice } from '../item/index.ts';
import { times } from '../money/index.ts';
import { type DesignText, personalizationText } from '../personalization/index.ts';
import { registryName } from '../registry/index.ts';
import { unitsAt } from '../store/index.ts';
import type { CartLine, ItemLine, Stock } from './cart.ts';
import type { CartLineView } from './cart-view.ts';
import type { LineBlocker } from './line-blocker.ts';

const registryIn = ({ registries }: Stock, grId: GrId) => registries.find((registry) => registry.grId === grId);

/** Whose registry a line is for. */
export const registryOfLine = (stock: Stock, grId: O.Option<GrId>): Pick<CartLineView, 'registry'> => {
  const registry = O.isSome(grId) ? registryIn(stock, grId.value) : undefined;
  return registry === undefined ? {} : { registry: registryName(registry) };
};

const designTextOf = (stock: Stock, { grId, identity }: ItemLine): O.Option<DesignText> => {
  if (O.isNone(grId)) return O.fromNullable(stock.designs?.find((its) => isSameIdentity(its.identity, identity)));
  const item = registryIn(stock, grId.value)?.items.find((its) => isSameIdentity(its.identity, identity));
  return O.chain(({ personalization }: RegistryItem): O.Option<DesignText> => personalization)(O.fromNullable(item));
};

/** The words on a piece. */
export const linePersonalization = (stock: Stock, line: ItemLine): Pick<CartLineView, 'personalization'> => {
  const product = stock.products.find(({ sku }) => sku === line.identity.sku);
  if (product === undefined) return {};
  const chosen = O.chain((text: DesignText) => personalizationText(product, text))(designTextOf(stock, line));
  return O.isNone(chosen) ? {} : { personalization: chosen.value };
};

/** That a piece is a special order, and when it comes. */
export const specialOrderOf = ({ products }: Stock, line: CartLine): Pick<CartLineView, 'specialOrder'> => {
  const product = line._tag === 'Item' ? products.find(({ sku }) => sku === line.identity.sku) : undefined;
  return product?.hasCustomOrderConfirmation === true
    ? { specialOrder: { leadTime: product.availabilityMessage } }
    : {};
};

/** What all of a line would come to at the regular price, where the price is lowered. */
export const regularTotalOf = ({ products }: Stock, line: CartLine): Pick<CartLineView, 'regularTotal'> => {
  if (line._tag !== 'Item') return {};
  const product = products.find(({ sku }) => sku === line.identity.sku);
  if (product === undefined) return {};
  const { struck } = shownPrice(pricedProduct(line.identity, product));
  return O.isNone(struck) ? {} : { regularTotal: times(struck.value, line.quantity) };
};

/** What the installation of a piece costs. */
export const installationOf = ({ services }: Stock, { identity }: ItemLine): Pick<CartLineView, 'installation'> => {
  const its = services?.find(({ sku }) => sku === identity.sku);
  return its === undefined || O.isNone(its.installation) ? {} : { installation: its.installation.value.fee };
};

/** Why it cannot be ordered, and how many of a pickup stand in its store where that is the reason. */
export const blockedBy = (
  { shelves = [] }: Stock,
  line: CartLine,
  blocker: O.Option<LineBlocker>,
): Pick<CartLineView, 'blocker' | 'unitsAtStore'> => {
  if (O.isNone(blocker)) return {};
  const why = { blocker: blocker.value };
  return line._tag === 'Item' && line.pickup !== undefined && blocker.value === 'too-few-in-store'
    ? { ...why, unitsAtStore: unitsAt(shelves, line.pickup.storeNumber, line.identity.sku) }
    : why;
};
