/** Where the list is and what is on it. */
interface ListInWindow {
  /** From the upper edge of the window down to the top of the list, in CSS pixels; negative once it is scrolled out of view. */
  readonly listTop: number;
  /** How many units its items ask for. */
  readonly wanted: number;
}

/** Whether the compact header stays in view (PAGE-09): once the top of the list is scrolled out of view, unless nothing is wanted. */
export const headerSticks = ({ listTop, wanted }: ListInWindow): boolean => listTop < 0 && wanted > 0;
