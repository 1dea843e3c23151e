import { completeTheme, eventTypeOf } from '@gift-registry/domain';
import { centsOf, exampleItem, exampleProduct, grIdOf, sites, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { ComponentsProvider, INITIAL_CARD_STATE, ItemCard, itemCard } from '@gift-registry/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const CARDS = 1_000;
/** Coprime to the number of cards, so that all prices differ and are not sorted. */
const STRIDE = 387;

const reader = {
  grId: grIdOf('7310442'),
  site: sites.main,
  role: 'guest',
  eventType: eventTypeOf('br'),
  isPostEvent: false,
  here: 'http://localhost/',
} as const;
const ignore = (): void => undefined;
const intents = {
  typeQuantity: ignore,
  leaveQuantity: ignore,
  stepQuantity: ignore,
  addToCart: ignore,
  contribute: ignore,
  manage: ignore,
  goElsewhere: ignore,
};
const items = Array.from({ length: CARDS }, (_, index) =>
  exampleItem({
    product: exampleProduct({
      sku: skuOf(`${100_001 + index}`),
      name: `Gift ${index}`,
      currentPrice: centsOf(1_000 + ((index * STRIDE + 1) % CARDS) * 10),
    }),
  }),
);

/** Renders all cards in full, sorted on every render. */
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
            <ItemCard
              card={itemCard(reader, item, INITIAL_CARD_STATE)}
              intents={intents}
              onPopup={ignore}
              onOpen={ignore}
            />
          </li>
        ))}
      </ul>
    </main>
  );
};

const theme = completeTheme('classic', {});

const root = document.getElementById('root');
if (root === null) throw new Error('no element for the cards');
createRoot(root).render(
  <ComponentsProvider theme={theme}>
    <PlainCards />
  </ComponentsProvider>,
);
