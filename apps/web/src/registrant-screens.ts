import type { GrId, RegistrantPage } from '@gift-registry/domain';
import { type RegistryTabsStream, registryTabsStream } from '@gift-registry/ui';
import type { RegistryAt } from './registry-at.ts';
import { remembered } from './remembered.ts';
import type { ScreenParts } from './screen-parts.ts';

/** The pages of a registrant beside the list. */
export interface RegistrantScreens {
  readonly tabs: (grId: GrId, page: RegistrantPage) => RegistryTabsStream;
}

/** The screens of a registrant; each is made when it is first asked for. */
export const registrantScreens = (parts: ScreenParts, registryAt: RegistryAt): RegistrantScreens => {
  const { analytics, site } = parts;
  const tabsAt = remembered(
    ({ grId, page }) => `${page} ${grId}`,
    ({ grId, page }: { readonly grId: GrId; readonly page: RegistrantPage }) =>
      registryTabsStream({ registry: registryAt({ grId, viewing: 'own' }), site, analytics, page }),
  );
  return { tabs: (grId, page) => tabsAt({ grId, page }) };
};
