/*
 * [SHOP-03] The registry or checklist from which somebody came to a product: the registry that the address names, or the page before this one. The way back is made anew from what is read of it; an address is
 * never followed as it came, so that no link to a product leads anywhere else.
 *
 * @example readReturnPage('/gift-registry/checklist/7310442', {}) // => O.some({ page: 'checklist', grId: '7310442' })
 * @example readReturnPage('/search', {}) // => O.none
 */
import { option as O } from 'fp-ts';
import { paths } from '../address/index.ts';
import { type GrId, parseGrId } from '../identity/index.ts';
import { readLinkKey } from './gift-path.ts';

/** The page of a registry to return to. */
export interface ReturnPage {
  readonly page: 'guest-list' | 'registrant-list' | 'checklist';
  readonly grId: GrId;
  /** The key of a registry that is visible by link only (SET-02). */
  readonly linkKey?: string;
}

/** The page's path on this site. */
export const returnPagePath = ({ page, grId, linkKey }: ReturnPage): string => {
  switch (page) {
    case 'guest-list':
      return paths.guestList(grId, linkKey);
    case 'registrant-list':
      return paths.registrantList(grId);
    case 'checklist':
      return paths.checklist(grId);
  }
};

const isPage = (raw: string | undefined): raw is ReturnPage['page'] =>
  raw === 'guest-list' || raw === 'registrant-list' || raw === 'checklist';

/** The page to return to for a path of this site and its query; `none` when it is not one of these pages. */
export const readReturnPage = (path: string, query: Readonly<Record<string, unknown>>): O.Option<ReturnPage> => {
  const [, page, number = ''] = /^\/gift-registry\/([a-z-]+)\/(\d+)\/?$/i.exec(path) ?? [];
  const known = page?.toLowerCase();
  return isPage(known)
    ? O.map(
        (grId: GrId): ReturnPage => ({
          page: known,
          grId,
          ...(known === 'guest-list' ? readLinkKey(query['key']) : {}),
        }),
      )(parseGrId(number))
    : O.none;
};
