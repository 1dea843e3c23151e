import { type Clock, type Instant, instantAt } from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';

const present = O.getOrElse((): Instant => {
  throw new RangeError('the clock of this browser is outside the years 1970 to 9998');
});

/** The browser's clock. */
export const browserClock: Clock = { now: () => present(instantAt(Date.now())) };

/** The reader's time zone (IANA name); `none` if the browser does not tell one that it knows itself. */
export const readerTimeZone: IO.IO<O.Option<string>> = () =>
  O.tryCatch(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  });
