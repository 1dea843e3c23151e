/** What the server says of a file that it has no more. */
const GONE = [404, 410];

/** The server answered, and the page that is open cannot have the file: a later release took its place, or what came could not be used. */
const notToBeHad = (file: string): Error => Object.assign(new Error(file), { name: 'FileNotToBeHad' });

/** What is asked for files, and told of those with which nothing could be run. */
export interface FileFetching {
  readonly fetch: (file: string) => Promise<Response>;
  readonly notRun: (files: ReadonlyArray<string>) => void;
}

/**
 * Runs what needs files only once all of them came. A browser keeps for as long as the page is open that a file of a script did not come, and does not ask for it again; what was only fetched can be
 * fetched again, and is taken from the browser's cache then.
 */
export const filesFetched = ({ fetch, notRun }: FileFetching) => {
  const came = new Set<string>();
  const get = async (file: string): Promise<void> => {
    if (came.has(file)) return;
    const answer = await fetch(file);
    if (GONE.includes(answer.status)) throw notToBeHad(file);
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
      notRun(files);
      throw notToBeHad(String(error));
    }
  };
};

/** A stylesheet that did not come stays unread in the page, and would count as there at the next try. */
const removeUnread = (files: ReadonlyArray<string>): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.sheet === null && files.includes(new URL(link.href).pathname)) link.remove();
};

/** For every file that is fetched once it is needed; the build asks here first. */
export const afterFiles = filesFetched({ fetch: (file) => window.fetch(file), notRun: removeUnread });
