import { DONE_SHOWN_FOR, type Fault, type GiftCardRefusal, type Log } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import {
  defer,
  EMPTY,
  exhaustMap,
  ignoreElements,
  type Observable,
  type SchedulerLike,
  Subject,
  share,
  switchMap,
  takeUntil,
  tap,
  timer,
} from 'rxjs';
import { isUncertain } from '../deed/index.ts';
import type { AddGiftCard, GiftCardOrder, GiftCardOutcome } from './gift-card-source.ts';
import type { KeptGiftCardCell } from './kept-gift-card.ts';

/** Who is told how an addition went. */
export interface GiftCardAddingParts {
  readonly add: AddGiftCard;
  readonly kept: KeptGiftCardCell;
  readonly onBegun: () => void;
  readonly onAdded: (outcome: GiftCardOutcome, order: GiftCardOrder) => void;
  readonly onRefused: (reason: GiftCardRefusal | Fault) => void;
  /** It was said for long enough that a card was added. */
  readonly onSaid: () => void;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}

/** Adding gift cards, one at a time. */
export interface GiftCardAdding {
  /** While a card is being added, and while that is being said, this does nothing. */
  readonly ask: (order: GiftCardOrder) => void;
  /** What was said is read: another card may be asked for. */
  readonly endSaying: () => void;
  /** Does what was asked, as long as somebody is subscribed; says nothing itself. */
  readonly work$: Observable<never>;
}

/** Puts cards into the cart; what was asked for again before it is known what became of it goes under the same key (CART-08). */
export const giftCardAdding = ({
  add,
  kept,
  onBegun,
  onAdded,
  onRefused,
  onSaid,
  scheduler,
  log,
}: GiftCardAddingParts): GiftCardAdding => {
  const asked$ = new Subject<GiftCardOrder>();
  const saidEnough$ = new Subject<void>();

  const refuse = ({ kind }: GiftCardOrder, reason: GiftCardRefusal | Fault): Observable<never> => {
    if (!isUncertain(reason)) kept.settle(kind);
    log.write({ level: 'warning', tag: 'gift-card-not-added', data: { kind, reason: reason._tag } })();
    onRefused(reason);
    return EMPTY;
  };
  const finish = (order: GiftCardOrder, outcome: GiftCardOutcome): Observable<unknown> => {
    kept.settle(order.kind);
    onAdded(outcome, order);
    return timer(DONE_SHOWN_FOR, scheduler).pipe(takeUntil(saidEnough$), tap(onSaid));
  };
  const add$ = (order: GiftCardOrder): Observable<unknown> =>
    defer(() => {
      onBegun();
      return add(order, kept.keyFor(order.kind, order.amount)).pipe(
        switchMap((answer) => (E.isLeft(answer) ? refuse(order, answer.left) : finish(order, answer.right))),
      );
    });

  return {
    ask: (order) => asked$.next(order),
    endSaying: () => saidEnough$.next(),
    work$: asked$.pipe(exhaustMap(add$), ignoreElements(), share()),
  };
};
