/** As long as a page that nobody looks at waits, in milliseconds: it is not painted. */
const UNSEEN = 100;

/** What the page opened with is seen before the scripts after this one are read. */
await new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, UNSEEN);
});

export {};
