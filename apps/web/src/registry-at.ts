import type { FirstPageState } from '@gift-registry/adapters-http';
import type { Registries, RegistryAddress } from '@gift-registry/domain';
import { dayChanges, type RegistryStream, registryStream } from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import { isOnline$, isPageVisible$ } from './browser/page-events.ts';
import { memoized } from './memoized.ts';
import type { PageParts } from './page-parts.ts';

/** The page state embedded in the page, if it is that of this address. */
export const initialFor = (
  firstPage: O.Option<FirstPageState>,
  { grId, viewing }: RegistryAddress,
): O.Option<FirstPageState> =>
  O.filter<FirstPageState>(({ view }) => view.grId === grId && (viewing === 'own' || view.role === 'guest'))(firstPage);

/** The stream of a registry, shared by everything on its page. */
export type RegistryAt = (address: RegistryAddress) => RegistryStream;

/** The memoization key of a registry's page. */
export const registryName = ({ grId, viewing }: RegistryAddress): string => `${viewing} ${grId}`;

/** The streams of registries; each is created on first use. */
export const registriesAt = (
  { clock, firstPage, log, page, site: { timeZone } }: PageParts,
  registries: Pick<Registries, 'open' | 'watch'>,
): RegistryAt => {
  const isVisible$ = isPageVisible$(page.document);
  return memoized(registryName, (address) =>
    registryStream(
      {
        registries,
        scheduler: asyncScheduler,
        isPageVisible$: isVisible$,
        isOnline$: isOnline$(page),
        dayTurns$: dayChanges({ clock, timeZone, isPageVisible$: isVisible$, scheduler: asyncScheduler }),
        initial: initialFor(firstPage, address),
        log,
      },
      address,
    ),
  );
};
