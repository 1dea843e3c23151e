/*
 * [API-02] Reads the items of a registry response. An empty registry may come without a list.
 *
 * @example listOrEmpty(null) // => []
 */

/** The items of a response; null represents an empty list. */
export const listOrEmpty = <A>(list: ReadonlyArray<A> | null): ReadonlyArray<A> => list ?? [];
