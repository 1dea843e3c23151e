import { eventTypeOf, sites } from '@gift-registry/domain';
import { centsOf, exampleItem, exampleProduct, grIdOf, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { ItemCard, itemCard, SiteTheme, UNTOUCHED } from '@gift-registry/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const CARDS = 1_000;
/** Coprime to the number of cards: the prices are all different and in no order. */
const STRIDE = 387;

const reader = {
  grId: grIdOf('7310442'),
  site: sites.main,
  role: 'guest',
  eventType: eventTypeOf('br'),
  isPostEvent: false,
  here: 'http://localhost/',
} as const;
const nothing = (): void => undefined;
const intents = {
  typeQuantity: nothing,
  leaveQuantity: nothing,
  stepQuantity: nothing,
  addToCart: nothing,
  contribute: nothing,
  manage: nothing,
  goElsewhere: nothing,
};
const items = Array.from({ length: CARDS }, (_, place) =>
  exampleItem({
    product: exampleProduct({
      sku: skuOf(`${100_001 + place}`),
      name: `Gift ${place}`,
      currentPrice: centsOf(1_000 + ((place * STRIDE + 1) % CARDS) * 10),
    }),
  }),
);

/** A thousand cards as one first writes them: all in the page, all in full, ordered when they are drawn. */
const PlainCards = () => {
  const [isByPrice, setByPrice] = useState(false);
  const sorted = isByPrice
    ? items.toSorted((a, b) => a.product.currentPrice - b.product.currentPrice)
    : items.toSorted((a, b) => a.product.name.localeCompare(b.product.name));
  return (
    <main>
      <button type="button" onClick={() => setByPrice(!isByPrice)}>
        Sort
      </button>
      <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '44px 24px' }}>
        {sorted.map((item) => (
          <li key={item.identity.sku} style={{ display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' }}>
            <ItemCard card={itemCard(reader, item, UNTOUCHED)} intents={intents} onPopup={nothing} onOpen={nothing} />
          </li>
        ))}
      </ul>
    </main>
  );
};

const place = document.getElementById('root');
if (place === null) throw new Error('the page has no place for the cards');
createRoot(place).render(
  <SiteTheme site="main">
    <PlainCards />
  </SiteTheme>,
);
