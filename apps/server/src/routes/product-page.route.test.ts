import { exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { failing } from '@gift-registry/domain/testing/memory';
import { describe, expect, it } from 'vitest';
import { exampleServices } from '../testing/example-services.ts';

const serving = exampleServices();
const path = '/product/linden-dinner-plate/4821';
const hidden = exampleProduct({ sku: skuOf('4999'), isOnWeb: false });
const canadian = exampleProduct({ sku: skuOf('4998') });

const served = async () => {
  const example = await serving();
  example.dependencies.put({ products: [exampleProduct(), hidden], canadianProducts: [canadian] });
  return example.browser;
};

describe('the page of a product', () => {
  it('[ROUTE-19] [SHOP-03] carries the same product and colors that the call answers, and unfurls', async () => {
    const browser = await served();
    const page = await browser.ask({ url: path });
    expect(page.statusCode).toBe(200);
    const [, json = 'null'] = /id="page-product">(.*?)<\/script>/su.exec(page.body) ?? [];
    expect(JSON.parse(json)).toEqual((await browser.ask({ url: '/api/catalogue/products/4821/page' })).json());
    expect(page.body).toContain('<title>Linden Dinner Plate | Hearth &amp; Field</title>');
    expect(page.body).toContain(`property="og:url" content="http://localhost:3000${path}"`);
    expect(page.body).not.toContain('id="page-state"');
  });

  it("[SHARE-03] a shared link shows the product's picture, or a drawing if it has none", async () => {
    const product = exampleProduct();
    const { images } = product;
    const { dependencies, browser } = await serving();
    dependencies.put({
      products: [
        product,
        exampleProduct({ sku: skuOf('4822'), path: '/product/bare/4822', images: { ...images, desktopHiRes: '' } }),
      ],
    });
    const { body } = await browser.ask({ url: path });
    for (const [tag, content] of [
      ['', `http://localhost:3000${images.desktopHiRes}`],
      [':type', 'image/webp'],
      [':width', '800'],
      [':height', '800'],
      [':alt', images.alt],
    ])
      expect(body).toContain(`property="og:image${tag}" content="${content}"`);
    expect((await browser.ask({ url: '/product/bare/4822' })).body).toContain(
      'property="og:image" content="http://localhost:3000/pictures/event-housewarming-wide-1200.jpg"',
    );
  });

  it.each([
    ['/product/other/4821', path],
    ['/product/linden-dinner-plate/004821?from=a%20link', `${path}?from=a%20link`],
  ])('[ROUTE-19] %s redirects to the canonical address %s', async (url, location) => {
    const answer = await (await served()).ask({ url });
    expect([answer.statusCode, answer.headers['location']]).toEqual([308, location]);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  it.each(['/product/%C3%A9tag%C3%A8re/4821', '/product/étagère/4821', '/product/50%-off/4821'])(
    '[ROUTE-19] the address %s of a product is its page and does not redirect',
    async (own) => {
      const { dependencies, browser } = await serving();
      dependencies.put({ products: [exampleProduct({ path: own })] });
      const url = own.replace('é', '%C3%A9').replace('è', '%C3%A8').replace('%-', '%25-');
      expect((await browser.ask({ url })).statusCode).toBe(200);
      const led = await browser.ask({ url: '/product/other/4821' });
      expect(led.statusCode).toBe(308);
    },
  );

  it.each([
    ['unknown', '/product/linden-dinner-plate/4997'],
    ['of the other market', '/product/linden-dinner-plate/4998'],
    ['not on the web', '/product/linden-dinner-plate/4999'],
    ['no number', '/product/linden-dinner-plate/plate'],
  ])('[ROUTE-19] a product that is %s has no page', async (_, url) => {
    const answer = await (await served()).ask({ url });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('[ROUTE-19] is 503 while the catalogue cannot be read', async () => {
    const { dependencies } = await serving();
    const { browser } = await serving(
      {},
      { catalogue: failing(dependencies.catalogue, 'products', { _tag: 'Unavailable' }) },
    );
    expect((await browser.ask({ url: path })).statusCode).toBe(503);
  });
});
