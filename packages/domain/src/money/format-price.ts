import type { Cents } from './cents.ts';

const grouped = new Intl.NumberFormat('en-US');

/** The amount as money is shown: `$1,299.00`, `CAD 1,299.00`; the prefix is the site's. */
export const formatPrice = (prefix: string, amount: Cents): string =>
  `${prefix}${grouped.format(Math.floor(amount / 100))}.${String(amount % 100).padStart(2, '0')}`;

/** The amount as a statistic or a suggestion names it, a whole one without its cents: `$450`, `$450.50`. */
export const formatAmount = (prefix: string, amount: Cents): string => formatPrice(prefix, amount).replace('.00', '');
