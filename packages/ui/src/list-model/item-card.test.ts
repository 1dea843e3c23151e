import { eventTypeOf } from '@gift-registry/domain';
import {
  centsOf,
  exampleItem,
  examplePersonalization,
  exampleProduct,
  grIdOf,
  identityOf,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { exampleFund } from '../contribution/testing/example-fund.ts';
import { type CardReader, itemCard } from './item-card.ts';
import { INITIAL_CARD_STATE } from './item-card-model.ts';

const guest: CardReader = {
  grId: grIdOf('7310442'),
  site: sites.main,
  role: 'guest',
  eventType: eventTypeOf('br'),
  isPostEvent: false,
  here: 'https://localhost:8443/',
};
const plates = exampleItem();
const barCart = exampleItem({ product: exampleProduct({ brand: 'modern', isCrossBrandAvailabilityEnabled: false }) });
const full = exampleItem({ wanted: 2, purchased: 2 });

const card = (reader: Partial<CardReader>, item = plates) =>
  itemCard({ ...guest, ...reader }, item, INITIAL_CARD_STATE);

describe('the card of an item', () => {
  it.each([
    ['guest', false, plates, 'Buy'],
    ['guest', true, plates, 'Buy'],
    ['guest', false, full, 'Purchased'],
    ['guest', false, barCart, 'OtherBrand'],
    ['registrant', false, plates, 'Own'],
    ['registrant', false, full, 'Own'],
    ['registrant', true, plates, 'LookOnly'],
    ['registrant', true, full, 'LookOnly'],
    ['registrant', true, barCart, 'LookOnly'],
  ] as const)('[PAGE-10] [PAGE-14] for a %s, event over %s: %# is %s', (role, isPostEvent, item, control) => {
    expect(card({ role, isPostEvent }, item).control._tag).toBe(control);
  });

  it('[GG-01] [GG-03] a guest gives to the fund of a group gift, as long as it takes something; both readers see how far it has come', () => {
    const table = exampleFund(94_000);
    const last = exampleFund(164_450);
    const fund = { raised: '$940', goal: '$1,649', missing: '$709', percent: 57 };
    expect(card({}, table)).toMatchObject({
      control: { _tag: 'Contribute', least: '$10', isAllMissing: false },
      fund: O.some(fund),
    });
    expect(card({}, last).control).toEqual({ _tag: 'Contribute', least: '$4.50', isAllMissing: true });
    expect(card({ role: 'registrant' }, table)).toMatchObject({ control: { _tag: 'Own' }, fund: O.some(fund) });
    expect(card({ role: 'registrant', isPostEvent: true }, table).control).toEqual({ _tag: 'LookOnly' });
    expect(card({}, exampleFund(164_900)).control).toEqual({ _tag: 'Purchased' });
    expect(card({ site: sites.canada }, table).control._tag).toBe('Buy');
    expect(card({}).fund).toEqual(O.none);
    const outside = exampleFund(0, {
      wanted: 2,
      purchased: 1,
      groupGift: O.some({ name: 'Tables', goal: centsOf(329_800), raised: centsOf(0) }),
    });
    expect(card({}, outside).fund).toEqual(
      O.some({
        raised: '$0',
        goal: '$1,649',
        missing: '$1,649',
        percent: 0,
        text: '1 of 2 purchased. $0 of $1,649 raised for the other.',
      }),
    );
    const others = { ...table, product: { ...table.product, brand: 'modern' as const } };
    expect(card({}, others).control).toEqual({
      _tag: 'ContributeElsewhere',
      brandName: 'Mode Two',
      least: '$10',
      isAllMissing: false,
    });
  });

  it('[XB-04] [CA-01] what the other brand sells is bought there, but in Canada it is only looked at', () => {
    expect(card({}, barCart).control).toEqual({ _tag: 'OtherBrand', brandName: 'Mode Two' });
    expect(card({ site: sites.kids }, barCart).control).toEqual({ _tag: 'OtherBrand', brandName: 'Mode Two' });
    expect(card({ site: sites.modern }).control).toEqual({ _tag: 'OtherBrand', brandName: 'Hearth & Field' });
    expect(card({ site: sites.canada }, barCart).control).toEqual({ _tag: 'LookOnly' });
    expect(card({ site: sites.canada }).control._tag).toBe('Buy');
    const untold = exampleItem({ product: exampleProduct({ brand: 'modern', isOnWeb: false }) });
    expect(card({}, untold).control).toEqual({ _tag: 'OtherBrand', brandName: 'Mode Two' });
  });

  it.each([
    [0, 'Buy'],
    [100, 'Unbuyable'],
    [700, 'Buy'],
    [705, 'Buy'],
  ] as const)('[PERS-02] without any design, type %d is %s', (personalizationType, control) => {
    const blank = exampleItem({ product: exampleProduct({ personalizationType }) });
    expect(card({}, blank).control._tag).toBe(control);
    if (control === 'Unbuyable') expect(card({}, blank).condition).toBe('personalization-error');
  });

  it('[XB-04] [BUY-09] nobody is sent to the other brand for what cannot be bought there either', () => {
    const inError = exampleItem({
      product: exampleProduct({ brand: 'modern', personalizationType: 700 }),
      identity: identityOf('4821', 12),
      personalization: O.some(examplePersonalization({ hasError: true })),
    });
    const toOrder = exampleItem({ product: exampleProduct({ brand: 'modern', isMadeToOrder: true }) });
    expect(card({}, inError).control).toMatchObject({ _tag: 'Unbuyable', reason: { _tag: 'PersonalizationError' } });
    expect(card({}, toOrder).control).toMatchObject({ _tag: 'Unbuyable', reason: { _tag: 'MadeToOrder' } });
  });

  it('[BUY-09] what is out of stock is not bought until it is back, what takes back orders is; its fund takes money meanwhile', () => {
    const out = { isAvailable: false } as const;
    expect(card({}, exampleItem({ product: exampleProduct(out) })).control).toEqual({ _tag: 'OutOfStock' });
    const later = exampleItem({ product: exampleProduct({ ...out, isBackorderable: true }) });
    expect(card({}, later).control._tag).toBe('Buy');
    const elsewhere = exampleItem({ product: exampleProduct({ ...out, brand: 'modern' }) });
    expect(card({}, elsewhere).control._tag).toBe('OtherBrand');
    const groupGift = O.some({ name: '', goal: centsOf(11_960), raised: centsOf(0) });
    expect(card({}, exampleItem({ product: exampleProduct(out), groupGift })).control._tag).toBe('Contribute');
  });

  it('[ROUTE-07] leads its registrant to what is like it, also after the event, and a guest nowhere', () => {
    const similar = O.some('/gift-registry/view-similar-items/4821/7310442');
    for (const isPostEvent of [false, true])
      expect(card({ role: 'registrant', isPostEvent }).similarItems).toEqual(similar);
    expect(card({}).similarItems).toEqual(O.none);
  });

  it('[PERS-05] what its words cost is in both of its prices, and said beside them', () => {
    const product = exampleProduct({
      personalizationType: 700,
      currentPrice: centsOf(4_795),
      regularPrice: centsOf(6_380),
      priceType: 'sale',
    });
    const item = exampleItem({
      product,
      identity: identityOf('4821', 7),
      personalization: O.some(examplePersonalization()),
    });
    expect(card({}, item)).toMatchObject({
      price: '$62.95',
      struckPrice: O.some('$78.80'),
      designPrice: O.some('$47.95 + $15.00 personalization'),
    });
    expect(card({}, exampleItem({ product }))).toMatchObject({
      price: '$47.95',
      struckPrice: O.some('$63.80'),
      designPrice: O.none,
    });
  });

  it('[ROUTE-19] leads to the item’s page, where there is one; who may buy it takes the registry along', () => {
    const path = '/product/linden-dinner-plate/4821';
    expect(card({ role: 'registrant' }).link).toEqual(O.some({ href: path, isElsewhere: false }));
    expect(card({}).link).toEqual(O.some({ href: `${path}?registry=7310442`, isElsewhere: false }));
    expect(card({}, exampleItem({ identity: identityOf('4821', 12) })).link).toEqual(
      O.some({ href: `${path}?registry=7310442&personalization=12`, isElsewhere: false }),
    );
    expect(card({}, exampleItem({ product: exampleProduct({ isOnWeb: false }) })).link).toEqual(O.none);
  });

  it('[XB-04] leads to the other brand’s site in the same market, or nowhere', () => {
    expect(card({}, barCart).link).toEqual(
      O.some({
        href: 'https://modern.localhost:8443/product/linden-dinner-plate/4821?registry=7310442',
        isElsewhere: true,
      }),
    );
    expect(card({ site: sites.canada }, barCart).link).toEqual(O.none);
    expect(card({ site: sites.modern }, barCart).link).toEqual(
      O.some({ href: '/product/linden-dinner-plate/4821?registry=7310442', isElsewhere: false }),
    );
  });

  it('[ITEM-14] says availability, or asks the other brand for it', () => {
    expect(card({}).availability).toEqual({ _tag: 'Said', message: 'In stock. Ships in 2–4 days.' });
    expect(card({}, barCart).availability).toEqual({ _tag: 'AskOtherBrand' });
    expect(card({ site: sites.modern }, barCart).availability._tag).toBe('Said');
  });

  it('[ITEM-14] a guest’s card says of the stock only what is out of the ordinary, its registrant’s all', () => {
    const runningOut = { type: 'availability', level: 'danger', text: 'Only a few left', popupName: O.none } as const;
    const few = exampleItem({
      product: exampleProduct({ availabilityMessage: 'Only a few left', messages: [runningOut] }),
    });
    const late = exampleItem({ product: exampleProduct({ isAvailable: false, availabilityMessage: 'Back in May' }) });
    expect([undefined, few, late].map((item) => card({}, item).stockNote)).toEqual([
      O.none,
      O.some('Only a few left'),
      O.some('Back in May'),
    ]);
    expect(card({ role: 'registrant' }).stockNote).toEqual(O.some('In stock. Ships in 2–4 days.'));
  });

  it('[ITEM-06] a message is told with its level', () => {
    const message = { type: 'default', level: 'warning', text: 'Ask us', popupName: O.none } as const;
    expect(card({}, exampleItem({ product: exampleProduct({ messages: [message] }) })).messages).toEqual([
      { text: 'Ask us', level: 'warning', popupName: O.none },
    ]);
  });

  it('[ITEM-04] [NLA-01] only its registrant is offered to replace or remove what is gone', () => {
    const gone = exampleItem({ product: exampleProduct({ isNla: true }) });
    expect(card({ role: 'registrant' }, gone)).toMatchObject({
      condition: 'no-longer-available',
      offers: { replace: true, remove: true },
    });
    expect(card({ role: 'registrant', isPostEvent: true }, gone).offers).toEqual({ replace: true, remove: true });
    expect(card({}, gone).offers).toEqual({ replace: false, remove: false });
  });
});
