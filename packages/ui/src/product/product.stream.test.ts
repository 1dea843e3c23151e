import {
  type CartAddition,
  type CartRequest,
  type ColorChoice,
  createState,
  eventTypeOf,
  type LogEntry,
  type OwnRegistry,
  type Product,
  type RegistryGift,
  type RegistryItem,
} from '@gift-registry/domain';
import {
  dayOf,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  grIdOf,
  idempotencyKeyOf,
  identityOf,
  personalizationIdOf,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { defer, distinctUntilChanged, map } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { mutationKeys } from '../mutation/index.ts';
import { exampleAdding, exampleAddition } from '../registry-adding/testing/example-adding.ts';
import { type ProductStream, productStream } from './product.stream.ts';
import type { ProductPageModel, ProductSource } from './product-model.ts';

const wedding: OwnRegistry = {
  grId: grIdOf('7310442'),
  eventType: eventTypeOf('br'),
  eventDate: O.some(dayOf('2027-06-12')),
  isPaused: false,
  primaryFirstName: 'Amelia',
  secondaryFirstName: O.some('Jonah'),
};

interface Setting {
  readonly product?: Product;
  readonly colors?: ReadonlyArray<ColorChoice>;
  /** Marbles of reading the product; by default it came with the page. */
  readonly read?: string;
  /** Marbles of reading one's own registries: one, none, or no answer. */
  readonly own?: string;
  /** The nth mutation gets the nth marbles: a it is done, u no answer, n refused. */
  readonly answers?: ReadonlyArray<string>;
  readonly isLoggedIn?: boolean;
  /** The item that the address means, and marbles of reading it: w it is there, n it is not, u no answer. */
  readonly gift?: O.Option<RegistryGift>;
  readonly wish?: string;
  readonly item?: RegistryItem;
  readonly warnings?: CartAddition['warnings'];
}

interface Scene extends RunHelpers {
  readonly stream: ProductStream;
  readonly keys: string[];
  readonly logged: LogEntry[];
  readonly bought: number[];
  /** The opened layers and visited pages. */
  readonly layers: number[];
  readonly went: string[];
  readonly put: Array<readonly [grId: string, design: number, quantity: number]>;
  readonly requests: CartRequest[];
  readonly shell: { readonly set: (value: { readonly isLoggedIn: boolean }) => void };
  readonly at: (time: number, mutation: () => void) => void;
}

const u = E.left({ _tag: 'Unavailable' } as const);

/** Sets the scene under a virtual clock on which a frame is a millisecond. */
const scene = (setting: Setting, play: (scene: Scene) => void): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const product = setting.product ?? exampleProduct();
    const [keys, logged, bought, layers, went]: [string[], LogEntry[], number[], number[], string[]] = [
      [],
      [],
      [],
      [],
      [],
    ];
    const put: Array<readonly [grId: string, design: number, quantity: number]> = [];
    const requests: CartRequest[] = [];
    const shell = createState({ isLoggedIn: setting.isLoggedIn ?? true });
    let made = 0;
    let mutations = 0;
    const next = (): string => setting.answers?.[mutations++] ?? '-';
    const source: ProductSource = {
      read$: helpers.cold(setting.read ?? '-', {
        p: E.right({ product, colors: setting.colors ?? [] }),
        n: E.left({ _tag: 'ProductNotFound' } as const),
        u,
      }),
      readGift: () =>
        helpers.cold(setting.wish ?? '-', {
          w: E.right(setting.item ?? exampleItem({ product })),
          n: E.left({ _tag: 'ItemUnknown' } as const),
          u,
        }),
      readTerms: () => () => helpers.cold('-'),
      buy: (request, key) =>
        defer(() => {
          keys.push(key);
          requests.push(request);
          const a = E.right({ count: request.quantity, warnings: setting.warnings ?? [], added: [request] });
          return helpers.cold(next(), {
            a,
            u,
            n: E.left({ _tag: 'NoLongerAvailable' as const, identity: request.identity }),
          });
        }),
    };
    const keyOf = mutationKeys(() => idempotencyKeyOf(`key-${++made}-of-this-page`));
    const adding = exampleAdding({
      source: {
        readOwn$: helpers.cold(setting.own ?? '(o|)', { o: E.right([wedding]), e: E.right([]), u }),
        add: (grId, { identity, quantity }, key) =>
          defer(() => {
            keys.push(key);
            put.push([grId, identity.personalizationId, quantity]);
            const a = E.right(exampleAddition(product, quantity));
            // The registry wants the most there can be.
            const f = E.right(exampleAddition(product, 0));
            return helpers.cold(next(), { a, f, u, n: E.left({ _tag: 'NotOwner' } as const) });
          }),
      },
      shell,
      pageContext: () => ({ hasAccount: shell.value.isLoggedIn, path: product.path }),
      onAdded: () => void layers.push(1),
      keys: keyOf,
      scheduler,
      log: { write: (entry) => () => void logged.push(entry) },
    });
    const stream = productStream({
      source,
      reader: { site: sites.main },
      initial: setting.read === undefined ? O.some({ product, colors: setting.colors ?? [] }) : O.none,
      gift: setting.gift ?? O.none,
      returnPage: O.none,
      adding,
      confirmDesign: (_, design) =>
        defer(() => {
          const a = E.right({
            images: [],
            priceMessage: '',
            returnPolicyMessage: '',
            design: { ...design, personalizationId: personalizationIdOf(12) },
          });
          return helpers.cold(next(), { a, u });
        }),
      pageContext: () => ({ hasAccount: shell.value.isLoggedIn, path: product.path }),
      goTo: (path) => void went.push(path),
      onAddedToCart: () => void bought.push(1),
      keys: mutationKeys<string>(() => idempotencyKeyOf(`key-${++made}-of-this-page`)),
      scheduler,
      log: { write: (entry) => () => void logged.push(entry) },
    });
    const at = (time: number, act: () => void): void => {
      helpers.cold(`${time}ms x`).subscribe(act);
    };
    play({ ...helpers, stream, keys, logged, bought, layers, went, put, requests, shell, at });
  });
};

/** The page in one line. */
const summary = (model: ProductPageModel): string => {
  if (model._tag !== 'Shown') return model._tag;
  const { cart, registry } = model;
  const own = registry._tag === 'Ready' ? registry.step : registry._tag;
  return `${cart._tag === 'Buy' ? cart.add._tag : cart._tag} ${own}`;
};

/** The page's model, without repeats. */
const seen$ = ({ model }: ProductStream) => model.changes$.pipe(map(summary), distinctUntilChanged());

describe('productStream', () => {
  it('[ROUTE-19] a product that did not come with the page is read, and a missing one is shown as missing', () => {
    scene({ read: '10ms (p|)', isLoggedIn: false }, ({ expectObservable, stream }) => {
      expectObservable(seen$(stream), '^ 50ms !').toBe('a 9ms b', { a: 'Awaited', b: 'Idle SignIn' });
    });
    scene({ read: '10ms (n|)' }, ({ expectObservable, stream }) => {
      expectObservable(seen$(stream), '^ 50ms !').toBe('a 9ms b', { a: 'Awaited', b: 'NotFound' });
    });
    scene({ read: '(p|)', product: exampleProduct({ isOnWeb: false }) }, ({ flush, stream }) => {
      stream.model.changes$.subscribe();
      flush();
      expect(summary(stream.model.value)).toBe('NotFound');
    });
  });

  it('[ROUTE-19] [ANA-02] a failure is shown and logged, and can be retried', () => {
    scene({ read: '(u|)' }, ({ at, expectObservable, flush, stream, logged }) => {
      at(10, stream.tryAgain);
      expectObservable(seen$(stream), '^ 50ms !').toBe('(ab) 6ms (ab)', { a: 'Awaited', b: 'Failed' });
      flush();
      expect(logged.map(({ tag }) => tag)).toEqual(['product.read-failed', 'product.read-failed']);
    });
  });

  it('[BUY-01] [ROUTE-19] adds that quantity to the cart, and the button shows ADDED for 3 s', () => {
    scene({ answers: ['10ms (a|)'], isLoggedIn: false }, ({ at, expectObservable, flush, stream, bought, keys }) => {
      at(5, () => stream.typeQuantity('12'));
      at(10, stream.addToCart);
      at(15, stream.addToCart);
      at(1_000, stream.addToCart);
      expectObservable(seen$(stream), '^ 5s !').toBe('a 9ms b 9ms c 2999ms a', {
        a: 'Idle SignIn',
        b: 'Adding SignIn',
        c: 'Added SignIn',
      });
      flush();
      expect([bought.length, keys.length]).toEqual([1, 1]);
    });
  });

  it('[ADD-02] [ADD-04] adds to the registry, shows ADDED for 3 s, and the layer shows it', () => {
    scene({ answers: ['10ms (a|)'] }, ({ at, expectObservable, flush, stream, put, layers }) => {
      at(5, () => stream.stepQuantity(1));
      at(10, () => stream.addToRegistry());
      at(1_000, () => stream.addToRegistry());
      expectObservable(seen$(stream), '^ 5s !').toBe('(wa) 6ms b 9ms c 2999ms a', {
        w: 'Idle Reading',
        a: 'Idle Idle',
        b: 'Idle Adding',
        c: 'Idle Added',
      });
      flush();
      expect(put).toEqual([['7310442', 0, 2]]);
      expect(layers).toHaveLength(1);
    });
  });

  it('[ADD-01] [ADD-02] ADDED is not shown where the registry already wanted the most there can be', () => {
    scene({ answers: ['10ms (f|)'] }, ({ at, expectObservable, flush, stream, layers }) => {
      at(10, () => stream.addToRegistry());
      expectObservable(seen$(stream), '^ 5s !').toBe('(wa) 6ms b 9ms a', {
        w: 'Idle Reading',
        a: 'Idle Idle',
        b: 'Idle Adding',
      });
      flush();
      expect(layers).toHaveLength(1);
    });
  });

  it('[ADD-02] [PERS-02] a product that requires personalization is not added to a registry before it is confirmed, nor once it is changed again', () => {
    const product = exampleProduct({ personalizationType: 100 });
    scene({ product, answers: ['(a|)', '(a|)'] }, ({ at, expectObservable, flush, stream, put }) => {
      at(10, () => stream.personalize.write({ line1: 'A & J' }));
      at(20, () => stream.addToRegistry());
      at(30, () => stream.personalize.confirm());
      at(40, () => stream.personalize.change());
      at(50, () => stream.personalize.confirm());
      at(60, () => stream.addToRegistry());
      expectObservable(seen$(stream), '^ 61ms !').toBe('a 29ms b 9ms a 9ms b 9ms c', {
        a: 'Idle ConfirmFirst',
        b: 'Idle Idle',
        c: 'Idle Adding',
      });
      flush();
      expect(put).toEqual([['7310442', 12, 1]]);
    });
  });

  it('[ADD-06] [PERS-02] words that are wanted are confirmed before anything is added, and go with it', () => {
    const product = exampleProduct({ personalizationType: 700 });
    scene({ product, answers: ['(a|)', '(a|)', '(a|)'] }, ({ at, flush, stream, put, requests }) => {
      stream.model.changes$.subscribe();
      at(1, () => stream.personalize.want(true));
      at(2, () => stream.personalize.write({ line1: 'A & J' }));
      at(3, () => stream.addToRegistry());
      at(4, stream.addToCart);
      at(5, () => {
        expect(stream.model.value).toMatchObject({ personalize: { step: { _tag: 'ConfirmFirst' } } });
        expect([put, requests]).toEqual([[], []]);
        expect(stream.toPickUp()).toEqual(O.none);
      });
      at(6, () => stream.personalize.confirm());
      at(7, () => stream.addToRegistry());
      at(8, stream.addToCart);
      flush();
      expect(put).toEqual([['7310442', 12, 1]]);
      expect(requests).toMatchObject([
        { identity: identityOf('4821', 12), requestLocation: { personalizationText: 'A & J' } },
      ]);
      expect(stream.toPickUp()).toMatchObject(O.some({ grId: O.none, identity: identityOf('4821', 12), quantity: 1 }));
    });
  });

  it('[ADD-05] a made-to-order product is added to the cart once its terms were accepted, and then the cart opens', () => {
    const product = exampleProduct({ hasCustomOrderConfirmation: true });
    scene({ product, answers: ['(a|)'] }, ({ at, flush, stream, requests, went }) => {
      stream.model.changes$.subscribe();
      at(1, stream.addToCart);
      at(2, () => stream.answerTerms('decline'));
      at(3, stream.addToCart);
      at(4, () => {
        expect(requests).toEqual([]);
        expect(stream.model.value).toMatchObject({ terms: { isOpen: true, question: O.some({ to: 'cart' }) } });
        stream.answerTerms('accept');
      });
      flush();
      expect(requests).toHaveLength(1);
      expect(went).toEqual(['/checkout/cart']);
    });
  });

  it('[ADD-02] a missing registry, or registries that cannot be read, are shown as such', () => {
    scene({ own: '(e|)' }, ({ flush, stream }) => {
      stream.model.changes$.subscribe();
      flush();
      expect(summary(stream.model.value)).toBe('Idle Create');
    });
    scene({ own: '(u|)' }, ({ flush, stream, logged }) => {
      stream.model.changes$.subscribe();
      flush();
      expect(summary(stream.model.value)).toBe('Idle Unread');
      expect(logged.map(({ tag }) => tag)).toEqual(['own-registries.read-failed']);
    });
  });

  it.each<[Partial<Product>, string]>([
    [{ isNla: true }, 'Blocked Blocked'],
    [{ isMadeToOrder: true }, 'Blocked Blocked'],
    [{ isStockSku: false }, 'Idle Blocked'],
    [{ isAvailable: false }, 'Blocked SignIn'],
    [{ personalizationType: 100 }, 'Idle ConfirmFirst'],
    [{ personalizationType: 700 }, 'Idle SignIn'],
    [{ brand: 'modern' }, 'OtherBrand SignIn'],
  ])('[ADD-02] [XB-04] with %j: %s', (overrides, expected) => {
    scene({ product: exampleProduct(overrides), isLoggedIn: false }, ({ stream }) => {
      expect(summary(stream.model.value)).toBe(expected);
    });
  });

  const gift = O.some({ grId: wedding.grId, identity: identityOf('4821', 12) });
  const cartOf = (model: ProductPageModel) => ('cart' in model ? model.cart : undefined);

  it('[ROUTE-19] [BUY-03] a purchase on the page of a gift is for its registry', () => {
    scene({ gift, wish: '10ms (w|)', answers: ['(a|)', '(a|)'] }, ({ at, flush, stream, requests }) => {
      const lines: unknown[] = [];
      stream.model.changes$.subscribe();
      at(5, stream.addToCart);
      at(11, () => lines.push('gift' in stream.model.value && stream.model.value.gift));
      expect(stream.model.value).toMatchObject({ isGiftAwaited: true, isPickedUp: false });
      flush();
      expect(requests).toMatchObject([{ grId: O.some('7310442'), identity: identityOf('4821', 12), quantity: 1 }]);
      expect(lines).toMatchObject([O.some({ grId: '7310442', item: { wanted: 8, purchased: 3 } })]);
      expect(stream.model.value).toMatchObject({ notFor: O.none, isGiftAwaited: false });
    });
  });

  it('[PERS-01] the possible personalization is not shown for a gift: it is bought with the design of its registrants', () => {
    const product = exampleProduct({ personalizationType: 705 });
    const design = (model: ProductPageModel) => ('facts' in model ? model.facts.personalization : '');
    scene({ product }, ({ stream }) => expect(design(stream.model.value)).toContain('etched'));
    scene({ product, gift, wish: '(w|)' }, ({ flush, stream }) => {
      stream.model.changes$.subscribe();
      flush();
      expect(design(stream.model.value)).toBe('');
    });
  });

  it('[ROUTE-19] a gift that the registry does not have is shown as a plain product, with a notice that it is not for that registry', () => {
    scene({ gift, wish: '(n|)', answers: ['(a|)'] }, ({ at, flush, stream, requests, logged }) => {
      stream.model.changes$.subscribe();
      at(5, stream.addToCart);
      flush();
      const requestLocation = {
        location: 'product',
        url: '/product/linden-dinner-plate/4821',
        position: 0,
        totalPositions: 0,
      };
      expect(requests).toMatchObject([{ grId: O.none, identity: identityOf('4821'), quantity: 1, requestLocation }]);
      expect(stream.model.value).toMatchObject({
        gift: O.none,
        notFor: O.some({ grId: '7310442', reason: 'ItemUnknown' }),
      });
      expect(logged.map(({ tag }) => tag)).toEqual(['gift.read-failed']);
    });
  });

  it('[ROUTE-19] [BUY-03] while the registry cannot be read, the gift stays one', () => {
    scene({ gift, wish: '(u|)', answers: ['(a|)'] }, ({ at, flush, stream, requests }) => {
      stream.model.changes$.subscribe();
      at(5, stream.addToCart);
      flush();
      expect(requests).toMatchObject([{ grId: O.some('7310442') }]);
      expect(stream.model.value).toMatchObject({ isGiftAwaited: false });
    });
  });

  it.each([
    ['5', [], false],
    ['6', [], true],
    ['1', [{ identity: identityOf('4821', 12), remaining: 5 }], true],
  ])('[BUY-02] 5 are still needed: %s of them, in the cart %j, is beyond: %s', (typed, warnings, isOverPurchased) => {
    scene({ gift, wish: '(w|)', answers: ['(a|)'], warnings }, ({ at, flush, stream }) => {
      stream.model.changes$.subscribe();
      at(1, () => stream.typeQuantity(typed));
      at(2, stream.addToCart);
      flush();
      expect(cartOf(stream.model.value)).toMatchObject({ _tag: 'Buy', isOverPurchased });
    });
  });

  it('[BUY-08] [ADD-06] a product bought here can be picked up in stores, except special orders', () => {
    for (const [product, isPickedUp] of [
      [exampleProduct(), true],
      [exampleProduct({ hasCustomOrderConfirmation: true }), false],
      [exampleProduct({ isNla: true }), false],
      [exampleProduct({ isAvailable: false }), true],
    ] as const)
      scene({ product }, ({ stream }) => {
        expect(stream.model.value).toMatchObject({ _tag: 'Shown', isPickedUp });
      });
  });

  it('[ITEM-03] [ITEM-04] an item that is purchased, or has a personalization error, is not bought', () => {
    const [full, wrong] = [
      exampleItem({ wanted: 2, purchased: 2 }),
      exampleItem({
        identity: identityOf('4821', 12),
        personalization: O.some(examplePersonalization({ hasError: true })),
      }),
    ];
    for (const [item, expected] of [
      [full, 'Purchased'],
      [wrong, 'Unbuyable'],
    ] as const) {
      scene({ gift, wish: '(w|)', item }, ({ flush, stream }) => {
        stream.model.changes$.subscribe();
        flush();
        expect(cartOf(stream.model.value)?._tag).toBe(expected);
      });
    }
  });

  it('[AUTH-01] [XB-02] [XB-04] a guest who signs in, or visits the other brand’s site, takes the registry along', () => {
    scene({ gift, isLoggedIn: false, product: exampleProduct({ brand: 'modern' }) }, ({ stream }) => {
      expect(stream.model.value).toMatchObject({
        cart: {
          intent: O.some({
            _tag: 'product',
            path: '/product/linden-dinner-plate/4821?registry=7310442&personalization=12',
          }),
        },
        registry: {
          href: '/account/login?returnUrl=%2Fproduct%2Flinden-dinner-plate%2F4821%3Fregistry%3D7310442%26personalization%3D12',
        },
      });
      expect(stream.asked.value).toEqual(O.none);
      stream.goElsewhere();
      expect(stream.asked.value).toMatchObject({
        value: { brandName: 'Mode Two', intent: { _tag: 'product' }, isOpen: true },
      });
      stream.stay();
      expect(stream.asked.value).toMatchObject({ value: { isOpen: false } });
    });
  });

  it('[ROUTE-19] pictures are turned round and round', () => {
    const { images } = exampleProduct();
    const product = exampleProduct({ carouselImages: [images, images] });
    scene({ product }, ({ stream }) => {
      const shown: unknown[] = [];
      for (const by of [-1, 1, 1, 1, 1] as const) {
        stream.stepPicture(by);
        shown.push('picture' in stream.model.value && stream.model.value.picture);
      }
      expect(shown).toEqual([2, 0, 1, 2, 0]);
    });
  });
});
