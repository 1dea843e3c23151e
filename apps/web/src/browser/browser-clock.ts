import { type Clock, type Instant, instantAt } from '@gift-registry/domain';
import { option as O } from 'fp-ts';

const present = O.getOrElse((): Instant => {
  throw new RangeError('the clock of this browser is outside the years 1970 to 9998');
});

/** The browser's clock. */
export const browserClock: Clock = { now: () => present(instantAt(Date.now())) };
