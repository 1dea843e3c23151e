import { createState } from '@gift-registry/domain';
import { exampleProduct, grIdOf, sites, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { distinctUntilChanged, map } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { exampleRecommendations } from '../recommendation-carousel/testing/example-cards.ts';
import { loaded } from '../registrant-page/testing/registrant-scene.ts';
import type { RegistryModel } from '../registry/index.ts';
import { exampleAdding, exampleAddition, exampleOwn } from '../registry-adding/testing/example-adding.ts';
import { type SimilarItemsStream, similarItemsStream } from './similar-items.stream.ts';

const [skillet] = exampleRecommendations;

const scene = (
  read: string,
  play: (scene: {
    readonly stream: SimilarItemsStream;
    readonly requests: Array<readonly [grId: string, sku: string]>;
    readonly at: (time: number, act: () => void) => void;
    readonly expectShown: (marbles: string, values: Record<string, string>) => void;
    readonly flush: () => void;
  }) => void,
  registry: RegistryModel = loaded({}),
): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run(({ cold, expectObservable, flush }) => {
    const requests: Array<readonly [grId: string, sku: string]> = [];
    const stream = similarItemsStream({
      read: () =>
        cold(read, {
          s: E.right({ product: exampleProduct(), items: exampleRecommendations }),
          n: E.right({ product: exampleProduct(), items: [] }),
          g: E.left({ _tag: 'ProductNotFound' } as const),
          u: E.left({ _tag: 'NotOk', status: 503 } as const),
        }),
      sku: skuOf('4821'),
      grId: grIdOf('7310443'),
      registry: { model: createState(registry) },
      adding: exampleAdding({
        source: {
          readOwn$: cold('(o|)', { o: E.right([exampleOwn(), exampleOwn('7310443', 'Ruth')]) }),
          add: (grId, { identity, quantity }) => {
            requests.push([grId, identity.sku]);
            return cold('(a|)', { a: E.right(exampleAddition(exampleProduct({ sku: identity.sku }), quantity)) });
          },
        },
        scheduler,
      }),
      site: sites.main,
      here: () => '/',
      scheduler,
      log: { write: () => () => undefined },
    });
    play({
      stream,
      requests,
      at: (time, act) => void cold(`${time}ms x`).subscribe(act),
      expectShown: (marbles, values) =>
        expectObservable(
          stream.model.changes$.pipe(
            map(({ found }) => (found._tag === 'Read' ? `${found.value.length} things` : found._tag)),
            distinctUntilChanged(),
          ),
          '^ 1s !',
        ).toBe(marbles, values),
      flush,
    });
  });
};

describe('similarItemsStream', () => {
  it('[ROUTE-07] similar products are shown, and added to the registry of the address', () => {
    scene('300ms (s|)', ({ stream, at, requests, expectShown, flush }) => {
      at(400, () => stream.addToRegistry(skuOf('1')));
      if (skillet !== undefined) at(500, () => stream.addToRegistry(skillet.sku));
      expectShown('a 199ms b 99ms c', { a: 'Awaited', b: 'Loading', c: '8 things' });
      flush();
      expect(requests).toEqual([['7310443', '7001']]);
    });
  });

  it.each([
    ['(n|)', '0 things'],
    ['(g|)', 'Missing'],
    ['(u|)', 'Failed'],
  ])('[ROUTE-07] what comes as %s is %s', (read, expected) => {
    scene(read, ({ expectShown }) => expectShown('(ab)', { a: 'Awaited', b: expected }));
  });

  it('[ROUTE-07] [ROUTE-17] another person’s registry is refused, and without one the page does not exist', () => {
    const closed = (registry: RegistryModel) => {
      let found: unknown;
      scene('(s|)', ({ stream }) => (found = stream.model.value.closed), registry);
      return found;
    };
    expect(closed(loaded({}))).toEqual(O.none);
    expect(closed(loaded({ role: 'guest' }))).toEqual(
      O.some({ _tag: 'NotAllowed', guestPage: '/gift-registry/guest-list/7310442' }),
    );
    expect(closed({ _tag: 'NotFound', last: O.none })).toEqual(O.some({ _tag: 'NotFound' }));
  });

  it('[ROUTE-07] a failure can be retried', () => {
    scene('(u|)', ({ stream, at, expectShown }) => {
      at(10, () => stream.readAgain());
      expectShown('(ab) 6ms (ab)', { a: 'Awaited', b: 'Failed' });
    });
  });
});
