import type { Site } from '@gift-registry/domain';
import { sites } from '@gift-registry/domain/testing/arbitrary';

/** The toolbar's site. */
export const siteOfToolbar = (globals: Readonly<Record<string, unknown>>): Site =>
  Object.values(sites).find(({ id }) => id === globals['site']) ?? sites.main;
