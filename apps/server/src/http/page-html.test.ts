import { pageSite } from '@gift-registry/adapters-http/wire';
import { instantOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';

import { describe, expect, it } from 'vitest';
import { scriptJson } from './markup.ts';
import { fillShell, type Page } from './page-html.ts';

const shell =
  '<head><!--page-head--></head><body><!--page-without-script--><div id="root"></div><!--page-state--></body>';
const hostile = `</title></script><script>window.__x=1</script>"'$&$\`\u2028\u2029`;

const content: Page = {
  site: sites.main,
  theme: ':root{--page:#fff}',
  browser: 'new',
  now: instantOf('2027-06-01T12:00:00.000Z'),
  withoutScript: 'It needs JavaScript.',
  head: {
    title: hostile,
    description: hostile,
    url: O.some(hostile),
    canonical: O.none,
    picture: O.some({ url: hostile, type: 'image/jpeg', width: 1_200, height: 630, alt: hostile }),
  },
  preloads: [
    { path: '/assets/a.woff2', as: 'font' },
    { path: hostile, as: 'image' },
  ],
  state: O.some({ json: { greeting: hostile }, products: 101 }),
  styles: [],
  scripts: [],
  appShell: '',
  startsOnUse: false,
  signInHandoff: O.none,
};
const page = fillShell(shell, content);
const bareContent: Page = {
  ...content,
  head: { title: 'Cart', description: '', url: O.none, canonical: O.none, picture: O.none },
  preloads: [],
  state: O.none,
};

describe('the page that the service fills in', () => {
  it('[AUTH-04] [STATE-01] lets no word of a person become markup', () => {
    expect(page).not.toContain('<script>window');
    expect(page.match(/<\/script>/g)).toHaveLength(2);
    expect(page.match(/<\/title>/g)).toHaveLength(1);
    expect(page).toContain('&lt;/title&gt;&lt;/script&gt;&lt;script&gt;window.__x=1&lt;/script&gt;&quot;&#39;$&amp;$`');
  });

  it('[STATE-01] carries the page state as it was, and the number of products', () => {
    const [, products, json = ''] = /data-products="(\d+)">(.*)<\/script>/su.exec(page) ?? [];
    expect(products).toBe('101');
    expect(JSON.parse(json)).toEqual({ greeting: hostile });
  });

  it('[STATE-01] says in one sentence, to who runs no script, that it needs one', () => {
    expect(page).toContain('<body><noscript><p class="without-script">It needs JavaScript.</p></noscript><p');
  });

  it('[STATE-01] says whose browser it is, and whether its app can wait until the page is used', () => {
    const script = '<html data-browser="__BROWSER__"><script __START__ src="/a.js"></script>';
    expect(fillShell(script, content)).toBe(
      '<html data-browser="new"><script fetchpriority="low" src="/a.js"></script>',
    );
    expect(
      fillShell(script, { ...content, browser: 'signed-in', startsOnUse: true, scripts: ['/b.js', '/c.js'] }),
    ).toBe('<html data-browser="signed-in"><script data-starts-on-use data-page="/b.js /c.js" src="/a.js"></script>');
  });

  it('[STATE-01] keeps ready, hidden, what it says and offers when the app does not come', () => {
    expect(page).toContain(
      '<p class="without-script" id="without-app" role="alert" hidden>This page hasn’t finished loading. <button type="button">Load It Again</button></p><div id="root">',
    );
    expect(fillShell('<!--page-without-script-->', { ...content, startsOnUse: true })).toMatch(
      /<\/button><\/p><p class="app-coming" role="status">One moment… <a class="app-late" href="">Load It Again<\/a><\/p>$/,
    );
  });

  it('[STATE-01] writes line separators so that no reader of scripts stumbles over them', () => {
    expect(scriptJson('<\u2028\u2029')).toBe('"\\u003c\\u2028\\u2029"');
  });

  it('[INT-01] carries the site that it is a page of', () => {
    const [, json = ''] = /id="page-site">(.*?)<\/script>/su.exec(page) ?? [];
    const { giftWrap: _wrap, ...site } = sites.main;
    expect(pageSite.decode(JSON.parse(json))).toEqual(E.right(site));
  });

  it('[STATE-01] carries no state where a page has none', () => {
    const bare = fillShell(shell, bareContent);
    expect(bare).not.toMatch(/page-state|page-handoff/);
    expect(bare).not.toContain('og:url');
    expect(bare).not.toMatch(/og:image|twitter:card|preload/);
  });

  it('[XB-03] carries how one came from the other brand’s site, where one did', () => {
    const come = fillShell(shell, { ...bareContent, signInHandoff: O.some({ signedInAs: hostile }) });
    const [, json = ''] = /id="page-handoff">(.*)<\/script>/su.exec(come) ?? [];
    expect(JSON.parse(json)).toEqual({ signedInAs: hostile });
    expect(come.match(/<\/script>/g)).toHaveLength(2);
  });

  it('[SHARE-03] says of the picture what it is and how large, so that a preview needs not fetch it first', () => {
    for (const tag of [
      'property="og:image:type" content="image/jpeg"',
      'property="og:image:width" content="1200"',
      'property="og:image:height" content="630"',
      'name="twitter:card" content="summary_large_image"',
    ])
      expect(page).toContain(tag);
  });

  it('[STATE-01] names the fonts of the site before the script asks for them', () => {
    expect(page).toContain('<link rel="preload" as="font" type="font/woff2" href="/assets/a.woff2" crossorigin>');
  });
});
