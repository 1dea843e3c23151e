import { CartPage, cartStream } from '@gift-registry/ui';
import { checkoutMemory } from './browser/checkout-memory.ts';
import { newKey } from './browser/idempotency-key.ts';
import { isPageVisible$ } from './browser/page-events.ts';
import { loadPaymentFields } from './browser/payment-fields.ts';
import { tabMemories } from './browser/storage-memory.ts';
import type { Screens } from './screens.ts';

/** The cart with its checkout, in a chunk of their own: a visitor looks at a registry long before paying. */
export const cartPage = ({ parts, registryPath, shellOf }: Screens) => {
  const { cart, clock, log, orders, page, payments, site } = parts;
  const { shell, moneyKeys, cartItemKeys } = shellOf;
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
  return () => <CartPage stream={stream} registryPath={registryPath} />;
};
