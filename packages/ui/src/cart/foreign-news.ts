import { type CartLineView, type LineNews, lineNews } from '@gift-registry/domain';
import type { CartRow } from './cart-model.ts';

/** What a person takes the cart to hold: what the page shows, but for what was asked without an answer and is so by now. */
export const linesKnown = (
  rows: ReadonlyArray<CartRow>,
  now: ReadonlyArray<CartLineView>,
): ReadonlyArray<CartLineView> =>
  rows.flatMap(({ line, change }) => {
    if (change._tag !== 'Unanswered' && change._tag !== 'Unconfirmed') return [line];
    const its = now.find(({ lineId }) => lineId === line.lineId);
    if (its !== undefined) return [its];
    return change.what === 'Remove' ? [] : [line];
  });

/** What became of the cart by somebody else's doing (CART-09): what came in, and of a cart that was not changed here (`isUnasked`) all that is another. */
export const foreignNews = (
  before: ReadonlyArray<CartRow>,
  now: ReadonlyArray<CartLineView>,
  isUnasked: boolean,
): ReadonlyArray<LineNews> =>
  before.length === 0 ? [] : lineNews(linesKnown(before, now), now).filter(({ _tag }) => isUnasked || _tag === 'Came');
