// @ts-check
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runIfStale } from './fingerprint.mjs';
import { run } from './run.mjs';
import './setup.mjs';

const sources = ['packages', 'tsconfig.base.json', 'pnpm-lock.yaml', 'scripts/build.mjs', 'scripts/fingerprint.mjs'];

/**
 * Runs a build and prints how long it took.
 * @param {string} what @param {string[]} args
 */
const build = async (what, args) => {
  const began = performance.now();
  console.log(`Building ${what} …`);
  await run('vite', ['build', ...args, '--logLevel', 'warn']);
  console.log(`Built ${what} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
};

// In parallel: none reads the output of another.
await Promise.all([
  runIfStale({
    stamp: '.tsbuild/web.stamp',
    inputs: [...sources, 'apps/web'],
    makes: 'apps/web/dist',
    work: async () => {
      await Promise.all([
        build('the web app', ['apps/web']),
        build('the app shell', ['apps/web', '--config', 'apps/web/app-shell.vite.config.ts']),
      ]);
      // The web app's build empties its folder when it ends, so the app shell is moved there last.
      const [built, target] = ['apps/web/dist-app-shell', 'apps/web/dist/app-shell'].map((path) => join(root, path));
      rmSync(target, { recursive: true, force: true });
      renameSync(built, target);
    },
  }),
  runIfStale({
    stamp: '.tsbuild/server.stamp',
    inputs: [...sources, 'apps/server'],
    makes: 'apps/server/dist',
    work: () => build('the service', ['apps/server']),
  }),
]);
