import {
  type CartAddition,
  type CurrentUser,
  type ItemIdentity,
  isSameIdentity,
  type RegistryView,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { ignoreElements, merge, type Observable } from 'rxjs';
import { leavingForCart } from '../confirmation-layer/redirect-to-cart.ts';
import { type AskedAbout, type AskingTerms, askingTerms, type ReadTerms } from '../terms-dialog/index.ts';
import { type AddingParts, addingToCart } from './adding-to-cart.ts';

/** An item of the list that may have terms. */
export interface AskedItem extends AskedAbout {
  readonly identity: ItemIdentity;
}

/** What asking for terms needs, and the way to the cart once they were accepted. */
export interface TermsOfList {
  readonly readTerms: ReadTerms;
  readonly currentUser: () => CurrentUser;
  readonly goTo: (path: string) => void;
}

/** What buying from a list needs. */
export interface ListBuyingParts extends Omit<AddingParts, 'grId'>, TermsOfList {
  /** The registry that is shown; none while none is. */
  readonly view: () => O.Option<RegistryView>;
}

/** Putting items of a list into the cart (ADD-05, ADD-06). */
export interface ListBuying {
  readonly addToCart: (identity: ItemIdentity) => void;
  readonly terms: AskingTerms<AskedItem>;
  /** Does what was asked, as long as somebody is subscribed; says nothing itself. */
  readonly effects$: Observable<never>;
}

/** Buying from the cards of a list: the terms of what is made for its buyer first, then the cart, then the way there. */
export const listBuying = ({ readTerms, currentUser, goTo, view, ...parts }: ListBuyingParts): ListBuying => {
  const { scheduler, log, states } = parts;
  const leaving = leavingForCart(goTo, scheduler);
  const adding = addingToCart({
    ...parts,
    grId: () => O.map(({ grId }: RegistryView) => grId)(view()),
    onAdded: (addition: CartAddition) => {
      for (const { identity } of addition.added) leaving.added(identity.sku);
      parts.onAdded(addition);
    },
  });
  const terms = askingTerms<AskedItem>({
    read: readTerms,
    currentUser,
    onAccepted: ({ identity, sku }, mutation) => {
      if (mutation._tag !== 'AddToCart') return;
      if (O.isSome(mutation.goTo)) leaving.plan({ sku, ...mutation.goTo.value });
      adding.addToCart(identity);
    },
    scheduler,
    log,
  });
  /** Asking for what is being added, or was just now, does nothing: its terms are not asked again. */
  const isBusy = (identity: ItemIdentity): boolean => ['Adding', 'Added'].includes(states.of(identity).add._tag);
  return {
    addToCart: (identity) => {
      const shown = view();
      if (O.isNone(shown) || isBusy(identity)) return;
      const item = shown.value.items.find((its) => isSameIdentity(its.identity, identity));
      if (item === undefined) return;
      const { sku, name, hasCustomOrderConfirmation } = item.product;
      terms.begin({ sku, name, hasCustomOrderConfirmation, identity }, 'cart');
    },
    terms,
    effects$: merge(adding.effects$, terms.effects$, leaving.effects$).pipe(ignoreElements()),
  };
};
