import { type Clock, type Instant, parseInstant } from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';

/** This machine's clock. */
export const systemClock: Clock = {
  now: (): Instant =>
    F.pipe(
      parseInstant(new Date().toISOString()),
      O.getOrElse((): Instant => {
        throw new Error('The clock of this machine is not between the years 0 and 9999.');
      }),
    ),
};
