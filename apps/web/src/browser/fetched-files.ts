/** Statuses of a file that the server no longer has. */
const GONE = [404, 410];

/** The error for a file that this page can never load: a later release has replaced it, or the file could not be run. */
const outdatedChunk = (file: string): Error => Object.assign(new Error(file), { name: 'ChunkOutdated' });

/** Fetches files, and is notified of files that could not be run. */
interface FileFetching {
  /** The files that the page has loaded already. */
  readonly loaded: () => ReadonlyArray<string>;
  readonly fetch: (file: string) => Promise<Response>;
  readonly onRunFailed: (files: ReadonlyArray<string>) => void;
}

/**
 * Fetches files before running the import that needs them. While a page is open, a browser never requests a script
 * again after its import failed; a file that was only fetched can be fetched again, and then comes from the browser's
 * cache.
 */
export const importAfterFetching = ({ loaded, fetch, onRunFailed }: FileFetching) => {
  const came = new Set<string>();
  const get = async (file: string): Promise<void> => {
    if (came.has(file)) return;
    const answer = await fetch(file);
    if (GONE.includes(answer.status)) throw outdatedChunk(file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await answer.arrayBuffer();
    came.add(file);
  };
  return async <A>(files: ReadonlyArray<string>, run: () => Promise<A>): Promise<A> => {
    const present = loaded();
    await Promise.all(files.filter((file) => !present.includes(file)).map(get));
    try {
      return await run();
    } catch (error) {
      for (const file of files) came.delete(file);
      onRunFailed(files);
      throw outdatedChunk(String(error));
    }
  };
};

const styleSheets = (): ReadonlyArray<HTMLLinkElement> => [
  ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
];
const fileOf = ({ href }: HTMLLinkElement): string => new URL(href).pathname;

/** The app's scripts, all of which have run before it imports more (deferred-start.ts), and the page's style sheets. */
const loadedByPage = (): ReadonlyArray<string> => [
  ...(document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app']?.split(' ') ?? []),
  ...styleSheets()
    .filter(({ sheet }) => sheet !== null)
    .map(fileOf),
];

/** Removes style sheets that failed to load: the next attempt would take them for loaded. */
const removeUnread = (files: ReadonlyArray<string>): void => {
  for (const link of styleSheets()) if (link.sheet === null && files.includes(fileOf(link))) link.remove();
};

/** Fetches the files of a lazy chunk before its import; the build calls this (vite.config.ts). */
export const afterFiles = importAfterFetching({
  loaded: loadedByPage,
  fetch: (file) => window.fetch(file),
  onRunFailed: removeUnread,
});
