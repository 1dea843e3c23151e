import {
  type AskedAt,
  type CartAddition,
  type GrId,
  guestQuantityField,
  type ItemIdentity,
  isSameIdentity,
  type Log,
  type NotAdded,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Observable, SchedulerLike } from 'rxjs';
import { type AddOne, type AskedThing, type ThingKeys, thingMutation } from '../cart-addition/index.ts';
import type { AddState, CardState } from '../list-model/index.ts';
import { type MutationState, mutations, withEarlierMark } from '../mutation/index.ts';
import type { CardStates } from './card-states.ts';

/** What adding needs. */
export interface AddingParts {
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
export interface Adding {
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
export const addingToCart = ({ addOne, grId, states, keys, scheduler, log, onAdded, askedAt }: AddingParts): Adding => {
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
