import { type Extra, type LogEntry, sites } from '@gift-registry/domain';
import { exampleProduct, grIdOf, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { defer, distinctUntilChanged, map } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { exampleRecommendations } from '../recommendation-carousel/testing/example-cards.ts';
import { exampleAdding, exampleAddition } from '../registry-adding/testing/example-adding.ts';
import { type AddedLayerModel, type AddedLayerStream, addedLayerStream } from './added-layer.stream.ts';

const [skillet, boards] = [skuOf('7001'), skuOf('7002')];
const towels: Extra = {
  sku: skuOf('77'),
  name: 'Kitchen Towels',
  path: '/product/kitchen-towels/77',
  picture: '/pictures/towels-desktop.webp',
  formattedPrice: '$24.95',
};
const addition = { grId: grIdOf('7310442'), ...exampleAddition(exampleProduct(), 2, [towels]) };

/** Marbles of recommending (p products, s status 503), and of the nth addition (a added, n refused). */
interface Setting {
  readonly recommend?: string;
  readonly answers?: ReadonlyArray<string>;
  readonly isScanning?: boolean;
}
interface Scene {
  readonly layer: AddedLayerStream;
  readonly requestedSkus: string[];
  readonly pods: Array<ReadonlyArray<string>>;
  readonly logged: LogEntry[];
  readonly toasts: () => boolean;
  readonly at: (time: number, mutation: () => void) => void;
  readonly expectShown: (
    describe: (model: AddedLayerModel) => string,
    marbles: string,
    values: Record<string, string>,
  ) => void;
  readonly flush: () => void;
}

const scene = (setting: Setting, play: (scene: Scene) => void): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run(({ cold, expectObservable, flush }) => {
    const [requestedSkus, pods, logged]: [string[], Array<ReadonlyArray<string>>, LogEntry[]] = [[], [], []];
    const adding = exampleAdding({
      source: {
        add: (_, { identity, quantity }) =>
          defer(() => {
            requestedSkus.push(identity.sku);
            return cold(setting.answers?.[requestedSkus.length - 1] ?? '-', {
              a: E.right(exampleAddition(exampleProduct({ sku: identity.sku }), quantity)),
              n: E.left({ _tag: 'NotAddable', identity } as const),
            });
          }),
      },
      scheduler,
    });
    const subscription = adding.model.changes$.subscribe();
    const layer = addedLayerStream({
      recommend: (_, skus) =>
        defer(() => {
          pods.push(skus);
          return cold(setting.recommend ?? '(p|)', {
            p: E.right({
              items: exampleRecommendations,
              title: 'You May Also Want',
              resultId: 'r',
              length: exampleRecommendations.length,
            }),
            s: E.left({ _tag: 'NotOk', status: 503 } as const),
          });
        }),
      adding,
      site: sites.main,
      isScanning: () => setting.isScanning ?? false,
      log: { write: (entry) => () => void logged.push(entry) },
    });
    play({
      layer,
      requestedSkus,
      pods,
      logged,
      toasts: () => O.isSome(adding.toast.value),
      at: (time, act) => void cold(`${time}ms x`).subscribe(act),
      expectShown: (describe, marbles, values) =>
        expectObservable(layer.model.changes$.pipe(map(describe), distinctUntilChanged()), '^ 5s !').toBe(
          marbles,
          values,
        ),
      flush,
    });
    flush();
    subscription.unsubscribe();
  });
};

const steps = ({ carousel, extras }: AddedLayerModel): string =>
  [
    ...extras.map(({ step }) => (O.isSome(step) ? step.value._tag : '')),
    ...(carousel._tag === 'Loaded'
      ? carousel.cards.slice(0, 2).map(({ add }) => (O.isSome(add) ? add.value._tag : ''))
      : [carousel._tag]),
  ].join(' ');

describe('addedLayerStream', () => {
  it('[ADD-04] [ADD-08] a scanned item leads back to scanning', () => {
    scene({ isScanning: true }, ({ layer, flush }) => {
      layer.open(addition);
      flush();
      expect(layer.model.value.actions[0]).toEqual({ _tag: 'ScanAnother' });
    });
  });

  it('[ADD-04] shows how many were added and the links on, including the checklist where the registry has one', () => {
    scene({}, ({ layer, at, flush, pods, expectShown }) => {
      at(10, () => layer.open(addition));
      at(20, () => layer.close());
      expectShown(({ isOpen, addedCount }) => `${isOpen} ${addedCount}`, 'a 9ms b 9ms c', {
        a: 'false 0',
        b: 'true 2',
        c: 'false 2',
      });
      flush();
      expect(layer.model.value.actions.map(({ _tag }) => _tag)).toEqual([
        'ContinueShopping',
        'ViewRegistry',
        'ViewChecklist',
      ]);
      expect(pods).toEqual([['4821']]);
    });
  });

  it('[ADD-04] a product added from the layer shows "Added" at its button, once, and nowhere else', () => {
    scene({ answers: ['5ms (a|)', '5ms (a|)'] }, ({ layer, at, flush, requestedSkus, toasts, expectShown }) => {
      at(10, () => layer.open(addition));
      at(20, () => layer.addExtra(towels.sku));
      at(22, () => layer.addExtra(towels.sku));
      at(40, () => layer.addRecommended(boards));
      at(60, () => layer.addExtra(skuOf('1')));
      expectShown(steps, 'a 9ms (lb) 6ms c 4ms d 14ms e 4ms f', {
        a: 'Nothing',
        l: 'Idle Loading',
        b: 'Idle Idle Idle',
        c: 'Adding Idle Idle',
        d: 'Added Idle Idle',
        e: 'Added Idle Adding',
        f: 'Added Idle Added',
      });
      flush();
      expect(requestedSkus).toEqual(['77', boards]);
      expect(toasts()).toBe(false);
    });
  });

  it('[ADD-04] [ADD-02] a refusal shows its reason, and the item can be added again', () => {
    scene({ answers: ['2ms (n|)', '2ms (a|)'] }, ({ layer, at, flush, requestedSkus, expectShown }) => {
      at(10, () => layer.open(addition));
      at(20, () => layer.addRecommended(skillet));
      at(30, () => layer.addRecommended(skillet));
      expectShown(steps, 'a 9ms (lb) 6ms c 1ms d 7ms c 1ms e', {
        a: 'Nothing',
        l: 'Idle Loading',
        b: 'Idle Idle Idle',
        c: 'Idle Adding Idle',
        d: 'Idle Failed Idle',
        e: 'Idle Added Idle',
      });
      flush();
      expect(requestedSkus).toEqual([skillet, skillet]);
    });
  });

  it('[ADD-04] an item among the extras is not recommended again', () => {
    scene({}, ({ layer, at, flush, expectShown }) => {
      const shown = ({ carousel }: AddedLayerModel): string =>
        carousel._tag === 'Loaded' ? carousel.cards.map(({ item }) => item.sku).join() : carousel._tag;
      const others = exampleRecommendations.map(({ sku }) => sku).filter((sku) => sku !== boards);
      at(10, () => layer.open({ ...addition, extras: [{ ...towels, sku: boards }] }));
      expectShown(shown, 'a 9ms (lb)', { a: 'Nothing', l: 'Loading', b: others.join() });
      flush();
      expect(others).not.toHaveLength(exampleRecommendations.length);
    });
  });

  it('[REC-03] a failed recommendation is only logged', () => {
    scene({ recommend: '5ms (s|)' }, ({ layer, at, flush, logged, expectShown }) => {
      at(10, () => layer.open({ ...addition, extras: [] }));
      expectShown(({ carousel }) => carousel._tag, 'a 9ms b 4ms a', { a: 'Nothing', b: 'Loading' });
      flush();
      expect(logged.map(({ data }) => data['error'])).toEqual(['HTTP 503']);
    });
  });
});
