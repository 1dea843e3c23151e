import { formatPrice, total } from '../../money/index.ts';
import type { Refund } from '../../placed-order/index.ts';
import type { Site } from '../../site/index.ts';

type Priced = Pick<Site, 'currencyPrefix'>;

/** What a refund is for, such as `: $54.95, shipping $9.95, tax $5.75`; empty when it is for one thing. */
const partsOf = ({ amount, goods, shipping, tax }: Refund, { currencyPrefix }: Priced): string => {
  const parts = [
    ['', goods],
    ['shipping ', shipping],
    ['tax ', tax],
  ] as const;
  const said = parts.filter(([, part]) => part > 0);
  return said.length > 1 && total(said.map(([, part]) => part)) === amount
    ? `: ${said.map(([what, part]) => `${what}${formatPrice(currencyPrefix, part)}`).join(', ')}`
    : '';
};

/** What goes back, and what it is for; empty when nothing does. */
export const refundSentence = (refund: Refund, site: Priced): string =>
  refund.amount === 0
    ? ''
    : `${formatPrice(site.currencyPrefix, refund.amount)} goes back to your card${partsOf(refund, site)}.`;
