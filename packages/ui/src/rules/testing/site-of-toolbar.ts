import { type Site, sites } from '@gift-registry/domain';

/** The toolbar's site. */
export const siteOfToolbar = (globals: Readonly<Record<string, unknown>>): Site =>
  Object.values(sites).find(({ id }) => id === globals['site']) ?? sites.main;
