import type { FirstPageState } from '@gift-registry/adapters-http';
import { afterSignOut, type CurrentUser, type GrId, type LookedAtList } from '@gift-registry/domain';
import {
  type AdditionToSay,
  type ConfirmationLayerStream,
  confirmationLayerStream,
  confirmationSource,
  mutationKeys,
  type SharedMutationKeys,
  type ShellStream,
  type SignInAskingStream,
  type SignInMemory,
  shellStream,
  signInAskingStream,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { asyncScheduler, type Observable, Subject } from 'rxjs';
import { interceptSignInLinks } from './address/sign-in-links.ts';
import { type TabWaiting, waitingMemory } from './browser/adding-memory.ts';
import { newKey } from './browser/idempotency-key.ts';
import { mutationMemory } from './browser/mutation-memory.ts';
import { forgetPerson } from './browser/new-registry-memory.ts';
import { changedInOtherTabs$, isPageVisible$ } from './browser/page-events.ts';
import { browserMemories, type StorageMemories, tabMemories } from './browser/storage-memory.ts';
import type { RegistryAt } from './registry-at.ts';
import type { ScreenDependencies } from './screen-dependencies.ts';

/** What is there on every page, and what every page tells it. */
export interface ShellScreens {
  readonly shell: ShellStream;
  /** Over every page, after something was put into the cart (CART-01). */
  readonly confirmation: ConfirmationLayerStream;
  /** Over every page, for something that needs an account (AUTH-01). */
  readonly signInAsking: SignInAskingStream;
  /** What waits for signing in, to be added then. */
  readonly waiting: TabWaiting;
  /** Who adds on this page, and comes back to it from signing in. */
  readonly currentUser: () => CurrentUser;
  /** Something went into the cart: the count beside the cart follows, and the layer tells what went in. */
  readonly onAdded: (addition: AdditionToSay) => void;
  /** The additions that `onAdded` reports. */
  readonly added$: Observable<AdditionToSay>;
  /** The keys of gift cards and of money for funds, until it is known whether they went into the cart (CART-08). */
  readonly moneyKeys: SharedMutationKeys;
  /** The keys of things, whichever button puts them into the cart, until it is known whether they went in (CART-08). */
  readonly thingKeys: SharedMutationKeys<string>;
}

/** Whether somebody was signed in when this browser last heard: what to expect until the service answers (AUTH-01). */
const signInMemory = (memories: StorageMemories): SignInMemory => {
  const memory = memories('signed-in', t.boolean);
  return {
    read: () => O.getOrElse(() => false)(memory.read()),
    keep: (isLoggedIn) => () => void memory.keep(isLoggedIn)(),
  };
};

/** The shell of the pages over the ports. */
export const shellScreens = (parts: ScreenDependencies, registryAt: RegistryAt): ShellScreens => {
  const { account, cart, catalogue, clock, firstPage, goTo, log, page, recommendations, site } = parts;
  const added$ = new Subject<AdditionToSay>();
  const here = (): string => `${page.location.pathname}${page.location.search}`;
  const [tab, browser] = [tabMemories(page, log), browserMemories(page, log)];
  const waiting = waitingMemory(tab, clock, here);
  waiting.opened();
  const changed$ = changedInOtherTabs$(page);
  const shell = shellStream({
    account,
    cart,
    log,
    signedIn: O.map(({ view }: FirstPageState) => view.isLoggedIn)(firstPage),
    memory: signInMemory(browser),
    isVisible$: isPageVisible$(page.document),
    changedElsewhere$: changed$,
    signedOut: () => {
      forgetPerson(tab, waiting)();
      goTo(afterSignOut(here()));
    },
  });
  /** The list of a registry whose page was read. */
  const listOf = (grId: GrId): O.Option<LookedAtList> => {
    const { value } = registryAt({ grId, viewing: 'guest' }).model;
    return value._tag === 'Loaded' ? O.some(value.view) : O.none;
  };
  const currentUser = (): CurrentUser => ({ hasAccount: shell.model.value.isLoggedIn, path: here() });
  const moneyKeys = mutationKeys(newKey, mutationMemory(browser, 'money without an answer', t.number, changed$));
  const thingKeys = mutationKeys(newKey, mutationMemory(browser, 'things without an answer', t.string, changed$));
  const confirmation = confirmationLayerStream({
    source: confirmationSource({ cart, recommendations, catalogue }),
    site,
    listOf,
    currentUser,
    cartChanged: shell.cartChanged,
    goTo,
    keys: thingKeys,
    scheduler: asyncScheduler,
    log,
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) waiting.opened();
  });
  const signInAsking = signInAskingStream({
    account,
    page: here,
    hasWidgetContainer: () => page.document.querySelector('[data-widget-container]') !== null,
    onSignedIn: waiting.signedIn,
    leaveTo: goTo,
    scheduler: asyncScheduler,
    log,
  });
  interceptSignInLinks(page, (path) => {
    waiting.keep(O.none)();
    signInAsking.askFrom(path);
  });
  return {
    shell,
    confirmation,
    signInAsking,
    moneyKeys,
    thingKeys,
    waiting,
    currentUser,
    added$,
    onAdded: (addition) => {
      added$.next(addition);
      shell.cartChanged();
      confirmation.open(addition);
    },
  };
};
