/*
 * [INT-06] [ITEM-14] Whether a product can be had, by the words and numbers of a shop system. The word counts; without one the number of units does.
 *
 * @example availabilityOf({ online: 'in_stock', stock: '', backorder: '' }) // => { availability: 'in-stock', bad: [] }
 * @example availabilityOf({ online: '', stock: '0', backorder: 'notify' }) // => { availability: 'on-backorder', bad: [] }
 */
import type { StockLevel } from '@gift-registry/domain';
import type { BadCell } from './problems.ts';
import { unquoted } from './unquoted.ts';

const levels: ReadonlyMap<string, StockLevel> = new Map([
  ...(['true', 'yes', 'y', '1', 'in stock', 'instock', 'available', 'in store', 'limited availability'] as const).map(
    (word) => [word, 'in-stock'] as const,
  ),
  ...(
    ['false', 'no', 'n', '0', 'out of stock', 'outofstock', 'oos', 'sold out', 'soldout', 'unavailable'] as const
  ).map((word) => [word, 'out-of-stock'] as const),
  ...(
    ['backorder', 'back order', 'on backorder', 'onbackorder', 'preorder', 'pre order', 'available for order'] as const
  ).map((word) => [word, 'on-backorder'] as const),
  ['discontinued', 'discontinued'],
]);

const backorders: ReadonlyMap<string, boolean> = new Map([
  ...['1', '2', 'true', 'yes', 'notify', 'continue', 'allow'].map((word) => [word, true] as const),
  ...['', '0', 'false', 'no', 'deny'].map((word) => [word, false] as const),
]);

const word = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[\s_-]+/g, ' ');

const unitsIn = (text: string): number | undefined => (/^-?\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : undefined);

interface Said {
  readonly online: string;
  readonly stock: string;
  readonly backorder: string;
}

/** The availability that the cells state, and the cells that cannot be read; without any statement the product is in stock, with none that can be read it is out of stock. */
export const availabilityOf = (
  said: Said,
): { readonly availability: StockLevel; readonly bad: ReadonlyArray<BadCell> } => {
  const stock = unquoted(said.stock);
  const [level, units, isOrdered] = [
    levels.get(word(said.online === '' && unitsIn(stock) === undefined ? stock : said.online)),
    unitsIn(stock),
    backorders.get(word(said.backorder)),
  ];
  const unknown = (field: 'online' | 'backorder'): BadCell => ({
    field,
    problem: { _tag: 'WordUnknown', text: said[field] },
  });
  const bad: ReadonlyArray<BadCell> = [
    ...(word(said.online) !== '' && level === undefined ? [unknown('online')] : []),
    ...(stock !== '' && units === undefined && levels.get(word(stock)) === undefined
      ? [{ field: 'stock', problem: { _tag: 'NumberUnreadable', text: stock } } as const]
      : []),
    ...(isOrdered === undefined ? [unknown('backorder')] : []),
  ];
  const isStated = units === undefined ? !bad.some(({ field }) => field !== 'backorder') : units > 0;
  const counted = level ?? (isStated ? 'in-stock' : 'out-of-stock');
  return { availability: counted === 'out-of-stock' && isOrdered === true ? 'on-backorder' : counted, bad };
};
