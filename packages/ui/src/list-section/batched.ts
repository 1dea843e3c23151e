/** How many tasks run at once: few enough that a phone stays responsive while scrolling or pressing. */
const AT_ONCE = 4;

/**
 * Creates a queue that runs tasks a few at a time, in the order they were added; `whenFree` calls its argument when the
 * page has time for the next few. Adding a task returns a function that removes it if it has not run yet.
 */
export const batched = (whenFree: (next: () => void) => void): ((act: () => void) => () => void) => {
  const waiting = new Set<() => void>();
  const next = (): void => {
    for (const act of [...waiting].slice(0, AT_ONCE)) {
      waiting.delete(act);
      act();
    }
    if (waiting.size > 0) whenFree(next);
  };
  return (act) => {
    waiting.add(act);
    if (waiting.size === 1) whenFree(next);
    return () => {
      waiting.delete(act);
    };
  };
};
