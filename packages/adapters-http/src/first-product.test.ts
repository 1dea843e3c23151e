import { type LogEntry, sites } from '@gift-registry/domain';
import { exampleProduct } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readFirstProduct } from './first-product.ts';
import { productAnswer } from './wire/index.ts';

const read = (textContent: string | null, its = 'page-product') => {
  const log: Array<LogEntry> = [];
  const getElementById = (id: string) => (id === its ? { textContent, getAttribute: () => null } : null);
  const product = readFirstProduct({ getElementById }, { write: (entry) => () => log.push(entry) })();
  return { product, log };
};

describe('the product in the first HTML', () => {
  it('[ROUTE-19] is the product, or nothing on a page without one', () => {
    const product = exampleProduct();
    const json = JSON.stringify(productAnswer.encode(sites.main, product));
    expect(read(json)).toEqual({ product: O.some(product), log: [] });
    expect(read(json, 'page-state')).toEqual({ product: O.none, log: [] });
  });

  it.each([[null], ['null']])('[ROUTE-19] [ANA-02] the text %j is logged and nothing', (text) => {
    const { product, log } = read(text);
    expect(product).toEqual(O.none);
    expect(log.map(({ level, tag }) => [level, tag])).toEqual([['error', 'first-product-not-understood']]);
  });
});
