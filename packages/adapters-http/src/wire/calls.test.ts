import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';

describe('the table of calls', () => {
  it('[API-01] no two calls answer at the same method and path', () => {
    const places = Object.values(calls).flatMap(({ method, paths }) => paths.map((path) => `${method} ${path}`));
    expect(new Set(places).size).toBe(places.length);
  });

  it('[API-01] the calls stand where the contract says', () => {
    expect(Object.values(calls).flatMap(({ method, paths }) => paths.map((path) => `${method} ${path}`))).toEqual([
      'GET /api/registry/{grId}',
      'GET /api/registry-list/{grId}',
      'POST /gift-registry/universal/update-gift-registry-item-wants',
      'POST /gift-registry/update-gift-registry-item-wants',
      'POST /browse/scbadd/AddItemToCartV2',
      'POST /guest-list/add-product-to-cart',
      'GET /api/cart',
      'POST /api/cart/lines/{lineId}',
      'DELETE /api/cart/lines/{lineId}',
      'POST /api/orders',
      'GET /api/account/config',
      'POST /api/account/sign-in',
      'POST /api/account/sign-out',
    ]);
  });
});
