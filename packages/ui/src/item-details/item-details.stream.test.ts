import { createState, identityKey, type RegistryItem } from '@gift-registry/domain';
import {
  exampleHeader,
  exampleImages,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  exampleView,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { distinctUntilChanged, map } from 'rxjs';
import { type RunHelpers, TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { type CardState, INITIAL_CARD_STATE, type ItemCards } from '../list-model/index.ts';
import type { RegistryModel } from '../registry/index.ts';
import { type ItemDetailsStream, itemDetailsStream } from './item-details.stream.ts';
import type { ItemDetailsModel } from './item-details-model.ts';
import { exampleOpenedItem } from './testing/example-opened-item.ts';

const plates = exampleItem();
const oven = exampleItem({ product: exampleProduct({ sku: skuOf('51877'), name: 'Oven' }), wanted: 1, purchased: 0 });
const pictured = exampleItem({
  product: exampleProduct({ sku: skuOf('7'), name: 'Kettle', carouselImages: [exampleImages('above', 'Above')] }),
});
const platesKey = identityKey(plates.identity);

const loaded = (
  items: ReadonlyArray<RegistryItem>,
  overrides: Partial<ReturnType<typeof exampleView>> = {},
  isComplete = true,
): RegistryModel => ({
  _tag: 'Loaded',
  view: exampleView({ items, ...overrides }),
  isComplete,
  connection: 'live',
  epoch: 0,
  lastChange: O.none,
});

/** A model in one line. */
const summary = ({ isOpen, content }: ItemDetailsModel): string => {
  const shown =
    content._tag === 'Shown'
      ? `${content.card.item.product.name} ${content.card.item.purchased}/${content.card.item.wanted} ${content.picture + 1} of ${content.pictures.length}`
      : content._tag === 'Gone'
        ? `gone ${content.name}`
        : 'nothing';
  return isOpen ? shown : `closed ${shown}`;
};

interface Scene extends RunHelpers {
  readonly stream: ItemDetailsStream;
  readonly registry: ReturnType<typeof createState<RegistryModel>>;
  readonly cards: ReturnType<typeof createState<ReadonlyMap<string, CardState>>>;
  readonly openedItem: ReturnType<typeof exampleOpenedItem>;
  readonly at: (time: number, mutation: () => void) => void;
}

interface Setting {
  readonly registry?: RegistryModel;
  readonly opened?: string;
}

/** Sets the scene under a virtual clock on which a frame is a millisecond. */
const scene = (
  { registry: initial = loaded([plates, oven, pictured]), opened }: Setting,
  play: (scene: Scene) => void,
): void => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected));
  scheduler.run((helpers) => {
    const registry = createState<RegistryModel>(initial);
    const cards = createState<ReadonlyMap<string, CardState>>(new Map());
    const openedItem = exampleOpenedItem(O.fromNullable(opened));
    const intents: ItemCards = {
      cardStates: cards,
      typeQuantity: () => undefined,
      leaveQuantity: () => undefined,
      stepQuantity: () => undefined,
      addToCart: () => undefined,
      contribute: () => undefined,
      manage: () => undefined,
      goElsewhere: () => undefined,
    };
    const stream = itemDetailsStream({
      registry: { model: registry },
      cards: intents,
      openedItem,
      site: sites.main,
    });
    const at = (time: number, mutation: () => void) => helpers.cold(`${time}ms x`).subscribe(mutation);
    play({ ...helpers, stream, registry, cards, openedItem, at });
  });
};

const seen$ = ({ model }: ItemDetailsStream) => model.changes$.pipe(map(summary), distinctUntilChanged());

describe('itemDetailsStream', () => {
  it('[BUY-08] [ADD-06] an item bought here can be picked up in stores, except special orders', () => {
    const special = exampleItem({ product: exampleProduct({ hasCustomOrderConfirmation: true }) });
    for (const [item, isPickedUp] of [
      [plates, true],
      [special, false],
      [exampleItem({ product: exampleProduct({ isAvailable: false }) }), true],
      [exampleItem({ wanted: 1, purchased: 1 }), false],
    ] as const)
      scene({ registry: loaded([item]), opened: platesKey }, ({ stream, flush }) => {
        stream.model.changes$.subscribe();
        flush();
        expect(stream.model.value.content).toMatchObject({ _tag: 'Shown', isPickedUp });
      });
  });

  it('[PERS-01] [PERS-03] the possible personalization is shown to the registrant, who can choose it, until it is chosen', () => {
    const product = exampleProduct({ personalizationType: 705 });
    const chosen = exampleItem({ product, personalization: O.some(examplePersonalization()) });
    const plain = exampleItem({ product });
    for (const [item, role, isSaid] of [
      [plain, 'registrant', true],
      [chosen, 'registrant', false],
      [plain, 'guest', false],
      [chosen, 'guest', false],
    ] as const)
      scene({ registry: loaded([item], { role }), opened: platesKey }, ({ stream, flush }) => {
        stream.model.changes$.subscribe();
        flush();
        const { content } = stream.model.value;
        expect(content._tag === 'Shown' && content.details.personalization !== '').toBe(isSaid);
      });
  });

  it('[BUY-05] shows an item of the list, and its content stays while it fades out', () => {
    scene({}, ({ expectObservable, stream, at }) => {
      at(1, () => stream.open(oven.identity));
      at(3, () => stream.close());
      at(5, () => stream.open(plates.identity));
      expectObservable(seen$(stream), '^ 1s !').toBe('ab-c-d', {
        a: 'closed nothing',
        b: 'Oven 0/1 1 of 1',
        c: 'closed Oven 0/1 1 of 1',
        d: 'Linden Dinner Plate 3/8 1 of 1',
      });
    });
  });

  it('[BUY-05] [SHOP-03] its own pictures are shown, one at a time and round and round', () => {
    scene({}, ({ expectObservable, stream, at }) => {
      at(1, () => stream.open(pictured.identity));
      at(2, () => stream.stepPicture(1));
      at(3, () => stream.stepPicture(1));
      expectObservable(seen$(stream), '^ 1s !').toBe('abcb', {
        a: 'closed nothing',
        b: 'Kettle 3/8 1 of 2',
        c: 'Kettle 3/8 2 of 2',
      });
    });
  });

  it('[LIVE-01] [BUY-05] follows what others buy while it is open', () => {
    scene({}, ({ expectObservable, stream, registry, at }) => {
      at(1, () => stream.open(oven.identity));
      at(3, () => registry.set(loaded([plates, { ...oven, purchased: 1 }])));
      expectObservable(seen$(stream), '^ 1s !').toBe('ab-c', {
        a: 'closed nothing',
        b: 'Oven 0/1 1 of 1',
        c: 'Oven 1/1 1 of 1',
      });
    });
  });

  it('[BUY-05] [NLA-03] shows that an item left the list meanwhile; one that was never on it is not shown', () => {
    scene({}, ({ expectObservable, stream, registry, openedItem, at }) => {
      at(1, () => stream.open(oven.identity));
      at(3, () => registry.set(loaded([plates])));
      at(4, () => registry.set(loaded([{ ...plates, purchased: 4 }])));
      at(5, () => stream.close());
      at(6, () => openedItem.open('99-0'));
      expectObservable(seen$(stream), '^ 1s !').toBe('ab-c-d', {
        a: 'closed nothing',
        b: 'Oven 0/1 1 of 1',
        c: 'gone Oven',
        d: 'closed gone Oven',
      });
    });
  });

  it('[BUY-05] after a reload it is open again as soon as the item is there', () => {
    scene({ registry: { _tag: 'Loading' }, opened: platesKey }, ({ expectObservable, stream, registry, at }) => {
      at(1, () => registry.set(loaded([oven], {}, false)));
      at(3, () => registry.set(loaded([oven, plates])));
      expectObservable(seen$(stream), '^ 1s !').toBe('a--b', {
        a: 'closed nothing',
        b: 'Linden Dinner Plate 3/8 1 of 1',
      });
    });
  });

  it('[BUY-05] the open item is forgotten after a reload, and another one opens', () => {
    scene({ registry: loaded([plates]), opened: '51877-0' }, ({ expectObservable, stream, openedItem, at }) => {
      at(1, () => stream.open(plates.identity));
      at(3, () => openedItem.close());
      expectObservable(seen$(stream), '^ 1s !').toBe('ab-c', {
        a: 'closed nothing',
        b: 'Linden Dinner Plate 3/8 1 of 1',
        c: 'closed Linden Dinner Plate 3/8 1 of 1',
      });
    });
  });

  it('[BUY-01] [BUY-05] the quantity typed on the card is shown in the details', () => {
    scene({}, ({ expectObservable, stream, cards, at }) => {
      at(1, () => stream.open(plates.identity));
      at(3, () => cards.set(new Map([[platesKey, { ...INITIAL_CARD_STATE, quantity: '9' }]])));
      const quantity$ = stream.model.changes$.pipe(
        map(({ content }) =>
          content._tag === 'Shown' && content.card.control._tag === 'Buy'
            ? `${content.card.control.quantity} ${content.card.control.isOverPurchased}`
            : '',
        ),
        distinctUntilChanged(),
      );
      expectObservable(quantity$, '^ 1s !').toBe('ab-c', { a: '', b: '1 false', c: '9 true' });
    });
  });

  it('[PAGE-14] [MAN-01] a registrant looks at an item and manages it from there; after the event there is something to look at and nothing to do', () => {
    scene({ registry: loaded([plates], { role: 'registrant' }), opened: platesKey }, ({ stream }) => {
      const { content } = stream.model.value;
      expect(content._tag === 'Shown' && content.card.control._tag).toBe('Own');
    });
    const over = loaded([plates], { role: 'registrant', header: { ...exampleHeader(), isPostEvent: true } });
    scene({ registry: over }, ({ stream }) => {
      stream.open(plates.identity);
      const { content } = stream.model.value;
      expect(content._tag === 'Shown' && content.card.control._tag).toBe('LookOnly');
    });
  });

  it('[BUY-05] the card takes the focus back once the dialog is closed, each time', () => {
    scene({}, ({ stream }) => {
      const watched = stream.model.changes$.subscribe();
      expect(stream.model.value.focusOn).toEqual(O.none);
      stream.open(plates.identity);
      expect(stream.model.value.focusOn).toEqual(O.none);
      stream.close();
      const first = stream.model.value.focusOn;
      expect(first).toEqual(O.some({ key: platesKey }));
      stream.open(plates.identity);
      stream.close();
      expect(stream.model.value.focusOn).toEqual(first);
      expect(stream.model.value.focusOn).not.toBe(first);
      watched.unsubscribe();
    });
  });

  it('[BUY-05] the same model again while none of it changes', () => {
    scene({}, ({ stream, registry }) => {
      stream.open(plates.identity);
      const before = stream.model.value;
      registry.set(loaded([plates, { ...oven, purchased: 1 }]));
      expect(stream.model.value).toBe(before);
    });
  });
});
