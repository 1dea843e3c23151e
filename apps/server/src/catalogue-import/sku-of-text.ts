/*
 * [PAGE-12] [INT-06] The SKU in a cell, also where a spreadsheet wrote it as a text (`="000123"`, `'000123`) or as a number (`770014.0`); one that a spreadsheet has rounded is refused.
 *
 * @example skuOfText('004821') // => right('4821')
 * @example skuOfText('="000123"') // => right('123')
 */
import { GIFT_CARD_SKU, parseSku, type Sku } from '@gift-registry/domain';
import { either as E, function as F } from 'fp-ts';
import type { CellProblem } from './problems.ts';
import { unquoted } from './unquoted.ts';

/** Parses the SKU in a cell. */
export const skuOfText = (raw: string): E.Either<CellProblem, Sku> => {
  const text = unquoted(raw).replace(/^(\d+)\.0$/, '$1');
  if (/^0*$/.test(text)) return E.left({ _tag: 'Missing' });
  if (/^\d(\.\d+)?E\+?\d+$/i.test(text) && /[.+]/.test(text)) return E.left({ _tag: 'SkuRounded', text });
  return F.pipe(
    parseSku(text),
    E.fromOption((): CellProblem => ({ _tag: 'SkuUnreadable', text })),
    E.filterOrElse(
      (sku) => sku !== GIFT_CARD_SKU,
      (): CellProblem => ({ _tag: 'SkuReserved', text }),
    ),
  );
};
