import type { Page } from '@playwright/test';

/** What lies over the upper or lower edge, or the middle, of what has the focus; empty where all of it is in sight, and where nothing of the page has the focus. */
export const overFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const its = document.activeElement;
    if (its === null || its === document.body) return '';
    const place = its.closest('label') ?? its;
    const { left, top, bottom, width } = its.getBoundingClientRect();
    const covers = [top + 4, (top + bottom) / 2, bottom - 4].flatMap((y) => {
      const above = document.elementFromPoint(left + width / 2, y);
      return above !== null && (place.contains(above) || above.contains(its)) ? [] : [above?.outerHTML ?? 'the edge'];
    });
    return covers.length === 0 ? '' : `${place.outerHTML.slice(0, 120)} under ${covers.join('').slice(0, 120)}`;
  });

/** The page is scrolled, and what gives way has done so, by the time it is drawn anew. */
export const drawnAnew = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** Presses a key so many times; answers what has covered the focus on the way. */
export const coveredWhile = async (page: Page, key: string, presses: number): Promise<ReadonlyArray<string>> => {
  const covered: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    await drawnAnew(page);
    covered.push(await overFocus(page));
  }
  return covered.filter((what) => what !== '');
};
