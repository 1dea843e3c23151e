import {
  type AddRefusal,
  type CartAddition,
  type Fault,
  type GrId,
  guestQuantityField,
  type ItemIdentity,
  identityKey,
  isSameIdentity,
  type Log,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import {
  defer,
  EMPTY,
  exhaustMap,
  finalize,
  groupBy,
  ignoreElements,
  mergeMap,
  type Observable,
  type SchedulerLike,
  Subject,
  share,
  switchMap,
  timer,
} from 'rxjs';
import { type DeedKeys, isUncertain } from '../deed/index.ts';
import type { AddState } from '../list-model/index.ts';
import type { CardStates } from './card-states.ts';
import type { AddOne } from './cart-additions.ts';
import { inTurn } from './in-turn.ts';

/** What adding needs. */
export interface AddingParts {
  readonly addOne: AddOne;
  /** The registry that is shown; none while none is. */
  readonly grId: () => O.Option<GrId>;
  readonly states: CardStates;
  readonly keys: DeedKeys;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
  readonly onAdded: (addition: CartAddition) => void;
}

/** Adding from the cards of a list. */
export interface Adding {
  readonly addToCart: (identity: ItemIdentity) => void;
  /** Does what was asked, as long as somebody is subscribed; says nothing itself. */
  readonly work$: Observable<never>;
}

/** How long a button says "ADDED", in milliseconds. */
const SHOWN = 3_000;

/**
 * Puts items into the cart; while an item is being added, and while it says so, asking for it again does nothing. Different items go in one after the other: the
 * first addition gives a new visitor the cart that the next ones go into.
 */
export const addingToCart = ({ addOne, grId, states, keys, scheduler, log, onAdded }: AddingParts): Adding => {
  const asked$ = new Subject<ItemIdentity>();
  const turn = inTurn();

  const setAdd = (identity: ItemIdentity, add: AddState): void =>
    states.change(identity, (state) => ({ ...state, add }));

  const refuse = (identity: ItemIdentity, reason: AddRefusal | Fault): Observable<never> => {
    if (!isUncertain(reason)) keys.settle(identityKey(identity));
    setAdd(identity, { _tag: 'Refused', reason });
    log.write({ level: 'warning', tag: 'not-added-to-cart', data: { sku: identity.sku, reason: reason._tag } })();
    return EMPTY;
  };

  const confirm = (identity: ItemIdentity, addition: CartAddition): Observable<unknown> => {
    keys.settle(identityKey(identity));
    states.change(identity, (state) => ({
      ...state,
      add: { _tag: 'Added' },
      isBeyondInCart: addition.warnings.some((warning) => isSameIdentity(warning.identity, identity)),
    }));
    onAdded(addition);
    return timer(SHOWN, scheduler);
  };

  /** What was begun is over: only a refusal stays to be read. */
  const rest = (identity: ItemIdentity): void =>
    states.change(identity, (state) => (state.add._tag === 'Refused' ? state : { ...state, add: { _tag: 'Idle' } }));

  const add$ = (identity: ItemIdentity): Observable<unknown> =>
    defer(() => {
      const registry = grId();
      if (O.isNone(registry)) return EMPTY;
      const text = guestQuantityField.blur(states.of(identity).quantity);
      const quantity = Number(text);
      states.change(identity, (state) => ({ ...state, quantity: text, add: { _tag: 'Adding' } }));
      return turn(addOne({ grId: registry, identity, quantity }, keys.keyFor(identityKey(identity), quantity)));
    }).pipe(
      switchMap((answer) => (E.isLeft(answer) ? refuse(identity, answer.left) : confirm(identity, answer.right))),
      finalize(() => rest(identity)),
    );

  return {
    addToCart: (identity) => asked$.next(identity),
    work$: asked$.pipe(
      groupBy(identityKey),
      mergeMap((ofOneItem$) => ofOneItem$.pipe(exhaustMap(add$))),
      ignoreElements(),
      share(),
    ),
  };
};
