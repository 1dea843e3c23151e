import type { IdempotencyKey } from '@gift-registry/domain';
import { idempotencyKeyOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { defer, EMPTY, firstValueFrom, of } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { type Mutation, type MutationDependencies, mutation, sendOrRecover } from './mutation.ts';
import { type MutationMemory, mutationKeys, pageMutationMemory, type SharedMutationKeys } from './mutation-keys.ts';

interface TestRequest {
  readonly item: string;
  readonly quantity: number;
}
type Reason = { readonly _tag: 'Unavailable' | 'TooManyRequests' | 'IdempotencyKeyReused' | 'SignInNeeded' | 'Full' };

/** d success, u no answer, t too many requests, k key reused, s signed out, f refused. */
const answers: Readonly<Record<string, E.Either<Reason, string>>> = {
  d: E.right('done'),
  u: E.left({ _tag: 'Unavailable' }),
  t: E.left({ _tag: 'TooManyRequests' }),
  k: E.left({ _tag: 'IdempotencyKeyReused' }),
  s: E.left({ _tag: 'SignInNeeded' }),
  f: E.left({ _tag: 'Full' }),
};

interface Scene extends RunHelpers {
  readonly items: Mutation<TestRequest>;
  /** The requests that were sent, a line each. */
  readonly sent: ReadonlyArray<string>;
  /** The changes of state, a line each. */
  readonly states: ReadonlyArray<string>;
  readonly at: (time: number, act: () => void) => void;
}

/** Runs a scene on a virtual clock of one millisecond a frame; the nth request gets the nth answer. */
const scene = (
  scripts: ReadonlyArray<string>,
  play: (scene: Scene) => void,
  options: Partial<MutationDependencies<TestRequest, Reason, string>> = {},
): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const sent: string[] = [];
    const states: string[] = [];
    let keys = 0;
    const items = mutation<TestRequest, Reason, string>({
      run: ({ item, quantity }, key) =>
        defer(() => {
          sent.push(`${quantity} ${item} ${key}`);
          return helpers.cold(scripts[sent.length - 1] ?? '-', answers);
        }),
      intentOf: ({ item, quantity }) => ({ item, asked: quantity }),
      withAsked: (intent, quantity) => ({ ...intent, quantity }),
      onState: (state, { item, quantity }, last) => {
        const isEarlier = state._tag === 'Succeeded' && state.isEarlier;
        states.push(`${state._tag} ${quantity} ${item}${isEarlier ? ` earlier than ${last.quantity}` : ''}`);
      },
      keys: mutationKeys<number>(() => {
        keys += 1;
        return idempotencyKeyOf(`item-key-${keys}`);
      }),
      scheduler,
      ...options,
    });
    const at = (time: number, act: () => void) => void helpers.cold(`${time}ms x`).subscribe(act);
    play({ ...helpers, items, sent, states, at });
  });
};

const a = (quantity: number): TestRequest => ({ item: 'a', quantity });

/** The keys of two pages of one browser. */
const twoTabs = (memory: MutationMemory): readonly [SharedMutationKeys, SharedMutationKeys] => {
  let made = 0;
  const open = () =>
    mutationKeys<number>(() => {
      made += 1;
      return idempotencyKeyOf(`tab-key-${made}`);
    }, memory);
  return [open(), open()];
};

describe('mutation', () => {
  it('[CART-08] a second press is ignored while a request is pending and while its success is shown', () => {
    scene(['9ms (d|)', '9ms (d|)'], ({ items, sent, states, at, flush }) => {
      items.effects$.subscribe();
      for (const time of [0, 5, 3_000, 3_020]) at(time, () => items.ask(a(1)));
      flush();
      expect(sent).toEqual(['1 a item-key-1', '1 a item-key-2']);
      expect(states.slice(0, 3)).toEqual(['Pending 1 a', 'Succeeded 1 a', 'Idle 1 a']);
    });
  });

  it('[CART-08] a rejected first request fails and gets a new key; a rejected retry stays unconfirmed under its key', () => {
    scene(['(t|)', '(u|)', '(t|)', '(d|)'], ({ items, sent, states, at, flush }) => {
      items.effects$.subscribe();
      for (const time of [1, 2, 3, 4]) at(time, () => items.ask(a(1)));
      flush();
      expect(sent).toEqual(['1 a item-key-1', '1 a item-key-2', '1 a item-key-2', '1 a item-key-2']);
      expect(states.filter((line) => !line.startsWith('Pending'))).toEqual([
        'Failed 1 a',
        'Unconfirmed 1 a',
        'Unconfirmed 1 a',
        'Succeeded 1 a',
        'Idle 1 a',
      ]);
    });
  });

  it('[CART-08] a started request is finished after everybody unsubscribed, and no other is started', () => {
    scene(['10ms (d|)'], ({ items, sent, states, at, flush }) => {
      const observer = items.effects$.subscribe();
      at(1, () => items.ask(a(1)));
      at(2, () => observer.unsubscribe());
      at(20_000, () => items.ask(a(2)));
      flush();
      expect(states).toEqual(['Pending 1 a', 'Succeeded 1 a', 'Idle 1 a']);
      expect(sent).toHaveLength(1);
    });
  });

  it('[CART-08] a page that is opened again finds a pending request pending', () => {
    scene(['10ms (d|)', '10ms (d|)'], ({ items, sent, states, at, flush }) => {
      const observer = items.effects$.subscribe();
      at(1, () => items.ask(a(1)));
      at(2, () => observer.unsubscribe());
      at(3, () => items.effects$.subscribe());
      at(4, () => items.ask(a(1)));
      at(9_000, () => items.ask(a(1)));
      flush();
      expect(sent).toHaveLength(2);
      expect(states.filter((line) => line.startsWith('Succeeded'))).toHaveLength(2);
    });
  });

  it('[CART-08] two tabs send at once: the tab that gets no answer after the other one got its success retries under the same key', () => {
    let made = 0;
    const keys = mutationKeys<number>(() => {
      made += 1;
      return idempotencyKeyOf(`shared-key-${made}`);
    });
    scene(
      ['20ms (u|)', '(d|)'],
      ({ items, sent, states, at, flush }) => {
        items.effects$.subscribe();
        at(0, () => items.ask(a(1)));
        at(10, () => keys.settle('a', keys.keyFor('a', 1)));
        at(30, () => items.ask(a(1)));
        flush();
        expect(sent).toEqual(['1 a shared-key-1', '1 a shared-key-1']);
        expect(states).toContain('Succeeded 1 a');
        expect(keys.unconfirmed('a')).toEqual([]);
      },
      { keys },
    );
  });

  it('[CART-08] a new request after one that never arrived takes its key and takes effect in its place', () => {
    scene(['(u|)', '(d|)', '(d|)'], ({ items, sent, states, at, flush }) => {
      items.effects$.subscribe();
      at(1, () => items.ask(a(30)));
      at(2, () => items.ask(a(40)));
      at(9_000, () => items.ask(a(40)));
      flush();
      expect(sent).toEqual(['30 a item-key-1', '40 a item-key-1', '40 a item-key-2']);
      expect(states.slice(0, 5)).toEqual([
        'Pending 30 a',
        'Unconfirmed 30 a',
        'Pending 40 a',
        'Succeeded 40 a',
        'Idle 40 a',
      ]);
    });
  });

  it('[CART-08] where the earlier request took effect, its success is reported and the new one does nothing; after the time of a double click it can be sent anew', () => {
    scene(['(u|)', '(k|)', '(d|)', '(d|)'], ({ items, sent, states, at, flush }) => {
      items.effects$.subscribe();
      at(1, () => items.ask(a(30)));
      at(2, () => items.ask(a(40)));
      for (const time of [400, 600]) at(time, () => items.ask(a(40)));
      flush();
      expect(sent).toEqual(['30 a item-key-1', '40 a item-key-1', '30 a item-key-1', '40 a item-key-2']);
      expect(states.slice(0, 5)).toEqual([
        'Pending 30 a',
        'Unconfirmed 30 a',
        'Pending 40 a',
        'Succeeded 30 a earlier than 40',
        'Idle 40 a',
      ]);
    });
  });

  it('[CART-08] a request that was changed twice finds the version that took effect', () => {
    scene(['(u|)', '(u|)', '(k|)', '(k|)', '(d|)'], ({ items, sent, states, at, flush }) => {
      items.effects$.subscribe();
      for (const [time, quantity] of [
        [1, 30],
        [2, 40],
        [3, 50],
      ] as const)
        at(time, () => items.ask(a(quantity)));
      flush();
      expect(sent).toEqual(['30', '40', '50', '40', '30'].map((quantity) => `${quantity} a item-key-1`));
      expect(states).toContain('Succeeded 30 a earlier than 50');
    });
  });

  it('[CART-08] an unchanged request is retried under the same key', () => {
    scene(['(u|)', '(d|)'], ({ items, sent, states, at, flush }) => {
      items.effects$.subscribe();
      at(1, () => items.ask(a(30)));
      at(2, () => items.ask(a(30)));
      flush();
      expect(sent).toEqual(['30 a item-key-1', '30 a item-key-1']);
      expect(states).toContain('Succeeded 30 a');
    });
  });

  it('[CART-08] a refusal of the new request leaves the earlier one unconfirmed: it may arrive late', () => {
    scene(['(u|)', '(f|)', '(k|)', '(k|)', '(d|)'], ({ items, sent, states, at, flush }) => {
      items.effects$.subscribe();
      at(1, () => items.ask(a(30)));
      at(2, () => items.ask(a(40)));
      at(3, () => items.ask(a(20)));
      flush();
      expect(sent).toEqual(['30', '40', '20', '40', '30'].map((quantity) => `${quantity} a item-key-1`));
      expect(states).toContain('Succeeded 30 a earlier than 20');
    });
  });

  it('[CART-08] where the request that took effect is refused when sent again, the item fails, and the next request gets a new key', () => {
    scene(['(u|)', '(k|)', '(f|)', '(d|)'], ({ items, sent, states, at, flush }) => {
      items.effects$.subscribe();
      at(1, () => items.ask(a(30)));
      at(2, () => items.ask(a(40)));
      at(3, () => items.ask(a(40)));
      flush();
      expect(sent).toEqual(['30 a item-key-1', '40 a item-key-1', '30 a item-key-1', '40 a item-key-2']);
      expect(states.slice(2, 4)).toEqual(['Pending 40 a', 'Failed 40 a']);
    });
  });

  it('[CART-08] an earlier request that is refused when sent again did not take effect: the other ones are tried', () => {
    scene(['(u|)', '(u|)', '(k|)', '(f|)', '(d|)'], ({ items, sent, states, at, flush }) => {
      items.effects$.subscribe();
      for (const quantity of [30, 40, 50]) at(quantity, () => items.ask(a(quantity)));
      flush();
      expect(sent).toEqual(['30', '40', '50', '40', '30'].map((quantity) => `${quantity} a item-key-1`));
      expect(states).toContain('Succeeded 30 a earlier than 50');
    });
  });

  it.each(['u', 't', 's'])('[CART-08] while the outcome is unknown (%s), the key stays the same', (unknown) => {
    scene(['(u|)', `(${unknown}|)`, '(k|)', `(${unknown}|)`, '(d|)'], ({ items, sent, at, flush }) => {
      items.effects$.subscribe();
      at(1, () => items.ask(a(30)));
      at(2, () => items.ask(a(40)));
      at(3, () => items.ask(a(50)));
      at(4, () => items.ask(a(30)));
      flush();
      expect(sent).toEqual(['30', '40', '50', '40', '30'].map((quantity) => `${quantity} a item-key-1`));
    });
  });

  it('[CART-08] two buttons share keys: the late answer of one keeps the newer key of the other', () => {
    const keys = mutationKeys<number>(() => {
      made += 1;
      return idempotencyKeyOf(`shared-key-${made}`);
    });
    let made = 0;
    scene(
      ['1ms (d|)', '(u|)', '(d|)'],
      ({ items, sent, at, flush }) => {
        items.effects$.subscribe();
        const late = keys.keyFor('a', 1);
        at(1, () => items.ask(a(1)));
        at(9_000, () => items.ask(a(1)));
        at(9_001, () => keys.settle('a', late));
        at(9_002, () => items.ask(a(1)));
        flush();
        expect(sent).toEqual(['1 a shared-key-1', '1 a shared-key-2', '1 a shared-key-2']);
      },
      { keys },
    );
  });

  it.each([
    ['was answered', (keys: SharedMutationKeys, key: IdempotencyKey) => keys.settle('a', key)],
    ['was seen in the cart', (keys: SharedMutationKeys) => keys.settleAll()],
  ])(
    '[CART-08] an unconfirmed item is idle once its request %s in another tab, and the next one gets a new key',
    (_title, settled) => {
      const [keys, elsewhere] = twoTabs(pageMutationMemory());
      scene(
        ['1ms (u|)', '1ms (d|)'],
        ({ items, sent, states, at, flush }) => {
          items.effects$.subscribe();
          at(1, () => items.ask(a(1)));
          at(5, () => settled(elsewhere, elsewhere.keyFor('a', 1)));
          at(6, () => expect(states).toEqual(['Pending 1 a', 'Unconfirmed 1 a', 'Idle 1 a']));
          at(7, () => items.ask(a(1)));
          flush();
          expect(new Set(sent).size).toBe(2);
        },
        { keys },
      );
    },
  );

  it('[CART-08] a press before this tab learned that another one settled the item shows that first and sends nothing', () => {
    const [keys, elsewhere] = twoTabs({ ...pageMutationMemory(), changed$: EMPTY });
    scene(
      ['1ms (u|)', '1ms (d|)'],
      ({ items, sent, states, at, flush }) => {
        items.effects$.subscribe();
        at(1, () => items.ask(a(1)));
        at(5, () => elsewhere.settleAll());
        at(6, () => items.ask(a(1)));
        at(7, () => {
          expect(sent).toHaveLength(1);
          expect(states).toEqual(['Pending 1 a', 'Unconfirmed 1 a', 'Idle 1 a']);
          items.ask(a(1));
        });
        flush();
        expect(new Set(sent).size).toBe(2);
      },
      { keys },
    );
  });

  it('[CART-08] a page that is opened again shows no unconfirmed item that was settled meanwhile', () => {
    const [keys, elsewhere] = twoTabs(pageMutationMemory());
    scene(
      ['1ms (u|)'],
      ({ items, states, at, flush }) => {
        const observer = items.effects$.subscribe();
        at(1, () => items.ask(a(1)));
        at(5, () => observer.unsubscribe());
        at(6, () => elsewhere.settleAll());
        at(7, () => items.effects$.subscribe());
        flush();
        expect(states).toEqual(['Pending 1 a', 'Unconfirmed 1 a', 'Idle 1 a']);
      },
      { keys },
    );
  });

  it('[CART-08] another item settled in another tab changes neither an unconfirmed nor a failed one', () => {
    const [keys, elsewhere] = twoTabs(pageMutationMemory());
    scene(
      ['1ms (u|)', '1ms (f|)'],
      ({ items, states, at, flush }) => {
        items.effects$.subscribe();
        at(1, () => items.ask(a(1)));
        at(2, () => items.ask({ item: 'b', quantity: 1 }));
        at(5, () => elsewhere.settle('c', elsewhere.keyFor('c', 1)));
        flush();
        expect(states.filter((line) => line.startsWith('Idle'))).toEqual([]);
      },
      { keys },
    );
  });

  it('one item does not wait for another', () => {
    scene(['9ms (d|)', '1ms (d|)'], ({ items, states, at, flush }) => {
      items.effects$.subscribe();
      at(1, () => items.ask(a(1)));
      at(2, () => items.ask({ item: 'b', quantity: 1 }));
      flush();
      expect(states.filter((line) => line.startsWith('Succeeded'))).toEqual(['Succeeded 1 b', 'Succeeded 1 a']);
    });
  });

  it('where no success is shown, the item is ready again at once', () => {
    scene(
      ['1ms (d|)', '1ms (d|)'],
      ({ items, sent, at, flush }) => {
        items.effects$.subscribe();
        at(1, () => items.ask(a(1)));
        at(3, () => items.ask(a(1)));
        flush();
        expect(sent).toHaveLength(2);
      },
      { successShown$: EMPTY },
    );
  });
});

type Answer = E.Either<{ readonly _tag: 'IdempotencyKeyReused' | 'Unavailable' }, string>;

/** A service that does one thing under a key: a repeat gets the same answer, and anything else is refused. */
const service = () => {
  const done: string[] = [];
  const receive = (request: string): Answer => {
    const first = done[0];
    if (first === undefined) done.push(request);
    return first === undefined || first === request
      ? E.right(`did ${request}`)
      : E.left({ _tag: 'IdempotencyKeyReused' });
  };
  return { done, receive };
};

const requestText = fc.string({ minLength: 1, maxLength: 2 });
/** Tries before, each of which arrived without an answer or never did. */
const tries = fc.uniqueArray(fc.record({ request: requestText, arrived: fc.boolean() }), {
  selector: ({ request }) => request,
  maxLength: 5,
});

describe('sendOrRecover', () => {
  it('[CART-08] whatever arrived of earlier tries, and whichever comes late, one takes effect, and its answer is returned', async () => {
    await fc.assert(
      fc.asyncProperty(requestText, tries, async (now, before) => {
        const { done, receive } = service();
        for (const { request, arrived } of before) if (arrived) receive(request);
        const others = before.map(({ request }) => request).filter((request) => request !== now);
        const sent = await firstValueFrom(
          sendOrRecover((request: string) => defer(() => of(receive(request))), now, others),
        );
        for (const { request } of before) receive(request);
        const first = before.find(({ arrived }) => arrived)?.request ?? now;
        expect(done).toEqual([first]);
        expect(sent).toEqual({ request: first, answer: E.right(`did ${first}`) });
      }),
    );
  });

  it('[CART-08] whichever answers are lost, no more than one takes effect', async () => {
    await fc.assert(
      fc.asyncProperty(requestText, tries, fc.infiniteStream(fc.boolean()), async (now, before, losses) => {
        const { done, receive } = service();
        for (const { request, arrived } of before) if (arrived) receive(request);
        const send = (request: string) =>
          defer(() => {
            const answer = receive(request);
            return of<Answer>(losses.next().value === true ? E.left({ _tag: 'Unavailable' }) : answer);
          });
        const { answer } = await firstValueFrom(
          sendOrRecover(
            send,
            now,
            before.map(({ request }) => request).filter((request) => request !== now),
          ),
        );
        expect(done).toHaveLength(1);
        if (E.isRight(answer)) expect(answer.right).toBe(`did ${done[0]}`);
        else expect(answer.left._tag).toBe('Unavailable');
      }),
    );
  });
});
