import {
  coerceGuestQuantity,
  type GrId,
  guestQuantityField,
  type IdempotencyKey,
  type ItemAddition,
  type Live,
  type Log,
  liveCell,
  NOT_PERSONALIZED,
  type Product,
} from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';
import { ignoreElements, merge, type SchedulerLike, share, tap } from 'rxjs';
import { deed } from '../deed/index.ts';
import type { ProductReader } from './product-facts.ts';
import type { CartReason, ListingReason, ProductIntents, ProductPageModel } from './product-model.ts';
import { productReading } from './product-reading.ts';
import type { ProductSource } from './product-source.ts';
import { AWAITED, type ProductState, productComposer, there } from './product-state.ts';

/** What the stream needs beside its source. */
export interface ProductParts {
  readonly source: ProductSource;
  readonly reader: ProductReader;
  /** The product that came with the page. */
  readonly initial: O.Option<Product>;
  /** Whether this browser is signed in. */
  readonly shell: Live<{ readonly isLoggedIn: boolean }>;
  readonly onAddedToCart: () => void;
  readonly newKey: IO.IO<IdempotencyKey>;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** The page of a product (ROUTE-19). */
export interface ProductStream extends ProductIntents {
  readonly model: Live<ProductPageModel>;
}

/** What is put on which registry. */
interface Wish {
  readonly grId: GrId;
  readonly addition: ItemAddition;
}

/** The stream of a product's page; reads what the page did not bring with its first observer, and one's own registries once somebody is signed in. */
export const productStream = (parts: ProductParts): ProductStream => {
  const { source, reader, shell, newKey, scheduler, log } = parts;
  const compose = productComposer(reader);
  let state: ProductState = {
    ...AWAITED,
    isLoggedIn: shell.value.isLoggedIn,
    product: O.match((): ProductState['product'] => ({ _tag: 'Awaited' }), there)(parts.initial),
  };
  const cell = liveCell<ProductPageModel>(compose(state));
  const change = (to: Partial<ProductState>): void => {
    state = { ...state, ...to };
    cell.set(compose(state));
  };
  const warn = (tag: string, reason: string): void => log.write({ level: 'warning', tag, data: { reason } })();

  const buying = deed({
    run: source.buy,
    intentOf: ({ identity, quantity }) => ({ item: identity.sku, quantity }),
    onDone: parts.onAddedToCart,
    onRefused: (reason: CartReason) => warn('not-added-to-cart', reason._tag),
    newKey,
    scheduler,
  });
  const listing = deed({
    run: ({ grId, addition }: Wish, key) => source.list(grId, addition, key),
    intentOf: ({ grId, addition }) => ({ item: `${grId} ${addition.identity.sku}`, quantity: addition.quantity }),
    onDone: ({ items }, { grId }) =>
      change({ listed: O.some({ count: items.reduce((sum, { added }) => sum + added, 0), grId }) }),
    onRefused: (reason: ListingReason) => warn('not-added-to-registry', reason._tag),
    newKey,
    scheduler,
  });

  const reading = productReading({ source, shell, state: () => state, change, warn });
  const work$ = merge(
    reading.work$,
    buying.work$,
    listing.work$,
    buying.state.changes$.pipe(tap((cart) => change({ cart }))),
    listing.state.changes$.pipe(tap((registry) => change({ registry }))),
  ).pipe(ignoreElements(), share());

  /** Does something with the product that is shown, in the quantity that the field then says. */
  const withProduct = (act: (product: Product, quantity: number) => void): void => {
    if (state.product._tag !== 'There') return;
    const quantity = guestQuantityField.blur(state.quantity);
    change({ quantity });
    act(state.product.product, Number(quantity));
  };
  const identityOf = ({ sku }: Product) => ({ sku, personalizationId: NOT_PERSONALIZED });

  return {
    model: {
      get value() {
        return cell.value;
      },
      changes$: merge(cell.changes$, work$),
    },
    showPicture: (picture) => change({ picture }),
    stepPicture: (by) => change({ picture: state.picture + by }),
    typeQuantity: (text) => change({ quantity: guestQuantityField.type(text) }),
    leaveQuantity: () => change({ quantity: guestQuantityField.blur(state.quantity) }),
    stepQuantity: (by) => change({ quantity: String(coerceGuestQuantity(Number(state.quantity) + by)) }),
    addToCart: () =>
      withProduct((product, quantity) => buying.ask({ grId: O.none, identity: identityOf(product), quantity })),
    addToRegistry: (grId) =>
      withProduct((product, quantity) => {
        if (listing.state.value._tag === 'Doing' || listing.state.value._tag === 'Done') return;
        change({ listed: O.none });
        listing.ask({ grId, addition: { identity: identityOf(product), quantity } });
      }),
    tryAgain: reading.tryAgain,
  };
};
