import type { Cents } from './cents.ts';

const grouped = new Intl.NumberFormat('en-US');

/** The amount with its currency prefix: `$1,299.00`, `CAD 1,299.00`. */
export const formatPrice = (prefix: string, amount: Cents): string =>
  `${prefix}${grouped.format(Math.floor(amount / 100))}.${String(amount % 100).padStart(2, '0')}`;

/** The amount as shown in statistics and suggestions, whole amounts without cents: `$450`, `$450.50`. */
export const formatAmount = (prefix: string, amount: Cents): string => formatPrice(prefix, amount).replace('.00', '');
