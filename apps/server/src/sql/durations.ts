import { type Instant, instantAt } from '@gift-registry/domain';
import { option as O } from 'fp-ts';

/** One minute in milliseconds. */
export const MINUTE = 60_000;

/** One day in milliseconds. */
export const DAY = 86_400_000;

/** The moment so many milliseconds later (or earlier, when negative); the same moment where the calendar ends. */
export const after = (moment: Instant, milliseconds: number): Instant =>
  O.getOrElse(() => moment)(instantAt(Date.parse(moment) + milliseconds));
