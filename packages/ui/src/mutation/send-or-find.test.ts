import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { defer, firstValueFrom, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { sendOrFind } from './send-or-find.ts';

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
