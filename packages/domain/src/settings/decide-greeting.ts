/*
 * [GREET-03] A registrant changes the greeting. Without one the default greeting is shown.
 *
 * @example decideGreeting({ greeting: O.none }, 'Welcome!') // => E.right([{ _tag: 'GreetingWritten', greeting: O.some('Welcome!') }])
 * @example decideGreeting({ greeting: O.some('Welcome!') }, ' ') // => E.right([{ _tag: 'GreetingWritten', greeting: O.none }])
 */
import { either as E, function as F } from 'fp-ts';
import { type GreetingTooLong, readGreeting, shownGreeting } from '../greeting/index.ts';
import type { Registry, RegistryFact } from '../registry/index.ts';

/** Decides to set the greeting. */
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
