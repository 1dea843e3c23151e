import type { Site } from '@gift-registry/domain';
import { either as E, type io as IO, option as O } from 'fp-ts';
import { embedded, type PageDocument } from './read-embedded.ts';
import { PAGE_SITE_ID, pageSite } from './wire/index.ts';

/** Reads the site of the page from its first HTML (INT-01). Throws on a page without it: the service did not make that page. */
export const readPageSite =
  (page: PageDocument): IO.IO<Site> =>
  () => {
    const found = embedded(page, PAGE_SITE_ID);
    const site = O.isNone(found) ? E.left('is missing') : E.chain(pageSite.decode)(found.value.read);
    if (E.isLeft(site)) throw new TypeError(`${PAGE_SITE_ID}: ${site.left}`);
    return site.right;
  };
