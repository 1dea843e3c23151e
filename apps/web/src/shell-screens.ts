import type { FirstPageState } from '@gift-registry/adapters-http';
import {
  type Account,
  afterSignOut,
  type Cart,
  type PageContext,
  plainPageAddress,
  type Registries,
} from '@gift-registry/domain';
import {
  type AnnouncedAddition,
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

/** The parts of every page, with the events that pages report to them. */
export interface ShellScreens {
  readonly shell: ShellStream;
  /** The person who adds on this page, and the path to come back to after signing in. */
  readonly pageContext: () => PageContext;
  /** Called after an addition to the cart: updates the count beside the cart, and shows the confirmation layer. */
  readonly onAdded: (addition: AnnouncedAddition) => void;
  /** The additions that `onAdded` reports. */
  readonly added$: Observable<AnnouncedAddition>;
  /** The idempotency keys of gift cards and contributions whose addition to the cart is unconfirmed (CART-08). */
  readonly moneyKeys: SharedMutationKeys;
  /** The idempotency keys of items whose addition to the cart is unconfirmed, whichever button added them (CART-08). */
  readonly cartItemKeys: SharedMutationKeys<string>;
}

/** Whether somebody was signed in according to this browser's last answer: what to expect until the service answers (AUTH-01). */
const signInMemory = (memories: StorageMemories): SignInMemory => {
  const memory = memories('signed-in', t.boolean);
  return {
    read: () => O.getOrElse(() => false)(memory.read()),
    keep: (isLoggedIn) => () => void memory.keep(isLoggedIn)(),
  };
};

/** Whether the page was prefetched: its information about the browser may be outdated. */
const wasPrefetched = ({ performance }: Pick<Window, 'performance'>): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'deliveryType' in entry && entry.deliveryType === 'navigational-prefetch');

/** The ports that the shell reads from. */
interface ShellPorts {
  readonly account: Pick<Account, 'config' | 'signOut'>;
  readonly cart: Pick<Cart, 'read'>;
  readonly registries: Pick<Registries, 'mine'>;
}

/** Creates the shell of the pages over its ports; `confirm` shows an addition to the cart. */
export const shellScreens = (
  { firstPage, goTo, log, page }: PageParts,
  { account, cart, registries }: ShellPorts,
  confirm: (addition: AnnouncedAddition) => void,
): ShellScreens => {
  const added$ = new Subject<AnnouncedAddition>();
  const here = (): string => plainPageAddress(`${page.location.pathname}${page.location.search}`);
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
    pageContext: () => ({ hasAccount: shell.model.value.isLoggedIn, path: here() }),
    added$,
    onAdded: (addition) => {
      added$.next(addition);
      shell.cartChanged();
      confirm(addition);
    },
    moneyKeys: mutationKeys(newKey, mutationMemory(browser, 'money without an answer', t.number, changed$)),
    cartItemKeys: mutationKeys(newKey, mutationMemory(browser, 'things without an answer', t.string, changed$)),
  };
};
