/**
 * Measures from a press on the first "Add to Cart" until the button reads ADDED, on a phone as slow as Lighthouse's:
 * pressed as soon as it is visible, and three seconds later. One press must add one unit to the cart, not none and not
 * two.
 */
import type { Browser } from 'playwright';
import { type Figure, median } from './figures.ts';
import { LISTS, openPhone } from './phone.ts';
import { isOneInCart, type Press, pressAddToCart } from './press.ts';

const LATER = 3_000;
/** In milliseconds; long enough for a second request to be answered. */
const SETTLE_MS = 3_000;

export const pressToAdded = async (browser: Browser, origin: string, runs: number): Promise<ReadonlyArray<Figure>> => {
  const figures: Figure[] = [];
  for (const [name, path] of LISTS)
    for (const [when, delay] of [
      ['at once', 0],
      ['3 s later', LATER],
    ] as const) {
      const presses: (Press & { readonly isOne: boolean })[] = [];
      for (let run = 0; run < runs; run += 1) {
        const { context, page } = await openPhone(browser, origin, { isLineSlow: true, slowdown: 4 });
        const press = await pressAddToCart(page, path, delay);
        await page.waitForTimeout(SETTLE_MS);
        presses.push({ ...press, isOne: await isOneInCart(context) });
        await context.close();
      }
      const middle = (of: 'seen' | 'pending' | 'added'): number => median(presses.map((press) => press[of])) / 1_000;
      const all = presses.map(({ added }) => (added / 1_000).toFixed(1)).join(', ');
      if (delay === 0) figures.push({ what: `${name}: button seen after`, value: middle('seen'), unit: 's' });
      figures.push(
        { what: `${name}: pressed ${when}, shown as pending after`, value: middle('pending'), unit: 's' },
        { what: `${name}: pressed ${when}, ADDED after`, value: middle('added'), unit: 's', note: `of ${all}` },
        {
          what: `${name}: pressed ${when}, visits with one piece in the cart`,
          value: presses.filter(({ isOne }) => isOne).length,
          goal: { atLeast: runs },
        },
      );
    }
  return figures;
};
