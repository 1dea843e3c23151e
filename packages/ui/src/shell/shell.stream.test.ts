import type { CartView, Fault, LogEntry, OwnRegistry, SignedIn } from '@gift-registry/domain';
import { exampleCart, exampleLine, identityOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { shellStream } from './shell.stream.ts';

const unavailable: Fault = { _tag: 'Unavailable' };

/** An answer that the test resolves. */
const later = <A>() => {
  const waiting: Array<(answer: A) => void> = [];
  return {
    task: () => new Promise<A>((resolve) => waiting.push(resolve)),
    asked: () => waiting.length,
    answer: async (index: number, answer: A) => {
      waiting[index]?.(answer);
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
};

const planned = ({ signedIn = O.none, kept = false }: { signedIn?: O.Option<boolean>; kept?: boolean } = {}) => {
  const memory = { now: kept };
  const config = later<E.Either<Fault, SignedIn>>();
  const signOut = later<E.Either<Fault, SignedIn>>();
  const read = later<E.Either<Fault, CartView>>();
  const mine = later<E.Either<Fault, ReadonlyArray<OwnRegistry>>>();
  const entries: Array<LogEntry> = [];
  const left: Array<'signed out'> = [];
  const isVisible$ = new BehaviorSubject(true);
  const changedElsewhere$ = new Subject<void>();
  const stream = shellStream({
    isKnownBrowser: true,
    account: { config: config.task, signOut: signOut.task },
    cart: { read: read.task },
    registries: { mine: mine.task },
    log: { write: (entry) => () => entries.push(entry) },
    isVisible$,
    changedElsewhere$,
    signedIn,
    memory: {
      read: () => memory.now,
      keep: (isLoggedIn) => () => {
        memory.now = isLoggedIn;
      },
    },
    signedOut: () => left.push('signed out'),
  });
  return { stream, memory, config, signOut, read, mine, entries, left, isVisible$, changedElsewhere$ };
};

const holding = (quantity: number): CartView =>
  exampleCart({ lines: [exampleLine({ quantity }), exampleLine({ identity: identityOf('77'), quantity: 1 })] });

describe('the frame of every page', () => {
  it('[CART-09] reads nothing before it is observed, then counts the units in the cart', async () => {
    const { stream, config, read } = planned();
    expect([config.asked(), read.asked()]).toEqual([0, 0]);
    stream.model.changes$.subscribe();
    await config.answer(0, E.right({ isLoggedIn: true }));
    await read.answer(0, E.right(holding(2)));
    expect(stream.model.value).toEqual({ isLoggedIn: true, isExpected: false, cartCount: 3, signOut: 'Idle' });
  });

  it('[CART-09] reads the cart again when the page becomes visible', async () => {
    const { stream, read, isVisible$ } = planned();
    stream.model.changes$.subscribe();
    await read.answer(0, E.right(exampleCart({ lines: [] })));
    isVisible$.next(false);
    expect([read.asked(), stream.model.value.cartCount]).toEqual([1, 0]);
    isVisible$.next(true);
    await read.answer(1, E.right(holding(2)));
    expect([read.asked(), stream.model.value.cartCount]).toEqual([2, 3]);
  });

  it('[CART-09] reads the cart again when another page may have changed it', async () => {
    const { stream, read, changedElsewhere$ } = planned();
    stream.model.changes$.subscribe();
    await read.answer(0, E.right(exampleCart({ lines: [] })));
    changedElsewhere$.next();
    await read.answer(1, E.right(holding(2)));
    expect([read.asked(), stream.model.value.cartCount]).toEqual([2, 3]);
  });

  it('[CART-09] an older count does not overwrite a newer one', async () => {
    const { stream, read } = planned();
    stream.model.changes$.subscribe();
    stream.cartChanged();
    await read.answer(1, E.right(holding(4)));
    await read.answer(0, E.right(holding(1)));
    expect(stream.model.value.cartCount).toBe(5);
  });

  it('[AUTH-01] [ANA-02] a failed read leaves the page signed out and is logged', async () => {
    const { stream, config, read, entries } = planned();
    stream.model.changes$.subscribe();
    await config.answer(0, E.left(unavailable));
    await read.answer(0, E.left(unavailable));
    expect(stream.model.value).toEqual({ isLoggedIn: false, isExpected: false, cartCount: 0, signOut: 'Idle' });
    expect(entries.map(({ data }) => data)).toEqual([
      { what: 'account', fault: 'Unavailable' },
      { what: 'cart', fault: 'Unavailable' },
    ]);
  });

  it('[AUTH-01] expects somebody who was signed in before until known, and stores the answer for the next page', async () => {
    const { stream, config, memory } = planned({ kept: true });
    expect(stream.model.value).toMatchObject({ isLoggedIn: false, isExpected: true });
    stream.model.changes$.subscribe();
    await config.answer(0, E.right({ isLoggedIn: false }));
    expect([stream.model.value.isExpected, memory.now]).toEqual([false, false]);
    const next = planned();
    expect(next.stream.model.value.isExpected).toBe(false);
    next.stream.model.changes$.subscribe();
    await next.config.answer(0, E.right({ isLoggedIn: true }));
    expect(next.memory.now).toBe(true);
    next.stream.sessionEnded();
    expect(next.memory.now).toBe(false);
  });

  it('[AUTH-01] the page’s own state wins over the stored one', async () => {
    const page = planned({ kept: true, signedIn: O.some(false) });
    expect(page.stream.model.value).toMatchObject({ isLoggedIn: false, isExpected: false });
    const { stream, config } = planned({ kept: true });
    stream.model.changes$.subscribe();
    await config.answer(0, E.left(unavailable));
    expect(stream.model.value).toMatchObject({ isLoggedIn: false, isExpected: false });
  });

  it('[AUTH-01] [ADD-05] shows an ended session as signed out', async () => {
    const { stream, config, left } = planned();
    stream.model.changes$.subscribe();
    await config.answer(0, E.right({ isLoggedIn: true }));
    stream.sessionEnded();
    expect(stream.model.value.isLoggedIn).toBe(false);
    expect(left).toEqual([]);
  });

  it('[ROUTE-06] reads one’s own registries each time they are observed, and shows those read before meanwhile', async () => {
    const { stream, mine } = planned({ signedIn: O.some(true) });
    stream.own.changes$.subscribe().unsubscribe();
    expect([mine.asked(), stream.own.value._tag]).toEqual([1, 'Reading']);
    stream.own.changes$.subscribe();
    await mine.answer(1, E.right([]));
    stream.own.changes$.subscribe();
    expect([mine.asked(), stream.own.value._tag]).toEqual([3, 'Read']);
  });

  it('[AUTH-06] signs out once for two presses', async () => {
    const { stream, signOut, left } = planned();
    stream.signOut();
    stream.signOut();
    expect(signOut.asked()).toBe(1);
    expect(stream.model.value.signOut).toBe('Pending');
    await signOut.answer(0, E.right({ isLoggedIn: false }));
    expect(stream.model.value).toMatchObject({ isLoggedIn: false, signOut: 'Idle' });
    expect(left).toEqual(['signed out']);
  });

  it('[AUTH-06] stays signed out when the sign-in state of before arrives late', async () => {
    const { stream, config, signOut, memory } = planned({ signedIn: O.some(true) });
    stream.model.changes$.subscribe();
    stream.signOut();
    await signOut.answer(0, E.right({ isLoggedIn: false }));
    await config.answer(0, E.right({ isLoggedIn: true }));
    expect([stream.model.value.isLoggedIn, memory.now]).toEqual([false, false]);
  });

  it('[AUTH-06] shows that signing out failed, and can be tried again', async () => {
    const { stream, signOut, left } = planned();
    stream.signOut();
    await signOut.answer(0, E.left(unavailable));
    expect(stream.model.value.signOut).toBe('Failed');
    expect(left).toEqual([]);
    stream.signOut();
    expect(signOut.asked()).toBe(2);
  });
});
