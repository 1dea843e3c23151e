/** Statuses of a file that the server no longer has. */
const GONE = [404, 410];

/** The error for a file that this page can never load: a later release has replaced it, or the file could not be run. */
const outdatedChunk = (file: string): Error => Object.assign(new Error(file), { name: 'ChunkOutdated' });

/** Fetches files, and is notified of files that could not be run. */
interface FileFetching {
  readonly fetch: (file: string) => Promise<Response>;
  readonly onRunFailed: (files: ReadonlyArray<string>) => void;
}

/**
 * Fetches files before running the import that needs them. While a page is open, a browser never requests a script
 * again after its import failed; a file that was only fetched can be fetched again, and then comes from the browser's
 * cache.
 */
export const importAfterFetching = ({ fetch, onRunFailed }: FileFetching) => {
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
    await Promise.all(files.map(get));
    try {
      return await run();
    } catch (error) {
      for (const file of files) came.delete(file);
      onRunFailed(files);
      throw outdatedChunk(String(error));
    }
  };
};

/** Removes style sheets that failed to load: the next attempt would take them for loaded. */
const removeUnread = (files: ReadonlyArray<string>): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.sheet === null && files.includes(new URL(link.href).pathname)) link.remove();
};

/** Fetches the files of a lazy chunk before its import; the build calls this (vite.config.ts). */
export const afterFiles = importAfterFetching({ fetch: (file) => window.fetch(file), onRunFailed: removeUnread });
