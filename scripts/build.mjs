// @ts-check
import { unlessFresh } from './fingerprint.mjs';
import { run } from './run.mjs';
import './setup.mjs';

const sources = ['packages', 'tsconfig.base.json', 'pnpm-lock.yaml'];

unlessFresh({
  stamp: '.tsbuild/art.stamp',
  inputs: [
    'scripts/art',
    'scripts/build-art.ts',
    'apps/server/src/seed',
    'packages/domain/src/gift-card/gift-card-face.ts',
  ],
  makes: 'apps/web/public/art',
  work: () => {
    console.log('Drawing the pictures …');
    run('tsx', ['scripts/build-art.ts']);
  },
});
unlessFresh({
  stamp: '.tsbuild/web.stamp',
  inputs: [...sources, 'apps/web', '.tsbuild/art.stamp'],
  makes: 'apps/web/dist/index.html',
  work: () => {
    console.log('Building the web app …');
    run('vite', ['build', 'apps/web', '--logLevel', 'warn']);
    run('vite', ['build', 'apps/web', '--config', 'apps/web/opening.vite.config.ts', '--logLevel', 'warn']);
  },
});
unlessFresh({
  stamp: '.tsbuild/server.stamp',
  inputs: [...sources, 'apps/server'],
  makes: 'apps/server/dist/main.js',
  work: () => {
    console.log('Building the service …');
    run('vite', ['build', 'apps/server', '--logLevel', 'warn']);
  },
});
