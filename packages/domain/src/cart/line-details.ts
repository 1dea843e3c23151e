/*
 * [CART-09] [PERS-03] [CART-05] [CART-02] [ADD-06] [BUY-08] [ITEM-09] What a line shows beside its price: regular price, registry, personalization, installation,
 * special order, backorder, and why it cannot be ordered.
 *
 * @example registryOfLine({ registries: [], products: [] }, O.some(grIdOf('7310442'))) // => {}
 */
import { option as O } from 'fp-ts';
import { type GrId, isSameIdentity } from '../identity/index.ts';
import { pricedProduct, productIn, type RegistryItem, shownPrice } from '../item/index.ts';
import { times } from '../money/index.ts';
import { type DesignText, personalizationText } from '../personalization/index.ts';
import { registryName } from '../registry/index.ts';
import type { Site } from '../site/index.ts';
import { unitsAt } from '../store/index.ts';
import type { CartLine, ItemLine, Stock } from './cart.ts';
import type { CartLineView } from './cart-view.ts';
import type { LineBlocker } from './line-blocker.ts';

const registryIn = ({ registries }: Stock, grId: GrId) => registries.find((registry) => registry.grId === grId);

/** The name of the registry that a line is for. */
export const registryOfLine = (stock: Stock, grId: O.Option<GrId>): Pick<CartLineView, 'registry'> => {
  const registry = O.isSome(grId) ? registryIn(stock, grId.value) : undefined;
  return registry === undefined ? {} : { registry: registryName(registry) };
};

const designTextOf = (stock: Stock, { grId, identity }: ItemLine): O.Option<DesignText> => {
  if (O.isNone(grId)) return O.fromNullable(stock.designs?.find((design) => isSameIdentity(design.identity, identity)));
  const item = registryIn(stock, grId.value)?.items.find((item) => isSameIdentity(item.identity, identity));
  return O.chain(({ personalization }: RegistryItem): O.Option<DesignText> => personalization)(O.fromNullable(item));
};

/** The personalization of a unit. */
export const linePersonalization = (stock: Stock, line: ItemLine): Pick<CartLineView, 'personalization'> => {
  const product = stock.products.find(({ sku }) => sku === line.identity.sku);
  if (product === undefined) return {};
  const chosen = O.chain((text: DesignText) => personalizationText(product, text))(designTextOf(stock, line));
  return O.isNone(chosen) ? {} : { personalization: chosen.value };
};

/** Whether the line is a special order, and its lead time. */
export const specialOrderOf = (
  { language }: Pick<Site, 'language'>,
  { products }: Stock,
  line: CartLine,
): Pick<CartLineView, 'specialOrder'> => {
  const product = line._tag === 'Item' ? products.find(({ sku }) => sku === line.identity.sku) : undefined;
  return product?.hasCustomOrderConfirmation === true
    ? { specialOrder: { leadTime: productIn(language, product).availabilityMessage } }
    : {};
};

/** That a unit is on backorder, and when it ships. */
export const backorderOf = (
  { language }: Pick<Site, 'language'>,
  { products }: Stock,
  line: CartLine,
): Pick<CartLineView, 'backorder'> => {
  if (line._tag !== 'Item' || line.pickup !== undefined) return {};
  const product = products.find(({ sku }) => sku === line.identity.sku);
  if (product === undefined || product.isNla || product.isAvailable || product.hasCustomOrderConfirmation) return {};
  return product.isBackorderable ? { backorder: { message: productIn(language, product).availabilityMessage } } : {};
};

/** The total of a line at the regular price, if the price is reduced. */
export const regularTotalOf = ({ products }: Stock, line: CartLine): Pick<CartLineView, 'regularTotal'> => {
  if (line._tag !== 'Item') return {};
  const product = products.find(({ sku }) => sku === line.identity.sku);
  if (product === undefined) return {};
  const { struck } = shownPrice(pricedProduct(line.identity, product));
  return O.isNone(struck) ? {} : { regularTotal: times(struck.value, line.quantity) };
};

/** The price of installing one unit. */
export const installationOf = ({ services }: Stock, { identity }: ItemLine): Pick<CartLineView, 'installation'> => {
  const productServices = services?.find(({ sku }) => sku === identity.sku);
  return productServices === undefined || O.isNone(productServices.installation)
    ? {}
    : { installation: productServices.installation.value.fee };
};

/** The reason why the line cannot be ordered, with the number of units in the store when that is the reason. */
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
