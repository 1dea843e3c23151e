/*
 * [API-02] A registry on which nothing was ever put may be answered without a list: that is the empty list, never an error.
 *
 * Laws:
 * - no list is the empty list
 * - a list is itself, with all that is on it
 *
 * @example answeredList(null) // => []
 */

/** The list that a service answered; null stands for a list with nothing on it. */
export const answeredList = <A>(list: ReadonlyArray<A> | null): ReadonlyArray<A> => list ?? [];
