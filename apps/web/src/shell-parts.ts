import type { FirstPageState } from '@gift-registry/adapters-http';
import { afterSignOut, type CurrentUser, type GrId, type LookedAtList } from '@gift-registry/domain';
import {
  type AdditionToSay,
  type ConfirmationLayerStream,
  confirmationLayerStream,
  confirmationSource,
  type KeptMutationKeys,
  mutationKeys,
  type ShellStream,
  type SignInAskingStream,
  shellStream,
  signInAskingStream,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { asyncScheduler, type Observable, Subject } from 'rxjs';
import { askOverThePage } from './address/ask-over-the-page.ts';
import { browserMutationMemory, browserThingMemory } from './browser/browser-mutation-memory.ts';
import { browserSignInMemory } from './browser/browser-sign-in-memory.ts';
import { forgetPerson } from './browser/forget-person.ts';
import { newKey } from './browser/new-key.ts';
import { changedInOtherTabs$ } from './browser/other-pages.ts';
import { isPageVisible$ } from './browser/page-visibility.ts';
import { sessionWaitingMemory, type TabWaiting } from './browser/session-adding-memory.ts';
import type { RegistryAt } from './registry-at.ts';
import type { ScreenParts } from './screen-parts.ts';

/** What is there on every page, and what every page tells it. */
export interface ShellParts {
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
  /** What `onAdded` is told. */
  readonly added$: Observable<AdditionToSay>;
  /** The keys of gift cards and of money for funds, until it is known whether they went into the cart (CART-08). */
  readonly moneyKeys: KeptMutationKeys;
  /** The keys of things, whichever button puts them into the cart, until it is known whether they went in (CART-08). */
  readonly thingKeys: KeptMutationKeys<string>;
}

/** The shell of the pages over the ports. */
export const shellParts = (parts: ScreenParts, registryAt: RegistryAt): ShellParts => {
  const { account, cart, catalogue, clock, firstPage, goTo, log, page, recommendations, site } = parts;
  const added$ = new Subject<AdditionToSay>();
  const here = (): string => `${page.location.pathname}${page.location.search}`;
  const waiting = sessionWaitingMemory({ storage: () => page.sessionStorage, clock, here, log });
  waiting.opened();
  const changed$ = changedInOtherTabs$(page);
  const shell = shellStream({
    account,
    cart,
    log,
    signedIn: O.map(({ view }: FirstPageState) => view.isLoggedIn)(firstPage),
    memory: browserSignInMemory(() => page.localStorage, log),
    isVisible$: isPageVisible$(page.document),
    changedElsewhere$: changed$,
    signedOut: () => {
      forgetPerson(() => page.sessionStorage, waiting, log)();
      goTo(afterSignOut(here()));
    },
  });
  /** The list of a registry whose page was read. */
  const listOf = (grId: GrId): O.Option<LookedAtList> => {
    const { value } = registryAt({ grId, viewing: 'guest' }).model;
    return value._tag === 'Loaded' ? O.some(value.view) : O.none;
  };
  const currentUser = (): CurrentUser => ({ hasAccount: shell.model.value.isLoggedIn, path: here() });
  const browser = { storage: () => page.localStorage, changed$, log };
  const moneyKeys = mutationKeys<number>(newKey, browserMutationMemory(browser, 'money without an answer'));
  const thingKeys = mutationKeys<string>(newKey, browserThingMemory(browser));
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
  askOverThePage(page, (path) => {
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
