import type { Page } from '@playwright/test';

/**
 * Translates pages as browsers do: takes every text out and puts an element with its translation, here the text in
 * «guillemets», in its place; at once, and again whatever is added later.
 */
const translatePage = (): void => {
  const untranslated = ['SCRIPT', 'STYLE', 'TEXTAREA', 'INPUT', 'NOSCRIPT', 'FONT'];
  const replace = (text: Node): void => {
    const content = text.nodeValue ?? '';
    if (content.trim() === '' || untranslated.includes(text.parentNode?.nodeName ?? 'NOSCRIPT')) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `«${content}»`;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  };
  const replaceAll = (root: Node): void => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  replaceAll(document.body);
  document.documentElement.lang = 'fr';
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (node.nodeType === Node.TEXT_NODE) replace(node);
        else if (node.nodeName !== 'FONT') replaceAll(node);
      }
  }).observe(document.body, { childList: true, subtree: true });
};

/** Translates the open page. */
export const translate = (page: Page): Promise<void> => page.evaluate(translatePage);

/** Translates each page opened from now on as soon as its HTML is there, before its app. */
export const translateEachPage = (page: Page): Promise<unknown> =>
  page.addInitScript(`addEventListener('DOMContentLoaded', ${translatePage})`);

/** Matches the text, translated or not. */
export const translated = (text: string): RegExp =>
  new RegExp(`^«?${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}»?$`);

/** All texts of the page in order, those for screen readers too, without the marks of their translation; order numbers are left out. */
export const textsOf = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (parentElement?.closest('script, style, noscript') === null) texts.push(nodeValue ?? '');
    }
    return texts.map((text) => text.replaceAll(/[«»]|GR-[0-9A-Z-]+/g, '')).filter((text) => text.trim() !== '');
  });
