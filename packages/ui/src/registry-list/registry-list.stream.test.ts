import {
  type AnalyticsEvent,
  type CartId,
  type CartRequest,
  createState,
  type Fault,
  type ListChoice,
  type LogEntry,
  type MutableState,
  NO_FILTERS,
  NOTHING_CHOSEN,
  parseCartId,
  type RegistryItem,
  type RegistryPatch,
  type RegistrySignal,
  type RegistryView,
} from '@gift-registry/domain';
import {
  centsOf,
  exampleItem,
  exampleProduct,
  exampleView,
  idempotencyKeyOf,
  identityOf,
  instantOf,
  sites,
  skuOf,
  writtenTo,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, function as F, option as O } from 'fp-ts';
import {
  concat,
  defer,
  distinctUntilChanged,
  ignoreElements,
  map,
  NEVER,
  type Observable,
  type ObservedValueOf,
  of,
  Subject,
  timer,
} from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import type { AddOne } from '../cart-addition/index.ts';
import type { CardControl, DraftMemory, ItemCardModel, ListSectionModel } from '../list-model/index.ts';
import { pageDraftMemory } from '../list-model/testing/page-draft-memory.ts';
import { mutationKeys } from '../mutation/index.ts';
import { type RegistryStream, registryStreamOf } from '../registry/index.ts';
import { type RegistryListStream, registryListStream } from './registry-list.stream.ts';

type Answer = ObservedValueOf<ReturnType<AddOne>>;

const product = (sku: string, name: string) => exampleProduct({ sku: skuOf(sku), name });
const plates = exampleItem({ product: product('4821', 'Linden Dinner Plate'), wanted: 8, purchased: 3 });
const oven = exampleItem({ product: product('4822', 'Ember Dutch Oven'), wanted: 1, purchased: 0 });
const view = exampleView({ items: [plates, oven] });

const ovenBought: RegistryPatch = {
  ...writtenTo(1),
  items: [{ ...oven, purchased: 1 }],
  removed: [],
  header: O.none,
  totals: O.none,
};

const cartId: CartId = F.pipe(
  parseCartId('cart-1'),
  O.getOrElse((): CartId => {
    throw new TypeError('not a cart id');
  }),
);

const added = (warnings: ReadonlyArray<number>, quantity = 1): Answer =>
  E.right({
    cartId,
    count: 1,
    added: [{ grId: O.some(view.grId), identity: plates.identity, quantity }],
    warnings: warnings.map((remaining) => ({ identity: plates.identity, remaining })),
  });

/** How to read: a is added, m is what is made for its buyer added, b is added and now beyond the wish, t are three added, u no answer, n not on the registry any more. */
const answers: Readonly<Record<string, Answer>> = {
  a: added([]),
  b: added([5]),
  t: added([], 3),
  m: E.right({
    cartId,
    count: 1,
    added: [{ grId: O.some(view.grId), identity: identityOf('4823'), quantity: 1 }],
    warnings: [],
  }),
  u: E.left({ _tag: 'Unavailable' }),
  k: E.left({ _tag: 'IdempotencyKeyReused' }),
  n: E.left({ _tag: 'NotOnRegistry', identity: plates.identity }),
};

interface Scene extends RunHelpers {
  readonly list: RegistryListStream;
  readonly registry: RegistryStream;
  readonly shell: MutableState<{ readonly cartCount: number }>;
  readonly asked: ReadonlyArray<{ readonly sku: string; readonly quantity: number; readonly key: string }>;
  /** The number of pieces that each confirmation showed. */
  readonly confirmed: ReadonlyArray<number>;
  /** Whether the confirmed pieces had been added by an earlier try. */
  readonly earlier: ReadonlyArray<boolean>;
  /** Where the way led. */
  readonly went: ReadonlyArray<string>;
  readonly tracked: ReadonlyArray<AnalyticsEvent>;
  readonly tracked$: Observable<AnalyticsEvent>;
  /** What was chosen for the list, as it stands in the address. */
  readonly choice: MutableState<ListChoice>;
  readonly logged: ReadonlyArray<LogEntry>;
  /** Does something at that time, in milliseconds. */
  readonly at: (time: number, mutation: () => void) => void;
}

interface Setting {
  readonly view?: typeof view;
  readonly isComplete?: boolean;
  /** False before the registry was read. */
  readonly isThere?: boolean;
  /** The nth addition gets the nth answer; none left, there is none. */
  readonly additions?: ReadonlyArray<string>;
  readonly choice?: ListChoice;
  readonly quantities?: DraftMemory;
  /** What an open page receives. */
  readonly signals?: Observable<RegistrySignal>;
  /** Answers of the registry where it is read again. */
  readonly open$?: Observable<E.Either<Fault, RegistryView>>;
}

/** Sets the scene under a virtual clock on which a frame is a millisecond. */
const scene = (setting: Setting, play: (scene: Scene) => void): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const asked: { readonly sku: string; readonly quantity: number; readonly key: string }[] = [];
    const confirmed: number[] = [];
    const earlier: boolean[] = [];
    const went: string[] = [];
    const tracked: AnalyticsEvent[] = [];
    const tracked$ = new Subject<AnalyticsEvent>();
    const logged: LogEntry[] = [];
    const log = { write: (entry: LogEntry) => () => void logged.push(entry) };
    const registry = registryStreamOf(
      { open$: setting.open$ ?? NEVER, watch: () => setting.signals ?? NEVER },
      {
        scheduler,
        isPageVisible$: of(true),
        initial:
          setting.isThere === false
            ? O.none
            : O.some({ view: setting.view ?? view, isComplete: setting.isComplete ?? true }),
        log,
      },
    );
    const choice = createState<ListChoice>(setting.choice ?? NOTHING_CHOSEN);
    const shell = createState({ cartCount: 0 });
    let keys = 0;
    const list = registryListStream({
      addOne: ({ identity, quantity }, key) =>
        defer(() => {
          const script = setting.additions?.[asked.length] ?? '-';
          asked.push({ sku: identity.sku, quantity, key });
          return helpers.cold(script, answers);
        }),
      registry,
      listChoices: { choice, choose: choice.set },
      analytics: {
        track: (event) => () => {
          tracked.push(event);
          tracked$.next(event);
        },
      },
      site: sites.main,
      referrer: {},
      readTerms: () => () => of(E.right(O.none)),
      pageContext: () => ({ hasAccount: false, path: '/' }),
      goTo: (path) => void went.push(path),
      clock: { now: () => instantOf('2027-05-30T12:00:00.000Z'), timeZone: 'America/Chicago' },
      quantities: setting.quantities ?? pageDraftMemory(),
      keys: mutationKeys<string>(() => {
        keys += 1;
        return idempotencyKeyOf(`intent-key-${keys}`);
      }),
      scheduler,
      log,
      onAdded: ({ count, isEarlier = false }) => {
        confirmed.push(count);
        earlier.push(isEarlier);
      },
      contribute: () => undefined,
      goElsewhere: () => undefined,
      manage: () => undefined,
      shell,
    });
    const at = (time: number, mutation: () => void) => void helpers.cold(`${time}ms x`).subscribe(mutation);
    play({ ...helpers, list, registry, asked, confirmed, earlier, went, tracked, tracked$, logged, at, shell, choice });
  });
};

const sections = (list: RegistryListStream): ReadonlyArray<ListSectionModel> => {
  const model = list.model.value;
  return model._tag === 'Loaded' && model.body._tag === 'Sections' ? model.body.sections : [];
};

const cards = (list: RegistryListStream): ReadonlyArray<ItemCardModel> =>
  sections(list).flatMap(({ items, cardOf }) => items.map(cardOf));

const cardOf = (list: RegistryListStream, { identity }: RegistryItem): ItemCardModel | undefined =>
  cards(list).find(({ item }) => item.identity.sku === identity.sku);

/** A card's controls in a few words. */
const controls = (control: CardControl | undefined): string => {
  if (control?._tag !== 'Buy') return control?._tag ?? 'no card';
  const state = 'reason' in control.add ? `refused ${control.add.reason._tag}` : control.add._tag;
  return `${control.quantity || 'empty'}${control.isOverPurchased ? '!' : ''} ${state}`;
};

const controlsOf$ = (list: RegistryListStream, item: RegistryItem) =>
  list.model.changes$.pipe(
    map(() => controls(cardOf(list, item)?.control)),
    distinctUntilChanged(),
  );

const madeToOrder = exampleItem({
  product: { ...product('4823', 'Boulder Lounge Chair in Rust'), hasCustomOrderConfirmation: true },
  wanted: 1,
  purchased: 0,
});

describe('registryListStream', () => {
  it('[ADD-05] [ADD-06] what is made for its buyer goes from the list into the cart only once its terms were accepted, and the way leads there', () => {
    scene(
      { view: { ...view, items: [plates, madeToOrder] }, additions: ['100ms (m|)'] },
      ({ list, asked, at, flush, went, confirmed }) => {
        list.model.changes$.subscribe();
        at(1, () => list.addToCart(madeToOrder.identity));
        at(2, () => {
          expect(list.terms.model.value).toMatchObject({ isOpen: true, question: O.some({ to: 'cart' }) });
          list.terms.answer('decline');
        });
        at(3, () => list.addToCart(madeToOrder.identity));
        at(4, () => {
          expect(asked).toEqual([]);
          list.terms.answer('accept');
          list.addToCart(madeToOrder.identity);
          expect(list.terms.model.value.isOpen).toBe(false);
        });
        at(300, () => expect(went).toEqual([]));
        at(305, () => expect(went).toEqual(['/checkout/cart']));
        flush();
        expect(asked).toMatchObject([{ sku: '4823', quantity: 1 }]);
        expect(confirmed).toEqual([1]);
      },
    );
  });

  it('[ADD-05] what is not asked about goes in at once, and one stays on the list', () => {
    scene({ additions: ['(a|)'] }, ({ list, asked, at, flush, went }) => {
      list.model.changes$.subscribe();
      at(1, () => list.addToCart(plates.identity));
      flush();
      expect(list.terms.model.value.isOpen).toBe(false);
      expect(asked).toHaveLength(1);
      expect(went).toEqual([]);
    });
  });

  it('[CART-05] the bar knows how much is in the cart, and nothing else is drawn anew when that changes', () =>
    scene({}, ({ list, shell, flush }) => {
      list.model.changes$.subscribe();
      const before = list.model.value;
      shell.set({ cartCount: 3 });
      flush();
      expect(list.model.value).toMatchObject({ bar: { inCart: 3 } });
      expect(before._tag === 'Loaded' && list.model.value._tag === 'Loaded' && list.model.value.body).toBe(
        before._tag === 'Loaded' && before.body,
      );
    }));

  it('[LIST-10] [STATE-01] while only the first items are there, no section is counted, nothing is called empty, and the bar says so', () => {
    const choice = { ...NOTHING_CHOSEN, giftOption: 'purchased' } as const;
    scene({ isComplete: false }, ({ list }) => {
      expect(sections(list).map(({ sectionCounts }) => sectionCounts)).toEqual(sections(list).map(() => O.none));
      expect(list.model.value).toMatchObject({ bar: { isComplete: false, isRestComing: true } });
    });
    const unbought = { ...view, items: view.items.filter(({ purchased }) => purchased === 0) };
    scene({ isComplete: false, view: unbought, choice }, ({ list }) => {
      expect(list.model.value).toMatchObject({ body: { _tag: 'Sections', sections: [] } });
    });
  });

  it('[BUY-03] adds an item, says so for three seconds, and is ready again', () => {
    scene({ additions: ['20ms (a|)'] }, ({ list, at, expectObservable, flush, asked, confirmed }) => {
      at(10, () => list.addToCart(plates.identity));
      expectObservable(controlsOf$(list, plates), '^ 5s !').toBe('a 9ms b 19ms c 2999ms a', {
        a: '1 Idle',
        b: '1 Adding',
        c: '1 Added',
      });
      flush();
      expect(asked).toEqual([{ sku: '4821', quantity: 1, key: 'intent-key-1' }]);
      expect(confirmed).toEqual([1]);
    });
  });

  it('[BUY-03] [BUY-08] what would be bought of an item is what its card says, coerced, and none while no registry is there', () => {
    scene({}, ({ list }) => {
      const { identity } = plates;
      const wanted = (): O.Option<number> => O.map(({ quantity }: CartRequest) => quantity)(list.wanted(identity));
      expect(list.wanted(identity)).toEqual(O.some({ grId: O.some(view.grId), identity, quantity: 1 }));
      list.typeQuantity(identity, '7');
      expect(wanted()).toEqual(O.some(7));
      list.typeQuantity(identity, '');
      expect(wanted()).toEqual(O.some(1));
    });
    scene({ isThere: false }, ({ list }) => expect(list.wanted(plates.identity)).toEqual(O.none));
  });

  it('[BUY-03] two items asked for at once go in, each under a key of its own', () => {
    scene({ additions: ['20ms (a|)', '20ms (a|)'] }, ({ list, at, expectObservable, flush, asked }) => {
      at(10, () => list.addToCart(plates.identity));
      at(11, () => list.addToCart(oven.identity));
      expectObservable(controlsOf$(list, oven), '^ 1s !').toBe('a 10ms b 19ms c', {
        a: '1 Idle',
        b: '1 Adding',
        c: '1 Added',
      });
      flush();
      expect(asked.map(({ sku, key }) => `${sku} ${key}`)).toEqual(['4821 intent-key-1', '4822 intent-key-2']);
    });
  });

  it('[CART-08] when no answer came, trying again is the same mutation under the same key', () => {
    scene(
      { additions: ['5ms (u|)', '5ms (a|)', '5ms (a|)'] },
      ({ list, at, expectObservable, flush, asked, logged }) => {
        at(10, () => list.addToCart(plates.identity));
        at(100, () => list.addToCart(plates.identity));
        at(5_000, () => list.addToCart(plates.identity));
        expectObservable(
          list.model.changes$.pipe(
            map(() => 0),
            distinctUntilChanged(),
          ),
          '^ 9s !',
        ).toBe('a', { a: 0 });
        flush();
        expect(asked.map(({ key }) => key)).toEqual(['intent-key-1', 'intent-key-1', 'intent-key-2']);
        expect(logged).toEqual([
          { level: 'warning', tag: 'cart.addition-failed', data: { sku: '4821', reason: 'Unavailable' } },
        ]);
      },
    );
  });

  it('[BUY-03] a refusal stays to be read until the quantity is changed', () => {
    scene({ additions: ['5ms (n|)'] }, ({ list, at, expectObservable, flush, confirmed }) => {
      at(10, () => list.addToCart(plates.identity));
      at(100, () => list.typeQuantity(plates.identity, '2'));
      expectObservable(controlsOf$(list, plates), '^ 1s !').toBe('a 9ms b 4ms c 84ms d', {
        a: '1 Idle',
        b: '1 Adding',
        c: '1 refused NotOnRegistry',
        d: '2 Idle',
      });
      flush();
      expect(confirmed).toEqual([]);
    });
  });

  it('[LIVE-01] that we cannot be reached is no longer shown once the page is live again; other refusals stay', () => {
    const signal = (due: number, _tag: 'Connected' | 'Disconnected') => timer(due).pipe(map(() => ({ _tag })));
    const signals = concat(signal(0, 'Connected'), signal(10, 'Disconnected'), signal(90, 'Connected'), NEVER);
    scene({ additions: ['5ms (u|)', '5ms (n|)'], signals }, ({ list, at, expectObservable }) => {
      at(20, () => list.addToCart(plates.identity));
      at(30, () => list.addToCart(oven.identity));
      expectObservable(controlsOf$(list, plates), '^ 1s !').toBe('a 19ms b 4ms c 74ms a', {
        a: '1 Idle',
        b: '1 Adding',
        c: '1 refused Unavailable',
      });
      expectObservable(controlsOf$(list, oven), '^ 1s !').toBe('a 29ms b 4ms c', {
        a: '1 Idle',
        b: '1 Adding',
        c: '1 refused NotOnRegistry',
      });
    });
  });

  it('[LIVE-01] a card no longer says that we cannot be reached after an outage in which the registry had to be read again', () => {
    const connected: RegistrySignal = { _tag: 'Connected' };
    let watches = 0;
    const signals = defer(() => {
      watches += 1;
      return watches === 1 ? of(connected) : concat(of(connected), NEVER);
    });
    let reads = 0;
    const open$ = defer(() => {
      reads += 1;
      return of(reads < 6 ? E.left({ _tag: 'Unavailable' as const }) : E.right(view));
    });
    scene({ additions: ['5ms (u|)'], signals, open$ }, ({ list, at, expectObservable }) => {
      const shown: string[] = [];
      at(1_000, () => list.addToCart(plates.identity));
      at(1_010, () => shown.push(controls(cardOf(list, plates)?.control)));
      at(600_000, () => {
        shown.push(controls(cardOf(list, plates)?.control));
        expect(shown).toEqual(['1 refused Unavailable', '1 Idle']);
      });
      expectObservable(list.model.changes$.pipe(ignoreElements()), '^ 601s !').toBe('-');
    });
  });

  it('[BUY-01] the quantity follows what is typed, left and stepped', () => {
    scene({}, ({ list }) => {
      const shown = (mutation: () => void): string => {
        mutation();
        return controls(cardOf(list, plates)?.control);
      };
      const { identity } = plates;
      expect(shown(() => list.typeQuantity(identity, ''))).toBe('empty Idle');
      expect(shown(() => list.typeQuantity(identity, '-3'))).toBe('empty Idle');
      expect(shown(() => list.leaveQuantity(identity))).toBe('1 Idle');
      expect(shown(() => list.stepQuantity(identity, -1))).toBe('1 Idle');
      expect(shown(() => list.stepQuantity(identity, 1))).toBe('2 Idle');
      expect(shown(() => list.typeQuantity(identity, '123'))).toBe('12! Idle');
      expect(shown(() => list.typeQuantity(identity, '99'))).toBe('99! Idle');
      expect(shown(() => list.stepQuantity(identity, 1))).toBe('99! Idle');
    });
  });

  it('[CART-08] a quantity outlives a reload until it was asked for, and is read as one that was typed', () => {
    const quantities = pageDraftMemory();
    scene({ quantities }, ({ list }) => {
      list.typeQuantity(plates.identity, '3');
      list.typeQuantity(oven.identity, '2');
    });
    scene({ quantities, additions: ['t'] }, ({ list, at, flush }) => {
      expect([plates, oven].map((item) => controls(cardOf(list, item)?.control))).toEqual(['3 Idle', '2! Idle']);
      list.model.changes$.subscribe();
      at(1, () => list.addToCart(plates.identity));
      at(2, () => list.leaveQuantity(plates.identity));
      flush();
    });
    scene({ quantities }, ({ list }) => {
      expect([plates, oven].map((item) => controls(cardOf(list, item)?.control))).toEqual(['1 Idle', '2! Idle']);
    });
    scene({ quantities, additions: ['5ms t'] }, ({ list, at, flush }) => {
      list.model.changes$.subscribe();
      at(1, () => list.typeQuantity(plates.identity, '3'));
      at(2, () => list.addToCart(plates.identity));
      at(4, () => list.typeQuantity(plates.identity, '5'));
      flush();
      expect(quantities.read().get('4821-0')).toBe('5');
    });
    quantities.keep(new Map([...quantities.read()].map(([key]) => [key, '-1e9'])))();
    scene({ quantities }, ({ list }) => expect(controls(cardOf(list, oven)?.control)).toBe('1 Idle'));
  });

  it('[BUY-02] above what remains it warns, and so it does when the cart already holds more', () => {
    scene({ additions: ['5ms (b|)'] }, ({ list, at, expectObservable }) => {
      at(1, () => list.typeQuantity(plates.identity, '5'));
      at(2, () => list.typeQuantity(plates.identity, '6'));
      at(3, () => list.typeQuantity(plates.identity, '1'));
      at(4, () => list.addToCart(plates.identity));
      expectObservable(controlsOf$(list, plates), '^ 1s !').toBe('abcad 4ms f', {
        a: '1 Idle',
        b: '5 Idle',
        c: '6! Idle',
        d: '1 Adding',
        f: '1! Added',
      });
    });
  });

  it('[LIVE-01] what is being typed stays while patches arrive', () => {
    scene({}, ({ list, registry }) => {
      list.typeQuantity(plates.identity, '4');
      registry.fold(ovenBought);
      expect(controls(cardOf(list, plates)?.control)).toBe('4 Idle');
      expect(controls(cardOf(list, oven)?.control)).toBe('Purchased');
    });
  });

  it('[LIVE-01] a purchase makes one card anew, all others stay the same objects', () => {
    const others = Array.from({ length: 40 }, (_, index) =>
      exampleItem({ product: product(String(5_000 + index), `Gift ${index}`) }),
    );
    scene({ view: { ...view, items: [plates, oven, ...others] } }, ({ list, registry }) => {
      const before = new Set(cards(list));
      registry.fold(ovenBought);
      const after = cards(list);
      expect(after).toHaveLength(42);
      expect(after.filter((card) => !before.has(card)).map(({ item }) => item.product.name)).toEqual([
        'Ember Dutch Oven',
      ]);
    });
  });

  it('[LIVE-01] a section in which nothing changed stays the same object', () => {
    const lamp = exampleItem({
      product: exampleProduct({ sku: skuOf('6001'), categoryName: 'Lighting', categorySequence: 20 }),
    });
    const choice: ListChoice = { ...NOTHING_CHOSEN, sortBy: O.some('category') };
    scene({ view: { ...view, items: [oven, lamp] }, choice }, ({ list, registry }) => {
      const [dinnerware, lighting] = sections(list);
      registry.fold(ovenBought);
      expect(sections(list)[0]).not.toBe(dinnerware);
      expect(sections(list)[1]).toBe(lighting);
      list.typeQuantity(oven.identity, '1');
      expect(sections(list)[1]).toBe(lighting);
    });
  });

  it('[LIVE-01] a purchase is announced with the name of the gift', () => {
    scene({}, ({ list, registry }) => {
      registry.fold(ovenBought);
      expect(list.model.value).toMatchObject({ status: { bought: 'Ember Dutch Oven, now purchased' } });
    });
  });

  it('[PAGE-06] a section folds away and back', () => {
    scene({}, ({ list }) => {
      const isOpen = () => sections(list).map((section) => section.isOpen);
      expect(isOpen()).toEqual([true]);
      list.toggleSection(sections(list)[0]?.key ?? '');
      expect(isOpen()).toEqual([false]);
      list.toggleSection(sections(list)[0]?.key ?? '');
      expect(isOpen()).toEqual([true]);
    });
  });

  it('[LIST-01] [LIST-06] sort and gift option are the address’s, and clearing leaves the sort', () => {
    scene({}, ({ list }) => {
      const bar = () => (list.model.value._tag === 'Loaded' ? list.model.value.bar : undefined);
      expect(bar()).toMatchObject({ sortBy: 'price', giftOption: 'all' });
      list.chooseSort('category');
      list.chooseGiftOption('purchased');
      expect(bar()).toMatchObject({ sortBy: 'category', giftOption: 'purchased' });
      list.clearFilters();
      expect(bar()).toMatchObject({ sortBy: 'category', giftOption: 'all' });
    });
  });

  it('[LIST-05] grouped by status, the sections are those', () => {
    scene({ view: { ...view, items: [oven, { ...plates, purchased: 8 }] } }, ({ list }) => {
      list.chooseGroup('status');
      expect(sections(list).map(({ key, title }) => [key, title])).toEqual([
        ['status-still-needed', 'Still Needed'],
        ['status-fulfilled', 'Fulfilled'],
      ]);
      expect(list.model.value).toMatchObject({ bar: { groupBy: 'status' } });
    });
  });

  it('[LIST-06] [LIST-08] filters narrow the list as they are ticked, and count what each other would show', () => {
    const lamp = exampleItem({
      product: exampleProduct({ sku: skuOf('6001'), categoryName: 'Lighting', categorySequence: 20 }),
      wanted: 1,
      purchased: 0,
    });
    const lighting = { _tag: 'Category', name: 'Lighting' } as const;
    scene({ view: { ...view, items: [plates, oven, lamp] } }, ({ list, at, expectObservable }) => {
      const state = (): string => {
        const model = list.model.value;
        if (model._tag !== 'Loaded') return model._tag;
        const { isOpen, kinds, chosen, shown } = model.bar.filter;
        const counts = (kinds.find(({ kind }) => kind === 'Category')?.choices ?? []).map(
          ({ label, count }) => `${label} ${O.isSome(count) ? count.value : '?'}`,
        );
        const count = O.isSome(shown) ? shown.value : '?';
        return `${isOpen ? 'open' : 'closed'}; ${counts.join(', ')}; ${chosen.map(({ key }) => key).join(' ') || 'none'}; ${count}`;
      };
      at(1, list.toggleFilterPanel);
      at(2, () => list.toggleFilter(lighting));
      at(3, () => list.chooseGiftOption('purchased'));
      at(4, list.clearFilters);
      at(5, list.toggleFilterPanel);
      expectObservable(list.model.changes$.pipe(map(state), distinctUntilChanged()), '^ 9ms !').toBe('abcdba', {
        a: 'closed; Dinnerware 2, Lighting 1; none; 3',
        b: 'open; Dinnerware 2, Lighting 1; none; 3',
        c: 'open; Dinnerware 2, Lighting 1; category-Lighting; 1',
        d: 'open; Dinnerware 0, Lighting 0; category-Lighting; 0',
      });
    });
  });

  it('[LIST-08] [ANA-01] what is chosen is tracked once; what is chosen again, or in the address, is not', () => {
    const { grId } = view;
    scene({ choice: { ...NOTHING_CHOSEN, groupBy: 'brand' } }, ({ list, tracked }) => {
      list.chooseSort('category');
      list.chooseSort('category');
      list.chooseGroup('status');
      list.toggleFilter({ _tag: 'Price', band: '20-50' });
      list.chooseGiftOption('needed');
      list.toggleFilterPanel();
      list.clearFilters();
      list.clearFilters();
      expect(tracked).toEqual([
        { _tag: 'Sorted', grId, sortBy: 'category' },
        { _tag: 'Grouped', grId, groupBy: 'status' },
        { _tag: 'Filtered', grId, giftOption: 'all', filters: ['price-20-50'] },
        { _tag: 'Filtered', grId, giftOption: 'needed', filters: ['price-20-50'] },
        { _tag: 'Filtered', grId, giftOption: 'all', filters: [] },
      ]);
    });
  });

  it('[LIST-08] [LIST-09] [ANA-01] another tab shows at once and is tracked once; the same one again, or in the address, is not', () => {
    const { grId } = view;
    const together = { ...plates, groupGift: O.some({ name: 'Plates', goal: centsOf(11_960), raised: centsOf(0) }) };
    const its = { ...view, role: 'registrant', items: [together, oven] } as const;
    scene({ view: its }, ({ list, choice, at, tracked$, expectObservable }) => {
      const shown = (): string => {
        const model = list.model.value;
        return model._tag === 'Loaded' ? model.tabs.shown : model._tag;
      };
      at(1, () => list.chooseTab('my-gifts'));
      at(2, () => list.chooseTab('my-group-gift-fund'));
      at(3, () => list.chooseTab('my-group-gift-fund'));
      at(4, () => choice.set(NOTHING_CHOSEN));
      at(5, () => list.chooseTab('my-group-gift-fund'));
      at(6, () => list.chooseTab('my-gifts'));
      expectObservable(list.model.changes$.pipe(map(shown), distinctUntilChanged()), '^ 9ms !').toBe('g-f-gfg', {
        g: 'my-gifts',
        f: 'my-group-gift-fund',
      });
      expectObservable(tracked$, '^ 9ms !').toBe('--f--fg', {
        g: { _tag: 'TabChanged', grId, tab: 'my-gifts' },
        f: { _tag: 'TabChanged', grId, tab: 'my-group-gift-fund' },
      });
    });
  });

  it('[LIST-06] an empty registry offers nothing to filter; one whose filters hide everything does', () => {
    scene({ view: { ...view, items: [] } }, ({ list }) => {
      expect(list.model.value).toMatchObject({ bar: { hasGifts: false } });
    });
    const choice = { ...NOTHING_CHOSEN, filters: { ...NO_FILTERS, categories: ['Garden'] } };
    scene({ choice }, ({ list }) => {
      expect(list.model.value).toMatchObject({ bar: { hasGifts: true }, body: { _tag: 'Empty', empty: 'NoMatch' } });
    });
  });

  it('[PAGE-08] nothing added and nothing found are told apart', () => {
    scene({ view: { ...view, items: [] } }, ({ list }) => {
      expect(list.model.value).toMatchObject({ body: { _tag: 'Empty', empty: 'NothingAdded' } });
    });
    scene({ choice: { ...NOTHING_CHOSEN, giftOption: 'purchased' } }, ({ list }) => {
      expect(list.model.value).toMatchObject({ body: { _tag: 'Empty', empty: 'NoMatch' } });
    });
  });

  it('[PAGE-02] [PAGE-11] the head of the page counts the days to the event', () => {
    scene({}, ({ list }) => {
      expect(list.model.value).toMatchObject({
        header: { eventDate: 'Jun 12, 2027', daysToGo: O.some(13), guestPage: O.none },
        tabs: { addGiftsPage: O.none },
      });
    });
    scene({ view: { ...view, header: { ...view.header, isPostEvent: true }, role: 'registrant' } }, ({ list }) => {
      expect(list.model.value).toMatchObject({
        header: {
          daysToGo: O.none,
          guestPage: O.some('/gift-registry/guest-list/7310442'),
        },
        tabs: { addGiftsPage: O.some('/gift-registry/add-more-gifts/wedding') },
      });
    });
  });

  it('the model is the same object while nothing changes', () => {
    scene({}, ({ list }) => {
      expect(list.model.value).toBe(list.model.value);
    });
  });
});
