import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteId } from '@gift-registry/domain';
import { array as A, function as F, option as O } from 'fp-ts';
import { errorCode } from '../log/error-code.ts';
import type { Preload } from './page-html.ts';

/** The names of the hashed files in the web app's folder `assets`; empty while it is not built. */
export const builtFiles = (webFolder: string): ReadonlyArray<string> => {
  try {
    return readdirSync(join(webFolder, 'assets'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
};

/** The two fonts of a site, for names and for text, by their file names before the build adds a hash. */
const faces: Readonly<Record<SiteId, readonly [string, string]>> = {
  main: ['fraunces-latin-opsz-normal', 'hanken-grotesk-latin-wght-normal'],
  canada: ['fraunces-latin-opsz-normal', 'hanken-grotesk-latin-wght-normal'],
  modern: ['archivo-latin-wdth-normal', 'instrument-sans-latin-wght-normal'],
  kids: ['fraunces-latin-soft-normal', 'figtree-latin-wght-normal'],
};

/**
 * The two fonts of each site as built; empty while the web app is not built. Preloading them lets text appear in its
 * font at once, so that nothing moves.
 */
export const siteFonts = (webFolder: string): ((site: SiteId) => ReadonlyArray<Preload>) => {
  const files = builtFiles(webFolder);
  return (site) =>
    (faces[site] ?? []).flatMap((face) =>
      files
        .filter((file) => file.startsWith(`${face}-`) && file.endsWith('.woff2'))
        .map((file) => ({ path: `/assets/${file}`, as: 'font' as const })),
    );
};

/** The files that style a static page, by their paths as built; what was not built is left out. */
export interface SiteLook {
  /** The style sheet with the colors, fonts and corners of every site. */
  readonly styles: O.Option<string>;
  readonly wordmark: O.Option<string>;
  /** The font for names, then the one for text. */
  readonly faces: ReadonlyArray<string>;
}

/** The look of each site, from the themes and drawings of the built web app. */
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
