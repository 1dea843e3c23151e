/**
 * Measures what a first visit fetches with an empty cache, page by page: requests, bytes over the wire, and scripts also as gzip would compress them.
 * Runs against the built service on a temporary database, or an address given as the first argument.
 */
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { benchService } from './bench-service.ts';
import { launchOptions } from './browser.ts';

const PORT = 3992;
const PHONE = { width: 390, height: 844 };
const [, , address] = process.argv;
const origin = address ?? `http://localhost:${PORT}`;
const stop = address === undefined ? await benchService(PORT) : async () => undefined;

const pages: ReadonlyArray<readonly [name: string, path: string, isSignedIn: boolean]> = [
  ['guest, 120 gifts', '/gift-registry/guest-list/100200300', false],
  ['guest, 1,000 gifts', '/gift-registry/guest-list/100200304', false],
  ['registrant, 120 gifts', '/gift-registry/registrant-list/100200300', true],
  ['overview', '/gift-registry/overview/100200300', true],
  ['cart', '/checkout/cart', false],
  ['product', '/product/ember-mug/410107', false],
  ['sign in', '/account/login', false],
];

interface Fetched {
  readonly requests: number;
  readonly bytes: number;
  readonly byKind: ReadonlyMap<string, number>;
  readonly scriptsGzipped: number;
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(0)} KB`.padStart(8);

/** Loads the page and counts what it fetches until 1.5 seconds after its heading is there. */
const fetchedBy = async (page: Page, path: string): Promise<Fetched> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const byKind = new Map<string, number>();
  const scripts: string[] = [];
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    byKind.set(kind, (byKind.get(kind) ?? 0) + encodedDataLength);
    if (kind === 'Script') scripts.push(requestId);
  });
  await page.goto(`${origin}${path}`, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(1_500);
  const bodies = await Promise.all(scripts.map((requestId) => session.send('Network.getResponseBody', { requestId })));
  return {
    requests: kinds.size,
    bytes: [...byKind.values()].reduce((sum, bytes) => sum + bytes, 0),
    byKind,
    scriptsGzipped: bodies.reduce((sum, { body }) => sum + gzipSync(body).length, 0),
  };
};

const measure = async (browser: Browser, name: string, path: string, isSignedIn: boolean): Promise<void> => {
  const context = await browser.newContext({ viewport: PHONE, baseURL: origin });
  if (isSignedIn)
    await context.request.post('/api/account/sign-in', {
      data: { email: 'demo@example.com', password: 'demo-registry' },
      headers: { origin },
    });
  const { requests, bytes, byKind, scriptsGzipped } = await fetchedBy(await context.newPage(), path);
  const of = (kind: string): string => kb(byKind.get(kind) ?? 0);
  console.log(
    `${name.padEnd(22)} ${String(requests).padStart(3)} requests ${kb(bytes)}   scripts ${of('Script')} (gzip ${kb(scriptsGzipped)})   styles ${of('Stylesheet')}   faces ${of('Font')}   pictures ${of('Image')}   page ${of('Document')}`,
  );
  await context.close();
};

const browser = await chromium.launch(launchOptions());
try {
  for (const [name, path, isSignedIn] of pages) await measure(browser, name, path, isSignedIn);
} finally {
  await browser.close();
  await stop();
}
