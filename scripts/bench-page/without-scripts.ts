/** Checks what a guest sees without scripts: items with a name, a price and a plain link to the product. */
import type { Browser } from 'playwright';
import type { Figure } from './figures.ts';
import { LISTS, openPhone } from './phone.ts';

export const withoutScripts = async (browser: Browser, origin: string): Promise<ReadonlyArray<Figure>> => {
  const figures: Figure[] = [];
  for (const [name, path] of LISTS) {
    const { context, page } = await openPhone(browser, origin, { hasScripts: false });
    await page.goto(path);
    const gifts = await page.evaluate(() =>
      Array.from(document.querySelectorAll('main article'))
        .filter((card) => card.checkVisibility() && card.closest('[inert]') === null)
        .map((card) => {
          const title = card.querySelector('h2, h3, h4')?.textContent.trim() ?? '';
          const link = Array.from(card.querySelectorAll('a[href]')).find((each) => each.textContent.includes(title));
          return { title, hasPrice: /\d\.\d\d/.test(card.textContent), link: link?.getAttribute('href') ?? '' };
        })
        .filter(({ title, hasPrice, link }) => title !== '' && hasPrice && link !== ''),
    );
    let leading = 0;
    for (const { title, link } of gifts) {
      await page.goto(link);
      if ((await page.locator('h1').first().textContent())?.includes(title) === true) leading += 1;
    }
    figures.push({
      what: `${name}: gifts seen without JavaScript`,
      value: leading,
      before: 0,
      goal: { atLeast: 24 },
      note: leading === gifts.length ? '' : `${gifts.length - leading} more lead to no product`,
    });
    await context.close();
  }
  return figures;
};
