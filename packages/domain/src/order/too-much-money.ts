/*
 * [GG-03] [GG-05] A fund never takes more than what is still missing: money that was put into the cart for it stops the order when somebody else gave meanwhile and less is missing now.
 *
 * Laws:
 * - money for a fund that takes that much, and everything else, stops nothing
 * - each line that gives more than its fund takes is named, in the order of the cart, with what is missing now
 *
 * @example tooMuchMoney({
 *     registries: [exampleRegistry({ items: [exampleItem({ wants: 1, purchased: 0, groupGift: O.some({ name: 'Plates', goal: centsOf(1_495), raised: centsOf(1_000) }) })] })],
 *     products: [],
 *   }, [exampleContributionLine({ amount: centsOf(1_000) })])
 *   // => [{ grId: '7310442', identity: identityOf('4821'), asked: 1_000, missing: 495 }]
 */
import { either as E } from 'fp-ts';
import { type CartLine, contributionLines, type Stock } from '../cart/index.ts';
import { isSameIdentity } from '../identity/index.ts';
import { checkPromise } from '../registry/index.ts';
import type { TooMuchMoney } from './order.ts';

/** The lines that give more than the fund of their item takes now. */
export const tooMuchMoney = ({ registries }: Stock, lines: ReadonlyArray<CartLine>): ReadonlyArray<TooMuchMoney> =>
  contributionLines(lines).flatMap(({ grId, identity, amount }) => {
    const registry = registries.find((its) => its.grId === grId);
    const item = registry?.items.find((its) => isSameIdentity(its.identity, identity));
    if (registry === undefined || item === undefined) return [];
    const promise = checkPromise(registry.market, item, amount);
    return E.isLeft(promise) && promise.left._tag === 'FundFull'
      ? [{ grId, identity, asked: amount, missing: promise.left.missing }]
      : [];
  });
