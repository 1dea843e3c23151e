import { CartPage, cartStream } from '@gift-registry/ui';
import { newKey } from './browser/new-key.ts';
import { isPageVisible$ } from './browser/page-visibility.ts';
import { sessionCheckoutMemory } from './browser/session-checkout-memory.ts';
import type { Screens } from './screens.ts';

/** The cart and its order. They come by a file of their own: one looks at a registry long before one pays. */
export const cartPage = ({ parts, registryPath, shellOf }: Screens) => {
  const { cart, log, orders, page, site } = parts;
  const stream = cartStream({
    cart,
    orders,
    site,
    newKey,
    cartChanged: shellOf.shell.cartChanged,
    cartSeen: () => {
      shellOf.moneyKeys.settleAll();
      shellOf.thingKeys.settleAll();
    },
    isVisible$: isPageVisible$(page.document),
    memory: sessionCheckoutMemory(() => page.sessionStorage, log),
  });
  return () => <CartPage stream={stream} registryPath={registryPath} />;
};
