import type { AskedAt, RecommendedItem, Sku } from '@gift-registry/domain';

/** The part of the site and the path on which a carousel stands. */
export type AskedFrom = Pick<AskedAt, 'location' | 'url'>;

/** Where a recommended product was asked for among all that were recommended with it (BUY-04). */
export const askedAmong = (items: ReadonlyArray<RecommendedItem>, sku: Sku, from: AskedFrom): AskedAt => {
  const place = items.findIndex((item) => item.sku === sku);
  return {
    ...from,
    position: place + 1,
    totalPositions: items.length,
    optionChoice: items[place]?.optionChoice ?? '',
    personalizationText: '',
  };
};
