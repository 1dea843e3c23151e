import { type Log, readLandingParameters, readListChoice, referrerOf, sites } from '@gift-registry/domain';
import {
  brandInterrupterStream,
  LazyGiftCards,
  lazyChunk,
  mutationKeys,
  NO_ENTRIES,
  openLayers,
  registryListStreamOf,
  registryStreamOf,
  type ShellStream,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { renderToString } from 'react-dom/server';
import { asyncScheduler, NEVER } from 'rxjs';
import { readQuery } from '../address/query.ts';
import { GuestPage } from '../guest-page.tsx';
import type { Opened, Shown } from './opened.ts';
import { nothing, still } from './still.ts';

const never = (): typeof NEVER => NEVER;
const silent: Log = { write: () => nothing };
const layers = openLayers(NO_ENTRIES);
const giftCards = lazyChunk<object>(() => new Promise(() => undefined));

/** A guest's list as the app draws it first, with what came with the page: nothing of it reads, watches or remembers. */
export const guestPage = (
  { here, now }: Opened,
  { view, isComplete }: Extract<Shown, { readonly _tag: 'List' }>,
): string => {
  const site = sites[view.site];
  const query = readQuery(here.replace(/^[^?]*/, ''));
  const registry = registryStreamOf(
    { open$: NEVER, watch: never },
    { scheduler: asyncScheduler, isPageVisible$: NEVER, initial: O.some({ view, isComplete }), log: silent },
  );
  const shell: ShellStream = {
    model: still({ isLoggedIn: view.isLoggedIn, isExpected: false, cartCount: 0, signOut: 'Idle' }),
    cartChanged: nothing,
    signOut: nothing,
    sessionEnded: nothing,
  };
  const list = registryListStreamOf(never, {
    registry,
    listChoices: { choice: still(readListChoice(query)), choose: nothing },
    analytics: { track: () => nothing },
    site,
    referrer: referrerOf(readLandingParameters(query)),
    readTerms: never,
    currentUser: () => ({ hasAccount: view.isLoggedIn, path: here }),
    goTo: nothing,
    clock: { now: () => now },
    quantities: { read: () => new Map(), keep: () => nothing },
    keys: mutationKeys<string>(() => {
      throw new Error('nothing is added while a page is drawn');
    }),
    scheduler: asyncScheduler,
    log: silent,
    onAdded: nothing,
    shell: shell.model,
    contribute: nothing,
    manage: nothing,
    goElsewhere: nothing,
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
        memory: { read: () => O.none, keep: () => nothing },
      })}
      onOpen={nothing}
      onPopup={nothing}
      giftCards={<LazyGiftCards chunk={giftCards} />}
      dialogs={null}
    />,
  );
};
