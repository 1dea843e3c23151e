import { centsOf, grIdOf, identityOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { CrossBrandIntent } from '../../cross-brand/index.ts';
import { crossBrandMessages } from './cross-brand.ts';

const names: ReadonlyArray<CrossBrandIntent['_tag']> = [
  'redirect',
  'product',
  'giftCard',
  'availability',
  'addToCart',
  'contribute',
  'gift',
  'checklist',
  'checklistPLP',
];

const registry = { grId: grIdOf('7310442'), role: 'guest', linkKey: O.none } as const;
const identity = identityOf('7001');
const path = '/search';
const intents: Readonly<Record<CrossBrandIntent['_tag'], CrossBrandIntent>> = {
  redirect: { _tag: 'redirect', registry: O.some(registry) },
  product: { _tag: 'product', path },
  giftCard: { _tag: 'giftCard', registry: O.some(registry), card: O.none },
  availability: { _tag: 'availability', path },
  addToCart: { _tag: 'addToCart', registry, item: { _tag: 'Item', sku: identity.sku, quantity: 1 } },
  contribute: { _tag: 'contribute', registry, identity },
  gift: { _tag: 'gift', registry, identity },
  checklist: { _tag: 'checklist', path },
  checklistPLP: { _tag: 'checklistPLP', path },
};
const about = O.some('Axis Bar Cart');

describe("dialogs before the other brand's site", () => {
  it.each(names)('[XB-02] %s has "Cancel" and "Continue to" the other brand', (name) => {
    for (const brand of ['Mode Two', 'Hearth & Field']) {
      const { title, text, cancel, proceed } = crossBrandMessages.modal(intents[name], brand, about);
      expect([cancel, proceed]).toEqual(['Cancel', `Continue to ${brand}`]);
      expect(`${title} ${text}`).toContain(brand);
    }
  });

  it('[XB-02] each has its own title and text', () => {
    const modals = names.map((name) => crossBrandMessages.modal(intents[name], 'Mode Two', about));
    expect(new Set(modals.map(({ title }) => title)).size).toBe(9);
    expect(new Set(modals.map(({ text }) => text)).size).toBe(9);
  });

  it.each(['product', 'availability', 'contribute', 'gift', 'checklist', 'checklistPLP'] as const)(
    '[XB-02] %s names its item or category, if known',
    (name) => {
      expect(crossBrandMessages.modal(intents[name], 'Mode Two', about).text).toContain('Axis Bar Cart');
      expect(crossBrandMessages.modal(intents[name], 'Mode Two', O.none).text).not.toContain('undefined');
    },
  );

  it.each([
    ['GiftCard', 'A gift card for $25.50 will go into your cart at Mode Two and count toward this registry.'],
    ['EGiftCard', 'An eGift card for $25.50 will go into your cart at Mode Two and count toward this registry.'],
  ] as const)('[XB-02] [XB-07] a chosen gift card is named with its amount: %s', (kind, text) => {
    const card = O.some({ _tag: 'GiftCard', kind, amount: centsOf(2_550) } as const);
    const modalText = (where: O.Option<typeof registry>) =>
      crossBrandMessages.modal({ _tag: 'giftCard', registry: where, card }, 'Mode Two', O.none).text;
    expect(modalText(O.some(registry))).toBe(text);
    expect(modalText(O.none)).toBe('Mode Two gift cards are sold on its own site. Select Continue to go there.');
  });

  it('[XB-02] from a registry, the redirect stays on it', () => {
    const text = (intent: typeof intents.redirect) => crossBrandMessages.modal(intent, 'Mode Two', O.none).text;
    expect(text(intents.redirect)).toBe('You’re heading to this registry at Mode Two. This page will stay open.');
    expect(text({ _tag: 'redirect', registry: O.none })).toBe('You’re heading to Mode Two. This page will stay open.');
  });
});
