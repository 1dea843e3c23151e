import type { GuestCall } from './guest-call.ts';

/** Calls of guests that read, by their names in the table of calls. */
export const guestReads = {
  openRegistry: {
    method: 'GET',
    path: '/api/registry/7310442',
    wrongPaths: ['/api/registry/12345', '/api/registry/abcdef', '/api/registry/1234567890123'],
    wrongQuery: ['view=owner'],
  },
  registryItems: {
    method: 'GET',
    path: '/api/registry-list/7310442',
    wrongPaths: ['/api/registry-list/12345', '/api/registry-list/7310442x'],
  },
  quicklook: {
    method: 'GET',
    path: '/gift-registry/quicklook/r7310442/sku-4821?mode=4&isModelOnly=true',
    wrongPaths: [
      '/gift-registry/quicklook/r73104/sku-4821?mode=4&isModelOnly=true',
      '/gift-registry/quicklook/r7310442/sku-48%20x?mode=4&isModelOnly=true',
    ],
    wrongQuery: ['personalizationId=-1', 'personalizationId=x'],
  },
  replacements: {
    method: 'GET',
    path: '/gift-registry/universal/get-replacement-products?Sku=4821',
    wrongPaths: [
      '/gift-registry/universal/get-replacement-products',
      '/gift-registry/universal/get-replacement-products?Sku=no/slash',
      '/gift-registry/universal/get-replacement-products?Sku=0',
    ],
  },
  ownRegistries: { method: 'GET', path: '/api/account/registries' },
  findRegistries: {
    method: 'GET',
    path: '/api/registries/find?text=Amelia%20Hart',
    wrongPaths: [
      '/api/registries/find',
      `/api/registries/find?text=${'a'.repeat(501)}`,
      '/api/registries/find?text=Hart&text=Rao',
    ],
    wrongQuery: ['page=0', 'page=x', 'page=1.5', 'page=10000'],
  },
  readCart: { method: 'GET', path: '/api/cart' },
  accountConfig: { method: 'GET', path: '/api/account/config' },
  readProduct: {
    method: 'GET',
    path: '/api/catalogue/products/4821',
    wrongPaths: ['/api/catalogue/products/no%20blank', '/api/catalogue/products/..%2F'],
  },
  readProductWithColors: {
    method: 'GET',
    path: '/api/catalogue/products/4821/page',
    wrongPaths: ['/api/catalogue/products/no%20blank/page'],
  },
  searchCatalogue: {
    method: 'GET',
    path: '/api/catalogue/search?text=plate',
    wrongQuery: [
      'price=0-21',
      'brand=no%20brand',
      'sort=newest',
      'page=0',
      'page=x',
      `category=${'a,'.repeat(51)}`,
      'category=%00',
      'text=plate&text=bowl',
    ],
  },
  readPicks: {
    method: 'GET',
    path: '/api/catalogue/picks/wedding',
    wrongPaths: ['/api/catalogue/picks/x', '/api/catalogue/picks/Kids'],
  },
  readPopup: {
    method: 'GET',
    path: '/browse/popup?popupName=freeShipping',
    wrongPaths: [
      '/browse/popup',
      '/browse/popup?popupName=',
      '/browse/popup?popupName=a.b',
      `/browse/popup?popupName=${'a'.repeat(65)}`,
    ],
  },
  familyImages: {
    method: 'GET',
    path: '/gift-registry/universal/get-family-images?FamilyId=f-4821&IsCb2=false',
    wrongPaths: [
      '/gift-registry/universal/get-family-images?FamilyId=f-4821',
      '/gift-registry/universal/get-family-images?IsCb2=false',
      '/gift-registry/universal/get-family-images?FamilyId=f-4821&IsCb2=maybe',
    ],
  },
  customOrder: {
    method: 'GET',
    path: '/browse/customorder/confirmation?sku=4821',
    wrongPaths: ['/browse/customorder/confirmation', '/browse/customorder/confirmation?sku=no/slash'],
  },
  readPod: {
    method: 'GET',
    path: '/recommendation/index?podid=most-loved',
    wrongQuery: ['limit=0', 'limit=51', 'limit=x', 'limit=1.5', `item_id=${'1,'.repeat(51)}`],
  },
  checkPostalCode: {
    method: 'GET',
    path: '/browse/userdata/validateZip?zip=60601',
    wrongPaths: ['/browse/userdata/validateZip', `/browse/userdata/validateZip?zip=${'1'.repeat(17)}`],
  },
  nearStores: { method: 'GET', path: '/api/stores/near?zip=60614', wrongQuery: ['zip=12345678901234567'] },
  allStores: { method: 'GET', path: '/api/stores' },
} as const satisfies Readonly<Record<string, GuestCall>>;
