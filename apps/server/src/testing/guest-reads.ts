import type { CallForm } from './call-form.ts';

/** Calls of guests that read, by their names in the table of calls. */
export const guestReads = {
  openRegistry: {
    wrongPaths: ['/api/registry/12345', '/api/registry/abcdef', '/api/registry/1234567890123'],
    wrongQuery: ['view=owner'],
  },
  registryItems: {
    wrongPaths: ['/api/registry-list/12345', '/api/registry-list/7310442x'],
  },
  quicklook: {
    query: 'mode=4&isModelOnly=true',
    wrongPaths: [
      '/gift-registry/quicklook/r73104/sku-4821?mode=4&isModelOnly=true',
      '/gift-registry/quicklook/r7310442/sku-48%20x?mode=4&isModelOnly=true',
    ],
    wrongQuery: ['personalizationId=-1', 'personalizationId=x'],
  },
  replacements: {
    query: 'Sku=4821',
    wrongPaths: [
      '/gift-registry/universal/get-replacement-products',
      '/gift-registry/universal/get-replacement-products?Sku=no/slash',
      '/gift-registry/universal/get-replacement-products?Sku=0',
    ],
  },
  ownRegistries: {},
  findRegistries: {
    query: 'text=Amelia%20Hart',
    wrongPaths: [
      '/api/registries/find',
      `/api/registries/find?text=${'a'.repeat(501)}`,
      '/api/registries/find?text=Hart&text=Rao',
    ],
    wrongQuery: ['page=0', 'page=x', 'page=1.5', 'page=10000'],
  },
  readCart: {},
  readBaskets: {
    query: 'budget=120',
    wrongPaths: ['/api/registry/1006/baskets', '/api/registry/x/baskets?budget=120'],
    wrongQuery: ['budget=12,5', 'budget=-1', 'budget=1&budget=2'],
  },
  accountConfig: {},
  readProduct: {
    wrongPaths: ['/api/catalogue/products/no%20blank', '/api/catalogue/products/..%2F'],
  },
  readProductWithColors: {
    wrongPaths: ['/api/catalogue/products/no%20blank/page'],
  },
  searchCatalogue: {
    query: 'text=plate',
    wrongQuery: [
      'price=0-21',
      'brand=no%20brand',
      'sort=newest',
      'page=0',
      'page=x',
      'page=01',
      'page=1e3',
      'price=constructor',
      'brand=__proto__',
      `category=${'a,'.repeat(51)}`,
      'category=%00',
      'text=plate&text=bowl',
    ],
  },
  readPicks: {
    wrongPaths: ['/api/catalogue/picks/x', '/api/catalogue/picks/Kids'],
  },
  readPopup: {
    query: 'popupName=freeShipping',
    wrongPaths: [
      '/browse/popup',
      '/browse/popup?popupName=',
      '/browse/popup?popupName=a.b',
      `/browse/popup?popupName=${'a'.repeat(65)}`,
    ],
  },
  familyImages: {
    query: 'FamilyId=f-4821&IsCb2=false',
    wrongPaths: [
      '/gift-registry/universal/get-family-images?FamilyId=f-4821',
      '/gift-registry/universal/get-family-images?IsCb2=false',
      '/gift-registry/universal/get-family-images?FamilyId=f-4821&IsCb2=maybe',
    ],
  },
  customOrder: {
    query: 'sku=4821',
    wrongPaths: ['/browse/customorder/confirmation', '/browse/customorder/confirmation?sku=no/slash'],
  },
  readPod: {
    query: 'podid=most-loved',
    wrongQuery: [
      'limit=0',
      'limit=51',
      'limit=x',
      'limit=1.5',
      'limit=05',
      'LIMIT=0',
      'limit=1&limit=2',
      `item_id=${'1,'.repeat(51)}`,
    ],
  },
  checkPostalCode: {
    query: 'zip=60601',
    wrongPaths: ['/browse/userdata/validateZip', `/browse/userdata/validateZip?zip=${'1'.repeat(17)}`],
  },
  nearStores: { query: 'zip=60614', wrongQuery: ['zip=12345678901234567'] },
  allStores: {},
} as const satisfies Readonly<Record<string, CallForm>>;
