import type { FirstPageState } from '@gift-registry/adapters-http';
import { type Account, afterSignOut, type Cart, type CurrentUser, type Registries } from '@gift-registry/domain';
import {
  type AdditionToSay,
  mutationKeys,
  type SharedMutationKeys,
  type ShellStream,
  type SignInMemory,
  shellStream,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type Observable, Subject } from 'rxjs';
import { forgetPerson } from './browser/forget-person.ts';
import { newKey } from './browser/idempotency-key.ts';
import { mutationMemory } from './browser/mutation-memory.ts';
import { changedInOtherTabs$, isPageVisible$ } from './browser/page-events.ts';
import { browserMemories, type StorageMemories, tabMemories } from './browser/storage-memory.ts';
import type { PageParts } from './page-parts.ts';

/** What is there on every page, and what every page tells it. */
export interface ShellScreens {
  readonly shell: ShellStream;
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

/** Whether the page was made before it was opened: what it says of the browser may have changed since. */
const wasPrefetched = ({ performance }: Pick<Window, 'performance'>): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'deliveryType' in entry && entry.deliveryType === 'navigational-prefetch');

/** The ports that the shell reads from. */
export interface ShellPorts {
  readonly account: Pick<Account, 'config' | 'signOut'>;
  readonly cart: Pick<Cart, 'read'>;
  readonly registries: Pick<Registries, 'mine'>;
}

/** The shell of the pages over its ports; `confirm` shows what went into the cart. */
export const shellScreens = (
  { firstPage, goTo, log, page }: PageParts,
  { account, cart, registries }: ShellPorts,
  confirm: (addition: AdditionToSay) => void,
): ShellScreens => {
  const added$ = new Subject<AdditionToSay>();
  const here = (): string => `${page.location.pathname}${page.location.search}`;
  const [tab, browser] = [tabMemories(page, log), browserMemories(page, log)];
  const changed$ = changedInOtherTabs$(page);
  const shell = shellStream({
    account,
    cart,
    registries,
    log,
    isKnownBrowser: page.document.documentElement.dataset['browser'] !== 'new' || wasPrefetched(page),
    signedIn: O.map(({ view }: FirstPageState) => view.isLoggedIn)(firstPage),
    memory: signInMemory(browser),
    isVisible$: isPageVisible$(page.document),
    changedElsewhere$: changed$,
    signedOut: () => {
      forgetPerson(tab)();
      goTo(afterSignOut(here()));
    },
  });
  return {
    shell,
    currentUser: () => ({ hasAccount: shell.model.value.isLoggedIn, path: here() }),
    added$,
    onAdded: (addition) => {
      added$.next(addition);
      shell.cartChanged();
      confirm(addition);
    },
    moneyKeys: mutationKeys(newKey, mutationMemory(browser, 'money without an answer', t.number, changed$)),
    thingKeys: mutationKeys(newKey, mutationMemory(browser, 'things without an answer', t.string, changed$)),
  };
};
