import { exampleRegistry, nearEdges, writing } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { settingsAfter } from '../registry/index.ts';
import { decideGreeting } from './decide-greeting.ts';

const OURS = 'Thank you for your generosity and for celebrating this milestone moment with us. It means so much!';
const greeted = (greeting: O.Option<string>) => exampleRegistry({ greeting });

describe('greeting the guests', () => {
  it('[GREET-01] [GREET-03] a text that is too long is refused with its length', () => {
    fc.assert(
      fc.property(nearEdges(1, 400, [250]), (length) => {
        const decided = decideGreeting(greeted(O.none), 'a'.repeat(length));
        expect(E.isRight(decided)).toBe(length <= 250);
        if (length > 250) expect(decided).toEqual(E.left({ _tag: 'GreetingTooLong', length, maximum: 250 }));
      }),
    );
  });

  it.each([
    [O.none, ''],
    [O.none, '  \n'],
    [O.none, OURS],
    [O.some('Welcome!'), 'Welcome!'],
    [O.some('a\nb'), 'a\r\nb'],
  ])('[GREET-03] the text that is shown already succeeds without a fact: %j, "%s"', (present, text) => {
    expect(decideGreeting(greeted(present), text)).toEqual(E.right([]));
  });

  it('[GREET-02] [GREET-03] everything else is one fact with the greeting, or none for the default', () => {
    expect(decideGreeting(greeted(O.some('Welcome!')), ' ')).toEqual(
      E.right([{ _tag: 'GreetingWritten', greeting: O.none }]),
    );
    fc.assert(
      fc.property(fc.option(writing(1, 40), { nil: undefined }), writing(0, 40), (present, text) => {
        const registry = greeted(O.fromNullable(present));
        const decided = decideGreeting(registry, text);
        if (E.isLeft(decided)) throw new Error('refused');
        expect(decided.right.length).toBeLessThanOrEqual(1);
        const [fact] = decided.right;
        if (fact?._tag === 'GreetingWritten')
          expect(decideGreeting(settingsAfter(registry, fact), text)).toEqual(E.right([]));
      }),
    );
  });
});
