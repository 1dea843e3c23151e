import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What a page's scripts and styles may weigh at most, in thousands of bytes as gzip compresses them. */
interface Budget {
  /** The page, for the report. */
  readonly page: string;
  /** The module of the app that it starts with. */
  readonly app: string;
  /** The module of the page's own chunk, if it has one. */
  readonly part?: string;
  readonly scripts: number;
  readonly styles: number;
}

const APP = '/src/main.tsx';
const GUEST_LIST = '/src/guest-list.tsx';

/**
 * The budget of each kind of page in every language: what is fetched until its app has drawn it. Dialogs come later and
 * are not in it, but for the row that names them.
 */
export const pageBudgets: ReadonlyArray<Budget> = [
  { page: 'guest list, until a gift is added', app: GUEST_LIST, scripts: 170, styles: 13.5 },
  { page: 'guest list, with its dialogs', app: GUEST_LIST, part: '/src/guest-dialogs.tsx', scripts: 430, styles: 36.5 },
  { page: 'registrant list, overview', app: APP, scripts: 355, styles: 28.5 },
  { page: 'product', app: APP, part: '/src/product-page.tsx', scripts: 440, styles: 37 },
  { page: 'start page, search, shop', app: APP, part: '/src/browse-pages.tsx', scripts: 450, styles: 38.5 },
  { page: 'cart and checkout', app: APP, part: '/src/cart-page.tsx', scripts: 450, styles: 38.5 },
  { page: 'order', app: APP, part: '/src/order-page.tsx', scripts: 440, styles: 37.5 },
  { page: 'account, new registry', app: APP, part: '/src/account-pages.tsx', scripts: 437, styles: 36.5 },
  { page: 'finding a registry, stores', app: APP, part: '/src/directory-pages.tsx', scripts: 437, styles: 37 },
  { page: 'checklist, ideas', app: APP, part: '/src/planning-pages.tsx', scripts: 440, styles: 38 },
  { page: 'settings', app: APP, part: '/src/settings-page.tsx', scripts: 438, styles: 36.5 },
  { page: 'thank-you manager', app: APP, part: '/src/thank-you-page.tsx', scripts: 466, styles: 38 },
  { page: 'cards to print', app: APP, part: '/src/cards-page.tsx', scripts: 431, styles: 36 },
];

/** The script that starts each app (deferred-start.ts). */
const START = '/src/browser/deferred-start.ts';

/** Weighs what each kind of page fetches, prints one table, and fails the build where a page weighs more than its budget. */
export const withinBudgets = (language: string): Plugin => ({
  name: 'page-budgets',
  apply: 'build',
  writeBundle(_, bundle) {
    const files = new Map(Object.values(bundle).map((file) => [file.fileName, file] as const));
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
    const weights = new Map<string, number>();
    const weigh = (fileName: string): number => {
      const known = weights.get(fileName);
      if (known !== undefined) return known;
      const file = files.get(fileName);
      if (file === undefined) throw new Error(`the build has no ${fileName}`);
      const weight = gzipSync(file.type === 'chunk' ? file.code : file.source).length;
      weights.set(fileName, weight);
      return weight;
    };
    /** The chunk that has the module, and all that it imports at once. */
    const needed = (module: string): ReadonlyArray<string> => {
      const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
      if (start === undefined) throw new Error(`no chunk has ${module}`);
      const found = new Set<string>();
      const add = (fileName: string): void => {
        if (found.has(fileName)) return;
        found.add(fileName);
        const file = files.get(fileName);
        if (file?.type === 'chunk') file.imports.forEach(add);
      };
      add(start.fileName);
      return [...found];
    };
    const stylesOf = (scripts: ReadonlyArray<string>): ReadonlyArray<string> => [
      ...new Set(
        scripts.flatMap((fileName) => {
          const file = files.get(fileName);
          return file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [];
        }),
      ),
    ];
    const kilobytes = (fileNames: ReadonlyArray<string>): number =>
      fileNames.reduce((sum, fileName) => sum + weigh(fileName), 0) / 1_000;

    const lines = pageBudgets.map(({ page, app, part, scripts, styles }) => {
      const modules = [START, app, ...(part === undefined ? [] : [part])];
      const needs = [...new Set(modules.flatMap(needed))];
      const [measuredScripts, measuredStyles] = [kilobytes(needs), kilobytes(stylesOf(needs))];
      const isOver = measuredScripts > scripts || measuredStyles > styles;
      const cells = [measuredScripts, scripts, measuredStyles, styles].map((each) => each.toFixed(1).padStart(8));
      return { isOver, text: `${page.padEnd(36)}${cells.join('')}${isOver ? '  over its budget' : ''}` };
    });
    const head = `${`KB with gzip (${language})`.padEnd(36)}${['scripts', 'at most', 'styles', 'at most'].map((each) => each.padStart(8)).join('')}`;
    process.stdout.write(`${[head, ...lines.map(({ text }) => text)].join('\n')}\n`);
    if (!lines.some(({ isOver }) => isOver)) return;
    // Not an error, which is printed with where it was thrown: the table and this sentence say all.
    process.stderr.write(
      'A page weighs more than its budget (page-budgets.vite.ts): take something out of it, or say why it needs more.\n',
    );
    process.exitCode = 1;
  },
});
