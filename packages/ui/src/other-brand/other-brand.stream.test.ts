import { createState, type LogEntry, type SiteId } from '@gift-registry/domain';
import {
  centsOf,
  demoSite,
  exampleItem,
  exampleProduct,
  identityOf,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type CardState, INITIAL_CARD_STATE } from '../list-model/index.ts';
import { loaded } from '../registrant-page/testing/registrant-scene.ts';
import { type OtherBrandModel, otherBrandStream } from './other-brand.stream.ts';

const cart = exampleItem({
  product: exampleProduct({ sku: skuOf('7001'), name: 'Axis Bar Cart', brand: 'modern' }),
  wanted: 2,
  purchased: 1,
});
const { identity } = cart;

const planned = (view: Parameters<typeof loaded>[0] = {}, site: SiteId = 'main') => {
  const model = createState(loaded({ role: 'guest', items: [cart], ...view }));
  const cardStates = createState<ReadonlyMap<string, CardState>>(new Map());
  const logged: Array<LogEntry> = [];
  const typeQuantity = (_identity: unknown, quantity: string) =>
    cardStates.set(new Map([['7001-0', { ...INITIAL_CARD_STATE, quantity }]]));
  const nothing = () => undefined;
  const stream = otherBrandStream({
    registry: { model },
    site: demoSite(site),
    referrer: { referrerId: 'mail' },
    log: { write: (entry) => () => void logged.push(entry) },
    cards: () => ({
      cardStates,
      typeQuantity,
      leaveQuantity: nothing,
      stepQuantity: nothing,
      addToCart: nothing,
      contribute: nothing,
      manage: nothing,
      goElsewhere: nothing,
    }),
  });
  const seen: Array<OtherBrandModel> = [];
  stream.model.changes$.subscribe((next) => seen.push(next));
  return { model, stream, logged, seen };
};
const shown = ({ stream }: ReturnType<typeof planned>) => {
  const { asked, gift } = stream.model.value;
  return O.isSome(asked) ? { visit: asked.value, gift } : undefined;
};

describe('going from a registry’s page to the other brand', () => {
  it('[XB-02] [XB-04] to buy an item is asked first, and the quantity of its card goes along', () => {
    const scene = planned();
    expect(shown(scene)).toBeUndefined();
    scene.stream.ask({ _tag: 'Buy', identity });
    expect(shown(scene)).toMatchObject({
      visit: { intent: { _tag: 'addToCart', item: { sku: '7001', quantity: 1 } }, brandName: 'Mode Two', isOpen: true },
      gift: O.some({ name: 'Axis Bar Cart', quantity: '1', isOverPurchased: false }),
    });
    expect(shown(scene)?.visit.referrer).toEqual({ referrerId: 'mail' });
    scene.stream.typeQuantity(identity, '12');
    expect(shown(scene)).toMatchObject({
      visit: { intent: { item: { quantity: 12 } }, isOpen: true },
      gift: O.some({ quantity: '12', isOverPurchased: true }),
    });
    scene.stream.typeQuantity(identity, '');
    expect(shown(scene)).toMatchObject({
      visit: { intent: { item: { quantity: 1 } } },
      gift: O.some({ quantity: '' }),
    });
    scene.stream.stay();
    expect(shown(scene)).toMatchObject({ visit: { intent: { _tag: 'addToCart' }, isOpen: false } });
  });

  it('[XB-02] [ITEM-14] to look at an item, and to ask when it can be had, take no quantity along', () => {
    const scene = planned();
    for (const [_tag, intent] of [
      ['View', 'product'],
      ['AskStock', 'availability'],
    ] as const) {
      scene.stream.ask({ _tag, identity });
      expect(shown(scene)).toMatchObject({
        visit: { intent: { _tag: intent }, about: O.some('Axis Bar Cart'), isOpen: true },
        gift: O.none,
      });
    }
  });

  it('[XB-02] [XB-04] [GG-01] to give to a group gift is asked by its name, and arrives at it', () => {
    const fund = { ...cart, groupGift: O.some({ name: 'Cart', goal: centsOf(39_900), raised: centsOf(0) }) };
    const scene = planned({ items: [fund] });
    scene.stream.ask({ _tag: 'Buy', identity });
    expect(shown(scene)).toMatchObject({
      visit: { intent: { _tag: 'contribute', identity }, about: O.some('Axis Bar Cart'), isOpen: true },
      gift: O.none,
    });
  });

  it('[XB-05] [XB-02] a registrant goes to the same registry there', () => {
    const scene = planned({ role: 'registrant' });
    scene.stream.ask({ _tag: 'Shop' });
    expect(shown(scene)).toMatchObject({
      visit: { intent: { _tag: 'redirect', registry: { value: { role: 'registrant' } } } },
    });
    scene.stream.ask({ _tag: 'Buy', identity });
    expect(shown(scene)?.visit.intent._tag).toBe('redirect');
  });

  it('[XB-02] [XB-07] the gift card that was chosen goes along', () => {
    const scene = planned({}, 'modern');
    const card = O.some({ _tag: 'GiftCard', kind: 'GiftCard', amount: centsOf(5_000) } as const);
    scene.stream.ask({ _tag: 'GiftCard', card });
    expect(shown(scene)).toMatchObject({ visit: { intent: { _tag: 'giftCard', card }, brandName: 'Hearth & Field' } });
  });

  it('[XB-04] nothing is asked about what is sold here, about what is not on the list, nor in Canada', () => {
    const canada = planned({}, 'canada');
    for (const wish of [{ _tag: 'Shop' }, { _tag: 'Buy', identity }, { _tag: 'GiftCard', card: O.none }] as const)
      canada.stream.ask(wish);
    const modern = planned({}, 'modern');
    modern.stream.ask({ _tag: 'Buy', identity });
    const main = planned();
    main.stream.ask({ _tag: 'Buy', identity: identityOf('4821') });
    for (const scene of [canada, modern, main]) expect([shown(scene), scene.logged]).toEqual([undefined, []]);
  });

  it('[XB-02] [LIVE-01] an item that leaves the list closes its layer, which keeps what it said while it fades', () => {
    const scene = planned();
    scene.stream.ask({ _tag: 'Buy', identity });
    scene.model.set(loaded({ role: 'guest', items: [] }));
    expect(shown(scene)).toMatchObject({ visit: { intent: { _tag: 'addToCart' }, isOpen: false } });
    expect(scene.seen.at(-1)).toEqual(scene.stream.model.value);
  });
});
