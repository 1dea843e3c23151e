import { readLandingParameters, readListChoice, referrerOf, type Site } from '@gift-registry/domain';
import {
  brandInterrupterStream,
  LazyGiftCards,
  lazyChunk,
  registryListStream,
  registryStreamOf,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { renderToString } from 'react-dom/server';
import { asyncScheduler, NEVER } from 'rxjs';
import { readQuery } from '../address/query.ts';
import { GuestPage } from '../guest-page.tsx';
import type { AppShellInput, DecodedPage } from './app-shell-input.ts';
import { constantShell, constantState, layers, never, noKeys, noop, silent } from './constant-state.ts';

const giftCards = lazyChunk<object>(() => new Promise(() => undefined));

/** A guest's list as the app first renders it, with the data embedded in the page: nothing of it reads, watches or stores anything. */
export const guestPage = (
  site: Site,
  { here, now }: Pick<AppShellInput, 'here' | 'now'>,
  { view, isComplete }: Extract<DecodedPage, { readonly _tag: 'List' }>,
): string => {
  const query = readQuery(here.replace(/^[^?]*/, ''));
  const registry = registryStreamOf(
    { open$: NEVER, watch: never },
    { scheduler: asyncScheduler, isPageVisible$: NEVER, initial: O.some({ view, isComplete }), log: silent },
  );
  const shell = constantShell({ isLoggedIn: view.isLoggedIn, isExpected: false });
  const list = registryListStream({
    addOne: never,
    registry,
    listChoices: { choice: constantState(readListChoice(query)), choose: noop },
    analytics: { track: () => noop },
    site,
    referrer: referrerOf(readLandingParameters(query)),
    readTerms: () => never,
    pageContext: () => ({ hasAccount: view.isLoggedIn, path: here }),
    goTo: noop,
    clock: { now: () => now, timeZone: site.retailerTimeZone },
    quantities: { read: () => new Map(), keep: () => noop },
    keys: noKeys(),
    scheduler: asyncScheduler,
    log: silent,
    onAdded: noop,
    shell: shell.model,
    contribute: noop,
    manage: noop,
    goElsewhere: noop,
  });
  return renderToString(
    <GuestPage
      site={site}
      here={here}
      shell={shell}
      layers={layers}
      list={list}
      brandInterrupter={brandInterrupterStream({
        registry,
        site,
        memory: { read: () => O.none, keep: () => noop },
      })}
      onOpen={noop}
      onPopup={noop}
      onChoose={noop}
      giftCards={<LazyGiftCards chunk={giftCards} />}
      dialogs={null}
    />,
  );
};
