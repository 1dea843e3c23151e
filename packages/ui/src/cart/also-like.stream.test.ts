import type { CartLineView, GrId, LogEntry, RecommendedItem, RegistryItem, Sku } from '@gift-registry/domain';
import {
  cartIdOf,
  exampleCart,
  exampleContributionLineView,
  exampleItem,
  exampleLine,
  exampleOrder,
  exampleProduct,
  exampleRegistry,
  grIdOf,
  idempotencyKeyOf,
  identityOf,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { defer, distinctUntilChanged, map, type Observable } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import type { CartItemRequest } from '../cart-addition/index.ts';
import { mutationKeys } from '../mutation/index.ts';
import type { RecommendedSource } from '../recommendation-carousel/index.ts';
import { exampleRecommendations } from '../recommendation-carousel/testing/example-cards.ts';
import { type AlsoLikeStream, alsoLikeStream } from './also-like.stream.ts';
import { type CartState, cartState } from './cart-state.ts';
import { storedCheckout } from './checkout-memory.ts';
import { memoryCheckout } from './testing/memory-checkout.ts';

const [skillet, boards, mugs] = [skuOf('7001'), skuOf('7002'), skuOf('7003')];
const lineOf = (sku: Sku): CartLineView =>
  exampleLine({ identity: identityOf(sku), grId: O.none, name: `Line ${sku}` });
const plates = lineOf(skuOf('4821'));

interface Setting {
  /** Marbles of the recommendations: `p` products, `n` none, `s` status 503. */
  readonly recommend?: string;
  readonly items?: ReadonlyArray<RecommendedItem>;
  /** Marbles of each registry's list: `l` what is `listed`, `u` no answer. */
  readonly list?: string;
  readonly listed?: ReadonlyArray<RegistryItem>;
  /** Marbles of each addition: `a` added, `u` no answer. */
  readonly add?: string;
}

interface Scene extends RunHelpers {
  readonly stream: AlsoLikeStream;
  readonly cart: CartState;
  /** The cart is read, and holds that. */
  readonly show: (...lines: ReadonlyArray<CartLineView>) => void;
  readonly pods: Array<Parameters<RecommendedSource['recommend']>>;
  readonly requests: CartItemRequest[];
  /** The registries of which the list was read. */
  readonly read: GrId[];
  readonly logged: LogEntry[];
  /** The notifications about additions, each with its time. */
  readonly events: string[];
  readonly at: (marbles: string, act: () => void) => void;
}

/** Sets the scene under a virtual clock on which a frame is a millisecond. */
const scene = (setting: Setting, play: (scene: Scene) => void): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const { cold } = helpers;
    const [pods, requests, logged, events]: [Scene['pods'], CartItemRequest[], LogEntry[], string[]] = [[], [], [], []];
    const read: GrId[] = [];
    const cart = cartState(storedCheckout(memoryCheckout()).present());
    const items = setting.items ?? exampleRecommendations;
    const stream = alsoLikeStream({
      source: {
        recommend: (...question) =>
          defer(() => {
            pods.push(question);
            return cold(setting.recommend ?? '(p|)', {
              p: E.right({ items, title: 'You May Also Like', resultId: 'r', length: items.length }),
              n: E.right({ items: [], title: 'You May Also Like', resultId: 'r', length: 0 }),
              s: E.left({ _tag: 'NotOk', status: 503 } as const),
            });
          }),
        add: (request) =>
          defer(() => {
            requests.push(request);
            return cold(setting.add ?? '-(a|)', {
              a: E.right({ cartId: cartIdOf('cart-1'), count: 2, added: [request], warnings: [] }),
              u: E.left({ _tag: 'Unavailable' } as const),
            });
          }),
        readTerms: () => () =>
          cold('(t|)', { t: E.right(O.some({ title: 'Terms', termsHtml: '<p>For you.</p>', leadTime: 'Soon' })) }),
      },
      cart: {
        model: cart.live,
        site: sites.main,
        expect: cart.expect,
        reload: () => void events.push(`read at ${scheduler.now()}`),
      },
      readItems: (of) => {
        read.push(of);
        return cold(setting.list ?? '(l|)', {
          l: E.right(setting.listed ?? []),
          u: E.left({ _tag: 'Unavailable' } as const),
        });
      },
      pageContext: () => ({ hasAccount: false, path: '/checkout/cart' }),
      cartChanged: () => void events.push(`changed at ${scheduler.now()}`),
      keys: mutationKeys<string>(() => idempotencyKeyOf(`like-key-${requests.length + 1}`)),
      scheduler,
      log: { write: (entry) => () => void logged.push(entry) },
    });
    const show: Scene['show'] = (...lines) => cart.show(exampleCart({ lines }), () => false, true);
    const at = (marbles: string, act: () => void): void => void cold(marbles).subscribe(act);
    play({ ...helpers, stream, cart, show, pods, requests, read, logged, events, at });
  });
};

/** The first two recommendations with their states. */
const seen$ = ({ model }: AlsoLikeStream): Observable<string> =>
  model.changes$.pipe(
    map(({ carousel }) =>
      carousel._tag === 'Loaded'
        ? carousel.cards
            .slice(0, 2)
            .map(({ item, add }) => `${item.sku} ${add._tag === 'Some' ? add.value._tag : 'None'}`)
            .join(', ')
        : carousel._tag,
    ),
    distinctUntilChanged(),
  );

describe('recommendations under the cart', () => {
  it('[REC-02] recommendations are read once, when the cart is loaded, for its items; five grey cards until then', () => {
    scene({ recommend: '--(p|)' }, ({ at, expectObservable, flush, stream, show, pods }) => {
      at('---x', () => show(plates));
      at('--------x', () => show({ ...plates, quantity: 2 }));
      at('---------x', () => show(plates, lineOf(mugs)));
      expectObservable(seen$(stream), '^ 1s !').toBe('n--w-l', {
        n: 'Nothing',
        w: 'Loading',
        l: '7001 Idle, 7002 Idle',
      });
      flush();
      expect(pods).toEqual([['you-may-also-like-cart', { item_id: ['4821'] }]]);
    });
  });

  it('[REC-02] [REC-01] nothing is recommended for an empty cart; gift cards are left out, and at most fifty products are named', () => {
    scene({}, ({ at, flush, stream, show, pods }) => {
      stream.model.changes$.subscribe();
      at('-x', () => show());
      flush();
      expect(pods).toEqual([]);
    });
    scene({}, ({ at, flush, stream, show, pods }) => {
      const many = Array.from({ length: 51 }, (_, place) => lineOf(skuOf(String(2_000 + place))));
      const card = exampleLine({ kind: 'giftCard', identity: identityOf('9900') });
      stream.model.changes$.subscribe();
      at('-x', () => show(card, ...many));
      flush();
      const named = many.slice(0, 50).map(({ identity: { sku } }) => sku);
      expect(pods).toEqual([['you-may-also-like-cart', { item_id: named }]]);
    });
  });

  it('[REC-02] what is in the cart is left out, money for a group gift too, and what another window puts in later', () => {
    const share = exampleContributionLineView({ identity: identityOf(boards) });
    scene({ recommend: '-(p|)' }, ({ at, expectObservable, stream, show }) => {
      at('-x', () => show(lineOf(skillet), share));
      at('---x', () => show(lineOf(skillet), share, lineOf(mugs)));
      expectObservable(seen$(stream), '^ 1s !').toBe('nwlm', {
        n: 'Nothing',
        w: 'Loading',
        l: '7003 Idle, 7004 Idle',
        m: '7004 Idle, 7005 Idle',
      });
    });
  });

  it.each([
    ['(s|)', ['HTTP 503']],
    ['(n|)', []],
  ])('[REC-03] is nothing where recommendations answer %s', (recommend, errors) => {
    scene({ recommend }, ({ at, expectObservable, flush, stream, show, logged }) => {
      at('-x', () => show(plates));
      expectObservable(seen$(stream), '^ 1s !').toBe('n(wn)', { n: 'Nothing', w: 'Loading' });
      flush();
      expect(logged.map(({ data }) => data['error'])).toEqual(errors);
    });
  });

  it('[REC-03] is nothing where all that is recommended is in the cart', () => {
    scene({ items: exampleRecommendations.slice(0, 1) }, ({ at, expectObservable, stream, show }) => {
      at('-x', () => show(lineOf(skillet)));
      expectObservable(seen$(stream), '^ 1s !').toBe('n(wn)', { n: 'Nothing', w: 'Loading' });
    });
  });

  it('[CART-03] adds one plain unit, says so and reads the cart; its line is not reported as a change by another tab', () => {
    scene(
      { recommend: '-(p|)', add: '--(a|)' },
      ({ at, expectObservable, flush, stream, cart, show, requests, events }) => {
        at('-x', () => show(plates));
        at('---x', () => stream.addRecommended(boards));
        at('----x', () => stream.addRecommended(boards));
        at('-------x', () => show(plates, lineOf(boards)));
        expectObservable(seen$(stream), '^ 1s !').toBe('nwld-a', {
          n: 'Nothing',
          w: 'Loading',
          l: '7001 Idle, 7002 Idle',
          d: '7001 Idle, 7002 Adding',
          a: '7001 Idle, 7002 Added',
        });
        flush();
        expect(events).toEqual(['changed at 5', 'read at 5']);
        expect(requests).toMatchObject([
          {
            grId: O.none,
            identity: identityOf(boards),
            quantity: 1,
            requestLocation: { location: 'cart', url: '/checkout/cart', position: 2, totalPositions: 8 },
          },
        ]);
        expect(cart.live.value).toMatchObject({ rows: [{}, { line: { name: 'Line 7002' } }], checkout: { news: [] } });
      },
    );
  });

  it('[CART-03] [REC-07] a product that a registry of the cart still needs is marked and added for it; each list is read once', () => {
    const grId = grIdOf('7310442');
    const gift = { ...plates, grId: O.some(grId) };
    const needed = exampleItem({ product: exampleProduct({ sku: boards }), wanted: 2, purchased: 1 });
    scene({ list: '--(l|)', listed: [needed] }, ({ at, flush, stream, show, requests, read }) => {
      stream.model.changes$.subscribe();
      at('-x', () => show(gift, { ...gift, identity: identityOf(mugs) }));
      at('-----x', () => stream.addRecommended(boards));
      at('6s x', () => stream.addRecommended(skillet));
      flush();
      expect(read).toEqual([grId]);
      expect(requests.map(({ identity, grId: of }) => [identity.sku, of])).toEqual([
        [boards, O.some(grId)],
        [skillet, O.none],
      ]);
      const { carousel } = stream.model.value;
      expect(carousel._tag === 'Loaded' && carousel.cards.map(({ mark }) => mark).slice(0, 2)).toEqual([
        O.none,
        O.some({ _tag: 'ThisOne' }),
      ]);
    });
  });

  it('[CART-03] [CART-09] with several registries in the cart the mark names the one that it is added for', () => {
    const [first, second] = [grIdOf('7310442'), grIdOf('7310443')];
    const gift = { ...plates, grId: O.some(first), registry: exampleRegistry() };
    const needed = exampleItem({ product: exampleProduct({ sku: boards }), wanted: 2, purchased: 1 });
    scene({ listed: [needed] }, ({ at, flush, stream, show }) => {
      stream.model.changes$.subscribe();
      at('-x', () => show(gift, { ...gift, identity: identityOf(mugs), grId: O.some(second) }));
      flush();
      expect(stream.model.value).toMatchObject({
        carousel: {
          cards: { 1: { mark: O.some({ _tag: 'OneOfSeveral', grId: first, registry: O.some(gift.registry) }) } },
        },
      });
    });
  });

  it('[CART-03] [ANA-02] a registry whose list cannot be read is logged, and everything is added as plain units', () => {
    scene({ list: '(u|)' }, ({ at, flush, stream, show, requests, logged }) => {
      stream.model.changes$.subscribe();
      at('-x', () => show({ ...plates, grId: O.some(grIdOf('7310442')) }));
      at('---x', () => stream.addRecommended(boards));
      flush();
      expect(requests.map(({ grId }) => grId)).toEqual([O.none]);
      expect(logged).toEqual([{ level: 'warning', tag: 'cart-list.read-failed', data: { reason: 'Unavailable' } }]);
    });
  });

  it('[CART-03] a product added from here and removed from the cart can be added again', () => {
    scene({ recommend: '-(p|)' }, ({ at, expectObservable, flush, stream, show, requests }) => {
      at('-x', () => show(plates));
      at('---x', () => stream.addRecommended(skillet));
      at('-----x', () => show(plates, lineOf(skillet)));
      at('-------x', () => show(plates));
      at('4s x', () => stream.addRecommended(skillet));
      expectObservable(seen$(stream), '^ 5s !').toBe('nwlda--l 3992ms da', {
        n: 'Nothing',
        w: 'Loading',
        l: '7001 Idle, 7002 Idle',
        d: '7001 Adding, 7002 Idle',
        a: '7001 Added, 7002 Idle',
      });
      flush();
      expect(requests).toHaveLength(2);
    });
  });

  it('[CART-07] while an order is being placed nothing is added; an order pressed while something was being added is not sent', () => {
    scene({}, ({ at, flush, stream, cart, show, requests }) => {
      const place = () => cart.updateCheckout({ isPlacing: true });
      stream.model.changes$.subscribe();
      at('-x', () => show(plates));
      at('--x', () => stream.addRecommended(skillet));
      at('---x', place);
      at('----x', () => stream.addRecommended(boards));
      at('-----x', () => show(plates, lineOf(skillet)));
      flush();
      expect(requests).toMatchObject([{ identity: identityOf(skillet) }]);
      expect(cart.live.value).toMatchObject({
        checkout: { isPlacing: false, problem: O.some({ _tag: 'CartChanged' }), news: [] },
      });
    });
  });

  it('[CART-06] an order that was placed meanwhile stays on the page', () => {
    scene({ add: '---(a|)' }, ({ at, flush, stream, cart, show, events }) => {
      const placement = {
        shippingMethod: '',
        firstName: 'Ruth',
        message: '',
        email: 'ruth@example.com',
        isSurprise: false,
        sentEarlier: O.none,
        registry: O.none,
      };
      stream.model.changes$.subscribe();
      at('-x', () => show(plates));
      at('--x', () => stream.addRecommended(skillet));
      at('---x', () => cart.place({ order: exampleOrder(), ...placement }));
      flush();
      expect(events).toEqual(['changed at 5']);
    });
  });

  it('[REC-07] [ADD-05] a made-to-order product shows its terms first; declined it is not added, accepted it is', () => {
    const items = exampleRecommendations.map((item) => ({ ...item, hasCustomOrderConfirmation: true }));
    scene({ items }, ({ at, flush, stream, show, requests, events }) => {
      const seen: unknown[] = [];
      const look = () => seen.push([stream.model.value.terms.isOpen, requests.length]);
      stream.model.changes$.subscribe();
      at('-x', () => show(plates));
      at('--x', () => stream.addRecommended(skillet));
      at('---x', look);
      at('----x', () => stream.answerTerms('decline'));
      at('-----x', look);
      at('------x', () => stream.addRecommended(skillet));
      at('-------x', () => stream.answerTerms('accept'));
      at('--------x', look);
      flush();
      expect(seen).toEqual([
        [true, 0],
        [false, 0],
        [false, 1],
      ]);
      expect(events).toEqual(['changed at 8', 'read at 8']);
    });
  });
});
