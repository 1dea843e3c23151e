import { exampleProduct, sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Product } from '../item/index.ts';
import { type DeliveryPromise, deliveryPromise } from './delivery-promise.ts';

const promised = (product: Partial<Product>, site = sites.main) =>
  O.map(({ usual, others }: DeliveryPromise) => [usual.code, usual.price, others.map(({ code }) => code)])(
    deliveryPromise(site, exampleProduct(product)),
  );
const shipping = (popupName: string) => ({ shippingPromo: O.some({ message: 'Ships', popupName }) });

describe('what a product’s page promises of delivery', () => {
  it('[SHOP-03] what is in stock and shipped as usual arrives as the site’s shipping methods say, the usual one first', () => {
    const [standard, ...others] = sites.canada.shippingMethods;
    const [express = standard] = others;
    expect(promised({}, { ...sites.canada, shippingMethods: [express, standard] })).toEqual(
      O.some(['standard', standard.price, ['express']]),
    );
    expect(promised(shipping('storePickup'))).toEqual(promised({}));
  });

  it('[SHOP-03] what is out of stock, no longer available, made for somebody or of the other brand promises nothing', () => {
    for (const product of [
      { isAvailable: false },
      { isNla: true },
      { isMadeToOrder: true },
      { hasCustomOrderConfirmation: true },
      { brand: 'modern' },
    ] as const)
      expect(promised(product)).toEqual(O.none);
  });

  it('[SHOP-03] neither does what has shipping terms of its own; what ships free, as the cart says it, costs nothing by the usual method', () => {
    expect(promised(shipping('oversized'))).toEqual(O.none);
    const free = O.some(['standard', 0, ['express']]);
    expect(promised(shipping('freeShipping'))).toEqual(free);
    const messages = [
      { type: 'freeShippingPopup' as const, level: 'info' as const, text: 'Ships free', popupName: O.none },
    ];
    expect(promised({ messages })).toEqual(free);
  });
});
