import { type Instant, instantAt } from '@gift-registry/domain';
import { option as O } from 'fp-ts';

export const MINUTE = 60_000;

export const DAY = 86_400_000;

/** The moment that many milliseconds later (or earlier, if negative); the same moment at the end of the calendar. */
export const after = (moment: Instant, milliseconds: number): Instant =>
  O.getOrElse(() => moment)(instantAt(Date.parse(moment) + milliseconds));
