import { describe, expect, it } from 'vitest';
import * as calls from './calls.ts';
import { fillPath, queryOf } from './path.ts';
import { statusOf } from './refusal.ts';

describe('the address of a call', () => {
  it('[ROUTE-16] half of a character is replaced in an address', () => {
    expect(fillPath('/a/{name}', { name: 'r\ud800' })).toBe('/a/r%EF%BF%BD');
    expect(queryOf({ text: 'ab \ud800', page: undefined })).toBe('?text=ab%20%EF%BF%BD');
  });
});

describe('the table of calls', () => {
  it('[API-01] no two calls answer at the same method and path', () => {
    const places = Object.values(calls).flatMap(({ method, paths }) => paths.map((path) => `${method} ${path}`));
    expect(new Set(places).size).toBe(places.length);
  });

  it('[API-01] what makes something new is answered with 201, everything else with 200', () => {
    const others = Object.entries(calls).filter(([, { status }]) => status !== undefined);
    expect(others.map(([name, { status }]) => [name, status])).toEqual([
      ['beginRegistry', 201],
      ['placeOrder', 201],
      ['reportElsewhere', 201],
      ['reportOrder', 201],
    ]);
  });

  it('[API-01] a refusal has one of the statuses that the contract names', () => {
    expect([...new Set(Object.values(statusOf))].sort()).toEqual([
      400, 401, 402, 403, 404, 409, 413, 415, 422, 429, 503,
    ]);
  });

  it('[API-01] the calls are where the contract says', () => {
    const places = Object.values(calls).flatMap(({ method, paths }) => paths.map((path) => `${method} ${path}`));
    expect(new Set(places)).toEqual(
      new Set([
        'GET /api/registry/{grId}',
        'GET /api/registry/{grId}/baskets',
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
        'POST /gift-registry/universal/update-gift-registry-item',
        'GET /gift-registry/universal/get-replacement-products',
        'GET /gift-registry/quicklook/r{grId}/sku-{sku}',
        'GET /api/account/registries',
        'POST /api/registries',
        'GET /api/registries/find',
        'GET /api/registry/{grId}/settings',
        'POST /api/registry/{grId}/settings',
        'POST /gift-registry/universal/update-greeting',
        'POST /gift-registry/registrant-list-update/',
        'POST /gift-registry/upload-registry-photo/',
        'POST /gift-registry/dashboard/remove-registry-photo/{grId}',
        'DELETE /api/registry/{grId}',
        'GET /api/registry/{grId}/checklist',
        'POST /api/registry/{grId}/bought-elsewhere',
        'POST /api/registry/{grId}/checklist',
        'GET /api/registry/{grId}/thank-you',
        'POST /api/registry/{grId}/thank-you/thanked',
        'POST /api/registry/{grId}/thank-you/added',
        'POST /api/registry/{grId}/thank-you/arrived',
        'POST /api/registry/{grId}/thank-you/confirmed',
        'POST /api/registry/{grId}/thank-you/giver',
        'POST /api/registry/{grId}/thank-you/note',
        'POST /api/registry/{grId}/thank-you/rejected',
        'POST /browse/scbadd/AddItemToCartV2',
        'POST /guest-list/add-product-to-cart',
        'POST /guest-list/add-gift-card-to-cart',
        'POST /guest-list/add-e-gift-card',
        'POST /api/cart/completion-code',
        'POST /api/cart/gift-options',
        'POST /api/cart/contributions',
        'POST /productconfirmation/getconfirmationdata',
        'POST /productconfirmation/displayaddtocartconfirmationcheck',
        'GET /api/cart',
        'POST /api/cart/lines/{lineId}',
        'POST /api/cart/lines/{lineId}/amount',
        'DELETE /api/cart/lines/{lineId}',
        'POST /api/orders',
        'POST /api/order/address',
        'POST /api/order/email',
        'POST /api/order/find',
        'POST /api/order/kept',
        'POST /api/order/message',
        'POST /api/order/open',
        'POST /api/order/own',
        'POST /api/order/sharing',
        'POST /api/order/surprise',
        'POST /api/order/take-back',
        'POST /api/orders/{orderNumber}/cancellations',
        'POST /api/orders/{orderNumber}/returns',
        'POST /api/orders/{orderNumber}/shipments',
        'PUT /api/products',
        'PUT /api/stock',
        'GET /api/payments/setup',
        'POST /api/payments/messages',
        'POST /api/orders/reported',
        'GET /api/account/config',
        'POST /api/account/sign-in',
        'POST /api/account/sign-out',
        'POST /api/account/create',
        'POST /api/account/confirm',
        'POST /api/account/forgot-password',
        'POST /api/account/reset-password',
        'GET /api/account/profile',
        'GET /api/account/sessions',
        'POST /api/account/sessions/end',
        'POST /api/account/sessions/end-others',
        'GET /api/account/data',
        'POST /api/account/change-password',
        'POST /api/account/name',
        'POST /api/account/email',
        'POST /api/account/confirm-email',
        'POST /api/account/delete',
        'GET /api/registry/{grId}/invitation',
        'POST /api/registry/{grId}/invitation',
        'DELETE /api/registry/{grId}/invitation',
        'POST /api/invitations/open',
        'POST /api/invitations/accept',
        'GET /api/catalogue/products/{sku}',
        'GET /api/catalogue/products/{sku}/page',
        'GET /api/catalogue/search',
        'GET /api/catalogue/picks/{shop}',
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
        'GET /api/stores/near',
        'POST /api/web-vitals',
      ]),
    );
  });
});
