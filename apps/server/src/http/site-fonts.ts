import type { SiteId } from '@gift-registry/domain';
import { builtFiles } from './built-files.ts';
import type { Preload } from './page-html.ts';

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
