import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** Has the files of what is fetched later asked for before it is imported: an import that failed is never asked for again (see fetched-files.ts). */
const afterFiles: Plugin = {
  name: 'after-files',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: (code) => {
      const helper = 'export const __vitePreload';
      if (!code.includes(helper)) throw new Error('the helper that fetches files later has another shape');
      return `import { afterFiles } from '/src/browser/fetched-files.ts';
${code.replace(helper, 'const preloaded')}
export const __vitePreload = (run, files, from) =>
  afterFiles((files ?? []).map((file) => '/' + file), () => preloaded(run, files, from));`;
    },
  },
};

const guestListPage = fileURLToPath(new URL('guest-list.html', import.meta.url));
const appPage = fileURLToPath(new URL('index.html', import.meta.url));

const WAITS = 'deferred-start';
/** What runs at once when it is loaded, and so stands in no chunk that others load: the script that waits, which needs nothing of the app, and the two apps. */
const isStart = (id: string): boolean =>
  /browser\/(deferred-start|early-presses|page-opened)|src\/(main|guest-list)\.tsx|\.html/.test(id);
/** An app's script, or one that it needs. */
const APP_SCRIPT = /\s*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)">(?:<\/script>)?/g;

/** What a page opened with stands there before the app is fetched: of all scripts only the one that waits for that is in the page, on a guest's list until somebody uses it (see deferred-start.ts). */
const deferredStart: Plugin = {
  name: WAITS,
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: `/src/browser/${WAITS}.ts`, name: WAITS });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {}, filename }) => {
      const waits = Object.values(bundle).find(({ type, name }) => type === 'chunk' && name === WAITS);
      // The page names the app before what it needs.
      const [itself, ...needed] = [...html.matchAll(APP_SCRIPT)].map(([, script]) => script);
      const app = [...needed, itself];
      if (waits === undefined || itself === undefined) throw new Error('the page has another shape');
      const script = `<script type="module"${filename === guestListPage ? ' data-starts-on-use' : ' fetchpriority="low"'} src="/${waits.fileName}" data-app="${app.join(' ')}"></script>`;
      return html.replaceAll(APP_SCRIPT, '').replace('</body>', `${script}</body>`);
    },
  },
};

const siteSheets = ['main', 'modern', 'kids', 'canada'].map((site) =>
  readFileSync(new URL(`../../packages/ui/src/theme/sites/${site}.css`, import.meta.url), 'utf8'),
);

/** Writes how each site looks into a style sheet of its own, for pages that the service makes without the app (see plain-page.ts). */
const siteLooks: Plugin = {
  name: 'site-looks',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', name: 'site-looks.css', source: siteSheets.join('\n') });
  },
};

/** Beside each file lies what travels: compressed once and as small as can be, where the service would have to hurry. */
const smallestOnTheWire = compression({
  algorithms: ['brotliCompress', 'gzip'],
  include: /^assets\/.*\.(js|css|svg)$/,
  logLevel: 'silent',
});

/** RxJS as modules of today's language, which are smaller. */
const resolve = { conditions: ['es2015', ...defaultClientConditions] };

/** The two functions of RxJS that were written down to an older language, as they are in today's: otherwise a guest's list carries the helpers of `tslib` for them. */
const rxjsOfToday: Plugin = {
  name: 'rxjs-of-today',
  transform(code, id) {
    if (!/\/rxjs\/dist\/esm\/internal\/(observable\/innerFrom|util\/isReadableStreamLike)\.js$/.test(id))
      return undefined;
    const today = code
      .replace(/^import .* from "tslib";$/m, '')
      .replace(
        /^export function readableStreamLikeToAsyncGenerator[\s\S]*?^\}$/m,
        `export async function* readableStreamLikeToAsyncGenerator(readableStream) {
          const reader = readableStream.getReader();
          try {
            for (;;) {
              const { value, done } = await reader.read();
              if (done) return;
              yield value;
            }
          } finally {
            reader.releaseLock();
          }
        }`,
      )
      .replace(
        /^function process\([\s\S]*?^\}$/m,
        `async function process(asyncIterable, subscriber) {
          for await (const value of asyncIterable) {
            subscriber.next(value);
            if (subscriber.closed) return;
          }
          subscriber.complete();
        }`,
      );
    if (/tslib|__await|__async/.test(today)) throw new Error(`RxJS has another shape: ${id}`);
    return { code: today, map: null };
  },
};

/** What a guest's list may only load once it is used (ADR 17). */
const NOT_BEFORE_USE = /node_modules\/.*(@mantine|@floating-ui|inversify|reflect-metadata|@tanstack\/(react-|router-))/;

/** The modules that run when a guest's list is opened, found by building it alone: only that tells what is left of them once what nobody uses is gone. */
const guestListModules = async (): Promise<ReadonlySet<string>> => {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'silent',
    plugins: [react(), rxjsOfToday],
    resolve,
    build: { write: false, minify: false, target: 'es2023', rolldownOptions: { input: guestListPage } },
  });
  const chunks = new Map(
    [built]
      .flat()
      .flatMap((result) =>
        'output' in result
          ? result.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : []))
          : [],
      ),
  );
  const opened = new Set<string>();
  const open = (fileName: string): void => {
    if (opened.has(fileName)) return;
    opened.add(fileName);
    for (const imported of chunks.get(fileName)?.imports ?? []) open(imported);
  };
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) open(fileName);
  const modules = [...opened].flatMap((fileName) => chunks.get(fileName)?.moduleIds ?? []);
  const heavy = modules.filter((id) => NOT_BEFORE_USE.test(id));
  if (heavy.length > 0) throw new Error(`a guest's list would start with ${heavy.join(', ')}`);
  return new Set(modules);
};

export default defineConfig(async (): Promise<UserConfig> => {
  const ofGuestList = await guestListModules();
  const isLibrary = (id: string): boolean => id.includes('node_modules');
  return {
    plugins: [react(), rxjsOfToday, afterFiles, siteLooks, deferredStart, smallestOnTheWire],
    resolve,
    build: {
      target: 'es2023',
      // All browsers that run the app know how to preload a module.
      modulePreload: { polyfill: false },
      sourcemap: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1_200,
      rolldownOptions: {
        input: [appPage, guestListPage],
        // All that every page needs comes in a few files, each run in a task of its own (see deferred-start.ts): first what a guest's list needs, then what the other pages need beside that; what pages
        // and layers share is another. Without them it would come in dozens of small ones.
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'guest-list-vendor',
                tags: ['$initial'],
                test: (id: string) => ofGuestList.has(id) && isLibrary(id),
                priority: 9,
              },
              {
                name: 'guest-list-domain',
                tags: ['$initial'],
                test: (id: string) => ofGuestList.has(id) && /packages\/(domain|adapters-http)/.test(id),
                priority: 8,
              },
              {
                name: 'guest-list-ui',
                tags: ['$initial'],
                test: (id: string) => ofGuestList.has(id) && !isStart(id),
                priority: 7,
              },
              {
                name: 'app-router',
                tags: ['$initial'],
                test: /node_modules\/.*(inversify|reflect-metadata|@tanstack)/,
                priority: 5,
              },
              { name: 'app-vendor', tags: ['$initial'], test: /node_modules/, priority: 4 },
              { name: 'app-domain', tags: ['$initial'], test: /packages\/(domain|adapters-http)/, priority: 3 },
              { name: 'app-ui', tags: ['$initial'], test: (id: string) => !isStart(id), priority: 2 },
              {
                name: 'shared',
                test: /packages\/(domain|ui)\/(?!src\/recommendation-carousel)|@mantine\/(core|hooks)|@tabler/,
                minShareCount: 2,
                priority: 1,
              },
              { name: 'carousel', test: /embla|@mantine\/carousel|recommendation-carousel/ },
            ],
          },
        },
        // Mantine marks each of its modules "use client": one warning per module otherwise.
        onLog: (level, log, next) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
        },
      },
    },
  };
});
