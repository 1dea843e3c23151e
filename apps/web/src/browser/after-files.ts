import { filesThere } from './files-there.ts';

/** A stylesheet that did not come stays unread in the page, and would count as there at the next try. */
const removeUnread = (files: ReadonlyArray<string>): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.sheet === null && files.includes(new URL(link.href).pathname)) link.remove();
};

/** For every file that is fetched once it is needed; the build asks here first. */
export const afterFiles = filesThere({ fetch: (file) => window.fetch(file), notRun: removeUnread });
