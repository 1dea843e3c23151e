import type { IdempotencyKey, Site } from '@gift-registry/domain';
import type { Observable, SchedulerLike } from 'rxjs';
import type { CheckoutMemory } from './checkout-memory.ts';

/** What the stream needs besides the cart itself. */
export interface CartStreamParts {
  readonly site: Site;
  /** A new name for an order, never given before. */
  readonly newKey: () => IdempotencyKey;
  /** Told after everything that changes what is in the cart. */
  readonly cartChanged: () => void;
  /** Told of every cart that was read: what went into it without an answer is known now (CART-08). */
  readonly expectedCart: () => void;
  /** Whether the page can be seen; says the present state at once. Each time it can be seen again, the cart is read again (CART-09). */
  readonly isVisible$: Observable<boolean>;
  /** By whose clock it waits; the browser's, unless said. */
  readonly scheduler?: SchedulerLike;
  /** Keeps what was typed and sent when the page is reloaded. */
  readonly memory: CheckoutMemory;
}
