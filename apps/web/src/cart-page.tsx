import { alsoLikeStream, CartPage, cartStream, recommendedSource } from '@gift-registry/ui';
import { asyncScheduler, defer } from 'rxjs';
import { checkoutMemory } from './browser/checkout-memory.ts';
import { newKey } from './browser/idempotency-key.ts';
import { isPageVisible$ } from './browser/page-events.ts';
import { loadPaymentFields } from './browser/payment-fields.ts';
import { tabMemories } from './browser/storage-memory.ts';
import type { Screens } from './screens.ts';

/** The cart with its checkout and the recommendations below it, in a chunk of their own: a visitor looks at a registry long before paying. */
export const cartPage = ({ parts, registryPath, shellOf }: Screens) => {
  const { cart, catalogue, clock, log, orders, page, payments, recommendations, registries, site } = parts;
  const { shell, pageContext, moneyKeys, cartItemKeys } = shellOf;
  const stream = cartStream({
    cart,
    orders,
    payments,
    loadFields: loadPaymentFields,
    site,
    newKey,
    cartChanged: shell.cartChanged,
    expectedCart: () => {
      moneyKeys.settleAll();
      cartItemKeys.settleAll();
    },
    isVisible$: isPageVisible$(page.document),
    memory: checkoutMemory(tabMemories(page, log)),
    now: () => Date.parse(clock.now()),
  });
  const alsoLike = alsoLikeStream({
    source: recommendedSource({ cart, recommendations, catalogue }),
    cart: stream,
    readItems: (grId) => defer(registries.items(grId)),
    pageContext,
    cartChanged: shell.cartChanged,
    keys: cartItemKeys,
    scheduler: asyncScheduler,
    log,
  });
  return () => <CartPage stream={stream} registryPath={registryPath} alsoLike={alsoLike} />;
};
