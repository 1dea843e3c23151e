import {
  type AskedRequest,
  addedQuantityField,
  type CartRequest,
  type GrId,
  GUEST_QUANTITY,
  type IdempotencyKey,
  type ItemAddition,
  identityKey,
  isGuestQuantity,
  type Live,
  type Log,
  liveCell,
  NOT_PERSONALIZED,
  type Product,
  type RegistryGift,
} from '@gift-registry/domain';
import { either as E, type io as IO, option as O } from 'fp-ts';
import { ignoreElements, merge, of, type SchedulerLike, share, tap } from 'rxjs';
import { type DeedState, deed } from '../deed/index.ts';
import { requestFor } from './product-gift.ts';
import type { CartReason, ProductIntents, ProductPageModel, RegistryReason } from './product-model.ts';
import type { ProductReader } from './product-page-facts.ts';
import { productReading } from './product-reading.ts';
import type { AddedToCart, ProductSource } from './product-source.ts';
import { atFirst, type ProductState, productComposer } from './product-state.ts';

/** What the stream needs beside its source. */
export interface ProductParts {
  readonly source: ProductSource;
  readonly reader: ProductReader;
  /** The product that came with the page. */
  readonly initial: O.Option<Product>;
  /** The item of a registry that the page's address means. */
  readonly gift: O.Option<RegistryGift>;
  /** Whether this browser is signed in. */
  readonly shell: Live<{ readonly isLoggedIn: boolean }>;
  /** Told of every addition: the count beside the cart follows, and the confirmation layer opens (CART-01). */
  readonly onAddedToCart: (addition: AddedToCart) => void;
  readonly newKey: IO.IO<IdempotencyKey>;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** The page of a product (ROUTE-19). */
export interface ProductStream extends ProductIntents {
  readonly model: Live<ProductPageModel>;
  /** What would be bought at this moment, in the quantity that the field then says; none while the product is not there. */
  readonly wanted: IO.IO<O.Option<CartRequest>>;
}

/** What is put on which registry. */
interface RegistryRequest {
  readonly grId: GrId;
  readonly addition: ItemAddition;
}

/** A refusal is no longer said once another number is typed. */
const unrefused = <R, A>(state: DeedState<R, A>): DeedState<R, A> =>
  state._tag === 'Refused' ? { _tag: 'Idle' } : state;

/** The stream of a product's page; reads what the page did not bring with its first observer, and one's own registries once somebody is signed in. */
export const productStream = (parts: ProductParts): ProductStream => {
  const { source, reader, shell, newKey, scheduler, log } = parts;
  const compose = productComposer(reader);
  let state = atFirst(parts.initial, parts.gift, shell.value);
  const cell = liveCell<ProductPageModel>(compose(state));
  const change = (to: Partial<ProductState>): void => {
    state = { ...state, ...to };
    cell.set(compose(state));
  };
  const warn = (tag: string, reason: string): void => log.write({ level: 'warning', tag, data: { reason } })();

  const buying = deed({
    /** The field goes as far as a registry does; a cart takes less (BUY-01). */
    run: (request: AskedRequest, key) =>
      isGuestQuantity(request.quantity)
        ? source.buy(request, key)
        : of(E.left<CartReason, AddedToCart>({ _tag: 'QuantityOutOfRange', ...GUEST_QUANTITY })),
    intentOf: ({ grId, identity, quantity }) => ({ item: `${O.toNullable(grId)} ${identityKey(identity)}`, quantity }),
    onDone: (addition) => {
      change({ isBeyondInCart: addition.warnings.length > 0 });
      parts.onAddedToCart(addition);
    },
    onRefused: (reason: CartReason) => warn('not-added-to-cart', reason._tag),
    newKey,
    scheduler,
  });
  const putting = deed({
    run: ({ grId, addition }: RegistryRequest, key) => source.putOnRegistry(grId, addition, key),
    intentOf: ({ grId, addition }) => ({ item: `${grId} ${addition.identity.sku}`, quantity: addition.quantity }),
    onDone: ({ items }, { grId }) =>
      change({ lastPut: O.some({ count: items.reduce((sum, { added }) => sum + added, 0), grId }) }),
    onRefused: (reason: RegistryReason) => warn('not-added-to-registry', reason._tag),
    newKey,
    scheduler,
  });

  const reading = productReading({ source, shell, state: () => state, change, log });
  const work$ = merge(
    reading.work$,
    buying.work$,
    putting.work$,
    buying.state.changes$.pipe(tap((cart) => change({ cart }))),
    putting.state.changes$.pipe(tap((registry) => change({ registry }))),
  ).pipe(ignoreElements(), share());

  const setQuantity = (quantity: string): void => {
    if (quantity === state.quantity) return;
    change({ quantity, cart: unrefused(state.cart), registry: unrefused(state.registry) });
  };
  /** Does something with the product that is shown, in the quantity that the field then says. */
  const withProduct = (act: (product: Product, quantity: number) => void): void => {
    if (state.product._tag !== 'There') return;
    setQuantity(addedQuantityField.blur(state.quantity));
    act(state.product.product, Number(state.quantity));
  };
  const identityOf = ({ sku }: Product) => ({ sku, personalizationId: NOT_PERSONALIZED });
  const requestOf = (product: Product, quantity: number) => requestFor(state, product, quantity);

  return {
    model: {
      get value() {
        return cell.value;
      },
      changes$: merge(cell.changes$, work$),
    },
    showPicture: (picture) => change({ picture }),
    stepPicture: (by) => change({ picture: state.picture + by }),
    typeQuantity: (text) => setQuantity(addedQuantityField.type(text)),
    leaveQuantity: () => setQuantity(addedQuantityField.blur(state.quantity)),
    stepQuantity: (by) => setQuantity(addedQuantityField.step(state.quantity, by)),
    addToCart: () => withProduct((product, quantity) => buying.ask(requestOf(product, quantity))),
    wanted: () =>
      state.product._tag === 'There'
        ? O.some(requestOf(state.product.product, Number(addedQuantityField.blur(state.quantity))))
        : O.none,
    addToRegistry: (grId) =>
      withProduct((product, quantity) => {
        if (putting.state.value._tag === 'Doing') return;
        putting.ask({ grId, addition: { identity: identityOf(product), quantity } });
      }),
    tryAgain: reading.tryAgain,
  };
};
