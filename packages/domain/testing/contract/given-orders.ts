import type { LinkToken, OrderView, PlacedOrder } from '@gift-registry/domain';
import type { Browser } from './contract-environment.ts';
import { freshKey, freshSku } from './fresh.ts';
import { answerOf } from './outcome.ts';
import { environment, fill, orderRequest } from './scene.ts';

export const freshEmail = (): string => `giver-${freshSku()}@example.com`;

/** An order that a new browser placed, and a link to it. */
export interface GivenOrder {
  readonly browser: Browser;
  readonly email: string;
  readonly order: PlacedOrder;
  readonly token: LinkToken;
}

export const placed = async (browser: Browser): Promise<GivenOrder> => {
  const email = freshEmail();
  const giver = { firstName: 'Rosa', lastName: 'Almeida', email };
  const order = await answerOf(browser.orders.place(orderRequest({ giver }), freshKey()));
  return { browser, email, order, token: await answerOf(browser.placedOrders.findOwn(order.orderNumber)) };
};

export const bought = async (
  ...requests: Parameters<typeof fill> extends [Browser, ...infer R] ? R : never
): Promise<GivenOrder> => {
  const browser = environment.browser();
  await fill(browser, ...requests);
  return placed(browser);
};

export const takeBack = ({ browser, token }: GivenOrder, line = 1, units = 1, key = freshKey()) =>
  browser.placedOrders.takeBack(token, { line, units }, key);

export const statesOf = ({ lines }: OrderView) => lines.map(({ state }) => state);

export const refundsDuring = async (action: () => Promise<unknown>) => {
  const before = environment.refunds();
  await action();
  const after = environment.refunds();
  return { refunds: after.refunds - before.refunds, amount: after.amount - before.amount };
};
