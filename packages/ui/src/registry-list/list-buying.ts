import {
  type AskedAt,
  type CartAddition,
  type CurrentUser,
  type GrId,
  guestQuantityField,
  type ItemIdentity,
  isSameIdentity,
  type Log,
  type NotAdded,
  type RegistryView,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { ignoreElements, merge, type Observable, type SchedulerLike } from 'rxjs';
import { type AddOne, type AskedThing, type ThingKeys, thingMutation } from '../cart-addition/index.ts';
import { leavingForCart } from '../confirmation-layer/redirect-to-cart.ts';
import type { AddState, CardState } from '../list-model/index.ts';
import { type MutationState, mutations, withEarlierMark } from '../mutation/index.ts';
import { type AskedAbout, type AskingTerms, askingTerms, type ReadTerms } from '../terms-dialog/index.ts';
import type { CardStates } from './card-states.ts';

/** What adding needs. */
interface AddingParts {
  readonly addOne: AddOne;
  /** The registry that is shown; none while none is. */
  readonly grId: () => O.Option<GrId>;
  readonly states: CardStates;
  readonly keys: ThingKeys;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
  /** Told of every addition: the count beside the cart follows, and the confirmation layer opens (CART-01). */
  readonly onAdded: (addition: CartAddition) => void;
  /** Where on the page the item stands, as the shop is told of it (BUY-04). */
  readonly askedAt: (identity: ItemIdentity) => O.Option<AskedAt>;
}

/** Adding from the cards of a list. */
interface Adding {
  readonly addToCart: (identity: ItemIdentity) => void;
  /** Does what was asked, as long as somebody is subscribed; says nothing itself. */
  readonly effects$: Observable<never>;
}

type AddAction = MutationState<NotAdded, CartAddition>;

const addStateOf = (mutation: AddAction): AddState => {
  switch (mutation._tag) {
    case 'Doing':
      return { _tag: 'Adding' };
    case 'Done':
      return { _tag: mutation.isEarlier ? 'Idle' : 'Added' };
    default:
      return mutation;
  }
};

const cardAfter = (state: CardState, mutation: AddAction, identity: ItemIdentity): CardState => ({
  ...state,
  add: addStateOf(mutation),
  isOverPurchasedInCart:
    mutation._tag === 'Done'
      ? mutation.answer.warnings.some((warning) => isSameIdentity(warning.identity, identity))
      : state.isOverPurchasedInCart,
});

/** Puts items into the cart; while an item is being added, and while it says so, asking for it again does nothing. */
const addingToCart = ({ addOne, grId, states, keys, scheduler, log, onAdded, askedAt }: AddingParts): Adding => {
  const { ask, effects$ } = mutations<AskedThing, NotAdded, CartAddition, string>({
    ...thingMutation,
    run: addOne,
    onState: (mutation, { identity }) => {
      states.change(identity, (state) => cardAfter(state, mutation, identity));
      if (mutation._tag === 'Done') onAdded(withEarlierMark(mutation));
      if (mutation._tag === 'Refused') {
        const data = { sku: identity.sku, reason: mutation.reason._tag };
        log.write({ level: 'warning', tag: 'not-added-to-cart', data })();
      }
    },
    keys,
    scheduler,
  });
  return {
    addToCart: (identity) => {
      const registry = grId();
      if (O.isNone(registry)) return;
      const before = states.of(identity);
      const quantity = guestQuantityField.blur(before.quantity);
      if (quantity !== before.quantity) states.change(identity, (state) => ({ ...state, quantity }));
      const thing = { grId: registry, identity, quantity: Number(quantity), pickupAt: O.none };
      const place = askedAt(identity);
      ask(O.isSome(place) ? { ...thing, askedAt: place.value } : thing);
    },
    effects$,
  };
};

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
