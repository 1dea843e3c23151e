/*
 * [PAGE-09] Once the top of the list has gone out of sight over the window, names and bar stay in sight above it; a list without products has nothing to stay for.
 *
 * Laws:
 * - without products nothing sticks
 * - what is at or below the window's upper edge sticks not, what is above it does
 *
 * @example headerSticks({ listTop: -1, products: 12 }) // => true
 */

/** Where the list stands and what is on it. */
export interface ListInWindow {
  /** From the window's upper edge down to the top of the list section, in CSS pixels; negative above the window. */
  readonly listTop: number;
  readonly products: number;
}

/** Whether the header sticks. */
export const headerSticks = ({ listTop, products }: ListInWindow): boolean => listTop < 0 && products > 0;
