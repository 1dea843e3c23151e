import {
  createState,
  GUEST_QUANTITY,
  isGuestQuantity,
  type LocatedCartRequest,
  type Log,
  type ObservableState,
  type PageContext,
  type ProductWithColors,
  type RegistryGift,
  type ReturnPage,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { ignoreElements, merge, type Observable, of, type SchedulerLike } from 'rxjs';
import { type CartItemKeys, type CartItemRequest, cartItemMutation } from '../cart-addition/index.ts';
import type { AnnouncedAddition } from '../confirmation-layer/index.ts';
import { type MutationState, mutation, withEarlierMark } from '../mutation/index.ts';
import type { ConfirmDesign } from '../personalize/index.ts';
import type { RegistryAddingStream } from '../registry-adding/index.ts';
import { type ProductToAdd, redirectToCart, type TermsDialogStream, termsDialogStream } from '../terms-dialog/index.ts';
import type { AddedToCart, CartReason, ProductSource } from './product-model.ts';
import type { ProductReader } from './product-page-facts.ts';

export interface ProductDependencies {
  readonly source: ProductSource;
  readonly reader: ProductReader;
  /** The product that came with the page. */
  readonly initial: O.Option<ProductWithColors>;
  /** The registry item that the page's address names. */
  readonly gift: O.Option<RegistryGift>;
  /** The registry or checklist that the person came from. */
  readonly returnPage: O.Option<ReturnPage>;
  /** Adding to the person's registries, shared by all pages. */
  readonly adding: Pick<RegistryAddingStream, 'model' | 'add' | 'choose' | 'tryAgain'>;
  readonly confirmDesign: ConfirmDesign;
  /** Whether the person has an account, and the page's path with its query. */
  readonly pageContext: () => PageContext;
  readonly goTo: (path: string) => void;
  /** Called with every addition: the count beside the cart follows, and the confirmation layer opens (CART-01). */
  readonly onAddedToCart: (addition: AddedToCart & Pick<AnnouncedAddition, 'names'>) => void;
  /** The idempotency keys, shared by everything that adds to the cart; they outlive a reload of the page. */
  readonly keys: CartItemKeys;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** A request to add the product to the cart, which may have terms. */
export interface Purchase extends ProductToAdd {
  readonly request: LocatedCartRequest;
}

interface ProductBuyingDependencies
  extends Pick<
    ProductDependencies,
    'source' | 'pageContext' | 'goTo' | 'onAddedToCart' | 'keys' | 'scheduler' | 'log'
  > {
  readonly onOverPurchased: (isOverPurchasedInCart: boolean) => void;
}

/** Adding a product to the cart from its page: the terms first, then the cart, then the redirect to it (ADD-05, BUY-01). */
interface ProductBuying {
  readonly cart: ObservableState<MutationState<CartReason, AddedToCart>>;
  readonly terms: TermsDialogStream<Purchase>;
  readonly effects$: Observable<never>;
}

/** Creates the additions; they run while `effects$` is subscribed. */
export const productBuying = (dependencies: ProductBuyingDependencies): ProductBuying => {
  const { source, pageContext, goTo, scheduler, log } = dependencies;
  const redirect = redirectToCart(goTo, scheduler);
  let called: O.Option<string> = O.none;
  const cart = createState<MutationState<CartReason, AddedToCart>>({ _tag: 'Idle' });
  /** The item that was requested last: the page shows the state of its request. */
  let shown = '';
  const buying = mutation<CartItemRequest, CartReason, AddedToCart, string>({
    ...cartItemMutation,
    /** The quantity field accepts what a registry may want; the cart accepts less (BUY-01). */
    run: (thing, key) =>
      isGuestQuantity(thing.quantity)
        ? source.buy(thing, key)
        : of(E.left<CartReason, AddedToCart>({ _tag: 'QuantityOutOfRange', ...GUEST_QUANTITY })),
    onState: (state, thing) => {
      const { item } = cartItemMutation.intentOf(thing);
      if (state._tag === 'Pending') shown = item;
      if (item === shown) cart.set(state);
      if (state._tag === 'Succeeded') {
        const addition = withEarlierMark(state);
        dependencies.onOverPurchased(addition.warnings.length > 0);
        for (const { identity } of addition.added) redirect.added(identity.sku);
        dependencies.onAddedToCart(O.isSome(called) ? { ...addition, names: [called.value] } : addition);
      }
      if ('reason' in state)
        log.write({ level: 'warning', tag: 'cart.addition-failed', data: { reason: state.reason._tag } })();
    },
    keys: dependencies.keys,
    scheduler,
  });
  const terms = termsDialogStream<Purchase>({
    read: source.readTerms,
    pageContext,
    onAccepted: ({ sku, name, request }, step) => {
      if (step._tag !== 'AddToCart') return;
      called = O.some(name);
      if (O.isSome(step.goTo)) redirect.plan({ sku, ...step.goTo.value });
      buying.ask({ ...request, pickupAt: O.none });
    },
    scheduler,
    log,
  });
  return {
    cart,
    terms,
    effects$: merge(buying.effects$, terms.effects$, redirect.effects$).pipe(ignoreElements()),
  };
};
