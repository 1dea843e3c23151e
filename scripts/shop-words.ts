/** The words of the demo's shop that only its own files and tests may have: its names, hosts, gift card codes and SKUs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface DemoShop {
  readonly itemBrands: ReadonlyArray<{ readonly name: string }>;
}

interface DemoSite {
  readonly name: string;
  readonly hosts: ReadonlyArray<string>;
  readonly giftCards: Readonly<Record<string, string>>;
}

/** The words in the demo's files, of the project's files with these names. */
export const shopWords = (root: string, files: ReadonlyArray<string>): ReadonlySet<string> => {
  const text = (file: string): string => readFileSync(join(root, file), 'utf8');
  const shop: DemoShop = JSON.parse(text('demo/shop.json'));
  const sites: ReadonlyArray<DemoSite> = files
    .filter((file) => /^demo\/sites\/[^/]+\.json$/.test(file))
    .map((file) => JSON.parse(text(file)));
  const skus = files
    .filter((file) => /^demo\/catalogue\/products\/.*\.csv$/.test(file))
    .flatMap((file) => [...text(file).matchAll(/^(\w+),/gm)].map(([, sku = '']) => sku))
    .filter((sku) => sku !== 'sku');
  return new Set([
    ...shop.itemBrands.map(({ name }) => name),
    ...sites.flatMap(({ name, hosts, giftCards }) => [name, ...hosts, ...Object.values(giftCards)]),
    ...skus,
  ]);
};

/** The address of any service on this machine. */
const ANYWHERE = 'localhost';

/** Those of the words that the text has; numbers count as whole ones. */
export const wordsIn = (words: ReadonlySet<string>, text: string): ReadonlyArray<string> => {
  const tokens = new Set(text.match(/\b[\w.-]+\b/g));
  const plain = text.replaceAll('&amp;', '&').toLowerCase();
  return [...words].filter(
    (word) => word !== ANYWHERE && (/^[\w.-]+$/.test(word) ? tokens.has(word) : plain.includes(word.toLowerCase())),
  );
};
