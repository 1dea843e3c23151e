/*
 * [NLA-02] [SHOP-03] [BUY-05] The order of SKUs where nothing else decides: numbers by their value, then all others by their letters.
 *
 * @example ordSku.compare(skuOf('99'), skuOf('100')) // => -1
 */
import { number as N, ord, string as S } from 'fp-ts';
import type { Sku } from './sku.ts';

/** Numbers have no leading zeros, so the one with more digits is larger. */
const digitsOf = (sku: Sku): number => (/^\d+$/.test(sku) ? sku.length : Number.POSITIVE_INFINITY);

export const ordSku: ord.Ord<Sku> = ord.getMonoid<Sku>().concat(ord.contramap(digitsOf)(N.Ord), S.Ord);
