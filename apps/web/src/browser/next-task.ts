/** Resolves in a task of its own, after what the browser has to do first. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
