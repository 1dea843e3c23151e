// @ts-check
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runIfStale } from './fingerprint.mjs';
import { run } from './run.mjs';
import './setup.mjs';

const sources = ['packages', 'tsconfig.base.json', 'pnpm-lock.yaml', 'scripts/build.mjs', 'scripts/fingerprint.mjs'];

/** The languages in which pages are built beside English. */
const OTHERS = ['fr-CA'];
const LANGUAGES = ['en', ...OTHERS];

/**
 * Moves a folder of the web app.
 * @param {string} from @param {string} to
 */
const move = (from, to) => {
  const [source, target] = [from, to].map((path) => join(root, 'apps/web', path));
  rmSync(target, { recursive: true, force: true });
  renameSync(source, target);
};

/**
 * Runs a build and prints how long it took.
 * @param {string} what @param {string[]} args @param {string} [language]
 */
const build = async (what, args, language = 'en') => {
  const began = performance.now();
  console.log(`Building ${what} …`);
  await run('vite', ['build', ...args, '--logLevel', 'warn'], { BUILD_LANGUAGE: language });
  console.log(`Built ${what} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
};

// In parallel: none reads the output of another.
await Promise.all([
  runIfStale({
    stamp: '.tsbuild/web.stamp',
    inputs: [...sources, 'apps/web'],
    makes: 'apps/web/dist',
    work: async () => {
      await Promise.all(
        LANGUAGES.flatMap((language) => [
          build(`the web app (${language})`, ['apps/web'], language),
          build(`the app shell (${language})`, ['apps/web', '--config', 'apps/web/app-shell.vite.config.ts'], language),
        ]),
      );
      // Until all is built, the app that was there before stays as it is.
      move('dist-app-shell-en', 'dist-en/app-shell');
      for (const language of OTHERS) {
        move(`dist-${language}/assets/${language}`, `dist-en/assets/${language}`);
        move(`dist-${language}`, `dist-en/${language}`);
        move(`dist-app-shell-${language}`, `dist-en/${language}/app-shell`);
      }
      move('dist-en', 'dist');
    },
  }),
  runIfStale({
    stamp: '.tsbuild/server.stamp',
    inputs: [...sources, 'apps/server'],
    makes: 'apps/server/dist',
    work: () => build('the service', ['apps/server']),
  }),
]);
