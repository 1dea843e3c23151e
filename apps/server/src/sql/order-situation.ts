import {
  type CartOwner,
  type Instant,
  type OrderSituation,
  pickupLines,
  productLines,
  registriesIn,
  sites,
  wordedLines,
} from '@gift-registry/domain';
import type { Queries } from '../database/queries.ts';
import { lockCart } from './cart-rows.ts';
import { readDesigns } from './design-store.sql.ts';
import { readProducts } from './product-rows.ts';
import { lockRegistries, readRegistries } from './registry-rows.ts';
import { lockShelves } from './store-rows.ts';

/** Holds cart, registries and what stands in stores, in this order, and reads what the order is decided on; a design never changes. */
export const holdSituation = async (transaction: Queries, owner: CartOwner, now: Instant): Promise<OrderSituation> => {
  const cart = await lockCart(transaction, owner, now);
  const grIds = registriesIn(cart.lines);
  const identities = productLines(cart.lines).map(({ identity }) => identity);
  await lockRegistries(transaction, grIds);
  return {
    cart,
    registries: await readRegistries(transaction, grIds, { _tag: 'Named', identities }),
    products: await readProducts(transaction, sites[owner.site].market, [...new Set(identities.map(({ sku }) => sku))]),
    shelves: await lockShelves(transaction, pickupLines(cart.lines)),
    designs: await readDesigns(transaction, wordedLines(cart.lines)),
  };
};
