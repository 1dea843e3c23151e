/**
 * Measures what a first visit to a guest's list loads over a slow connection: until the first paint, until nothing more
 * is loaded without any interaction, and until a press on the first "Add to Cart" reads ADDED. Scripts, including
 * inline ones, are counted with gzip compression; everything else as transferred.
 */
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { type Figure, type PerList, sum } from './figures.ts';
import { LISTS, openPhone, signIn } from './phone.ts';
import { pressAddToCart } from './press.ts';
import { type Fetched, type Kind, watchTraffic } from './traffic.ts';

const SLOW_LINE = { isLineSlow: true };
/** In milliseconds; longer than the page waits for idle time. */
const QUIET = 6_000;

const before: PerList<{ readonly scripts: number; readonly all: number; readonly requests: number }> = {
  '120 gifts': { scripts: 329, all: 537, requests: 28 },
  '1,000 gifts': { scripts: 329, all: 555, requests: 25 },
};
const HTML_BEFORE = 241;

const kilobytes = (fetched: ReadonlyArray<Fetched>): number => sum(fetched.map(({ bytes }) => bytes)) / 1_000;

/** The kilobytes of each kind of file, as text. */
const byKind = (fetched: ReadonlyArray<Fetched>): string =>
  (['HTML', 'scripts', 'styles', 'fonts', 'pictures', 'data'] satisfies ReadonlyArray<Kind>)
    .map((kind) => `${kind} ${kilobytes(fetched.filter((each) => each.kind === kind)).toFixed(0)}`)
    .join(', ');

const gzipped = new Map<string, number>();
const gzippedSize = async (url: string): Promise<number> => {
  const size = gzipped.get(url) ?? gzipSync(await (await fetch(url)).text()).length;
  gzipped.set(url, size);
  return size;
};

/** The inline scripts of the HTML, without data in script elements. */
const inlineScripts = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Array.from(document.scripts)
      .filter(({ src, type }) => src === '' && ['', 'module', 'text/javascript'].includes(type))
      .map(({ text }) => text)
      .join('\n'),
  );

/** The size of all these scripts in kilobytes, gzipped. */
const scriptKilobytes = async (fetched: ReadonlyArray<Fetched>, page: Page): Promise<number> => {
  const urls = new Set(fetched.filter(({ kind }) => kind === 'scripts').map(({ url }) => url));
  const inline = await inlineScripts(page);
  return (sum(await Promise.all([...urls].map(gzippedSize))) + (inline === '' ? 0 : gzipSync(inline).length)) / 1_000;
};

/** A visit without any interaction. */
const untouched = async (
  browser: Browser,
  origin: string,
  [name, path]: (typeof LISTS)[number],
  density: number,
): Promise<ReadonlyArray<Figure>> => {
  const { context, page, session } = await openPhone(browser, origin, { ...SLOW_LINE, density });
  const traffic = await watchTraffic(session);
  const answer = await page.goto(path);
  await traffic.quiet(QUIET);
  const [painted, all] = [traffic.untilFirstPaint(), traffic.fetched];
  const isFirst = density === 1;
  const at = isFirst ? '' : ` at ${density} device pixels`;
  const bytes: ReadonlyArray<Figure> = [
    {
      what: `${name}: all until first paint${at}`,
      value: kilobytes(painted),
      unit: 'KB',
      ...(isFirst ? { goal: { atMost: 160 } } : {}),
      note: byKind(painted),
    },
    {
      what: `${name}: all, untouched${at}`,
      value: kilobytes(all),
      unit: 'KB',
      ...(isFirst ? { before: before[name].all, goal: { atMost: 260 } } : {}),
      note: byKind(all),
    },
  ];
  const more: ReadonlyArray<Figure> = isFirst
    ? [
        {
          what: `${name}: requests, untouched`,
          value: all.length,
          before: before[name].requests,
          goal: { atMost: 15 },
        },
        {
          what: `${name}: HTML, not compressed`,
          value: Buffer.byteLength((await answer?.body()) ?? '') / 1_000,
          unit: 'KB',
          ...(name === '120 gifts' ? { before: HTML_BEFORE } : {}),
        },
        { what: `${name}: scripts until first paint`, value: await scriptKilobytes(painted, page), unit: 'KB' },
        { what: `${name}: scripts, untouched`, value: await scriptKilobytes(all, page), unit: 'KB' },
      ]
    : [];
  await context.close();
  return [...bytes, ...more];
};

/** A visit by somebody who adds the first item as soon as possible. */
const pressed = async (
  browser: Browser,
  origin: string,
  [name, path]: (typeof LISTS)[number],
): Promise<ReadonlyArray<Figure>> => {
  const { context, page, session } = await openPhone(browser, origin, SLOW_LINE);
  const traffic = await watchTraffic(session);
  await pressAddToCart(page, path);
  const fetched = [...traffic.fetched];
  const figures: ReadonlyArray<Figure> = [
    {
      what: `${name}: scripts until ADDED`,
      value: await scriptKilobytes(fetched, page),
      unit: 'KB',
      before: before[name].scripts,
      goal: { atMost: 150 },
    },
    {
      what: `${name}: all until ADDED`,
      value: kilobytes(fetched),
      unit: 'KB',
      note: `${fetched.length} requests; ${byKind(fetched)}`,
    },
  ];
  await context.close();
  return figures;
};

export const firstLoad = async (browser: Browser, origin: string): Promise<ReadonlyArray<Figure>> => {
  const figures: Figure[] = [];
  for (const list of LISTS)
    figures.push(
      ...(await pressed(browser, origin, list)),
      ...(await untouched(browser, origin, list, 1)),
      ...(await untouched(browser, origin, list, 2)),
    );
  return figures;
};

const others: ReadonlyArray<
  readonly [name: string, path: string, isSignedIn: boolean, before: { readonly scripts: number; readonly all: number }]
> = [
  ['registrant, 120 gifts', '/gift-registry/registrant-list/100200300', true, { scripts: 365, all: 576 }],
  ['overview', '/gift-registry/overview/100200300', true, { scripts: 372, all: 727 }],
  ['cart', '/checkout/cart', false, { scripts: 378, all: 438 }],
  ['product', '/product/ember-mug/410107', false, { scripts: 357, all: 441 }],
  ['sign in', '/account/login', false, { scripts: 357, all: 415 }],
];

/** The figures of other pages, without any interaction. */
export const otherPages = async (browser: Browser, origin: string): Promise<ReadonlyArray<Figure>> => {
  const figures: Figure[] = [];
  for (const [name, path, isSignedIn, { scripts, all }] of others) {
    const { context, page, session } = await openPhone(browser, origin, SLOW_LINE);
    if (isSignedIn) await signIn(context, origin);
    const { fetched, quiet } = await watchTraffic(session);
    await page.goto(path);
    await quiet(QUIET);
    figures.push(
      {
        what: `${name}: scripts, untouched`,
        value: await scriptKilobytes(fetched, page),
        unit: 'KB',
        before: scripts,
      },
      {
        what: `${name}: all, untouched`,
        value: kilobytes(fetched),
        unit: 'KB',
        before: all,
        note: `${fetched.length} requests; ${byKind(fetched)}`,
      },
    );
    await context.close();
  }
  return figures;
};
