import {
  type CurrentUser,
  createState,
  GUEST_QUANTITY,
  isGuestQuantity,
  type LocatedCartRequest,
  type Log,
  type ObservableState,
  type ProductWithColors,
  type RegistryGift,
  type WayBack,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { ignoreElements, merge, type Observable, of, type SchedulerLike } from 'rxjs';
import { type AskedThing, type ThingKeys, thingMutation } from '../cart-addition/index.ts';
import type { AdditionToSay } from '../confirmation-layer/index.ts';
import { type MutationState, mutation, withEarlierMark } from '../mutation/index.ts';
import type { ConfirmDesign } from '../personalize/index.ts';
import type { RegistryAddingStream } from '../registry-adding/index.ts';
import { type AskedAbout, type AskingTerms, askingTerms, redirectToCart } from '../terms-dialog/index.ts';
import type { AddedToCart, CartReason, ProductSource } from './product-model.ts';
import type { ProductReader } from './product-page-facts.ts';

export interface ProductDependencies {
  readonly source: ProductSource;
  readonly reader: ProductReader;
  /** The product that came with the page. */
  readonly initial: O.Option<ProductWithColors>;
  /** The item of a registry that the page's address means. */
  readonly gift: O.Option<RegistryGift>;
  /** The registry or checklist that one came from. */
  readonly wayBack: O.Option<WayBack>;
  /** Adding to a registry of one's own, which all pages share. */
  readonly adding: Pick<RegistryAddingStream, 'model' | 'add' | 'choose' | 'tryAgain'>;
  readonly confirmDesign: ConfirmDesign;
  /** The page, as a path with its query. */
  readonly currentUser: () => CurrentUser;
  readonly goTo: (path: string) => void;
  /** Called with every addition: the count beside the cart follows, and the confirmation layer opens (CART-01). */
  readonly onAddedToCart: (addition: AddedToCart & Pick<AdditionToSay, 'names'>) => void;
  /** Shared by all that puts things into the cart; outlives a reload of the page. */
  readonly keys: ThingKeys;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** The product to add to the cart, which may have terms. */
export interface Purchase extends AskedAbout {
  readonly request: LocatedCartRequest;
}

export interface ProductBuyingDependencies
  extends Pick<
    ProductDependencies,
    'source' | 'currentUser' | 'goTo' | 'onAddedToCart' | 'keys' | 'scheduler' | 'log'
  > {
  readonly onOverPurchased: (isOverPurchasedInCart: boolean) => void;
}

/** Putting a product into the cart from its page: its terms first, then the cart, then the way there (ADD-05, BUY-01). */
export interface ProductBuying {
  readonly cart: ObservableState<MutationState<CartReason, AddedToCart>>;
  readonly terms: AskingTerms<Purchase>;
  readonly effects$: Observable<never>;
}

/** Runs the additions while subscribed. */
export const productBuying = (dependencies: ProductBuyingDependencies): ProductBuying => {
  const { source, currentUser, goTo, scheduler, log } = dependencies;
  const redirect = redirectToCart(goTo, scheduler);
  let called: O.Option<string> = O.none;
  const cart = createState<MutationState<CartReason, AddedToCart>>({ _tag: 'Idle' });
  /** The item that was requested last: the page shows the state of its request. */
  let shown = '';
  const buying = mutation<AskedThing, CartReason, AddedToCart, string>({
    ...thingMutation,
    /** The field goes as far as a registry does; a cart takes less (BUY-01). */
    run: (thing, key) =>
      isGuestQuantity(thing.quantity)
        ? source.buy(thing, key)
        : of(E.left<CartReason, AddedToCart>({ _tag: 'QuantityOutOfRange', ...GUEST_QUANTITY })),
    onState: (state, thing) => {
      const { item } = thingMutation.intentOf(thing);
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
  const terms = askingTerms<Purchase>({
    read: source.readTerms,
    currentUser,
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
