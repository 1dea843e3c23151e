import { type Fault, type OrderRefusal, type PlacedOrder, repeated } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import { asyncScheduler, concatMap, EMPTY, expand, last, map, type Observable, type SchedulerLike, timer } from 'rxjs';

type Answer = E.Either<OrderRefusal | Fault, PlacedOrder>;

const MILLISECONDS_BETWEEN = 2_000;

/** By then the bank has answered, or will not. */
const MOST_TIMES = 15;

/** An order that is being placed already, as after a lost connection, is asked for again under its own key until it has ended (CART-08); whoever asks waits for that one answer. What turns away a later ask says nothing of the first. */
export const untilEnded = (place$: Observable<Answer>, scheduler: SchedulerLike = asyncScheduler): Observable<Answer> =>
  place$.pipe(
    expand((answer, times) =>
      E.isLeft(answer) && answer.left._tag === 'RequestInProgress' && times < MOST_TIMES
        ? timer(MILLISECONDS_BETWEEN, scheduler).pipe(
            concatMap(() => place$),
            map(E.mapLeft(repeated)),
          )
        : EMPTY,
    ),
    last(),
  );
