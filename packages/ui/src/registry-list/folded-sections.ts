/** The folded sections once that one was folded, or opened where it was folded already (PAGE-06). */
export const foldedOrOpened = (folded: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  folded.has(key) ? new Set([...folded].filter((one) => one !== key)) : new Set([...folded, key]);
