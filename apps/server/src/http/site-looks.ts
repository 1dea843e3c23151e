import type { SiteId } from '@gift-registry/domain';
import { array as A, function as F, option as O } from 'fp-ts';
import { builtFiles } from './built-files.ts';
import { siteFonts } from './site-fonts.ts';

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
