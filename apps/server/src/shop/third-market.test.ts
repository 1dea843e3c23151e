import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatPrice, sendEmails, tableTaxes } from '@gift-registry/domain';
import {
  centsOf,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  grIdOf,
  idempotencyKeyOf,
  instantOf,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { answerOf } from '@gift-registry/domain/testing/contract';
import { memoryBrowser, memoryDependencies, paymentTokens } from '@gift-registry/domain/testing/memory';
import { either as E, option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { giftGuideOf } from '../settings.ts';
import { temporaryFolder } from '../testing/test-database.ts';
import { readShop } from './read-shop.ts';

const NOW = instantOf('2027-06-01T11:00:00.000Z');
const DEMO = fileURLToPath(new URL('../../../../demo', import.meta.url));

/** A market in which prices include the tax, and addresses have no region. */
const britain = {
  name: 'the United Kingdom',
  mailName: 'UNITED KINGDOM',
  country: 'GB',
  currency: 'GBP',
  currencyPrefix: '£',
  pricesIncludeTax: true,
  units: 'cm',
  paper: 'a4',
  distances: 'mi',
  nearby: 60,
  groupGifts: true,
  giftCards: true,
  otherBrand: false,
  events: ['br', 'bb'],
  postalCode: {
    name: 'postcode',
    pattern: '([A-Z]{1,2}\\d[A-Z\\d]?) ?(\\d[A-Z]{2})',
    example: 'SW1A 1AA',
    help: 'A postcode looks like SW1A 1AA.',
    quotedByPhone: [],
  },
  regionName: '',
  regions: {},
  taxes: [{ name: 'VAT', rates: { '*': 20 }, taxesShipping: ['*'], registration: 'GB 999 9999 73' }],
};

/** The demo's shop with that market, and a site in it. */
const shopInBritain = async () => {
  const { path, remove } = temporaryFolder();
  cpSync(DEMO, path, { recursive: true });
  const change = (file: string, changes: object, from = file) =>
    writeFileSync(
      join(path, file),
      JSON.stringify({ ...JSON.parse(readFileSync(join(path, from), 'utf8')), ...changes }),
    );
  writeFileSync(join(path, 'markets/GB.json'), JSON.stringify(britain));
  change('shop.json', { markets: ['US', 'CA', 'GB'], sites: ['uk', 'main', 'modern', 'kids', 'canada'] });
  change('sites/uk.json', { name: 'Hearth UK', hosts: ['uk.localhost'], market: 'GB' }, 'sites/main.json');
  const uk = JSON.parse(readFileSync(join(path, 'sites/uk.json'), 'utf8'));
  writeFileSync(join(path, 'sites/uk.json'), JSON.stringify({ ...uk, homeRegion: undefined }));
  const shop = await readShop({ folder: path, giftGuide: giftGuideOf(path), now: NOW })();
  remove();
  return E.getOrElseW((mistakes) => expect.fail(JSON.stringify(mistakes)))(shop);
};

it('[INT-01] [SITE-01] [CO-02] [SHOP-07] a third market is files alone: its list, a cart whose tax is included, its addresses, its email', async () => {
  const { sites, taxes } = await shopInBritain();
  const dependencies = { ...memoryDependencies(), sites, tax: tableTaxes(taxes) };
  const product = exampleProduct({
    sku: skuOf('880011'),
    currentPrice: centsOf(12_000),
    regularPrice: centsOf(12_000),
  });
  const item = exampleItem({
    identity: { ...exampleItem().identity, sku: product.sku },
    product,
    wanted: 2,
    purchased: 0,
  });
  const grId = grIdOf('7310555');
  dependencies.put({ registries: [exampleRegistry({ grId, market: 'GB', items: [item] })] });
  const browser = memoryBrowser(dependencies, { site: 'uk' });
  expect(sites[0]).toMatchObject({ id: 'uk', currency: 'GBP', units: 'cm', otherMarkets: [{}, {}] });

  const list = await answerOf(browser.registries.open({ grId, viewing: 'guest' }));
  expect(list.items.map(({ product: { currentPrice } }) => formatPrice(sites[0].currencyPrefix, currentPrice))).toEqual(
    ['£120.00'],
  );

  await answerOf(browser.cart.add([{ grId: O.some(grId), identity: item.identity, quantity: 1 }], O.none));
  const cart = await answerOf(browser.cart.read);
  expect(cart.shippingMethods[0]).toMatchObject({
    charges: [{ kind: 'shipping', amount: 995 }],
    taxes: [{ name: 'VAT', amount: 2_166 }],
    total: 12_995,
  });

  const london = { line1: '10 Downing St', line2: O.none, city: 'London', region: '', postalCode: 'sw1a1aa' };
  const order = (address: object, key: string) =>
    browser.orders.place(
      {
        giver: { firstName: 'Rosa', lastName: 'Almeida', email: 'rosa@example.com' },
        message: '',
        accepted: [],
        postalAddress: { ...london, ...address },
        isAddressShared: true,
        payment: { _tag: 'Token', token: paymentTokens.succeeds },
      },
      idempotencyKeyOf(key),
    )();
  expect(await order({ region: 'IL' }, 'key-000001')).toEqual(E.left({ _tag: 'AddressInvalid', field: 'region' }));
  expect(await order({ postalCode: '60614' }, 'key-000002')).toEqual(
    E.left({ _tag: 'AddressInvalid', field: 'postalCode' }),
  );
  expect(await order({}, 'key-000003')).toMatchObject(
    E.right({ subtotal: 12_000, taxes: [{ name: 'VAT', amount: 2_166 }], total: 12_995, currency: 'GBP' }),
  );

  await answerOf(sendEmails(dependencies));
  const [receipt] = dependencies.mail.sent().filter(({ to }) => to === 'rosa@example.com');
  expect(JSON.stringify(receipt?.parts)).toContain('Tax, included');
  expect(JSON.stringify(receipt?.parts)).toContain('£129.95');
  expect(JSON.stringify(receipt?.parts)).toContain('VAT GB 999 9999 73');
});
