import { type AskedRequest, GUEST_QUANTITY, isGuestQuantity, type ObservableState } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { ignoreElements, merge, type Observable, of } from 'rxjs';
import { type AskedThing, thingMutation } from '../cart-addition/index.ts';
import { type MutationState, mutation, withEarlierMark } from '../mutation/index.ts';
import { type AskedAbout, type AskingTerms, askingTerms, redirectToCart } from '../terms-dialog/index.ts';
import type { CartReason } from './product-model.ts';
import type { ProductParts } from './product-parts.ts';
import type { AddedToCart } from './product-source.ts';

/** What goes into the cart, and may have terms. */
export interface Purchase extends AskedAbout {
  readonly request: AskedRequest;
}

/** What buying needs, and who is told that the cart holds more than is there. */
export interface ProductBuyingParts
  extends Pick<ProductParts, 'source' | 'currentUser' | 'goTo' | 'onAddedToCart' | 'keys' | 'scheduler' | 'log'> {
  readonly onOverPurchased: (isOverPurchasedInCart: boolean) => void;
}

/** Putting a product into the cart from its page: its terms first, then the cart, then the way there (ADD-05, BUY-01). */
export interface ProductBuying {
  readonly cart: ObservableState<MutationState<CartReason, AddedToCart>>;
  readonly terms: AskingTerms<Purchase>;
  readonly effects$: Observable<never>;
}

/** Buying as long as somebody looks at the page. */
export const productBuying = (parts: ProductBuyingParts): ProductBuying => {
  const { source, currentUser, goTo, scheduler, log } = parts;
  const redirect = redirectToCart(goTo, scheduler);
  let called: O.Option<string> = O.none;
  const buying = mutation<AskedThing, CartReason, AddedToCart, string>({
    ...thingMutation,
    /** The field goes as far as a registry does; a cart takes less (BUY-01). */
    run: (thing, key) =>
      isGuestQuantity(thing.quantity)
        ? source.buy(thing, key)
        : of(E.left<CartReason, AddedToCart>({ _tag: 'QuantityOutOfRange', ...GUEST_QUANTITY })),
    onSucceeded: (answer, isEarlier) => {
      const addition = withEarlierMark({ answer, isEarlier });
      parts.onOverPurchased(addition.warnings.length > 0);
      for (const { identity } of addition.added) redirect.added(identity.sku);
      parts.onAddedToCart(O.isSome(called) ? { ...addition, names: [called.value] } : addition);
    },
    onFailed: ({ _tag: reason }) => log.write({ level: 'warning', tag: 'cart.addition-failed', data: { reason } })(),
    keys: parts.keys,
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
    cart: buying.state,
    terms,
    effects$: merge(buying.effects$, terms.effects$, redirect.effects$).pipe(ignoreElements()),
  };
};
