import { type BrowserContext, errors, type Page } from 'playwright';

/** The times at which the page showed each state, in milliseconds of its clock. */
interface PressMarks {
  pressed?: number;
  pending?: number;
  added?: number;
}

declare global {
  interface Window {
    pressMarks: PressMarks;
  }
}

/** The time in milliseconds after which a press without a visible effect counts as lost. */
const LOST_AFTER_MS = 60_000;

/** Runs in the page before its own scripts: from the first press on, records the text of the cards' buttons in each frame. */
const recordPress = (): void => {
  const marks: PressMarks = {};
  window.pressMarks = marks;
  const look = (): void => {
    const buttons = Array.from(document.querySelectorAll('main article button'));
    const isAdded = buttons.some(({ textContent }) => /^\s*added\s*$/i.test(textContent));
    const isPending = isAdded || buttons.some((button) => button.getAttribute('aria-busy') === 'true');
    setTimeout(() => {
      if (isPending) marks.pending ??= performance.now();
      if (isAdded) marks.added ??= performance.now();
    });
    if (!isAdded) requestAnimationFrame(look);
  };
  addEventListener(
    'pointerdown',
    ({ timeStamp, target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button?.getAttribute('aria-label')?.startsWith('Add to Cart') !== true) return;
      marks.pressed = timeStamp;
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
};

/** The times of a press on the first "Add to Cart", in milliseconds; `Infinity` for a state that was never reached. */
export interface Press {
  /** From navigation until there is a button to press. */
  readonly seen: number;
  /** From the press until the button shows that it is busy. */
  readonly pending: number;
  /** From the press until the button reads ADDED. */
  readonly added: number;
}

/** Opens the list and taps its first "Add to Cart", as soon as it is visible or that many milliseconds later. */
export const pressAddToCart = async (page: Page, path: string, delay = 0): Promise<Press> => {
  await page.addInitScript(recordPress);
  await page.goto(path, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: /^Add to Cart/ }).first();
  await button.waitFor({ timeout: LOST_AFTER_MS });
  const seen = await page.evaluate(() => performance.now());
  await page.waitForTimeout(delay);
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('the button went away before it was pressed');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  try {
    await page.waitForFunction(() => window.pressMarks.added !== undefined, undefined, { timeout: LOST_AFTER_MS });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
  const { pressed, pending = Infinity, added = Infinity } = await page.evaluate(() => window.pressMarks);
  if (pressed === undefined) throw new Error('the finger did not touch the button');
  return { seen, pending: pending - pressed, added: added - pressed };
};

/** Whether the visitor's cart has one line of one unit, and nothing else. */
export const isOneInCart = async (context: BrowserContext): Promise<boolean> => {
  const { lines }: { readonly lines: ReadonlyArray<{ readonly quantity: number }> } = await (
    await context.request.get('/api/cart')
  ).json();
  return lines.length === 1 && lines[0]?.quantity === 1;
};
