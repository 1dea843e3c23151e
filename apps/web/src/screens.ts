import type { InformationPage, Site } from '@gift-registry/domain';
import {
  type CartStream,
  cartStream,
  type HomeStream,
  homeStream,
  type ShippingPopupStream,
  type SignInStream,
  shippingPopupStream,
  signInStream,
} from '@gift-registry/ui';
import type { option as O } from 'fp-ts';
import { asyncScheduler } from 'rxjs';
import { newKey } from './browser/new-key.ts';
import { sessionCheckoutMemory } from './browser/session-checkout-memory.ts';
import { type ProductScreens, productScreens } from './product-screens.ts';
import { registriesAt } from './registry-at.ts';
import { type RegistryScreens, registryScreens } from './registry-screens.ts';
import { once, remembered } from './remembered.ts';
import type { ScreenParts } from './screen-parts.ts';
import { type ShellParts, shellParts } from './shell-parts.ts';

/** The streams of all pages; each is made when it is first asked for, and the same one is given again. */
export interface Screens extends RegistryScreens, ProductScreens, Pick<ShellParts, 'shell' | 'confirmation'> {
  readonly site: Site;
  /** What a page that only tells something came with. */
  readonly information: O.Option<InformationPage>;
  readonly home: () => HomeStream;
  readonly popup: () => ShippingPopupStream;
  readonly cart: () => CartStream;
  readonly signIn: (returnUrl: unknown) => SignInStream;
}

/** The screens over the ports. */
export const screens = (parts: ScreenParts): Screens => {
  const { account, cart, catalogue, firstInformation, log, orders, page, registries, site } = parts;
  const open = (path: string): void => page.location.assign(path);
  const registryAt = registriesAt(parts);
  const shellOf = shellParts(parts, registryAt);
  const { shell, confirmation } = shellOf;
  const popup = once(() => shippingPopupStream({ catalogue, scheduler: asyncScheduler, log }));
  return {
    site,
    information: firstInformation,
    shell,
    confirmation,
    popup,
    ...registryScreens(parts, shellOf, registryAt, popup),
    ...productScreens(parts, shellOf),
    home: once(() => homeStream({ goTo: open, shell: shell.model, registries, log })),
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
