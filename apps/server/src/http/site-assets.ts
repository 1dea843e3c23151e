import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteId } from '@gift-registry/domain';
import { array as A, function as F, option as O } from 'fp-ts';
import { errorCode } from '../log/error-code.ts';
import type { Preload } from './page-html.ts';

/** The names of the files that the build of the web app marked and laid into its folder `assets`; none while it is not built. */
export const builtFiles = (webFolder: string): ReadonlyArray<string> => {
  try {
    return readdirSync(join(webFolder, 'assets'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
};

/** How to read: the two faces of a site, for names and for text, by the names of their files before the build marks them. */
const faces: Readonly<Record<SiteId, readonly [string, string]>> = {
  main: ['fraunces-latin-opsz-normal', 'hanken-grotesk-latin-wght-normal'],
  canada: ['fraunces-latin-opsz-normal', 'hanken-grotesk-latin-wght-normal'],
  modern: ['archivo-latin-wdth-normal', 'instrument-sans-latin-wght-normal'],
  kids: ['fraunces-latin-soft-normal', 'figtree-latin-wght-normal'],
};

/** The two fonts of each site as they were built; none of them while the web app is not built. Text then has its face when it is first drawn, and nothing moves. */
export const siteFonts = (webFolder: string): ((site: SiteId) => ReadonlyArray<Preload>) => {
  const files = builtFiles(webFolder);
  return (site) =>
    faces[site].flatMap((face) =>
      files
        .filter((file) => file.startsWith(`${face}-`) && file.endsWith('.woff2'))
        .map((file) => ({ path: `/assets/${file}`, as: 'font' as const })),
    );
};

/** What a page without the app is drawn with, by the paths of the files as they were built; what was not built is left out. */
export interface SiteLook {
  /** The colours, letters and corners of every site. */
  readonly styles: O.Option<string>;
  readonly wordmark: O.Option<string>;
  /** The face for names, then the one for text. */
  readonly faces: ReadonlyArray<string>;
}

/** How each site looks, from the names of the themes and drawings that the web app was built with. */
export const siteLooks = (webFolder: string): ((site: SiteId) => SiteLook) => {
  const files = builtFiles(webFolder);
  const fontsOf = siteFonts(webFolder);
  const built = (name: string, extension: string): O.Option<string> =>
    F.pipe(
      [...files],
      A.findFirst((file) => file.startsWith(`${name}-`) && file.endsWith(extension)),
      O.map((file) => `/assets/${file}`),
    );
  return (site) => ({
    styles: built('site-looks', '.css'),
    wordmark: built(site, '.svg'),
    faces: fontsOf(site).map(({ path }) => path),
  });
};
