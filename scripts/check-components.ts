/**
 * Uses the packed components like another shop would: compiles docs/examples/components, builds it with Vite, renders
 * it to a string, and shows it in a browser with its own look and texts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from './browser.ts';
import { componentsPackage } from './packages.ts';
import type { TemporaryConsumer } from './temporary-consumer.ts';

/** Shows the example's items with an example registry instead of a service. */
const exampleWithoutService = `
import { exampleView } from '@gift-registry/domain/testing/arbitrary';
import { GiftList } from './gift-list.tsx';

export const example = <GiftList registry={exampleView()} addToCart={() => () => new Promise(() => undefined)} openItem={() => undefined} />;
`;
const onPage = `
import '@gift-registry/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { example } from './example.tsx';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(example);
`;
const asString = `
import { renderToString } from 'react-dom/server';
import { example } from './example.tsx';

console.log(renderToString(example));
`;

const ORIGIN = 'http://shop.example';
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The text of the first card's button in a browser, and its color. */
const shownInBrowser = async (dist: string): Promise<string> => {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      const contentType = types[extname(pathname)];
      return contentType === undefined
        ? route.fulfill({ status: 404 })
        : route.fulfill({ contentType, body: readFileSync(join(dist, pathname)) });
    });
    await page.goto(`${ORIGIN}/example.html`);
    const button = page.getByRole('button', { name: 'Offrir : Linden Dinner Plate' });
    await button.waitFor({ timeout: 10_000 });
    const { backgroundColor, height } = await button.evaluate((element) => {
      const style = getComputedStyle(element);
      return { backgroundColor: style.backgroundColor, height: style.height };
    });
    return `${await button.textContent()}, ${backgroundColor}, ${height}`;
  } finally {
    await browser.close();
  }
};

/** Reports failures, and the size of the example. */
export const checkComponents = async (
  channel: TemporaryConsumer,
  reportIf: (isWrong: boolean, problem: string) => void,
): Promise<void> => {
  const began = performance.now();
  const folder = join(channel.folder, 'components');
  channel.link(componentsPackage, [
    ...['@mantine/core', '@mantine/hooks', '@tabler/icons-react', 'react', 'react-dom'],
    ...['@types/react', '@types/react-dom', 'vite'],
  ]);
  writeFileSync(join(folder, 'example.tsx'), exampleWithoutService);
  writeFileSync(join(folder, 'on-page.tsx'), onPage);
  writeFileSync(join(folder, 'as-string.tsx'), asString);
  writeFileSync(
    join(folder, 'example.html'),
    readFileSync(join(folder, 'index.html'), 'utf8').replace('./main.tsx', './on-page.tsx'),
  );

  const errors = channel.compile(
    ['main.tsx', 'on-page.tsx', 'as-string.tsx', 'vite.config.ts'].map((file) => `components/${file}`),
    { module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx', types: ['vite/client'] },
  );
  reportIf(errors !== '', `installed elsewhere, docs/examples/components does not compile:\n${errors}`);
  if (errors !== '') return;

  const { printed, error } = channel.run(['out/components/as-string.js']);
  reportIf(error !== '', `installed elsewhere, the components do not render to a string:\n${error}`);
  for (const text of [
    'Offrir',
    '3 sur 8 offerts',
    'encore 5 souhaités',
    'Encore souhaités',
    '1 cadeau, 3 sur 8 offerts',
  ])
    reportIf(!printed.includes(text), `docs/examples/components does not show “${text}”:\n${printed.slice(0, 2_000)}`);

  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { rolldownOptions: { input: [join(folder, 'index.html'), join(folder, 'example.html')] } },
  });
  if (!('output' in built)) throw new Error('nothing was built');
  const shown = await shownInBrowser(join(folder, 'dist'));
  reportIf(shown !== 'Offrir, rgb(122, 46, 91), 44px', `in a browser the button of the example is: ${shown}`);

  const chunks = new Map(built.output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
  const entry = [...chunks.values()].find(({ isEntry, name }) => isEntry && name === 'index');
  // Iterating over a set includes the entries added meanwhile.
  const needed = new Set(entry === undefined ? [] : [entry.fileName]);
  for (const fileName of needed) for (const imported of chunks.get(fileName)?.imports ?? []) needed.add(imported);
  const gzipped = (isCounted: (fileName: string) => boolean): number =>
    built.output
      .filter(({ fileName }) => isCounted(fileName))
      .reduce((sum, one) => sum + gzipSync(one.type === 'chunk' ? one.code : one.source, { level: 9 }).length, 0);
  console.log(
    `The example page of the components, gzipped: ${gzipped((name) => needed.has(name))} bytes of scripts with React and the client, ${gzipped((name) => name.endsWith('.css'))} of styles; checked in ${((performance.now() - began) / 1_000).toFixed(0)} s`,
  );
};
