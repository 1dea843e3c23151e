import { pageState } from '@gift-registry/adapters-http/wire';
import {
  firstItems,
  guestPage,
  isSearchable,
  type ListChoice,
  pageHeads,
  previewPicture,
  type RegistrantPage,
  type RegistryView,
  type Site,
  sortFor,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { PageHead } from './page-html.ts';
import type { PageAnswer } from './send-page.ts';

/** The number of items embedded in the first HTML; the page reads the rest of a longer list. Those of a guest are also rendered. */
const FIRST_GIFTS = { guest: 24, registrant: 100 } as const;

/**
 * A registry's page for its reader: with the first items in the chosen order when the list is long (STATE-01), the
 * page's number (ROUTE-12), and the preview of a shared link (SHARE-03).
 */
export const registryPage = (
  site: Site,
  origin: string,
  view: RegistryView,
  choice: ListChoice,
  page: RegistrantPage = 'registry-list',
  canonical: PageHead['canonical'] = O.none,
): PageAnswer => {
  const { grId, role, header, items } = view;
  const reading = { ...choice, role, sortBy: sortFor(site, role, choice.sortBy) };
  // Only a list that is long enough to be searched (LIST-12) is split; others are sent whole.
  const first = isSearchable(items.length) ? firstItems(FIRST_GIFTS[role])(reading, items) : items;
  return {
    status: 200,
    head: {
      ...pageHeads.registry(site, header),
      url: O.some(`${origin}${guestPage(grId, header.shareableUrl)}`),
      canonical: header.isPaused ? O.none : canonical,
      picture: header.isPaused
        ? O.none
        : O.some({
            url: `${origin}${previewPicture(header.eventType)}`,
            type: 'image/jpeg',
            width: 1_200,
            height: 630,
            alt: pageHeads.registryPicture(header),
          }),
    },
    preloads: header.isPaused ? [] : [{ path: O.getOrElse(() => header.defaultPicture)(header.photo), as: 'image' }],
    state: O.some({ json: pageState.encode(site, { ...view, items: first }, page), products: items.length }),
    appShell: { _tag: 'List', view: { ...view, items: first }, isComplete: first.length === items.length },
    app: role === 'guest' ? 'guest-list' : 'app',
    isPrivate: role === 'registrant' || view.isLoggedIn,
  };
};
