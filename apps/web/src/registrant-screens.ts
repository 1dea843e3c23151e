import type { GrId, RegistrantPage } from '@gift-registry/domain';
import {
  type ChecklistBody,
  checklistStream,
  type OverviewBody,
  overviewStream,
  type RegistrantPageStream,
  type RegistryTabsStream,
  registryTabsStream,
  type ThankYouBody,
  thankYouStream,
} from '@gift-registry/ui';
import type { RegistryAt } from './registry-at.ts';
import { remembered } from './remembered.ts';
import type { ScreenParts } from './screen-parts.ts';

/** The pages of a registrant beside the list. */
export interface RegistrantScreens {
  readonly overview: (grId: GrId) => RegistrantPageStream<OverviewBody>;
  readonly checklist: (grId: GrId) => RegistrantPageStream<ChecklistBody>;
  readonly thankYou: (grId: GrId) => RegistrantPageStream<ThankYouBody>;
  readonly tabs: (grId: GrId, page: RegistrantPage) => RegistryTabsStream;
}

/** The screens of a registrant; each is made when it is first asked for. */
export const registrantScreens = (
  { analytics, clock, site }: ScreenParts,
  registryAt: RegistryAt,
): RegistrantScreens => {
  const own = (grId: GrId) => registryAt({ grId, viewing: 'own' });
  const tabsAt = remembered(
    ({ grId, page }) => `${page} ${grId}`,
    ({ grId, page }: { readonly grId: GrId; readonly page: RegistrantPage }) =>
      registryTabsStream({ registry: own(grId), site, analytics, page }),
  );
  return {
    overview: remembered(String, (grId: GrId) => overviewStream({ registry: own(grId), site, clock })),
    checklist: remembered(String, (grId: GrId) => checklistStream({ registry: own(grId), site, clock })),
    thankYou: remembered(String, (grId: GrId) => thankYouStream({ registry: own(grId), site, clock })),
    tabs: (grId, page) => tabsAt({ grId, page }),
  };
};
