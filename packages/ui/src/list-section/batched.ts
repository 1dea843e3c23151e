/** As many at once as a phone draws without anybody who scrolls or presses noticing. */
const AT_ONCE = 6;

/** Does what waits a few at a time, in the order in which it came; `whenFree` says when the page has time for the next few. What is given back takes one out again that was not done yet. */
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
