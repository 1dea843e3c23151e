import { type IdempotencyKey, outcomeUnknown } from '@gift-registry/domain';
import { idempotencyKeyOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { defer, EMPTY, firstValueFrom, of } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { type Mutations, type MutationsDependencies, mutations, sendOrFind } from './mutation.ts';
import { type KeptMutationKeys, type MutationMemory, mutationKeys, pageMutationMemory } from './mutation-keys.ts';

interface Asked {
  readonly item: string;
  readonly quantity: number;
}
type Reason = { readonly _tag: 'Unavailable' | 'TooManyRequests' | 'IdempotencyKeyReused' | 'SignInNeeded' | 'Full' };

/** How to read: d done, u no answer, t too many requests, k the key stands for something else, s nobody is signed in, f refused. */
const answers: Readonly<Record<string, E.Either<Reason, string>>> = {
  d: E.right('done'),
  u: E.left({ _tag: 'Unavailable' }),
  t: E.left({ _tag: 'TooManyRequests' }),
  k: E.left({ _tag: 'IdempotencyKeyReused' }),
  s: E.left({ _tag: 'SignInNeeded' }),
  f: E.left({ _tag: 'Full' }),
};

interface Scene extends RunHelpers {
  readonly its: Mutations<Asked>;
  /** What was sent, in one line each. */
  readonly sent: ReadonlyArray<string>;
  /** How the mutations stand, in one line each. */
  readonly stood: ReadonlyArray<string>;
  readonly at: (time: number, mutation: () => void) => void;
}

/** Sets the scene under a virtual clock on which a frame is a millisecond; the nth sending gets the nth answer. */
const scene = (
  scripts: ReadonlyArray<string>,
  play: (scene: Scene) => void,
  parts: Partial<MutationsDependencies<Asked, Reason, string>> = {},
): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const sent: string[] = [];
    const stood: string[] = [];
    let keys = 0;
    const its = mutations<Asked, Reason, string>({
      run: ({ item, quantity }, key) =>
        defer(() => {
          sent.push(`${quantity} ${item} ${key}`);
          return helpers.cold(scripts[sent.length - 1] ?? '-', answers);
        }),
      intentOf: ({ item, quantity }) => ({ item, asked: quantity }),
      withAsked: (asked, quantity) => ({ ...asked, quantity }),
      onState: (state, { item, quantity }, last) => {
        const isEarlier = state._tag === 'Succeeded' && state.isEarlier;
        stood.push(`${state._tag} ${quantity} ${item}${isEarlier ? ` earlier than ${last.quantity}` : ''}`);
      },
      keys: mutationKeys<number>(() => {
        keys += 1;
        return idempotencyKeyOf(`deed-key-${keys}`);
      }),
      scheduler,
      ...parts,
    });
    const at = (time: number, mutation: () => void) => void helpers.cold(`${time}ms x`).subscribe(mutation);
    play({ ...helpers, its, sent, stood, at });
  });
};

const a = (quantity: number): Asked => ({ item: 'a', quantity });

/** The keys of two pages of one browser. */
const twoTabs = (memory: MutationMemory): readonly [KeptMutationKeys, KeptMutationKeys] => {
  let made = 0;
  const open = () =>
    mutationKeys<number>(() => {
      made += 1;
      return idempotencyKeyOf(`tab-key-${made}`);
    }, memory);
  return [open(), open()];
};

describe('mutations', () => {
  it('[CART-08] is done once while it is being done and while that is said, then it can be done again', () => {
    scene(['9ms (d|)', '9ms (d|)'], ({ its, sent, stood, at, flush }) => {
      its.effects$.subscribe();
      for (const time of [0, 5, 3_000, 3_020]) at(time, () => its.ask(a(1)));
      flush();
      expect(sent).toEqual(['1 a deed-key-1', '1 a deed-key-2']);
      expect(stood.slice(0, 3)).toEqual(['Pending 1 a', 'Succeeded 1 a', 'Idle 1 a']);
    });
  });

  it('[CART-08] who is turned away at the first try is not left in doubt and asks anew; at a repeat it stays as open as it was', () => {
    const open: boolean[] = [];
    const onState: MutationsDependencies<Asked, Reason, string>['onState'] = (state) => {
      if (state._tag === 'Failed') open.push(outcomeUnknown(state.reason));
    };
    scene(
      ['(t|)', '(u|)', '(t|)', '(d|)'],
      ({ its, sent, at, flush }) => {
        its.effects$.subscribe();
        for (const time of [1, 2, 3, 4]) at(time, () => its.ask(a(1)));
        flush();
        expect(sent).toEqual(['1 a deed-key-1', '1 a deed-key-2', '1 a deed-key-2', '1 a deed-key-2']);
        expect(open).toEqual([false, true, true]);
      },
      { onState },
    );
  });

  it('[CART-08] what was begun is seen through when whoever asked has left, and no more is begun', () => {
    scene(['10ms (d|)'], ({ its, sent, stood, at, flush }) => {
      const observer = its.effects$.subscribe();
      at(1, () => its.ask(a(1)));
      at(2, () => observer.unsubscribe());
      at(20_000, () => its.ask(a(2)));
      flush();
      expect(stood).toEqual(['Pending 1 a', 'Succeeded 1 a', 'Idle 1 a']);
      expect(sent).toHaveLength(1);
    });
  });

  it('[CART-08] who comes back while a mutation is under way finds it under way', () => {
    scene(['10ms (d|)', '10ms (d|)'], ({ its, sent, stood, at, flush }) => {
      const observer = its.effects$.subscribe();
      at(1, () => its.ask(a(1)));
      at(2, () => observer.unsubscribe());
      at(3, () => its.effects$.subscribe());
      at(4, () => its.ask(a(1)));
      at(9_000, () => its.ask(a(1)));
      flush();
      expect(sent).toHaveLength(2);
      expect(stood.filter((line) => line.startsWith('Succeeded'))).toHaveLength(2);
    });
  });

  it('[CART-08] two tabs ask at the same moment: who hears that it is under way, after the other one has heard that it is done, asks again under the same key', () => {
    let made = 0;
    const keys = mutationKeys<number>(() => {
      made += 1;
      return idempotencyKeyOf(`shared-key-${made}`);
    });
    scene(
      ['20ms (u|)', '(d|)'],
      ({ its, sent, stood, at, flush }) => {
        its.effects$.subscribe();
        at(0, () => its.ask(a(1)));
        at(10, () => keys.settle('a', keys.keyFor('a', 1)));
        at(30, () => its.ask(a(1)));
        flush();
        expect(sent).toEqual(['1 a shared-key-1', '1 a shared-key-1']);
        expect(stood).toContain('Succeeded 1 a');
        expect(keys.unconfirmed('a')).toEqual([]);
      },
      { keys },
    );
  });

  it('[CART-08] what never arrived is not done any more: what is asked now is, under the same key', () => {
    scene(['(u|)', '(d|)', '(d|)'], ({ its, sent, stood, at, flush }) => {
      its.effects$.subscribe();
      at(1, () => its.ask(a(30)));
      at(2, () => its.ask(a(40)));
      at(9_000, () => its.ask(a(40)));
      flush();
      expect(sent).toEqual(['30 a deed-key-1', '40 a deed-key-1', '40 a deed-key-2']);
      expect(stood.slice(0, 5)).toEqual(['Pending 30 a', 'Failed 30 a', 'Pending 40 a', 'Succeeded 40 a', 'Idle 40 a']);
    });
  });

  it('[CART-08] where the earlier one was done it is told, nothing more is done, and asking again does it, once a double click is over', () => {
    scene(['(u|)', '(k|)', '(d|)', '(d|)'], ({ its, sent, stood, at, flush }) => {
      its.effects$.subscribe();
      at(1, () => its.ask(a(30)));
      at(2, () => its.ask(a(40)));
      for (const time of [400, 600]) at(time, () => its.ask(a(40)));
      flush();
      expect(sent).toEqual(['30 a deed-key-1', '40 a deed-key-1', '30 a deed-key-1', '40 a deed-key-2']);
      expect(stood.slice(0, 5)).toEqual([
        'Pending 30 a',
        'Failed 30 a',
        'Pending 40 a',
        'Succeeded 30 a earlier than 40',
        'Idle 40 a',
      ]);
    });
  });

  it('[CART-08] what was changed twice finds the one of them that was done', () => {
    scene(['(u|)', '(u|)', '(k|)', '(k|)', '(d|)'], ({ its, sent, stood, at, flush }) => {
      its.effects$.subscribe();
      for (const [time, quantity] of [
        [1, 30],
        [2, 40],
        [3, 50],
      ] as const)
        at(time, () => its.ask(a(quantity)));
      flush();
      expect(sent).toEqual(['30', '40', '50', '40', '30'].map((asked) => `${asked} a deed-key-1`));
      expect(stood).toContain('Succeeded 30 a earlier than 50');
    });
  });

  it('[CART-08] what is asked unchanged is the same mutation under the same key', () => {
    scene(['(u|)', '(d|)'], ({ its, sent, stood, at, flush }) => {
      its.effects$.subscribe();
      at(1, () => its.ask(a(30)));
      at(2, () => its.ask(a(30)));
      flush();
      expect(sent).toEqual(['30 a deed-key-1', '30 a deed-key-1']);
      expect(stood).toContain('Succeeded 30 a');
    });
  });

  it('[CART-08] a refusal of what is asked now leaves open what was asked before: that may arrive late', () => {
    scene(['(u|)', '(f|)', '(k|)', '(k|)', '(d|)'], ({ its, sent, stood, at, flush }) => {
      its.effects$.subscribe();
      at(1, () => its.ask(a(30)));
      at(2, () => its.ask(a(40)));
      at(3, () => its.ask(a(20)));
      flush();
      expect(sent).toEqual(['30', '40', '20', '40', '30'].map((asked) => `${asked} a deed-key-1`));
      expect(stood).toContain('Succeeded 30 a earlier than 20');
    });
  });

  it('[CART-08] where what was done cannot be sent any more, that is told, and asking again has a key of its own', () => {
    scene(['(u|)', '(k|)', '(f|)', '(d|)'], ({ its, sent, stood, at, flush }) => {
      its.effects$.subscribe();
      at(1, () => its.ask(a(30)));
      at(2, () => its.ask(a(40)));
      at(3, () => its.ask(a(40)));
      flush();
      expect(sent).toEqual(['30 a deed-key-1', '40 a deed-key-1', '30 a deed-key-1', '40 a deed-key-2']);
      expect(stood.slice(2, 4)).toEqual(['Pending 40 a', 'Failed 40 a']);
    });
  });

  it('[CART-08] what was refused when it was sent once more was not the one that was done: the others are looked at', () => {
    scene(['(u|)', '(u|)', '(k|)', '(f|)', '(d|)'], ({ its, sent, stood, at, flush }) => {
      its.effects$.subscribe();
      for (const quantity of [30, 40, 50]) at(quantity, () => its.ask(a(quantity)));
      flush();
      expect(sent).toEqual(['30', '40', '50', '40', '30'].map((asked) => `${asked} a deed-key-1`));
      expect(stood).toContain('Succeeded 30 a earlier than 50');
    });
  });

  it.each(['u', 't', 's'])('[CART-08] while nobody knows (%s), it stays one key', (unknown) => {
    scene(['(u|)', `(${unknown}|)`, '(k|)', `(${unknown}|)`, '(d|)'], ({ its, sent, at, flush }) => {
      its.effects$.subscribe();
      at(1, () => its.ask(a(30)));
      at(2, () => its.ask(a(40)));
      at(3, () => its.ask(a(50)));
      at(4, () => its.ask(a(30)));
      flush();
      expect(sent).toEqual(['30', '40', '50', '40', '30'].map((asked) => `${asked} a deed-key-1`));
    });
  });

  it('[CART-08] two buttons over the same keys: the late answer of one does not forget what the other has sent since', () => {
    const keys = mutationKeys<number>(() => {
      made += 1;
      return idempotencyKeyOf(`shared-key-${made}`);
    });
    let made = 0;
    scene(
      ['1ms (d|)', '(u|)', '(d|)'],
      ({ its, sent, at, flush }) => {
        its.effects$.subscribe();
        const late = keys.keyFor('a', 1);
        at(1, () => its.ask(a(1)));
        at(9_000, () => its.ask(a(1)));
        at(9_001, () => keys.settle('a', late));
        at(9_002, () => its.ask(a(1)));
        flush();
        expect(sent).toEqual(['1 a shared-key-1', '1 a shared-key-2', '1 a shared-key-2']);
      },
      { keys },
    );
  });

  it.each([
    ['was answered', (keys: KeptMutationKeys, key: IdempotencyKey) => keys.settle('a', key)],
    ['was seen in the cart', (keys: KeptMutationKeys) => keys.settleAll()],
  ])(
    '[CART-08] what no answer told here %s in another tab: nobody is left in doubt, and what is asked then is asked anew',
    (_title, settled) => {
      const [keys, elsewhere] = twoTabs(pageMutationMemory());
      scene(
        ['1ms (u|)', '1ms (d|)'],
        ({ its, sent, stood, at, flush }) => {
          its.effects$.subscribe();
          at(1, () => its.ask(a(1)));
          at(5, () => settled(elsewhere, elsewhere.keyFor('a', 1)));
          at(6, () => expect(stood).toEqual(['Pending 1 a', 'Failed 1 a', 'Idle 1 a']));
          at(7, () => its.ask(a(1)));
          flush();
          expect(new Set(sent).size).toBe(2);
        },
        { keys },
      );
    },
  );

  it('[CART-08] who presses before it is heard that another tab has settled it is told that first, and nothing is sent', () => {
    const [keys, elsewhere] = twoTabs({ ...pageMutationMemory(), changed$: EMPTY });
    scene(
      ['1ms (u|)', '1ms (d|)'],
      ({ its, sent, stood, at, flush }) => {
        its.effects$.subscribe();
        at(1, () => its.ask(a(1)));
        at(5, () => elsewhere.settleAll());
        at(6, () => its.ask(a(1)));
        at(7, () => {
          expect(sent).toHaveLength(1);
          expect(stood).toEqual(['Pending 1 a', 'Failed 1 a', 'Idle 1 a']);
          its.ask(a(1));
        });
        flush();
        expect(new Set(sent).size).toBe(2);
      },
      { keys },
    );
  });

  it('[CART-08] who comes back to a page finds no doubt about what was settled meanwhile', () => {
    const [keys, elsewhere] = twoTabs(pageMutationMemory());
    scene(
      ['1ms (u|)'],
      ({ its, stood, at, flush }) => {
        const observer = its.effects$.subscribe();
        at(1, () => its.ask(a(1)));
        at(5, () => observer.unsubscribe());
        at(6, () => elsewhere.settleAll());
        at(7, () => its.effects$.subscribe());
        flush();
        expect(stood).toEqual(['Pending 1 a', 'Failed 1 a', 'Idle 1 a']);
      },
      { keys },
    );
  });

  it('[CART-08] what was asked in another tab leaves a doubt that is not about it, and a refusal that is none, as they are', () => {
    const [keys, elsewhere] = twoTabs(pageMutationMemory());
    scene(
      ['1ms (u|)', '1ms (f|)'],
      ({ its, stood, at, flush }) => {
        its.effects$.subscribe();
        at(1, () => its.ask(a(1)));
        at(2, () => its.ask({ item: 'b', quantity: 1 }));
        at(5, () => elsewhere.settle('c', elsewhere.keyFor('c', 1)));
        flush();
        expect(stood.filter((line) => line.startsWith('Idle'))).toEqual([]);
      },
      { keys },
    );
  });

  it('one item does not wait for another', () => {
    scene(['9ms (d|)', '1ms (d|)'], ({ its, stood, at, flush }) => {
      its.effects$.subscribe();
      at(1, () => its.ask(a(1)));
      at(2, () => its.ask({ item: 'b', quantity: 1 }));
      flush();
      expect(stood.filter((line) => line.startsWith('Succeeded'))).toEqual(['Succeeded 1 b', 'Succeeded 1 a']);
    });
  });

  it('a mutation of which it is not said that it was done is ready again at once', () => {
    scene(
      ['1ms (d|)', '1ms (d|)'],
      ({ its, sent, at, flush }) => {
        its.effects$.subscribe();
        at(1, () => its.ask(a(1)));
        at(3, () => its.ask(a(1)));
        flush();
        expect(sent).toHaveLength(2);
      },
      { saying$: EMPTY },
    );
  });
});

type Answer = E.Either<{ readonly _tag: 'IdempotencyKeyReused' | 'Unavailable' }, string>;

/** A service that does one thing under a key: a repeat has its answer, and anything else is refused. */
const service = () => {
  const done: string[] = [];
  const receive = (asked: string): Answer => {
    const first = done[0];
    if (first === undefined) done.push(asked);
    return first === undefined || first === asked ? E.right(`did ${asked}`) : E.left({ _tag: 'IdempotencyKeyReused' });
  };
  return { done, receive };
};

const asking = fc.string({ minLength: 1, maxLength: 2 });
/** Tries before, each of which arrived without an answer or never did. */
const tries = fc.uniqueArray(fc.record({ asked: asking, arrived: fc.boolean() }), {
  selector: ({ asked }) => asked,
  maxLength: 5,
});

describe('sendOrFind', () => {
  it('[CART-08] whatever arrived of earlier tries, and whichever comes late, one is done, and its own answer is told', async () => {
    await fc.assert(
      fc.asyncProperty(asking, tries, async (now, before) => {
        const { done, receive } = service();
        for (const { asked, arrived } of before) if (arrived) receive(asked);
        const others = before.map(({ asked }) => asked).filter((asked) => asked !== now);
        const sent = await firstValueFrom(sendOrFind((asked: string) => defer(() => of(receive(asked))), now, others));
        for (const { asked } of before) receive(asked);
        const first = before.find(({ arrived }) => arrived)?.asked ?? now;
        expect(done).toEqual([first]);
        expect(sent).toEqual({ request: first, answer: E.right(`did ${first}`) });
      }),
    );
  });

  it('[CART-08] whatever answer is lost on the way, no more than one is done', async () => {
    await fc.assert(
      fc.asyncProperty(asking, tries, fc.infiniteStream(fc.boolean()), async (now, before, losses) => {
        const { done, receive } = service();
        for (const { asked, arrived } of before) if (arrived) receive(asked);
        const send = (asked: string) =>
          defer(() => {
            const answer = receive(asked);
            return of<Answer>(losses.next().value === true ? E.left({ _tag: 'Unavailable' }) : answer);
          });
        const { answer } = await firstValueFrom(
          sendOrFind(
            send,
            now,
            before.map(({ asked }) => asked).filter((asked) => asked !== now),
          ),
        );
        expect(done).toHaveLength(1);
        if (E.isRight(answer)) expect(answer.right).toBe(`did ${done[0]}`);
        else expect(answer.left._tag).toBe('Unavailable');
      }),
    );
  });
});
