/*
 * [PAGE-12] A SKU is 1 to 12 digits; leading zeros do not count, zeros alone are none, and everything else is refused with the reason.
 *
 * Laws:
 * - the SKU read is the domain's
 * - letters, points and signs are refused
 *
 * @example skuOfText('004821') // => right('4821')
 */
import { parseSku, type Sku } from '@gift-registry/domain';
import { either as E } from 'fp-ts';
import type { RowProblem } from './row-problem.ts';

/** The SKU in a cell. */
export const skuOfText = (raw: string): E.Either<RowProblem, Sku> => {
  const text = raw.trim();
  if (/^0*$/.test(text)) return E.left({ _tag: 'NoSku' });
  if (!/^\d+$/.test(text)) return E.left({ _tag: 'SkuIsNoNumber', text });
  return E.fromOption((): RowProblem => ({ _tag: 'SkuTooLong', text }))(parseSku(text));
};
