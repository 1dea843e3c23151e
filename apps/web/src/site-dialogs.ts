import {
  asksToAddTo,
  type GrId,
  paths,
  plainPageAddress,
  registryManagedAt,
  type ViewedList,
} from '@gift-registry/domain';
import {
  addedLayerStream,
  addingSource,
  type ChosenMemory,
  confirmationLayerStream,
  confirmationSource,
  mutationKeys,
  recommendFrom,
  registryAddingStream,
  type SiteLayersProps,
  signInPromptStream,
} from '@gift-registry/ui';
import { function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { asyncScheduler } from 'rxjs';
import { chosenRegistryMemory, type TabWaiting, waitingMemory } from './browser/adding-memory.ts';
import { newKey } from './browser/idempotency-key.ts';
import { mutationMemory } from './browser/mutation-memory.ts';
import { changedInOtherTabs$ } from './browser/page-events.ts';
import { browserMemories, tabMemories } from './browser/storage-memory.ts';
import type { PageParts } from './page-parts.ts';
import { initialFor, type RegistryAt } from './registry-at.ts';
import type { Ports } from './screen-dependencies.ts';
import type { ShellScreens } from './shell-screens.ts';

/**
 * Stores the registry that the visitor is viewing as its registrant: items are added to it from then on (ADD-01). Then
 * removes the registry's number from a shop address that names one, even if there is no such registry.
 */
const rememberOwnRegistry = (
  { firstPage, addressRequest }: Pick<PageParts, 'firstPage' | 'addressRequest'>,
  address: string,
  memory: Pick<ChosenMemory, 'keep'>,
): void => {
  F.pipe(
    registryManagedAt(address),
    O.filter((grId: GrId) =>
      F.pipe(
        initialFor(firstPage, { grId, viewing: 'own' }),
        O.match(
          () => true,
          ({ view }) => view.role === 'registrant',
        ),
      ),
    ),
    O.match(
      () => undefined,
      (grId) => memory.keep(grId)(),
    ),
  );
  if (asksToAddTo(address)) addressRequest('addTo').clear();
};

/** The dialogs of every page. */
export interface SiteDialogs extends SiteLayersProps {
  /** The addition that waits for a sign-in. */
  readonly waiting: TabWaiting;
  /** Asks a person to sign in and then go on to that path; no addition waits for it (AUTH-01). */
  readonly askToSignIn: (path: string) => void;
}

/** The dialogs of every page over the ports: the confirmation layer (CART-01), sign-in (AUTH-01), and adding to a registry of one's own (ADD-01). */
export const siteDialogs = (
  parts: PageParts & Pick<Ports, 'account' | 'cart' | 'catalogue' | 'recommendations' | 'registries'>,
  { shell, pageContext, cartItemKeys }: ShellScreens,
  registryAt: RegistryAt,
): SiteDialogs => {
  const { account, cart, catalogue, clock, goTo, log, page, recommendations, registries, site } = parts;
  const here = (): string => plainPageAddress(`${page.location.pathname}${page.location.search}`);
  const waiting = waitingMemory(tabMemories(page, log), clock, here);
  waiting.opened();
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) waiting.opened();
  });
  /** The list of a registry whose page was loaded. */
  const listOf = (grId: GrId): O.Option<ViewedList> => {
    const { value } = registryAt({ grId, viewing: 'guest' }).model;
    return value._tag === 'Loaded' ? O.some(value.view) : O.none;
  };
  const confirmation = confirmationLayerStream({
    source: confirmationSource({ cart, recommendations, catalogue }),
    site,
    listOf,
    pageContext,
    cartChanged: shell.cartChanged,
    goTo,
    keys: cartItemKeys,
    scheduler: asyncScheduler,
    log,
  });
  const signInPrompt = signInPromptStream({
    account,
    page: here,
    hasWidgetContainer: () => page.document.querySelector('[data-widget-container]') !== null,
    onSignedIn: waiting.signedIn,
    leaveTo: goTo,
    scheduler: asyncScheduler,
    log,
  });
  const chosenMemory = chosenRegistryMemory(browserMemories(page, log));
  rememberOwnRegistry(parts, here(), chosenMemory);
  const adding = registryAddingStream({
    source: addingSource({ catalogue, registries }),
    registryAt: (grId) => registryAt({ grId, viewing: 'own' }),
    shell: shell.model,
    pageContext,
    goTo,
    askToSignIn: signInPrompt.askFrom,
    onAdded: (addition) => addedLayer.open(addition),
    onSignedOut: shell.sessionEnded,
    waiting,
    chosenMemory,
    keys: mutationKeys<number>(
      newKey,
      mutationMemory(tabMemories(page, log), 'added without an answer', t.number, changedInOtherTabs$(page)),
    ),
    scheduler: asyncScheduler,
    log,
  });
  const addedLayer = addedLayerStream({
    recommend: recommendFrom(recommendations),
    adding,
    site,
    isScanning: () => plainPageAddress(page.location.pathname) === paths.scan,
    log,
  });
  return {
    waiting,
    confirmation,
    signInPrompt,
    adding,
    addedLayer,
    askToSignIn: (path) => {
      waiting.keep(O.none)();
      signInPrompt.askFrom(path);
    },
  };
};
