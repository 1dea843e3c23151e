import type { Fault, OrderRefusal, PlacedOrder } from '@gift-registry/domain';
import { exampleOrder } from '@gift-registry/domain/testing/arbitrary';
import { either as E } from 'fp-ts';
import { defer, of } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { untilOrderEnded } from './cart-source.ts';

type Answer = E.Either<OrderRefusal | Fault, PlacedOrder>;

const running: Answer = E.left({ _tag: 'RequestInProgress' });
const placed: Answer = E.right(exampleOrder());
const refused: Answer = E.left({ _tag: 'PaymentRefused' });

/** Requests that are answered in order, the last answer repeatedly, and a count of the calls. */
const answering = (...answers: ReadonlyArray<Answer>) => {
  let calls = 0;
  const place$ = defer(() => {
    const answer = answers[Math.min(calls, answers.length - 1)] ?? running;
    calls += 1;
    return of(answer);
  });
  return { place$, calls: () => calls };
};

const scheduled = (run: (scheduler: TestScheduler) => void): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run(() => run(scheduler));
};

describe('an order that is requested until it has ended', () => {
  it('[CART-08] is requested once where it is answered', () =>
    scheduled((scheduler) => {
      const { place$ } = answering(placed);
      scheduler.expectObservable(untilOrderEnded(place$, scheduler)).toBe('(a|)', { a: placed });
    }));

  it.each([
    ['was placed', placed],
    ['was refused', refused],
  ])('[CART-08] while it is being placed it is requested every two seconds, until it %s', (_, end) =>
    scheduled((scheduler) => {
      const { place$ } = answering(running, running, end);
      scheduler.expectObservable(untilOrderEnded(place$, scheduler)).toBe('4s (a|)', { a: end });
    }),
  );

  it.each<[string, OrderRefusal | Fault]>([
    ['for asking too often', { _tag: 'TooManyRequests', retryAfterSeconds: 5 }],
    ['at the door', { _tag: 'UnreadableResponse', reason: 'HTTP status 403', rejectedBeforeProcessing: true }],
  ])('[CART-08] while it is being placed, an ask that is turned away %s says nothing of the first', (_, reason) =>
    scheduled((scheduler) => {
      const { place$ } = answering(running, E.left(reason));
      const end = E.left({ ...reason, isRepeated: true });
      scheduler.expectObservable(untilOrderEnded(place$, scheduler)).toBe('2s (a|)', { a: end });
      const { place$: first$ } = answering(E.left(reason));
      scheduler.expectObservable(untilOrderEnded(first$, scheduler)).toBe('(a|)', { a: E.left(reason) });
    }),
  );

  it('[CART-08] stops waiting after half a minute', () => {
    const { place$, calls } = answering(running);
    scheduled((scheduler) => {
      scheduler.expectObservable(untilOrderEnded(place$, scheduler)).toBe('30s (a|)', { a: running });
    });
    expect(calls()).toBe(16);
  });
});
