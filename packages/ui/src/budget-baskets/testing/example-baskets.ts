import { type GiftBasket, type RegistryItem, sumUp, total } from '@gift-registry/domain';
import {
  centsOf,
  exampleImages,
  exampleItem,
  exampleLine,
  exampleProduct,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';

/** Three of eight plates are still wanted. */
export const plates = exampleItem({ wanted: 8, purchased: 5 });
export const lamp = exampleItem({
  product: exampleProduct({
    sku: skuOf('5100'),
    name: 'Heron Table Lamp',
    currentPrice: centsOf(6_200),
    images: exampleImages('lamp-d9c6a5-8a8f94', 'A table lamp'),
  }),
  wanted: 1,
  purchased: 0,
  isMostLoved: true,
});

/** A basket with all that is still wanted of these items, shipping and 8.875 % tax inside. */
export const exampleBasket = (...items: ReadonlyArray<RegistryItem>): GiftBasket => {
  const lines = items.map(({ identity, product, wanted, purchased }) =>
    exampleLine({
      identity,
      name: product.name,
      imagePath: product.images.desktop,
      quantity: wanted - purchased,
      unitPrice: product.currentPrice,
    }),
  );
  const subtotal = total(lines.map(({ lineTotal }) => lineTotal));
  const tax = centsOf(Math.round((subtotal + 995) * 0.08875));
  const charge = {
    kind: 'shipping',
    amount: centsOf(995),
    taxes: [],
    lines: lines.map((_, place) => place + 1),
  } as const;
  const taxes = [{ name: 'Sales tax', amount: tax }];
  return { lines, ...sumUp({ subtotal, discount: centsOf(0), charges: [charge], taxes }, false) };
};
