import { cents, DONE_SHOWN_FOR, type Fault, type GiftCardRefusal, type Log } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { type Observable, type SchedulerLike, Subject, takeUntil, timer } from 'rxjs';
import { type MutationKeys, mutations } from '../mutation/index.ts';
import type { AddGiftCard, GiftCardOrder, GiftCardOutcome } from './gift-card-source.ts';
import type { AddedGiftCard } from './gift-cards-model.ts';

/** Who is told how an addition went. */
export interface GiftCardAddingParts {
  readonly add: AddGiftCard;
  readonly keys: MutationKeys;
  readonly onBegun: () => void;
  readonly onAdded: (outcome: GiftCardOutcome, card: AddedGiftCard) => void;
  readonly onRefused: (reason: GiftCardRefusal | Fault) => void;
  /** It was said for long enough that a card was added, or it is known by now what became of one that nobody had answered. */
  readonly onSaid: () => void;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** Adding gift cards. */
export interface GiftCardAdding {
  /** While a card of that kind is being added, and while that is being said, this does nothing. */
  readonly ask: (order: GiftCardOrder) => void;
  /** What was said is read: another card may be asked for. */
  readonly endSaying: () => void;
  /** Does what was asked, as long as somebody is subscribed; says nothing itself. */
  readonly effects$: Observable<never>;
}

/** Puts cards into the cart; what was asked for again before it is known what became of it goes under the same key (CART-08). */
export const giftCardAdding = (parts: GiftCardAddingParts): GiftCardAdding => {
  const { add, keys, onBegun, onAdded, onRefused, onSaid, scheduler, log } = parts;
  const saidEnough$ = new Subject<void>();
  const adding = mutations<GiftCardOrder, GiftCardRefusal | Fault, GiftCardOutcome>({
    run: add,
    intentOf: ({ grId, kind, amount }) => ({ item: `${kind} ${grId}`, asked: amount }),
    withAsked: (order, amount) => ({ ...order, amount: O.getOrElse(() => order.amount)(cents(amount)) }),
    onState: (mutation, order) => {
      switch (mutation._tag) {
        case 'Doing':
          return onBegun();
        case 'Done':
          return onAdded(mutation.answer, { ...order, isEarlier: mutation.isEarlier });
        case 'Idle':
          return onSaid();
        case 'Refused': {
          const data = { kind: order.kind, reason: mutation.reason._tag };
          log.write({ level: 'warning', tag: 'gift-card-not-added', data })();
          return onRefused(mutation.reason);
        }
      }
    },
    keys,
    saying$: timer(DONE_SHOWN_FOR, scheduler).pipe(takeUntil(saidEnough$)),
    scheduler,
  });
  return { ...adding, endSaying: () => saidEnough$.next() };
};
