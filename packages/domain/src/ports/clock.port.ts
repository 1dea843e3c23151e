import type { io as IO } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';

/** Driven port: the current time. */
export interface Clock {
  readonly now: IO.IO<Instant>;
}
