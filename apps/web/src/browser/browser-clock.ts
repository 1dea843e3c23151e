import { type Clock, type Instant, instantAt } from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const present = O.getOrElse((): Instant => {
  throw new RangeError('the clock of this browser is outside the years 1970 to 9998');
});

/** The reader's time zone (IANA name); `none` if the browser does not tell one that it knows itself. */
export const readerTimeZone: IO.IO<O.Option<string>> = () =>
  O.tryCatch(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  });

/** The device's clock, set right by the service's. */
interface BrowserClock extends Clock {
  /** Called with the `Date` header of each answer of the service. */
  readonly answered: (date: string | null) => void;
}

/**
 * The device's clock where it is about right, the service's where it is not: a device whose clock is years off is locked
 * out of nothing. `pageMadeAt` is when the service made the page, which the browser may have kept for a day.
 */
export const browserClock = (device: IO.IO<number>, pageMadeAt: string | undefined, timeZone: string): BrowserClock => {
  let error = 0;
  const compare = (service: string | null | undefined, tolerance: number): void => {
    const difference = Date.parse(service ?? '') - device();
    if (!Number.isNaN(difference)) error = Math.abs(difference) > tolerance ? difference : 0;
  };
  compare(pageMadeAt, DAY);
  return {
    timeZone,
    now: () => present(instantAt(device() + error)),
    answered: (date) => compare(date, MINUTE),
  };
};
