import type { Cents } from './cents.ts';

const grouped = new Intl.NumberFormat('en-US');

/** The amount as money is shown: `$1,299.00`, `CAD 1,299.00`; the prefix is the site's. */
export const formatPrice = (prefix: string, amount: Cents): string =>
  `${prefix}${grouped.format(Math.floor(amount / 100))}.${String(amount % 100).padStart(2, '0')}`;
