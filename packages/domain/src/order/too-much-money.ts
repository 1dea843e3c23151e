/*
 * [GG-03] [GG-05] A fund never takes more than what is still missing: money that was put into the cart for it stops the order when somebody else gave meanwhile and less is missing now.
 *
 * @example tooMuchMoney(sites.main, {
 *     registries: [exampleRegistry({ items: [exampleItem({ wanted: 1, purchased: 0, groupGift: O.some({ name: 'Plates', goal: centsOf(1_495), raised: centsOf(1_000) }) })] })],
 *     products: [],
 *   }, [exampleContributionLine({ amount: centsOf(1_000) })])
 *   // => [{ grId: '7310442', identity: identityOf('4821'), asked: 1_000, missing: 495 }]
 */
import { option as O } from 'fp-ts';
import { type CartLine, contributionLines, lineFundCapacity, type Stock } from '../cart/index.ts';
import type { Site } from '../site/index.ts';
import type { TooMuchMoney } from './order.ts';

/** The contributions that are larger than their fund can receive now. */
export const tooMuchMoney = (
  site: Pick<Site, 'marketRules'>,
  stock: Stock,
  lines: ReadonlyArray<CartLine>,
): ReadonlyArray<TooMuchMoney> =>
  contributionLines(lines).flatMap(({ grId, identity, amount }) => {
    const missing = lineFundCapacity(site, stock, { grId, identity });
    return O.isSome(missing) && amount > missing.value
      ? [{ grId, identity, asked: amount, missing: missing.value }]
      : [];
  });
