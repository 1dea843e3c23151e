import { exampleProduct } from '@gift-registry/domain/testing/arbitrary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExampleService, exampleService } from '../testing/example-service.ts';
import { injectingBrowser } from '../testing/injecting-browser.ts';

let example: ExampleService;
beforeAll(async () => {
  example = await exampleService();
});
afterAll(() => example.service.close());

const page = async (url: string, browser = injectingBrowser(example.service)) => {
  const answer = await browser.ask({ method: 'GET', url, headers: { accept: 'text/html' } });
  return {
    status: answer.statusCode,
    location: answer.headers['location'],
    camera: answer.headers['permissions-policy'],
    body: answer.body,
  };
};

describe('the shop pages', () => {
  it('[ADD-09] search and the two pages with picks have a title each', async () => {
    expect((await page('/search?q=plate')).body).toContain('<title>Shop | Hearth &amp; Field</title>');
    expect((await page('/search?category=Bedding&category=Bath')).body).toContain('<title>Bed &amp; Bath | Hearth');
    expect((await page('/search?category=You+have+won')).body).toContain('<title>Shop | Hearth');
    expect((await page('/search?category=Dinnerware')).body).toContain(
      '<title>Dinnerware | Hearth &amp; Field</title>',
    );
    expect((await page('/search?category=Dinnerware&q=no+such+thing')).body).toContain('<title>Shop | Hearth');
    expect((await page('/gift-registry/add-more-gifts/wedding')).body).toContain('<title>Add more gifts |');
    expect((await page('/gift-registry/add-more-gifts/kids')).body).toContain('<title>Add more for little ones |');
    expect((await page('/gift-registry/add-more-gifts/house')).status).toBe(404);
  });

  it('[AUTH-04] only the scan page may request the camera', async () => {
    const scan = await page('/gift-registry/scan');
    expect(scan.status).toBe(200);
    expect(scan.body).toContain('<title>Scan to add | Hearth &amp; Field</title>');
    expect(scan.camera).toBe('camera=(self), geolocation=(), microphone=()');
    for (const url of [
      '/',
      '/search',
      '/gift-registry/add-more-gifts/wedding',
      '/gift-registry/scan/more',
      '/api/cart',
    ])
      expect([url, (await page(url)).camera]).toEqual([url, 'camera=(), geolocation=(), microphone=()']);
  });

  it('[ROUTE-17] similar products are for the registrant: others sign in, or are refused', async () => {
    const url = `/gift-registry/view-similar-items/${exampleProduct().sku}/7310442`;
    expect(await page(url)).toMatchObject({
      status: 303,
      location: `/account/login?returnUrl=${encodeURIComponent(url)}`,
    });
    const signedIn = async (email: string, password: string) => {
      const browser = injectingBrowser(example.service);
      await browser.ask({ method: 'POST', url: '/api/account/sign-in', body: { email, password } });
      return browser;
    };
    const amelia = await signedIn('amelia@example.com', 'hydrangea-52');
    expect((await page(url, amelia)).status).toBe(200);
    expect((await page('/gift-registry/view-similar-items/99/7310442', amelia)).status).toBe(404);
    expect((await page('/gift-registry/view-similar-items/x/7310442', amelia)).status).toBe(404);
    expect((await page(url.replace('7310442', '7310443'), amelia)).status).toBe(404);
    const ruth = await signedIn('ruth@example.com', 'wisteria-81');
    expect((await page(url, ruth)).status).toBe(403);
  });
});
