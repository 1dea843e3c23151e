import { type GrId, type RegistryAddress, today } from '@gift-registry/domain';
import {
  CoRegistrantSection,
  coRegistrantStream,
  registryChanges,
  SettingsPage,
  settingsStream,
} from '@gift-registry/ui';
import { lazyDataExport } from './data-export.tsx';
import { memoized } from './memoized.ts';
import type { Screens } from './screens.ts';

/** The registry of the page. */
export interface SettingsPageProps {
  readonly grId: GrId;
}

/** The settings of a registry, in a chunk of their own: guests never need them. */
export const settingsPage = ({ parts, registryAt }: Screens) => {
  const { clock, invitations, log, settings, site } = parts;
  const dataExport = lazyDataExport(parts);
  const streamAt = memoized(String, (grId: GrId) => {
    const own: RegistryAddress = { grId, viewing: 'own' };
    return settingsStream({ settings, registry: registryAt(own), site, today: () => today(clock), log });
  });
  const invitationAt = memoized(String, (grId: GrId) =>
    coRegistrantStream({ invitations, grId, registryChanges$: registryChanges(registryAt({ grId, viewing: 'own' })) }),
  );
  return ({ grId }: SettingsPageProps) => (
    <SettingsPage
      stream={streamAt(grId)}
      invitation={<CoRegistrantSection stream={invitationAt(grId)} site={site} />}
      dataExport={dataExport.button}
    />
  );
};
