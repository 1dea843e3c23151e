import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { LANGUAGE, languageConditions, reactIn } from './language.vite.ts';
import { withinBudgets } from './page-budgets.vite.ts';

/** Fetches the files of a lazy chunk before importing it: the browser does not repeat an import that has failed (see fetched-files.ts). */
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
const MEASURES = 'measure-page';
/**
 * Modules that run as soon as they are loaded, and therefore must not be in a shared chunk: the deferred start, which
 * needs nothing of the app, what measures the page, and the two apps.
 */
const isStart = (id: string): boolean =>
  /browser\/(deferred-start|early-presses|page-opened|measure-page|web-vitals)|page\/web-vitals|node_modules\/web-vitals|src\/(main|guest-list)\.tsx|\.html/.test(
    id,
  );
/** An app's script tag, or the preload tag of one of its dependencies. */
const APP_SCRIPT = /\s*<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)">(?:<\/script>)?/g;

/**
 * Replaces the app's scripts in the page with the one that starts the app later, so that the app shell is painted
 * before the app is loaded; of a page that is rendered whole, the app waits until somebody uses it (see
 * deferred-start.ts). The service writes which it is in place of `__START__` (page-html.ts).
 */
const deferredStart: Plugin = {
  name: WAITS,
  apply: 'build',
  buildStart() {
    for (const name of [WAITS, MEASURES]) this.emitFile({ type: 'chunk', id: `/src/browser/${name}.ts`, name });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const [waits, measures] = [WAITS, MEASURES].map((script) =>
        Object.values(bundle).find(({ type, name }) => type === 'chunk' && name === script),
      );
      // The page lists the app before its dependencies.
      const [itself, ...needed] = [...html.matchAll(APP_SCRIPT)].map(([, script]) => script);
      const app = [...needed, itself];
      if (waits === undefined || measures === undefined || itself === undefined)
        throw new Error('the page has another shape');
      const script = `<script type="module" __START__ src="/${waits.fileName}" data-app="${app.join(' ')}" data-measure="/${measures.fileName}"></script>`;
      return html.replaceAll(APP_SCRIPT, '').replace('</body>', `${script}</body>`);
    },
  },
};

/** Writes compressed variants beside each file: compressed once and as small as possible, which would take the service too long. */
const smallestOnTheWire = compression({
  algorithms: ['brotliCompress', 'gzip'],
  include: /^assets\/.*\.(js|css|svg)$/,
  logLevel: 'silent',
});

/** The texts of the language, and RxJS as modern ES modules, which are smaller. */
const resolve = { conditions: [...languageConditions, 'es2015', ...defaultClientConditions] };

/** Modules that a guest's list must not load before it is used (ADR 17). */
const NOT_BEFORE_USE = /node_modules\/.*(@mantine|@floating-ui|inversify|reflect-metadata|@tanstack\/(react-|router-))/;

/**
 * The modules that run when a guest's list is opened, determined by building it separately: only a build shows which
 * ones remain after tree shaking.
 */
const guestListModules = async (): Promise<ReadonlySet<string>> => {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'silent',
    plugins: [reactIn()],
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
    plugins: [reactIn(), afterFiles, deferredStart, smallestOnTheWire, withinBudgets(LANGUAGE)],
    resolve,
    build: {
      outDir: `dist-${LANGUAGE}`,
      assetsDir: LANGUAGE === 'en' ? 'assets' : `assets/${LANGUAGE}`,
      target: 'es2023',
      // All browsers that can run the app support preloading of modules.
      modulePreload: { polyfill: false },
      sourcemap: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1_200,
      rolldownOptions: {
        input: [appPage, guestListPage],
        // Groups the modules of every page into a few chunks, each run in a separate task (see
        // deferred-start.ts): first those of a guest's list, then those that other pages need in addition;
        // one more for modules shared by pages and dialogs. Without groups there would be dozens of small
        // chunks.
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
              {
                name: 'app-vendor',
                tags: ['$initial'],
                test: (id: string) => isLibrary(id) && !isStart(id),
                priority: 4,
              },
              {
                name: 'app-domain',
                tags: ['$initial'],
                test: (id: string) => /packages\/(domain|adapters-http)/.test(id) && !isStart(id),
                priority: 3,
              },
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
