/** How many tasks run at once: few enough that a phone stays responsive while scrolling or pressing. */
const AT_ONCE = 4;

/**
 * Creates a queue that runs tasks a few at a time, in the order they were added; `whenFree` calls its argument when the
 * page has time for the next few, and is called again only then. Adding a task returns a function that removes it if it has not run yet.
 */
export const batched = (whenFree: (next: () => void) => void): ((act: () => void) => () => void) => {
  const waiting = new Set<() => void>();
  let isAsked = false;
  const askNext = (): void => {
    if (isAsked || waiting.size === 0) return;
    isAsked = true;
    whenFree(next);
  };
  const next = (): void => {
    isAsked = false;
    for (const act of [...waiting].slice(0, AT_ONCE)) {
      waiting.delete(act);
      act();
    }
    askNext();
  };
  return (act) => {
    waiting.add(act);
    askNext();
    return () => {
      waiting.delete(act);
    };
  };
};
