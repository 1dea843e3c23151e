/*
 * [ROUTE-02] [ROUTE-04] [ROUTE-05] A registrant's page that is requested without saying of which registry is that of the only registry one has, or of the one that was chosen last (ROUTE-06), else of the newest. Who has none
 * begins at registry home; who is not signed in signs in first.
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

/** The path of each page. */
const pathOf: Readonly<Record<OwnPage, (grId: GrId) => string>> = {
  list: paths.registrantList,
  thankYouManager: paths.thankYouManager,
  settings: paths.settings,
};

/**
 * The path of that page for the person's registry chosen last, otherwise for their newest; `own` is newest first,
 * `last` the recently chosen ones, the latest first. Without a registry, the page of the person's registries.
 */
export const ownPagePath = (page: OwnPage, own: ReadonlyArray<OwnRegistry>, last: ReadonlyArray<GrId>): string =>
  O.match(
    () => paths.ownRegistries,
    ({ grId }: OwnRegistry) => pathOf[page](grId),
  )(chosenRegistry(own, last));
