/*
 * [ROUTE-02] [ROUTE-04] [ROUTE-05] A registrant's page that is requested without saying of which registry is that of the only registry one has, or of the one that was chosen last (ROUTE-06), else of the newest. Who has none
 * begins at registry home; who is not signed in signs in first.
 *
 * Laws:
 * - the one of one's own that was chosen last is the one
 * - else the newest is the one, whenever its event is
 * - a person who has none is led to registry home
 *
 * @example ownPagePath('settings', [], []) // => '/gift-registry/my-gift-registry/'
 * @example ownPagePath('list', [exampleRegistry()], []) // => '/gift-registry/registrant-list/7310442'
 */
import { option as O } from 'fp-ts';
import { chosenRegistry } from '../adding/index.ts';
import { paths } from '../address/index.ts';
import type { GrId } from '../identity/index.ts';
import type { OwnRegistry } from '../registry/index.ts';

/** A registrant's page that can be requested without a number. */
export type OwnPage = 'list' | 'thankYouManager' | 'settings';

/** How to read: the page on the left is at the address on the right. */
const pathOf: Readonly<Record<OwnPage, (grId: GrId) => string>> = {
  list: paths.registrantList,
  thankYouManager: paths.thankYouManager,
  settings: paths.settings,
};

/** Where that page is, for whom these registries belong to, the one begun last first, and who chose those last, the last one first. */
export const ownPagePath = (page: OwnPage, own: ReadonlyArray<OwnRegistry>, last: ReadonlyArray<GrId>): string =>
  O.match(
    () => paths.ownRegistries,
    ({ grId }: OwnRegistry) => pathOf[page](grId),
  )(chosenRegistry(own, last));
