import type { CartAddition } from '@gift-registry/domain';
import {
  cartIdOf,
  exampleItem,
  exampleProduct,
  exampleView,
  idempotencyKeyOf,
  sites,
  storeNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { merge, type Observable, of, VirtualTimeScheduler } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { type MutationMemory, mutationKeys, pageMutationMemory } from '../mutation/index.ts';
import { productBuying } from '../product/product-buying.ts';
import { recommendedProducts } from '../recommendation-carousel/index.ts';
import { examplePage } from '../registry-list/testing/example-page.ts';
import { storeAvailabilityStream } from '../store-availability/index.ts';
import type { CartItemRequest } from './cart-addition.ts';

const product = exampleProduct();
const gift = exampleItem({ product, wanted: 8, purchased: 0 });
const view = exampleView({ items: [gift] });
const [near, far] = [storeNumberOf('104'), storeNumberOf('917')];
const wanted = (quantity: number) => ({ grId: O.some(view.grId), identity: gift.identity, quantity });
const log = { write: () => () => undefined };

type Answer = E.Either<{ readonly _tag: 'Unavailable' | 'IdempotencyKeyReused' }, CartAddition>;

/** A cart that adds once for a key; while answers are lost, every request ends unconfirmed. */
const cartOf = () => {
  const intents = new Map<string, string>();
  const lines: string[] = [];
  const cart = { isAnswerLost: true, lines };
  const receive = ({ grId, identity, quantity, pickupAt }: CartItemRequest, key: string): Observable<Answer> => {
    const intent = `${quantity} ${O.isSome(pickupAt) ? `at ${pickupAt.value}` : 'shipped'}`;
    const before = intents.get(key);
    const refused = (_tag: 'Unavailable' | 'IdempotencyKeyReused'): Observable<Answer> => of(E.left({ _tag }));
    if (before !== undefined && before !== intent) return refused('IdempotencyKeyReused');
    if (before === undefined) {
      intents.set(key, intent);
      cart.lines.push(intent);
    }
    if (cart.isAnswerLost) return refused('Unavailable');
    return of(E.right({ cartId: cartIdOf('cart-1'), count: 1, added: [{ grId, identity, quantity }], warnings: [] }));
  };
  return { cart, receive };
};

type ReportedAddition = Pick<CartAddition, 'added' | 'isEarlier'>;

interface PageOptions {
  readonly receive: ReturnType<typeof cartOf>['receive'];
  readonly memory: MutationMemory<string>;
  readonly onAdded: (addition: ReportedAddition) => void;
}

let made = 0;

/** The buttons of a page, all over the keys stored in the browser. */
const pageOf = ({ receive, memory, onAdded }: PageOptions) => {
  const keys = mutationKeys<string>(() => {
    made += 1;
    return idempotencyKeyOf(`thing-key-${made}`);
  }, memory);
  const shared = { keys, scheduler: new VirtualTimeScheduler(), log };
  const list = examplePage({ view, addOne: receive, keys, onAdded }).stream;
  const pickup = storeAvailabilityStream({
    source: { check: () => of(), near: () => of(), pickUp: receive },
    site: sites.main,
    wanted: () => list.wanted(gift.identity),
    memory: { read: () => O.none, keep: () => () => undefined },
    onAdded,
    ...shared,
  });
  const buying = productBuying({
    source: { read$: of(), readGift: () => of(), readTerms: () => () => of(), buy: receive },
    pageContext: () => ({ hasAccount: false, path: '/' }),
    goTo: () => undefined,
    onAddedToCart: onAdded,
    onOverPurchased: () => undefined,
    ...shared,
  });
  const recommended = recommendedProducts({
    source: { recommend: () => of(), add: receive },
    podId: 'people-also-bought-atc-confirmation',
    asking: () => ({ location: 'cart-confirmation', url: '/' }),
    site: sites.main,
    requestOf: () => wanted(1),
    onAdded,
    ...shared,
  });
  merge(list.model.changes$, pickup.model.changes$, buying.effects$, recommended.effects$).subscribe();
  return {
    'the card says': () => {
      const { value } = list.model;
      const sections = value._tag === 'Loaded' && value.body._tag === 'Sections' ? value.body.sections : [];
      return sections.flatMap(({ items, cardOf }) =>
        items.map(cardOf).map(({ control }) => (control._tag === 'Buy' ? control.add._tag : '')),
      );
    },
    'seen in the cart': keys.settleAll,
    'the card, 2': () => {
      list.typeQuantity(gift.identity, '2');
      list.addToCart(gift.identity);
    },
    'the product page, 3': () => buying.terms.begin({ ...product, request: wanted(3) }, 'cart'),
    'the recommendation, 1': () => recommended.add(product.sku),
    'pickup near by, 1': () => pickup.pickUp(near),
    'pickup far away, 1': () => pickup.pickUp(far),
  };
};

const buttons = [
  ['the card, 2', '2 shipped'],
  ['the product page, 3', '3 shipped'],
  ['the recommendation, 1', '1 shipped'],
  ['pickup near by, 1', '1 at 104'],
  ['pickup far away, 1', '1 at 917'],
] as const;

const pairs = buttons.flatMap(([first, line]) =>
  buttons.flatMap(([second]) => [true, false].map((isReloaded) => [first, second, isReloaded, line] as const)),
);

describe('one product, and all the buttons that add it to the cart', () => {
  it.each(pairs)(
    '[CART-08] [BUY-08] the answer to %s was lost, then %s was pressed (reloaded: %s): it is added once and reported',
    (first, second, isReloaded, line) => {
      new TestScheduler(() => undefined).run(({ flush }) => {
        const additions: ReportedAddition[] = [];
        const memory = pageMutationMemory<string>();
        const { cart, receive } = cartOf();
        const open = () => pageOf({ receive, memory, onAdded: (addition) => void additions.push(addition) });
        const page = open();
        page[first]();
        flush();
        expect([cart.lines, additions]).toEqual([[line], []]);
        cart.isAnswerLost = false;
        (isReloaded ? open() : page)[second]();
        flush();
        expect(cart.lines).toEqual([line]);
        const isEarlier = first === second ? {} : { isEarlier: true };
        expect(additions).toEqual([expect.objectContaining({ added: [wanted(Number(line[0]))], ...isEarlier })]);
      });
    },
  );

  it.each(buttons)(
    '[CART-08] [BUY-08] two tabs were open when the answer to %s was lost: pressed in the other one it is added once',
    (button, line) => {
      new TestScheduler(() => undefined).run(({ flush }) => {
        const additions: ReportedAddition[] = [];
        const memory = pageMutationMemory<string>();
        const { cart, receive } = cartOf();
        const open = () => pageOf({ receive, memory, onAdded: (addition) => void additions.push(addition) });
        const [first, second] = [open(), open()];
        first[button]();
        flush();
        cart.isAnswerLost = false;
        second[button]();
        flush();
        expect([cart.lines, additions.length]).toEqual([[line], 1]);
        first[button]();
        flush();
        expect(cart.lines).toEqual([line, line]);
      });
    },
  );

  it.each(buttons)(
    '[CART-08] the answer to %s was lost, and another tab has shown the cart since, where it may have been removed: pressed again it is added again',
    (button, line) => {
      new TestScheduler(() => undefined).run(({ flush }) => {
        const memory = pageMutationMemory<string>();
        const { cart, receive } = cartOf();
        const open = () => pageOf({ receive, memory, onAdded: () => undefined });
        const [left, other] = [open(), open()];
        left[button]();
        flush();
        cart.isAnswerLost = false;
        other['seen in the cart']();
        cart.lines.length = 0;
        left[button]();
        flush();
        expect(cart.lines).toEqual([line]);
      });
    },
  );

  it.each(
    (['the recommendation, 1', 'the card, 2'] as const).flatMap((button) => [
      [button, 'of the same page'] as const,
      [button, 'in another tab'] as const,
    ]),
  )('[CART-08] a card is no longer unconfirmed once its gift was added by %s %s', (button, where) => {
    new TestScheduler(() => undefined).run(({ flush }) => {
      const memory = pageMutationMemory<string>();
      const { cart, receive } = cartOf();
      const open = () => pageOf({ receive, memory, onAdded: () => undefined });
      const [page, other] = [open(), open()];
      page['the card, 2']();
      flush();
      expect(page['the card says']()).toEqual(['Unconfirmed']);
      cart.isAnswerLost = false;
      (where === 'in another tab' ? other : page)[button]();
      expect(cart.lines).toEqual(['2 shipped']);
      expect(page['the card says']()).not.toEqual(['Unconfirmed']);
      flush();
      expect(page['the card says']()).toEqual(['Idle']);
    });
  });
});
