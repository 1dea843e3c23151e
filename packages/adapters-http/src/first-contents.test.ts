import { giftCardsPage, type LogEntry, recommendedItem } from '@gift-registry/domain';
import { exampleProduct, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readFirstInformation, readFirstPicks, readFirstProduct } from './first-contents.ts';
import { informationPage, pagePicks, productWithColorsAnswer } from './wire/index.ts';

const readOther = (
  reader: typeof readFirstProduct | typeof readFirstInformation | typeof readFirstPicks,
  id: string,
  textContent: string | null,
) => {
  const log: Array<LogEntry> = [];
  const getElementById = (given: string) => (given === id ? { textContent, getAttribute: () => null } : null);
  const value = reader({ getElementById }, { write: (entry) => () => log.push(entry) })();
  return { value, tags: log.map(({ tag }) => tag) };
};

describe('a product or a text in the first HTML', () => {
  const shown = { product: exampleProduct(), colors: [] };
  const product = JSON.stringify(productWithColorsAnswer.encode(sites.main, shown));
  const text = JSON.stringify(informationPage.encode(sites.main, giftCardsPage(sites.main)));

  it('[ROUTE-19] [ROUTE-10] is read as it was written, and none on another page', () => {
    expect(readOther(readFirstProduct, 'page-product', product)).toEqual({ value: O.some(shown), tags: [] });
    expect(readOther(readFirstInformation, 'page-information', text)).toEqual({
      value: O.some(giftCardsPage(sites.main)),
      tags: [],
    });
    const picks = { items: [recommendedItem(exampleProduct())], title: 'Picks', resultId: 'r-1', length: 1 };
    const written = JSON.stringify(pagePicks.encode(sites.main, picks));
    expect(readOther(readFirstPicks, 'page-picks', written)).toEqual({ value: O.some(picks), tags: [] });
    expect(readOther(readFirstProduct, 'page-state', product)).toEqual({ value: O.none, tags: [] });
  });

  it.each([null, 'null', '{}'])('[ROUTE-19] [ROUTE-10] [ANA-02] that is %j is logged and none', (raw) => {
    expect(readOther(readFirstProduct, 'page-product', raw)).toEqual({
      value: O.none,
      tags: ['first-product.unreadable'],
    });
    expect(readOther(readFirstInformation, 'page-information', raw)).toEqual({
      value: O.none,
      tags: ['first-information.unreadable'],
    });
  });
});
