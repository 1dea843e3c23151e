import type { io as IO } from 'fp-ts';
import type { OrderNumber } from '../identity/index.ts';

/** Driven port: new names that nobody can guess. */
export interface Names {
  readonly orderNumber: IO.IO<OrderNumber>;
}
