import { type Clock, type Instant, parseInstant } from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';

/** This machine's clock, for a retailer in that time zone. */
export const systemClockIn = (timeZone: string): Clock => ({
  timeZone,
  now: (): Instant =>
    F.pipe(
      parseInstant(new Date().toISOString()),
      O.getOrElse((): Instant => {
        throw new Error('The clock of this machine is not between the years 0 and 9999.');
      }),
    ),
});

/** This machine's clock where no days are counted. */
export const systemClock: Clock = systemClockIn('UTC');
