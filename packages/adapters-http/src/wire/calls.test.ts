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
      'POST /gift-registry/add-gift-registry-item',
      'POST /api/registry-list/{grId}',
      'POST /gift-registry/delete-gift-registry-item',
      'PUT /gift-registry/universal/replace-item',
      'POST /gift-registry/universal/create-most-loved-gift-registry-item',
      'POST /gift-registry/create-most-loved-gift-registry-item',
      'POST /gift-registry/universal/delete-most-loved-gift-registry-item',
      'POST /gift-registry/delete-most-loved-gift-registry-item',
      'POST /gift-registry/universal/update-most-loved-gift-registry-item',
      'POST /gift-registry/update-most-loved-gift-registry-item',
      'POST /gift-registry/universal/add-group-gifting-item',
      'POST /gift-registry/group-gifting/addtogroupgifting',
      'POST /gift-registry/universal/remove-group-gifting-item',
      'POST /gift-registry/group-gifting/removefromgroupgifting',
      'POST /gift-registry/group-gifting/update-name',
      'GET /gift-registry/universal/get-replacement-products',
      'GET /gift-registry/quicklook/r{grId}/sku-{sku}',
      'GET /api/account/registries',
      'POST /browse/scbadd/AddItemToCartV2',
      'POST /guest-list/add-product-to-cart',
      'POST /guest-list/add-gift-card-to-cart',
      'POST /guest-list/add-e-gift-card',
      'POST /api/cart/contributions',
      'POST /productconfirmation/getconfirmationdata',
      'POST /productconfirmation/displayaddtocartconfirmationcheck',
      'GET /api/cart',
      'POST /api/cart/lines/{lineId}',
      'DELETE /api/cart/lines/{lineId}',
      'POST /api/orders',
      'POST /api/orders/reported',
      'GET /api/account/config',
      'POST /api/account/sign-in',
      'POST /api/account/sign-out',
      'GET /api/catalogue/products/{sku}',
      'GET /api/catalogue/search',
      'GET /browse/popup',
      'GET /gift-registry/universal/get-family-images',
      'GET /browse/customorder/confirmation',
      'POST /personalization/monogramming/confirmation',
      'POST /personalization/design/save',
      'GET /recommendation/index',
      'POST /guest-list/add-store-pickup-product-to-cart',
      'DELETE /api/cart/lines/{lineId}/pickup',
      'POST /browse/storeavailability/resetbasketselectedstore',
      'POST /gift-registry/guest-list/store-availability',
      'POST /browse/storeavailability/getAvailabilityData',
      'GET /browse/userdata/validateZip',
      'POST /browse/userdata/validateZip',
      'GET /api/stores',
    ]);
  });
});
