import {
  informationPage,
  pagePicks,
  pageSite,
  pageState,
  productWithColorsAnswer,
} from '@gift-registry/adapters-http/wire';
import { alaskaHawaiiPage, type ProductWithColors, type RegistryView, recommendedItem } from '@gift-registry/domain';
import {
  demoSite,
  exampleHeader,
  exampleProduct,
  exampleView,
  instantOf,
  sites,
  skuOf,
} from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import type { AppShellPage } from './app-shell-input.ts';
import { renderAppShell } from './render-app-shell.tsx';

const now = instantOf('2027-01-01T12:00:00.000Z');
const drawn = (page: AppShellPage, isExpected = false): string =>
  renderAppShell({ site: pageSite.encode(sites.main), here: '/here', now, isExpected, page });
const home: AppShellPage = {
  _tag: 'Home',
  picks: pagePicks.encode(sites.main, {
    items: [recommendedItem(exampleProduct())],
    title: 'Top Registry Picks',
    resultId: 'r-1',
    length: 1,
  }),
};
const product = (colors: ProductWithColors['colors'] = []): AppShellPage => ({
  _tag: 'Product',
  product: productWithColorsAnswer.encode(sites.main, { product: exampleProduct(), colors }),
});
const list = (view: RegistryView): string =>
  drawn({ _tag: 'List', state: pageState.encode(demoSite(view.site), view), isComplete: true });

describe('what a page opens with', () => {
  it('[PAGE-02] is the head of one’s own registry in the frame of its site, to be looked at and nothing more', () => {
    const html = list(exampleView({ role: 'registrant' }));
    expect(html).toMatch(/<div aria-hidden="true" inert="">.*<h1 id="registry-names">.*Amelia/su);
    expect(html).toContain('alt="Hearth &amp; Field"');
  });

  it('[STATE-01] [BUY-05] is a guest’s whole list: every gift with its name, its price and a plain link to its product', () => {
    const html = list(exampleView());
    expect(html).not.toMatch(/ inert|app-coming/u);
    expect(html).toMatch(
      /<a class="[^"]*" id="link-4821-0" href="\/product\/linden-dinner-plate\/4821\?registry=7310442"/u,
    );
    expect(html).toContain('<b>$14.95</b>');
  });

  it('[AUTH-04] lets no word of a person become markup', () => {
    const html = list(
      exampleView({ header: exampleHeader({ greeting: '<script>x</script>', primaryFirstName: '<b>Q' }) }),
    );
    expect(html).not.toMatch(/<script|<b>Q/u);
    expect(html).toContain('&lt;script&gt;x&lt;/script&gt;');
  });

  it('[ROUTE-19] [SHOP-03] is a product with its name and price, whose colors and way back are links without a script', () => {
    const color = { sku: skuOf('4822'), name: 'Lake', hex: '3f5a67', path: '/product/plate/4822', isAvailable: true };
    const html = renderAppShell({
      site: pageSite.encode(sites.main),
      here: '/product/plate/4821?registry=7310442',
      now,
      isExpected: false,
      page: product([
        { ...color, sku: skuOf('4821'), isCurrent: true },
        { ...color, isCurrent: false },
      ]),
    });
    expect(html).toMatch(/<h1[^>]*>Linden Dinner Plate<\/h1>.*\$14\.95/su);
    expect(html).toContain('href="/product/plate/4822?registry=7310442"');
    expect(html).toMatch(/href="\/gift-registry\/guest-list\/7310442"[^>]*>.*Back to the registry/su);
    expect(html).not.toMatch(/ inert|app-coming/u);
  });

  it('[ROUTE-19] [ADD-02] [BUY-01] is a product with all that it is bought with: quantity, cart, registry and stores', () => {
    const html = drawn(product());
    expect(html).toMatch(/<input[^>]* aria-label="Quantity of Linden Dinner Plate"[^>]* value="1"/u);
    expect(html).toMatch(/<button[^>]*>.*Add to Cart/su);
    expect(html).toMatch(
      /<a[^>]* href="\/account\/login\?returnUrl=[^"]*4821" data-needs-app="true">(?:(?!<a ).)*Add to Registry/su,
    );
    expect(html).toContain('name="postal-code"');
    expect(drawn(product(), true)).toMatch(/<button[^>]* aria-disabled="true"[^>]*>(?:(?!<button).)*Add to Registry/su);
  });

  it('[ROUTE-20] is the entry page, which can be used at once, and asks nobody to sign in who seems to be', () => {
    expect(drawn(home)).not.toMatch(/ inert|app-coming/u);
    expect(drawn(home)).toContain('Sign In');
    expect(drawn(home)).toContain('Linden Dinner Plate');
    expect(drawn(home, true)).not.toContain('Sign In');
  });

  it('[SITE-01] [STATE-01] is the frame of every other page, and says in it that the page is on its way', () => {
    expect(drawn({ _tag: 'Frame' })).toMatch(/<header.*<main[^>]*><div[^>]*role="status".*<\/main>.*<footer/su);
  });

  it('[STATE-01] says, also to who does not see it, that the page is on its way', () => {
    expect(drawn({ _tag: 'Frame' })).toContain(
      '</div><p class="app-coming" role="status">One moment… <a class="app-late" href="">Load It Again</a></p>',
    );
  });

  it('[ROUTE-10] is all of a page that only tells something, with its ways on, whether or not a script runs', () => {
    const html = drawn({
      _tag: 'Information',
      information: informationPage.encode(sites.main, alaskaHawaiiPage(sites.main)),
    });
    expect(html).toMatch(
      /<h1[^>]*>Shipping to Alaska, Hawaii and U\.S\. Territories<\/h1>.*href="tel:1-800-555-0142"/su,
    );
    expect(html).not.toMatch(/ inert|app-coming/u);
  });

  it('[ROUTE-17] is all of the page that says that there is none, with its ways on', () => {
    const html = drawn({ _tag: 'NotFound' });
    expect(html).toMatch(/<h1[^>]*>We couldn’t find this page<\/h1>.*href="\/".*href="\/gift-registry\/find"/su);
    expect(html).not.toMatch(/ inert|app-coming/u);
  });

  it('[STATE-01] is an error where the page is told what cannot be read', () => {
    expect(() => drawn({ _tag: 'List', state: {}, isComplete: true })).toThrow('is missing');
    expect(() => drawn({ _tag: 'Product', product: null })).toThrow(TypeError);
  });
});
