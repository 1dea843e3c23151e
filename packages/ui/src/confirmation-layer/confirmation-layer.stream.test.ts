import {
  type CartAddition,
  identityKey,
  type LocatedCartRequest,
  type LogEntry,
  type RecommendedItem,
  type Sku,
} from '@gift-registry/domain';
import {
  cartIdOf,
  exampleItem,
  exampleProduct,
  grIdOf,
  idempotencyKeyOf,
  identityOf,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { defer, distinctUntilChanged, map, type Observable } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import type { CartItemRequest } from '../cart-addition/index.ts';
import { mutationKeys } from '../mutation/index.ts';
import { exampleRecommendations } from '../recommendation-carousel/testing/example-cards.ts';
import type { ConfirmationLayerStream, ConfirmationSource } from './confirmation-layer.stream.ts';
import type { ConfirmationLayerModel } from './confirmation-layer-model.ts';
import { exampleConfirmation, exampleLayer } from './testing/example-layer.ts';

const grId = grIdOf('7310442');
const plates = { grId: O.some(grId), identity: identityOf('4821'), quantity: 2 };
const [skillet, boards] = [skuOf('7001'), skuOf('7002')];

const addition = (request: LocatedCartRequest): CartAddition => ({
  cartId: cartIdOf('cart-1'),
  count: 4,
  added: [request],
  warnings: [],
});
const pod = (items: ReadonlyArray<RecommendedItem>) =>
  E.right({ items, title: 'People Also Bought', resultId: 'r', length: items.length });

interface Setting {
  /** Marbles of the nth confirmation: `c` three items, `d` four, `e` nothing of what was added, `u` unavailable. */
  readonly confirm?: ReadonlyArray<string>;
  /** Marbles of the recommendations: `p` products, `n` none, `s` status 503, `u` away. */
  readonly recommend?: string;
  /** Marbles of each addition that is to be shipped: `a` added, `r` refused, `k` the key was used for something else. */
  readonly add?: string;
  /** Earlier unconfirmed requests for the skillet. */
  readonly unanswered?: string;
  readonly items?: ReadonlyArray<RecommendedItem>;
  readonly isListed?: boolean;
}

interface Scene extends RunHelpers {
  readonly stream: ConfirmationLayerStream;
  readonly confirmed: Array<Parameters<ConfirmationSource['confirm']>[0]>;
  readonly requests: CartItemRequest[];
  readonly keys: string[];
  /** Resolves the request for that product in another tab. */
  readonly settle: (sku: Sku) => void;
  readonly pods: Array<Parameters<ConfirmationSource['recommend']>>;
  readonly logged: LogEntry[];
  readonly left: string[];
  readonly changed: number[];
  readonly at: (marbles: string, act: () => void) => void;
}

/** Under which the keys know a product that is not on the registry. */
const itemOf = (sku: Sku): string => ` ${identityKey(identityOf(sku))}`;

/** Sets the scene under a virtual clock on which a frame is a millisecond. */
const scene = (setting: Setting, play: (scene: Scene) => void): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const { cold } = helpers;
    const [confirmed, requests, keys, pods, logged, left, changed]: [
      Scene['confirmed'],
      CartItemRequest[],
      string[],
      Scene['pods'],
      LogEntry[],
      string[],
      number[],
    ] = [[], [], [], [], [], [], []];
    const away = E.left({ _tag: 'Unavailable' } as const);
    const cartItemKeys = mutationKeys<string>(() => idempotencyKeyOf(`layer-key-${keys.length + 1}`));
    if (setting.unanswered !== undefined) cartItemKeys.keyFor(itemOf(skillet), setting.unanswered);
    const stream = exampleLayer(
      {
        confirm: (request) =>
          defer(() => {
            confirmed.push(request);
            return cold(setting.confirm?.[confirmed.length - 1] ?? '-', {
              c: E.right(exampleConfirmation({ cartItemCount: 3 })),
              d: E.right(exampleConfirmation({ cartItemCount: 4 })),
              e: E.right(exampleConfirmation({ addedItemCount: 0, cartItemCount: 0, items: [] })),
              u: away,
            });
          }),
        recommend: (...question) =>
          defer(() => {
            pods.push(question);
            return cold(setting.recommend ?? '(p|)', {
              p: pod(setting.items ?? exampleRecommendations),
              n: pod([]),
              s: E.left({ _tag: 'NotOk', status: 503 } as const),
              u: away,
            });
          }),
        add: (request, key) =>
          defer(() => {
            requests.push(request);
            keys.push(key);
            const marbles = O.isSome(request.pickupAt) ? undefined : setting.add;
            const k = E.left({ _tag: 'IdempotencyKeyReused' } as const);
            return cold(marbles ?? '-(a|)', { a: E.right(addition(request)), r: away, k });
          }),
        readTerms: () => () =>
          cold('-(t|)', {
            t: E.right(
              O.some({
                title: 'Confirm Your Selection',
                termsHtml: '<p>For you alone.</p>',
                leadTime: 'In 8 weeks',
              }),
            ),
          }),
      },
      {
        scheduler,
        keys: cartItemKeys,
        log: { write: (entry) => () => void logged.push(entry) },
        goTo: (path) => void left.push(`${path} at ${scheduler.now()}`),
        cartChanged: () => void changed.push(scheduler.now()),
        listOf: (list) =>
          setting.isListed === true && list === grId
            ? O.some({ grId, items: [exampleItem({ product: exampleProduct({ sku: skillet }), purchased: 0 })] })
            : O.none,
      },
    );
    const at = (marbles: string, act: () => void): void => void cold(marbles).subscribe(act);
    const settle = (sku: Sku): void => cartItemKeys.settle(itemOf(sku));
    play({ ...helpers, stream, confirmed, requests, keys, settle, pods, logged, left, changed, at });
  });
};

const summary = ({ isOpen, addedCount, content }: ConfirmationLayerModel): string => {
  const shown = content._tag === 'Shown' ? `cart of ${content.confirmation.cartItemCount}` : content._tag;
  return isOpen ? `${addedCount} added, ${shown}` : `closed, ${shown}`;
};
const seen$ = ({ model }: ConfirmationLayerStream): Observable<string> =>
  model.changes$.pipe(map(summary), distinctUntilChanged());
const steps$ = ({ model }: ConfirmationLayerStream): Observable<string> =>
  model.changes$.pipe(
    map(({ carousel }) =>
      carousel._tag === 'Loaded'
        ? carousel.cards
            .slice(0, 2)
            .map(({ add }) => (add._tag === 'Some' ? add.value._tag : 'None'))
            .join(' ')
        : carousel._tag,
    ),
    distinctUntilChanged(),
  );

describe('confirmationLayerStream', () => {
  it('[CART-01] opens with what was added and notifies the cart; a quick answer is shown without a loading text', () => {
    scene({ confirm: ['199ms (c|)'] }, ({ at, expectObservable, flush, stream, confirmed }) => {
      at('-x', () => stream.open({ added: [plates] }));
      expectObservable(seen$(stream), '^ 1s !').toBe('ab 198ms c', {
        a: 'closed, Awaited',
        b: '2 added, Awaited',
        c: '2 added, cart of 3',
      });
      flush();
      expect(confirmed).toEqual([
        { skus: ['4821'], quantities: [2], cartId: O.none, grId: O.some(grId), optionChoice: '' },
      ]);
    });
  });

  it('[BUY-02] [BUY-03] shows how many are still needed where the cart now holds more, and nothing the next time', () => {
    scene({}, ({ at, flush, stream }) => {
      const shown: unknown[] = [];
      at('-x', () => stream.open({ added: [plates], warnings: [{ identity: plates.identity, remaining: 1 }] }));
      at('--x', () => shown.push(stream.model.value.overPurchased));
      at('---x', () => stream.open({ added: [plates], warnings: [] }));
      at('----x', () => shown.push(stream.model.value.overPurchased));
      flush();
      expect(shown).toEqual([[1], []]);
    });
  });

  it('[CART-01] shows after 200 ms that the cart is being added up', () => {
    scene({ confirm: ['201ms (c|)'] }, ({ at, expectObservable, stream }) => {
      at('-x', () => stream.open({ added: [plates] }));
      expectObservable(seen$(stream), '^ 1s !').toBe('ab 199ms cd', {
        a: 'closed, Awaited',
        b: '2 added, Awaited',
        c: '2 added, Loading',
        d: '2 added, cart of 3',
      });
    });
  });

  it('a failed confirmation is only logged, and what was added is still shown', () => {
    scene({ confirm: ['-(u|)'] }, ({ at, expectObservable, flush, stream, logged }) => {
      at('-x', () => stream.open({ added: [plates] }));
      expectObservable(seen$(stream), '^ 1s !').toBe('abc', {
        a: 'closed, Awaited',
        b: '2 added, Awaited',
        c: '2 added, Unread',
      });
      flush();
      expect(logged).toEqual([{ level: 'warning', tag: 'confirmation.read-failed', data: { reason: 'Unavailable' } }]);
    });
  });

  it('[CART-08] an addition that is not in the cart is not shown as added; the next addition is shown as usual', () => {
    scene({ confirm: ['-(e|)', '-(c|)'] }, ({ at, flush, stream }) => {
      const shown: unknown[] = [];
      const look = () => shown.push([stream.model.value.isGone, stream.model.value.content._tag]);
      stream.model.changes$.subscribe();
      at('-x', () => stream.open({ added: [plates] }));
      at('---x', look);
      at('----x', () => stream.open({ added: [plates] }));
      at('------x', look);
      flush();
      expect(shown).toEqual([
        [true, 'Shown'],
        [false, 'Shown'],
      ]);
    });
  });

  it('names what was added as the caller, the list or the recommendations do, also where the cart cannot be read', () => {
    scene({ confirm: ['(u|)', '(u|)', '(u|)', '(u|)'], isListed: true }, ({ at, flush, stream }) => {
      const shown: unknown[] = [];
      const look = () => shown.push(stream.model.value.names);
      const one = (grId: typeof plates.grId, identity: typeof plates.identity) => ({ grId, identity, quantity: 1 });
      stream.model.changes$.subscribe();
      at('-x', () => stream.open({ added: [plates], names: ['Plates'] }));
      at('--x', look);
      at('---x', () => stream.open({ added: [one(plates.grId, identityOf(skillet))] }));
      at('----x', look);
      at('-----x', () => stream.open({ added: [one(O.none, identityOf(boards))] }));
      at('------x', look);
      at('-------x', () => stream.open({ added: [plates] }));
      at('--------x', look);
      flush();
      const recommended = exampleRecommendations.find(({ sku }) => sku === boards)?.name;
      expect(shown).toEqual([['Plates'], [exampleProduct().name], [recommended], []]);
    });
  });

  it('[CART-01] stays closed where nothing was added, and shows the last addition of several', () => {
    scene({ confirm: ['----(c|)', '-(d|)'] }, ({ at, expectObservable, stream }) => {
      at('-x', () => stream.open({ added: [] }));
      at('--x', () => stream.open({ added: [plates] }));
      at('---x', () => stream.open({ added: [{ ...plates, quantity: 1 }] }));
      at('------x', () => stream.close());
      expectObservable(seen$(stream), '^ 1s !').toBe('a-bcd-e', {
        a: 'closed, Awaited',
        b: '2 added, Awaited',
        c: '1 added, Awaited',
        d: '1 added, cart of 4',
        e: 'closed, cart of 4',
      });
    });
  });

  it.each([
    ['-(p|)', 'Loading', 'Idle Idle', []],
    ['-(n|)', 'Loading', 'Nothing', []],
    ['-(s|)', 'Loading', 'Nothing', ['HTTP 503']],
    ['-(u|)', 'Loading', 'Nothing', ['Unavailable']],
  ])('[REC-03] recommendations that answer %s: first %s, then %s', (recommend, first, then, errors) => {
    scene({ recommend }, ({ at, expectObservable, flush, stream, pods, logged }) => {
      at('-x', () => stream.open({ added: [plates] }));
      expectObservable(steps$(stream), '^ 1s !').toBe('abc', { a: 'Nothing', b: first, c: then });
      flush();
      expect(pods).toEqual([['people-also-bought-atc-confirmation', { item_id: ['4821'] }]]);
      expect(logged.map(({ data }) => data['error'])).toEqual(errors);
    });
  });

  it('[CART-03] "Added" stays under the added product, the cart is read again, and pressing again does nothing', () => {
    const setting = { confirm: ['-(c|)', '(d|)'], recommend: '-(p|)', add: '---(a|)' };
    scene(setting, ({ at, expectObservable, flush, stream, requests, changed }) => {
      at('-x', () => stream.open({ added: [plates] }));
      at('---x', () => stream.addRecommended(skillet));
      at('----x', () => stream.addRecommended(skillet));
      at('4500ms x', () => stream.addRecommended(skillet));
      at('--------x', () => stream.addRecommended(skuOf('1')));
      expectObservable(steps$(stream), '^ 5s !').toBe('albc--d', {
        a: 'Nothing',
        l: 'Loading',
        b: 'Idle Idle',
        c: 'Adding Idle',
        d: 'Added Idle',
      });
      expectObservable(seen$(stream), '^ 5s !').toBe('awb---c', {
        a: 'closed, Awaited',
        w: '2 added, Awaited',
        b: '2 added, cart of 3',
        c: '2 added, cart of 4',
      });
      flush();
      expect(requests).toHaveLength(1);
      expect(changed).toEqual([6]);
    });
  });

  it('[CART-03] a refusal is shown and can be retried, under the same key while the outcome is unknown', () => {
    scene({ recommend: '-(p|)', add: '-(r|)' }, ({ at, expectObservable, flush, stream, keys, logged }) => {
      at('-x', () => stream.open({ added: [plates] }));
      at('---x', () => stream.addRecommended(boards));
      at('------x', () => stream.addRecommended(boards));
      expectObservable(steps$(stream), '^ 1s !').toBe('albcd-cd', {
        a: 'Nothing',
        l: 'Loading',
        b: 'Idle Idle',
        c: 'Idle Adding',
        d: 'Idle Unconfirmed',
      });
      flush();
      expect(keys).toEqual(['layer-key-1', 'layer-key-1']);
      expect(logged).toEqual([
        { level: 'warning', tag: 'cart.addition-failed', data: { sku: '7002', reason: 'Unavailable' } },
        { level: 'warning', tag: 'cart.addition-failed', data: { sku: '7002', reason: 'Unavailable' } },
      ]);
    });
  });

  it('[CART-03] [CART-08] an item added earlier for pickup is shown as already in the cart, and not as added', () => {
    const setting = { confirm: ['-(c|)', '-(d|)'], recommend: '-(p|)', add: '-(k|)', unanswered: '3 104' };
    scene(setting, ({ at, flush, stream, requests, confirmed, changed }) => {
      stream.model.changes$.subscribe();
      at('-x', () => stream.open({ added: [plates] }));
      at('---x', () => stream.addRecommended(skillet));
      flush();
      expect(requests.map(({ quantity, pickupAt }) => [quantity, O.toNullable(pickupAt)])).toEqual([
        [1, null],
        [3, '104'],
      ]);
      expect(stream.model.value).toMatchObject({ isOpen: true, isEarlier: true, addedCount: 3 });
      expect(confirmed.map(({ skus }) => skus)).toEqual([['4821'], [skillet]]);
      expect(changed).toHaveLength(1);
      const { carousel } = stream.model.value;
      expect(carousel._tag === 'Loaded' && carousel.cards[0]?.add).toEqual(O.some({ _tag: 'Idle' }));
    });
  });

  it('[CART-03] what the registry still needs is added for it, anything else as a plain product; both say where they were found', () => {
    scene({ isListed: true }, ({ at, expectObservable, flush, stream, requests }) => {
      at('-x', () => stream.open({ added: [plates] }));
      at('--x', () => stream.addRecommended(skillet));
      at('---x', () => stream.addRecommended(boards));
      expectObservable(
        stream.model.changes$.pipe(
          map(() => 0),
          distinctUntilChanged(),
        ),
        '^ 1s !',
      ).toBe('a', { a: 0 });
      flush();
      const requestLocation = (position: number) => ({
        location: 'cart-confirmation',
        url: '/gift-registry/guest-list/7310442',
        position,
        totalPositions: 8,
        optionChoice: '',
        personalizationText: '',
      });
      expect(requests).toEqual([
        {
          grId: O.some(grId),
          identity: identityOf('7001'),
          quantity: 1,
          requestLocation: requestLocation(1),
          pickupAt: O.none,
        },
        {
          grId: O.none,
          identity: identityOf('7002'),
          quantity: 1,
          requestLocation: requestLocation(2),
          pickupAt: O.none,
        },
      ]);
      const { carousel } = stream.model.value;
      expect(carousel._tag === 'Loaded' && carousel.cards.map(({ isOnRegistry }) => isOnRegistry)).toEqual([
        true,
        ...new Array(7).fill(false),
      ]);
    });
  });

  const custom = exampleRecommendations.map((item) => ({ ...item, hasCustomOrderConfirmation: item.sku === skillet }));

  it('[REC-07] [ADD-05] a made-to-order product is not added before its terms are accepted, and never when they are declined', () => {
    scene({ items: custom }, ({ at, expectObservable, flush, stream, requests, left }) => {
      at('-x', () => stream.open({ added: [plates] }));
      at('--x', () => stream.addRecommended(skillet));
      at('-----x', () => stream.answerTerms('decline'));
      at('------x', () => stream.answerTerms('accept'));
      const asking$ = stream.model.changes$.pipe(
        map(({ terms }) => `${terms.isOpen} ${terms.content._tag}`),
        distinctUntilChanged(),
      );
      expectObservable(asking$, '^ 1s !').toBe('a-bc-d', {
        a: 'false Awaited',
        b: 'true Awaited',
        c: 'true Read',
        d: 'false Read',
      });
      flush();
      expect([requests, left]).toEqual([[], []]);
    });
  });

  it.each([
    ['-(a|)', ['/checkout/cart at 303']],
    ['500ms (a|)', ['/checkout/cart at 503']],
    ['-(r|)', []],
  ])(
    '[REC-07] [ADD-05] accepted, and added %s: the cart opens 300 ms later, and not before the product is in it',
    (add, expected) => {
      scene({ items: custom, add }, ({ at, expectObservable, flush, stream, requests, left }) => {
        at('-x', () => stream.open({ added: [plates] }));
        at('--x', () => stream.addRecommended(skillet));
        at('---x', () => stream.answerTerms('accept'));
        expectObservable(
          stream.model.changes$.pipe(
            map(() => 0),
            distinctUntilChanged(),
          ),
          '^ 2s !',
        ).toBe('a', { a: 0 });
        flush();
        expect(requests).toHaveLength(1);
        expect(left).toEqual(expected);
      });
    },
  );
});
