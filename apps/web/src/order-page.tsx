import { OrderPage, orderPageStream } from '@gift-registry/ui';
import { asyncScheduler } from 'rxjs';
import { parameterOf } from './address/parameter-of.ts';
import { newKey } from './browser/idempotency-key.ts';
import { memoized } from './memoized.ts';
import type { Screens } from './screens.ts';

/** The parameters of the address of an order's page. */
interface OrderAddress {
  readonly token: unknown;
  readonly orderNumber: unknown;
}

/** The page of a placed order (GIVE-02), in a chunk of its own: most visits do not need it. */
export const orderPage = ({ parts: { goTo: leaveTo, placedOrders, site } }: Screens) => {
  const streamAt = memoized(
    ({ token, orderNumber }) => `${token} ${orderNumber}`,
    (address: OrderAddress) =>
      orderPageStream({
        placedOrders,
        market: site.marketRules,
        ...address,
        newKey,
        leaveTo,
        scheduler: asyncScheduler,
      }),
  );
  return ({ search }: { readonly search: object }) => (
    <OrderPage
      stream={streamAt({ token: parameterOf(search, 'token'), orderNumber: parameterOf(search, 'number') })}
      site={site}
      receipt={parameterOf(search, 'receipt')}
    />
  );
};
