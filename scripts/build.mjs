// @ts-check
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runIfStale } from './fingerprint.mjs';
import { run } from './run.mjs';
import './setup.mjs';

const sources = ['packages', 'tsconfig.base.json', 'pnpm-lock.yaml', 'scripts/build.mjs', 'scripts/fingerprint.mjs'];

/**
 * Says what is done, does it, and says how long it took.
 * @param {string} what @param {string[]} words
 */
const build = async (what, words) => {
  const began = performance.now();
  console.log(`Building ${what} …`);
  await run('vite', ['build', ...words, '--logLevel', 'warn']);
  console.log(`Built ${what} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
};

// Side by side: none of them reads what another one makes.
await Promise.all([
  runIfStale({
    stamp: '.tsbuild/web.stamp',
    inputs: [...sources, 'apps/web'],
    makes: 'apps/web/dist',
    work: async () => {
      await Promise.all([
        build('the web app', ['apps/web']),
        build('what the service draws pages with', ['apps/web', '--config', 'apps/web/opening.vite.config.ts']),
      ]);
      // The web app's build empties its folder when it is done: what lies there beside it is put there last.
      const [made, place] = ['apps/web/dist-opening', 'apps/web/dist/opening'].map((path) => join(root, path));
      rmSync(place, { recursive: true, force: true });
      renameSync(made, place);
    },
  }),
  runIfStale({
    stamp: '.tsbuild/server.stamp',
    inputs: [...sources, 'apps/server'],
    makes: 'apps/server/dist',
    work: () => build('the service', ['apps/server']),
  }),
]);
