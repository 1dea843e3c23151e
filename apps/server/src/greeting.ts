import { join } from 'node:path';
import { type SiteId, sites } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { OUTBOX } from './mail/outbox-mail.ts';
import { DEMO_REGISTRIES, DEMO_SIGN_IN } from './seed/demo-registries.ts';
import type { Settings } from './settings.ts';
import type { RunningService } from './start-service.ts';

/** The same service under the host name of one of its sites. */
const on = (site: SiteId, address: string): string =>
  sites[site].hosts.slice(0, 1).reduce((at, host) => at.replace('//localhost', `//${host}`), address);

/** What whoever starts the service is told once it listens: where it is, where mail lies and, with the demo, its registries and its owner. */
export const greeting = (
  { address }: RunningService,
  { seedsDemo, smtp, dataDir }: Settings,
): ReadonlyArray<string> => [
  `Gift registry: ${address}`,
  ...(O.isNone(smtp) ? [`  Mail is laid into ${join(dataDir, OUTBOX)}`] : []),
  ...(seedsDemo
    ? [
        ...DEMO_REGISTRIES.map(
          ({ grId, site, shows }) =>
            `  Demo registry ${grId}, ${shows}: ${on(site, address)}/gift-registry/guest-list/${grId}`,
        ),
        `  Sign in as its registrant: ${address}/account/login (${DEMO_SIGN_IN.email} / ${DEMO_SIGN_IN.password})`,
      ]
    : []),
];
