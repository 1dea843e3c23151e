/*
 * [PAGE-09] Idempotency the top of the list has gone out of sight over the window, names and bar stay in sight above it; a list on which nothing is wanted has nothing to stay for.
 *
 * Laws:
 * - without a wished piece nothing sticks
 * - what is at or below the window's upper edge sticks not, what is above it does
 *
 * @example headerSticks({ listTop: -1, wanted: 12 }) // => true
 */

/** Where the list stands and what is on it. */
interface ListInWindow {
  /** From the window's upper edge down to the top of the list section, in CSS pixels; negative above the window. */
  readonly listTop: number;
  /** How many pieces its items ask for. */
  readonly wanted: number;
}

/** Whether the header sticks. */
export const headerSticks = ({ listTop, wanted }: ListInWindow): boolean => listTop < 0 && wanted > 0;
