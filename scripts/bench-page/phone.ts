import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { PerList } from './figures.ts';

type List = readonly [name: keyof PerList<unknown>, path: string];

/** The demo's lists, as guests open them. */
export const LISTS: readonly [short: List, long: List] = [
  ['120 gifts', '/gift-registry/guest-list/100200300'],
  ['1,000 gifts', '/gift-registry/guest-list/100200304'],
];

/** Lighthouse's "slow 4G", in the values of its DevTools throttling. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

export interface PhoneSettings {
  /** Device pixels per CSS pixel; 1 unless given. */
  readonly density?: number;
  readonly isLineSlow?: boolean;
  /** The slowdown compared with this machine; 1 by default. */
  readonly slowdown?: number;
  readonly hasScripts?: boolean;
}

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

/** Opens an empty page of a phone 390 px wide, with an empty cache and no cookies; the caller closes its context. */
export const openPhone = async (
  browser: Browser,
  origin: string,
  { density = 1, isLineSlow = false, slowdown = 1, hasScripts = true }: PhoneSettings,
): Promise<Phone> => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: density,
    isMobile: true,
    hasTouch: true,
    javaScriptEnabled: hasScripts,
  });
  const page = await context.newPage();
  await page.addInitScript('window.__name = (it) => it'); // tsx wraps functions in a helper that the page does not have
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isLineSlow) await session.send('Network.emulateNetworkConditions', SLOW_4G);
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, session };
};

/** Signs in the demo's registrant. */
export const signIn = async (context: BrowserContext, origin: string): Promise<void> => {
  const answer = await context.request.post('/api/account/sign-in', {
    data: { email: 'demo@example.com', password: 'demo-registry' },
    headers: { origin },
  });
  if (!answer.ok()) throw new Error(`signing in answered ${answer.status()}`);
};
