import { type Site, sites } from '@gift-registry/domain';

/** The site that the toolbar of the catalogue names. */
export const siteOfToolbar = (globals: Readonly<Record<string, unknown>>): Site =>
  Object.values(sites).find(({ id }) => id === globals['site']) ?? sites.main;
