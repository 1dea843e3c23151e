import type { LogEntry } from '@gift-registry/domain';
import { exampleProduct, sites, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { of, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import type { PodFailure } from '../recommendation-carousel/index.ts';
import { exampleRecommendations } from '../recommendation-carousel/testing/example-cards.ts';
import type { ProductPageFacts } from './product-model.ts';
import { productPageFacts } from './product-page-facts.ts';
import { productShelvesStream } from './product-shelves.stream.ts';

const [skillet] = exampleRecommendations;

it('[SHOP-03] matching and similar items are read once the product is shown, without its other colors; what cannot be read is only logged', () => {
  const color = { name: 'Lake', hex: '3f5a67', path: '/product/oven/1', isAvailable: true, isCurrent: false };
  const colors = [{ ...color, sku: skillet?.sku ?? skuOf('1') }];
  const facts = productPageFacts({ site: sites.main }, { product: exampleProduct(), colors }, O.none);
  const facts$ = new Subject<ProductPageFacts>();
  const requests: string[] = [];
  const logged: LogEntry[] = [];
  const failure: PodFailure = { _tag: 'NotOk', status: 503 };
  const shelves = productShelvesStream({
    facts$,
    recommend: (podId, [sku]) => {
      requests.push(`${podId} ${sku}`);
      return of(
        podId === 'complete-the-look'
          ? E.right({ items: exampleRecommendations, title: 'Matching items', resultId: 'r', length: 8 })
          : E.left(failure),
      );
    },
    site: sites.main,
    log: { write: (entry) => () => void logged.push(entry) },
  });
  const watched = shelves.model.changes$.subscribe();
  expect(requests).toEqual([]);
  facts$.next(facts);
  facts$.next({ ...facts });
  expect(requests).toEqual(['complete-the-look 4821', 'pdp-alternative-items 4821']);
  const { matching, similar } = shelves.model.value;
  expect(matching._tag === 'Loaded' && matching.cards.map(({ item, add }) => [item.sku, add])).toEqual(
    exampleRecommendations.slice(1).map(({ sku }) => [sku, O.none]),
  );
  expect(similar).toEqual({ _tag: 'Nothing' });
  expect(logged.map(({ tag }) => tag)).toEqual(['recommendations.read-failed']);
  watched.unsubscribe();
});
