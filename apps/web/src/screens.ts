import type { FirstPageState } from '@gift-registry/adapters-http';
import type {
  Account,
  Cart,
  Clock,
  ListChoices,
  Log,
  Orders,
  Registries,
  RegistryAddress,
  Site,
} from '@gift-registry/domain';
import {
  type CartStream,
  cartStream,
  type HomeStream,
  homeStream,
  type RegistryListStream,
  registryListStream,
  registryStream,
  type ShellStream,
  type SignInStream,
  shellStream,
  signInStream,
} from '@gift-registry/ui';
import { option as O } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import { newKey } from './browser/new-key.ts';
import { isPageVisible$ } from './browser/page-visibility.ts';
import { sessionCheckoutMemory } from './browser/session-checkout-memory.ts';

/** The streams of all pages; each is made when it is first asked for, and the same one is given again. */
export interface Screens {
  readonly site: Site;
  readonly shell: ShellStream;
  readonly home: () => HomeStream;
  readonly registryList: (address: RegistryAddress) => RegistryListStream;
  readonly cart: () => CartStream;
  readonly signIn: (returnUrl: unknown) => SignInStream;
}

/** What the screens stand on. */
export interface ScreenParts {
  readonly account: Account;
  readonly cart: Cart;
  readonly clock: Clock;
  readonly firstPage: O.Option<FirstPageState>;
  readonly listChoices: ListChoices;
  readonly log: Log;
  readonly orders: Orders;
  readonly page: Window;
  readonly registries: Registries;
  readonly site: Site;
}

/** Remembers what was made for a name. */
const remembered = <A, B>(name: (argument: A) => string, make: (argument: A) => B): ((argument: A) => B) => {
  const made = new Map<string, B>();
  return (argument) => {
    const key = name(argument);
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(argument);
    made.set(key, fresh);
    return fresh;
  };
};

/** Remembers what was made. */
const once = <B>(make: () => B): (() => B) => {
  const known = remembered(() => '', make);
  return () => known(undefined);
};

/** The page state that came with the page, if it is that of this address. */
const initialFor = (
  firstPage: ScreenParts['firstPage'],
  { grId, viewing }: RegistryAddress,
): ScreenParts['firstPage'] =>
  O.filter<FirstPageState>(({ view }) => view.grId === grId && (viewing === 'own' || view.role === 'guest'))(firstPage);

/** The screens over the ports. */
export const screens = (parts: ScreenParts): Screens => {
  const { account, cart, clock, firstPage, listChoices, log, orders, page, registries, site } = parts;
  const open = (path: string): void => page.location.assign(path);
  const shell = shellStream({
    account,
    cart,
    log,
    isLoggedIn: O.isSome(firstPage) && firstPage.value.view.isLoggedIn,
    signedOut: () => page.location.reload(),
  });
  return {
    site,
    shell,
    home: once(() => homeStream({ goTo: open, shell: shell.model })),
    registryList: remembered(
      ({ grId, viewing }) => `${viewing} ${grId}`,
      (address) =>
        registryListStream({
          registry: registryStream(
            {
              registries,
              scheduler: asyncScheduler,
              isPageVisible$: isPageVisible$(page.document),
              initial: initialFor(firstPage, address),
              log,
            },
            address,
          ),
          cart,
          listChoices,
          site,
          clock,
          newKey,
          scheduler: asyncScheduler,
          log,
          onAdded: shell.cartChanged,
          shell: shell.model,
        }),
    ),
    cart: once(() =>
      cartStream({
        cart,
        orders,
        site,
        newKey,
        cartChanged: shell.cartChanged,
        memory: sessionCheckoutMemory(() => page.sessionStorage, log),
      }),
    ),
    signIn: remembered(String, (returnUrl) => signInStream({ account, returnUrl, leaveTo: open })),
  };
};
