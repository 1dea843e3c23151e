/*
 * [GREET-03] A registrant greets the guests in other words. The words that they read already are success and nothing happens; where nothing was written the default greets again.
 *
 * Laws:
 * - what is too long is refused with its number
 * - the words that are shown already are success and nothing happens
 * - everything else is one fact: these words greet, or none and with them the default
 *
 * @example decideGreeting({ greeting: O.none }, 'Welcome!') // => E.right([{ _tag: 'GreetingWritten', greeting: O.some('Welcome!') }])
 * @example decideGreeting({ greeting: O.some('Welcome!') }, ' ') // => E.right([{ _tag: 'GreetingWritten', greeting: O.none }])
 */
import { either as E, function as F } from 'fp-ts';
import { type GreetingTooLong, readGreeting, shownGreeting } from '../greeting/index.ts';
import type { Registry, RegistryFact } from '../registry/index.ts';

/** What follows from greeting the guests so. */
export const decideGreeting = (
  { greeting }: Pick<Registry, 'greeting'>,
  text: string,
): E.Either<GreetingTooLong, ReadonlyArray<RegistryFact>> =>
  F.pipe(
    readGreeting(text),
    E.map((written) =>
      shownGreeting(written) === shownGreeting(greeting) ? [] : [{ _tag: 'GreetingWritten', greeting: written }],
    ),
  );
